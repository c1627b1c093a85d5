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
  func other(_ isOpen: Bool, _ isNew: Bool) async -> Int32 {
    await withCheckedContinuation { continuation in // expect: continuation-missing-resume
      if isOpen { self.waiting = continuation }
      if isNew { continuation.resume(returning: 0) }
    }
  }
}
