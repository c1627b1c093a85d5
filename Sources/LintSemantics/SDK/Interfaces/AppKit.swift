extension SDKInterface {
  /// The desktop counterpart of UIKit.
  static let appKit = SDKInterface(
    module: "AppKit", exports: ["Foundation"], postsOnMain: true,
    source: #"""
      // source: apple/appkit/nsresponder; since: macOS 12 SDK
      @_semantics("userInterface") @MainActor open class NSResponder: NSObject {
        nonisolated override public init()
        open var nextResponder: NSResponder? { get set }
      }
      // source: apple/appkit/nsview; since: macOS 12 SDK
      @_semantics("userInterface") @MainActor open class NSView: NSResponder {
        public init(frame frameRect: CGRect)
        open var frame: CGRect { get set }
        open var bounds: CGRect { get set }
        open var isHidden: Bool { get set }
        open var window: NSWindow? { get }
        open var superview: NSView? { get }
        open var subviews: [NSView] { get set }
        open func addSubview(_ view: NSView)
        open func removeFromSuperview()
        open func layout()
        open var needsDisplay: Bool { get set }
      }
      // source: apple/appkit/nsviewcontroller; since: macOS 12 SDK
      @_semantics("userInterface") @MainActor open class NSViewController: NSResponder {
        public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
        open var view: NSView { get set }
        open func loadView()
        open func viewDidLoad()
        open func viewWillAppear()
        open func viewDidAppear()
        open func viewWillDisappear()
        open func viewDidDisappear()
      }
      @MainActor open class NSSplitViewController: NSViewController {}
      @MainActor open class NSTabViewController: NSViewController {}
      @MainActor open class NSCollectionViewItem: NSViewController {}
      // source: apple/appkit/nswindow; since: macOS 12 SDK
      @_semantics("userInterface") @MainActor open class NSWindow: NSResponder {
        open func makeKeyAndOrderFront(_ sender: Any?)
        open func close()
        open var contentView: NSView? { get set }
      }
      @MainActor open class NSPanel: NSWindow {}
      @MainActor open class NSSavePanel: NSPanel {}
      @MainActor open class NSOpenPanel: NSSavePanel {}
      @_semantics("userInterface") @MainActor open class NSWindowController: NSResponder {
        open var window: NSWindow? { get set }
        open func showWindow(_ sender: Any?)
      }
      // source: apple/appkit/nsapplication; since: macOS 12 SDK
      @MainActor open class NSApplication: NSResponder {
        open class var shared: NSApplication { get }
        open func terminate(_ sender: Any?)
      }
      @MainActor public var NSApp: NSApplication! { get set }
      @_semantics("application") @MainActor public protocol NSApplicationDelegate: NSObjectProtocol {}
      // source: apple/appkit/views-and-controls; since: macOS 12 SDK
      @MainActor open class NSControl: NSView { open var stringValue: String { get set } }
      @MainActor open class NSButton: NSControl {}
      @MainActor open class NSPopUpButton: NSButton {}
      @MainActor open class NSTextField: NSControl {}
      @MainActor open class NSSearchField: NSTextField {}
      @MainActor open class NSImageView: NSControl {}
      @MainActor open class NSSlider: NSControl {}
      @MainActor open class NSTableView: NSControl { open func reloadData() }
      @MainActor open class NSOutlineView: NSTableView {}
      @MainActor open class NSTableCellView: NSView {}
      @MainActor open class NSTableRowView: NSView {}
      @MainActor open class NSText: NSView {}
      @MainActor open class NSTextView: NSText {}
      @MainActor open class NSScrollView: NSView {}
      @MainActor open class NSStackView: NSView {}
      @MainActor open class NSSplitView: NSView {}
      @MainActor open class NSTabView: NSView {}
      @MainActor open class NSVisualEffectView: NSView {}
      @MainActor open class NSProgressIndicator: NSView {}
      @MainActor open class NSCollectionView: NSView { open func reloadData() }
      @MainActor open class NSGestureRecognizer: NSObject {}
      @MainActor open class NSClickGestureRecognizer: NSGestureRecognizer {}
      @MainActor open class NSPressGestureRecognizer: NSGestureRecognizer {}
      @MainActor open class NSPanGestureRecognizer: NSGestureRecognizer {}
      @MainActor open class NSMagnificationGestureRecognizer: NSGestureRecognizer {}
      @MainActor open class NSRotationGestureRecognizer: NSGestureRecognizer {}
      @MainActor open class NSLayoutGuide: NSObject {}
      @MainActor open class NSCell: NSObject {}
      @MainActor open class NSMenu: NSObject {}
      @MainActor open class NSMenuItem: NSObject {}
      @MainActor open class NSAlert: NSObject {
        nonisolated override public init()
        @discardableResult open func runModal() -> NSApplication.ModalResponse
      }
      extension NSApplication { public struct ModalResponse: Hashable, Sendable {} }
      @MainActor open class NSToolbar: NSObject {}
      @MainActor open class NSToolbarItem: NSObject {}
      @MainActor open class NSPopover: NSResponder {}
      @MainActor open class NSStatusBar: NSObject {}
      @MainActor open class NSStatusItem: NSObject {}
      @MainActor open class NSScreen: NSObject { open class var main: NSScreen? { get } }
      // source: apple/swiftui/nshostingview; since: iOS 18 SDK
      @MainActor open class NSHostingView<Content>: NSView {}
      @MainActor open class NSHostingController<Content>: NSViewController {}
      // source: apple/appkit; since: macOS 12 SDK
      @MainActor public protocol NSWindowDelegate: NSObjectProtocol {}
      @MainActor public protocol NSTableViewDataSource: NSObjectProtocol {}
      @MainActor public protocol NSTableViewDelegate: NSControlTextEditingDelegate {}
      @MainActor public protocol NSOutlineViewDataSource: NSObjectProtocol {}
      @MainActor public protocol NSOutlineViewDelegate: NSControlTextEditingDelegate {}
      @MainActor public protocol NSControlTextEditingDelegate: NSObjectProtocol {}
      @MainActor public protocol NSMenuDelegate: NSObjectProtocol {}
      @MainActor public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
      @MainActor public protocol NSTextDelegate: NSObjectProtocol {}
      @MainActor public protocol NSTextViewDelegate: NSTextDelegate {}
      @MainActor public protocol NSToolbarDelegate: NSObjectProtocol {}
      @MainActor public protocol NSSplitViewDelegate: NSObjectProtocol {}
      @MainActor public protocol NSMenuItemValidation: NSObjectProtocol {}
      @MainActor public protocol NSUserInterfaceValidations {}
      // source: apple/appkit/nscolor, apple/appkit/nsfont, apple/appkit/nsimage; since: macOS 14 SDK
      open class NSColor: NSObject, @unchecked Sendable {}
      @_semantics("sendabilityUnknown") open class NSFont: NSObject {}
      @_semantics("sendabilityUnknown") open class NSImage: NSObject {}
      @_semantics("sendabilityUnknown") open class NSPasteboard: NSObject { open class var general: NSPasteboard { get } }
      @_semantics("sendabilityUnknown") open class NSDocument: NSObject {}
      @_semantics("sendabilityUnknown") open class NSWorkspace: NSObject { open class var shared: NSWorkspace { get } }
      // Headers isolate them in some releases, and in others not.
      // source: apple/appkit/nsaccessibilityprotocol; since: macOS 10.10
      extension NSView {
        @_semantics("isolationUnknown") open func accessibilityLabel() -> String?
        @_semantics("isolationUnknown") open func accessibilityTitle() -> String?
        @_semantics("isolationUnknown") open func accessibilityHelp() -> String?
        @_semantics("isolationUnknown") open func accessibilityValue() -> Any?
        @_semantics("isolationUnknown") open func accessibilityRole() -> String?
        @_semantics("isolationUnknown") open func accessibilityRoleDescription() -> String?
        @_semantics("isolationUnknown") open func accessibilityIdentifier() -> String
        @_semantics("isolationUnknown") open func accessibilityChildren() -> [Any]?
        @_semantics("isolationUnknown") open func accessibilityParent() -> Any?
        @_semantics("isolationUnknown") open func accessibilityFrame() -> CGRect
        @_semantics("isolationUnknown") open func accessibilityPerformPress() -> Bool
        @_semantics("isolationUnknown") open func accessibilityPerformIncrement() -> Bool
        @_semantics("isolationUnknown") open func accessibilityPerformDecrement() -> Bool
        @_semantics("isolationUnknown") open func accessibilityPerformShowMenu() -> Bool
        @_semantics("isolationUnknown") open func accessibilityPerformPick() -> Bool
        @_semantics("isolationUnknown") open func accessibilityPerformCancel() -> Bool
        @_semantics("isolationUnknown") open func accessibilityPerformConfirm() -> Bool
      }
      // source: apple/objectivec/nsobject-swift.class; since: macOS 10.0
      extension NSObject {
        open func awakeFromNib()
        open func prepareForInterfaceBuilder()
      }
      """#)
}
