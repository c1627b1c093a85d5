// option: unknown_waits
import SwiftData
@Model final class Tool { var id = 0; var name = "" }
actor Builder { func build(_ name: String) {} }
@MainActor final class Library {
  let builder = Builder()
  private var rebuilding: Int?
  private var isRunning = false
  func rebuild(_ tool: Tool) async {
    rebuilding = tool.id
    defer { rebuilding = nil }
    await builder.build(tool.name)
    tool.name += "!"
  }
  // What is set too late, or says nothing of deletes, is of no use.
  func rename(_ tool: Tool) async {
    isRunning = true
    await builder.build(tool.name)
    rebuilding = tool.id
    tool.name = "" // expect: model-used-after-await
    isRunning = false
  }
  func delete(_ tool: Tool, in context: ModelContext) {
    guard rebuilding != tool.id else { return }
    context.delete(tool)
  }
}
