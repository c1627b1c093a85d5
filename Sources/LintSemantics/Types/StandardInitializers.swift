/// The results of initializers of the standard library that the interface does not list: their labels tell whether they
/// may fail.
enum StandardInitializers {
  /// - Parameter argument: the type of the first argument, asked for only when it matters.
  /// - Returns: `nil` for a call that is not known.
  static func result(of type: SwiftType, _ labels: [String?], argument: () -> SwiftType) -> SwiftType? {
    guard let name = type.standardName else { return nil }
    if type.isStandardInteger || type.isStandardFloat { return number(type, labels, argument) }
    switch name {
    case "String":
      switch labels {
      case [], ["describing"], ["reflecting"], ["repeating", "count"], ["cString"], ["stringLiteral"],
        ["decoding", "as"], ["decodingCString", "as"],
        [nil, "radix"], [nil, "radix", "uppercase"], ["unicodeScalarLiteral"],
        ["unsafeUninitializedCapacity", "initializingUTF8With"], ["format"]:
        return type
      case [nil]:
        let given = argument()
        // A view of a part of a string may not be one itself.
        return given.isStandardInteger || given.isStandardFloat
          || ["String", "Substring", "Character", "Bool", "StaticString"].contains(given.standardName) ? type : nil
      default: return nil
      }
    case "Bool": return labels == [nil] && argument().standardName != "Bool" ? .optional(type) : nil
    case "ObjectIdentifier": return labels == [nil] ? type : nil
    default: return nil
    }
  }

  private static func number(_ type: SwiftType, _ labels: [String?], _ argument: () -> SwiftType) -> SwiftType? {
    switch labels {
    case ["exactly"], [nil, "radix"]: return .optional(type)
    case [], ["truncatingIfNeeded"], ["clamping"], ["bitPattern"], ["bigEndian"], ["littleEndian"], ["integerLiteral"],
      ["_truncatingBits"],
      ["sign", "exponent", "significand"], ["signOf", "magnitudeOf"], ["nan"]:
      return type
    case [nil]:
      let given = argument()
      if given.isStandardInteger || given.isStandardFloat { return type }
      return given.standardName == "String" || given.standardName == "Substring" ? .optional(type) : nil
    default: return nil
    }
  }
}
