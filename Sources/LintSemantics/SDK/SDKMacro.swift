/// What a macro of the SDK adds to the declaration that it is attached to, as far as other declarations can see it.
///
/// The index adds it to what is written; the plugin of the stub modules expands to the same text, so that the compiler
/// checks it. In the text, `__Type` is the type that the macro is attached to or whose property it is, `__name` that
/// property's name, `__type` its type, `__element` the type of an element of it, `__value` its initial value, and
/// `__arguments` the arguments of the attribute.
public struct SDKMacro: Sendable {
  /// As written after `@`.
  public let name: String
  /// The module that declares it.
  public let module: String
  /// Protocols that the type conforms to afterwards.
  public var conformances: [String] = []
  /// Protocols to which a conformance is declared that is unavailable: the type is certainly none of these.
  public var unavailableConformances: [String] = []
  /// Members of the type, as public as the type is unless they say otherwise.
  public var members = ""
  /// What happens to the variables that the type stores for each instance.
  public var storage = Storage.kept
  /// The accessors of the property, in braces; with any, the property is computed. Empty for other macros.
  public var accessors = ""
  /// Declarations next to the property.
  public var peers = ""
  /// Where this can be looked up, as in `SDKFact`.
  public let fact: String

  /// What a macro does to stored variables of the type that it is attached to.
  public enum Storage: Equatable, Sendable {
    /// They stay as they are.
    case kept
    /// They become computed, by the macro of this name, except for those with an attribute of the second name.
    case computed(by: String, unless: String)
  }

  /// The macro of this name; `nil` for one that adds nothing, or that is unknown.
  public static func named(_ name: String) -> SDKMacro? { all.first { $0.name == name } }

  public static let all = [
    SDKMacro(
      name: "Model", module: "SwiftData", conformances: ["Observable", "PersistentModel"],
      unavailableConformances: ["Sendable"],
      members: """
        private var _$backingData: any BackingData<__Type> = __Type.createBackingData()
        var persistentBackingData: any BackingData<__Type> {
          get { _$backingData }
          set { _$backingData = newValue }
        }
        static var schemaMetadata: [Schema.PropertyMetadata] { [] }
        required init(backingData: any BackingData<__Type>) { fatalError() }
        private let _$observationRegistrar = ObservationRegistrar()
        """,
      storage: .computed(by: "_PersistedProperty", unless: "Transient"),
      fact: "source: apple/swiftdata/model(); since: iOS 17"),
    SDKMacro(
      name: "_PersistedProperty", module: "SwiftData",
      accessors: """
        {
          @storageRestrictions(initializes: ___name) init(initialValue) { ___name = _SwiftDataNoType() }
          get { fatalError() }
          set { fatalError() }
        }
        """,
      peers: "private var ___name: _SwiftDataNoType = _SwiftDataNoType()",
      fact: "source: apple/swiftdata/model(); since: iOS 17"),
    SDKMacro(
      name: "ModelActor", module: "SwiftData", conformances: ["ModelActor"],
      members: """
        nonisolated let modelExecutor: any ModelExecutor
        nonisolated let modelContainer: ModelContainer
        init(modelContainer: ModelContainer) {
          let modelContext = ModelContext(modelContainer)
          self.modelExecutor = DefaultSerialModelExecutor(modelContext: modelContext)
          self.modelContainer = modelContainer
        }
        """,
      fact: "source: apple/swiftdata/modelactor(); since: iOS 17"),
    SDKMacro(
      name: "Query", module: "_SwiftData_SwiftUI",
      accessors: "{ get { ___name.wrappedValue } }",
      peers: "private var ___name: Query<__element, [__element]> = Query<__element, [__element]>(__arguments)",
      fact: "source: apple/swiftdata/query(); since: iOS 17"),
    SDKMacro(
      name: "Observable", module: "Observation", conformances: ["Observable"],
      members: """
        private let _$observationRegistrar = ObservationRegistrar()
        internal nonisolated func access<Member>(keyPath: KeyPath<__Type, Member>) {
          _$observationRegistrar.access(self, keyPath: keyPath)
        }
        internal nonisolated func withMutation<Member, MutationResult>(
          keyPath: KeyPath<__Type, Member>, _ mutation: () throws -> MutationResult
        ) rethrows -> MutationResult {
          try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
        }
        """,
      storage: .computed(by: "ObservationTracked", unless: "ObservationIgnored"),
      fact: "source: SE-0395; since: iOS 17"),
    SDKMacro(
      name: "ObservationTracked", module: "Observation",
      accessors: """
        {
          @storageRestrictions(initializes: ___name) init(initialValue) { ___name = initialValue }
          get { ___name }
          set { ___name = newValue }
        }
        """,
      peers: "private var ___name: __type = __value",
      fact: "source: SE-0395; since: iOS 17"),
    SDKMacro(
      name: "Entry", module: "SwiftUI",
      accessors: """
        {
          get { self[__Key___name.self] }
          set { self[__Key___name.self] = newValue }
        }
        """,
      peers: """
        private struct __Key___name: EnvironmentKey {
          static var defaultValue: __type { __value }
        }
        """,
      fact: "source: apple/swiftui/entry(); since: iOS 18 SDK"),
    SDKMacro(
      name: "TaskLocal", module: "_Concurrency",
      accessors: "{ get { $__name.get() } }",
      peers: "static let $__name = TaskLocal<__type>(wrappedValue: __value)",
      fact: "source: SE-0311; since: Swift 6.0")
  ]

  /// Macros that add nothing that other declarations see: they mark a property for another macro, or make a preview or
  /// a test.
  public static let additionless: Set<String> = [
    "Attribute", "Relationship", "Transient", "Unique", "Index", "ObservationIgnored", "Preview", "Previewable",
    "Predicate",
    "Expression", "Test", "Suite", "DebugDescription"
  ]
}
