/// What a rule would have to know to judge a place.
///
/// A rule writes the facts that only it needs in an extension at the bottom of its file, as it does its messages.
public struct MissingFact: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// What is asked, a colon, and what is in the way of an answer: `supertypes: no known declaration of 'Base'`.
  public let text: String
  /// The modules of which nothing is known and one of which may give the answer, as far as the file's imports tell.
  public let modules: Set<String>

  public init(_ text: String, modules: Set<String> = []) {
    self.text = text
    self.modules = modules
  }

  public init(stringLiteral value: String) { self.init(value) }
}

// MARK: - Facts that several rules need

extension MissingFact {
  /// - Parameter answer: of unknown isolation.
  public static func isolation(_ answer: IsolationAnswer, in index: ProjectIndex) -> MissingFact {
    // From the place that was asked about outward: the last link is where knowledge ends.
    guard let last = answer.reasons.last else { return "isolation" }
    guard let name = last.undeclared, !name.isEmpty, let file = last.file else { return "isolation: \(last.text)" }
    return undeclared(name, of: "isolation", in: file, index)
  }

  /// A type that is named in a file.
  public static func type(named name: String, in file: FileID, _ index: ProjectIndex) -> MissingFact {
    undeclared(name, of: "type", in: file, index)
  }

  /// What a type inherits, or conforms to, besides what is known.
  public static func supertypes(of type: DeclRef, in index: ProjectIndex) -> MissingFact {
    guard let unknown = index.unknownSupertype(of: type), !unknown.name.isEmpty else {
      return "supertypes: of '\(index.type(type).name)'"
    }
    return undeclared(unknown.name, of: "supertypes", in: unknown.file, index)
  }

  private static func undeclared(
    _ name: String, of question: String, in file: FileID, _ index: ProjectIndex
  ) -> MissingFact {
    if index.isAmbiguous(typeNamed: name, in: file) { return "\(question): which '\(name)' is meant" }
    return MissingFact(
      "\(question): no known declaration of '\(name)'", modules: index.unknownModules(importedBy: file))
  }

  /// What a macro or wrapper of this name does.
  public static func attribute(_ name: String) -> MissingFact { "attribute: what '@\(name)' adds" }

  public static func handedOn(_ name: String) -> MissingFact { "value: what becomes of '\(name)', which is handed on" }

  /// Whether a local is used again after a closure that captures it was made.
  public static func laterUse(of name: String) -> MissingFact { "value: whether '\(name)' is used again, or shared" }

  /// Who may cancel a task that is returned, passed on or stored.
  public static let taskHandedOn: MissingFact = "task: who cancels it, as it is handed on"

  /// What becomes of a closure or local function.
  public static func closure(_ closure: Node) -> MissingFact {
    if let callee = closure.callOfArgument?.calleeNameToken {
      return "closure: when and where '\(callee.identifierText)' calls it"
    }
    let name = FunctionDecl(closure)?.nameToken ?? closure.closureHolder
    return name.map { "closure: when and where '\($0.identifierText)' is called" } ?? "closure: what becomes of it"
  }

  public static func upcomingFeature(_ name: String) -> MissingFact { "setting: '\(name)' may be on" }

  /// Whether an asynchronous sequence ends.
  public static func end(of sequence: Expr) -> MissingFact {
    let sequence = sequence.withoutEffectMarkers.withoutNameSuffixes
    let token: TokenCursor? =
      if case .functionCall(let call) = sequence { call.calleeNameToken } else { sequence.lastNameToken }
    return token.map { "sequence: whether '\($0.identifierText)' ends" } ?? "sequence: whether it ends"
  }

  /// The ways through code with an `#if` that decides, a macro, or more of them than are followed.
  public static let controlFlow: MissingFact = "control flow: which ways lead through the code"
  /// More was asked about a function than is answered.
  static let questions: MissingFact = "control flow: the code is too large to follow"
}

extension Node {
  /// The name of what a closure is assigned to, or is the initial value of.
  var closureHolder: TokenCursor? {
    guard let parent else { return nil }
    switch role {
    case .initializer: return PatternBinding(parent)?.nameToken
    case .element:
      guard parent.children(.element).contains(where: { $0.kind == .assignmentExpr }) else { return nil }
      return parent.children(.element).first { _ in true }.flatMap { Expr($0) }?.lastNameToken
    default: return nil
    }
  }
}
