import LintEngine
import LintRules

Platform.ignoreWriteSignals()
Interruption.tidyUp()
if let reading = ReadingProcess(words: Argument.ofProcess) { Platform.exit(reading.run()) }
Platform.keepFreedMemory()
Platform.exit(CommandLineTool(rules: RuleCatalog(Registry.rules)).run(Argument.ofProcess).rawValue)
