struct Labels {
  let first = "one"
  // broken
  let title = "Welcome, \(user.name
  // end
  let second = "two"
  func show() { print(first) }
}
func other() {}
