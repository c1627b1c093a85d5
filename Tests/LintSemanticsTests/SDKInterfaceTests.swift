import LintSyntax
import Testing

@testable import LintSemantics

@Suite("Interfaces of the SDK")
struct SDKInterfaceTests {
  @Test("parse without an error", arguments: SDKInterface.all)
  func parses(_ interface: SDKInterface) {
    let tree = SyntaxTree.parse(interface.source)
    #expect(tree.errors.map { "\(interface.position(of: Int($0.offset))): \($0)" } == [])
  }

  @Test("name a source for every declaration", arguments: SDKInterface.all)
  func everyDeclarationHasASource(_ interface: SDKInterface) {
    let tree = SyntaxTree.parse(interface.source)
    let without = tree.root.descendants.filter {
      Decl($0) != nil && interface.fact(at: Int($0.firstToken.offset)) == nil
    }
    #expect(without.map { "\(interface.position(of: Int($0.firstToken.offset))): \($0.text.prefix(60))" } == [])
  }

  @Test("write no comment that looks like a source but is not", arguments: SDKInterface.all)
  func everySourceIsWellFormed(_ interface: SDKInterface) {
    let lines: [Substring] = interface.source.split(separator: "\n")
    let comments = lines.compactMap { line -> Substring? in
      line.firstRange(of: "// source").map { line[$0.lowerBound...].dropFirst(3) }
    }
    #expect(comments.filter { SDKFact(comment: $0) == nil } == [])
  }

  @Test("use `@_semantics` for known traits alone", arguments: SDKInterface.all)
  func traitsAreKnown(_ interface: SDKInterface) {
    let written = interface.source.matches(of: /@_semantics\("([^"]*)"\)/).map { String($0.1) }
    #expect(written.filter { SDKTrait.read($0) == nil } == [])
  }

  @Test("name the declarations of traits without being parsed")
  func traitsAreMentioned() {
    var parsed: [SDKTrait: Set<SDKTrait.Mention>] = [:]
    for interface in SDKInterface.all {
      let tree = SyntaxTree.parse(interface.source)
      for attribute in tree.root.descendants(of: .attribute) where attribute.mainToken.isSpelled("_semantics") {
        let text = attribute.text.split(separator: "\"")[1]
        guard let (trait, argument) = SDKTrait.read(text), let declaration = attribute.parent else { continue }
        let owner = declaration.memberOwner.map { ExtensionDecl($0)?.nameToken ?? $0.mainToken }?.identifierText
        let binding = VariableDecl(declaration)?.bindings.first?.nameToken
        let name = declaration.kind == .initializerDecl ? owner : (binding ?? declaration.mainToken).identifierText
        parsed[trait, default: []].insert(SDKTrait.Mention(name: name ?? "", owner: owner, argument: argument))
      }
    }
    for trait in SDKTrait.allCases { #expect(trait.mentions == parsed[trait, default: []], "\(trait)") }
  }

  @Test("name types that exist for what is repeated")
  func repeatedDelegatesExist() {
    let delegates = SDKTrait.repeats.names.compactMap { $0.split(separator: ".").first.map(String.init) }
    let modules = SDKInterface.all.compactMap { SDKOutlines.module(named: $0.module) }
    #expect(delegates.filter { name in modules.allSatisfy { $0.topLevelTypes(named: name).isEmpty } } == [])
  }

  @Test("refer to modules that exist, or that the toolchain has")
  func modulesAreKnown() {
    let named = Set(SDKInterface.all.flatMap { $0.exports + $0.imports + $0.overlays })
    #expect(named.filter { SDKInterface.named($0) == nil } == [])
  }

  @Test("fit a set of modules")
  func fitSet() {
    #expect(SDKInterface.all.count <= SDKModuleSet.capacity)
  }

  @Test("are found in parts by the names that they declare", arguments: SDKInterface.all)
  func partsAreComplete(_ interface: SDKInterface) throws {
    let module = try #require(SDKOutlines.module(named: interface.module))
    #expect(module.parts.count <= SDKOutlines.partCapacity)
    let whole = FileOutline(SyntaxTree.parse(interface.text), path: interface.module)
    for kind in FileLists.Entry.Kind.allCases {
      let names = whole.entries.filter { $0.kind == kind }
      #expect(names.count == module.parts.reduce(0) { $0 + $1.outline.entries.count { $0.kind == kind } })
      for entry in names where !whole.declared.operators.contains(entry.node) {
        #expect(module.declarations(kind, entry.name).count == names.count { $0.name == entry.name })
      }
    }
    for property in whole.declared.properties {
      let sameNamed = whole.declared.properties.count { $0.name == property.name }
      #expect(module.properties(named: property.name).count == sameNamed)
    }
    for macro in whole.tree.root.descendants(of: .macroDecl) {
      #expect(module.declaresMacro(named: macro.mainToken.identifierText))
    }
  }

  @Test("cost little to read")
  func areSmall() {
    let usual = SDKInterface.visible(importing: ["Foundation", "SwiftUI", "SwiftData"])
    #expect(usual.reduce(0) { $0 + $1.source.utf8.count } < 245_000)
    #expect(SDKInterface.all.reduce(0) { $0 + $1.source.utf8.count } < 275_000)
    #expect(SDKTypes.all.reduce(0) { $0 + $1.text.utf8.count + $1.closureFunctions.utf8.count } < 700_000)
    #expect(SDKMembers.all.reduce(0) { $0 + $1.text.utf8.count } < 1_000_000)
  }
}

@Suite("Types written from an SDK")
struct SDKTypesTests {
  @Test(
    "parse without an error, and declare nothing but types, globals, and requirements on the main actor and of protocols there",
    arguments: SDKTypes.all)
  func parses(_ types: SDKTypes) {
    let tree = SyntaxTree.parse(types.text)
    #expect(tree.errors.isEmpty)
    withExtendedLifetime(tree) {
      let other = tree.root.descendants.filter { node in
        Decl(node) != nil && TypeDeclaration(node, 0) == nil && node.kind != .typeAliasDecl && node.memberOwner != nil
          && !(node.memberOwner?.kind == .protocolDecl && isOnMainActor(node))
      }
      #expect(other.map { $0.text.prefix(60) } == [])
    }
  }

  /// Whether a requirement, or the protocol around it, states the main actor.
  private func isOnMainActor(_ requirement: Node) -> Bool {
    [requirement, requirement.memberOwner].compactMap { $0 }.contains { node in
      node.children(.attribute).contains { $0.mainToken.isSpelled("MainActor") }
    }
  }

  @Test("declare functions that take closures, each in an extension", arguments: SDKTypes.all)
  func closureFunctions(_ types: SDKTypes) {
    let tree = SyntaxTree.parse(types.closureFunctions)
    #expect(tree.errors.isEmpty)
    withExtendedLifetime(tree) {
      for declaration in tree.root.descendants where Decl(declaration) != nil && declaration.kind != .extensionDecl {
        #expect(declaration.memberOwner?.kind == .extensionDecl)
        #expect([.functionDecl, .initializerDecl].contains(declaration.kind) && declaration.text.contains(": () -> _"))
      }
    }
  }

  @Test("have members in extensions of types that are known, and nothing else", arguments: SDKMembers.all)
  func members(_ members: SDKMembers) throws {
    let tree = SyntaxTree.parse(members.text)
    #expect(tree.errors.isEmpty)
    let module = try #require(SDKOutlines.module(named: members.module))
    withExtendedLifetime(tree) {
      for declaration in tree.root.descendants where Decl(declaration) != nil && declaration.kind != .accessorDecl {
        if let type = ExtensionDecl(declaration) {
          let name = type.nameToken?.identifierText ?? ""
          #expect(declaration.memberOwner == nil)
          let told = module.memberExtensions(of: name).map { module.part($0.file).outline.node($0) }
          #expect(told.contains { $0.memberCount == declaration.memberCount && $0.head == declaration.head })
        } else {
          #expect(declaration.memberOwner?.kind == .extensionDecl)
          #expect([.functionDecl, .initializerDecl, .variableDecl].contains(declaration.kind))
        }
      }
    }
  }

  @Test("name the SDK above them all", arguments: SDKTypes.all)
  func release(_ types: SDKTypes) throws {
    let lines = types.text.split(separator: "\n", omittingEmptySubsequences: false)
    let fact = SDKFact(comment: try #require(lines.first).dropFirst(3))
    guard case .sdk? = fact?.since else {
      Issue.record("no release of an SDK in '\(lines[0])'")
      return
    }
    #expect(!lines.contains(""))
  }

  @Test("declare nothing that an interface declares")
  func writtenOnce() {
    for types in SDKTypes.all {
      guard let interface = SDKInterface.named(types.module) else { continue }
      #expect(declared(in: interface.source).intersection(declared(in: types.text)) == [], "\(types.module)")
    }
  }

  @Test("tell what they extend", arguments: SDKTypes.all)
  func extended(_ types: SDKTypes) {
    let tree = SyntaxTree.parse(types.text)
    let names = withExtendedLifetime(tree) {
      tree.root.descendants(of: ExtensionDecl.kind).compactMap {
        ExtensionDecl(unchecked: $0).nameToken?.identifierText
      }
    }
    #expect(Set(names) == Set(types.extended))
  }

  private func declared(in text: String) -> Set<String> {
    let tree = SyntaxTree.parse(text)
    return withExtendedLifetime(tree) {
      Set(
        tree.root.descendants.compactMap { node in
          TypeDeclaration(node, 0).flatMap { $0.kind == .extension || node.memberOwner != nil ? nil : $0.name }
        })
    }
  }
}

extension SDKTypes: CustomTestStringConvertible {
  public var testDescription: String { module }
}

extension SDKMembers: CustomTestStringConvertible {
  public var testDescription: String { module }
}

@Suite("What imports make visible")
struct SDKVisibilityTests {
  private func visible(_ modules: String...) -> [String] { SDKInterface.visible(importing: modules).map(\.module) }

  @Test("Swift's own library needs no import")
  func libraryIsAlwaysThere() {
    #expect(visible() == ["Swift", "_Concurrency"])
  }

  @Test("a module brings what it exports")
  func exportsComeAlong() {
    #expect(visible("SwiftData").contains("Observation"))
  }

  @Test("an overlay comes with both of its modules, not with one")
  func overlaysNeedBoth() {
    #expect(visible("SwiftData", "SwiftUI").contains("_SwiftData_SwiftUI"))
    #expect(!visible("SwiftData").contains("_SwiftData_SwiftUI"))
  }

  @Test("an unknown module adds nothing")
  func unknownModules() {
    #expect(visible("Elsewhere") == visible())
  }
}

@Suite("Facts of interfaces")
struct SDKFactTests {
  private let interface = SDKInterface(
    module: "M",
    source: """
      // source: SE-0304; since: Swift 5.5
      public struct A {
        func a()
        func b() // source: apple/m/b; since: iOS 18 SDK
      }
      public struct B {}

      public struct C {}
      """)

  private func fact(_ text: String) -> SDKFact? {
    interface.source.firstRange(of: text).flatMap {
      interface.fact(at: interface.source.utf8.distance(from: interface.source.startIndex, to: $0.lowerBound))
    }
  }

  @Test("a comment above holds for the declarations below, and what they enclose")
  func heading() {
    #expect(fact("public struct B")?.sources == [.evolution(304)])
    #expect(fact("func a()")?.since == .swift(major: 5, minor: 5))
  }

  @Test("a comment after a declaration wins")
  func trailing() {
    #expect(fact("func b()")?.sources == [.documentation("m/b")])
    #expect(fact("func b()")?.since == .sdk(name: "iOS", major: 18, minor: 0))
  }

  @Test("an empty line ends what a comment above holds for")
  func emptyLine() {
    #expect(fact("public struct C") == nil)
  }

  @Test("a source is an address")
  func addresses() {
    #expect(SDKSource("SE-0304")?.url == "https://www.swift.org/swift-evolution/#?search=SE-0304")
    #expect(SDKSource("apple/swiftui/view")?.url == "https://developer.apple.com/documentation/swiftui/view")
    #expect(SDKSource("github/apple/swift-argument-parser")?.url == "https://github.com/apple/swift-argument-parser")
    #expect(SDKSource("swift/core/Array.swift")?.url.hasSuffix("/stdlib/public/core/Array.swift") == true)
  }

  @Test(
    "what is no source is refused",
    arguments: [
      "source: ", "source: SE-304", "source: web/x", "source: github/", "source: SE-0304; since: iOS",
      "source: SE-0304; after: iOS 1"
    ])
  func malformed(_ comment: String) {
    #expect(SDKFact(comment: comment) == nil)
  }
}

extension SDKInterface: CustomTestStringConvertible {
  public var testDescription: String { module }

  /// The line of an offset of the text, as `module:line`, from 1.
  fileprivate func position(of offset: Int) -> String {
    "\(module):\(source.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1)"
  }
}

extension Node {
  fileprivate var memberCount: Int { child(.body).map { Array($0.children(.member)).count } ?? 0 }
  fileprivate var head: Substring { text.prefix { $0 != "{" } }
}
