final class Coordinator {
  init(name: String = "") {}
  func load() {}
}
@MainActor final class Model {
  let name = ""
  private var coordinator: Coordinator { Coordinator(name: name) } // expect: service-recreated-by-computed-property
  var other: Coordinator { return Coordinator.init() } // expect: service-recreated-by-computed-property
  static var shared: Coordinator { Coordinator() }
  var once: Coordinator { Coordinator() }
  func load() {
    coordinator.load()
    self.coordinator.load()
    for _ in 0..<3 { other.load() }
    Model.shared.load()
    Model.shared.load()
    once.load()
  }
}
struct Screen {
  var coordinator: Coordinator { Coordinator() }
  func load() {
    coordinator.load()
    coordinator.load()
  }
}
