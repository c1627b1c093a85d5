// What an explicitly nonisolated protocol gives to a class, member by member.
// configurations: 6, 6+MA

nonisolated protocol Quiet { // isolation: nonisolated
  func hush() // isolation: nonisolated
}
class Library: Quiet { // isolation: 6+MA: @MainActor; nonisolated
  var books = [1] // isolation: 6+MA: @MainActor; nonisolated
  func hush() {} // isolation: 6+MA: @MainActor; nonisolated
  static func open() {} // isolation: 6+MA: @MainActor; nonisolated
  struct Shelf { // isolation: 6+MA: @MainActor; nonisolated
    func fill() {} // isolation: 6+MA: @MainActor; nonisolated
  }
}
extension Library {
  func lend() {} // isolation: 6+MA: @MainActor; nonisolated
}
