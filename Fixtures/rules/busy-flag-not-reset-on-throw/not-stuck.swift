import Foundation
@MainActor final class Page {
  var isLoading = false
  var isSaving = false
  var hasMore = false
  var isWaiting = false
  var isClosing = false
  var isOpening = false
  var query = ""
  func caught() async {
    self.isLoading = true
    do {
      show(try await fetch())
    } catch is CancellationError {
      show(0)
    } catch {
      show(1)
    }
    self.isLoading = false
  }
  // The search that comes next shows what it found.
  func search(_ text: String) async {
    hasMore = true
    try? await Task.sleep(for: .milliseconds(250))
    guard !Task.isCancelled else { return }
    do {
      let found = try await fetch()
      guard !Task.isCancelled, text == query else { return }
      show(found)
    } catch {
      guard !Task.isCancelled, text == query else { return }
      show(2)
    }
    hasMore = false
  }
  // Who cancels it loads anew, and the flag is that one's.
  func load() async {
    isOpening = true
    do {
      show(try await fetch())
    } catch is CancellationError {
      return
    } catch {
      show(1)
    }
    isOpening = false
  }
  // The caller's 'catch' resets it.
  func save() async throws {
    isSaving = true
    try await store()
    isSaving = false
  }
  func saveAndShow() async {
    do { try await save() } catch { isSaving = false }
  }
  func synchronous() throws {
    hasMore = true
    try check()
    hasMore = false
  }
  func pause() async throws {
    isWaiting = true
    try await Task.sleep(for: .seconds(1))
    isWaiting = false
  }
  func prepare() async throws {
    isWaiting = true
    show(await next() ?? 0)
    try Task.checkCancellation()
    guard !Task.isCancelled else { return }
    isWaiting = false
  }
  func close() async {
    isClosing = true
    guard let page = await next() else { return end() }
    show(page)
    isClosing = false
  }
  func end() { isClosing = false }
  func onActor() async {
    isLoading = true
    guard let page = await next() else {
      await MainActor.run { isLoading = false }
      return
    }
    show(page)
    isLoading = false
  }
  func show(_ page: Int) {}
  func next() async -> Int? { nil }
  func fetch() async throws -> Int { 0 }
  func store() async throws {}
  func check() throws {}
}
@MainActor final class Search {
  var isSearching = false
  var turn = 0
  // Each way out after the reset has reset it, or leaves it to a newer run.
  func run() async {
    turn += 1
    let mine = turn
    isSearching = true
    do {
      try await find()
      guard mine == turn else { return }
    } catch {
      guard mine == turn else { return }
      isSearching = false
      if error is CancellationError { return }
      return
    }
    isSearching = false
  }
  private func find() async throws {}
}
