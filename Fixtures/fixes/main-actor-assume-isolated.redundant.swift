// unsafe, mode 6
@MainActor final class Blackboard {
  var words = ["a"]

  func write() {
    MainActor.assumeIsolated { words.append("b") }
    MainActor.assumeIsolated {
      let last = words.last
      print(last ?? "")
    }
    let count = MainActor.assumeIsolated { words.count }
    print(count)
  }
}
