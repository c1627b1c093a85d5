import SwiftData
@Model final class Tool { var id = 0; var name = "" }
actor Builder { func build(_ name: String) {} }
@MainActor final class Library {
  let builder = Builder()
  private var rebuilding: Int?
  func rebuild(_ tool: Tool) {
    Task {
      rebuilding = tool.id
      await builder.build(tool.name)
      tool.name += "!"
      rebuilding = nil
    }
  }
  // What is set too late is of no use.
  func rename(_ tool: Tool) {
    Task {
      await builder.build(tool.name)
      rebuilding = tool.id // expect-info: model-captured-in-task
      tool.name = ""
    }
  }
  func delete(_ tool: Tool, in context: ModelContext) {
    guard rebuilding != tool.id else { return }
    context.delete(tool)
  }
}
