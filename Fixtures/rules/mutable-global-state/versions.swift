import SwiftData
// One cause: what each version of the schema says the same way.
enum SchemaV1: VersionedSchema {
  static var versionIdentifier = Schema.Version(1, 0, 0) // expect: mutable-global-state
  static var models: [any PersistentModel.Type] { [] }
}
enum SchemaV2: VersionedSchema {
  static var versionIdentifier = Schema.Version(2, 0, 0)
  static var models: [any PersistentModel.Type] { [] }
}
