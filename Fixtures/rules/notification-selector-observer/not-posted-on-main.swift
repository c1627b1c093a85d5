@MainActor final class Screen: NSObject {
  func start() {
    NotificationCenter.default.addObserver(self, selector: #selector(a), name: .fromMain, object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(a), name: .fromMainQueue, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(a), name: .NSManagedObjectContextDidSave, object: container.viewContext)
    NotificationCenter.default.addObserver(self, selector: #selector(a), name: AVAudioSession.interruptionNotification, object: nil)
  }
  @objc func a() {}
}
@MainActor func refresh() { NotificationCenter.default.post(name: .fromMain, object: nil) }
func reload() {
  DispatchQueue.main.async { NotificationCenter.default.post(name: .fromMainQueue, object: nil) }
}
