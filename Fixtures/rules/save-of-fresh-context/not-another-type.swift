// A context of Core Data, or of the project.
struct ModelContext {
  init(_ name: String) {}
  func save() {}
}
func save() { ModelContext("a").save() }
