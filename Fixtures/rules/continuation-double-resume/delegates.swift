import CoreBluetooth
import CoreLocation
final class Compass: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private var pending: CheckedContinuation<CLHeading, Never>?
  func heading() async -> CLHeading {
    manager.startUpdatingHeading()
    return await withCheckedContinuation { pending = $0 } // expect: continuation-double-resume
  }
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
    pending?.resume(returning: newHeading)
  }
}
final class Scanner: NSObject {
  private let central = CBCentralManager()
  private var found: CheckedContinuation<CBPeripheral, Never>?
  func first() async -> CBPeripheral {
    await withCheckedContinuation { continuation in // expect: continuation-double-resume
      self.found = continuation
    }
  }
  func scan() { central.scanForPeripherals(withServices: nil) }
}
extension Scanner: CBCentralManagerDelegate {
  func centralManagerDidUpdateState(_ central: CBCentralManager) {}
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi: NSNumber
  ) {
    guard peripheral.name != nil else { return }
    found?.resume(returning: peripheral)
  }
}
