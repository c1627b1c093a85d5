final class Pool {
  var items: [Item] = []
  func reload(_ other: Pool) {
    items = [first()]
    for item in items { show(item) }
    items = []
    items = load()
    for item in items { show(item) }
    other.items = []
    for item in items { show(item) }
    var found: [Item] = []
    for item in all() { found.append(item) }
    let newest = found.last!
    show(newest)
  }
}
