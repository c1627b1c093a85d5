// Tasks and the code after them.
func load() async -> Int { 1 }

func stored() async {
  var count = 0
  let task = Task { count = await load() } // expect: captured-var-in-concurrent-closure
  await task.value
  print(count)
}

func changedLater() {
  var count = 1
  Task { print(count) } // expect: captured-var-in-concurrent-closure
  count += 1
}

func inLoop() {
  var count = 0
  for _ in 0..<3 {
    Task { count += 1 } // expect: captured-var-in-concurrent-closure
  }
}

func group() async {
  var sum = 0
  await withTaskGroup(of: Void.self) { group in
    group.addTask { sum += 1 } // expect: captured-var-in-concurrent-closure
    group.addTask { sum += 2 }
  }
  print(sum)
}

@MainActor func onMain() {
  var count = 0
  Task { count += 1 }
  Task.detached { count += 1 } // expect: captured-var-in-concurrent-closure
  count += 1
}

// Nothing uses the variable any more but the task; the closure around it may be called again.
func later(_ work: @escaping () -> Void) { work() }
func send(_ rows: [Int]) {
  var codes: [Int] = []
  for row in rows { codes += [row] }
  later {
    Task { print(codes) } // expect: captured-var-in-concurrent-closure
  }
}
func change(_ rows: [Int]) {
  var codes: [Int] = []
  for row in rows { codes += [row] }
  later {
    Task { codes = [] } // expect: captured-var-in-concurrent-closure
  }
}
