extension SDKInterface {
  /// Waiting blocks the thread; `fulfillment` suspends.
  static let xcTest = SDKInterface(
    module: "XCTest", exports: ["Foundation"],
    source: #"""
      // source: apple/xctest/xctestcase; since: iOS 8
      open class XCTest {
        open func setUp() async throws
        open func setUpWithError() throws
        open func tearDown() async throws
        open func tearDownWithError() throws
      }
      open class XCTestCase: XCTest {
        public func expectation(description: String, file: StaticString = #file, line: Int = #line) -> XCTestExpectation
        @available(*, noasync) @_semantics("waits") public func wait(for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false, file: StaticString = #file, line: Int = #line)
        @_semantics("waits") @preconcurrency @MainActor public func waitForExpectations(timeout: TimeInterval, file: StaticString = #file, line: Int = #line, handler: XCWaitCompletionHandler? = nil)
        nonisolated(nonsending) public func fulfillment(of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false, file: StaticString = #file, line: Int = #line) async
      }
      // source: apple/xctest/xctunwrap(_:_:file:line:); since: iOS 13
      public func XCTUnwrap<T>(_ expression: @autoclosure () throws -> T?, _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line) throws -> T
      // source: apple/xctest/xctfail(_:file:line:); since: iOS 8
      @_semantics("failsTest") public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line)
      public typealias XCWaitCompletionHandler = ((any Error)?) -> Void
      open class XCTestExpectation: @unchecked Sendable { open func fulfill(_ file: StaticString = #file, line: Int = #line) }
      open class XCTWaiter {
        @available(*, noasync) @_semantics("waits") open func wait(for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false, file: StaticString = #file, line: Int = #line) -> XCTWaiter.Result
        @available(*, noasync) @_semantics("waits") open class func wait(for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false, file: StaticString = #file, line: Int = #line) -> XCTWaiter.Result
        nonisolated(nonsending) open func fulfillment(of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false, file: StaticString = #file, line: Int = #line) async -> XCTWaiter.Result
        nonisolated(nonsending) open class func fulfillment(of expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool = false, file: StaticString = #file, line: Int = #line) async -> XCTWaiter.Result
        public enum Result: Sendable { case completed, timedOut, incorrectOrder, invertedFulfillment, interrupted }
      }
      """#)
}
