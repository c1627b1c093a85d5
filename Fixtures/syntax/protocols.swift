// Protocols: requirements, associated types, primary associated types, inheritance.
protocol Marker {}
protocol Refined: Marker, AnyObject {}
protocol OldClassBound: class {}

public protocol Container<Element, Index>: Sequence where Element: Hashable {
  associatedtype Element
  associatedtype Index: Comparable = Int
  associatedtype Slice: Container where Slice.Element == Element, Slice: Sendable
  associatedtype Storage: ~Copyable
  typealias Pair = (Element, Element)
  @available(*, deprecated) associatedtype Old

  var count: Int { get }
  var first: Element? { get async throws }
  var items: [Element] { get set }
  var stored: Int { mutating get nonmutating set }
  var failing: Int { get throws(Failure) }
  static var shared: Self { get }
  @MainActor var title: String { get }

  init()
  init?(elements: [Element])
  init!(unsafe: Int) async throws

  func contains(_ element: Element) -> Bool
  func load() async throws(Failure) -> [Element]
  mutating func insert(_ element: __owned Element)
  static func + (left: Self, right: Self) -> Self
  static prefix func - (value: Self) -> Self
  func generic<Other>(_ other: Other) -> some Container where Other: Container

  subscript(index: Index) -> Element { get }
  subscript<Key>(key key: Key) -> Element? { get set }
  static subscript(position: Int) -> Element { get }
}

protocol Suppressed: ~Copyable, ~Escapable {}
@objc protocol Delegate { @objc optional func done(); @objc optional var name: String { get } }
@MainActor protocol Screen: Sendable { func show() }
extension Container { var isEmpty: Bool { count == 0 } }
protocol Composed: Marker & Refined {}
