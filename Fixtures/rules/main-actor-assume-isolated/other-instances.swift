actor Odometer {
  var metres = 0
}

final class Dashboard: Sendable {
  private let odometer = Odometer()

  func read() async { print(current()) }

  nonisolated func current() -> Int {
    odometer.assumeIsolated { $0.metres } // expect: main-actor-assume-isolated
  }
}

// Called on the main actor.
private func metres(of odometer: Odometer) -> Int {
  odometer.assumeIsolated { $0.metres } // expect: main-actor-assume-isolated
}
@MainActor func show(_ odometer: Odometer) { print(metres(of: odometer)) }

// One of its callers is on the actor, the other is not.
actor Recorder {
  private var records: [Int] = []
  func record(_ tape: Tape) { tape.add(1, to: self) }
  fileprivate func add(_ value: Int) { records.append(value) }
}
struct Tape: Sendable {
  func add(_ value: Int, to recorder: Recorder) {
    recorder.assumeIsolated { $0.add(value) } // expect: main-actor-assume-isolated
  }
  func play(_ recorder: Recorder) async { add(2, to: recorder) }
}
