extension SDKInterface {
  /// A delegate is called on the given queue; without one, on the main queue.
  static let coreBluetooth = SDKInterface(
    module: "CoreBluetooth", exports: ["Foundation"],
    source: #"""
      // source: apple/corebluetooth/cbcentralmanager; since: iOS 5
      open class CBManager: NSObject {}
      open class CBCentralManager: CBManager {
        public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?)
      }
      public protocol CBCentralManagerDelegate: NSObjectProtocol {}
      public protocol CBPeripheralDelegate: NSObjectProtocol {}
      open class CBPeripheral: NSObject {}
      """#)
}
