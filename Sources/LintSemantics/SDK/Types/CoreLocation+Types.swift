// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let coreLocation = SDKTypes(
    module: "CoreLocation",
    exports: ["Foundation", "os"],
    imports: [],
    extended: ["CLError", "CLLocationPushServiceError", "CLLocationUpdate", "CLMonitor", "Events", "Updates"],
    text: #"""
      // source: apple/corelocation; since: iOS 17.4 SDK
      public enum CLAccuracyAuthorization: Hashable, RawRepresentable, Sendable {}
      public enum CLActivityType: Hashable, RawRepresentable, Sendable {}
      public enum CLAuthorizationStatus: Hashable, RawRepresentable, Sendable {}
      public final class CLBackgroundActivitySession: @unchecked Sendable {}
      open class CLBeacon: NSObject, NSCopying, NSSecureCoding {}
      open class CLBeaconIdentityConstraint: Hashable, NSCopying, NSObjectProtocol, NSSecureCoding, @unchecked Sendable {}
      open class CLBeaconRegion: CLRegion {}
      open class CLCircularRegion: CLRegion {}
      public protocol CLCondition: Decodable, Encodable, Sendable {}
      public enum CLDeviceOrientation: Hashable, RawRepresentable, Sendable {}
      public struct CLError: CustomNSError, Hashable, Sendable {}
      open class CLFloor: NSObject, NSCopying, NSSecureCoding {}
      public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
      open class CLHeading: NSObject, NSCopying, NSSecureCoding {}
      public typealias CLHeadingComponentValue = Double
      public typealias CLLocationAccuracy = Double
      public typealias CLLocationDegrees = Double
      public typealias CLLocationDirection = Double
      public typealias CLLocationDirectionAccuracy = Double
      public typealias CLLocationDistance = Double
      public struct CLLocationPushServiceError: CustomNSError, Hashable, Sendable {}
      public protocol CLLocationPushServiceExtension: NSObjectProtocol {}
      open class CLLocationSourceInformation: NSObject, NSCopying, NSSecureCoding {}
      public typealias CLLocationSpeed = Double
      public typealias CLLocationSpeedAccuracy = Double
      public actor CLMonitor: Actor {}
      public enum CLProximity: Hashable, RawRepresentable, Sendable {}
      public enum CLRegionState: Hashable, RawRepresentable, Sendable {}
      open class CLVisit: NSObject, NSCopying, NSSecureCoding {}
      extension CLError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension CLLocationPushServiceError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension CLLocationUpdate {
        public enum LiveConfiguration: Hashable {}
      }
      extension CLLocationUpdate.Updates {
        public struct Iterator: AsyncIteratorProtocol {}
      }
      extension CLMonitor {
        public struct BeaconIdentityCondition: CLCondition, Sendable {}
        public struct CircularGeographicCondition: CLCondition, Sendable {}
        public struct Event: Sendable {}
        public struct Events: AsyncSequence, Sendable {}
        public struct Record: Sendable {}
      }
      extension CLMonitor.Events {
        public struct Iterator: AsyncIteratorProtocol {}
      }
      let kCLLocationAccuracyBest: CLLocationAccuracy
      let kCLLocationAccuracyHundredMeters: CLLocationAccuracy
      let kCLLocationAccuracyReduced: CLLocationAccuracy
      """#)
}
