// option: short_lived
//- file: Models.swift
import SwiftData
@Model final class Project { var title = "" }
@Model final class Tag { var name = "" }
//- file: Transfer.swift
// Types in others have the models' names and leave the models alone.
struct Transfer {
  struct Project { var title = "" }
  enum Tag { case plain }
  final class Sender {
    var project: Project?
    var tag: Tag?
  }
}
extension Transfer.Project {
  final class Draftsman { var tag: Tag? } // expect-info: cached-model-reference
}
extension Transfer {
  final class Receiver {
    var project: Project?
    var byTag: [String: Tag] = [:]
  }
}
//- file: Manager.swift
final class Manager {
  var project: Project? // expect-info: cached-model-reference
  var tags: [Tag] = [] // expect-info: cached-model-reference
  var sent: Transfer.Project?
  var sentTags = [Transfer.Tag]()
  var made = [Project]() // expect-info: cached-model-reference
  var madeForSending = [Transfer.Project]()
}
