import Foundation
@MainActor final class Scanner {
  private var waiting: CheckedContinuation<Int?, Never>?
  private var asked: CheckedContinuation<Int?, Never>?
  private var other: CheckedContinuation<Int?, Never>?
  func scan() async -> Int? {
    guard waiting == nil else { return nil }
    return await withCheckedContinuation { waiting = $0 }
  }
  func takes(_ value: Int) {
    let taken = waiting
    waiting = nil
    taken?.resume(returning: value)
  }
  func unwraps() {
    guard let waiting else { return }
    self.waiting = nil
    answer(waiting)
  }
  func afterwards() {
    deliver(nil)
    waiting = nil
  }
  func deferred() {
    defer { waiting = nil }
    deliver(nil)
  }
  private func deliver(_ value: Int?) { waiting?.resume(returning: value) }
  private func answer(_ continuation: CheckedContinuation<Int?, Never>) { continuation.resume(returning: nil) }
  // All that call it have resumed.
  private func forget() { waiting = nil }
  private func clear() { forget() }
  func finish(_ value: Int) {
    deliver(value)
    clear()
  }
  // The callback that the same closure is given to resumes, too.
  func ask(_ api: API) async -> Int? {
    guard asked == nil else { return nil }
    return await withCheckedContinuation { continuation in
      asked = continuation
      api.load { continuation.resume(returning: $0) }
    }
  }
  func stopAsking() { asked = nil }
  // Stored in two places.
  func first() async -> Int? {
    guard other == nil else { return nil }
    return await withCheckedContinuation { other = $0 }
  }
  func second() async -> Int? {
    guard other == nil else { return nil }
    return await withCheckedContinuation { other = $0 }
  }
  func stop() { other = nil }
  deinit { waiting = nil }
}
// The task has its answer when it closes the door.
@MainActor final class Door {
  private var waiting: CheckedContinuation<Void, Never>?
  func knock() async {
    guard waiting == nil else { return }
    await withCheckedContinuation { waiting = $0 }
  }
  func open() { waiting?.resume() }
  func close() { waiting = nil }
}
@MainActor final class Visitor {
  let door = Door()
  func visit() async {
    await door.knock()
    door.close()
  }
}
final class API { func load(_ then: @escaping (Int) -> Void) { then(1) } }
func run(_ scanner: Scanner) async {
  await scanner.afterwards()
  await scanner.deferred()
  await scanner.takes(1)
  await scanner.unwraps()
  await scanner.finish(2)
  await scanner.stopAsking()
  await scanner.stop()
}
