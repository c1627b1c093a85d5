// A library in mode 5 that says nothing about concurrency.
open class OldLog { public var number = 0; public init() {}; public func use() {} }
public struct OldSheet { public var number = 0; public init() {} }
public enum OldKind { case store, flag }
public protocol OldShowing { func call() }
public var oldCount = 1
public let oldShared = OldLog()
public struct OldHolder { public static var shared = 1; public static let fixed = OldLog() }
public func oldRun(_ f: @escaping @Sendable () -> Void) {}
@preconcurrency public func oldRunLeniently(_ f: @escaping @Sendable () -> Void) {}
public func oldCall(_ f: @escaping () -> Void) {}
@preconcurrency @MainActor public protocol OldScreenShowing { func show() }
@MainActor public class OldScreen { public init() {}; public func show() {} }
@preconcurrency @MainActor open class OldLenientScreen { public init() {}; open func show() {}; public var title = "" }
@preconcurrency public protocol OldLenientSendable: Sendable {}
public final class OldNever { public init() {} }
@available(*, unavailable) extension OldNever: Sendable {}
