struct View {
  var body: Int {
    // broken
    make(1, with:
    // end
  }
  func make(_ a: Int, with b: Int) -> Int { a + b }
  let size = 3
}
struct Other { init() {} }
