enum Text {
  static let a = "a"
  // broken
  static let b = "half
  // end
  static let c = "c"
}
class Page { var text = Text.a }
