import CoreData
import UIKit
enum API {
  static func load(_ url: URL, then completion: ((Data?) -> Void)? = nil) {
    URLSession.shared.dataTask(with: url) { data, _, _ in completion?(data) }.resume()
  }
  static func later(_ body: @escaping () -> Void) {
    Task.detached { body() }
  }
  static func soon(_ body: @escaping () -> Void) {
    Task {
      await prepare()
      body()
    }
  }
  static func prepare() async {}
}
final class Screen: UIViewController {
  var text: Data?
  let container = NSPersistentContainer(name: "A")
  private lazy var background = container.newBackgroundContext()
  func appear() {
    API.load(url) { [weak self] data in // expect: main-actor-closure-to-background-callback
      self?.text = data
    }
    API.later { self.update() } // expect: main-actor-closure-to-background-callback
    API.soon { [weak self] in // expect: main-actor-closure-to-background-callback
      guard let self else { return }
      update()
    }
    background.perform { self.update() } // expect: main-actor-closure-to-background-callback
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.perform { self.text = nil } // expect: main-actor-closure-to-background-callback
  }
  func update() {}
}
