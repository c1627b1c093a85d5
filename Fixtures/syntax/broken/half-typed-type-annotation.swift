struct Form {
  // broken
  var field:
  // end
  var other: String = ""
  func submit() {}
}
enum State { case idle, busy(Int) }
