import SwiftData
@Model final class Item { var name = "" }
// Only the type itself calls the functions, or code of the same isolation.
@ModelActor actor Repository {
  func count() throws -> Int { try all().count + some().count }
  func all() throws -> [Item] { [] }
  private func some() throws -> [Item] { [] }
}
@MainActor final class Screen {
  func open() async { draw(await load()) }
  func load() async -> [Item] { [] }
}
enum Work {
  static func first() async { await use(second()) }
  static func second() async -> [Item] { [] }
}
