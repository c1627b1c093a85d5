import LintKit

/// Functions that block, called in asynchronous code, where Swift 6 refuses them: `@available(*, noasync)`.
enum ForecastUnavailableFromAsync: Rule {
  static let gate = Gate()

  static func check(_ file: SourceFile, in pass: Pass) {
    for node in file.node.descendants {
      switch node.kind {
      case .functionCallExpr: checkCall(FunctionCallExpr(unchecked: node), in: pass)
      case .memberAccessExpr: checkProperty(MemberAccessExpr(unchecked: node), in: pass)
      default: continue
      }
    }
  }

  private static func checkCall(_ call: FunctionCallExpr, in pass: Pass) {
    guard let name = call.calleeNameToken, let called = call.calleeName,
      pass.index.mayBeNoAsync(calling: called, in: pass.file), pass.isAsync(around: call.node).isYes,
      let member = pass.member(calledBy: call)
    else { return }
    report(member, at: name, call.node, in: pass)
  }

  /// `Thread.current`: a property of a type.
  private static func checkProperty(_ access: MemberAccessExpr, in pass: Pass) {
    guard case .declReference(let type)? = access.base, type.nameToken.beginsUppercase, access.node.role != .callee,
      let name = access.nameToken, pass.isAsync(around: access.node).isYes,
      let member = pass.members(meantBy: .memberAccess(access)).first, member.kind == .property
    else { return }
    report(member, at: name, access.node, in: pass)
  }

  private static func report(_ member: MeantMember, at name: TokenCursor, _ node: Node, in pass: Pass) {
    guard member.isNoAsync, pass.isForecast(node) else { return }
    // On Linux the queues' own locks may be waited for.
    if member.ref.isOfSDK, pass.index.isForLinux(pass.file), pass.index.moduleName(of: member.ref) == "Dispatch" {
      return
    }
    switch pass.isInSynchronousAutoclosure(node) {
    case .yes: return
    case .unknown: return pass.leaveUndecided(missing: "callee: whether its parameter is an '@autoclosure'")
    case .no: pass.report(at: name.range, .unavailable(member))
    }
  }
}

// MARK: - Messages

extension Message {
  /// In the compiler's words.
  fileprivate static func unavailable(_ member: MeantMember) -> Message {
    "\(member.kindWords) '\(member.baseName)' is unavailable from asynchronous contexts."
  }
}

// MARK: - Info

extension ForecastUnavailableFromAsync {
  static let info = RuleInfo(
    id: "forecast-unavailable-from-async",
    family: .forecast,
    severity: .error,
    priority: .high,
    summary: "A function that asynchronous code may not call",
    why: "It blocks the thread, or has to be called on the same thread again, which asynchronous code does not ensure.",
    instead: "Use what waits without blocking ('Task.sleep'), or what locks for one closure ('withLock').",
    limits: "Calls and static properties are looked for whose declaration says 'noasync'; other references are not.",
    references: [.evolution("0340-swift-noasync")],
    compilerView: [CompilerView(swift5: .warning, swift5Complete: .warning, swift6: .error)],
    isOptIn: true,
    examples: [
      .flagged(
        "a lock in an asynchronous function",
        """
        import Foundation
        func save(_ lock: NSLock) async {
          lock.↓lock()
          defer { lock.↓unlock() }
        }
        """),
      .flagged(
        "a function of one's own",
        """
        @available(*, noasync) func wait() {}
        func save() async { ↓wait() }
        """),
      .flagged(
        "the current thread",
        """
        import Foundation
        func save() async { print(Thread.↓current) }
        """),
      .notFlagged(
        "a synchronous function",
        """
        import Foundation
        func save(_ lock: NSLock) { lock.lock(); lock.unlock() }
        """),
      .notFlagged(
        "an autoclosure, which is synchronous",
        """
        @available(*, noasync) func wait() -> Int { 0 }
        func check(_ value: @autoclosure () -> Int) {}
        func save() async { check(wait()) }
        """),
      .notFlagged(
        "a synchronous closure",
        """
        @available(*, noasync) func wait() {}
        func save() async { [1].forEach { _ in wait() } }
        """)
    ])
}
