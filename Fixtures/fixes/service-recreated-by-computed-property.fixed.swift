// unsafe, mode 6
final class SyncCoordinator {
  let name: String
  init(name: String) { self.name = name }
  func load() {}
  func save() {}
}
@MainActor final class SyncModel {
  let name = "sync"
  private lazy var coordinator: SyncCoordinator = SyncCoordinator(name: name)
  func load() { coordinator.load() }
  func save() { coordinator.save() }
}
