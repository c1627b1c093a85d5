func count() async {
  for number in 0..<1_000_000 {
    if number.isMultiple(of: 1000) { await Task.yield() }
  }
}
