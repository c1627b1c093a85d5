/// Whether the callers of a function run where the function runs.
public struct CallerSummary: Sendable {
  /// Calls from another isolation than the function's, at most as many as fit a message.
  public var crossings: [BodyRef] = []
  /// Calls from the function's own isolation.
  public var sharedCount = 0
  /// Calls that may be of another function, or whose isolation is not known; 1 where there are too many to tell.
  public var unknownCount = 0
  /// Calls that the caller of ``ProjectIndex/callers(of:passingOver:)`` does not object to.
  public var passedOverCount = 0

  public var isEmpty: Bool { crossings.isEmpty && sharedCount == 0 && unknownCount == 0 && passedOverCount == 0 }
  /// There are callers, and all share the function's isolation or were excluded.
  public var areAllFine: Bool { crossings.isEmpty && unknownCount == 0 && !isEmpty }
}

/// What ``ProjectIndex/callers(of:passingOver:includingTests:)`` is asked.
struct CallersQuestion: Hashable, Sendable {
  let function: DeclRef
  let flags: CallRecord.Flags
  let includesTests: Bool
}

extension ProjectIndex {
  /// Compares a function's isolation with that of its callers.
  ///
  /// - Parameters:
  ///   - flags: calls that do not count, judged by their flags.
  ///   - includingTests: whether calls in tests count.
  public func callers(of ref: DeclRef, passingOver flags: CallRecord.Flags = [], includingTests: Bool = true)
    -> CallerSummary
  {
    let question = CallersQuestion(function: ref, flags: flags, includesTests: includingTests)
    return callAnswers.callers(question) { callers(question) }
  }

  private func callers(_ question: CallersQuestion) -> CallerSummary {
    let ref = question.function
    let own = isolation(ofFunction: ref).isolation
    var summary = CallerSummary()
    guard let sites = callSites(of: ref) else {
      summary.unknownCount = 1
      return summary
    }
    for site in sites where question.includesTests || !isTest(site.call.file) {
      let call = self.call(site.call)
      if !call.flags.isDisjoint(with: question.flags) {
        summary.passedOverCount += 1
        continue
      }
      let around = isolation(ofContext: BodyRef(file: site.call.file, id: call.context)).isolation
      if !site.isCertain || !around.isKnown {
        summary.unknownCount += 1
      } else if around == own || (around.isNonisolated && own.isNonisolated) {
        summary.sharedCount += 1
      } else {
        summary.crossings.append(site.call)
      }
    }
    return summary
  }
}
