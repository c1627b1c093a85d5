// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let photos = SDKTypes(
    module: "Photos",
    exports: ["AVFoundation", "CoreGraphics", "CoreImage", "CoreLocation", "CoreMedia", "Foundation", "ImageIO"],
    imports: [],
    extended: ["PHAsset", "PHPersistentChangeFetchResult", "PHPhotosError"],
    text: #"""
      // source: apple/photos; since: iOS 17.4 SDK
      open class PHAdjustmentData: NSObject {}
      public struct PHAssetBurstSelectionType: OptionSet, Sendable {}
      open class PHAssetChangeRequest: PHChangeRequest {}
      open class PHAssetCollection: PHCollection, @unchecked Sendable {}
      open class PHAssetCollectionChangeRequest: PHChangeRequest {}
      public enum PHAssetCollectionSubtype: Hashable, RawRepresentable, Sendable {}
      public enum PHAssetCollectionType: Hashable, RawRepresentable, Sendable {}
      open class PHAssetCreationRequest: PHAssetChangeRequest {}
      public enum PHAssetEditOperation: Hashable, RawRepresentable, Sendable {}
      public struct PHAssetMediaSubtype: OptionSet, Sendable {}
      public enum PHAssetMediaType: Hashable, RawRepresentable, Sendable {}
      open class PHAssetResource: NSObject {}
      open class PHAssetResourceCreationOptions: NSObject, NSCopying {}
      open class PHAssetResourceManager: NSObject {}
      public typealias PHAssetResourceProgressHandler = (Double) -> Void
      open class PHAssetResourceRequestOptions: NSObject, NSCopying {}
      public enum PHAssetResourceType: Hashable, RawRepresentable, Sendable {}
      public struct PHAssetSourceType: OptionSet, Sendable {}
      open class PHCachingImageManager: PHImageManager {}
      open class PHChange: NSObject, @unchecked Sendable {}
      open class PHChangeRequest: NSObject {}
      open class PHCloudIdentifier: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      open class PHCollection: PHObject, @unchecked Sendable {}
      public enum PHCollectionEditOperation: Hashable, RawRepresentable, Sendable {}
      open class PHCollectionList: PHCollection, @unchecked Sendable {}
      open class PHCollectionListChangeRequest: PHChangeRequest {}
      public enum PHCollectionListSubtype: Hashable, RawRepresentable, Sendable {}
      public enum PHCollectionListType: Hashable, RawRepresentable, Sendable {}
      open class PHContentEditingInput: NSObject {}
      open class PHContentEditingInputRequestOptions: NSObject {}
      open class PHContentEditingOutput: NSObject {}
      open class PHFetchResultChangeDetails<ObjectType>: NSObject, @unchecked Sendable where ObjectType: PHObject {}
      public enum PHImageContentMode: Hashable, RawRepresentable, Sendable {}
      open class PHImageManager: NSObject {}
      open class PHImageRequestOptions: NSObject, NSCopying {}
      public enum PHImageRequestOptionsDeliveryMode: Hashable, RawRepresentable, Sendable {}
      public enum PHImageRequestOptionsResizeMode: Hashable, RawRepresentable, Sendable {}
      public enum PHImageRequestOptionsVersion: Hashable, RawRepresentable, Sendable {}
      open class PHLivePhoto: NSObject, NSCopying, NSItemProviderReading, NSSecureCoding {}
      open class PHLivePhotoEditingContext: NSObject {}
      public struct PHLivePhotoEditingOption: Hashable, RawRepresentable, Sendable {}
      public protocol PHLivePhotoFrame {}
      public typealias PHLivePhotoFrameProcessingBlock = (any PHLivePhotoFrame, NSErrorPointer) -> CIImage?
      public enum PHLivePhotoFrameType: Hashable, RawRepresentable, Sendable {}
      open class PHLivePhotoRequestOptions: NSObject, NSCopying {}
      open class PHObjectChangeDetails<ObjectType>: NSObject, @unchecked Sendable where ObjectType: PHObject {}
      open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}
      public enum PHObjectType: Hashable, RawRepresentable, Sendable {}
      open class PHPersistentChange: NSObject, @unchecked Sendable {}
      open class PHPersistentChangeFetchResult: NSObject, Sequence {}
      open class PHPersistentChangeToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      open class PHPersistentObjectChangeDetails: NSObject, @unchecked Sendable {}
      public protocol PHPhotoLibraryAvailabilityObserver: NSObjectProtocol {}
      public struct PHPhotosError: CustomNSError, Hashable, Sendable {}
      open class PHVideoRequestOptions: NSObject, NSCopying {}
      public enum PHVideoRequestOptionsDeliveryMode: Hashable, RawRepresentable, Sendable {}
      public enum PHVideoRequestOptionsVersion: Hashable, RawRepresentable, Sendable {}
      extension PHAsset {
        public enum PlaybackStyle: Hashable, RawRepresentable, Sendable {}
      }
      extension PHPersistentChangeFetchResult {
        public final class Iterator: IteratorProtocol {}
      }
      extension PHPhotosError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      let PHLivePhotoInfoErrorKey: String
      """#)
}
