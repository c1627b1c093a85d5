// The same without '@preconcurrency'.
import OldLibrary
func one(_ other: OldLog) { Task { other.use() } } // says: 29 sending-closure
func two(_ other: OldLog) async { await present(other) } // says: 41 sending
@MainActor func present(_ other: OldLog) {}
struct Folder { var other = OldLog() }
func three(_ folder: Folder) { Task { print(folder) } } // says: 32 sending-closure
func six(_ h: OldHolder) { Task { _ = h } } // says: 28 sending-closure
