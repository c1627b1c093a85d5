actor Store {
  var rows: [Int] = []
  func close() { rows = [] }
  deinit { close() }  // expect: isolated-state-in-deinit
}
