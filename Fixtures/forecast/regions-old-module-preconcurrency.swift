// Regions of values whose types an old module declares.
@preconcurrency import OldLibrary
func one(_ other: OldLog) { Task { other.use() } }
func two(_ other: OldLog) async { await present(other) }
@MainActor func present(_ other: OldLog) {}
struct Folder { var other = OldLog() }
func three(_ folder: Folder) { Task { print(folder) } }
func four(_ pair: any OldShowing) { Task { pair.call() } }
func five(_ f: @escaping (OldLog) -> Void) { Task { f(OldLog()) } } // says: 46 sending-closure
func six(_ h: OldHolder) { Task { _ = h } }
