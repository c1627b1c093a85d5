// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let coreLocation = SDKMembers(
    module: "CoreLocation",
    typesOfOthers: [],
    text: #"""
      extension CLAccuracyAuthorization {
      init?(rawValue: Int)
      static var fullAccuracy: CLAccuracyAuthorization {get}
      static var reducedAccuracy: CLAccuracyAuthorization {get}
      }
      extension CLActivityType {
      init?(rawValue: Int)
      static var fitness: CLActivityType {get}
      static var other: CLActivityType {get}
      }
      extension CLAuthorizationStatus {
      init?(rawValue: Int32)
      static var authorized: CLAuthorizationStatus {get}
      static var authorizedAlways: CLAuthorizationStatus {get}
      static var authorizedWhenInUse: CLAuthorizationStatus {get}
      static var denied: CLAuthorizationStatus {get}
      static var notDetermined: CLAuthorizationStatus {get}
      static var restricted: CLAuthorizationStatus {get}
      }
      extension CLBeacon {
      var accuracy: CLLocationAccuracy {get}
      var major: NSNumber {get}
      var minor: NSNumber {get}
      var proximity: CLProximity {get}
      var timestamp: Date {get}
      var uuid: UUID {get}
      }
      extension CLBeaconIdentityConstraint {
      var major: UInt16? {get}
      var minor: UInt16? {get}
      }
      extension CLBeaconRegion {
      init(UUID: UUID, identifier: String)
      init(UUID: UUID, major: CLBeaconMajorValue, identifier: String)
      init(UUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String)
      init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String)
      init(proximityUUID: UUID, identifier: String)
      init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String)
      init(proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String)
      init(uuid: UUID, identifier: String)
      init(uuid: UUID, major: CLBeaconMajorValue, identifier: String)
      init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String)
      var major: NSNumber? {get}
      var minor: NSNumber? {get}
      var uuid: UUID {get}
      }
      extension CLCircularRegion {
      func contains(_: CLLocationCoordinate2D) -> Bool
      init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String)
      var center: CLLocationCoordinate2D {get}
      var radius: CLLocationDistance {get}
      }
      extension CLError {
      func hash(into: inout Hasher)
      init(_: Self.Code, userInfo: [String : Any] = [:])
      static var deferredAccuracyTooLow: CLError.Code {get}
      static var deferredCanceled: CLError.Code {get}
      static var deferredDistanceFiltered: CLError.Code {get}
      static var deferredFailed: CLError.Code {get}
      static var deferredNotUpdatingLocation: CLError.Code {get}
      static var denied: CLError.Code {get}
      static var errorDomain: String {get}
      static var geocodeCanceled: CLError.Code {get}
      static var geocodeFoundNoResult: CLError.Code {get}
      static var geocodeFoundPartialResult: CLError.Code {get}
      static var headingFailure: CLError.Code {get}
      static var locationUnknown: CLError.Code {get}
      static var network: CLError.Code {get}
      static var rangingFailure: CLError.Code {get}
      static var rangingUnavailable: CLError.Code {get}
      static var regionMonitoringDenied: CLError.Code {get}
      static var regionMonitoringFailure: CLError.Code {get}
      static var regionMonitoringResponseDelayed: CLError.Code {get}
      static var regionMonitoringSetupDelayed: CLError.Code {get}
      var code: Self.Code {get}
      var errorCode: Int {get}
      var errorUserInfo: [String : Any] {get}
      var hashValue: Int {get}
      var userInfo: [String : Any] {get}
      }
      extension CLError.Code {
      init?(rawValue: Int)
      static var deferredAccuracyTooLow: Code {get}
      static var deferredCanceled: Code {get}
      static var deferredDistanceFiltered: Code {get}
      static var deferredFailed: Code {get}
      static var deferredNotUpdatingLocation: Code {get}
      static var denied: Code {get}
      static var geocodeCanceled: Code {get}
      static var geocodeFoundNoResult: Code {get}
      static var geocodeFoundPartialResult: Code {get}
      static var headingFailure: Code {get}
      static var locationUnknown: Code {get}
      static var network: Code {get}
      static var rangingFailure: Code {get}
      static var rangingUnavailable: Code {get}
      static var regionMonitoringDenied: Code {get}
      static var regionMonitoringFailure: Code {get}
      static var regionMonitoringResponseDelayed: Code {get}
      static var regionMonitoringSetupDelayed: Code {get}
      }
      extension CLFloor {
      var level: Int {get}
      }
      extension CLHeading {
      var timestamp: Date {get}
      }
      extension CLLocation {
      func distance(from: CLLocation) -> CLLocationDistance
      init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date)
      init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date, sourceInfo: CLLocationSourceInformation)
      init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date)
      init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date)
      init(latitude: CLLocationDegrees, longitude: CLLocationDegrees)
      var altitude: CLLocationDistance {get}
      var course: CLLocationDirection {get}
      var courseAccuracy: CLLocationDirectionAccuracy {get}
      var floor: CLFloor? {get}
      var horizontalAccuracy: CLLocationAccuracy {get}
      var speed: CLLocationSpeed {get}
      var speedAccuracy: CLLocationSpeedAccuracy {get}
      var timestamp: Date {get}
      var verticalAccuracy: CLLocationAccuracy {get}
      }
      extension CLLocationCoordinate2D {
      init()
      init(latitude: CLLocationDegrees, longitude: CLLocationDegrees)
      }
      extension CLLocationManager {
      func stopMonitoring(for: CLRegion)
      func stopMonitoringSignificantLocationChanges()
      static func authorizationStatus() -> CLAuthorizationStatus
      var accuracyAuthorization: CLAccuracyAuthorization {get}
      var activityType: CLActivityType {get set}
      var allowsBackgroundLocationUpdates: Bool {get set}
      var authorizationStatus: CLAuthorizationStatus {get}
      var delegate: (any CLLocationManagerDelegate)? {get set}
      var desiredAccuracy: CLLocationAccuracy {get set}
      var distanceFilter: CLLocationDistance {get set}
      var heading: CLHeading? {get}
      var location: CLLocation? {get}
      var monitoredRegions: Set<CLRegion> {get}
      var pausesLocationUpdatesAutomatically: Bool {get set}
      var showsBackgroundLocationIndicator: Bool {get set}
      }
      extension CLLocationManagerDelegate {
      func locationManager(_: CLLocationManager, didChangeAuthorization: CLAuthorizationStatus)
      func locationManager(_: CLLocationManager, didDetermineState: CLRegionState, for: CLRegion)
      func locationManager(_: CLLocationManager, didEnterRegion: CLRegion)
      func locationManager(_: CLLocationManager, didExitRegion: CLRegion)
      func locationManager(_: CLLocationManager, didFailRangingFor: CLBeaconIdentityConstraint, error: any Error)
      func locationManager(_: CLLocationManager, didFailWithError: any Error)
      func locationManager(_: CLLocationManager, didFinishDeferredUpdatesWithError: (any Error)?)
      func locationManager(_: CLLocationManager, didRange: [CLBeacon], satisfying: CLBeaconIdentityConstraint)
      func locationManager(_: CLLocationManager, didRangeBeacons: [CLBeacon], in: CLBeaconRegion)
      func locationManager(_: CLLocationManager, didStartMonitoringFor: CLRegion)
      func locationManager(_: CLLocationManager, didUpdateHeading: CLHeading)
      func locationManager(_: CLLocationManager, didUpdateLocations: [CLLocation])
      func locationManager(_: CLLocationManager, didVisit: CLVisit)
      func locationManager(_: CLLocationManager, monitoringDidFailFor: CLRegion?, withError: any Error)
      func locationManager(_: CLLocationManager, rangingBeaconsDidFailFor: CLBeaconRegion, withError: any Error)
      func locationManagerDidChangeAuthorization(_: CLLocationManager)
      }
      extension CLLocationSourceInformation {
      init(softwareSimulationState: Bool, andExternalAccessoryState: Bool)
      }
      extension CLPlacemark {
      init(placemark: CLPlacemark)
      var administrativeArea: String? {get}
      var country: String? {get}
      var isoCountryCode: String? {get}
      var locality: String? {get}
      var location: CLLocation? {get}
      var name: String? {get}
      var ocean: String? {get}
      var postalAddress: CNPostalAddress? {get}
      var postalCode: String? {get}
      var region: CLRegion? {get}
      var subThoroughfare: String? {get}
      var thoroughfare: String? {get}
      var timeZone: TimeZone? {get}
      }
      extension CLProximity {
      init?(rawValue: Int)
      static var far: CLProximity {get}
      static var immediate: CLProximity {get}
      static var near: CLProximity {get}
      static var unknown: CLProximity {get}
      }
      extension CLRegion {
      var identifier: String {get}
      }
      extension CLRegionState {
      init?(rawValue: Int)
      static var inside: CLRegionState {get}
      static var outside: CLRegionState {get}
      static var unknown: CLRegionState {get}
      }
      extension CLVisit {
      var coordinate: CLLocationCoordinate2D {get}
      var horizontalAccuracy: CLLocationAccuracy {get}
      }
      """#)
}
