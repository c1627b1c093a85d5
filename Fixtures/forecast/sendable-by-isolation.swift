// Types that are 'Sendable' as an actor isolates them, and subclasses of those that are not.
class Base { var number = 0 }
@MainActor class Main { var number = 0 }
@MainActor class OverPlain: Base { var screen = 0 }
class SubMain: Main { var other = 0 }
actor Store { var flag = Base() }
@globalActor actor Clerk { static let shared = Clerk() }
@Clerk final class OnG { var flag = Base() }
@MainActor protocol MP {}
final class ViaProtocol: MP { var flag = Base() }
struct ViaProtocolS: MP { var flag = Base() }
func run(_ f: @escaping @Sendable () -> Void) {}
func use(_ store: Main, _ flag: OverPlain, _ recorder: SubMain, _ draft: Store, _ entry: OnG, _ f: ViaProtocol, _ g: ViaProtocolS, _ h: any MP) {
    run { _ = store }; run { _ = flag }; run { _ = recorder }; run { _ = draft }; run { _ = entry }; run { _ = f }; run { _ = g }; run { _ = h } } // says: 34 capture; 142 capture
let store = Main.self
let flag: @MainActor () -> Void = {} // says: 5 global-let [warning 5c]
@MainActor let recorder = OverPlain()
let draft = Store()
