// A library in mode 6.
public class NewLog { public var number = 0; public init() {}; public func use() {} }
public struct NewSheet { public var number = 0; public init() {} }
@MainActor public func newShow() {}
@preconcurrency public func newRunLeniently(_ f: @escaping @Sendable () -> Void) {}
@preconcurrency @MainActor public func newShowLeniently() {}
