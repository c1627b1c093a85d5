import LintEngine
import LintKit

/// One walk over a file: collects the entries of inventories, and what is already right.
struct FileScan {
  let tree: SyntaxTree
  let file: FileID
  let index: ProjectIndex
  let types: TypeIndex
  private let justification: Justification
  /// Where rules found something, in bytes.
  private let findings: [Int]
  private(set) var inventory: [(InventoryKind, Sighting)] = []
  private(set) var practices: [(PracticeKind, Sighting)] = []
  /// Asynchronous functions, tasks, actors, and entries in the inventory of locks and queues.
  var concurrentCode: Int { ownConcurrentCode + inventory.count { $0.0 == .locks } }
  var ownConcurrentCode = 0

  /// - Parameter findings: where rules found something in the file, in bytes.
  init(_ tree: SyntaxTree, _ file: FileID, _ index: ProjectIndex, findings: [Int]) {
    self.tree = tree
    self.file = file
    self.index = index
    types = TypeIndex(index)
    self.findings = findings
    justification = Justification(tree)
    for node in tree.root.descendants { visit(node) }
    visitModels()
  }

  private mutating func visit(_ node: Node) {
    switch node.kind {
    case .classDecl, .structDecl, .enumDecl, .actorDecl:
      if let type = NominalTypeDecl(node) { visit(type: type) }
    case .attribute: visit(attribute: Attribute(unchecked: node))
    case .declModifier: visit(modifier: DeclModifier(unchecked: node))
    case .inheritedType: visit(inherited: InheritedType(unchecked: node))
    case .functionCallExpr: visit(call: FunctionCallExpr(unchecked: node))
    case .memberAccessExpr: visit(member: MemberAccessExpr(unchecked: node))
    case .macroExpansionExpr:
      if MacroExpansionExpr(unchecked: node).name == .Predicate { see(.predicates, node) }
    case .importDecl:
      if ImportDecl(unchecked: node).moduleToken?.isSpelled("Combine") == true {
        list(.combine, "import Combine", node)
      }
    case .variableDecl: visit(variable: VariableDecl(unchecked: node))
    case .functionDecl, .initializerDecl:
      let isAsync = node.flags.contains(.async)
      if isAsync { ownConcurrentCode += 1 }
      if node.kind == .functionDecl {
        visit(function: FunctionDecl(unchecked: node), isAsync: isAsync)
      } else {
        visit(function: InitializerDecl(unchecked: node), isAsync: isAsync)
      }
    default: break
    }
  }

  // MARK: Keeping

  mutating func list(_ inventory: InventoryKind, _ kind: String, _ node: Node) {
    self.inventory.append(
      (
        inventory,
        Sighting(
          kind: kind, offset: Int(node.firstToken.offset), symbol: SymbolPath.text(around: node),
          comment: justification.comment(on: node))
      ))
  }

  /// Nothing with a finding is right.
  ///
  /// - Parameter place: the node to point at; nil for the name of `node`, or its beginning.
  mutating func see(_ practice: PracticeKind, _ node: Node, at place: Node? = nil) {
    let range = node.range
    guard !findings.contains(where: { range.contains(UInt32($0)) }) else { return }
    let name = place?.firstToken ?? NominalTypeDecl(node)?.nameToken ?? node.firstToken
    practices.append(
      (
        practice,
        Sighting(kind: practice.rawValue, offset: Int(name.offset), symbol: SymbolPath.text(around: node), comment: nil)
      ))
  }

  /// Whether the project declares a type of that name.
  func isOwn(_ type: String) -> Bool { !index.types(named: type).isEmpty }
}

// MARK: - Types

extension FileScan {
  private mutating func visit(type: NominalTypeDecl) {
    let node = type.node
    if node.kind == .actorDecl { ownConcurrentCode += 1 }
    if type.attribute(named: .ModelActor) != nil {
      see(.modelActors, node)
    } else if node.kind == .actorDecl {
      see(.actors, node)
    }
    if type.attribute(named: .MainActor) != nil { see(.mainActorTypes, node) }
    if type.attribute(named: .Observable) != nil { see(.observable, node) }
    if type.attribute(named: .Model) != nil { see(.models, node) }
    if node.kind != .actorDecl, type.inheritedTypes.contains(where: { $0.isCheckedSendable }) {
      see(.sendableTypes, node)
    }
  }

  private mutating func visit(inherited: InheritedType) {
    if inherited.isUncheckedSendable { list(.escapeHatches, "@unchecked Sendable", inherited.node) }
    if inherited.type?.withoutAttributes.nameToken?.name == .ObservableObject {
      list(.combine, "ObservableObject", inherited.node)
    }
  }

  private mutating func visit(attribute: Attribute) {
    if attribute.name == .preconcurrency { list(.escapeHatches, "@preconcurrency", attribute.node) }
    if attribute.name == .Published { list(.combine, "@Published", attribute.node) }
  }

  private mutating func visit(modifier: DeclModifier) {
    if modifier.name == .nonisolated, modifier.detail == .unsafe {
      list(.escapeHatches, "nonisolated(unsafe)", modifier.node)
    }
  }
}

extension InheritedType {
  /// `@unchecked Sendable`
  fileprivate var isUncheckedSendable: Bool { isSendable && hasAttribute }

  fileprivate var isCheckedSendable: Bool { isSendable && !hasAttribute }

  private var isSendable: Bool { type?.withoutAttributes.nameToken?.name == .Sendable }

  private var hasAttribute: Bool { node.tokens.contains { $0.name == .unchecked } }
}
