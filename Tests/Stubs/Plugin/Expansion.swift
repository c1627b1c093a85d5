import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacros

/// Expands a macro of the SDK to the text that `SDKMacro`, which is compiled into this plugin, has for it.
struct Expansion {
  let macro: SDKMacro

  init(of attribute: AttributeSyntax) throws {
    let name = attribute.attributeName.trimmedDescription
    guard let macro = SDKMacro.all.first(where: { $0.name == name }) else { throw UnknownMacro(name: name) }
    self.macro = macro
  }

  func members(of declaration: some DeclGroupSyntax) -> [DeclSyntax] {
    let isPublic = declaration.modifiers.contains { ["public", "open"].contains($0.name.text) }
    let text = macro.members.replacing("__Type", with: declaration.typeName)
    return Self.declarations(in: text).map { member in
      isPublic && !member.trimmedDescription.hasPrefix("private") && !member.trimmedDescription.hasPrefix("internal")
        ? "public \(member)" : member
    }
  }

  func extensions(of type: some TypeSyntaxProtocol) -> [ExtensionDeclSyntax] {
    let available = macro.conformances.map { "extension \(type.trimmedDescription): \($0) {}" }
    let unavailable = macro.unavailableConformances.map {
      "@available(*, unavailable) extension \(type.trimmedDescription): \($0) {}"
    }
    return Self.declarations(in: (available + unavailable).joined(separator: "\n")).compactMap {
      $0.as(ExtensionDeclSyntax.self)
    }
  }

  func attributes(of member: some DeclSyntaxProtocol) -> [AttributeSyntax] {
    guard case .computed(let tracker, let exempt) = macro.storage,
      let variable = member.as(VariableDeclSyntax.self), variable.isStoredInstanceVariable,
      !variable.has(attribute: exempt)
    else { return [] }
    return ["@\(raw: tracker)"]
  }

  func accessors(of declaration: some DeclSyntaxProtocol) -> [AccessorDeclSyntax] {
    guard let property = Property(declaration) else { return [] }
    let source = Parser.parse(source: "var x: Int \(property.filled(macro.accessors, arguments: ""))")
    let block = source.statements.first?.item.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock
    return block?.accessors.as(AccessorDeclListSyntax.self).map(Array.init) ?? []
  }

  func peers(of declaration: some DeclSyntaxProtocol, attribute: AttributeSyntax) -> [DeclSyntax] {
    guard let property = Property(declaration) else { return [] }
    return Self.declarations(in: property.filled(macro.peers, arguments: attribute.arguments?.trimmedDescription ?? ""))
  }

  private static func declarations(in text: String) -> [DeclSyntax] {
    Parser.parse(source: text).statements.compactMap { DeclSyntax($0.item) }
  }
}

/// A variable with one name, as the texts need it.
private struct Property {
  let name: String
  let type: String?
  let value: String?

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    self.name = name
    type = binding.typeAnnotation?.type.trimmedDescription
    value = binding.initializer?.value.trimmedDescription
  }

  func filled(_ text: String, arguments: String) -> String {
    // A property without a type is stored, for its type is then that of its value.
    let typed =
      type.map { text.replacing("__type", with: $0) }
      ?? text.replacing("static var defaultValue: __type { __value }", with: "static let defaultValue = __value")
    return typed.replacing("__name", with: name).replacing("__value", with: value ?? "nil")
      .replacing("__element", with: element).replacing("__arguments", with: arguments)
  }

  /// `T` of `[T]` and `Array<T>`.
  private var element: String {
    guard let type else { return "_" }
    if type.hasPrefix("["), type.hasSuffix("]") { return String(type.dropFirst().dropLast()) }
    if type.hasPrefix("Array<"), type.hasSuffix(">") { return String(type.dropFirst(6).dropLast()) }
    return type
  }
}

struct UnknownMacro: Error, CustomStringConvertible {
  let name: String
  var description: String { "SDKMacro has no entry for '\(name)'" }
}

extension DeclGroupSyntax {
  fileprivate var typeName: String { asProtocol(NamedDeclSyntax.self)?.name.text ?? "Self" }
}

extension VariableDeclSyntax {
  fileprivate var isStoredInstanceVariable: Bool {
    bindingSpecifier.text == "var" && bindings.count == 1 && bindings.first?.accessorBlock == nil
      && !modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
  }

  fileprivate func has(attribute name: String) -> Bool {
    attributes.contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
  }
}
