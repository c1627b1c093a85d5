import Testing

@testable import LintEngine

@Suite("The record that one attempt of a run leaves for the next")
struct AnalysisFailureTests {

  @Test(
    "A record is read as it was written",
    arguments: [
      AnalysisFailure(path: "Sources/A.swift", rule: "detached-task", cause: .signal(4)),
      AnalysisFailure(path: "two words.swift", rule: nil, cause: .time),
      AnalysisFailure(path: FilePath([0xFF, 0x20, 0x0A]), rule: nil, cause: .memory)
    ])
  func roundTrip(failure: AnalysisFailure) {
    #expect(AnalysisFailure(record: failure.record) == failure)
  }

  @Test("What is no record is none", arguments: ["", "4", "4 rule", "x rule path", "44444444444 rule path"])
  func foreign(text: String) {
    #expect(AnalysisFailure(record: Array(text.utf8)) == nil)
  }

  @Test("A thread's file is seen while it works on it, and not afterwards")
  func workLog() throws {
    let place = try #require(WorkLog.claim())
    defer { place.giveBack() }
    #expect(place.visit == nil)
    place.enter("A.swift")
    #expect(place.path.elementsEqual("A.swift".utf8))
    let visit = place.visit
    place.enter("B.swift")
    #expect(place.visit != visit, "another file is another visit")
    place.leave()
    #expect(place.visit == nil && place.path.isEmpty)
  }

  @Test("A file that is read for another one is the one at work, until that is done")
  func nested() throws {
    func atWork() -> String { WorkLog.placeOfThisThread().map { String(decoding: $0.path, as: UTF8.self) } ?? "" }
    Recovery.working(on: "A.swift") {
      Recovery.working(on: "Package.swift") { #expect(atWork() == "Package.swift") }
      #expect(atWork() == "A.swift")
    }
    #expect(atWork() == "")
  }
}
