// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let matterSupport = SDKMembers(
    module: "MatterSupport",
    typesOfOthers: [],
    text: #"""
      extension MatterAddDeviceRequest {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      func perform() async throws
      init(from: any Decoder) throws
      init(topology: MatterAddDeviceRequest.Topology, setupPayload: MTRSetupPayload? = nil, showing: MatterAddDeviceRequest.DeviceCriteria = .allDevices)
      init(topology: MatterAddDeviceRequest.Topology, setupPayload: MTRSetupPayload? = nil, showing: MatterAddDeviceRequest.DeviceCriteria = .allDevices, shouldScanNetworks: Bool = true)
      static var isSupported: Bool {get}
      var hashValue: Int {get}
      }
      extension MatterAddDeviceRequest.DeviceCriteria {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      static var allDevices: DeviceCriteria {get}
      var hashValue: Int {get}
      }
      extension MatterAddDeviceRequest.Home {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(displayName: String)
      init(from: any Decoder) throws
      var displayName: String
      var hashValue: Int {get}
      }
      extension MatterAddDeviceRequest.Room {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(displayName: String)
      init(from: any Decoder) throws
      var displayName: String
      var hashValue: Int {get}
      }
      extension MatterAddDeviceRequest.Topology {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(ecosystemName: String, homes: [MatterAddDeviceRequest.Home])
      init(from: any Decoder) throws
      var hashValue: Int {get}
      var homes: [MatterAddDeviceRequest.Home]
      }
      """#)
}
