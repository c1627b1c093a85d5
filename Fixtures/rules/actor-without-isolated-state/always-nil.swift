actor Archive {
  let store: Store? = nil // expect: actor-without-isolated-state
  var reads = 0
  func count() -> Int {
    reads += 1
    return store?.count ?? 0
  }
}
actor Library {
  private let shelf: Store? = nil // expect: actor-without-isolated-state
  private var books = 0
  func add() {
    guard let shelf = self.shelf else { return }
    books += shelf.count
  }
}
final class Store: Sendable { let count = 1 }
