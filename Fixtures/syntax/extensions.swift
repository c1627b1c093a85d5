// Extensions: of what, with what.
extension Int {}
extension Swift.Int: Marker {}
extension Array where Element == Int { var sum: Int { reduce(0, +) } }
extension Array<String> { func joined() -> String { "" } }
extension Outer<Int>.Inner<String> {}
extension Dictionary where Key == String, Value: Sendable, Value: ~Copyable {}
extension [Int] {}
extension [String: Int] {}
extension Int? {}
extension (any Marker) {}
extension Box: @unchecked Sendable {}
extension Box: @retroactive Equatable, @preconcurrency Delegate {}
extension Box: @MainActor Screen {}
extension Box: nonisolated Equatable {}
extension Box: Equatable where Value: Equatable {}
extension Box: ~Copyable where Value: ~Copyable {}
@available(iOS 17, *) public extension Box { static func make() -> Self { fatalError() } }
private extension Box {
  enum Kind { case one }
  static let table: [Kind] = []
}
@MainActor extension Box { nonisolated func free() {} }
nonisolated extension Box {}
extension Container.Slice {}
extension `class`.Inner {}
extension Vector<3, Int> {}
