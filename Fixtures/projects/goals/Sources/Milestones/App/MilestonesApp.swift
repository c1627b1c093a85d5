import Foundation
import GoalStore
import SwiftUI

@main
struct MilestonesApp: App {
  private let database: SQLDatabase
  private let folder = FileManager.default.temporaryDirectory

  init() {
    do {
      database = try SQLDatabase(path: folder.appendingPathComponent("goals.sqlite").path)
    } catch {
      fatalError("The database cannot be opened: \(error)")
    }
  }

  var body: some Scene {
    WindowGroup {
      GoalListView(model: GoalFormViewModel(database: database), actions: ActionFormViewModel(database: database))
    }
  }
}
