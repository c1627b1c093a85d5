// Witnesses of explicitly nonisolated requirements, for protocols that have their conformers' metatypes Sendable and others.
// configurations: 6, 6+MA

protocol Sorted: SendableMetatype { // isolation: 6+MA: @MainActor; nonisolated
  nonisolated func sort() // isolation: nonisolated
}
struct List: Sorted { // isolation: 6+MA: @MainActor; nonisolated // error: 6+MA
  func sort() {} // isolation: 6+MA: @MainActor; nonisolated
}
protocol Counted { // isolation: 6+MA: @MainActor; nonisolated
  nonisolated func count() // isolation: nonisolated
}
struct Bag: Counted { // isolation: 6+MA: @MainActor; nonisolated // error: 6+MA
  func count() {} // isolation: 6+MA: @MainActor; nonisolated
}
protocol Passed: Sendable { // isolation: 6+MA: @MainActor; nonisolated
  nonisolated func pass() // isolation: nonisolated
}
struct Parcel: Passed { // isolation: 6+MA: @MainActor; nonisolated // error: 6+MA
  func pass() {} // isolation: 6+MA: @MainActor; nonisolated
}
