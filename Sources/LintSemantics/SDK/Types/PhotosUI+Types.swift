// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let photosUI = SDKTypes(
    module: "PhotosUI",
    exports: ["Foundation", "Photos", "UIKit"],
    imports: [],
    extended: ["PHPickerConfiguration"],
    text: #"""
      // source: apple/photosui; since: iOS 17.4 SDK
      public protocol PHContentEditingController: NSObjectProtocol {}
      public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {}
      @MainActor open class PHLivePhotoView: UIView {}
      public protocol PHLivePhotoViewDelegate: NSObjectProtocol {}
      public enum PHLivePhotoViewPlaybackStyle: Hashable, RawRepresentable, Sendable {}
      public struct PHPickerCapabilities: OptionSet, Sendable {}
      public struct PHPickerConfiguration: Hashable {}
      public enum PHPickerConfigurationAssetRepresentationMode: Hashable, RawRepresentable, Sendable {}
      public enum PHPickerConfigurationSelection: Hashable, RawRepresentable, Sendable {}
      public struct PHPickerFilter: Hashable {}
      public struct PHPickerMode: Hashable {}
      public struct PHPickerResult: Hashable {}
      @MainActor public class PHPickerViewController: UIViewController {}
      @MainActor public protocol PHPickerViewControllerDelegate: AnyObject { func picker(_: _, didFinishPicking: _) -> _ }
      extension PHPickerConfiguration {
        public enum AssetRepresentationMode: Hashable {}
        public enum Selection: Hashable {}
        public struct Update: Hashable {}
      }
      """#)
}
