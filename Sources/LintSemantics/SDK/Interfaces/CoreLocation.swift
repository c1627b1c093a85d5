extension SDKInterface {
  /// A delegate is called on the thread that made the manager; updates come as a sequence too.
  static let coreLocation = SDKInterface(
    module: "CoreLocation", exports: ["Foundation"],
    source: #"""
      // source: apple/corelocation/cllocationmanager; since: iOS 2
      open class CLLocationManager: NSObject {
        override public init()
        open func requestWhenInUseAuthorization()
        open func requestAlwaysAuthorization()
        @_semantics("startsUpdates") @_semantics("repeats CLLocationManagerDelegate.didUpdateLocations") open func startUpdatingLocation()
        open func stopUpdatingLocation()
        @_semantics("startsUpdates") @_semantics("repeats CLLocationManagerDelegate.didUpdateHeading") open func startUpdatingHeading()
        @_semantics("startsUpdates") @_semantics("repeats CLLocationManagerDelegate.didUpdateLocations") open func startMonitoringSignificantLocationChanges()
        @_semantics("startsUpdates") open func startMonitoring(for region: CLRegion)
        @_semantics("startsUpdates") open func startMonitoringVisits()
        open func requestLocation()
      }
      public protocol CLLocationManagerDelegate: NSObjectProtocol {}
      open class CLRegion: NSObject, NSCopying, NSSecureCoding {} // source: apple/corelocation/clregion; since: iOS 4
      // source: apple/corelocation/cllocation; since: iOS 15 SDK
      open class CLLocation: NSObject, @unchecked Sendable { open var coordinate: CLLocationCoordinate2D { get } }
      public struct CLLocationCoordinate2D: Sendable {
        public var latitude: Double
        public var longitude: Double
      }
      public struct CLLocationUpdate: Sendable { // source: apple/corelocation/cllocationupdate; since: iOS 17
        public let location: CLLocation?
        public static func liveUpdates() -> CLLocationUpdate.Updates
        public struct Updates: AsyncSequence, Sendable {
          public typealias Element = CLLocationUpdate
          public struct AsyncIterator: AsyncIteratorProtocol { public mutating func next() async throws -> CLLocationUpdate? }
          public func makeAsyncIterator() -> CLLocationUpdate.Updates.AsyncIterator
        }
      }
      // source: apple/corelocation/clgeocoder, SE-0463; since: Swift 6.2
      open class CLGeocoder: NSObject {
        override public init()
        open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void)
        open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark]
        open func geocodeAddressString(_ addressString: String, completionHandler: @escaping @Sendable ([CLPlacemark]?, (any Error)?) -> Void)
        open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark]
      }
      @_semantics("sendabilityUnknown") open class CLPlacemark: NSObject {} // source: apple/corelocation/clplacemark; since: iOS 5
      """#)
}
