actor Store {
  var count: Int
  init() {
    count = 1
    start()
    count = 2  // expect: forecast-flow-isolation
  }
  nonisolated func start() {}
}
