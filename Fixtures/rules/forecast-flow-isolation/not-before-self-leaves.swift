actor Store {
  var count: Int
  init() {
    count = 1
    count += 1
    start()
  }
  nonisolated func start() {}
}
