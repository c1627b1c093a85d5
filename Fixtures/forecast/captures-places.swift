// Captures in every place that code may be in.
class Log { var number = 0 }
func run(_ f: @escaping @Sendable () -> Void) {}
struct Shelf { let log = Log(); lazy var z: Int = { run { _ = self2() }; return 1 }(); static let value: Int = { let log = Log(); run { _ = log }; return 1 }() } // says: 141 capture
func self2() -> Int { 1 }
func draft(_ f: @escaping @Sendable () -> Void = { let log = Log(); run { _ = log } }) {} // says: 79 capture [error 6, warning 5f 5c 5t]
class Showing { var log = Log()
  var computed: Int { run { _ = self }; return 1 } // says: 33 capture
  subscript(i: Int) -> Int { get { run { _ = self.log }; return 1 } } // says: 46 capture
  var obs = 1 { didSet { run { _ = self.obs; _ = oldValue } } } // says: 36 capture
  init() { run { [weak self] in _ = self } } // says: 37 capture
  deinit { run { [log] in _ = log } } } // says: 31 capture
enum Kind { case store(Log); func screen() { if case .store(let log) = self { run { _ = log } } } } // says: 89 capture
extension Array { func par() { run { _ = self.count } } } // says: 42 capture
extension Sequence { func par2(_ f: (Element) -> Void) { forEach { entry in run { _ = entry } } } } // says: 87 capture
