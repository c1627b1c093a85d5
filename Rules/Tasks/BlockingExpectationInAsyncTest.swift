import LintKit

/// A test that blocks its thread until an expectation is fulfilled, in asynchronous code.
enum BlockingExpectationInAsyncTest: Rule {
  static let gate = Gate(
    anyOf: [.XCTest, .XCTestCase],
    shape: { tree in tree.contains(FunctionCallExpr.self) { $0.expectationWait != nil } })

  static func check(_ call: FunctionCallExpr, in pass: Pass) {
    guard let wait = call.expectationWait, pass.isAsync(around: call.node).isYes else { return }
    pass.report(
      at: call.calleeRange, .blocks(call.calleeNameToken?.identifierText ?? "", wait),
      fix: wait == .any ? nil : fulfilling(call, in: pass))
  }

  /// The same expectations and timeout, awaited.
  private static func fulfilling(_ call: FunctionCallExpr, in pass: Pass) -> RawDiagnostic.FixIt? {
    guard let name = call.calleeNameToken, let label = call.arguments.first?.label,
      call.node.role == .statement || call.node.role == .initializer
    else { return nil }
    var fix = FixBuilder(in: pass)
    fix.insert("await ", at: call.node.range.lowerBound)
    fix.replace(name.range, with: "fulfillment")
    fix.replace(label.range, with: "of")
    return fix.fix(.fulfill, .safe)
  }
}

private enum ExpectationWait {
  /// `wait(for:timeout:)`
  case some
  /// `waitForExpectations(timeout:)`
  case any
}

extension FunctionCallExpr {
  fileprivate var expectationWait: ExpectationWait? {
    if calleeNameToken?.isSpelled("waitForExpectations") == true {
      return calleeBase.map { $0.node.text == "self" } ?? true ? .any : nil
    }
    guard calleeName == .wait, let first = arguments.first, first.label?.text == "for",
      arguments.contains(where: { $0.label?.text == "timeout" })
    else { return nil }
    switch calleeBase {
    case nil: return .some
    case .declReference(let base)?: return base.isSelf || base.nameToken.isSpelled("XCTWaiter") ? .some : nil
    case .functionCall(let made)?: return made.calleeNameToken?.isSpelled("XCTWaiter") == true ? .some : nil
    default: return nil
    }
  }
}

// MARK: - Messages

extension Message {
  fileprivate static func blocks(_ name: String, _ wait: ExpectationWait) -> Message {
    let advice =
      wait == .any
      ? "Keep the expectations and use 'await fulfillment(of:timeout:)'." : "Use 'await fulfillment(of:timeout:)'."
    return "'\(name)' blocks the thread that the awaited work may need, and the test may hang. \(advice)"
  }

  fileprivate static let fulfill: Message = "Await 'fulfillment'"
}

// MARK: - Info

extension BlockingExpectationInAsyncTest {
  static let info = RuleInfo(
    id: "blocking-expectation-in-async-test",
    family: .tasks,
    severity: .warning,
    priority: .high,
    summary: "Blocking wait for an expectation in an asynchronous test",
    why: """
      The test waits on a thread of the pool, or on the main actor, where the work that fulfills the expectation is to \
      run. The test times out now and then, or always.
      """,
    instead: "'await fulfillment(of: [expectation], timeout: 1)'.",
    limits: "Waits in asynchronous code itself; not those of a synchronous function that it calls.",
    references: [.evolution("0340-swift-noasync")],
    compilerView: [
      CompilerView(when: "'wait(for:)'", swift5: .warning, swift5Complete: .warning, swift6: .error),
      CompilerView(
        when: "'waitForExpectations', with 'await'", swift5: .silent, swift5Complete: .silent, swift6: .silent)
    ],
    fix: .safe,
    noFix: "the wait is in a form that has no asynchronous one of the same meaning",
    examples: [
      .flagged(
        "in an asynchronous test",
        """
        import XCTest
        final class LoadTests: XCTestCase {
          func testLoad() async {
            let done = expectation(description: "done")
            load { done.fulfill() }
            ↓wait(for: [done], timeout: 1)
          }
        }
        """),
      .flagged(
        "all expectations",
        """
        import XCTest
        final class LoadTests: XCTestCase {
          func testLoad() async {
            let done = expectation(description: "done")
            load { done.fulfill() }
            await ↓waitForExpectations(timeout: 1)
          }
        }
        """),
      .notFlagged(
        "in a synchronous test",
        """
        import XCTest
        final class LoadTests: XCTestCase {
          func testLoad() {
            let done = expectation(description: "done")
            load { done.fulfill() }
            wait(for: [done], timeout: 1)
          }
        }
        """),
      .notFlagged(
        "awaited",
        """
        import XCTest
        final class LoadTests: XCTestCase {
          func testLoad() async {
            let done = expectation(description: "done")
            load { done.fulfill() }
            await fulfillment(of: [done], timeout: 1)
          }
        }
        """),
      .fixed(
        "awaited",
        before: """
          import XCTest
          final class LoadTests: XCTestCase {
            func testLoad() async {
              let done = expectation(description: "done")
              done.fulfill()
              wait(for: [done], timeout: 1, enforceOrder: true)
            }
          }
          """,
        after: """
          import XCTest
          final class LoadTests: XCTestCase {
            func testLoad() async {
              let done = expectation(description: "done")
              done.fulfill()
              await fulfillment(of: [done], timeout: 1, enforceOrder: true)
            }
          }
          """)
    ])
}
