import LintSyntax
import Testing

/// Facts about the SDK are in its interfaces: code asks for a trait of a declaration, or for a conformance. The model
/// itself (LintSemantics) knows by name what the compiler knows so: literals, derived conformances, the library's own
/// containers. LintCompiler reads headers of C, which have names alone.
@Suite("Lists of names of the SDK")
struct NameListTests {
  private static let exempt: Set<String> = ["LintSemantics", "LintCompiler"]

  /// The lists that remain, each by its file.
  private static let allowed: [(file: String, reason: String)] = [
    ("Rules/AsyncSequences/AsyncStreamUnboundedBuffer.swift", "words that end names of types in projects"),
    ("Rules/Isolation/MainActorOnIOService.swift", "words that end names of types in projects"),
    ("Sources/LintFlow/ControlFlowBuilder+Branches.swift", "what a 'catch' clause can name for all errors, by the language"),
    ("Sources/LintKit/AuxiliaryCode.swift", "attributes, most of them the language's own"),
    ("Sources/LintMigration/Inventory/FileScan+Calls.swift", "what the report counts, and the names that it is stored by"),
    ("Sources/LintProject/Package/Manifest/Evaluator+Calls.swift", "what runs a manifest knows Swift's types by name"),
    ("Sources/LintProject/Package/Manifest/Evaluator+Expressions.swift", "the words of manifests"),
    ("Sources/LintProject/Package/Manifest/Evaluator+Members.swift", "what runs a manifest knows Swift's types by name")
  ]

  @Test("No list names two or more types of the SDK, but for those that have a reason")
  func lists() {
    let types = Self.typesOfSDK
    let allowed = Set(Self.allowed.map(\.file))
    let found = Self.files.filter { !allowed.contains($0.path) }.flatMap { file in
      file.lists.filter { $0.names.intersection(types).count > 1 }.map { "\(file.path):\($0.line)" }
    }
    #expect(found == [])
  }

  @Test("Each list with a reason exists", arguments: Self.allowed.map(\.file))
  func reasons(path: String) throws {
    let types = Self.typesOfSDK
    let file = try #require(Self.files.first { $0.path == path })
    #expect(file.lists.contains { $0.names.intersection(types).count > 1 })
  }

  @Test("Lists are arrays, patterns of a case, and words of one string")
  func kinds() {
    let file = OwnFile(
      path: "List.swift",
      text: """
        let a = ["Timer", "RunLoop"]
        func f() { switch a { case "Data", "URL"?: break; default: break } }
        let b = words("Task Never")
        let c = ["Timer: a", "Task"]
        let d = "a Task Never ends"
        """)
    #expect(file.lists.map(\.names) == [["Timer", "RunLoop"], ["Data", "URL"], ["Task", "Never"], ["Task"]])
  }

  private static var files: [OwnFile] {
    OwnPackage.targets.filter { !$0.path.hasPrefix("Tests/") && !exempt.contains($0.name) }.flatMap(\.files)
  }

  /// The types at the top level of the interfaces.
  private static let typesOfSDK: Set<String> = Set(
    (OwnPackage.target("LintSemantics")?.files ?? []).filter { $0.isInterface || $0.path.contains("/SDK/Types/") }
      .flatMap { file in
        file.tree.root.descendants.filter { $0.kind == .stringLiteralExpr }.flatMap { literal in
          let text = StringLiteralExpr(unchecked: literal).rawText ?? ""
          guard text.contains("\n") else { return [] as [String] }
          let interface = SyntaxTree.parse(Array(text.utf8))
          return interface.root.descendants.filter(\.isTopLevelType).map(\.mainToken.identifierText)
        }
      })
}

extension OwnFile {
  /// Names in string literals that belong together.
  fileprivate struct List {
    /// From 1.
    let line: Int
    let names: Set<String>
  }

  fileprivate var lists: [List] {
    tree.root.descendants.compactMap { node in
      let names = node.listedNames.filter(\.isName)
      return names.isEmpty ? nil : List(line: line(at: node.range.lowerBound), names: Set(names))
    }
  }
}

extension Node {
  /// The strings of an array or of the patterns of a case, or the words of one string.
  fileprivate var listedNames: [String] {
    switch kind {
    case .arrayExpr: return ArrayExpr(unchecked: self).elements.compactMap { $0.node.literal }
    case .switchCase:
      let strings = SwitchCase(unchecked: self).items.map(\.node).filter { $0.text.hasPrefix("\"") }
      return strings.compactMap { $0.descendants.compactMap(\.literal).first }
    case .stringLiteralExpr:
      let words = literal?.split(separator: " ").map(String.init) ?? []
      return words.count > 1 && words.allSatisfy(\.isNameOfType) ? words : []
    default: return []
    }
  }

  /// The text of a string without interpolations.
  private var literal: String? { StringLiteralExpr(self)?.rawText }

  fileprivate var isTopLevelType: Bool {
    declaresType && !ancestors.contains { $0.declaresType || $0.kind == .extensionDecl }
  }

  private var declaresType: Bool {
    switch kind {
    case .structDecl, .classDecl, .enumDecl, .protocolDecl, .actorDecl, .typeAliasDecl: true
    default: false
    }
  }
}

extension String {
  fileprivate var isName: Bool { !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }
  fileprivate var isNameOfType: Bool { isName && first?.isUppercase == true }
}
