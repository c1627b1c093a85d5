final class Pool {
  var items: [Item] = []
  func reset() async {
    items.removeAll()
    items = await load()
    for item in items { show(item) }
  }
  func captured() {
    var queued: [() -> Void] = []
    let executor = Executor { queued.append($0) }
    queued = []
    executor.run()
    queued.forEach { $0() }
    queued.removeAll()
    executor.run()
    for job in queued { job() }
  }
  func local() {
    var all = first()
    all.removeAll()
    fill(&all)
    for item in all { show(item) }
  }
}
