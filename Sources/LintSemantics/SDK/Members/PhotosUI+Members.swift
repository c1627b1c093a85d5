// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let photosUI = SDKMembers(
    module: "PhotosUI",
    typesOfOthers: [],
    text: #"""
      extension PHLivePhotoView {
      func startPlayback(with: PHLivePhotoViewPlaybackStyle)
      func stopPlayback()
      var contentsRect: CGRect {get set}
      var delegate: (any PHLivePhotoViewDelegate)? {get set}
      var isMuted: Bool {get set}
      var livePhoto: PHLivePhoto? {get set}
      }
      extension PHLivePhotoViewDelegate {
      func livePhotoView(_: PHLivePhotoView, canBeginPlaybackWith: PHLivePhotoViewPlaybackStyle) -> Bool
      func livePhotoView(_: PHLivePhotoView, didEndPlaybackWith: PHLivePhotoViewPlaybackStyle)
      func livePhotoView(_: PHLivePhotoView, extraMinimumTouchDurationFor: UITouch, with: PHLivePhotoViewPlaybackStyle) -> TimeInterval
      func livePhotoView(_: PHLivePhotoView, willBeginPlaybackWith: PHLivePhotoViewPlaybackStyle)
      }
      extension PHLivePhotoViewPlaybackStyle {
      init?(rawValue: Int)
      static var full: PHLivePhotoViewPlaybackStyle {get}
      static var hint: PHLivePhotoViewPlaybackStyle {get}
      static var undefined: PHLivePhotoViewPlaybackStyle {get}
      }
      extension PHPickerConfiguration {
      func hash(into: inout Hasher)
      init()
      init(photoLibrary: PHPhotoLibrary)
      var filter: PHPickerFilter?
      var hashValue: Int {get}
      var mode: PHPickerMode {get set}
      var selection: PHPickerConfiguration.Selection {get set}
      var selectionLimit: Int
      }
      extension PHPickerConfiguration.Selection {
      func hash(into: inout Hasher)
      static var `default`: Selection {get}
      static var continuous: Selection {get}
      static var ordered: Selection {get}
      var hashValue: Int {get}
      }
      extension PHPickerConfiguration.Update {
      func hash(into: inout Hasher)
      init()
      var hashValue: Int {get}
      var selectionLimit: Int?
      }
      extension PHPickerFilter {
      func hash(into: inout Hasher)
      static func all(of: [PHPickerFilter]) -> PHPickerFilter
      static func any(of: [PHPickerFilter]) -> PHPickerFilter
      static func not(_: PHPickerFilter) -> PHPickerFilter
      static let bursts: PHPickerFilter
      static let images: PHPickerFilter
      static let screenshots: PHPickerFilter
      static let videos: PHPickerFilter
      var hashValue: Int {get}
      }
      extension PHPickerMode {
      func hash(into: inout Hasher)
      static let `default`: PHPickerMode
      static var compact: PHPickerMode
      var hashValue: Int {get}
      }
      extension PHPickerResult {
      func hash(into: inout Hasher)
      let itemProvider: NSItemProvider
      var assetIdentifier: String? {get}
      var hashValue: Int {get}
      }
      extension PHPickerViewController {
      @MainActor init(configuration: PHPickerConfiguration)
      @MainActor var configuration: PHPickerConfiguration {get}
      @MainActor var delegate: (any PHPickerViewControllerDelegate)? {get set}
      func zoomIn()
      func zoomOut()
      }
      extension PHPickerViewControllerDelegate {
      @MainActor func picker(_: PHPickerViewController, didFinishPicking: [PHPickerResult])
      }
      """#)
}
