final class Pool {
  var items: [Item] = []
  var byName: [String: Item] = [:]
  func reset() {
    items = []
    for item in items { item.close() } // expect: iterate-after-remove-all
    self.byName = [:]
    self.byName.forEach { $1.close() } // expect: iterate-after-remove-all
  }
  func names() -> [String] {
    var names = load()
    names = []
    let short = names.map { $0.prefix(3) } // expect: iterate-after-remove-all
    return short
  }
  func flush() -> [Int] {
    items.removeAll(keepingCapacity: true)
    return items.map(\.count) // expect: iterate-after-remove-all
  }
  func newest() -> Item {
    var items = load()
    items.removeAll()
    let newest = items.last! // expect: iterate-after-remove-all
    return newest
  }
}
