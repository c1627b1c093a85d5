// In the branch for a value that is there, `value?.` is no way around the call.
func open(_ pool: Pool, _ id: Int) async -> Int {
  await withCheckedContinuation { continuation in
    pool.open(id, completionHandler: { connection, error in
      if connection != nil {
        connection?.finish(continuation.resume(returning: 1))
      } else {
        continuation.resume(returning: 0)
      }
    })
  }
}

// Another value says nothing of this one.
func openBlindly(_ pool: Pool, _ id: Int) async -> Int {
  await withCheckedContinuation { continuation in // expect: continuation-missing-resume
    pool.open(id, completionHandler: { connection, error in
      if error == nil {
        connection?.finish(continuation.resume(returning: 1))
      } else {
        continuation.resume(returning: 0)
      }
    })
  }
}
