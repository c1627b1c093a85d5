import LintFlow
import LintSyntax

@testable import LintSemantics

/// What the text of an interface states, read declaration by declaration: a second reading, without the index.
struct InterfaceText {
  /// A nominal type.
  struct StatedType {
    /// As it is named in other modules, without generic arguments.
    var path: String
    /// As a variable's type, with `Int` for each generic parameter.
    var use: String
    var isolation: Isolation
    var isSendable: Truth
  }

  /// A function, initializer, subscript, property or global.
  struct StatedValue {
    var ref: DeclRef
    var path: String
    var isolation: Isolation
  }

  private(set) var types: [StatedType] = []
  private(set) var values: [StatedValue] = []

  init(_ interface: SDKInterface) {
    for part in SDKOutlines.module(named: interface.module)?.parts ?? [] {
      for node in part.outline.tree.root.descendants {
        if let type = TypeDeclaration(node, part.file), type.kind != .extension {
          let path = StatedFacts.path(of: type)
          types.append(
            StatedType(
              path: path, use: StatedFacts.use(of: type), isolation: StatedFacts.all.isolation(of: path),
              isSendable: StatedFacts.all.isSendable(path, of: part.file)))
        } else if let value = StatedFacts.all.value(node, part.file) {
          values.append(value)
        }
      }
    }
  }
}

/// The types of all interfaces by their paths.
private struct StatedFacts: Sendable {
  static let all = StatedFacts()

  /// Each type, and then its extensions.
  private var declarations: [String: [DeclRef]] = [:]

  init() {
    for interface in SDKInterface.all {
      let parts = SDKOutlines.module(named: interface.module)?.parts ?? []
      let types = parts.flatMap { part in
        part.outline.tree.root.descendants.compactMap { TypeDeclaration($0, part.file) }
      }
      for type in types where type.kind != .extension {
        declarations[Self.path(of: type), default: []].insert(type.ref, at: 0)
      }
      for type in types where type.kind == .extension {
        declarations[Self.path(of: type), default: []].append(type.ref)
      }
    }
  }

  private func places(of path: String) -> [TypeDeclaration] {
    declarations[path, default: []].compactMap {
      TypeDeclaration(SDKOutlines.module(of: $0.file).part($0.file).outline.node($0), $0.file)
    }
  }

  static func path(of type: TypeDeclaration) -> String {
    if let extended = ExtensionDecl(type.node)?.extendedType { return extended.node.text }
    let outer = type.node.ancestors.first { TypeDeclaration($0, type.ref.file) != nil }
    return outer.flatMap { TypeDeclaration($0, type.ref.file) }.map { path(of: $0) + "." + type.name } ?? type.name
  }

  static func use(of type: TypeDeclaration) -> String {
    if type.kind == .protocol { return "any " + path(of: type) }
    var text = ""
    var path = ""
    for name in Self.path(of: type).split(separator: ".") {
      path += path.isEmpty ? String(name) : "." + name
      let parameters =
        all.primary(path).flatMap { NominalTypeDecl($0.node)?.genericParameters?.parameters.map { _ in "Int" } } ?? []
      text += (text.isEmpty ? "" : ".") + name + (parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>")
    }
    return text
  }

  private func primary(_ path: String) -> TypeDeclaration? { places(of: path).first { $0.kind != .extension } }

  private func traits(of node: Node) -> Set<String> {
    let attributes = node.children(.attribute).map(\.text).filter { $0.hasPrefix("@_semantics") }
    return Set(attributes.compactMap { $0.split(separator: "\"").dropFirst().first.map(String.init) })
  }

  // MARK: Types

  func isolation(of path: String) -> Isolation {
    guard let type = primary(path) else { return .unknown }
    if type.kind == .actor { return .actor(type.name) }
    if traits(of: type.node).contains("isolationUnknown") { return .unknown }
    if refinesActor(path) { return .actor(type.name) }
    if let own = stated(type.node) { return own }
    let inherited = Set(
      ancestors(of: type).compactMap { primary($0).flatMap { stated($0.node) } }.filter { $0 != .nonisolated })
    return inherited.count == 1 ? inherited.first ?? .nonisolated : .nonisolated
  }

  private func refinesActor(_ path: String) -> Bool {
    guard let type = primary(path), type.kind == .protocol else { return false }
    return path == "Actor" || path == "DistributedActor" || ancestors(of: type).contains("Actor")
  }

  /// What attributes and modifiers say.
  private func stated(_ node: Node) -> Isolation? {
    let names = node.children(.attribute).map { $0.mainToken.text }
    if names.contains("MainActor") { return .mainActor }
    if names.contains("_RemoveGlobalActor") { return .global("_RemoveGlobalActor") }
    let modifiers = node.children(.modifier).map(\.text)
    if modifiers.contains("nonisolated(nonsending)") { return .caller }
    return modifiers.contains("nonisolated") ? .nonisolated : nil
  }

  /// What the primary declaration names, and what that names: nearest first.
  private func ancestors(of type: TypeDeclaration) -> [String] {
    var found: [String] = []
    var waiting = type.inherited
    while !waiting.isEmpty {
      let name = waiting.removeFirst()
      guard !found.contains(name) else { continue }
      found.append(name)
      waiting += primary(name)?.inherited ?? []
    }
    return found
  }

  /// - Parameter file: of the interface of which it is, where several have a type of that path.
  func isSendable(_ path: String, of file: FileID? = nil) -> Truth {
    var places = places(of: path)
    if places.count(where: { $0.kind != .extension }) > 1 { places.removeAll { !isOfSameModule($0, file) } }
    guard let type = places.first else { return .unknown }
    if type.kind == .actor || path == "Sendable" { return .yes }
    if traits(of: type.node).contains("sendabilityUnknown") { return .unknown }
    for place in places where place.inherited.contains(where: isSendableProtocol) {
      if place.node.children(.attribute).contains(where: { $0.text.contains("unavailable") }) { return .no }
      let conditions =
        place.kind == .extension ? place.constraints.filter { !type.constraints.contains($0) && !$0.bound.isEmpty } : []
      return conditions.allSatisfy { $0.bound == "Sendable" && !$0.parameter.contains(".") } ? .yes : .unknown
    }
    if type.kind == .protocol { return .no }
    if let superclass = type.inherited.first, primary(superclass)?.kind == .class, superclass != "NSObject" {
      return isSendable(superclass, of: type.ref.file)
    }
    switch isolation(of: path) {
    case .mainActor, .global: return .yes
    case .unknown: return .unknown
    default: return .no
    }
  }

  private func isOfSameModule(_ type: TypeDeclaration, _ file: FileID?) -> Bool {
    file.map { SDKOutlines.module(of: $0) === SDKOutlines.module(of: type.ref.file) } ?? false
  }

  private func isSendableProtocol(_ name: String) -> Bool {
    guard let type = primary(name), type.kind == .protocol else { return false }
    return name == "Sendable" || ancestors(of: type).contains("Sendable")
  }

  // MARK: Members and functions

  func value(_ node: Node, _ file: FileID) -> InterfaceText.StatedValue? {
    let function = FunctionDeclaration(node, file)
    // Attributes are at the variable, which may have several bindings.
    let property = PropertyDeclaration(node, file)
    guard let name = function?.name ?? property?.name, let attributed = function == nil ? node.parent : node else {
      return nil
    }
    let owner = node.ancestors.first { TypeDeclaration($0, file) != nil }.flatMap { TypeDeclaration($0, file) }
    let isolated = function?.parameters.first(where: \.isIsolated).map { Isolation.parameter($0.name) }
    return InterfaceText.StatedValue(
      ref: DeclRef(file, node), path: owner.map { Self.path(of: $0) + "." + name } ?? name,
      isolation: isolated ?? isolation(of: attributed, isInitializer: function?.kind == .initializer, in: owner))
  }

  private func isolation(of node: Node, isInitializer: Bool, in owner: TypeDeclaration?) -> Isolation {
    if traits(of: node).contains("isolationUnknown") { return .unknown }
    if let own = stated(node) { return own }
    guard let owner else { return .nonisolated }
    if owner.kind == .extension, let stated = stated(owner.node) { return stated }
    let path = Self.path(of: owner)
    let around = isolation(of: path)
    if case .actor = around {
      let isStatic = node.children(.modifier).contains { $0.text == "static" || $0.text == "class" }
      return isStatic || isInitializer ? .nonisolated : around
    }
    return around
  }
}
