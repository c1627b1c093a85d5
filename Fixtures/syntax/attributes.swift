// Attributes, with every form of argument, in every place.
@main struct Entry { static func main() {} }
@available(iOS, introduced: 13.0, deprecated: 14.1.2, obsoleted: 15, message: "old \u{41}", renamed: "new(a:)")
@available(macOS 10.15.4, iOS 13, *)
@available(*, unavailable)
@available(swift, introduced: 5.9)
@available(swift 6)
@available(*, noasync, message: "blocks")
@available(macOSApplicationExtension 12, *)
@backDeployed(before: iOS 16, macOS 13.1)
@discardableResult @inlinable @inline(__always) @usableFromInline
@objc(first:second:) @nonobjc @IBAction @GKInspectable @NSManaged
@_cdecl("c_name") @_silgen_name("symbol") @_semantics("optimize") @_effects(readonly)
@_specialize(where T == Int) @_specialize(exported: true, kind: full, where T: Equatable)
@_dynamicReplacement(for: original(a:))
@_implements(Equatable, ==(_:_:))
@_spi(Private) @_alwaysEmitIntoClient @_disfavoredOverload @_transparent @_optimize(none)
@_originallyDefinedIn(module: "Old", macOS 10.15, iOS 13)
@differentiable(reverse, wrt: (self, a) where T: Equatable)
@derivative(of: Outer.inner, wrt: a) @transpose(of: f, wrt: 0)
@_nonSendable(_assumed) @_alignment(16) @_documentation(visibility: internal)
@unavailableFromAsync(message: "no") @_unsafeInheritExecutor @_inheritActorContext
@exclusivity(unchecked) @concurrent @unsafe @safe
@_expose(Cxx, "name") @_extern(c, "name") @_typeEraser(AnyBox)
@Custom @Custom() @Custom(1) @Custom(name: "x", .member, [1, 2], { $0 }) @Generic<Int> @Generic<Int, [String]>(1) @Nested.Inner.Most(x)
@`class` @Custom(#macro(1), call(2), if true { 1 } else { 2 })
func everything() {}

@Sendable func sendable() {}
@MainActor @objc final class Annotated: @unchecked Sendable {
  @objc dynamic var dynamic = 1
  @IBOutlet weak var outlet: AnyObject!
  @Published private(set) var published: Int = 0
  @Environment(\.colorScheme) var scheme
  @Query(filter: #Predicate<Item> { $0.value > 1 }, sort: \.value, order: .reverse) private var items: [Item]
  @State(initial: { 1 }()) var state
  @NSCopying var copied: AnyObject
  @GlobalActor nonisolated func hop() {}
  @ViewBuilder var body: some View { Text("a"); Text("b") }
  func builder(@ViewBuilder content: () -> some View, @Clamped(0...1) value: Double) {}
}
@propertyWrapper struct Wrapper { var wrappedValue: Int }
@resultBuilder enum Builder { static func buildBlock(_ parts: Int...) -> Int { 0 } }
@globalActor actor GlobalActor { static let shared = GlobalActor() }
@dynamicMemberLookup @dynamicCallable struct Dynamic {}
@frozen @_fixed_layout public struct Layout {}
@requires_stored_property_inits class Stored {}
@objcMembers class Members: NSObject {}
let function: @convention(c) (Int) -> Void = { _ in }
let block: @convention(block) (@escaping @Sendable () -> Void) -> Void
let cType: @convention(c, cType: "void (*)(int)") (Int32) -> Void
let isolated: @isolated(any) () async -> Void = {}
let global: @MainActor @Sendable (Int) async throws -> Void
let closure = { @MainActor @Sendable (value: @Custom Int) in value }
func unknown(_ value: E) {
  switch value {
  case .a: break
  @unknown default: break
  }
  switch value {
  @unknown case _: break
  }
}
@abi(func old(_: Int) async) func new(_ value: Int) {}
typealias Callback = @Sendable (_ name: @escaping () -> Void) -> Void
