struct Screen {
  // broken
  @
  // end
  var title = ""
  @State private var isShown = false
  func show() {}
}
@main struct Entry { static func main() {} }
