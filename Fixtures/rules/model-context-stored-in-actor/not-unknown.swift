import SwiftData
// What the conformance or the macro brings is not known, nor who sets the context.
actor Foreign: ForeignStore {
  private let context: ModelContext
  init(context: ModelContext) { self.context = context }
}
@GeneratedStore actor Generated {
  private let context: ModelContext
  init(context: ModelContext) { self.context = context }
}
actor SetElsewhere {
  var context: ModelContext?
}
