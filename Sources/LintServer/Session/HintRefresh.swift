import LintReporting

/// When an editor is told that its inlay hints are old: what changes in one file shows in others.
struct HintRefresh {
  /// At least so long after the last time, in nanoseconds.
  static let interval: ServerSession.Time = 1_000_000_000

  /// Whether the editor has shown any.
  var isUsed = false
  /// Whether something has changed for which an editor does not ask for them again by itself.
  var isDue = false
  /// When it is told; nil for never.
  private(set) var deadline: ServerSession.Time?
  private var last: ServerSession.Time?

  /// What has changed is known now.
  mutating func schedule(at now: ServerSession.Time) {
    defer { isDue = false }
    guard isUsed, isDue else { return }
    deadline = deadline ?? max(now, last.map { $0 + Self.interval } ?? now)
  }

  /// - Returns: whether it is time.
  mutating func take(at now: ServerSession.Time) -> Bool {
    guard let deadline, deadline <= now else { return false }
    self.deadline = nil
    last = now
    return true
  }
}

extension ServerSession {
  /// - Parameter keys: the documents that have changed since the last check.
  func noteChange(of keys: Set<String>) {
    // An editor asks again for the document that it changes.
    if !(keys.count == 1 && Set(names.keys) == keys) { hints.isDue = true }
  }

  func refreshHints(at now: Time) {
    guard capabilities.refreshesHints, hints.take(at: now), phase == .running else { return }
    ask(.hints, "workspace/inlayHint/refresh", .null)
  }
}
