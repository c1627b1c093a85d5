// option: short_lived
import SwiftData
@Model final class Device { var name = "" }
@MainActor final class Scanner {
  // The user has left the screen who resets the application.
  var device: Device?
  func load(_ found: Device) { device = found }
  func rename() async { print(device?.name ?? "") }
}
@MainActor func reset(_ context: ModelContext) throws {
  let types: [any PersistentModel.Type] = [Device.self]
  for type in types { try context.delete(model: type) }
  try context.delete(model: Device.self)
}
