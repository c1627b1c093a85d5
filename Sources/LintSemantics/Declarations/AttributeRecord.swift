import LintSyntax

/// An attribute that may be a global actor, a property wrapper or a macro: its name and its place.
public struct AttributeRecord: Sendable, Hashable {
  /// The last identifier: `MainActor` of `@Swift.MainActor`.
  public var name: String
  /// The same as an integer.
  var nameID: Name
  /// In bytes of the file.
  public var range: Range<UInt32>

  /// Whether the compiler knows an attribute itself, rather than by a declaration.
  static func isOfLanguage(_ name: String) -> Bool {
    // Those of the language are in lower case, some after an underscore; global actors, wrappers and macros are not.
    guard let first = name.utf8.first(where: { $0 != UInt8(ascii: "_") }), first < UInt8(ascii: "a") else {
      return true
    }
    return capitalizedOfLanguage.contains(name)
  }

  // https://github.com/swiftlang/swift/blob/main/include/swift/AST/DeclAttr.def
  private static let capitalizedOfLanguage: Set<String> = [
    "GKInspectable", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "LLDBDebuggerFunction",
    "NSApplicationMain",
    "NSCopying", "NSManaged", "Sendable", "UIApplicationMain"
  ]

  /// The attributes of a declaration, but for those that are ``DeclFlags`` and nothing else.
  static func list(of declaration: some AttributedCursor) -> [AttributeRecord] {
    var records: [AttributeRecord] = []
    for attribute in declaration.attributes {
      guard let token = attribute.nameToken else { continue }
      switch token.name {
      case .concurrent, .Sendable, .objc, ._cdecl, .cdecl: continue
      default: records.append(AttributeRecord(name: token.identifierText, nameID: token.name, range: attribute.range))
      }
    }
    return records
  }
}

extension Attribute {
  /// `@convention(c)`: such a function has nothing but its code, and is 'Sendable'.
  var isConventionOfC: Bool { name == .convention && argumentTokens.contains { $0.isSpelled("c") } }
}
