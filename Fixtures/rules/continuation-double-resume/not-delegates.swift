import CoreLocation
// Emptied, stopped, or asked for once.
final class Emptied: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private var pending: CheckedContinuation<[CLLocation], Never>?
  func now() async -> [CLLocation] {
    manager.startUpdatingLocation()
    return await withCheckedContinuation { pending = $0 }
  }
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    pending?.resume(returning: locations)
    pending = nil
  }
}
final class Stopped: NSObject, CLLocationManagerDelegate {
  private var pending: CheckedContinuation<[CLLocation], Never>?
  func now(_ manager: CLLocationManager) async -> [CLLocation] {
    manager.startUpdatingLocation()
    return await withCheckedContinuation { pending = $0 }
  }
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    manager.stopUpdatingLocation()
    pending?.resume(returning: locations)
  }
}
final class Other: NSObject {
  private var pending: CheckedContinuation<[CLLocation], Never>?
  func now() async -> [CLLocation] { await withCheckedContinuation { pending = $0 } }
  func finished(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    pending?.resume(returning: locations)
  }
}

//- file: Once.swift
import CoreLocation
final class Once: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private var pending: CheckedContinuation<[CLLocation], Never>?
  func now() async -> [CLLocation] {
    manager.requestLocation()
    return await withCheckedContinuation { pending = $0 }
  }
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    pending?.resume(returning: locations)
  }
}
