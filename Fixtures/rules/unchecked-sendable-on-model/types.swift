import CoreData
import SwiftData
@Model final class Row { var name = "" }
extension Row: @unchecked Sendable {} // expect: unchecked-sendable-on-model
extension ModelContext: @unchecked Sendable {} // expect: unchecked-sendable-on-model
final class Account: NSManagedObject, @unchecked Sendable {} // expect: unchecked-sendable-on-model
struct Box: @unchecked Sendable { let rows: [Row] } // expect: unchecked-sendable-on-model
final class Store: Codable, @unchecked Sendable { // expect: unchecked-sendable-on-model
  var context: ModelContext?
}
final class Holder: @unchecked Sendable {
  let container: ModelContainer
  var ids: [PersistentIdentifier] = []
  static var last: Row?
  var newest: Row? { nil }
}
