final class Log {
  var lines: [String] = []
  var next: Log?
  func append(_ line: String) { lines.append(line) }
  func upload() async {}
}
class Archive {
  var name = ""
  @MainActor func show() {}
  func upload() async {}
}
func upload(_ log: Log) async {}
func copy(_ first: Log, to second: Log) async {}
func uploadAny(_ value: Any) async {}
func makeLog() -> Log { Log() }
@MainActor func show(_ log: Log) {}
@MainActor func makeShownLog() -> Log { Log() }
@MainActor var shared = Log()

actor Store {
  var log = Log()
  let fixed = Log()
  func take(_ log: Log) {}

  func uploadOwn() async { await upload(log) } // expect: forecast-sending-risks-data-race
  func uploadFixed() async { await upload(fixed) } // expect: forecast-sending-risks-data-race
  func uploadLocal() async { let local = log; await upload(local) } // expect: forecast-sending-risks-data-race
  func uploadItself() async { await self.log.upload() } // expect: forecast-sending-risks-data-race
  func uploadNext() async { if let next = log.next { await next.upload() } } // expect: forecast-sending-risks-data-race
  func uploadEach(_ all: [Log]) async { for each in all { await upload(each) } } // expect: forecast-sending-risks-data-race
  func uploadInTask() async { Task { await upload(log) } } // expect: forecast-sending-risks-data-race
  func copyBoth(_ log: Log) async { await copy(log, to: self.log) } // expect: forecast-sending-risks-data-race // expect: forecast-sending-risks-data-race
  func give(to other: Store) async { await other.take(log) } // expect: forecast-sending-risks-data-race
  func takeOwn() async { self.take(log) }
  func uploadNew() async { let new = Log(); await upload(new) }
  func uploadName() async { await uploadAny(log.lines) }
}

@MainActor final class Screen {
  var log = Log()
  var all: [Log] = []
  var current: Log { all[0] }
  static var shared = Log()

  func uploadOwn() async { await upload(log) } // expect: forecast-sending-risks-data-race
  func uploadComputed() async { await upload(current) } // expect: forecast-sending-risks-data-race
  func uploadElement() async { await upload(all[0]) } // expect: forecast-sending-risks-data-race
  func uploadStatic() async { await upload(Screen.shared) } // expect: forecast-sending-risks-data-race
  func uploadGlobal() async { await upload(LogStore.log) } // expect: forecast-sending-risks-data-race
  func uploadFirst() async { guard let log = all.first else { return }; await log.upload() } // expect: forecast-sending-risks-data-race
  func uploadMade() async { let log = makeShownLog(); await upload(log) } // expect: forecast-sending-risks-data-race
  func uploadNew() async { let log = makeLog(); await upload(log); log.append("a") }
  func uploadOther(_ other: Screen) async { await other.log.upload() } // expect: forecast-sending-risks-data-race
  func uploadSwitched() async { switch all.first { case .some(let log): await log.upload(); default: break } } // expect: forecast-sending-risks-data-race
  func give(to store: Store) async { await store.take(log) } // expect: forecast-sending-risks-data-race
  nonisolated func showOther(_ log: Log) async { await show(log) } // expect: forecast-sending-risks-data-race
}
@MainActor enum LogStore { static var log = Log() }

func showParameter(_ log: Log) async { await show(log) } // expect: forecast-sending-risks-data-race
func showNext(_ log: Log) async { await show(log.next!) } // expect: forecast-sending-risks-data-race
func showElement(_ logs: [Log]) async { let same = [logs[0]]; await show(same[0]) } // expect: forecast-sending-risks-data-race
func showUnwrapped(_ log: Log?) async { guard let log else { return }; await show(log) } // expect: forecast-sending-risks-data-race
func showDefault(_ log: Log?) async { await show(log ?? Log()) } // expect: forecast-sending-risks-data-race
func showCast(_ value: Any) async { await show(value as! Log) } // expect: forecast-sending-risks-data-race
func showResult(_ result: Result<Log, any Error>) async throws { await show(try result.get()) } // expect: forecast-sending-risks-data-race
func showCaptured() { let log = Log(); Task { await show(log) } } // expect: forecast-sending-risks-data-race
func showListed() { let log = Log(); Task { [log] in await show(log) } } // expect: forecast-sending-risks-data-race
func showOnce() async { let log = Log(); await show(log) }
func showTwice() async { let log = Log(); await show(log); await show(log) } // expect: forecast-sending-risks-data-race
func showInLoop() async { for _ in 0..<2 { let log = Log(); await show(log) } }
func showSame() async { let log = Log(); for _ in 0..<2 { await show(log) } } // expect: forecast-sending-risks-data-race
func sent(_ log: sending Log) async { await show(log) }
func uploadPlainly(_ log: Log) async { await upload(log) }

// A method that a subclass may override has no isolation that the compiler sees.
func showArchive(_ archive: Archive) async { await archive.show() }
@MainActor func uploadArchive(_ archive: Archive) async { await archive.upload() } // expect: forecast-sending-risks-data-race

nonisolated(nonsending) func uploadHere(_ log: Log) async {}
@MainActor func staysHere(_ log: Log) async { await uploadHere(log) }
@concurrent func uploadAway(_ log: Log) async {}
nonisolated(nonsending) func goesAway(_ log: Log) async { await uploadAway(log) } // expect: forecast-sending-risks-data-race
