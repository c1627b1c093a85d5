// NonisolatedNonsendingByDefault: async declarations that nothing else isolates run on their caller.
// configurations: 5, 6, 6+MA, 6+NNS, 6+MA+NNS

struct Store { // isolation: 6+MA, 6+MA+NNS: @MainActor; nonisolated
  func load() async {} // isolation: 6+MA, 6+MA+NNS: @MainActor; 6+NNS: nonisolated(nonsending); nonisolated
  nonisolated func save() async {} // isolation: 6+NNS, 6+MA+NNS: nonisolated(nonsending); nonisolated
  static func open() async {} // isolation: 6+MA, 6+MA+NNS: @MainActor; 6+NNS: nonisolated(nonsending); nonisolated
  var size: Int { // isolation: 6+MA, 6+MA+NNS: @MainActor; 6+NNS: nonisolated(nonsending); nonisolated
    get async { 0 } // isolation: 6+MA, 6+MA+NNS: @MainActor; 6+NNS: nonisolated(nonsending); nonisolated
  }
  init() async {} // isolation: 6+MA, 6+MA+NNS: @MainActor; 6+NNS: nonisolated(nonsending); nonisolated
}
protocol Backend { // isolation: 6+MA, 6+MA+NNS: @MainActor; nonisolated
  func connect() async // isolation: 6+MA, 6+MA+NNS: @MainActor; 6+NNS: nonisolated(nonsending); nonisolated
}
extension Backend {
  func ping() async {} // isolation: 6+MA, 6+MA+NNS: @MainActor; 6+NNS: nonisolated(nonsending); nonisolated
}

nonisolated struct Reader { // isolation: nonisolated
  func read() async {} // isolation: 6+NNS, 6+MA+NNS: nonisolated(nonsending); nonisolated
  static func open() async {} // isolation: 6+NNS, 6+MA+NNS: nonisolated(nonsending); nonisolated
}
extension Reader {
  func skip() async {} // isolation: 6+MA, 6+MA+NNS: @MainActor; 6+NNS: nonisolated(nonsending); nonisolated
}
@MainActor class Viewer {
  func show() async {} // isolation: @MainActor
  nonisolated func prefetch() async {} // isolation: 6+NNS, 6+MA+NNS: nonisolated(nonsending); nonisolated
}
nonisolated extension Viewer {
  func warm() async {} // isolation: 6+NNS, 6+MA+NNS: nonisolated(nonsending); nonisolated
}
