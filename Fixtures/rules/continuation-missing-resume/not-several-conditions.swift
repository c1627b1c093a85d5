final class Exit {
  private var status: Int32?
  private var waiting: CheckedContinuation<Int32, Never>?
  // Either the status is there, or the continuation is kept until it is.
  func wait() async -> Int32 {
    await withCheckedContinuation { continuation in
      let status = self.status
      if status == nil { self.waiting = continuation }
      if let status { continuation.resume(returning: status) }
    }
  }
  func later() async -> Int32 {
    await withCheckedContinuation { continuation in
      let found: Int32?
      if let status {
        found = status
      } else {
        self.waiting = continuation
        found = nil
      }
      if let found { continuation.resume(returning: found) }
    }
  }
  func once(_ isOpen: Bool) async -> Int32 {
    await withCheckedContinuation { continuation in // expect: continuation-missing-resume
      if isOpen { continuation.resume(returning: 0) }
    }
  }
}
