actor Store {
  func save(_ row: Int) async {
    write(row)
    Task { await announce() }
  }
  func write(_ row: Int) {}
  func announce() async {}
}
