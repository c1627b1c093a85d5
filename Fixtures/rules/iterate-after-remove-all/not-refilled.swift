final class Pool {
  var items: [Item] = []
  func reset() async {
    items.removeAll()
    items = await load()
    for item in items { show(item) }
  }
  func local() {
    var all = first()
    all.removeAll()
    fill(&all)
    for item in all { show(item) }
  }
}
