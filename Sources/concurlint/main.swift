import LintEngine

Platform.ignoreWriteSignals()
Platform.exit(CommandLineTool(rules: RuleCatalog(infos: [SyntaxErrorRule.info])).run(Argument.ofProcess).rawValue)
