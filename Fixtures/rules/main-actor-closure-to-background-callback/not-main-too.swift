import CoreData
import UIKit
// What it has found comes on the main queue; elsewhere comes an error, of which nothing is shown.
enum API {
  static func load(_ completion: @escaping ([Int]?) -> Void) {
    DispatchQueue.global().async {
      guard let found = find() else { return completion(nil) }
      DispatchQueue.main.async { completion(found) }
    }
  }
}
final class Screen: UIViewController {
  var items: [Int] = []
  func reload(_ container: NSPersistentContainer) {
    API.load { [weak self] in if let items = $0 { self?.items = items } }
    container.performBackgroundTask { _ in self.report("done") }
    container.performBackgroundTask { _ in self.show("done") } // expect: main-actor-closure-to-background-callback
  }
  private func report(_ text: String) {
    DispatchQueue.main.async { self.show(text) }
  }
  private func show(_ text: String) { title = text }
}
