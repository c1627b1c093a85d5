// A block on the main queue is on the main actor: what its task does synchronously needs no task at all.
import Foundation
func show() {}
func load() async {}
func tap() {
  DispatchQueue.main.async { Task { @MainActor in show() } } // expect: redundant-main-actor-task
  DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
    Task { @MainActor in await load() } // expect: redundant-main-actor-task
  }
}
