// Uses of isolated code that mode 5 lets pass.
import Foundation
import OldLibrary
@MainActor final class VM { var title = ""; let fixed = 1; static let shared = VM(); static let number = 1; func f() {}; nonisolated init() {} }
@MainActor let globalLet = 1
func statics() { _ = VM.number; _ = globalLet } // says: 25 isolation [error 6, warning 5f 5c 5t 5]; 37 isolation [error 6, warning 5f 5c 5t 5]
func sharedUse() { _ = VM.shared } // says: 27 isolation [error 6, warning 5f 5c 5t 5]
actor Store { var v = 1; let log = 2; init() { add() }; func add() {}; nonisolated init(size: Int) { v = size; self.add() } } // says: 48 isolation [error 6, warning 5f 5c 5t 5]; 72 nonisolated-initializer [error 6, warning 5f 5c 5t 5]; 117 isolation [error 6, warning 5f 5c 5t 5]
@MainActor func mainValue() -> Int { 1 }
struct Holder { var value = mainValue() } // says: 21 isolated-default; 29 isolation [error 5t 5]
func defaulted(_ size: Int = mainValue()) {} // says: 18 isolated-default [error 6 5f 5c]; 30 isolation [error 5t 5]
protocol Refreshing { func refresh(); var count: Int { get } }
@MainActor final class Screen: Refreshing { func refresh() {}; var count = 0 } // says: 32 conformance [error 6, warning 5f 5c 5t 5]
extension VM: CustomStringConvertible { var description: String { title } } // says: 15 conformance [error 6, warning 5f 5c 5t 5]
@MainActor struct Row: Equatable { var valueOwn = ""; static func == (store: Row, flag: Row) -> Bool { store.valueOwn == flag.valueOwn } } // says: 24 conformance [error 6, warning 5f 5c 5t 5]
class Base { func update() {}; init() {} }
class PreSub: OldLenientScreen { override func show() {}; func g() { show() } }
func usesPre(_ pair: OldLenientScreen) { pair.show(); pair.title = "x"; _ = OldLenientScreen() } // says: 47 isolation [warning 6 5f 5c]; 60 isolation [warning 6 5f 5c]; 77 isolation [warning 6 5f 5c]
struct PreView: OldScreenShowing { func show() {}; func helper() { show() } }
func usesView(_ v: PreView) { v.show() } // says: 33 isolation [warning 6 5f 5c]
@propertyWrapper @MainActor struct MW { var wrappedValue: Int; init(wrappedValue: Int) { self.wrappedValue = wrappedValue } }
func noasync(_ other: NSLock) async { other.lock(); other.unlock() } // says: 45 unavailable-from-async [error 6, warning 5f 5c 5t 5]; 59 unavailable-from-async [error 6, warning 5f 5c 5t 5]
func loses() { let f: () -> Void = mainCall; f() } // says: 36 loses-actor [error 6, warning 5f 5c 5t 5]
@MainActor func mainCall() {}
@MainActor func losesOnMain(_ g: @escaping (@escaping () -> Void) -> Void) { let f: () -> Void = mainCall; g(mainCall); f() }
func path() { _ = \VM.title; _ = \Store.v } // says: 23 key-path [error 6, warning 5f 5c 5t 5]; 41 key-path [error 6 5f 5c 5t 5]
