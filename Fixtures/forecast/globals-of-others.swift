// Variables that C or another module declares.
import Glibc
import OldLibrary
func store() { fputs("x", stderr); fflush(stdout) } // says: 27 foreign-var; 43 foreign-var
func flag() -> UnsafeMutablePointer<FILE>? { stdout } // says: 46 foreign-var
func recorder() { _ = environ; print(errno); _ = stdin } // says: 50 foreign-var
func draft() { print(oldCount); oldCount = 2; print(OldHolder.shared, oldShared, OldHolder.fixed); print(OldLibrary.oldCount) } // says: 22 foreign-var; 33 foreign-var; 63 foreign-var; 117 foreign-var
@MainActor func entry() { fflush(stdout) } // says: 34 foreign-var
let g = stdout // says: 5 global-let; 9 foreign-var
struct Shelf { let out = stderr; lazy var other = stderr } // says: 26 foreign-var; 51 foreign-var
func defaulted(_ f: UnsafeMutablePointer<FILE> = stderr) {} // says: 50 foreign-var
func closure() { let f = { fflush(stdout) }; _ = f() } // says: 35 foreign-var
func key() { let pair = \OldSheet.number; _ = pair }
func addr() { withUnsafeMutablePointer(to: &oldCount) { _ in } } // says: 45 foreign-var
