// Members of a '@preconcurrency @MainActor' class: warnings.
import OldLibrary
final class Controller: OldLenientScreen { var items: [String] = []
    func load() { oldRun { self.items = [] } } // says: 33 isolation [warning 6 5f 5c 5t 5]
    func flush() { oldRunLeniently { self.title = "x" } } // says: 43 isolation [warning 6 5f 5c]
    func call() { oldCall { self.title = "x" } }
    nonisolated func off() { title = "y" } } // says: 30 isolation [warning 6 5f 5c 5t 5]
struct Screen: OldScreenShowing { var number = 0; func show() {}; func count() -> Int { number } }
func elsewhere(_ shelf: Screen, _ recorder: Controller) { _ = shelf.count(); recorder.items = [] } // says: 69 isolation [warning 6 5f 5c]; 87 isolation [warning 6 5f 5c]
func fresh(_ screen: OldScreen) async { await screen.show() }
class Sub: OldLenientScreen { var log = Plain(); override func show() { log.use() } }
final class Plain { func use() {} }
func capture(_ recorder: Controller) { oldRun { _ = recorder } }
let shared = Controller() // says: 5 isolated-default
