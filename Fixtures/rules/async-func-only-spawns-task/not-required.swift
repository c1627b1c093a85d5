protocol Loading { func load() async }
struct Loader: Loading {
  func load() async { Task { await start() } }
  func start() async {}
}
class Base { func run() async { await start() } }
final class Derived: Base {
  override func run() async { Task { await start() } }
}
func start() async {}
/// What 'Foreign' asks for is not known.
final class Service: Foreign {
  func load() async { Task { await start() } }
  private func reload() async { Task { await start() } } // expect: async-func-only-spawns-task
}
