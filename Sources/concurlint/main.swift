import LintEngine
import LintRules

Platform.ignoreWriteSignals()
Interruption.tidyUp()
if let reading = ReadingProcess(words: Argument.ofProcess) { Platform.exit(reading.run()) }
if let reading = HeaderProcess(words: Argument.ofProcess) { Platform.exit(reading.run()) }
#if DEBUG
  let rules = Registry.rules + FaultRules.rules
#else
  let rules = Registry.rules
#endif
if let engine = EngineProcess(words: Argument.ofProcess) {
  Recovery.begin()
  Platform.withSignalStack { Platform.exitAtOnce(engine.run(RuleCatalog(rules))) }
}
Platform.keepFreedMemory()
Recovery.begin()
Platform.withSignalStack { Platform.exit(CommandLineTool(rules: RuleCatalog(rules)).run(Argument.ofProcess).rawValue) }
