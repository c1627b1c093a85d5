import LintFlow
import LintSyntax

/// Types of declarations and expressions, worked out when somebody asks and remembered.
///
/// It reads the frozen index and the interfaces of the SDK. One thread at a time may use an instance; making one is
/// free. Everything that it hands out stays valid as long as the index does.
public final class TypeIndex {
  public let index: ProjectIndex

  // Answers, by what was asked. The world that they are about does not change.
  private var moduleNames: [FileID: [String]] = [:]
  var importedModules: [FileID: FileImports] = [:]
  var memberTables: [DeclRef: MemberTable] = [:]
  var extensionsByTarget: [ExtensionKey: [DeclRef: [DeclRef]]] = [:]
  var extendedTypes: [DeclRef: SwiftType] = [:]
  var supertypesByDeclaration: [DeclRef: [StatedSupertype]] = [:]
  var statedSuperclasses: [DeclRef: SwiftType?] = [:]
  var ancestorsByDeclaration: [DeclRef: [DeclRef]] = [:]
  var environments: [DeclRef: Environment] = [:]
  var protocolRequirements: [DeclRef: Environment] = [:]
  var writtenTypes: [Node: SwiftType] = [:]
  var aliasedTypes: [DeclRef: SwiftType] = [:]
  var signatures: [DeclRef: Signature] = [:]
  var propertyTypes: [DeclRef: SwiftType] = [:]
  var associatedTypes: [AssociatedTypeQuestion: SwiftType] = [:]
  var expressionTypes: [Node: SwiftType] = [:]
  var definitionTypes: [Node: SwiftType] = [:]
  var resolvedCalls: [Node: ResolvedCall?] = [:]
  /// Whether structures hold models.
  var modelStructures: [DeclRef: Truth] = [:]
  var localNames: [Node: LocalNames] = [:]
  var localTypes: [Node: [String: DeclRef]] = [:]

  // MARK: Questions that wait for each other

  /// Questions that are being answered, and how many were when each was asked. One that comes up again in its own
  /// answer has none.
  private var pending: [Question: Int] = [:]
  /// The outermost question that had to be answered with "don't know" because it is being answered.
  private var outermostCut = Int.max
  /// Questions since the outermost one was asked.
  private var steps = 0
  /// Whether the last answer is the whole one, and may be remembered: it does not rest on one that was cut short.
  private(set) var isFinal = true

  /// A chain of more questions is not code that somebody wrote, nor are many that long: then shorter ones have to do.
  private var deepest: Int { cuts < Self.mostCuts ? 120 : 12 }
  private static let mostCuts = 500
  /// How many chains were too long.
  private var cuts = 0
  /// Nor is a question that leads to as many others.
  private static let mostSteps = 100_000

  /// Whether it answers a question for all others, and so asks nobody: see ``TypeFacts``.
  let isShared: Bool

  public convenience init(_ index: ProjectIndex) { self.init(index, isShared: false) }

  init(_ index: ProjectIndex, isShared: Bool) {
    self.index = index
    self.isShared = isShared
  }

  enum Question: Hashable {
    case alias(DeclRef)
    case property(DeclRef)
    case expression(Node)
    case definition(Node)
    case call(Node)
    case associatedType(AssociatedTypeQuestion)
    case supertypes(DeclRef)
    case extensions(ExtensionKey)
    case extendedType(DeclRef)
    case environment(DeclRef)
    case requirements(DeclRef)
    case context(Node)
    case written(Node)
  }

  /// The answer, or what stands for "don't know" where the question is already being answered or too many wait.
  /// Afterwards ``isFinal`` says whether to remember it.
  func answering<Answer>(_ question: Question, otherwise unknown: @autoclosure () -> Answer, _ answer: () -> Answer)
    -> Answer
  {
    if let level = pending[question] {
      outermostCut = min(outermostCut, level)
      isFinal = false
      return unknown()
    }
    guard pending.count < deepest, steps < Self.mostSteps else {
      cuts += 1
      outermostCut = 0
      isFinal = false
      return unknown()
    }
    steps += 1
    let level = pending.count + 1
    pending[question] = level
    let result = tracking(upTo: level, answer)
    pending[question] = nil
    if pending.isEmpty {
      steps = 0
      outermostCut = .max
    }
    return result
  }

  /// For answers that need no guard of their own against going round in circles. Sets ``isFinal``, too.
  func tracking<Answer>(_ answer: () -> Answer) -> Answer { tracking(upTo: .max, answer) }

  private func tracking<Answer>(upTo level: Int, _ answer: () -> Answer) -> Answer {
    let outer = outermostCut
    outermostCut = .max
    let result = answer()
    // A circle that ends here is closed: what was asked for inside of it is this very answer.
    isFinal = outermostCut >= level
    outermostCut = isFinal ? outer : min(outer, outermostCut)
    return result
  }

  // MARK: Declarations

  func node(_ ref: DeclRef) -> Node { index.node(ref) }

  /// A declaration's name without backticks; `init` and `subscript` for those that have none.
  func name(_ ref: DeclRef) -> String {
    let node = node(ref)
    return node.kind == .patternBinding
      ? PatternBinding(unchecked: node).nameToken?.identifierText ?? "" : node.mainToken.identifierText
  }

  /// The declaration in its file's outline, whichever tree of the file the node is of.
  func declaration(_ node: Node, _ file: FileID) -> DeclRef? {
    file < 0 ? DeclRef(file, node) : index.declaration(of: node, in: file)
  }

  // MARK: Modules

  /// The names of a file's modules: several where targets share it, one that is empty for a file of no known target.
  func modules(of file: FileID) -> [String] {
    if let known = moduleNames[file] { return known }
    let modules = index.moduleNames(of: file)
    moduleNames[file] = modules
    return modules
  }

  /// Whether two files are compiled together.
  func isSameModule(_ one: FileID, _ other: FileID) -> Bool {
    if one == other { return true }
    let modules = modules(of: other)
    return self.modules(of: one).contains { modules.contains($0) }
  }

  /// Of declarations that a file sees, those of its own module: where it is compiled into several, those that are in
  /// all of them first.
  func nearest(_ declarations: [DeclRef], to file: FileID) -> [DeclRef] {
    let own = declarations.filter { isSameModule($0.file, file) }
    if own.count < 2 { return own.isEmpty ? declarations : own }
    let modules = modules(of: file)
    let always = own.filter { declaration in modules.allSatisfy { self.modules(of: declaration.file).contains($0) } }
    return always.isEmpty ? own : always
  }

  func imports(of file: FileID) -> FileImports {
    if let known = importedModules[file] { return known }
    let imports = index.imports(of: file)
    importedModules[file] = imports
    return imports
  }

  /// Whether code of a file can name a declaration, as far as modules and `private` are concerned.
  func isVisible(_ ref: DeclRef, from file: FileID) -> Bool {
    if ref.file == file { return true }
    if file < 0 { return ref.isOfSDK }
    if ref.isOfSDK { return imports(of: file).interfaces.files.contains(ref.file) }
    let access = access(of: node(ref))
    if access == .file { return false }
    if isSameModule(ref.file, file) { return true }
    let imports = imports(of: file)
    return modules(of: ref.file).contains {
      imports.modules.contains($0) && (access == .everywhere || imports.testable.contains($0))
    }
  }

  private enum Access: Int, Comparable {
    case file, module, everywhere
    static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
  }

  /// What a declaration and those around it allow together.
  private func access(of node: Node) -> Access {
    var access = Access.everywhere
    var current: Node? = node
    while let candidate = current, access > .file {
      current = candidate.parent
      switch candidate.kind {
      case .codeBlock, .accessorBlock, .closureExpr: return .file
      case .classDecl, .structDecl, .enumDecl, .actorDecl, .protocolDecl, .functionDecl, .initializerDecl,
        .subscriptDecl,
        .variableDecl, .typeAliasDecl, .associatedTypeDecl, .enumCaseDecl:
        access = min(access, statedAccess(candidate) ?? defaultAccess(candidate))
      default: continue
      }
    }
    return access
  }

  private func defaultAccess(_ node: Node) -> Access {
    if node.kind == .enumCaseDecl { return .everywhere }
    guard let owner = node.memberOwner else { return .module }
    switch owner.kind {
    case .protocolDecl: return .everywhere
    case .extensionDecl: return statedAccess(owner) ?? .module
    default: return .module
    }
  }

  private func statedAccess(_ node: Node) -> Access? {
    for modifier in node.children(.modifier) where modifier.kind == .declModifier {
      let modifier = DeclModifier(unchecked: modifier)
      guard modifier.detailToken == nil else { continue }
      switch modifier.name {
      case .private, .fileprivate: return .file
      case .public, .open: return .everywhere
      default: if modifier.nameToken.text == "package" { return .everywhere }
      }
    }
    return nil
  }
}

extension Node {
  /// The type or extension that a node is a member of, `#if` in between or not.
  var memberOwner: Node? {
    var current = self
    while let parent = current.parent {
      switch parent.kind {
      case .memberBlock: return parent.parent
      case .ifConfigClause, .ifConfigDecl, .variableDecl, .enumCaseDecl: current = parent
      default: return nil
      }
    }
    return nil
  }
}
