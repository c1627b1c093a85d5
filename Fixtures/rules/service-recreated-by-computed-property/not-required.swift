final class Coordinator { func load() {} }
protocol Coordinating { var coordinator: Coordinator { get } }
final class Model: Coordinating {
  var coordinator: Coordinator { Coordinator() }
  nonisolated var other: Coordinator { Coordinator() }
  func load() {
    coordinator.load()
    coordinator.load()
    other.load()
    other.load()
  }
}
