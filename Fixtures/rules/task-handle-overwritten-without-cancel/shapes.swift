import Foundation
@MainActor final class Player {
  static let shared = Player()
  private var chapter: Task<Void, Never>?
  private var volume = 1
  func play(_ number: Int) {
    volume = 2
    self.chapter = Task { [weak self] in await self?.load(number) } // expect: task-handle-overwritten-without-cancel
  }
  func next() { play(2) }
  func stop() { chapter?.cancel() }
  func load(_ number: Int) async {}
}
@MainActor func skip() { Player.shared.next() }
