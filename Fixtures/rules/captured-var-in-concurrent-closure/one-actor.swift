func load(_ number: Int) async -> Int { number }
// One actor alone changes it, and the code after the group reads it.
func count(_ numbers: [Int]) async {
  var loaded = 0
  await withTaskGroup(of: Void.self) { group in
    for number in numbers {
      group.addTask {
        _ = await load(number)
        await MainActor.run { loaded += 1 } // expect: captured-var-in-concurrent-closure
      }
    }
  }
  print(loaded)
}
// The code of the group reads it meanwhile.
func show(_ numbers: [Int]) async {
  var loaded = 0
  await withTaskGroup(of: Void.self) { group in
    for number in numbers {
      group.addTask {
        _ = await load(number)
        await MainActor.run { loaded += 1 } // expect: captured-var-in-concurrent-closure
      }
      print(loaded)
    }
  }
}
