/// The value of an expression in a manifest. `unknown` is an answer everywhere: what is computed from it is unknown,
/// too.
indirect enum Value: Equatable, Sendable {
  case unknown
  case `nil`
  case bool(Bool)
  case integer(Int)
  case string(String)
  case list(List)
  case dictionary([Entry])
  case tuple([Argument])
  /// `.name` and `.name(arguments)`, also after the name of a type: settings, platforms, cases.
  case member(Member)
  /// A class instance: the package, a target. Its properties are in the ``ManifestState``.
  case object(ObjectID)
  /// A value of a structure that the manifest declares.
  case structure(Structure)
  case closure(Closure)
  case type(String)
  /// `Context.environment`.
  case environment

  typealias ObjectID = Int

  struct Entry: Equatable, Sendable {
    var key: Value
    var value: Value
  }

  struct Argument: Equatable, Sendable {
    var label: String?
    var value: Value
  }

  struct Member: Equatable, Sendable {
    var name: String
    /// Nil without parentheses.
    var arguments: [Argument]?
    /// Where it is written, in bytes from 0; not part of its value.
    var offset: UInt32

    static func == (left: Member, right: Member) -> Bool {
      left.name == right.name && left.arguments == right.arguments
    }

    /// The first argument without a label.
    var firstUnlabeled: Value? { arguments?.first { $0.label == nil }?.value }

    subscript(label: String) -> Value? { arguments?.first { $0.label == label }?.value }
  }

  struct Structure: Equatable, Sendable {
    var typeName: String
    var fields: [String: Value]
  }

  /// A closure, by the number of its node and the scope around it.
  struct Closure: Equatable, Sendable {
    var node: UInt32
    var scope: Int
  }

  /// An array or a set, some of whose elements may be missing.
  struct List: Equatable, Sendable {
    struct Element: Equatable, Sendable {
      var value: Value
      /// False for an element that exists only if something unknown holds.
      var isCertain = true
    }

    var elements: [Element] = []
    /// Whether there may be elements that are not listed.
    var isOpen = false

    init(_ values: [Value] = []) { elements = values.map { Element(value: $0) } }

    init(elements: [Element], isOpen: Bool) {
      self.elements = elements
      self.isOpen = isOpen
    }

    /// Whether the elements are exactly those that are listed.
    var isExact: Bool { !isOpen && elements.allSatisfy(\.isCertain) }

    /// A list of which nothing is known.
    static let anything = List(elements: [], isOpen: true)

    static func + (left: List, right: List) -> List {
      List(elements: left.elements + right.elements, isOpen: left.isOpen || right.isOpen)
    }
  }

  static func list(_ values: [Value]) -> Value { .list(List(values)) }

  var bool: Bool? {
    if case .bool(let value) = self { return value }
    return nil
  }

  var string: String? {
    if case .string(let value) = self { return value }
    return nil
  }

  /// Whether the value contains anything unknown.
  var hasUnknown: Bool {
    switch self {
    case .unknown: true
    case .list(let list): !list.isExact || list.elements.contains { $0.value.hasUnknown }
    case .dictionary(let entries): entries.contains { $0.key.hasUnknown || $0.value.hasUnknown }
    case .tuple(let elements): elements.contains { $0.value.hasUnknown }
    case .member(let member): member.arguments?.contains { $0.value.hasUnknown } ?? false
    case .structure(let structure): structure.fields.contains { $0.value.hasUnknown }
    default: false
    }
  }

  /// Takes the number of values that this one consists of from `left`, and stops below 0.
  func count(_ left: inout Int) {
    left -= 1
    if left < 0 { return }
    switch self {
    case .string(let text): left -= text.utf8.count / 8
    case .list(let list): for element in list.elements where left >= 0 { element.value.count(&left) }
    case .dictionary(let entries):
      for entry in entries where left >= 0 {
        entry.key.count(&left)
        entry.value.count(&left)
      }
    case .tuple(let elements): for element in elements where left >= 0 { element.value.count(&left) }
    case .member(let member): for argument in member.arguments ?? [] where left >= 0 { argument.value.count(&left) }
    case .structure(let structure): for field in structure.fields.values where left >= 0 { field.count(&left) }
    default: break
    }
  }

  /// Whether two values are equal; nil when that depends on something unknown.
  static func areEqual(_ left: Value, _ right: Value) -> Bool? {
    if case .member(let left) = left, case .member(let right) = right, left.name != right.name { return false }
    return left.hasUnknown || right.hasUnknown ? nil : left == right
  }
}

// MARK: - Joining

extension Value {
  /// What is known if the value may be either of two.
  static func join(_ left: Value, _ right: Value) -> Value {
    if left == right { return left }
    switch (left, right) {
    case (.list(let left), .list(let right)):
      return .list(List.join(left, right))
    case (.nil, .list(let list)), (.list(let list), .nil):
      // `?? [...]` may still replace it.
      return .list(List(elements: list.elements.map { List.Element(value: $0.value, isCertain: false) }, isOpen: true))
    case (.structure(var left), .structure(let right)) where left.typeName == right.typeName:
      for (name, value) in right.fields { left.fields[name] = left.fields[name].map { join($0, value) } ?? .unknown }
      for name in left.fields.keys where right.fields[name] == nil { left.fields[name] = .unknown }
      return .structure(left)
    default:
      return .unknown
    }
  }
}

extension Value.List {
  /// Elements that both begin or end with are certain, those between may be there or not.
  fileprivate static func join(_ left: Self, _ right: Self) -> Self {
    let (left, right, isOpen) = (left.elements, right.elements, left.isOpen || right.isOpen)
    let shorter = min(left.count, right.count)
    var start = 0
    while start < shorter, left[start] == right[start] { start += 1 }
    var end = 0
    while end < shorter - start, left[left.count - 1 - end] == right[right.count - 1 - end] { end += 1 }
    let middle = left[start..<(left.count - end)] + right[start..<(right.count - end)]
    return Self(
      elements: left[..<start] + middle.map { Element(value: $0.value, isCertain: false) }
        + left[(left.count - end)...],
      isOpen: isOpen)
  }
}
