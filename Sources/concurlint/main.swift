import LintEngine
import LintRules

Platform.ignoreWriteSignals()
Interruption.tidyUp()
Platform.keepFreedMemory()
Platform.exit(CommandLineTool(rules: RuleCatalog(Registry.rules)).run(Argument.ofProcess).rawValue)
