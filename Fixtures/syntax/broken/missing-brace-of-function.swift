struct Store {
  let name: String
  // broken
  func load() {
    if name.isEmpty {
      return
  // end
  func save() async throws {}
  static let shared = Store(name: "a")
  init(name: String) { self.name = name }
}

enum Kind { case small, large }
extension Store: Sendable {}
