// option: short_lived
import SwiftData
@Model final class Project { var title = "" }
struct Result { var project: Project }

final class Manager {
  static let shared = Manager()
  private var current: Project? // expect-info: cached-model-reference
  var byTitle: [String: Project] = [:] // expect-info: cached-model-reference
  var all = [Project]() // expect-info: cached-model-reference
  static var last: Project? // expect-info: cached-model-reference
  static let loaded: [Project] = load() // expect-info: cached-model-reference
  var result: Result? // expect-info: cached-model-reference
  lazy var first: Project? = load().first // expect-info: cached-model-reference
  var observed: Project? { didSet { show() } } // expect-info: cached-model-reference
}
actor Store {
  var projects: Set<Project> = [] // expect-info: cached-model-reference
}
@Observable @MainActor final class ViewModel {
  var selected: Project? // expect-info: cached-model-reference
}
final class Cache<Element: PersistentModel> {
  var elements: [Element] = [] // expect-info: cached-model-reference
}
