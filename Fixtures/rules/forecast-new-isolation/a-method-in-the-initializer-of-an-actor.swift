actor Store {
  init() { load() }  // expect: forecast-new-isolation
  func load() {}
}
