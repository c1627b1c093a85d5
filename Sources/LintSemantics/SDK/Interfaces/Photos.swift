extension SDKInterface {
  /// Fetching blocks; handlers run on a queue of the library.
  static let photos = SDKInterface(
    module: "Photos", exports: ["Foundation"],
    source: #"""
      // source: apple/photokit/phphotolibrary, SE-0463; since: Swift 6.2
      open class PHPhotoLibrary: NSObject, @unchecked Sendable {
        open class func shared() -> PHPhotoLibrary
        @_semantics("callsBackOffMain") open class func requestAuthorization(for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void)
        open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus
        @_semantics("callsBackOffMain") open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void)
        @_semantics("callsBackOffMain") open func performChanges(_ changeBlock: @escaping @Sendable () -> Void, completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil)
        @_semantics("callsBackOffMain") open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws
        @_semantics("waits") open func performChangesAndWait(_ changeBlock: @escaping @Sendable () -> Void) throws
      }
      // source: apple/photokit; since: iOS 8
      public enum PHAccessLevel: Sendable { case addOnly, readWrite }
      public enum PHAuthorizationStatus: Sendable { case notDetermined, restricted, denied, authorized, limited }
      open class PHObject: NSObject, @unchecked Sendable {}
      open class PHAsset: PHObject, @unchecked Sendable {
        @_semantics("io") open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset>
        @_semantics("io") open class func fetchAssets(withLocalIdentifiers identifiers: [String], options: PHFetchOptions?) -> PHFetchResult<PHAsset>
      }
      open class PHFetchOptions: NSObject {}
      open class PHFetchResult<ObjectType>: NSObject, @unchecked Sendable where ObjectType: AnyObject { open var count: Int { get } }
      public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {}
      """#)
}
