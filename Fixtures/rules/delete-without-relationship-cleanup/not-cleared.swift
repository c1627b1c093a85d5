import SwiftData
@Model final class Company { var members: [Member] = [] }
@Model final class Member { var name = "" }
func remove(_ company: Company, _ context: ModelContext) {
  company.members.removeAll()
  context.delete(company)
}
func removeFirst(_ company: Company, _ context: ModelContext) {
  context.delete(company) // expect: delete-without-relationship-cleanup
  print(company.members)
}
@Model final class Project { var name = "" }
@Model final class Step {
  var project: Project
  init(project: Project) { self.project = project }
}
func wipe(_ projects: [Project], _ steps: [Step], _ context: ModelContext) {
  for step in steps { context.delete(step) }
  for project in projects { context.delete(project) }
}
/// Nothing is checked before the save.
func removeWithProject(_ step: Step, _ context: ModelContext) {
  context.delete(step.project)
  context.delete(step)
}
