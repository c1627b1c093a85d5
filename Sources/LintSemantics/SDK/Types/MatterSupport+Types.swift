// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let matterSupport = SDKTypes(
    module: "MatterSupport",
    exports: ["Foundation"],
    imports: [],
    extended: ["MatterAddDeviceExtensionRequestHandler", "MatterAddDeviceRequest"],
    text: #"""
      // source: apple/mattersupport; since: iOS 17.4 SDK
      open class MatterAddDeviceExtensionRequestHandler: NSObject {}
      public struct MatterAddDeviceRequest: Decodable, Encodable, Hashable, Sendable {}
      extension MatterAddDeviceExtensionRequestHandler {
        public struct DeviceCredential: Decodable, Encodable, Hashable, Sendable {}
        public struct ThreadNetworkAssociation: Decodable, Encodable, Hashable, Sendable {}
        public struct ThreadScanResult: Decodable, Encodable, Hashable, Sendable {}
        public struct WiFiNetworkAssociation: Decodable, Encodable, Hashable, Sendable {}
        public struct WiFiScanResult: Decodable, Encodable, Hashable, Sendable {}
      }
      extension MatterAddDeviceRequest {
        public enum DeviceCriteria: Decodable, Encodable, Hashable, Sendable {}
        public struct Home: Decodable, Encodable, Hashable, Sendable {}
        public struct Room: Decodable, Encodable, Hashable, Sendable {}
        public struct Topology: Decodable, Encodable, Hashable, Sendable {}
      }
      """#)
}
