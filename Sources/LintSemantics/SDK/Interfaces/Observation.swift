extension SDKInterface {
  /// `@Observable` tracks; it isolates nothing and makes nothing sendable.
  static let observation = SDKInterface(
    module: "Observation",
    source: #"""
      // source: SE-0395; since: iOS 17
      public protocol Observable {}
      public struct ObservationRegistrar: Sendable {
        public init()
        public func access<Subject, Member>(_ subject: Subject, keyPath: KeyPath<Subject, Member>) where Subject: Observable
        public func withMutation<Subject, Member, T>(of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> T) rethrows -> T where Subject: Observable
      }
      public func withObservationTracking<T>(_ apply: () -> T, onChange: @autoclosure () -> @Sendable () -> Void) -> T
      // source: SE-0475; since: iOS 26
      public struct Observations<Element, Failure>: AsyncSequence, Sendable where Element: Sendable, Failure: Error {
        public enum Iteration: Sendable { case next(Element), finish }
        public static func untilFinished(@_inheritActorContext _ emit: @escaping @isolated(any) @Sendable () throws(Failure) -> Observations<Element, Failure>.Iteration) -> Observations<Element, Failure>
        public init(@_inheritActorContext _ emit: @escaping @isolated(any) @Sendable () throws(Failure) -> Element)
      }
      // source: SE-0395; since: iOS 17
      @attached(member, names: named(_$observationRegistrar), named(access), named(withMutation), named(shouldNotifyObservers)) @attached(memberAttribute) @attached(extension, conformances: Observable) public macro Observable() = #externalMacro(module: "ObservationMacros", type: "ObservableMacro")
      @attached(accessor, names: named(init), named(get), named(set), named(_modify)) @attached(peer, names: prefixed(`_`)) public macro ObservationTracked() = #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")
      @attached(accessor) public macro ObservationIgnored() = #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")
      """#)
}
