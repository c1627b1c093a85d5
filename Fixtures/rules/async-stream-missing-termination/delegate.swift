import CoreLocation
final class Visits: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private var arrivals: AsyncStream<Date>.Continuation?
  func stream() -> AsyncStream<Date> {
    AsyncStream { continuation in // expect: async-stream-missing-termination
      arrivals = continuation
      manager.delegate = self
    }
  }
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) { arrivals?.yield(visit.arrivalDate) }
}
final class Ended: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private var visits: AsyncStream<Date>.Continuation?
  func stream() -> AsyncStream<Date> {
    AsyncStream { continuation in
      self.visits = continuation
      self.manager.delegate = self
    }
  }
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) { visits?.yield(visit.arrivalDate) }
  func end() { visits?.finish() }
}
