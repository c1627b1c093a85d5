// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let mapKit = SDKTypes(
    module: "MapKit",
    exports: ["CoreGraphics", "CoreLocation", "Foundation", "UIKit"],
    imports: [],
    extended: [
      "MKAnnotationView", "MKDirections", "MKDistanceFormatter", "MKError", "MKLocalSearch",
      "MKLocalSearchCompleter", "MKLookAroundSnapshotter", "MKMapConfiguration", "MKMapFeatureAnnotation",
      "MKMapSnapshotter", "MKMapView", "MKRoute", "MKScaleView", "MKStandardMapConfiguration"
    ],
    text: #"""
      // source: apple/mapkit; since: iOS 17.4 SDK
      public protocol MKAnnotation: NSObjectProtocol {}
      @MainActor open class MKAnnotationView: UIView {}
      public struct MKAnnotationViewZPriority: Hashable, RawRepresentable, Sendable {}
      open class MKCircle: MKShape, MKOverlay {}
      open class MKCircleRenderer: MKOverlayPathRenderer {}
      open class MKCircleView: MKOverlayPathView {}
      open class MKClusterAnnotation: NSObject, MKAnnotation {}
      @MainActor open class MKCompassButton: UIView {}
      public struct MKCoordinateRegion: Sendable {}
      public struct MKCoordinateSpan: Sendable {}
      open class MKDirections: NSObject {}
      public struct MKDirectionsTransportType: OptionSet, Sendable {}
      open class MKDistanceFormatter: Formatter {}
      public struct MKError: CustomNSError, Hashable, Sendable {}
      public struct MKFeatureDisplayPriority: Hashable, RawRepresentable, Sendable {}
      public enum MKFeatureVisibility: Hashable, RawRepresentable, Sendable {}
      open class MKGeoJSONDecoder: NSObject {}
      open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {}
      public protocol MKGeoJSONObject: NSObjectProtocol {}
      open class MKGeodesicPolyline: MKPolyline {}
      open class MKGradientPolylineRenderer: MKPolylineRenderer {}
      open class MKHybridMapConfiguration: MKMapConfiguration {}
      open class MKIconStyle: NSObject {}
      open class MKImageryMapConfiguration: MKMapConfiguration {}
      open class MKLocalPointsOfInterestRequest: NSObject, NSCopying {}
      open class MKLocalSearchCompleter: NSObject {}
      public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {}
      open class MKLocalSearchCompletion: NSObject {}
      public enum MKLookAroundBadgePosition: Hashable, RawRepresentable, Sendable {}
      open class MKLookAroundScene: NSObject, NSCopying {}
      open class MKLookAroundSceneRequest: NSObject {}
      open class MKLookAroundSnapshotter: NSObject {}
      @MainActor open class MKLookAroundViewController: UIViewController, NSSecureCoding {}
      public protocol MKLookAroundViewControllerDelegate: NSObjectProtocol {}
      open class MKMapCamera: NSObject, NSCopying, NSSecureCoding {}
      open class MKMapConfiguration: NSObject, NSCopying, NSSecureCoding {}
      open class MKMapFeatureAnnotation: NSObject, MKAnnotation {}
      public struct MKMapFeatureOptions: OptionSet, Sendable {}
      open class MKMapItem: NSObject, NSItemProviderReading, NSItemProviderWriting, NSSecureCoding {}
      open class MKMapItemRequest: NSObject {}
      public struct MKMapPoint: Sendable {}
      public struct MKMapRect: Sendable {}
      public struct MKMapSize: Sendable {}
      open class MKMapSnapshotter: NSObject {}
      public enum MKMapType: Hashable, RawRepresentable, Sendable {}
      @MainActor open class MKMapView: UIView {}
      public protocol MKMapViewDelegate: NSObjectProtocol {}
      @MainActor open class MKMarkerAnnotationView: MKAnnotationView {}
      open class MKMultiPoint: MKShape, MKGeoJSONObject {}
      open class MKMultiPolygon: MKShape, MKGeoJSONObject, MKOverlay {}
      open class MKMultiPolygonRenderer: MKOverlayPathRenderer {}
      open class MKMultiPolyline: MKShape, MKGeoJSONObject, MKOverlay {}
      open class MKMultiPolylineRenderer: MKOverlayPathRenderer {}
      public protocol MKOverlay: MKAnnotation {}
      public enum MKOverlayLevel: Hashable, RawRepresentable, Sendable {}
      open class MKOverlayPathRenderer: MKOverlayRenderer {}
      open class MKOverlayPathView: MKOverlayView {}
      open class MKOverlayRenderer: NSObject {}
      open class MKOverlayView: UIView {}
      public enum MKPinAnnotationColor: Hashable, RawRepresentable {}
      open class MKPinAnnotationView: MKAnnotationView {}
      open class MKPlacemark: CLPlacemark, MKAnnotation {}
      open class MKPointAnnotation: MKShape, MKGeoJSONObject {}
      public struct MKPointOfInterestCategory: Hashable, RawRepresentable, Sendable {}
      open class MKPointOfInterestFilter: NSObject, NSCopying, NSSecureCoding {}
      open class MKPolygon: MKMultiPoint, MKOverlay {}
      open class MKPolygonRenderer: MKOverlayPathRenderer {}
      open class MKPolygonView: MKOverlayPathView {}
      open class MKPolyline: MKMultiPoint, MKOverlay {}
      open class MKPolylineRenderer: MKOverlayPathRenderer {}
      open class MKPolylineView: MKOverlayPathView {}
      open class MKRoute: NSObject {}
      @MainActor open class MKScaleView: UIView {}
      open class MKShape: NSObject, MKAnnotation {}
      open class MKStandardMapConfiguration: MKMapConfiguration {}
      open class MKTileOverlay: NSObject, MKOverlay {}
      public struct MKTileOverlayPath: Sendable {}
      open class MKTileOverlayRenderer: MKOverlayRenderer {}
      open class MKUserLocation: NSObject, MKAnnotation {}
      @MainActor open class MKUserLocationView: MKAnnotationView {}
      @MainActor open class MKUserTrackingBarButtonItem: UIBarButtonItem {}
      @MainActor open class MKUserTrackingButton: UIView {}
      public enum MKUserTrackingMode: Hashable, RawRepresentable, Sendable {}
      public typealias MKZoomScale = CGFloat
      extension MKAnnotationView {
        public enum CollisionMode: Hashable, RawRepresentable, Sendable {}
        public enum DragState: Hashable, RawRepresentable, Sendable {}
      }
      extension MKDirections {
        public typealias DirectionsHandler = (MKDirections.Response?, (any Error)?) -> Void
        public typealias ETAHandler = (MKDirections.ETAResponse?, (any Error)?) -> Void
        open class ETAResponse: NSObject {}
        open class Request: NSObject {}
        open class Response: NSObject {}
        public enum RoutePreference: Hashable, RawRepresentable, Sendable {}
      }
      extension MKDistanceFormatter {
        public enum DistanceUnitStyle: Hashable, RawRepresentable, Sendable {}
        public enum Units: Hashable, RawRepresentable, Sendable {}
      }
      extension MKError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension MKLocalSearch {
        public typealias CompletionHandler = (MKLocalSearch.Response?, (any Error)?) -> Void
        open class Request: NSObject, NSCopying {}
        public struct ResultType: OptionSet, Sendable {}
      }
      extension MKLocalSearchCompleter {
        public enum FilterType: Hashable, RawRepresentable {}
        public struct ResultType: OptionSet, Sendable {}
      }
      extension MKLookAroundSnapshotter {
        open class Options: NSObject {}
        open class Snapshot: NSObject {}
      }
      extension MKMapConfiguration {
        public enum ElevationStyle: Hashable, RawRepresentable, Sendable {}
      }
      extension MKMapFeatureAnnotation {
        public enum FeatureType: Hashable, RawRepresentable, Sendable {}
      }
      extension MKMapSnapshotter {
        public typealias CompletionHandler = (MKMapSnapshotter.Snapshot?, (any Error)?) -> Void
        open class Options: NSObject, NSCopying {}
        open class Snapshot: NSObject {}
      }
      extension MKMapView {
        open class CameraBoundary: NSObject, NSCopying, NSSecureCoding {}
        open class CameraZoomRange: NSObject, NSCopying, NSSecureCoding {}
      }
      extension MKRoute {
        open class Step: NSObject {}
      }
      extension MKScaleView {
        public enum Alignment: Hashable, RawRepresentable, Sendable {}
      }
      extension MKStandardMapConfiguration {
        public enum EmphasisStyle: Hashable, RawRepresentable, Sendable {}
      }
      """#)
}
