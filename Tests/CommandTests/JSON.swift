import Foundation

/// A JSON text, accessed by names and numbers; a missing member is nothing.
struct JSON {
  let value: Any?

  init(_ text: String) throws { value = try JSONSerialization.jsonObject(with: Data(text.utf8)) }
  private init(value: Any?) { self.value = value }
  /// An object that was read before.
  init(of object: [String: Any]) { value = object }

  subscript(_ name: String) -> JSON { JSON(value: (value as? [String: Any])?[name]) }
  subscript(_ number: Int) -> JSON { JSON(value: array.indices.contains(number) ? array[number].value : nil) }
  var array: [JSON] { (value as? [Any])?.map { JSON(value: $0) } ?? [] }
  var string: String? { value as? String }
  var strings: [String] { array.compactMap(\.string) }
  var int: Int? { value as? Int }
  var bool: Bool? { value as? Bool }
}
