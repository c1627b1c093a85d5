import Foundation

func load() async {
  await withCheckedContinuation { continuation in
    var observer: NSObjectProtocol?
    func cleanUp() {
      if let observer { NotificationCenter.default.removeObserver(observer) }
    }
    observer = NotificationCenter.default.addObserver(forName: .loaded, object: nil, queue: .main) { _ in
      cleanUp()
      continuation.resume()
    }
  }
}
extension Notification.Name { static let loaded = Notification.Name("loaded") }
