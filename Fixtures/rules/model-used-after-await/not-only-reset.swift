// option: unknown_waits
import SwiftData
// Rows that are only deleted with all others are gone with the screen.
@Model final class Device { var ports: [Int] = [] }
actor Network { func ports() -> [Int] { [] } }
@MainActor final class Scanner {
  let network = Network()
  func scan(_ device: Device) async {
    try? await Task.sleep(for: .seconds(3))
    device.ports = []
  }
  func reset(_ context: ModelContext) throws { try context.delete(model: Device.self) }
}
