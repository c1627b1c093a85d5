extension JSONValue {
  /// An encodable value as JSON, its members in the order in which it encodes them.
  ///
  /// Not Foundation's encoder: that orders members by name or not at all, and makes the program a third larger.
  ///
  /// - Throws: what the value throws.
  public init(encoding value: some Encodable) throws {
    let slot = Slot()
    try value.encode(to: SlotEncoder(slot: slot, codingPath: []))
    self = slot.value
  }
}

/// The state of a value while it is being encoded.
private final class Slot {
  private enum Content {
    case value(JSONValue)
    case array([Slot])
    case object([(name: String, slot: Slot)])
  }

  private var content = Content.value(.null)

  var count: Int { if case .array(let slots) = content { slots.count } else { 0 } }

  func set(_ value: JSONValue) { content = .value(value) }

  func beginArray() {
    if case .array = content { return }
    content = .array([])
  }

  func beginObject() {
    if case .object = content { return }
    content = .object([])
  }

  func append() -> Slot {
    let slot = Slot()
    guard case .array(var slots) = content else { preconditionFailure("an array has begun") }
    content = .value(.null)  // So that appending does not copy.
    slots.append(slot)
    content = .array(slots)
    return slot
  }

  func member(_ name: String) -> Slot {
    let slot = Slot()
    guard case .object(var slots) = content else { preconditionFailure("an object has begun") }
    content = .value(.null)
    slots.append((name, slot))
    content = .object(slots)
    return slot
  }

  var value: JSONValue {
    switch content {
    case .value(let value): value
    case .array(let slots): .array(slots.map(\.value))
    case .object(let slots): .object(slots.map { JSONValue.Member(name: $0.name, value: $0.slot.value) })
    }
  }
}

private struct SlotEncoder: Encoder {
  let slot: Slot
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    slot.beginObject()
    return KeyedEncodingContainer(ObjectContainer<Key>(slot: slot, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    slot.beginArray()
    return ArrayContainer(slot: slot, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { ValueContainer(slot: slot, codingPath: codingPath) }

  static func encode(_ value: some Encodable, into slot: Slot, _ codingPath: [any CodingKey]) throws {
    switch value {
    case let text as String: slot.set(.string(text))
    case let number as Int: slot.set(.integer(number))
    case let flag as Bool: slot.set(.bool(flag))
    default: try value.encode(to: SlotEncoder(slot: slot, codingPath: codingPath))
    }
  }

  static func encode(_ number: some BinaryInteger, into slot: Slot) {
    slot.set(Int(exactly: number).map { .integer($0) } ?? .number(Double(number)))
  }
}

private struct ValueContainer: SingleValueEncodingContainer {
  let slot: Slot
  let codingPath: [any CodingKey]

  mutating func encodeNil() { slot.set(.null) }
  mutating func encode(_ value: Bool) { slot.set(.bool(value)) }
  mutating func encode(_ value: String) { slot.set(.string(value)) }
  mutating func encode(_ value: Double) { slot.set(.number(value)) }
  mutating func encode(_ value: Float) { slot.set(.number(Double(value))) }
  /// All integers but `Int` arrive here, too: they encode themselves as single values.
  mutating func encode<Value: Encodable>(_ value: Value) throws {
    if let number = value as? any BinaryInteger {
      SlotEncoder.encode(number, into: slot)
    } else {
      try SlotEncoder.encode(value, into: slot, codingPath)
    }
  }
}

private struct ArrayContainer: UnkeyedEncodingContainer {
  let slot: Slot
  let codingPath: [any CodingKey]
  var count: Int { slot.count }

  mutating func encodeNil() { slot.append().set(.null) }
  mutating func encode(_ value: Bool) { slot.append().set(.bool(value)) }
  mutating func encode(_ value: String) { slot.append().set(.string(value)) }
  mutating func encode(_ value: Double) { slot.append().set(.number(value)) }
  mutating func encode(_ value: Float) { slot.append().set(.number(Double(value))) }
  mutating func encode<Value: Encodable>(_ value: Value) throws {
    try SlotEncoder.encode(value, into: slot.append(), codingPath)
  }

  mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    SlotEncoder(slot: slot.append(), codingPath: codingPath).container(keyedBy: type)
  }
  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    SlotEncoder(slot: slot.append(), codingPath: codingPath).unkeyedContainer()
  }
  mutating func superEncoder() -> any Encoder { SlotEncoder(slot: slot.append(), codingPath: codingPath) }
}

private struct ObjectContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let slot: Slot
  let codingPath: [any CodingKey]

  mutating func encodeNil(forKey key: Key) { slot.member(key.stringValue).set(.null) }
  mutating func encode(_ value: Bool, forKey key: Key) { slot.member(key.stringValue).set(.bool(value)) }
  mutating func encode(_ value: String, forKey key: Key) { slot.member(key.stringValue).set(.string(value)) }
  mutating func encode(_ value: Double, forKey key: Key) { slot.member(key.stringValue).set(.number(value)) }
  mutating func encode(_ value: Float, forKey key: Key) { slot.member(key.stringValue).set(.number(Double(value))) }
  mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try SlotEncoder.encode(value, into: slot.member(key.stringValue), codingPath + [key])
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    SlotEncoder(slot: slot.member(key.stringValue), codingPath: codingPath + [key]).container(keyedBy: type)
  }
  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    SlotEncoder(slot: slot.member(key.stringValue), codingPath: codingPath + [key]).unkeyedContainer()
  }
  mutating func superEncoder() -> any Encoder { SlotEncoder(slot: slot.member("super"), codingPath: codingPath) }
  mutating func superEncoder(forKey key: Key) -> any Encoder {
    SlotEncoder(slot: slot.member(key.stringValue), codingPath: codingPath + [key])
  }
}
