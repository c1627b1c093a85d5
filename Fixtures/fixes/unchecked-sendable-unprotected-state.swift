// safe, mode 6
struct Point: @unchecked Sendable {
  var x = 0.0
}

final class Name: @unchecked Sendable {
  let text = ""
}
