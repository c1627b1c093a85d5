// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let coreBluetooth = SDKTypes(
    module: "CoreBluetooth",
    exports: ["Foundation"],
    imports: [],
    extended: ["CBATTError", "CBCentralManager", "CBError"],
    text: #"""
      // source: apple/corebluetooth; since: iOS 17.4 SDK
      public struct CBATTError: CustomNSError, Hashable, Sendable {}
      open class CBATTRequest: NSObject {}
      open class CBAttribute: NSObject {}
      public struct CBAttributePermissions: OptionSet, Sendable {}
      open class CBCentral: CBPeer {}
      public enum CBCentralManagerState: Hashable, RawRepresentable {}
      open class CBCharacteristic: CBAttribute {}
      public struct CBCharacteristicProperties: OptionSet, Sendable {}
      public enum CBCharacteristicWriteType: Hashable, RawRepresentable, Sendable {}
      public enum CBConnectionEvent: Hashable, RawRepresentable, Sendable {}
      public struct CBConnectionEventMatchingOption: Hashable, RawRepresentable, Sendable {}
      open class CBDescriptor: CBAttribute {}
      public struct CBError: CustomNSError, Hashable, Sendable {}
      open class CBL2CAPChannel: NSObject {}
      public enum CBManagerAuthorization: Hashable, RawRepresentable, Sendable {}
      public enum CBManagerState: Hashable, RawRepresentable, Sendable {}
      open class CBMutableCharacteristic: CBCharacteristic {}
      open class CBMutableDescriptor: CBDescriptor {}
      open class CBMutableService: CBService {}
      open class CBPeer: NSObject, NSCopying {}
      public enum CBPeripheralManagerAuthorizationStatus: Hashable, RawRepresentable {}
      public enum CBPeripheralManagerConnectionLatency: Hashable, RawRepresentable, Sendable {}
      public protocol CBPeripheralManagerDelegate: NSObjectProtocol {}
      public enum CBPeripheralManagerState: Hashable, RawRepresentable {}
      public enum CBPeripheralState: Hashable, RawRepresentable, Sendable {}
      open class CBService: CBAttribute {}
      extension CBATTError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension CBCentralManager {
        public struct Feature: OptionSet, Sendable {}
      }
      extension CBError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      """#)
}
