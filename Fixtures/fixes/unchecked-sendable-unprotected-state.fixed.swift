// safe, mode 6
struct Point: Sendable {
  var x = 0.0
}

final class Name: Sendable {
  let text = ""
}
