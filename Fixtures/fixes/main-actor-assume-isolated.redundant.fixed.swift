// unsafe, mode 6
@MainActor final class Blackboard {
  var words = ["a"]

  func write() {
    words.append("b")
    do {
      let last = words.last
      print(last ?? "")
    }
    let count = words.count
    print(count)
  }
}
