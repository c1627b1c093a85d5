// The parameter says that it escapes, but it does not.
final class EntityManager {
  var kept: (() -> Void)?

  func performAndWaitSave(_ block: @escaping () -> Void) {
    block()
    save()
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

  func remember() {
    entities.performLater { self.known += 1 } // expect: completion-escapes-actor-isolation
  }
}
