/// Isolation of types of the SDK, by name. Every name is public documentation: what Apple's reference pages show in the
/// declaration (`@MainActor protocol View`, iOS 18 SDK; `@MainActor class UIViewController`, iOS 13 SDK), and for
/// Swift's own library its sources. A name that is not here is unknown.
enum KnownIsolation {
  enum Entry: Sendable {
    case mainActor
    /// The type isolates neither its conformers nor its subclasses.
    case none
    /// Conformers are actors, or live on some actor.
    case actor
  }

  static func entry(_ name: String) -> Entry? { table[name] }

  /// Whether conforming to a protocol of the SDK takes a sendable metatype, and is not plain `Sendable`. Such a
  /// conformance cannot be isolated, so default isolation leaves the type alone.
  static func needsSendableMetatype(_ name: String) -> Bool { withSendableMetatype.contains(name) }

  private static let withSendableMetatype: Set<String> = [
    "Error", "LocalizedError", "CustomNSError", "RecoverableError", "CodingKey", "PersistentModel", "Clock",
    "InstantProtocol",
    "Executor", "SerialExecutor", "TaskExecutor", "URLSessionDelegate", "URLSessionTaskDelegate",
    "URLSessionDataDelegate",
    "HistoryTransaction", "Shape", "InsettableShape", "Layout", "VisualEffect", "Trait", "TestTrait", "SuiteTrait",
    "TestScoping"
  ]

  /// The isolation that an override in a subclass of a main-actor class has by the member's name; `nil` when `NSObject`
  /// or a category on it may declare the member.
  static func overridden(_ member: String) -> Entry? {
    if ofNSObject.contains(member) { return Entry.none }
    return member == "init" || member.hasPrefix("accessibility") ? nil : .mainActor
  }

  // https://developer.apple.com/documentation/objectivec/nsobject and its categories
  private static let ofNSObject: Set<String> = [
    "awakeFromNib", "isEqual", "hash", "description", "debugDescription", "observeValue", "value", "setValue", "copy",
    "mutableCopy", "responds", "conforms", "perform", "prepareForInterfaceBuilder", "forwardingTarget",
    "setNilValueForKey",
    "willChangeValue", "didChangeValue", "performDefaultImplementation"
  ]

  private static let table: [String: Entry] = {
    var table: [String: Entry] = ["Actor": .actor, "DistributedActor": .actor, "ModelActor": .actor]
    for name in mainActor { table[name] = .mainActor }
    for name in unisolated { table[name] = Entry.none }
    return table
  }()

  private static let mainActor =
    // SwiftUI, iOS 18 SDK: https://developer.apple.com/documentation/swiftui/view and the pages of the others.
    [
      "View", "ViewModifier", "App", "Scene", "Commands", "Gesture", "ToolbarContent", "CustomizableToolbarContent",
      "TableRowContent", "TableColumnContent", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle",
      "TextFieldStyle", "GroupBoxStyle", "ProgressViewStyle", "GaugeStyle", "MenuStyle", "PickerStyle", "ListStyle",
      "FormStyle", "DisclosureGroupStyle", "LabeledContentStyle", "ControlGroupStyle", "DatePickerStyle",
      "NavigationSplitViewStyle", "TabViewStyle", "IndexViewStyle", "TableStyle", "TextEditorStyle", "WindowStyle",
      "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
      "WKInterfaceObjectRepresentable", "PreviewProvider", "LibraryContentProvider", "Widget", "WidgetBundle",
      "DropDelegate"
    ]
    // UIKit and AppKit, iOS 13 and macOS 12 SDKs: https://developer.apple.com/documentation/uikit, …/appkit
    + [
      "UIResponder", "UIView", "UIViewController", "UIApplication", "UIWindow", "UIScene", "UIWindowScene", "UIDevice",
      "UIScreen", "UIControl", "UIButton", "UILabel", "UIImageView", "UIScrollView", "UITableView", "UICollectionView",
      "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView", "UITableViewController",
      "UICollectionViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
      "UIPageViewController", "UIHostingController", "UIAlertController", "UIActivityViewController",
      "UISearchController",
      "UITextField", "UITextView", "UIStackView", "UIGestureRecognizer", "UITapGestureRecognizer", "UIBarButtonItem",
      "UIBarItem", "UIPresentationController", "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
      "UITableViewDataSource", "UITableViewDelegate", "UICollectionViewDataSource", "UICollectionViewDelegate",
      "UICollectionViewDelegateFlowLayout", "UITextFieldDelegate", "UITextViewDelegate", "UIScrollViewDelegate",
      "UINavigationControllerDelegate", "UITabBarControllerDelegate", "UIGestureRecognizerDelegate",
      "UISearchBarDelegate",
      "UISearchResultsUpdating", "UIImagePickerControllerDelegate", "UIActivityItemSource",
      "UIPopoverPresentationControllerDelegate",
      "UIAdaptivePresentationControllerDelegate", "UISplitViewControllerDelegate", "UIPageViewControllerDataSource",
      "UIPageViewControllerDelegate", "UIPickerViewDelegate", "UIPickerViewDataSource", "UISearchControllerDelegate",
      "NSResponder", "NSView", "NSViewController", "NSWindow", "NSWindowController", "NSApplication", "NSMenu",
      "NSMenuItem",
      "NSCell", "NSAlert", "NSPanel", "NSControl", "NSButton", "NSTextField", "NSTextView", "NSTableView",
      "NSOutlineView",
      "NSScrollView", "NSStackView", "NSHostingView", "NSHostingController", "NSSplitViewController",
      "NSTabViewController",
      "NSTableCellView", "NSTableRowView", "NSImageView", "NSVisualEffectView", "NSCollectionView",
      "NSCollectionViewItem",
      "NSApplicationDelegate", "NSWindowDelegate", "NSTableViewDataSource", "NSTableViewDelegate",
      "NSOutlineViewDataSource",
      "NSOutlineViewDelegate", "NSMenuDelegate", "NSTextFieldDelegate", "NSTextViewDelegate", "NSToolbarDelegate",
      "NSSplitViewDelegate", "NSMenuItemValidation", "NSUserInterfaceValidations",
      // WebKit: https://developer.apple.com/documentation/webkit
      "WKWebView", "WKNavigationDelegate", "WKUIDelegate", "WKScriptMessageHandler"
    ]

  private static let unisolated =
    // Swift: https://github.com/swiftlang/swift/tree/main/stdlib/public
    [
      "Any", "AnyObject", "Sendable", "SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable", "Equatable",
      "Hashable",
      "Comparable", "Identifiable", "Codable", "Encodable", "Decodable", "CodingKey", "RawRepresentable",
      "CaseIterable",
      "CustomStringConvertible", "CustomDebugStringConvertible", "LosslessStringConvertible", "TextOutputStream",
      "TextOutputStreamable", "Error", "LocalizedError", "CustomNSError", "RecoverableError",
      "ExpressibleByStringLiteral",
      "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral", "ExpressibleByArrayLiteral",
      "ExpressibleByDictionaryLiteral", "ExpressibleByBooleanLiteral", "ExpressibleByNilLiteral",
      "ExpressibleByStringInterpolation", "OptionSet", "SetAlgebra", "Sequence", "IteratorProtocol", "Collection",
      "BidirectionalCollection", "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection",
      "AsyncSequence", "AsyncIteratorProtocol", "Numeric", "AdditiveArithmetic", "Strideable", "CustomReflectable",
      "CVarArg", "CodingKeyRepresentable", "StringProtocol", "BinaryInteger", "FixedWidthInteger", "GlobalActor",
      "SerialExecutor", "TaskExecutor", "Executor", "Clock", "InstantProtocol", "RandomNumberGenerator", "Decoder",
      "Encoder",
      "KeyedDecodingContainerProtocol", "UnkeyedDecodingContainer", "SingleValueDecodingContainer",
      "KeyedEncodingContainerProtocol",
      "UnkeyedEncodingContainer", "SingleValueEncodingContainer", "StringInterpolationProtocol", "LazySequenceProtocol",
      "LazyCollectionProtocol", "FloatingPoint", "BinaryFloatingPoint", "SignedNumeric", "SignedInteger",
      "UnsignedInteger",
      "ManagedBuffer",
      "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
      "Float",
      "Character", "Bool"
    ]
    // Foundation: https://github.com/swiftlang/swift-foundation; Observation, Combine, SwiftData, and SwiftUI's
    // protocols that are nonisolated.
    + [
      "AttributeScope", "AttributedStringKey", "EncodableAttributedStringKey", "DecodableAttributedStringKey",
      "CodableAttributedStringKey", "NSLocking", "ReferenceConvertible", "NSObject", "NSObjectProtocol", "NSCoding",
      "NSSecureCoding", "NSCopying", "ObservableObject", "Observable",
      "PersistentModel", "VersionedSchema", "SchemaMigrationPlan", "Shape", "InsettableShape", "Layout",
      "PreferenceKey",
      "EnvironmentKey", "Animatable", "VectorArithmetic", "DynamicProperty", "Transferable", "FormatStyle",
      "ParseableFormatStyle", "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate", "URLProtocol",
      "Operation",
      "DispatchQueue", "DispatchGroup", "DispatchSource", "DispatchWorkItem", "DispatchSemaphore", "OperationQueue",
      "Data", "Date",
      "URL", "UUID", "Array", "Optional", "Set", "Dictionary", "Result", "Range", "ClosedRange", "Substring", "Decimal",
      "Calendar",
      "Locale", "TimeZone", "IndexSet", "IndexPath", "Task", "CGFloat", "CGPoint", "CGSize", "CGRect",
      "AttributedString",
      "Formatter", "DateFormatter", "NumberFormatter", "JSONEncoder", "JSONDecoder", "Thread", "XMLParser",
      "XMLParserDelegate",
      "NSManagedObject", "Publisher", "Subscriber", "Subscription", "ModelExecutor", "XCTestCase"
    ]
    // Swift Testing: https://github.com/swiftlang/swift-testing
    + ["Trait", "TestTrait", "SuiteTrait", "TestScoping", "CustomTestStringConvertible"]
}
