final class Coordinator { func load() {} }
final class Model {
  private var newCoordinator: Coordinator { Coordinator() }
  func load() {
    newCoordinator.load()
    newCoordinator.load()
  }
}
