// What the task alone uses any more, and what nothing changes any more.
func write() {
  var count = 1
  count += 1
  Task {
    count += 1
    print(count)
  }
}

func read() {
  var count = 1
  count += 1
  Task { print(count) }
  print(count)
}

func fresh() {
  for size in 0..<3 {
    var count = size
    count += 1
    Task { count += 1 }
  }
}

// Swift 6 compiles both: the code waits until the main actor is done.
func page() async {
  var offset = 0
  while offset < 100 {
    let next = await MainActor.run { offset + 10 }
    offset = next
  }
}
