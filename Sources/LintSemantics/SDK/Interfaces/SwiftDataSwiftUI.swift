extension SDKInterface {
  /// What a file gains that imports both SwiftData and SwiftUI: `@Query`, the environment's context, containers of views.
  static let swiftDataSwiftUI = SDKInterface(
    module: "_SwiftData_SwiftUI", exports: ["SwiftData"], imports: ["SwiftUI", "Foundation"], overlays: ["SwiftData", "SwiftUI"],
    source: #"""
      @preconcurrency @MainActor public struct Query<Element, Result>: DynamicProperty, Sendable where Element: PersistentModel { // source: apple/swiftdata/query; since: iOS 17
        @preconcurrency @MainActor public var modelContext: ModelContext { get }
        @preconcurrency @MainActor public var fetchError: (any Error)? { get }
        @preconcurrency @MainActor public var wrappedValue: Result { get }
        nonisolated public func update()
        @preconcurrency @MainActor public init<Value>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, transaction: Transaction? = nil) where Result == [Element], Value: Comparable
        @preconcurrency @MainActor public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil) where Result == [Element]
        @preconcurrency @MainActor public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation) where Result == [Element]
        @preconcurrency @MainActor public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) where Result == [Element]
      }
      // source: apple/swiftdata/query(); since: iOS 17
      @attached(accessor) @attached(peer, names: prefixed(`_`)) public macro Query() = #externalMacro(module: "SDKMacros", type: "Query")
      @attached(accessor) @attached(peer, names: prefixed(`_`)) public macro Query<Value, Element>(filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, transaction: Transaction? = nil) = #externalMacro(module: "SDKMacros", type: "Query") where Value: Comparable, Element: PersistentModel
      @attached(accessor) @attached(peer, names: prefixed(`_`)) public macro Query<Element>(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil) = #externalMacro(module: "SDKMacros", type: "Query") where Element: PersistentModel
      @attached(accessor) @attached(peer, names: prefixed(`_`)) public macro Query<Element>(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation) = #externalMacro(module: "SDKMacros", type: "Query") where Element: PersistentModel
      @attached(accessor) @attached(peer, names: prefixed(`_`)) public macro Query<Element>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) = #externalMacro(module: "SDKMacros", type: "Query") where Element: PersistentModel
      extension EnvironmentValues { public var modelContext: ModelContext { get set } } // source: apple/swiftui/environmentvalues/modelcontext; since: iOS 17
      extension View { // source: apple/swiftui/view/modelcontainer(_:); since: iOS 17
        @preconcurrency @MainActor public func modelContext(_ modelContext: ModelContext) -> some View
        @preconcurrency @MainActor public func modelContainer(_ container: ModelContainer) -> some View
        @preconcurrency @MainActor public func modelContainer(for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> some View
        @preconcurrency @MainActor public func modelContainer(for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> some View
      }
      extension Scene { // source: apple/swiftui/scene/modelcontainer(_:); since: iOS 17
        @preconcurrency @MainActor public func modelContext(_ modelContext: ModelContext) -> some Scene
        @preconcurrency @MainActor public func modelContainer(_ container: ModelContainer) -> some Scene
        @preconcurrency @MainActor public func modelContainer(for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> some Scene
        @preconcurrency @MainActor public func modelContainer(for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }) -> some Scene
      }
      """#)
}
