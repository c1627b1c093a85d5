// Default values that need the main actor of an old SDK: errors all the same.
import OldLibrary
final class Vc: OldLenientScreen {}
let one = Vc() // says: 5 isolated-default
struct Shelf { static let two = Vc(); var three = Vc(); static let four: OldLenientScreen = OldLenientScreen() } // says: 27 isolated-default; 43 isolated-default; 68 isolated-default
func f(_ v: Vc = Vc()) {} // says: 10 isolated-default
class Log {}
final class Delegate: OldLenientScreen { let log = Log(); func screen() { oldCall { [weak self] in self?.show() }; oldRun { [weak self] in _ = self?.log } } } // says: 150 isolation [warning 6 5f 5c 5t 5]
