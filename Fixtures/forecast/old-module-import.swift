// An import without the attribute of a module in mode 5.
import OldLibrary // says: 1 advice [warning 6 5f 5c 5t 5]
let held = OldLog() // says: 5 global-let
let heldStruct = OldSheet() // says: 5 global-let
let heldEnum = OldKind.store // says: 5 global-let
struct Folder { var other = OldLog() }
func capture(_ other: OldLog, _ folder: Folder) { oldRun { other.use(); _ = folder }; oldRunLeniently { other.use() } } // says: 60 capture; 77 capture; 105 capture [warning 6 5f 5c]
func captureExistential(_ pair: any OldShowing) { oldRun { pair.call() } } // says: 60 capture
func generic<Value: Sendable>(_ value: Value) {}
func call(_ other: OldLog, _ folder: Folder, _ entry: OldKind) { generic(other); generic(folder); generic(entry) } // says: 66 requirement; 82 requirement; 99 requirement
final class Crate: Sendable { let other = OldLog(); let folder = Folder(); let entry = OldKind.store } // says: 35 stored-type [error 6, warning 5f 5c 5t 5]; 57 stored-type; 80 stored-type [error 6, warning 5f 5c 5t 5]
