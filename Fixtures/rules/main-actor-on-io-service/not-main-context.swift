import Foundation
import SwiftData
@MainActor final class StoreChecker {
  func backUp(_ store: URL, to backup: URL) throws { try FileManager.default.copyItem(at: store, to: backup) }
  func check(_ context: ModelContext) throws {}
}
