import SwiftData
@Model final class Project { var name = "" }
@Model final class Step {
  var project: Project
  var owner: Person?
  init(project: Project) { self.project = project }
}
@Model final class Person { var name = "" }
final class Store {
  let context: ModelContext
  init(context: ModelContext) { self.context = context }
  func wipe() throws {
    try context.delete(model: Person.self)
    try context.delete(model: Project.self) // expect: parent-deleted-before-children
    if true { try context.delete(model: Step.self) }
  }
  func wipeInOrder() throws {
    try context.delete(model: Step.self)
    try context.delete(model: Project.self)
    try context.delete(model: Project.self)
  }
  /// Two functions, and a part.
  func wipeProjects() throws { try context.delete(model: Project.self) }
  func wipeSteps() throws { try context.delete(model: Step.self) }
  func wipeNamed() throws {
    try context.delete(model: Project.self, where: #Predicate { $0.name == "" })
    try context.delete(model: Step.self)
  }
  func closures() throws {
    let later = { try self.context.delete(model: Step.self) }
    try context.delete(model: Project.self)
    try later()
  }
}
