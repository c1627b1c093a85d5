import SwiftData
import XCTest

@testable import Worksite

final class DataTests: XCTestCase {
  private func makeContainer() throws -> ModelContainer {
    try ModelContainer(
      for: Company.self, TeamMember.self, Project.self, ProjectTask.self, CalendarEvent.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  func testMemoryPressure() throws {
    let context = ModelContext(try makeContainer())
    for number in 0..<10_000 {
      context.insert(Project(id: "test-\(number)", title: "Test \(number)"))
    }
    XCTAssertTrue(context.hasChanges)
  }

  func testOtherContextsFindWhatWasSaved() throws {
    let container = try makeContainer()
    let first = ModelContext(container)
    let second = ModelContext(container)
    first.insert(Project(id: "test", title: "Test"))
    try! first.save()
    let descriptor = FetchDescriptor<Project>(predicate: #Predicate<Project> { $0.id == "test" })
    XCTAssertNotNil(try! second.fetch(descriptor).first)
  }

  func testSyncsInTheBackground() async throws {
    let manager = SyncManager(container: try makeContainer(), api: APIDouble())
    let finished = expectation(description: "finished")
    let listening = manager.syncState.filter { !$0 }.sink { _ in finished.fulfill() }
    manager.triggerBackgroundSync()
    await fulfillment(of: [finished], timeout: 30)
    listening.cancel()
  }

  @MainActor
  func testDeletesInOrder() throws {
    let context = try makeContainer().mainContext
    let project = Project(id: "1", title: "House")
    context.insert(project)
    XCTAssertTrue(DataWipe(context: context).deleteProjectInOrder(project))
  }

  func testCountsUploads() async {
    let count = await PhotoUploader().uploadEach([URL(fileURLWithPath: "/a")]) { _, done in done() }
    XCTAssertEqual(count, 1)
  }
}

private struct APIDouble: APIService {
  func push(_ project: Project) async throws {
    project.needsSync = false
  }

  func send(_ project: ProjectDTO) async throws {}

  func fetchMember(id: String) async throws -> MemberDTO {
    MemberDTO(id: id, firstName: "A", lastName: "B", companyID: "C")
  }
}
