extension SDKInterface {
  /// A delegate is called on the given queue; without one, on the main queue.
  static let coreBluetooth = SDKInterface(
    module: "CoreBluetooth", exports: ["Foundation"],
    source: #"""
      // source: apple/corebluetooth/cbcentralmanager; since: iOS 5
      open class CBManager: NSObject {}
      open class CBCentralManager: CBManager {
        public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?)
        @_semantics("startsUpdates") @_semantics("repeats CBCentralManagerDelegate.didDiscover") open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil)
        open func stopScan()
      }
      open class CBUUID: NSObject, NSCopying {} // source: apple/corebluetooth/cbuuid; since: iOS 5
      // source: apple/corebluetooth/cbperipheralmanager; since: iOS 6
      open class CBPeripheralManager: CBManager {
        @_semantics("startsUpdates") open func startAdvertising(_ advertisementData: [String: Any]?)
        open func stopAdvertising()
      }
      public protocol CBCentralManagerDelegate: NSObjectProtocol {}
      public protocol CBPeripheralDelegate: NSObjectProtocol {}
      open class CBPeripheral: NSObject {}
      """#)
}
