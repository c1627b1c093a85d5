import Foundation
import SwiftData
@Model final class Row { var name = "" }
final class MockStore {
  func save(_ row: Row) {
    guard let context = row.modelContext else { return }
    DispatchQueue.global().async { context.rollback() } // expect-info: model-context-on-dispatch-queue
  }
}
