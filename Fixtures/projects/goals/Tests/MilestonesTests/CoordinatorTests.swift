import GoalStore
import XCTest

@testable import Milestones

final class CoordinatorTests: XCTestCase {
  func testCreatesAndReadsGoals() async throws {
    let coordinator = GoalCoordinator(database: try SQLDatabase(path: ":memory:"))
    let goal = try await coordinator.create(title: "Run", target: 10, unit: "km")
    let all = try await coordinator.all()
    XCTAssertEqual(all, [goal])
  }

  @MainActor
  func testViewModelResetsItsFlag() async throws {
    let model = GoalFormViewModel(database: try SQLDatabase(path: ":memory:"))
    model.title = "Read"
    try await model.save(unit: "books")
    XCTAssertFalse(model.isSaving)
    XCTAssertEqual(model.goals.map(\.title), ["Read"])
  }

  @MainActor
  func testActionsArePassedOn() async throws {
    let database = try SQLDatabase(path: ":memory:")
    let goal = try await GoalCoordinator(database: database).create(title: "Swim", target: 2, unit: "km")
    let model = ActionFormViewModel(database: database)
    try await model.save(for: goal)
    XCTAssertFalse(model.isSaving)
  }

  func testImportsNothingWithoutAFile() async throws {
    let service = GoalCSVService(folder: URL(fileURLWithPath: "/nowhere"), database: try SQLDatabase(path: ":memory:"))
    let count = try await service.importWhenAvailable(attempts: 0)
    XCTAssertEqual(count, 0)
  }

  @MainActor
  func testTracksFromManyTasks() async throws {
    let database = try SQLDatabase(path: ":memory:")
    let tracker = ProgressTracker(repository: ActionRepository(database: database, cacheFile: URL(fileURLWithPath: "/tmp/cache")))
    let goal = Goal(title: "Walk", target: 5, unit: "km")
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<20 {
        group.addTask { try? await tracker.addAtOnce(goal) }
      }
    }
  }
}
