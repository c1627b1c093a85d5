import Foundation
final class Service: NSObject {
  @objc func load() async { Task { await start() } }
  func start() async {}
}
