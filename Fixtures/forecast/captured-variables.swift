// Local variables that closures and the code around them share.
import Dispatch
func run(_ f: @escaping @Sendable () -> Void) {}
func sendNow(_ f: @Sendable () -> Void) {}
func call(_ f: () -> Void) {}
struct Shelf { var store = 1; mutating func screen() {} }
func read() { var size = 1; size += 1; run { print(size, size) } } // says: 52 captured-var [error 6, warning 5f 5c 5t 5]; 58 captured-var [error 6, warning 5f 5c 5t 5]
func written() { var size = 1; run { size = 2; size += 1 }; print(size) } // says: 38 captured-var [error 6, warning 5f 5c 5t 5]; 48 captured-var [error 6, warning 5f 5c 5t 5]
func notEscaping() { var size = 1; sendNow { size = 2 }; print(size) } // says: 46 captured-var [error 6, warning 5f 5c 5t 5]
func neverChanged() { var size = 1; run { print(size) } } // says: 49 captured-var [error 6, warning 5f 5c 5t 5]
func member() { var shelf = Shelf(); run { shelf.store = 1; shelf.screen(); print(shelf.store) }; shelf.store = 2 } // says: 44 captured-var [error 6, warning 5f 5c 5t 5]; 61 captured-var [error 6, warning 5f 5c 5t 5]; 83 captured-var [error 6, warning 5f 5c 5t 5]
func array() { var store = [1]; run { store.append(1); store[0] = 2; _ = store[0]; for i in store { print(i) } }; store = [] } // says: 39 captured-var [error 6, warning 5f 5c 5t 5]; 56 captured-var [error 6, warning 5f 5c 5t 5]; 74 captured-var [error 6, warning 5f 5c 5t 5]; 93 captured-var [error 6, warning 5f 5c 5t 5]
func list() { var size = 1; size = 2; run { [size] in print(size) } }
func unsafe() { nonisolated(unsafe) var size = 1; run { size = 2 }; print(size) }
func inout1(_ size: inout Int) { sendNow { size = 2; print(size) } } // says: 44 captured-var [error 6, warning 5f 5c 5t 5]; 60 captured-var [error 6, warning 5f 5c 5t 5]
func nested() { var size = 1; run { call { size = 2; print(size) } }; print(size) } // says: 44 captured-var [error 6, warning 5f 5c 5t 5]; 60 captured-var [error 6, warning 5f 5c 5t 5]
func inside() { run { var size = 1; call { size = 2 }; print(size) } }
func queue() { var size = 1; DispatchQueue.global().async { size = 2 }; DispatchQueue.main.async { size = 3 }; print(size) } // says: 61 captured-var [error 6, warning 5f 5c 5t 5]; 100 captured-var [warning 5c]; 105 sending [warning 5f 5c]
func tasks() async { var size = 1; size = 2; async let depth = size; _ = await depth } // says: 64 captured-var [warning 5t 5]
func weakVar(_ folder: AnyObject) { weak var w = folder; run { _ = w } } // says: 68 capture; 68 captured-var [error 6, warning 5f 5c 5t 5]
func local() { var size = 1; @Sendable func f() { size = 2 }; f(); func g() { size = 3 }; g(); print(size) } // says: 51 captured-var [error 6, warning 5f 5c 5t 5]
func callsLocal() { var size = 1; func g() { size = 3 }; run { g() }; print(size) } // says: 40 local-function [error 6, warning 5f 5c 5t 5]; 64 capture
class Recorder { func screen() { run { [weak self] in self?.screen() } } } // says: 55 capture
func loop() { for var i in 0..<3 { i += 1; run { print(i) } } } // says: 38 captured-var [warning 5f 5c 5t 5]; 56 captured-var [error 6, warning 5f 5c 5t 5]
func optional() { var folder: Int?; folder = 1; run { if let folder { print(folder) }; folder? += 1 } } // says: 62 captured-var [error 6, warning 5f 5c 5t 5]; 88 captured-var [error 6, warning 5f 5c 5t 5]
func lazyLocal() { lazy var size = 1; run { print(size) } } // says: 51 captured-var [error 6, warning 5f 5c 5t 5]
func group() async { var size = 0; await withTaskGroup(of: Void.self) { g in g.addTask { size += 1 } }; print(size) } // says: 80 sending-closure [warning 5f 5c]
func detached() { var size = 0; size = 1; Task.detached { print(size) } }
func computed() { var size: Int { 1 }; run { print(size) } }
struct Sheet { var size = 1; mutating func change() { sendNow { size = 2; self.size = 3 } }; func read() { sendNow { print(size) } }; var sum: Int { mutating get { sendNow { print(size) }; return 1 } } } // says: 65 captured-var [error 6, warning 5f 5c 5t 5]; 75 captured-var [error 6, warning 5f 5c 5t 5]; 181 captured-var [error 6, warning 5f 5c 5t 5]
func autoclosures() { var size = 1; size = 2; run { assert(size == 1); _ = size == 1 || size == 2 } } // says: 60 captured-var [error 6, warning 5f 5c 5t 5]; 76 captured-var [error 6, warning 5f 5c 5t 5]; 89 captured-var [error 6, warning 5f 5c 5t 5]
func patterns(_ flag: Int?) { if var size = flag { size += 1; sendNow { print(size) } }; switch flag { case .some(var size): size += 1; sendNow { print(size) }; default: break } } // says: 79 captured-var [error 6, warning 5f 5c 5t 5]; 153 captured-var [error 6, warning 5f 5c 5t 5]
@MainActor func onMain() { var size = 1; size = 2; run { print(size) }; Task { print(size) } } // says: 64 captured-var [error 6, warning 5f 5c 5t 5]
func settable() { var size: Int { get { 1 } set { } }; run { size = 2 } } // says: 62 captured-var [error 6, warning 5f 5c 5t 5]
@preconcurrency func lenient(_ f: @escaping @Sendable () -> Void) {}
func leniently() { var size = 1; size = 2; lenient { print(size) } } // says: 60 captured-var [warning 6 5f 5c]
func inLocalFunction() { var size = 1; size = 2; func f() { run { print(size) } }; f() } // says: 73 captured-var [error 6, warning 5f 5c 5t 5]
func escaping(_ f: @escaping () -> Void) {}
func taskInClosure() { var size = 0; escaping { Task { print(size) } }; size = 2 } // says: 49 sending-closure [warning 5f 5c]
func taskInLocalFunction() { var size = 0; func f() { Task { size = 1 } }; f() } // says: 55 sending-closure [warning 5f 5c]
func groupOfCopies() async { var size = 0; size = 1; await withTaskGroup(of: Void.self) { [size] g in g.addTask { print(size) } }; size = 2 }
func groupOfConstants() async { let size = 0; await withTaskGroup(of: Void.self) { g in g.addTask { print(size) } } }
final class Meter: @unchecked Sendable { var size = 0 }
func groupOfObjects(_ meter: Meter) async { meter.size = 1; await withTaskGroup(of: Void.self) { g in g.addTask { print(meter.size) } }; meter.size = 2 }
final class Keeper: @unchecked Sendable {
  func screen() {}
  func nested() { call { [weak self] in run { self?.screen() } } } // says: 47 captured-var [error 6, warning 5f 5c 5t 5]
  func nestedTwice() { run { [weak self] in run { self?.screen(); self?.screen() } } } // says: 51 captured-var [error 6, warning 5f 5c 5t 5]; 67 captured-var [error 6, warning 5f 5c 5t 5]
  func namedAgain() { run { [weak self] in run { [weak self] in self?.screen() } } }
  func unwrapped() { run { [weak self] in guard let self else { return }; run { self.screen() } } }
  func unwrappedInside() { run { [weak self] in run { guard let self else { return }; self.screen() } } } // says: 65 captured-var [error 6, warning 5f 5c 5t 5]
  func unowned() { run { [unowned self] in run { self.screen() } } }
  func tasks() { Task { [weak self] in run { self?.screen() }; Task { self?.screen() } } } // says: 46 captured-var [error 6, warning 5f 5c 5t 5]
  func other(_ keeper: Keeper) { run { [weak keeper] in run { keeper?.screen() } } } // says: 63 captured-var [error 6, warning 5f 5c 5t 5]
}
