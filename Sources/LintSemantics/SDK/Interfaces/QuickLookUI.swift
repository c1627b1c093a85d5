extension SDKInterface {
  /// The panel that previews files on the desktop asks responders whether they control it; any object may answer.
  static let quickLookUI = SDKInterface(
    module: "QuickLookUI", exports: ["AppKit"],
    source: #"""
      // source: apple/quicklookui/qlpreviewpanel; since: macOS 10.6
      extension NSObject {
        open func acceptsPreviewPanelControl(_ panel: QLPreviewPanel!) -> Bool
        open func beginPreviewPanelControl(_ panel: QLPreviewPanel!)
        open func endPreviewPanelControl(_ panel: QLPreviewPanel!)
      }
      @MainActor open class QLPreviewPanel: NSPanel {}
      """#)
}
