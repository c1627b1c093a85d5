// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let coreBluetooth = SDKMembers(
    module: "CoreBluetooth",
    typesOfOthers: [],
    text: #"""
      extension CBAttribute {
      var uuid: CBUUID {get}
      }
      extension CBCentralManager {
      func connect(_: CBPeripheral, options: [String : Any]? = nil)
      init()
      init(delegate: (any CBCentralManagerDelegate)?, queue: dispatch_queue_t?, options: [String : Any]? = nil)
      static func supports(_: CBCentralManager.Feature) -> Bool
      var delegate: (any CBCentralManagerDelegate)? {get set}
      var isScanning: Bool {get}
      }
      extension CBCentralManager.Feature {
      init(rawValue: UInt)
      }
      extension CBCentralManagerDelegate {
      func centralManagerDidUpdateState(_: CBCentralManager)
      }
      extension CBCharacteristic {
      var descriptors: [CBDescriptor]? {get}
      var properties: CBCharacteristicProperties {get}
      var service: CBService? {get}
      var value: Data? {get}
      }
      extension CBCharacteristicProperties {
      init(rawValue: UInt)
      static var broadcast: CBCharacteristicProperties {get}
      static var indicate: CBCharacteristicProperties {get}
      static var notify: CBCharacteristicProperties {get}
      static var read: CBCharacteristicProperties {get}
      static var write: CBCharacteristicProperties {get}
      }
      extension CBDescriptor {
      var value: Any? {get}
      }
      extension CBManager {
      static var authorization: CBManagerAuthorization {get}
      var authorization: CBManagerAuthorization {get}
      var state: CBManagerState {get}
      }
      extension CBManagerAuthorization {
      init?(rawValue: Int)
      static var allowedAlways: CBManagerAuthorization {get}
      static var denied: CBManagerAuthorization {get}
      static var notDetermined: CBManagerAuthorization {get}
      static var restricted: CBManagerAuthorization {get}
      }
      extension CBManagerState {
      init?(rawValue: Int)
      static var poweredOn: CBManagerState {get}
      static var resetting: CBManagerState {get}
      static var unauthorized: CBManagerState {get}
      static var unknown: CBManagerState {get}
      static var unsupported: CBManagerState {get}
      }
      extension CBPeer {
      var identifier: UUID {get}
      }
      extension CBPeripheral {
      func readValue(for: CBCharacteristic)
      func readValue(for: CBDescriptor)
      var delegate: (any CBPeripheralDelegate)? {get set}
      var name: String? {get}
      var services: [CBService]? {get}
      var state: CBPeripheralState {get}
      }
      extension CBPeripheralState {
      init?(rawValue: Int)
      static var connected: CBPeripheralState {get}
      static var connecting: CBPeripheralState {get}
      static var disconnected: CBPeripheralState {get}
      static var disconnecting: CBPeripheralState {get}
      }
      extension CBService {
      var characteristics: [CBCharacteristic]? {get}
      var isPrimary: Bool {get}
      }
      extension CBUUID {
      init(CFUUID: CFUUID)
      init(NSUUID: UUID)
      init(cfuuid: CFUUID)
      init(data: Data)
      init(nsuuid: UUID)
      init(string: String)
      var data: Data {get}
      var uuidString: String {get}
      }
      """#)
}
