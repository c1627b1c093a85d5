// option: short_lived
import SwiftData
@Model final class Project { var title = "" }
@Model final class Tag { var name = "" }
// A local type of the name is meant in its body alone.
func measure() {
  struct Project { var size = 0 }
  final class Scale { var project: Project? }
  _ = Scale()
}
func keep() {
  final class Keeper { var project: Project? } // expect-info: cached-model-reference
  _ = Keeper()
}
// A generic parameter of the name is no model.
final class Box<Project> { var project: Project? }
final class Shelf<Tag: Hashable> {
  var tags: Set<Tag> = []
  var project: Project? // expect-info: cached-model-reference
}
// Nor is one that a function declares.
func store<Project>(_ value: Project) {
  final class Safe { var project: Int? }
  _ = Safe()
}
