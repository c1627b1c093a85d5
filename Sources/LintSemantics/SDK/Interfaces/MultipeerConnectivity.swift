extension SDKInterface {
  /// Delegates are called on a queue of the framework.
  static let multipeerConnectivity = SDKInterface(
    module: "MultipeerConnectivity", exports: ["Foundation"],
    source: #"""
      // source: apple/multipeerconnectivity/mcnearbyservicebrowser; since: iOS 7
      open class MCNearbyServiceBrowser: NSObject {
        @_semantics("startsUpdates") open func startBrowsingForPeers()
        open func stopBrowsingForPeers()
      }
      // source: apple/multipeerconnectivity/mcnearbyserviceadvertiser; since: iOS 7
      open class MCNearbyServiceAdvertiser: NSObject {
        @_semantics("startsUpdates") open func startAdvertisingPeer()
        open func stopAdvertisingPeer()
      }
      """#)
}
