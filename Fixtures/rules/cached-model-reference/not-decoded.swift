import Foundation
import SwiftData

@Model final class Exercise: Decodable {
  var name = ""
  init() {}
  init(from decoder: any Decoder) throws {}
}
func clear(_ exercise: Exercise, in context: ModelContext) { context.delete(exercise) }
func show(_ exercises: [Exercise]) {}

// Rows of a file that comes with the app: no context has them.
final class ExerciseList {
  static let shared = ExerciseList()
  lazy var exercises: [Exercise] = self.load("exercises.json")
  lazy var fetched: [Exercise] = Self.fetch() // expect-info: cached-model-reference
  private func load<T: Decodable>(_ name: String) -> T {
    let data = Data(name.utf8)
    do {
      return try JSONDecoder().decode(T.self, from: data)
    } catch {
      fatalError("\(error)")
    }
  }
  private static func fetch() -> [Exercise] {
    (try? ModelContext(container).fetch(FetchDescriptor<Exercise>())) ?? []
  }
  func showAll() {
    show(exercises)
    show(fetched)
  }
}
