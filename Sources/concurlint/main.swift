import LintEngine
import LintRules

Platform.ignoreWriteSignals()
Platform.keepFreedMemory()
Platform.exit(CommandLineTool(rules: RuleCatalog(Registry.rules)).run(Argument.ofProcess).rawValue)
