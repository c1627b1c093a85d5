import UIKit
private let samples = DispatchQueue(label: "samples")
@MainActor final class Ticker {
  private var source: (any DispatchSourceTimer)?
  private let memory = DispatchSource.makeMemoryPressureSource(eventMask: .warning, queue: .global(qos: .utility))
  private var ticks = 0
  private var warnings = 0
  func start() {
    let source = DispatchSource.makeTimerSource(queue: samples)
    source.schedule(deadline: .now(), repeating: 1)
    source.setEventHandler { [weak self] in // expect: main-actor-closure-to-background-callback
      self?.ticks += 1
    }
    source.setCancelHandler { self.ticks = 0 } // expect: main-actor-closure-to-background-callback
    source.resume()
    self.source = source
    memory.setEventHandler { self.warnings += 1 } // expect: main-actor-closure-to-background-callback
  }
}
