import Foundation
final class Asked {
  static let shared = Asked()
  private var waiting: CheckedContinuation<Int, Never>?
  private var isAsking = false
  func refuses() async -> Int {
    if waiting != nil { return 0 }
    return await withCheckedContinuation { waiting = $0 }
  }
  func decides() async -> Int {
    guard !isAsking else { return 0 }
    return await withCheckedContinuation { waiting = $0 }
  }
  // The caller refuses.
  func called() async -> Int {
    await withCheckedContinuation { waiting = $0 }
  }
  func calls() async -> Int {
    guard waiting == nil else { return 0 }
    return await called()
  }
}
final class Many {
  static let shared = Many()
  private var waiting: [CheckedContinuation<Int, Never>] = []
  private var observed: CheckedContinuation<Int, Never>? { didSet { oldValue?.resume(returning: 0) } }
  func all() async -> Int { await withCheckedContinuation { waiting.append($0) } }
  func last() async -> Int { await withCheckedContinuation { observed = $0 } }
}
func ask() async {
  _ = await Asked.shared.refuses()
  _ = await Asked.shared.decides()
  _ = await Asked.shared.calls()
  _ = await Many.shared.all()
  _ = await Many.shared.last()
}
final class Start {
  let many = Many()
  let once = Once()
  init() async { _ = await once.run() }
}
final class Once {
  private var waiting: CheckedContinuation<Int, Never>?
  func run() async -> Int { await withCheckedContinuation { waiting = $0 } }
}
final class Uncalled {
  private var waiting: CheckedContinuation<Int, Never>?
  func run() async -> Int { await withCheckedContinuation { waiting = $0 } }
}
