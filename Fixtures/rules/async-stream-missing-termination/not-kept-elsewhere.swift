func errors(_ jobs: Jobs, _ running: Running) -> AsyncStream<any Error> {
  AsyncStream { continuation in
    let work = Task {
      for await error in jobs.errors { continuation.yield(error) }
    }
    // Who gets the task cancels it.
    running.add(work)
  }
}
