final class Pool {
  var items: [Item] = []
  func reset(_ other: Pool?) {
    self.items.removeAll()
    count = 0
    for item in self.items { item.close() } // expect: iterate-after-remove-all
    other?.items.removeAll()
    for item in other?.items ?? [] { item.close() }
  }
  func names() {
    var names = load()
    names.removeAll()
    log("empty")
    for name in names { show(name) } // expect: iterate-after-remove-all
  }
}
