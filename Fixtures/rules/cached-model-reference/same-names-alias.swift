// option: short_lived
//- file: Models.swift
import SwiftData
enum SchemaV1 { @Model final class Project { var title = "" } }
enum SchemaV2 {
  @Model final class Project { var name = "" }
  final class Migrator { var old: Project? } // expect-info: cached-model-reference
}
typealias Project = SchemaV2.Project
//- file: Manager.swift
final class Manager {
  var project: Project? // expect-info: cached-model-reference
  var previous: SchemaV1.Project? // expect-info: cached-model-reference
}
// Another meaning of the name where it is written.
enum Plain {
  typealias Project = String
  final class Keeper {
    var project: Project?
    var kept: SchemaV2.Project? // expect-info: cached-model-reference
  }
}
