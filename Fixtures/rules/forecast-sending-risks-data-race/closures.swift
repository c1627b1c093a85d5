import Dispatch

final class Log {
  var lines: [String] = []
  func append(_ line: String) { lines.append(line) }
  func upload() async {}
}
struct Page {
  var log = Log()
  var number = 1
  func show() { DispatchQueue.main.async { print(number) } } // expect: forecast-sending-risks-data-race
}
class Recorder {
  var count = 0
  func record() async { await MainActor.run { count = 1 } } // expect: forecast-sending-risks-data-race
  func recordLater() { DispatchQueue.main.async { self.count = 1 } } // expect: forecast-sending-risks-data-race
  func recordWeakly() {
    DispatchQueue.main.async { [weak self] in
      self? // expect: forecast-sending-risks-data-race
        .count = 1
    }
  }
  func recordInTask() { Task { @MainActor in self.show() } } // expect: forecast-sending-risks-data-race
  @MainActor func show() {}
}

func run(_ log: Log) async { await MainActor.run { log.append("a") } } // expect: forecast-sending-risks-data-race
func assume(_ log: Log) { MainActor.assumeIsolated { log.append("a") } } // expect: forecast-sending-risks-data-race
func queue(_ log: Log) { DispatchQueue.main.async { log.append("a") } } // expect: forecast-sending-risks-data-race
func stored(_ log: Log) -> @MainActor () -> Void { let body: @MainActor () -> Void = { log.append("a") }; return body } // expect: forecast-sending-risks-data-race
func nested(_ log: Log) { DispatchQueue.main.async { [1].forEach { _ in log.append("a") } } } // expect: forecast-sending-risks-data-race
func listed(_ log: Log) { DispatchQueue.main.async { [log] in log.append("a") } } // expect: forecast-sending-risks-data-race
func callback(_ done: @escaping () -> Void) { DispatchQueue.main.async { done() } } // expect: forecast-sending-risks-data-race
func parts(_ page: Page) { DispatchQueue.main.async { print(page.number) } } // expect: forecast-sending-risks-data-race
func lines(_ log: Log, _ done: @escaping (Log, Int) -> Void) {
  DispatchQueue.main.async {
    done( // expect: forecast-sending-risks-data-race
      log,
      1
    ) // expect: forecast-sending-risks-data-race
  }
}
func assigned(_ log: Log) {
  DispatchQueue.main.async {
    log.lines
      = [] // expect: forecast-sending-risks-data-race
  }
}
func mapped(_ logs: [Log]) {
  DispatchQueue.main.async {
    logs // expect: forecast-sending-risks-data-race
      .forEach { $0.append("a") }
  }
}
func fresh() { let log = Log(); DispatchQueue.main.async { log.append("a") } }
func usedLater() { let log = Log(); DispatchQueue.main.async { log.append("a") }; log.append("b") } // expect: forecast-sending-risks-data-race
func usedElsewhere(_ isShown: Bool) {
  let log = Log()
  if isShown { DispatchQueue.main.async { log.append("a") } } else { log.append("b") }
}
func capturedTwice() { let log = Log(); [1].forEach { _ in DispatchQueue.main.async { log.append("a") } } } // expect: forecast-sending-risks-data-race
@MainActor func onMain(_ log: Log) { DispatchQueue.main.async { log.append("a") } }
actor Store {
  func show(_ log: Log) { DispatchQueue.main.async { log.append("a") } } // expect: forecast-sending-risks-data-race
}

func together(_ log: Log) async { async let count = log.lines.count; _ = await count } // expect: forecast-sending-risks-data-race
extension Recorder {
  func load() async -> Int { 1 }
  func loadBoth() async { async let first = self.load(); _ = await first } // expect: forecast-sending-risks-data-race
}
func number(_ count: Int) async { async let next = count + 1; _ = await next }
