import UIKit
@MainActor func show() {
  MainActor.assumeIsolated { reload() } // expect-info: main-actor-assume-isolated
}
final class Controller: UIViewController {
  func draw() {
    items.forEach { _ in MainActor.assumeIsolated { reload() } } // expect-info: main-actor-assume-isolated
  }
}
@globalActor actor Database { static let shared = Database() }
@Database func read() {
  Database.shared.assumeIsolated { _ in load() } // expect-info: main-actor-assume-isolated
}
