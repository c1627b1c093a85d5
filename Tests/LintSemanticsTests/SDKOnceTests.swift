import Foundation
import LintSyntax
import Testing

@testable import LintSemantics

/// What is known of an SDK is in one text: by hand in `SDK/Interfaces`, else generated in `SDK/Types` and
/// `SDK/Members`. The stub modules are built from the same texts; `Tests/Stubs/Supplements` adds what none of them has.
@Suite("Each fact of the SDK is written once")
struct SDKOnceTests {
  @Test("a module declares a type in one place", arguments: SDKInterface.all)
  func typesOfModule(_ interface: SDKInterface) throws {
    let places = try Self.texts(of: interface).flatMap { $0.typePaths }
    #expect(Self.repeated(places) == [])
  }

  @Test("where several modules declare a type of a name, these are different types")
  func typesOfModules() {
    let places = SDKInterface.all.flatMap { interface in
      DeclaringText(interface.text).typePaths.filter { !$0.contains(".") }.map { ($0, interface.module) }
    }
    let modules = Dictionary(places.map { ($0.0, [$0.1]) }, uniquingKeysWith: +).filter { $0.value.count > 1 }
    #expect(
      modules == [
        "Anchor": ["RegexBuilder", "SwiftUI"], "NWEndpoint": ["Network", "NetworkExtension"],
        "NWPath": ["Network", "NetworkExtension"], "Transaction": ["StoreKit", "SwiftUI"]
      ])
  }

  @Test("a module lists a member in one place", arguments: SDKInterface.all)
  func members(_ interface: SDKInterface) throws {
    // The generated types name requirements again, without types, to isolate what witnesses them.
    let places = [interface.source, Self.members(of: interface), try Self.supplement(of: interface)]
      .flatMap { Set(DeclaringText($0).memberPaths) }
    #expect(Self.repeated(places) == [])
  }

  @Test("each supplement is one of a module of the SDK")
  func supplements() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.supplements.path)
    #expect(files.filter { SDKInterface.named(String($0.dropLast(".swift".count))) == nil } == [])
  }

  private static let supplements = StubModules.package.appending(path: "Tests/Stubs/Supplements")

  private static func texts(of interface: SDKInterface) throws -> [DeclaringText] {
    [interface.source, interface.types?.text ?? "", try supplement(of: interface)].map { DeclaringText($0) }
  }

  private static func members(of interface: SDKInterface) -> String {
    SDKMembers.byModule[interface.module]?.text ?? ""
  }

  private static func supplement(of interface: SDKInterface) throws -> String {
    let file = supplements.appending(path: "\(interface.module).swift")
    return FileManager.default.fileExists(atPath: file.path) ? try String(contentsOf: file, encoding: .utf8) : ""
  }

  private static func repeated(_ places: [String]) -> [String] {
    Dictionary(places.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }.keys.sorted()
  }
}

/// A text of declarations.
private struct DeclaringText {
  /// Of types and their aliases, each as often as it is declared: `Calendar.Component`.
  private(set) var typePaths: [String] = []
  /// Of functions, initializers, properties and cases, with labels: `Timer.invalidate()`.
  private(set) var memberPaths: [String] = []

  init(_ text: String) {
    let tree = SyntaxTree.parse(text)
    for node in tree.root.descendants {
      let owner = Self.path(around: node)
      if let type = TypeDeclaration(node, 0) {
        if type.kind != .extension { typePaths.append(owner + type.name) }
      } else if node.kind == .typeAliasDecl {
        typePaths.append(owner + node.mainToken.identifierText)
      } else if node.kind == .enumCaseElement {
        memberPaths.append(owner + node.mainToken.identifierText)
      } else if let function = FunctionDeclaration(node, 0) {
        let labels = function.writtenParameters.map { "\($0.label?.identifierText ?? "_"):" }
        memberPaths.append("\(owner)\(function.name)(\(labels.joined()))")
      } else if let property = PropertyDeclaration(node, 0) {
        memberPaths.append(owner + property.name)
      }
    }
  }

  /// Ends with a dot where a type is around.
  private static func path(around node: Node) -> String {
    guard let type = node.ancestors.lazy.compactMap({ TypeDeclaration($0, 0) }).first else { return "" }
    if let extended = ExtensionDecl(type.node)?.extendedType { return extended.node.text + "." }
    return path(around: type.node) + type.name + "."
  }
}
