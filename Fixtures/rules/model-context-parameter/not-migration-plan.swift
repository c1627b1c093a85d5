import SwiftData
enum Plan: SchemaMigrationPlan {
  static let stage = MigrationStage.custom(
    fromVersion: V1.self, toVersion: V2.self,
    willMigrate: { (context: ModelContext) in try context.save() },
    didMigrate: { context in try context.save() })
}
