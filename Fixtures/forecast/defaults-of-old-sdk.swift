// Default values that need the main actor of an old SDK: errors all the same.
import OldLibrary
final class Vc: OldLenientScreen {}
let one = Vc() // says: 5 isolated-default
struct Shelf { static let two = Vc(); var three = Vc(); static let four: OldLenientScreen = OldLenientScreen() } // says: 27 isolated-default; 43 isolated-default; 68 isolated-default
func f(_ v: Vc = Vc()) {} // says: 10 isolated-default
class Log {}
final class Delegate: OldLenientScreen { let log = Log(); func screen() { oldCall { [weak self] in self?.show() }; oldRun { [weak self] in _ = self?.log } } } // says: 150 isolation [warning 6 5f 5c 5t 5]
func keep(_ f: @escaping () -> Void) -> Int { 1 }
func keepSendable(_ f: @escaping @Sendable () -> Void) -> Int { 1 }
class Lazy { lazy var screen = OldLenientScreen() } // says: 23 isolated-default
class Stored { var make: () -> Void = { _ = OldLenientScreen() } } // says: 20 isolated-default
class Called { lazy var screen: OldLenientScreen = { let screen = OldLenientScreen(); screen.title = ""; return screen }() } // says: 25 isolated-default
class Passed { lazy var number: Int = { keep { [weak self] in _ = self; _ = OldLenientScreen() } }() } // says: 25 isolated-default
class Sent { var number = keepSendable { _ = OldLenientScreen() } } // says: 46 isolation [warning 6 5f 5c 5t 5]
class Implicit { let screen: OldLenientScreen = .init() } // says: 22 isolated-default
class Read { let title = OldLenientScreen().title } // says: 18 isolated-default
class OnActor { @MainActor lazy var screen = OldLenientScreen() }
func work(_ f: @escaping () -> Void = { OldLenientScreen().show() }) {} // says: 13 isolated-default
