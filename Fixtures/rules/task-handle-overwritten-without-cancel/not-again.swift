import Foundation
@MainActor final class Feed {
  static let shared = Feed()
  private var looked: Task<Void, Never>?
  private var prepared: Task<Void, Never>?
  private var once: Task<Void, Never>?
  private var observed: Task<Void, Never>? { didSet { oldValue?.cancel() } }
  private var isRunning = false
  private var guarded: Task<Void, Never>?
  private var kept: [Int: Task<Void, Never>] = [:]
  init() { begin() }
  func look() {
    if let looked { looked.cancel() }
    looked = Task { await load() }
  }
  func prepare() {
    prepared = Task { await load() }
  }
  func refresh() {
    prepared?.cancel()
    prepare()
  }
  func refreshIfNeeded() {
    if isRunning { prepare() }
  }
  private func begin() { once = Task { await load() } }
  func observe() { observed = Task { await load() } }
  func guardedRun() {
    guard !isRunning else { return }
    guarded = Task { await load() }
  }
  func keep(_ number: Int) { kept[number] = Task { await load() } }
  func stop() {
    looked?.cancel()
    prepared?.cancel()
    once?.cancel()
    observed?.cancel()
    guarded?.cancel()
    for task in kept.values { task.cancel() }
  }
  func load() async {}
}
@MainActor func use(_ feed: Feed) {
  Feed.shared.look()
  Feed.shared.refresh()
  Feed.shared.refreshIfNeeded()
  Feed.shared.observe()
  Feed.shared.guardedRun()
  Feed.shared.keep(1)
}
