import CoreData

// The parameter says that it escapes, but it does not.
final class EntityManager {
  var kept: (() -> Void)?

  func performAndWaitSave(_ block: @escaping () -> Void) {
    block()
    save()
  }

  func performOnContext(_ context: NSManagedObjectContext, _ block: @escaping () -> Void) {
    context.performAndWait {
      block()
      save()
    }
  }

  func performOnContextLater(_ context: NSManagedObjectContext, _ block: @escaping () -> Void) {
    context.perform { block() }
  }

  private func save() {}

  func performLater(_ block: @escaping () -> Void) {
    block()
    kept = block
  }
}

actor BlobManager {
  let entities = EntityManager()
  var known = 0

  func isKnown() -> Bool {
    var isKnown = false
    entities.performAndWaitSave { isKnown = self.known > 0 }
    return isKnown
  }

  func isKnown(in context: NSManagedObjectContext) -> Bool {
    var isKnown = false
    entities.performOnContext(context) { isKnown = self.known > 0 }
    return isKnown
  }

  func remember(in context: NSManagedObjectContext) {
    entities.performOnContextLater(context) { self.known += 1 } // expect: completion-escapes-actor-isolation
  }

  func remember() {
    entities.performLater { self.known += 1 } // expect: completion-escapes-actor-isolation
  }
}
