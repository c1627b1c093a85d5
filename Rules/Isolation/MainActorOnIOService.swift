import LintKit

/// A type that is on the main actor without anything to do with the user interface, and reads or writes files there.
enum MainActorOnIOService: Rule {
  static let gate = Gate(
    anyOf: [.MainActor],
    outline: { outline in
      outline.mayDoInputOutput && outline.tree.contains(Attribute.self) { $0.isolatedService != nil }
    })

  enum Exemption: String, RuleExemption {
    /// Views, and what views observe.
    case isObserved
    /// It names types of a user interface.
    case usesInterface
    /// It is called a view model, controller, or the like.
    case isNamedForInterface
    /// It works with types of the project that are observed, or on the main actor for a reason.
    case worksWithMainActor
    /// A superclass or protocol puts it on the main actor.
    case inheritsMainActor
    /// Functions that it is given may belong to the user interface.
    case takesCallbacks
    /// It works on the context of the main actor.
    case usesMainContext
    /// It only reads or writes when something is set up.
    case isOneTime
    /// Files of a fixed name mostly hold a few settings.
    case isFixedFile
    /// Tests, mocks, samples, previews, and what only debug builds have.
    case support
  }

  static func check(_ attribute: Attribute, in pass: Pass) {
    guard let type = attribute.isolatedService,
      !pass.exempts(Exemption.isNamedForInterface, pass.isNamedForInterface(type.node.mainToken.identifierText))
    else { return }
    let calls = pass.inputOutputCalls(in: type)
    let blocking = calls.filter { pass.inputOutput(of: $0) == .blocking }
    // While it waits for the network or a database, the main thread does other work.
    guard let call = blocking.first, !pass.exempts(Exemption.support, pass.isSupportCode(type.node)),
      let ref = pass.index.declaration(of: type.node, in: pass.file)
    else { return }
    switch pass.isExempt(type, ref) {
    case .yes: return
    case .unknown: return pass.leaveUndecided(missing: .supertypes(of: ref, in: pass.index))
    case .no: break
    }
    let lasting = pass.lasting(blocking)
    if pass.exempts(Exemption.isOneTime, lasting.isEmpty) { return }
    report(attribute, type, of: lasting.isEmpty ? blocking : lasting, awaited: calls, first: call, in: pass)
  }

  /// - Parameter blocking: calls that block the main thread; `awaited` says what else the type works with.
  private static func report(
    _ attribute: Attribute, _ type: NominalTypeDecl, of blocking: [FunctionCallExpr], awaited: [FunctionCallExpr],
    first: FunctionCallExpr, in pass: Pass
  ) {
    let name = type.node.mainToken.identifierText
    let functions = pass.functions(around: blocking)
    let growing = pass.growingInputOutput(among: blocking)
    if growing == nil, let reading = pass.readInView(functions) {
      return pass.report(
        at: attribute.range, .blocksView(name, pass.index.type(reading.view).name),
        notes: [
          pass.note(Message.isRead, at: pass.index.call(reading.call).range, of: reading.call.file),
          pass.note(Message.waits, at: first.calleeRange)
        ])
    }
    if pass.exempts(Exemption.isFixedFile, growing == nil && pass.growingInputOutput(among: awaited) == nil) { return }
    pass.report(
      at: attribute.range, .blocks(name, pass.advice(for: type, functions)),
      notes: [pass.note(Message.waits, at: (growing ?? blocking.first ?? first).calleeRange)],
      // A project writes all its stores in one way.
      about: type.isNamespace
        ? Diagnostic.Subject(.type, name: name, predicate: Message.blockSeveral, scope: "stores") : nil)
  }
}

extension NominalTypeDecl {
  /// Whether it says that it is on the main actor, and may be a service.
  fileprivate var isIsolatedService: Bool {
    node.children(.attribute).contains { Attribute($0)?.isolatedService != nil }
  }
}

extension Attribute {
  /// The type that it puts on the main actor, where that may be a service.
  fileprivate var isolatedService: NominalTypeDecl? {
    guard name == .MainActor, let type = node.parent.flatMap({ NominalTypeDecl($0) }) else { return nil }
    switch type {
    case .class, .struct, .enum: return type
    case .actor, .protocol: return nil
    }
  }
}

extension NominalTypeDecl {
  /// An enumeration of static members.
  fileprivate var isNamespace: Bool {
    if case .enum = self { node.children(.member).allSatisfy { $0.kind != .enumCaseDecl } } else { false }
  }

  /// Whether the type itself stores variables: without an isolation, Swift 6 rejects them.
  fileprivate var hasStaticState: Bool {
    members.contains { member in
      guard case .variable(let variable) = member, !variable.isLet, variable.hasModifier(.static) else { return false }
      return variable.bindings.contains { $0.accessors == nil }
    }
  }

  /// Whether instances store variables, which something has to protect.
  fileprivate var hasMutableState: Bool {
    members.contains { member in
      guard case .variable(let variable) = member, !variable.isLet, !variable.hasModifier(.static) else { return false }
      return variable.bindings.contains { $0.accessors == nil }
    }
  }
}

extension Pass {
  /// The calls on the main actor that read or write, in the type's own braces or those of its extensions in the file.
  fileprivate func inputOutputCalls(in type: NominalTypeDecl) -> [FunctionCallExpr] {
    parts(of: type).flatMap { place in
      place.descendants(of: .functionCallExpr).map { FunctionCallExpr(unchecked: $0) }
        .filter { inputOutput(of: $0) != nil && isolation(around: $0.node).isolation == .mainActor }
    }
  }

  /// The functions that some calls are in, each once.
  fileprivate func functions(around calls: [FunctionCallExpr]) -> [DeclRef] {
    var found: [DeclRef] = []
    for call in calls {
      // Calls of one function follow each other.
      if let function = function(around: call.node), function != found.last { found.append(function) }
    }
    return found
  }

  /// The braces of a type and of its extensions in the file.
  private func parts(of type: NominalTypeDecl) -> [Node] {
    let name = type.node.mainToken.name
    var parts = type.memberBlock.map { [$0.node] } ?? []
    for node in tree.root.children(.statement) where node.kind == .extensionDecl {
      let place = ExtensionDecl(unchecked: node)
      if place.nameToken?.name == name, let block = place.memberBlock { parts.append(block.node) }
    }
    return parts
  }

  /// Those of some calls that do not only run when something is set up.
  fileprivate func lasting(_ calls: [FunctionCallExpr]) -> [FunctionCallExpr] {
    var known: [Node: Bool] = [:]
    return calls.filter { call in
      let place = call.node.enclosingFunctionLike?.node ?? call.node
      let answer = known[place] ?? isOneTime(call)
      known[place] = answer
      return !answer
    }
  }

  /// Whether a call only runs when something is set up: in a synchronous initializer, in an initial value, or in a
  /// synchronous static function that nothing but synchronous initializers call, such as the import of an old file.
  private func isOneTime(_ call: FunctionCallExpr) -> Bool {
    for ancestor in call.node.ancestors {
      switch ancestor.kind {
      case .closureExpr: return false
      case .initializerDecl: return !isAsync(around: call.node).isYes
      case .patternBinding where property(at: ancestor) != nil: return true
      case .functionDecl:
        guard let function = function(at: ancestor) else { return false }
        let record = index.function(function)
        return record.flags.contains(.isStatic) && !record.flags.contains(.isAsync)
          && isOnlyCalledByInitializers(function)
      default: continue
      }
    }
    return false
  }

  private func isOnlyCalledByInitializers(_ function: DeclRef) -> Bool {
    guard let sites = index.callSites(of: function)?.filter({ !index.isTest($0.call.file) }), !sites.isEmpty else {
      return false
    }
    return sites.allSatisfy { site in
      guard site.isCertain, let context = index.context(ofCall: site.call),
        case .function(let node) = index.context(context).kind
      else { return false }
      let caller = index.function(DeclRef(file: site.call.file, node: node))
      return caller.kind == .initializer && !caller.flags.contains(.isAsync)
    }
  }

  // MARK: What belongs on the main actor

  /// - Parameter candidates: types that are known not to tie it to the main actor, itself included.
  fileprivate func isExempt(_ type: NominalTypeDecl, _ ref: DeclRef, besides candidates: Set<DeclRef> = []) -> Truth {
    typealias Exemption = MainActorOnIOService.Exemption
    if exempts(Exemption.isObserved, isObserved(type)) { return .yes }
    if exempts(Exemption.usesInterface, usesInterface(type))
      || exempts(Exemption.usesMainContext, usesMainContext(type))
    {
      return .yes
    }
    if exempts(Exemption.takesCallbacks, takesCallbacks(type))
      || exempts(Exemption.inheritsMainActor, inheritsMainActor(ref))
    {
      return .yes
    }
    let isShown = index.isUserInterface(ref)
    if isShown != .no { return isShown }
    return Truth(
      exempts(Exemption.worksWithMainActor, worksWithMainActor(type, ref, besides: candidates.union([ref]))))
  }

  /// Marked `@Observable`, an `ObservableObject`, or with wrapped properties.
  private func isObserved(_ type: NominalTypeDecl) -> Bool {
    if type.hasAttribute(.Observable) || type.inheritedTypes.contains(where: { $0.name == .ObservableObject }) {
      return true
    }
    return type.members.contains { member in
      guard case .variable(let variable) = member else { return false }
      return variable.attributes.contains { $0.name != .MainActor && $0.nameToken?.beginsUppercase == true }
    }
  }

  private func usesInterface(_ type: NominalTypeDecl) -> Bool {
    parts(of: type).contains { part in part.tokens.contains { $0.kind == .identifier && InterfaceNames.include($0) } }
  }

  private func usesMainContext(_ type: NominalTypeDecl) -> Bool {
    parts(of: type).contains { part in
      part.tokens.contains {
        $0.kind == .identifier
          && ($0.name == .mainContext || $0.name == .Environment || InterfaceNames.ofMainContext.contains($0.name))
      }
    }
  }

  fileprivate func isNamedForInterface(_ name: String) -> Bool {
    ["ViewModel", "View", "Controller", "Presenter", "Window", "Screen", "Router", "Delegate"].contains {
      name.hasSuffix($0)
    }
  }

  private func worksWithMainActor(_ type: NominalTypeDecl, _ ref: DeclRef, besides candidates: Set<DeclRef>) -> Bool {
    // All types are on it by default.
    if index.settings(of: file).defaultsToMainActor.isYes { return false }
    return parts(of: type).contains { part in
      part.tokens.contains { token in
        guard token.kind == .identifier, token.beginsUppercase else { return false }
        return index.types(named: token.identifierText).contains { other in
          !candidates.contains(other)
            && (isShown(other)
              || index.isolation(ofType: other).isolation == .mainActor && !isCandidate(other, besides: candidates))
        }
      }
    }
  }

  /// Whether a type on the main actor is there without need too: types that only hold each other are judged together.
  private func isCandidate(_ ref: DeclRef, besides candidates: Set<DeclRef>) -> Bool {
    guard candidates.count < Self.candidateLimit, ref.file >= 0, !isNamedForInterface(index.type(ref).name) else {
      return false
    }
    let other = looking(at: ref.file)
    guard let type = other.whole(ref).flatMap({ NominalTypeDecl($0) }), type.isIsolatedService else { return false }
    return !other.inputOutputCalls(in: type).isEmpty && other.isExempt(type, ref, besides: candidates) == .no
  }

  /// Chains of types that hold each other are short.
  private static var candidateLimit: Int { 4 }

  private func isShown(_ ref: DeclRef) -> Bool {
    let type = index.type(ref)
    return type.inherited.contains("ObservableObject") || type.attributes.contains { $0.name == "Observable" }
  }

  /// Whether it stores a function, or a function that other types may call has one as a parameter.
  private func takesCallbacks(_ type: NominalTypeDecl) -> Bool {
    for member in type.members {
      switch member {
      case .variable(let variable):
        if variable.bindings.contains(where: { LightType($0.type).unwrapped.functionTraits != nil }) { return true }
      case .function(let function):
        if function.hasModifier(.private) || function.hasModifier(.fileprivate) { continue }
        if let ref = self.function(at: function.node),
          index.function(ref).parameters.contains(where: { $0.type.isKeptFunction })
        {
          return true
        }
      default: continue
      }
    }
    return false
  }

  private func inheritsMainActor(_ ref: DeclRef) -> Bool {
    index.type(ref).inherited.contains { name in
      index.types(named: name).contains { index.isolation(ofType: $0).isolation == .mainActor }
    }
  }

  // MARK: What to do

  /// - Parameter functions: those that read or write.
  fileprivate func advice(for type: NominalTypeDecl, _ functions: [DeclRef]) -> String {
    if isReadWhileInitializing(functions) { return "Load in a background task, and assign the result when it is there" }
    let settings = index.settings(of: file)
    let concurrent = settings.nonsendingByDefault.isYes ? " and '@concurrent'" : ""
    if type.hasStaticState { return "Make its I/O methods 'nonisolated', 'async'\(concurrent)" }
    let methods = "its I/O methods 'async'\(concurrent)"
    if type.hasMutableState { return "Make it an 'actor'" }
    let change = settings.defaultsToMainActor.isYes ? "Write 'nonisolated' instead" : "Delete '@MainActor'"
    if case .class = type { return "\(change), conform it to 'Sendable', and make \(methods)" }
    return "\(change), and make \(methods)"
  }
}

extension LightType {
  /// A function that may be called later.
  fileprivate var isKeptFunction: Bool {
    guard let traits = unwrapped.functionTraits else { return false }
    return traits.isEscaping || form == .optional
  }
}

/// Names that only code of a user interface has.
private enum InterfaceNames {
  static let ofMainContext: Set<Name> = [
    Name(spelling: "viewContext"), Name(spelling: "mainQueueConcurrencyType"), Name(spelling: "ModelContext")
  ]

  static func include(_ token: TokenCursor) -> Bool {
    let bytes = token.bytes
    if bytes.count > 2, bytes[0] == UInt8(ascii: "U"), bytes[1] == UInt8(ascii: "I"),
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[2])
    {
      return true
    }
    return names.contains(token.name)
  }

  private static let names = Set(
    """
    View Binding Color Image Font NavigationPath ObservableObject objectWillChange withAnimation NSApp NSApplication \
    NSView NSWindow NSImage NSAlert NSOpenPanel NSSavePanel NSPasteboard NSWorkspace NSViewController \
    NSWindowController NSMenu NSStatusBar WKWebView
    """.split(separator: " ").map { Name(spelling: String($0)) })
}

// MARK: - Messages

extension Message {
  fileprivate static func blocks(_ name: String, _ advice: String) -> Message {
    "'\(name)' reads or writes on the main thread, although it uses no user interface. \(advice)."
  }

  fileprivate static func blocksView(_ name: String, _ view: String) -> Message {
    "'\(name)' reads or writes on the main thread each time '\(view)' is evaluated. Read once and keep the value."
  }

  fileprivate static let blockSeveral =
    "read or write on the main thread, although they use no user interface. Do their I/O in background tasks."

  fileprivate static let isRead = "this property of the view calls it"
  fileprivate static let waits = "this call blocks the main thread"
}
