/// A JSON text as a value; objects keep the order of their members.
public enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case integer(Int)
  /// A number that is no integer, or a larger one.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([Member])

  public struct Member: Sendable, Equatable {
    public var name: String
    public var value: JSONValue

    public init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The member of an object; nil where there is none, and of anything else.
  public subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  public var string: String? { if case .string(let text) = self { text } else { nil } }
  public var integer: Int? { if case .integer(let number) = self { number } else { nil } }
  public var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  public var array: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
}

extension JSONValue {
  /// Writes it: an object without objects or arrays in it on one line, anything else on many.
  public func write(to stream: ByteStream) {
    var json = JSONWriter(to: stream)
    write(to: &json)
  }

  /// An object on one line, whatever is in it.
  public var line: [UInt8] {
    guard case .object(let members) = self else { preconditionFailure("messages are objects") }
    return ByteStream.bytes { stream in
      var json = JSONWriter(to: stream)
      json.line { json in
        for member in members {
          json.key(member.name)
          member.value.write(to: &json)
        }
      }
    }
  }

  private func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.null()
    case .bool(let bool): json.value(bool)
    case .integer(let number): json.value(number)
    case .number(let number): json.value(number)
    case .string(let text): json.value(text)
    case .array(let elements):
      json.array { json in for element in elements { element.write(to: &json) } }
    case .object(let members):
      let isLeaf = members.allSatisfy { $0.value.isScalar }
      func body(_ json: inout JSONWriter) {
        for member in members {
          json.key(member.name)
          member.value.write(to: &json)
        }
      }
      if isLeaf { json.line(body) } else { json.object(body) }
    }
  }

  private var isScalar: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }
}
