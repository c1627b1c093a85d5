import CoreLocation
final class Locations: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private var continuation: AsyncStream<CLLocation>.Continuation?
  func values() -> AsyncStream<CLLocation> {
    AsyncStream { continuation in // expect: async-stream-missing-termination
      self.continuation = continuation
      manager.startUpdatingLocation()
    }
  }
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    for location in locations { continuation?.yield(location) }
  }
}
