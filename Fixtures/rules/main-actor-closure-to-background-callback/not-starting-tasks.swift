import UIKit
enum API {
  static func load(_ url: URL, then completion: @escaping (Data?) -> Void) {
    URLSession.shared.dataTask(with: url) { data, _, _ in completion(data) }.resume()
  }
}
@MainActor final class Screen: UIViewController {
  var count = 0
  func appear() {
    API.load(url) { _ in self.reload() }
    API.load(url) { _ in self.reset() } // expect: main-actor-closure-to-background-callback
  }
  // The task is on the main actor, whoever starts it.
  func reload() {
    Task { count += 1 }
  }
  func reset() {
    count = 0
    Task { count += 1 }
  }
}
