// unsafe, mode 6
func exportSteps() -> AsyncStream<Int> {
  AsyncStream { continuation in
    Task {
      for step in 0..<9 { continuation.yield(step) }
      continuation.finish()
    }
  }
}

func importSteps() -> AsyncStream<Int> {
  AsyncStream { continuation in
    let work = Task { // kept already
      for step in 0..<3 { continuation.yield(step) }
      continuation.finish()
    }
    print(work.isCancelled)
  }
}
