// Members of a type that its protocols make nonisolated take nothing from other requirements, not in extensions either.
// configurations: 5, 6, 6+MA

nonisolated protocol Free {} // isolation: nonisolated
@MainActor protocol Shown { // isolation: @MainActor
  func show() // isolation: @MainActor
}
protocol Partly { // isolation: 6+MA: @MainActor; nonisolated
  @MainActor func fold() // isolation: @MainActor
}
class Sheet: Free {} // isolation: 6+MA: @MainActor; nonisolated
extension Sheet: Shown {
  func show() {} // isolation: 6+MA: @MainActor; nonisolated
}
extension Sheet: Partly {
  func fold() {} // isolation: 6+MA: @MainActor; nonisolated
}
struct Page: Free, Partly { // isolation: 6+MA: @MainActor; nonisolated
  func fold() {} // isolation: 6+MA: @MainActor; nonisolated
}
class Book: Sheet {} // isolation: 6+MA: @MainActor; nonisolated // error: 6+MA
extension Book {
  func close() {} // isolation: 6+MA: @MainActor; nonisolated
}
