struct Parser {
  func parse(_ text: String?) -> Int {
    // broken
    guard let text = text el
    // end
    let length = 4
    return length
  }
  func reset() {}
}
extension Parser { static let empty = Parser() }
