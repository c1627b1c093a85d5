// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let photos = SDKMembers(
    module: "Photos",
    typesOfOthers: [],
    text: #"""
      extension PHAssetResourceType {
      init?(rawValue: Int)
      static var audio: PHAssetResourceType {get}
      static var photo: PHAssetResourceType {get}
      static var video: PHAssetResourceType {get}
      }
      extension PHAuthorizationStatus {
      init?(rawValue: Int)
      }
      extension PHLivePhoto {
      static func cancelRequest(withRequestID: PHLivePhotoRequestID)
      static func request(withResourceFileURLs: [URL], placeholderImage: UIImage?, targetSize: CGSize, contentMode: PHImageContentMode, resultHandler: _) -> PHLivePhotoRequestID
      var size: CGSize {get}
      }
      extension PHPhotoLibrary {
      func register(_: any PHPhotoLibraryAvailabilityObserver)
      func register(_: any PHPhotoLibraryChangeObserver)
      static func authorizationStatus() -> PHAuthorizationStatus
      static func authorizationStatus(for: PHAccessLevel) -> PHAuthorizationStatus
      }
      """#)
}
