actor Store {
  private var rows: [Int] = []
  func add(_ row: Int) { rows.append(row) }
}
