import LintKit

// Gives an actor a context of its own.

extension ModelContextStoredInActor {
  /// Creates the context from the container of the assigned one. Unsafe: the new one does not see unsaved changes.
  static func fix(takenFrom value: Node?, in pass: Pass) throws(NoFix) -> RawDiagnostic.FixIt? {
    guard let value, let expression = Expr(value) else { return nil }
    switch expression.withoutEffectMarkers {
    case .declReference(let reference):
      guard case .parameter(let parameter)? = pass.binding(of: reference), let link = pass.link(of: parameter) else {
        return nil
      }
      do throws(OpenCalls) {
        if let name = pass.functionTakingModels(around: value) {
          throw .other("'\(name)' takes models of the caller's context")
        }
        var chain = ContextChain(in: pass)
        try chain.add(link)
        chain.grow()
        return try chain.fix()
      } catch {
        throw NoFix(error)
      }
    case .memberAccess(let member) where member.name == .mainContext:
      guard let container = member.base else { return nil }
      var fix = FixBuilder(in: pass)
      fix.replace(value.range, with: "ModelContext(\(container.node.text))")
      return fix.fix(.makeOwn, .unsafe)
    default: return nil
    }
  }

  /// Marks an actor `@ModelActor` and removes what the macro adds. Not applied where the actor does more than the
  /// macro, or where not every use of what changes its name is known.
  static func marking(
    _ decl: ActorDecl, _ context: PropertyDeclaration, in pass: Pass
  ) throws(NoFix) -> RawDiagnostic.FixIt? {
    guard let actor = pass.type(at: decl.node), decl.attributes.isEmpty,
      !pass.index.type(actor).flags.contains(.isPublic),
      pass.type(ofProperty: context.ref).isModelContext,
      let parts = ActorParts(of: decl, context, in: pass)
    else { return nil }
    var fixes: [FileID: FixBuilder] = [:]
    func edit(_ pass: Pass, _ change: (inout FixBuilder) -> Void) {
      change(&fixes[pass.file, default: FixBuilder(in: pass)])
    }

    if parts.label != "modelContainer" {
      do throws(OpenCalls) {
        for call in try pass.closedCalls(of: [parts.initializer]) {
          guard let label = call.arguments[0]?.label else { return nil }
          edit(call.pass) { $0.replace(label.range, with: "modelContainer") }
        }
      } catch {
        throw NoFix(error)
      }
    }
    edit(pass) { fix in
      fix.insert("@ModelActor\n" + fix.margin(of: decl.node), at: decl.node.firstToken.offset)
      for member in parts.superfluous { fix.remove(member: member) }
      for (token, name) in parts.renamed where token.text != name { fix.replace(token.range, with: name) }
    }
    var all = FixBuilder(in: pass)
    for (_, fix) in fixes.sorted(by: { $0.key < $1.key }) { all.add(fix) }
    return all.fix(.mark, .unsafe)
  }
}

extension Pass {
  /// A function of the actor that others may give models to.
  fileprivate func functionTakingModels(around node: Node) -> String? {
    guard let actor = type(around: node).flatMap({ index.extendedNominal($0) }) else { return nil }
    let places = [actor] + index.extensions(ofNominal: actor)
    for function in places.flatMap({ index.functions(in: $0) }).map({ index.function($0) })
    where !function.flags.contains(.isFilePrivate) {
      if takesModels(function.ref) { return function.name }
    }
    return nil
  }
}

/// What the macro adds to an actor.
private struct ActorParts {
  let initializer: DeclRef
  /// Of the initializer's only parameter.
  let label: String
  /// The members to remove.
  let superfluous: [Node]
  /// Uses of the properties, and what the macro calls them.
  let renamed: [(TokenCursor, String)]

  init?(of decl: ActorDecl, _ context: PropertyDeclaration, in pass: Pass) {
    guard let members = ReplacedMembers(of: decl, context, in: pass),
      let ref = pass.function(at: members.initializer.node), let body = members.initializer.body
    else { return nil }
    let parameters = pass.index.function(ref).parameters
    guard parameters.count == 1,
      pass.type(members.initializer.parameters.first?.type).standardName == "ModelContainer",
      !parameters[0].hasDefault, let label = members.initializer.parameters.first?.label?.identifierText,
      body.node.children(.statement).allSatisfy({ $0.assigns(oneOf: Array(members.properties.keys)) }),
      !members.hideNewNames(in: decl)
    else { return nil }
    initializer = ref
    self.label = label
    superfluous = members.all
    renamed = members.uses(in: pass, of: context.owner)
  }
}

/// The initializer and the properties in whose place the macro puts its own.
private struct ReplacedMembers {
  let initializer: InitializerDecl
  let all: [Node]
  /// By what the actor calls the properties, the names that the macro gives them.
  let properties: [Name: String]

  /// `nil` where a member is in the macro's way.
  init?(of decl: ActorDecl, _ context: PropertyDeclaration, in pass: Pass) {
    var initializer: InitializerDecl?
    var all: [Node] = []
    var properties = [context.nameID: "modelContext"]
    for member in decl.node.child(.body)?.children(.member) ?? decl.node.children(.member) {
      switch member.kind {
      case .initializerDecl:
        if initializer != nil { return nil }
        initializer = InitializerDecl(member)
        all.append(member)
      case .variableDecl:
        guard let variable = VariableDecl(member), let binding = variable.bindings.first,
          let property = pass.property(at: binding.node)
        else { return nil }
        let record = pass.index.property(property)
        if record.isComputed || record.flags.contains(.isStatic) { continue }
        let type = pass.type(ofProperty: property)
        let isContainer = type.standardName == "ModelContainer"
        guard record.ref == context.ref || isContainer else {
          // The macro's initializer gives nothing a value but its own.
          if binding.initializer == nil, !type.isOptional { return nil }
          continue
        }
        guard record.flags.contains(.isFilePrivate), binding.initializer == nil,
          variable.bindings.dropFirst().first(where: { _ in true }) == nil
        else { return nil }
        if isContainer { properties[record.nameID] = "modelContainer" }
        all.append(member)
      default: continue
      }
    }
    guard let initializer else { return nil }
    self.initializer = initializer
    self.all = all
    self.properties = properties
  }

  /// Where code outside of these members names the properties of an actor, and what the macro calls them.
  func uses(in pass: Pass, of owner: DeclRef?) -> [(TokenCursor, String)] {
    var found: [(TokenCursor, String)] = []
    for node in pass.tree.root.descendants where !contains(node) {
      guard let name = properties[node.mainToken.name] else { continue }
      switch node.kind {
      case .declReferenceExpr:
        guard case .property(let property)? = pass.binding(of: DeclReferenceExpr(unchecked: node)),
          pass.index.property(property).owner == owner
        else { continue }
        found.append((node.mainToken, name))
      case .memberAccessExpr:
        guard case .declReference(let base)? = MemberAccessExpr(unchecked: node).base else { continue }
        if base.isSelf, pass.type(around: node) == owner { found.append((node.mainToken, name)) }
      default: continue
      }
    }
    return found
  }

  /// Whether a local or parameter of one of the new names would hide the property.
  func hideNewNames(in decl: ActorDecl) -> Bool {
    decl.node.descendants.contains { node in
      (node.kind == .identifierPattern || node.kind == .functionParameter)
        && ["modelContext", "modelContainer"].contains(node.mainToken.text) && !contains(node)
    }
  }

  private func contains(_ node: Node) -> Bool { all.contains { $0.id <= node.id && node.id < $0.subtreeEnd } }
}

extension Node {
  /// `name = …` or `self.name = …` for one of the names.
  fileprivate func assigns(oneOf names: [Name]) -> Bool {
    guard kind == .sequenceExpr else { return false }
    var elements = children(.element)
    guard let target = elements.next(), target.kind == .declReferenceExpr || target.kind == .memberAccessExpr else {
      return false
    }
    return names.contains(target.mainToken.name) && elements.next()?.kind == .assignmentExpr
  }
}

// MARK: - Messages

extension Message {
  fileprivate static let makeOwn: Message = "Create a ModelContext for the actor"
  fileprivate static let mark: Message = "Make it a '@ModelActor'"
}
