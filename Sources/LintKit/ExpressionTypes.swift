/// Types as the compiler finds them. The typer remembers what it was asked, but it is dear, so it is asked last.
extension Pass {
  /// The type of an expression; a reference to a type has that type's metatype.
  public func type(of expression: Expr) -> SwiftType { typer.type(of: expression) }

  /// How long a wait lasts: see ``ProjectIndex/waitLength(at:with:)``.
  public func waitLength(at node: Node) -> WaitLength {
    if let known = waitLengths[node.id] { return known }
    let length = index.waitLength(at: node, with: typer)
    waitLengths[node.id] = length
    return length
  }

  /// Whether values of a type may be shared, where generic parameters are what the code around a place requires of
  /// them.
  public func sendability(of type: SwiftType, at place: Node) -> Sendability { typer.sendability(of: type, at: place) }

  /// What a name or member means, where nothing is called; empty if that is not known, or no function or property.
  public func members(meantBy expression: Expr) -> [MeantMember] { typer.members(meantBy: expression) }

  /// The properties that a key path names, each with its name's place; `nil` where the type that it begins at is not
  /// known.
  public func members(in path: KeyPathExpr) -> [(place: Range<UInt32>, member: MeantMember)]? {
    typer.members(in: path)
  }

  /// The function or initializer that is called; `nil` if that is not known.
  public func member(calledBy call: FunctionCallExpr) -> MeantMember? { typer.member(calledBy: call) }

  /// Whether a synchronous closure calls the same functions where its statements stand in code that may suspend, which
  /// prefers asynchronous overloads (SE-0296).
  public func callsTheSameInAsyncCode(_ closure: ClosureExpr) -> Bool {
    !closure.node.descendants(stoppingAtNestedFunctions: true).contains { node in
      FunctionCallExpr(node).map { !node.isAwaited && typer.mayMeanAsyncFunction($0) } ?? false
    }
  }

  /// Whether a call is certainly of a function of the SDK with this trait.
  public func isOfFunction(_ trait: SDKTrait, _ call: FunctionCallExpr) -> Bool {
    member(calledBy: call).map { index.has(trait, $0.ref) } ?? false
  }

  /// Whether an expression is certainly a variable or constant of the SDK with this trait.
  public func isOfProperty(_ trait: SDKTrait, _ expression: Expr) -> Bool {
    members(meantBy: expression).contains { index.has(trait, $0.ref) }
  }

  /// What a call of something generic requires to be `Sendable`; `nil` if it is not known what is called.
  public func typesToShare(byCalling call: FunctionCallExpr) -> [TypeToShare]? { typer.typesToShare(byCalling: call) }

  /// The same for a member that is read.
  public func typesToShare(byReading access: MemberAccessExpr) -> [TypeToShare]? {
    typer.typesToShare(byReading: access)
  }

  /// The same for a type that an expression names with its arguments.
  public func typesToShare(byNaming type: GenericSpecializationExpr) -> [TypeToShare] {
    typer.typesToShare(byNaming: type)
  }

  /// The same for a written type.
  public func typesToShare(byWriting type: TypeRef) -> [TypeToShare] { typer.typesToShare(byWriting: type) }

  /// The associated types that the file's conformances to protocols of the project require to be `Sendable`, each with
  /// the type or extension that states the conformance.
  public var associatedTypesToShare: [(place: DeclRef, type: TypeToShare)] {
    typer.types.associatedTypesToShare(in: file)
  }

  /// A function or property as code that names it means it.
  public func member(_ ref: DeclRef) -> MeantMember? { typer.member(ref) }

  /// The witnesses of the conformances that the file states to protocols of the project.
  public var witnesses: [Witness] { typer.types.witnesses(in: file) }

  /// The conformances of project types that the generic parameters of a call use.
  public func conformances(usedByCalling call: FunctionCallExpr) -> [NeededConformance] {
    typer.conformances(usedByCalling: call)
  }

  /// The conformances that make a value an existential or opaque one, where its place asks for that.
  public func conformances(usedByConverting expression: Expr) -> [NeededConformance] {
    typer.conformances(usedByConverting: expression)
  }

  /// The members of the file's classes that override one, and what they override.
  public var overrides: [Override] { typer.types.overrides(in: file) }

  /// The types of a function's parameters, and then of its result.
  public func signatureTypes(of function: DeclRef) -> [SwiftType] { typer.types.signatureTypes(of: function) }

  /// What the code around an expression wants it to be; `nil` where it may be anything.
  public func contextualType(of expression: Expr) -> SwiftType? { typer.contextualType(of: expression.node) }

  /// The type of a property or global, of any file.
  public func type(ofProperty ref: DeclRef) -> SwiftType { typer.types.propertyType(ref) }

  /// The type of the project that `Type(…)` or `Type.init(…)` makes a value of, or an optional one.
  public func typeMade(by call: FunctionCallExpr) -> DeclRef? {
    var callee = call.callee
    if case .memberAccess(let member)? = callee, member.name == .`init` { callee = member.base }
    guard let callee, case .metatype(let made) = type(of: callee) else { return nil }
    return made.ownDeclaration
  }

  /// What a type means that is written in the file, for a value.
  public func type(_ written: TypeRef?) -> SwiftType { typer.types.valueType(written, file) }

  /// Whether all that a function of any file takes and gives back may be shared.
  public func sendability(ofSignatureOf function: DeclRef) -> Truth {
    typer.types.signatureTypes(of: function).reduce(.yes) {
      $0.and(index.sendability(of: $1, in: function.file).answer)
    }
  }

  /// How code at a place can name a type of the project by one name; `nil` where that means something else.
  public func name(of type: DeclRef, at place: Node) -> String? {
    let name = index.type(type).name
    return typer.types.means(name, type, at: place, in: file) ? name : nil
  }

  /// Whether the value of an expression may be shared.
  public func sendability(of expression: Expr) -> Truth {
    index.sendability(of: typer.type(of: expression), in: file).answer
  }
}
