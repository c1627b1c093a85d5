// '@preconcurrency import' silences what other modules declare.
@preconcurrency import Glibc
@preconcurrency import OldLibrary
func store() { fputs("x", stderr); fflush(stdout) }
func draft() { print(oldCount); oldCount = 2; print(OldHolder.shared, oldShared, OldHolder.fixed) }
let held = OldLog()
let heldStruct = OldSheet()
let heldHolder = Folder()
struct Folder { var other = OldLog() }
func capture(_ other: OldLog, _ folder: Folder) { oldRun { other.use(); _ = folder } }
func generic<Value: Sendable>(_ value: Value) {}
func call(_ other: OldLog, _ folder: Folder) { generic(other); generic(folder) }
final class Crate: Sendable { let other = OldLog(); let folder = Folder() }
