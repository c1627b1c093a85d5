// The compiler infers requirements of generic parameters from the types that signatures and typealiases mention.
struct Crate<Value: Collection> where Value: Sendable, Value.Element: Sendable { init(_ value: Value) {} }
struct Shelf<Stored> {
    init<Value: Collection>(_ value: Value) where Stored == Crate<Value> { _ = Crate(value) }
    func other<Value: Collection>(_ value: Value, _ crate: Crate<Value>) { _ = Crate(value) }
}
struct Named<ID: Hashable & Sendable, Value> { var id: ID }
protocol Reducing { associatedtype State; associatedtype Step }
typealias NamedState<R: Reducing> = Named<R.State.ID, R.Step> where R.State: Identifiable
struct Generic<ID: Hashable> { typealias Inner = Named<ID, Int> }
