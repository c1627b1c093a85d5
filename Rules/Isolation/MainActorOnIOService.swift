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
    /// While it waits for the network or a database, the main thread does other work: information only.
    case awaits
    /// It only reads or writes when something is set up: information only.
    case isOneTime
    /// Mocks, samples, previews, and what only debug builds have: information only.
    case support
    case test
  }

  static func check(_ attribute: Attribute, in pass: Pass) {
    guard let type = attribute.isolatedService,
      !pass.exempts(Exemption.isNamedForInterface, pass.isNamedForInterface(type.node.mainToken.identifierText))
    else { return }
    let calls = pass.inputOutputCalls(in: type)
    guard let call = calls.blocking ?? calls.awaited, let ref = pass.index.declaration(of: type.node, in: pass.file)
    else { return }
    switch pass.isExempt(type, ref) {
    case .yes: return
    case .unknown: return pass.leaveUndecided(missing: .supertypes(of: ref, in: pass.index))
    case .no: break
    }
    let name = pass.index.type(ref).name
    let isInfo =
      pass.exempts(Exemption.support, pass.isSupportCode(type.node))
      || (calls.blocking == nil
        ? pass.exempts(Exemption.awaits, true) : pass.exempts(Exemption.isOneTime, pass.isOneTime(call)))
    pass.report(
      at: attribute.range,
      calls.blocking == nil ? .returns(name, pass.advice(for: type)) : .blocks(name, pass.advice(for: type)),
      severity: isInfo ? .info : nil,
      notes: calls.blocking == nil ? [] : [pass.note(Message.waits, at: call.calleeRange)])
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
  /// Whether instances store variables, which something has to protect.
  fileprivate var hasMutableState: Bool {
    members.contains { member in
      guard case .variable(let variable) = member, !variable.isLet, !variable.hasModifier(.static) else { return false }
      return variable.bindings.contains { $0.accessors == nil }
    }
  }
}

extension Pass {
  /// The first calls on the main actor that read or write, in the type's own braces or those of its extensions in the
  /// file.
  fileprivate func inputOutputCalls(in type: NominalTypeDecl) -> (
    blocking: FunctionCallExpr?, awaited: FunctionCallExpr?
  ) {
    var found: (blocking: FunctionCallExpr?, awaited: FunctionCallExpr?) = (nil, nil)
    for place in parts(of: type) {
      for node in place.descendants(of: .functionCallExpr) {
        let call = FunctionCallExpr(unchecked: node)
        guard let kind = inputOutput(of: call), isolation(around: node).isolation == .mainActor else { continue }
        if kind == .blocking { return (call, nil) }
        if found.awaited == nil { found.awaited = call }
      }
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

  /// Whether a call only runs when something is set up: in a synchronous initializer, in an initial value, or in a
  /// synchronous static function that nothing but synchronous initializers call, such as the import of an old file.
  fileprivate func isOneTime(_ call: FunctionCallExpr) -> Bool {
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
      let context = BodyRef(file: site.call.file, id: index.call(site.call).context)
      guard site.isCertain, case .function(let node) = index.context(context).kind else { return false }
      let caller = index.function(DeclRef(file: site.call.file, node: node))
      return caller.kind == .initializer && !caller.flags.contains(.isAsync)
    }
  }

  // MARK: What belongs on the main actor

  /// - Parameter candidates: types that are known not to tie it to the main actor, itself included.
  fileprivate func isExempt(_ type: NominalTypeDecl, _ ref: DeclRef, besides candidates: Set<DeclRef> = []) -> Truth {
    typealias Exemption = MainActorOnIOService.Exemption
    if exempts(Exemption.test, isTest) || exempts(Exemption.isObserved, isObserved(type)) { return .yes }
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
    let calls = other.inputOutputCalls(in: type)
    return calls.blocking ?? calls.awaited != nil && other.isExempt(type, ref, besides: candidates) == .no
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

  fileprivate func advice(for type: NominalTypeDecl) -> String {
    let settings = index.settings(of: file)
    let methods =
      settings.nonsendingByDefault.isYes ? "its I/O methods 'async' and '@concurrent'" : "its I/O methods 'async'"
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
  static let ofMainContext: Set<Name> = [Name(spelling: "viewContext"), Name(spelling: "mainQueueConcurrencyType")]

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

  fileprivate static func returns(_ name: String, _ advice: String) -> Message {
    "'\(name)' returns to the main actor after each request, although it uses no user interface. \(advice)."
  }

  fileprivate static let waits = "this call blocks the main thread"
}
