import CoreData

// The compiler asks each subclass to restate it: one finding, where it was said first.
class Record: NSManagedObject, @unchecked Sendable {} // expect: unchecked-sendable-on-model
final class Payment: Record, @unchecked Sendable {}
