import Observation
@propertyWrapper struct Clamped { var wrappedValue: Int }
@Observable final class Model {
  lazy var service = "service" // expect: observable-lazy-needs-ignored
  private lazy var cache: [Int] = { [1] }() // expect: observable-lazy-needs-ignored
  @Clamped var level = 1 // expect: observable-lazy-needs-ignored
  @ObservationIgnored @Clamped var ignored = 1
  static let shared = Model()
  @MainActor var title = ""
  weak var parent: Model?
  /// What the attribute does is not known.
  @Foreign var other = 1
  @Clamped var doubled: Int { get { 1 } }
}
