extension SDKInterface {
  /// Searches.
  static let mapKit = SDKInterface(
    module: "MapKit", exports: ["Foundation", "CoreLocation"],
    source: #"""
      // source: apple/mapkit/mklocalsearch, SE-0463; since: Swift 6.2
      open class MKLocalSearch: NSObject {
        open func start(completionHandler: @escaping @Sendable (MKLocalSearch.Response?, (any Error)?) -> Void)
        open func start() async throws -> MKLocalSearch.Response
        open func cancel()
        open class Response: NSObject {}
      }
      """#)
}
