import UIKit
private let lookups = DispatchQueue(label: "lookups")
final class Hasher {
  private let queue = DispatchQueue(label: "hash", qos: .utility)
  private static let shared = DispatchQueue.global(qos: .background)
  let settable: DispatchQueue
  private let onMain = DispatchQueue(label: "main", target: .main)
  init(_ queue: DispatchQueue) { settable = queue }
  func hash(_ data: Data, then body: @escaping (Int) -> Void) { queue.async { body(data.hashValue) } }
  func hashLater(_ data: Data, then body: @escaping (Int) -> Void) {
    Hasher.shared.asyncAfter(deadline: .now() + 1) { body(data.hashValue) }
  }
  func look(_ name: String, then body: @escaping (Int) -> Void) { lookups.async { body(name.count) } }
  func given(_ data: Data, then body: @escaping (Int) -> Void) { settable.async { body(data.hashValue) } }
  func targeting(_ data: Data, then body: @escaping (Int) -> Void) { onMain.async { body(data.hashValue) } }
  func returning(_ data: Data, then body: @escaping (Int) -> Void) {
    queue.async {
      let value = data.hashValue
      DispatchQueue.main.async { body(value) }
    }
  }
}
func everySecond(_ tick: @escaping () -> Void) -> DispatchSourceTimer {
  let timer = DispatchSource.makeTimerSource(queue: .global())
  timer.schedule(deadline: .now(), repeating: 1)
  timer.setEventHandler { tick() }
  timer.resume()
  return timer
}
func everyMainSecond(_ tick: @escaping () -> Void) -> DispatchSourceTimer {
  let timer = DispatchSource.makeTimerSource(queue: .main)
  timer.setEventHandler { tick() }
  return timer
}
final class Screen: UIViewController {
  var value = 0
  private var timer: DispatchSourceTimer?
  func show(_ hasher: Hasher, _ data: Data) {
    hasher.hash(data) { self.value = $0 } // expect: main-actor-closure-to-background-callback
    hasher.hashLater(data) { self.value = $0 } // expect: main-actor-closure-to-background-callback
    hasher.look("a") { [weak self] in self?.value = $0 } // expect: main-actor-closure-to-background-callback
    hasher.given(data) { self.value = $0 }
    hasher.targeting(data) { self.value = $0 }
    hasher.returning(data) { self.value = $0 }
    timer = everySecond { [weak self] in self?.title = "tick" } // expect: main-actor-closure-to-background-callback
    timer = everyMainSecond { [weak self] in self?.title = "tick" }
  }
}
