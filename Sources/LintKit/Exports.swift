// A rule imports LintKit and sees what it needs of the modules below, and nothing else of the house.
@_exported import LintDiagnostics
@_exported import LintFlow
@_exported import LintSemantics
@_exported import LintSyntax
