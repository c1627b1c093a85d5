import SwiftData
@Model final class Device { var ports: [Int] = [] }
actor Network { func ports() -> [Int] { [] } }
@MainActor final class Scanner {
  let network = Network()
  func scan(_ device: Device) {
    Task {
      let ports = await network.ports()
      device.ports = ports // expect-info: model-captured-in-task
    }
  }
  func reset(_ context: ModelContext) throws { try context.delete(model: Device.self) }
}
