import UIKit
final class Screen: UIViewController {
  let notificationCenter = NotificationCenter.default
  func start() {
    notificationCenter.addObserver(self, selector: #selector(a), name: Notification.Name.CNContactStoreDidChange, object: nil) // expect: notification-selector-observer
    notificationCenter.addObserver(self, selector: #selector(a), name: AVAudioSession.routeChangeNotification, object: nil) // expect: notification-selector-observer
    notificationCenter.addObserver(self, selector: #selector(a), name: ModelContext.didSave, object: nil) // expect: notification-selector-observer
  }
  @objc func a() {}
}
@ModelActor actor Importer {}
