import SwiftData
final class MockStore: @unchecked Sendable { // expect-info: unchecked-sendable-on-model
  var context: ModelContext?
}
