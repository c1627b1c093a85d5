// Isolation that is written on the declaration.
// configurations: 5, 6, 6+MA, 6+NNS

@globalActor actor Printer { static let shared = Printer() }
typealias UI = MainActor
@Printer func spool() {} // isolation: @Printer
@UI func draw() {} // isolation: @MainActor
nonisolated func fetch() async {} // isolation: 6+NNS: nonisolated(nonsending); nonisolated
func plain() async {} // isolation: 6+MA: @MainActor; 6+NNS: nonisolated(nonsending); nonisolated
@concurrent func crunch() async {} // isolation: @concurrent
nonisolated(nonsending) func follow() async {} // isolation: nonisolated(nonsending)

@concurrent nonisolated func both() async {} // isolation: @concurrent
@MainActor class Screen {
  @concurrent func decode() async {} // isolation: @concurrent
  nonisolated(nonsending) func refresh() async {} // isolation: nonisolated(nonsending)
  nonisolated(unsafe) var cached: [Int] = [] // isolation: nonisolated
  nonisolated func touch() { cached.append(1) } // isolation: nonisolated
  @Printer func export() {} // isolation: @Printer
}
