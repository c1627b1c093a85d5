// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let quickLook = SDKMembers(
    module: "QuickLook",
    typesOfOthers: [],
    text: #"""
      extension QLPreviewController {
      func reloadData()
      var currentPreviewItem: (any QLPreviewItem)? {get}
      var currentPreviewItemIndex: Int {get set}
      var dataSource: (any QLPreviewControllerDataSource)? {get set}
      var delegate: (any QLPreviewControllerDelegate)? {get set}
      }
      extension QLPreviewControllerDataSource {
      func numberOfPreviewItems(in: QLPreviewController) -> Int
      func previewController(_: QLPreviewController, previewItemAt: Int) -> any QLPreviewItem
      }
      extension QLPreviewControllerDelegate {
      func previewController(_: QLPreviewController, didSaveEditedCopyOf: any QLPreviewItem, at: URL)
      func previewController(_: QLPreviewController, didUpdateContentsOf: any QLPreviewItem)
      func previewController(_: QLPreviewController, editingModeFor: any QLPreviewItem) -> QLPreviewItemEditingMode
      func previewController(_: QLPreviewController, frameFor: any QLPreviewItem, inSourceView: AutoreleasingUnsafeMutablePointer<UIView?>) -> CGRect
      func previewController(_: QLPreviewController, shouldOpen: URL, for: any QLPreviewItem) -> Bool
      func previewController(_: QLPreviewController, transitionImageFor: any QLPreviewItem, contentRect: UnsafeMutablePointer<CGRect>) -> UIImage?
      func previewController(_: QLPreviewController, transitionViewFor: any QLPreviewItem) -> UIView?
      func previewControllerDidDismiss(_: QLPreviewController)
      }
      extension QLPreviewItem {
      var previewItemTitle: String? {get}
      var previewItemURL: URL? {get}
      }
      extension QLPreviewItemEditingMode {
      init?(rawValue: Int)
      static var disabled: QLPreviewItemEditingMode {get}
      }
      """#)
}
