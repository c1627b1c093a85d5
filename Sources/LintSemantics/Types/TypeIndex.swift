import LintFlow
import LintSyntax

/// Types of declarations and expressions, computed on demand and kept.
///
/// It reads the frozen index and the interfaces of the SDK. One thread at a time may use an instance; making one is
/// free. Everything that it returns stays valid as long as the index does.
public final class TypeIndex {
  public let index: ProjectIndex

  // Answers, by question. They stay valid, because the index does not change.
  var memberTables: [DeclRef: MemberTable] = [:]
  var extensionsByTarget: [ExtensionKey: [DeclRef: [DeclRef]]] = [:]
  var extendedTypes: [DeclRef: SwiftType] = [:]
  var supertypesByDeclaration: [DeclRef: [StatedSupertype]] = [:]
  var genericParametersByDeclaration: [DeclRef: [GenericParameterID]] = [:]
  var statedSuperclasses: [DeclRef: SwiftType?] = [:]
  /// Of types and extensions.
  var selfTypes: [DeclRef: SwiftType] = [:]
  var ancestorsByDeclaration: [DeclRef: [DeclRef]] = [:]
  var environments: [DeclRef: Environment] = [:]
  var genericDeclarations = AnswersAlongWay<DeclRef?>()
  var chainedOperands = AnswersAlongWay<Expr?>(next: { Expr($0)?.operandInChain?.node })
  var protocolRequirements: [DeclRef: Environment] = [:]
  var writtenTypes: [Node: SwiftType] = [:]
  var aliasedTypes: [DeclRef: SwiftType] = [:]
  var signatures: [DeclRef: Signature] = [:]
  var propertyTypes: [DeclRef: SwiftType] = [:]
  var associatedTypes: [AssociatedTypeQuestion: SwiftType] = [:]
  var expressionTypes = NodeAnswers<SwiftType>()
  var definitionTypes: [Node: SwiftType] = [:]
  var globals: [GlobalsQuestion: [DeclRef]] = [:]
  /// What the elements of an array literal that have a type of their own say of the others.
  var siblingTypes: [Node: SwiftType] = [:]
  var resolvedCalls = NodeAnswers<ResolvedCall?>()
  /// Whether structures hold models.
  var modelStructures: [DeclRef: Truth] = [:]
  private var visibility: [VisibilityQuestion: Bool] = [:]
  var localNames: [Node: LocalNames] = [:]
  var flowItems = FlowItems()
  var localTypes: [Node: [String: DeclRef]] = [:]

  // MARK: Questions that wait for each other

  /// Questions that are being answered, each asked for the one before it; their levels count from 1. One that comes up
  /// again in its own answer has none. Few wait at a time: to compare with them costs less than to hash.
  private var pending: [Question] = []
  /// For each of them how many had been asked before it.
  private var turns: [Int] = []
  private var asked = 0
  /// The outermost question that had to be answered with "don't know" because it is being answered.
  private var outermostCut = Int.max
  /// The innermost of these.
  private var innermostCut = 0
  /// The same for the last answer alone.
  private var lastCuts = (outermost: Int.max, innermost: 0)
  /// Questions since the outermost one was asked.
  private var steps = 0
  /// Whether the last answer is complete, and may be remembered: it does not depend on one that was cut short.
  private(set) var isFinal = true

  /// A longer chain of questions does not come from code written by hand, nor do many chains of that length: after
  /// those, shorter ones are the limit.
  private var deepest: Int { cuts < Self.mostCuts ? 120 : 12 }
  private static let mostCuts = 500
  /// How many chains were too long, or too many.
  private var cuts = 0
  /// Nor is a question that leads to as many others, or several that lead to many.
  private var mostSteps: Int { cuts < Self.mostCuts ? 100_000 : 1_000 }

  /// Whether it answers a question for all others, and so asks no other: see ``TypeFacts``.
  let isShared: Bool

  /// Answers questions about declarations of the SDK for all others. A new one whenever a chain was too long for it:
  /// what it says must not depend on what it was asked before.
  var ofSDK: TypeIndex {
    if let known = knownOfSDK, known.cuts == 0 { return known }
    let made = TypeIndex(index, isShared: true)
    knownOfSDK = made
    return made
  }
  private var knownOfSDK: TypeIndex?

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

  /// What the name of a function or variable outside of types means in a file.
  struct GlobalsQuestion: Hashable {
    let name: String
    let file: FileID
  }

  /// The answer, or `unknown` if the question is already being answered or too many are waiting. Afterwards ``isFinal``
  /// says whether to remember it.
  func answering<Answer>(_ question: Question, otherwise unknown: @autoclosure () -> Answer, _ answer: () -> Answer)
    -> Answer
  {
    if let place = pending.firstIndex(of: question) {
      outermostCut = min(outermostCut, place + 1)
      innermostCut = max(innermostCut, place + 1)
      lastCuts = (place + 1, place + 1)
      isFinal = false
      return unknown()
    }
    guard pending.count < deepest, steps < mostSteps else {
      cuts += 1
      outermostCut = 0
      lastCuts = (0, 0)
      isFinal = false
      return unknown()
    }
    steps += 1
    pending.append(question)
    asked += 1
    turns.append(asked)
    let result = tracking(upTo: pending.count, answer)
    pending.removeLast()
    turns.removeLast()
    if pending.isEmpty {
      steps = 0
      outermostCut = .max
      innermostCut = 0
      expressionTypes.forgetProvisional()
      resolvedCalls.forgetProvisional()
    }
    return result
  }

  /// For answers that need no guard of their own against cycles. Sets ``isFinal``, too.
  func tracking<Answer>(_ answer: () -> Answer) -> Answer { tracking(upTo: .max, answer) }

  private func tracking<Answer>(upTo level: Int, _ answer: () -> Answer) -> Answer {
    let outer = (outermostCut, innermostCut)
    (outermostCut, innermostCut) = (.max, 0)
    let result = answer()
    // A cycle that ends here is closed: what was asked for inside of it is this very answer.
    isFinal = outermostCut >= level
    // Where one does, others may depend on each question that waits.
    lastCuts = (outermostCut, min(innermostCut, level - 1))
    (outermostCut, innermostCut) =
      isFinal ? outer : (min(outer.0, lastCuts.outermost), max(outer.1, lastCuts.innermost))
    return result
  }

  /// The answer as far as it was found before. Afterwards ``isFinal`` says whether it is complete.
  func found<Answer>(of node: Node, in answers: NodeAnswers<Answer>) -> Answer? {
    if let known = answers.final[node] {
      isFinal = true
      return known
    }
    guard let found = answers.provisional[node], turns.indices.contains(found.place), turns[found.place] == found.turn
    else { return nil }
    outermostCut = min(outermostCut, found.cut)
    innermostCut = max(innermostCut, found.place + 1)
    isFinal = false
    return found.answer
  }

  /// Remembers the last answer: one that was cut short, as long as the questions that it depends on are waiting. To
  /// answer it again in the meantime would come to the same.
  func remember<Answer>(_ answer: Answer, of node: Node, in answers: inout NodeAnswers<Answer>) {
    if isFinal {
      answers.final[node] = answer
    } else if !turns.isEmpty {
      // One that was too long to be answered depends on all that wait.
      let place = lastCuts.outermost == 0 ? turns.count - 1 : lastCuts.innermost - 1
      answers.provisional[node] = .init(answer: answer, cut: lastCuts.outermost, place: place, turn: turns[place])
    }
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

  func imports(of file: FileID) -> FileImports { index.imports(of: file) }

  func isVisible(_ ref: DeclRef, from file: FileID) -> Bool {
    if ref.file == file { return true }
    let question = VisibilityQuestion(ref: ref, file: file)
    if let known = visibility[question] { return known }
    let answer = index.isVisible(ref, from: file)
    visibility[question] = answer
    return answer
  }

  private struct VisibilityQuestion: Hashable {
    let ref: DeclRef
    let file: FileID

    func _rawHashValue(seed: Int) -> Int {
      QuickHash.of(ref.number &+ UInt64(UInt32(bitPattern: file)) &* 0x9E37_79B9_7F4A_7C15, seed: seed)
    }
  }
}
