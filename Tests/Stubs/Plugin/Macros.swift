import SwiftSyntax
import SwiftSyntaxMacros

// The types that the interfaces name in `#externalMacro(module: "SDKMacros", type: …)`.

public struct Model: TypeMacro {}
public struct ModelActor: TypeMacro {}
public struct _PersistedProperty: PropertyMacro {}
public struct Query: PropertyMacro {}
public struct Entry: PropertyMacro {}
public struct Attribute: MarkerMacro {}
public struct Relationship: MarkerMacro {}
public struct Transient: MarkerMacro {}
public struct Unique: NoDeclarationMacro {}
public struct Index: NoDeclarationMacro {}
public struct Preview: NoDeclarationMacro {}

/// Attached to a type: members, attributes of its members, conformances.
public protocol TypeMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {}

extension TypeMacro {
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    try Expansion(of: node).members(of: declaration)
  }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    try Expansion(of: node).attributes(of: member)
  }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    try Expansion(of: node).extensions(of: type)
  }
}

/// Attached to a property: its accessors, and a declaration beside it.
public protocol PropertyMacro: AccessorMacro, PeerMacro {}

extension PropertyMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    try Expansion(of: node).accessors(of: declaration)
  }

  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    try Expansion(of: node).peers(of: declaration, attribute: node)
  }
}

/// Attached to a property for another macro to see.
public protocol MarkerMacro: PeerMacro {}

extension MarkerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    []
  }
}

/// Is a declaration, and adds none.
public protocol NoDeclarationMacro: DeclarationMacro {}

extension NoDeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    []
  }
}
