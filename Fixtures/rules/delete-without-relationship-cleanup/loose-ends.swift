import SwiftData
@Model final class Project {
  var name = ""
  @Relationship(deleteRule: .nullify) var notes: [Note] = []
}
@Model final class Step {
  var project: Project
  init(project: Project) { self.project = project }
}
@Model final class Note { var text = "" }
@Model final class Company { var members: [Member] = [] }
@Model final class Member { var name = "" }
@Model final class Owner { var pet: Pet? }
@Model final class Pet { var name = "" }
func remove(_ project: Project, _ company: Company, _ owner: Owner, _ pet: Pet, _ context: ModelContext) {
  context.delete(project) // expect-warning: delete-without-relationship-cleanup
  context.delete(company) // expect: delete-without-relationship-cleanup
  context.delete(owner)
  context.delete(pet)
}
