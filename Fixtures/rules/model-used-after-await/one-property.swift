// option: unknown_waits
import SwiftData
import SwiftUI
@Model final class Device { var vendor = ""; var host = "" }
actor Network { func name() -> String { "" } }
// One cause: the property may hold a row that is gone.
struct DeviceView: View {
  let device: Device
  let network: Network
  @Environment(\.modelContext) private var context
  var body: some View {
    Text(device.host).task {
      await findVendor()
      await findHost()
    }
    Button("Delete") { context.delete(device) }
  }
  private func findVendor() async {
    let name = await network.name()
    device.vendor = name // expect: model-used-after-await
  }
  private func findHost() async {
    let name = await network.name()
    device.host = name
  }
}
