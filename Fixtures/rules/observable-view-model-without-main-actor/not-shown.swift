import Observation

@Observable final class Store {
  var rows: [String] = []
  func load() async { rows = [] }
}
