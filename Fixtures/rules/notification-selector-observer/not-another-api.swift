import UIKit
final class Screen: UIViewController {
  func start() {
    player.addObserver(self, forKeyPath: "rate", options: [], context: nil)
    bus.addObserver(self, selector: #selector(a), name: .EKEventStoreChanged, object: nil)
    NotificationCenter.default.addObserver(helper, selector: #selector(Helper.a), name: .EKEventStoreChanged, object: nil)
  }
  @objc func a() {}
}
final class Unknown: Foreign {
  func start() {
    NotificationCenter.default.addObserver(self, selector: #selector(a), name: .EKEventStoreChanged, object: nil)
  }
  @objc func a() {}
}
