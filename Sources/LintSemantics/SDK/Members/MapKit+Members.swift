// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let mapKit = SDKMembers(
    module: "MapKit",
    typesOfOthers: ["NSValue"],
    text: #"""
      extension MKAnnotation {
      var coordinate: CLLocationCoordinate2D {get}
      var subtitle: String? {get}
      var title: String? {get}
      }
      extension MKAnnotationView {
      func prepareForReuse()
      func setSelected(_: Bool, animated: Bool)
      init(annotation: (any MKAnnotation)?, reuseIdentifier: String?)
      var annotation: (any MKAnnotation)? {get set}
      var centerOffset: CGPoint {get set}
      var cluster: MKAnnotationView? {get}
      var image: UIImage? {get set}
      var isEnabled: Bool {get set}
      var isHighlighted: Bool {get set}
      var isSelected: Bool {get set}
      var reuseIdentifier: String? {get}
      }
      extension MKAnnotationView.DragState {
      init?(rawValue: UInt)
      static var canceling: DragState {get}
      static var dragging: DragState {get}
      static var ending: DragState {get}
      static var none: DragState {get}
      static var starting: DragState {get}
      }
      extension MKCircle {
      init(center: CLLocationCoordinate2D, radius: CLLocationDistance)
      init(centerCoordinate: CLLocationCoordinate2D, radius: CLLocationDistance)
      init(mapRect: MKMapRect)
      var coordinate: CLLocationCoordinate2D {get}
      var radius: CLLocationDistance {get}
      }
      extension MKCircleRenderer {
      init(circle: MKCircle)
      var circle: MKCircle {get}
      }
      extension MKClusterAnnotation {
      init(memberAnnotations: [any MKAnnotation])
      var subtitle: String? {get set}
      var title: String? {get set}
      }
      extension MKCoordinateRegion {
      init()
      init(_: MKMapRect)
      init(center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance)
      init(center: CLLocationCoordinate2D, span: MKCoordinateSpan)
      var center: CLLocationCoordinate2D
      var span: MKCoordinateSpan
      }
      extension MKCoordinateSpan {
      init()
      init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees)
      var latitudeDelta: CLLocationDegrees
      var longitudeDelta: CLLocationDegrees
      }
      extension MKDistanceFormatter {
      func distance(from: String) -> CLLocationDistance
      func string(fromDistance: CLLocationDistance) -> String
      var locale: Locale! {get set}
      var unitStyle: MKDistanceFormatter.DistanceUnitStyle {get set}
      var units: MKDistanceFormatter.Units {get set}
      }
      extension MKDistanceFormatter.DistanceUnitStyle {
      init?(rawValue: UInt)
      static var `default`: DistanceUnitStyle {get}
      static var abbreviated: DistanceUnitStyle {get}
      static var full: DistanceUnitStyle {get}
      }
      extension MKDistanceFormatter.Units {
      init?(rawValue: UInt)
      static var `default`: Units {get}
      static var metric: Units {get}
      }
      extension MKFeatureVisibility {
      init?(rawValue: Int)
      static var adaptive: MKFeatureVisibility {get}
      static var hidden: MKFeatureVisibility {get}
      static var visible: MKFeatureVisibility {get}
      }
      extension MKMapCamera {
      init(lookingAt: MKMapItem, forViewSize: CGSize, allowPitch: Bool)
      init(lookingAtCenter: CLLocationCoordinate2D, fromDistance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection)
      init(lookingAtCenter: CLLocationCoordinate2D, fromEyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance)
      init(lookingAtCenterCoordinate: CLLocationCoordinate2D, fromDistance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection)
      init(lookingAtCenterCoordinate: CLLocationCoordinate2D, fromEyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance)
      init(lookingAtMapItem: MKMapItem, forViewSize: CGSize, allowPitch: Bool)
      var altitude: CLLocationDistance {get set}
      var centerCoordinate: CLLocationCoordinate2D {get set}
      var heading: CLLocationDirection {get set}
      var pitch: CGFloat {get set}
      }
      extension MKMapItem {
      init(placemark: MKPlacemark)
      var name: String? {get set}
      var phoneNumber: String? {get set}
      var placemark: MKPlacemark {get}
      var timeZone: TimeZone? {get set}
      var url: URL? {get set}
      }
      extension MKMapPoint {
      func distance(to: MKMapPoint) -> CLLocationDistance
      init()
      init(_: CLLocationCoordinate2D)
      init(x: Double, y: Double)
      var coordinate: CLLocationCoordinate2D {get}
      }
      extension MKMapRect {
      func contains(_: MKMapPoint) -> Bool
      func contains(_: MKMapRect) -> Bool
      func insetBy(dx: Double, dy: Double) -> MKMapRect
      func intersection(_: MKMapRect) -> MKMapRect
      func intersects(_: MKMapRect) -> Bool
      func offsetBy(dx: Double, dy: Double) -> MKMapRect
      func union(_: MKMapRect) -> MKMapRect
      init()
      init(origin: MKMapPoint, size: MKMapSize)
      init(x: Double, y: Double, width: Double, height: Double)
      static let null: MKMapRect
      static let world: MKMapRect
      var height: Double {get}
      var isEmpty: Bool {get}
      var isNull: Bool {get}
      var maxX: Double {get}
      var maxY: Double {get}
      var midX: Double {get}
      var midY: Double {get}
      var minX: Double {get}
      var minY: Double {get}
      var origin: MKMapPoint
      var remainder: MKMapRect {get}
      var size: MKMapSize
      var width: Double {get}
      }
      extension MKMapSize {
      init()
      init(width: Double, height: Double)
      static let world: MKMapSize
      var height: Double
      var width: Double
      }
      extension MKMapSnapshotter {
      func cancel()
      func start() async throws -> MKMapSnapshotter.Snapshot
      func start(completionHandler: _)
      func start(with: dispatch_queue_t) async throws -> MKMapSnapshotter.Snapshot
      func start(with: dispatch_queue_t, completionHandler: _)
      init(options: MKMapSnapshotter.Options)
      var isLoading: Bool {get}
      }
      extension MKMapSnapshotter.Options {
      var camera: MKMapCamera {get set}
      var pointOfInterestFilter: MKPointOfInterestFilter? {get set}
      var region: MKCoordinateRegion {get set}
      var scale: CGFloat {get set}
      var showsBuildings: Bool {get set}
      var showsPointsOfInterest: Bool {get set}
      var size: CGSize {get set}
      var traitCollection: UITraitCollection {get set}
      }
      extension MKMapSnapshotter.Snapshot {
      func point(for: CLLocationCoordinate2D) -> CGPoint
      var image: UIImage {get}
      var traitCollection: UITraitCollection {get}
      }
      extension MKMapView {
      func addAnnotation(_: any MKAnnotation)
      func addAnnotations(_: [any MKAnnotation])
      func addOverlay(_: any MKOverlay)
      func addOverlay(_: any MKOverlay, level: MKOverlayLevel)
      func annotations(in: MKMapRect) -> Set<AnyHashable>
      func convert(_: CGPoint, toCoordinateFrom: UIView?) -> CLLocationCoordinate2D
      func convert(_: CGRect, toRegionFrom: UIView?) -> MKCoordinateRegion
      func convert(_: CLLocationCoordinate2D, toPointTo: UIView?) -> CGPoint
      func convert(_: MKCoordinateRegion, toRectTo: UIView?) -> CGRect
      func overlays(in: MKOverlayLevel) -> [any MKOverlay]
      func register(_: AnyClass?, forAnnotationViewWithReuseIdentifier: String)
      func removeAnnotations(_: [any MKAnnotation])
      func removeOverlay(_: any MKOverlay)
      func renderer(for: any MKOverlay) -> MKOverlayRenderer?
      func setRegion(_: MKCoordinateRegion, animated: Bool)
      func view(for: any MKAnnotation) -> MKAnnotationView?
      func view(for: any MKOverlay) -> MKOverlayView
      var annotations: [any MKAnnotation] {get}
      var camera: MKMapCamera {get set}
      var centerCoordinate: CLLocationCoordinate2D {get set}
      var delegate: (any MKMapViewDelegate)? {get set}
      var isScrollEnabled: Bool {get set}
      var overlays: [any MKOverlay] {get}
      var pointOfInterestFilter: MKPointOfInterestFilter? {get set}
      var region: MKCoordinateRegion {get set}
      var showsBuildings: Bool {get set}
      var showsCompass: Bool {get set}
      var showsPointsOfInterest: Bool {get set}
      var showsScale: Bool {get set}
      var showsTraffic: Bool {get set}
      var showsUserLocation: Bool {get set}
      }
      extension MKMapViewDelegate {
      func mapView(_: MKMapView, annotationView: MKAnnotationView, calloutAccessoryControlTapped: UIControl)
      func mapView(_: MKMapView, annotationView: MKAnnotationView, didChange: MKAnnotationView.DragState, fromOldState: MKAnnotationView.DragState)
      func mapView(_: MKMapView, clusterAnnotationForMemberAnnotations: [any MKAnnotation]) -> MKClusterAnnotation
      func mapView(_: MKMapView, didAdd: [MKAnnotationView])
      func mapView(_: MKMapView, didAdd: [MKOverlayRenderer])
      func mapView(_: MKMapView, didAddOverlayViews: [Any])
      func mapView(_: MKMapView, didChange: MKUserTrackingMode, animated: Bool)
      func mapView(_: MKMapView, didDeselect: MKAnnotationView)
      func mapView(_: MKMapView, didDeselect: any MKAnnotation)
      func mapView(_: MKMapView, didFailToLocateUserWithError: any Error)
      func mapView(_: MKMapView, didSelect: MKAnnotationView)
      func mapView(_: MKMapView, didSelect: any MKAnnotation)
      func mapView(_: MKMapView, didUpdate: MKUserLocation)
      func mapView(_: MKMapView, regionDidChangeAnimated: Bool)
      func mapView(_: MKMapView, regionWillChangeAnimated: Bool)
      func mapView(_: MKMapView, rendererFor: any MKOverlay) -> MKOverlayRenderer
      func mapView(_: MKMapView, viewFor: any MKAnnotation) -> MKAnnotationView?
      func mapView(_: MKMapView, viewFor: any MKOverlay) -> MKOverlayView
      }
      extension MKMarkerAnnotationView {
      var markerTintColor: UIColor? {get set}
      var titleVisibility: MKFeatureVisibility {get set}
      }
      extension MKOverlay {
      func intersects(_: MKMapRect) -> Bool
      var coordinate: CLLocationCoordinate2D {get}
      }
      extension MKOverlayLevel {
      init?(rawValue: Int)
      }
      extension MKOverlayPathRenderer {
      func fillPath(_: CGPath, in: CGContext)
      func strokePath(_: CGPath, in: CGContext)
      var fillColor: UIColor? {get set}
      var lineCap: CGLineCap {get set}
      var lineDashPattern: [NSNumber]? {get set}
      var lineDashPhase: CGFloat {get set}
      var lineJoin: CGLineJoin {get set}
      var lineWidth: CGFloat {get set}
      var path: CGPath! {get set}
      var strokeColor: UIColor? {get set}
      }
      extension MKOverlayRenderer {
      func draw(_: MKMapRect, zoomScale: MKZoomScale, in: CGContext)
      func point(for: MKMapPoint) -> CGPoint
      func rect(for: MKMapRect) -> CGRect
      func setNeedsDisplay()
      func setNeedsDisplay(_: MKMapRect)
      func setNeedsDisplay(_: MKMapRect, zoomScale: MKZoomScale)
      init(overlay: any MKOverlay)
      var alpha: CGFloat {get set}
      var blendMode: CGBlendMode {get set}
      var overlay: any MKOverlay {get}
      }
      extension MKPlacemark {
      init(coordinate: CLLocationCoordinate2D)
      init(coordinate: CLLocationCoordinate2D, addressDictionary: [String : Any]?)
      init(coordinate: CLLocationCoordinate2D, postalAddress: CNPostalAddress)
      }
      extension MKPointAnnotation {
      init()
      var coordinate: CLLocationCoordinate2D {get set}
      }
      extension MKPointOfInterestCategory {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let airport: MKPointOfInterestCategory
      static let atm: MKPointOfInterestCategory
      static let beach: MKPointOfInterestCategory
      static let cafe: MKPointOfInterestCategory
      static let hotel: MKPointOfInterestCategory
      static let laundry: MKPointOfInterestCategory
      static let library: MKPointOfInterestCategory
      static let park: MKPointOfInterestCategory
      static let parking: MKPointOfInterestCategory
      static let school: MKPointOfInterestCategory
      static let store: MKPointOfInterestCategory
      var hashValue: Int {get}
      }
      extension MKPointOfInterestFilter {
      func excludes(_: MKPointOfInterestCategory) -> Bool
      func includes(_: MKPointOfInterestCategory) -> Bool
      init(excluding: [MKPointOfInterestCategory])
      init(excludingCategories: [MKPointOfInterestCategory])
      init(including: [MKPointOfInterestCategory])
      init(includingCategories: [MKPointOfInterestCategory])
      static var excludingAll: MKPointOfInterestFilter {get}
      static var includingAll: MKPointOfInterestFilter {get}
      }
      extension MKShape {
      var subtitle: String? {get set}
      var title: String? {get set}
      }
      extension MKUserLocation {
      var heading: CLHeading? {get}
      var isUpdating: Bool {get}
      var location: CLLocation? {get}
      var subtitle: String? {get set}
      var title: String? {get set}
      }
      extension MKUserTrackingMode {
      init?(rawValue: Int)
      static var follow: MKUserTrackingMode {get}
      static var none: MKUserTrackingMode {get}
      }
      extension NSValue {
      init(MKCoordinate: CLLocationCoordinate2D)
      init(MKCoordinateSpan: MKCoordinateSpan)
      init(mkCoordinate: CLLocationCoordinate2D)
      init(mkCoordinateSpan: MKCoordinateSpan)
      }
      """#)
}
