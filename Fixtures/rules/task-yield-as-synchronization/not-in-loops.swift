func count() async {
  for number in 0..<1000 {
    await Task.yield()
    print(number)
  }
}
