extension SDKInterface {
  /// Views, controllers and their delegates are on the main actor; images, colours and fonts travel.
  static let uiKit = SDKInterface(
    module: "UIKit", exports: ["Foundation"], postsOnMain: true,
    source: #"""
      // source: apple/uikit/uiresponder; since: iOS 13 SDK
      @_semantics("userInterface") @MainActor open class UIResponder: NSObject {
        override public init()
        open var next: UIResponder? { get }
        @discardableResult open func becomeFirstResponder() -> Bool
        @discardableResult open func resignFirstResponder() -> Bool
        open var isFirstResponder: Bool { get }
      }
      // source: apple/uikit/uiview; since: iOS 13 SDK
      @_semantics("userInterface") @MainActor open class UIView: UIResponder {
        public init(frame: CGRect)
        public required init?(coder: NSCoder)
        open var frame: CGRect { get set }
        open var bounds: CGRect { get set }
        open var alpha: CGFloat { get set }
        open var isHidden: Bool { get set }
        open var backgroundColor: UIColor? { get set }
        open var superview: UIView? { get }
        open var subviews: [UIView] { get }
        open var window: UIWindow? { get }
        open func addSubview(_ view: UIView)
        open func removeFromSuperview()
        open func setNeedsLayout()
        open func layoutIfNeeded()
        open func layoutSubviews()
        open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
      }
      extension UIView { // source: apple/uikit/uiview/animate(withduration:animations:completion:); since: iOS 13 SDK
        public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
        public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void)
        public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void)
      }
      // source: apple/uikit/uiviewcontroller; since: iOS 13 SDK
      @_semantics("userInterface") @MainActor open class UIViewController: UIResponder {
        public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
        public required init?(coder: NSCoder)
        open var view: UIView! { get set }
        open var viewIfLoaded: UIView? { get }
        open var isViewLoaded: Bool { get }
        open var title: String? { get set }
        open func loadView()
        open func viewDidLoad()
        open func viewWillAppear(_ animated: Bool)
        open func viewDidAppear(_ animated: Bool)
        open func viewWillDisappear(_ animated: Bool)
        open func viewDidDisappear(_ animated: Bool)
        open func viewDidLayoutSubviews()
        open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
        open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil)
        open func addChild(_ childController: UIViewController)
        open var parent: UIViewController? { get }
        open var presentedViewController: UIViewController? { get }
        open var presentingViewController: UIViewController? { get }
        open var navigationController: UINavigationController? { get }
      }
      @MainActor open class UINavigationController: UIViewController {
        open func pushViewController(_ viewController: UIViewController, animated: Bool)
        @discardableResult open func popViewController(animated: Bool) -> UIViewController?
        open var viewControllers: [UIViewController] { get set }
      }
      @MainActor open class UITabBarController: UIViewController {}
      @MainActor open class UISplitViewController: UIViewController {}
      @MainActor open class UIPageViewController: UIViewController {}
      @_semantics("userInterface") @MainActor open class UITableViewController: UIViewController { open var tableView: UITableView! { get set } }
      @_semantics("userInterface") @MainActor open class UICollectionViewController: UIViewController { open var collectionView: UICollectionView! { get set } }
      @MainActor open class UIAlertController: UIViewController {}
      @MainActor open class UIActivityViewController: UIViewController {}
      @MainActor open class UISearchController: UIViewController {}
      @MainActor open class UIImagePickerController: UINavigationController {}
      @MainActor open class UIDocumentPickerViewController: UIViewController {}
      // source: apple/swiftui/uihostingcontroller; since: iOS 18 SDK
      @_semantics("userInterface") @MainActor open class UIHostingController<Content>: UIViewController {}
      // source: apple/uikit/views-and-controls; since: iOS 13 SDK
      @MainActor open class UIWindow: UIView { open var rootViewController: UIViewController? { get set } }
      @MainActor open class UIControl: UIView { open var isEnabled: Bool { get set } }
      @MainActor open class UIButton: UIControl {}
      @MainActor open class UISwitch: UIControl { open var isOn: Bool { get set } }
      @MainActor open class UISlider: UIControl {}
      @MainActor open class UISegmentedControl: UIControl {}
      @MainActor open class UIDatePicker: UIControl {}
      @MainActor open class UIPageControl: UIControl {}
      @MainActor open class UIRefreshControl: UIControl { open func endRefreshing() }
      @MainActor open class UITextField: UIControl { open var text: String? { get set } }
      @MainActor open class UILabel: UIView { open var text: String? { get set } }
      @MainActor open class UIImageView: UIView { open var image: UIImage? { get set } }
      @MainActor open class UIScrollView: UIView {}
      @MainActor open class UITextView: UIScrollView { open var text: String! { get set } }
      @MainActor open class UITableView: UIScrollView { open func reloadData() }
      @MainActor open class UICollectionView: UIScrollView { open func reloadData() }
      @_semantics("userInterface") @MainActor open class UITableViewCell: UIView { open func prepareForReuse() }
      @MainActor open class UITableViewHeaderFooterView: UIView {}
      @MainActor open class UICollectionReusableView: UIView { open func prepareForReuse() }
      @_semantics("userInterface") @MainActor open class UICollectionViewCell: UICollectionReusableView {}
      @MainActor open class UIStackView: UIView {}
      @MainActor open class UISearchBar: UIView {}
      @MainActor open class UINavigationBar: UIView {}
      @MainActor open class UITabBar: UIView {}
      @MainActor open class UIToolbar: UIView {}
      @MainActor open class UIProgressView: UIView {}
      @MainActor open class UIActivityIndicatorView: UIView { open func startAnimating() }
      @MainActor open class UIVisualEffectView: UIView {}
      @MainActor open class UIPickerView: UIView {}
      @MainActor open class UICollectionViewLayout: NSObject {}
      @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {}
      @MainActor open class UIGestureRecognizer: NSObject {}
      @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {}
      @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}
      @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {}
      @MainActor open class UIBarItem: NSObject {}
      @MainActor open class UIBarButtonItem: UIBarItem {}
      @MainActor open class UITabBarItem: UIBarItem {}
      @MainActor open class UINavigationItem: NSObject {}
      @MainActor open class UIMenuElement: NSObject {}
      @MainActor open class UIMenu: UIMenuElement {}
      @MainActor open class UIAction: UIMenuElement {}
      @MainActor open class UIPresentationController: NSObject {}
      @MainActor open class UIPopoverPresentationController: UIPresentationController {}
      @MainActor open class UIFeedbackGenerator: NSObject { open func prepare() }
      @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator { open func impactOccurred() }
      @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {}
      // source: apple/uikit/app-and-environment; since: iOS 13 SDK
      @_semantics("application UIApplicationDelegate") @MainActor open class UIApplication: UIResponder {
        open class var shared: UIApplication { get }
        open var connectedScenes: Set<UIScene> { get }
        open func open(_ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:]) async -> Bool
        open func canOpenURL(_ url: URL) -> Bool
        nonisolated open func beginBackgroundTask(withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil) -> UIBackgroundTaskIdentifier
        nonisolated open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier)
        public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
      }
      public struct UIBackgroundTaskIdentifier: Hashable, Sendable { public static let invalid: UIBackgroundTaskIdentifier }
      @MainActor open class UIScene: UIResponder {}
      @MainActor open class UIWindowScene: UIScene { open var windows: [UIWindow] { get } }
      @MainActor open class UIDevice: NSObject { open class var current: UIDevice { get } }
      @MainActor open class UIScreen: NSObject { open class var main: UIScreen { get } }
      @MainActor public protocol UISceneDelegate: NSObjectProtocol {}
      @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}
      // source: apple/uikit; since: iOS 13 SDK
      @MainActor public protocol UIActivityItemSource: NSObjectProtocol {}
      // source: apple/uikit/uiaccessibilitytraits; since: iOS 3
      public struct UIAccessibilityTraits: Hashable, OptionSet, Sendable {
        public init(rawValue: UInt64)
        public var rawValue: UInt64
      }
      // Headers isolate them in some releases, and in others not.
      // source: apple/objectivec/nsobject-swift.class; since: iOS 3
      extension NSObject {
        @_semantics("isolationUnknown") open var accessibilityLabel: String? { get set }
        @_semantics("isolationUnknown") open var accessibilityHint: String? { get set }
        @_semantics("isolationUnknown") open var accessibilityValue: String? { get set }
        @_semantics("isolationUnknown") open var accessibilityIdentifier: String? { get set }
        @_semantics("isolationUnknown") open var accessibilityLanguage: String? { get set }
        @_semantics("isolationUnknown") open var accessibilityAttributedLabel: NSAttributedString? { get set }
        @_semantics("isolationUnknown") open var accessibilityAttributedHint: NSAttributedString? { get set }
        @_semantics("isolationUnknown") open var accessibilityAttributedValue: NSAttributedString? { get set }
        @_semantics("isolationUnknown") open var accessibilityFrame: CGRect { get set }
        @_semantics("isolationUnknown") open var accessibilityActivationPoint: CGPoint { get set }
        @_semantics("isolationUnknown") open var accessibilityElements: [Any]? { get set }
        @_semantics("isolationUnknown") open var accessibilityElementsHidden: Bool { get set }
        @_semantics("isolationUnknown") open var accessibilityViewIsModal: Bool { get set }
        @_semantics("isolationUnknown") open var accessibilityUserInputLabels: [String]! { get set }
        @_semantics("isolationUnknown") open var accessibilityTraits: UIAccessibilityTraits { get set }
        @_semantics("isolationUnknown") open var accessibilityCustomActions: [Any]? { get set }
        @_semantics("isolationUnknown") open var accessibilityRespondsToUserInteraction: Bool { get set }
        @_semantics("isolationUnknown") open var shouldGroupAccessibilityChildren: Bool { get set }
        @_semantics("isolationUnknown") open var isAccessibilityElement: Bool { get set }
        @_semantics("isolationUnknown") open func accessibilityActivate() -> Bool
        @_semantics("isolationUnknown") open func accessibilityPerformEscape() -> Bool
        @_semantics("isolationUnknown") open func accessibilityPerformMagicTap() -> Bool
        @_semantics("isolationUnknown") open func accessibilityElementIsFocused() -> Bool
        @_semantics("isolationUnknown") open func accessibilityIncrement()
        @_semantics("isolationUnknown") open func accessibilityDecrement()
        @_semantics("isolationUnknown") open func accessibilityElementDidBecomeFocused()
        @_semantics("isolationUnknown") open func accessibilityElementDidLoseFocus()
        @_semantics("isolationUnknown") open func accessibilityElementCount() -> Int
        @_semantics("isolationUnknown") open func accessibilityElement(at index: Int) -> Any?
      }
      extension NSObject {
        open func awakeFromNib()
        open func prepareForInterfaceBuilder()
      }
      // Values that may be used anywhere.
      // source: apple/uikit/uiimage, apple/uikit/uicolor, apple/uikit/uifont; since: iOS 15 SDK
      open class UIImage: NSObject, @unchecked Sendable {
        public convenience init?(named name: String)
        public convenience init?(systemName name: String)
        public init?(data: Data)
        @_semantics("io") public init?(contentsOfFile path: String)
        open var size: CGSize { get }
        open func pngData() -> Data?
        open func jpegData(compressionQuality: CGFloat) -> Data?
      }
      open class UIColor: NSObject, @unchecked Sendable { open class var red: UIColor { get } }
      open class UIFont: NSObject, @unchecked Sendable {}
      open class UIPasteboard: NSObject, @unchecked Sendable { open class var general: UIPasteboard { get } }
      open class UIGraphicsImageRenderer: NSObject {
        public init(size: CGSize)
        open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage
      }
      open class UIGraphicsImageRendererContext: NSObject {}
      """#)
}
