import LintSyntax

/// A declaration because of which a type is not `Sendable`: what would have to change.
public enum SendabilityRoot: Sendable, Hashable {
  /// A class, a public structure or enumeration, or a protocol; of the project or of another module.
  case type(DeclRef)
  /// A generic parameter that is not constrained to `Sendable`, by its name.
  case parameter(Place)
  /// A function type without `@Sendable`, by its text.
  case function(Place)

  /// Where something is written that an outline has no declaration of.
  public struct Place: Sendable, Hashable {
    public let file: FileID
    /// In bytes.
    public let range: Range<UInt32>
    public let name: String
  }
}

extension [SendabilityRoot] {
  mutating func add(_ others: [SendabilityRoot]) {
    for root in others where !contains(root) { append(root) }
  }
}

extension ProjectIndex {
  /// The generic parameter of a name that can be named at a place.
  func root(ofParameter name: Name, at place: Node, in file: FileID) -> [SendabilityRoot] {
    guard let (found, parameter) = genericParameter(name, at: place, in: file), found >= 0 else { return [] }
    let token = parameter.nameToken
    return [.parameter(.init(file: found, range: token.range, name: token.identifierText))]
  }

  /// The module of an interface that declares something; `nil` for what the project declares.
  public func moduleName(of ref: DeclRef) -> String? { ref.isOfSDK ? module(of: ref.file).interface.module : nil }

  /// The modules that something is declared in: several where targets share its file.
  public func modules(declaring ref: DeclRef) -> Set<String> { Set(moduleNames(of: ref.file)) }

  /// Whether a module of this name declares something, in the project or outside.
  public func isOfModule(_ module: String, _ ref: DeclRef) -> Bool {
    moduleName(of: ref).map { $0 == module } ?? moduleNames(of: ref.file).contains(module)
  }
}
