import LintEngine
import LintRules

Platform.ignoreWriteSignals()
Platform.exit(CommandLineTool(rules: RuleCatalog(Registry.rules)).run(Argument.ofProcess).rawValue)
