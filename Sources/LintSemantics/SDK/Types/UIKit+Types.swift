// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let uiKit = SDKTypes(
    module: "UIKit",
    exports: [
      "Accessibility", "CoreGraphics", "CoreImage", "CoreText", "Foundation", "QuartzCore",
      "UserNotifications"
    ],
    imports: [],
    extended: [
      "ActivationAction", "ActivationInteraction", "AttributeScopes", "Configuration", "Detent",
      "GeometryPreferences", "GuidedAccessError", "Invalidations", "MenuConfiguration", "NSItemProvider",
      "NSLayoutConstraint", "NSLayoutManager", "NSParagraphStyle", "NSTextContentManager", "NSTextLayoutFragment",
      "NSTextLayoutManager", "NSTextList", "NSTextSelection", "NSTextSelectionNavigation", "NSTextStorage", "NSTextTab",
      "OutlineDisclosureOptions", "TextProperties", "UIAccessibility", "UIAccessibilityCustomAction",
      "UIAccessibilityCustomRotor", "UIAction", "UIActivity", "UIActivityIndicatorView", "UIActivityItemProvider",
      "UIActivityViewController", "UIAlertAction", "UIAlertController", "UIApplication", "UIApplicationShortcutIcon",
      "UIAttachmentBehavior", "UIBandSelectionInteraction", "UIBarButtonItem", "UIBarItem", "UIBlurEffect", "UIButton",
      "UICalendarView", "UICellAccessory", "UICellConfigurationState", "UICloudSharingController",
      "UICollectionLayoutListConfiguration", "UICollectionLayoutSectionOrthogonalScrollingProperties",
      "UICollectionView", "UICollectionViewCell", "UICollectionViewController", "UICollectionViewDiffableDataSource",
      "UICollectionViewDropProposal", "UICollectionViewFlowLayout", "UICollectionViewUpdateItem", "UICollisionBehavior",
      "UIContentUnavailableConfiguration", "UIContextMenuConfiguration", "UIContextMenuInteraction",
      "UIContextualAction", "UIControl", "UIDatePicker", "UIDevice", "UIDocument", "UIDocumentBrowserAction",
      "UIDocumentBrowserError", "UIDocumentBrowserViewController", "UIEvent", "UIFindSession", "UIFocusHaloEffect",
      "UIFont", "UIFontDescriptor", "UIFontPickerViewController", "UIGestureRecognizer", "UIGraphicsImageRenderer",
      "UIGraphicsImageRendererFormat", "UIGraphicsPDFRenderer", "UIHoverStyle", "UIImage", "UIImagePickerController",
      "UIImageReader", "UIImpactFeedbackGenerator", "UIInputView", "UIInterpolatingMotionEffect", "UIKitAttributes",
      "UILabel", "UIListContentConfiguration", "UIListSeparatorConfiguration", "UIMenu", "UIMenuController",
      "UIMenuElement", "UINavigationBar", "UINavigationController", "UINavigationItem", "UINib",
      "UINotificationFeedbackGenerator", "UIPageControl", "UIPageViewController", "UIPasteControl", "UIPasteboard",
      "UIPointerAccessory", "UIPointerEffect", "UIPointerStyle", "UIPresentationController", "UIPress",
      "UIPreviewAction", "UIPrintError", "UIPrintInfo", "UIPrintInteractionController", "UIPrinter",
      "UIPrinterPickerController", "UIProgressView", "UIPushBehavior", "UIResponder", "UIScene", "UISceneError",
      "UISceneSession", "UIScreen", "UIScrollView", "UISearchBar", "UISearchController", "UISegmentedControl",
      "UIShape", "UISheetPresentationController", "UISplitViewController", "UIStackView", "UISwipeGestureRecognizer",
      "UISwitch", "UITabBar", "UITabBarController", "UITabBarItem", "UITabBarItemAppearance", "UITableView",
      "UITableViewCell", "UITableViewController", "UITableViewDropProposal", "UITableViewRowAction",
      "UITextDropProposal", "UITextField", "UITextItem", "UITextSearchOptions", "UITextView", "UITouch", "UIView",
      "UIViewController", "UIWebView", "UIWindow", "UIWindowScene"
    ],
    text: #"""
      // source: apple/uikit; since: iOS 17.4 SDK
      public typealias AXArrayReturnBlock = () -> [Any]?
      public typealias AXAttributedStringArrayReturnBlock = () -> [NSAttributedString]?
      public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
      public typealias AXBoolReturnBlock = () -> Bool
      public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
      public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?
      public typealias AXCustomRotorsReturnBlock = () -> [UIAccessibilityCustomRotor]?
      public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
      public typealias AXObjectReturnBlock = () -> Any?
      public typealias AXPathReturnBlock = () -> UIBezierPath?
      public typealias AXPointReturnBlock = () -> CGPoint
      public typealias AXRectReturnBlock = () -> CGRect
      public typealias AXStringArrayReturnBlock = () -> [String]?
      public typealias AXStringReturnBlock = () -> String?
      public typealias AXTextualContextReturnBlock = () -> UIAccessibilityTextualContext?
      public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
      public typealias AXVoidReturnBlock = () -> Void
      @MainActor open class NSCollectionLayoutAnchor: NSObject, NSCopying {}
      @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {}
      @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol { var contentInsets: _ { get }; var contentSize: _ { get }; var effectiveContentInsets: _ { get }; var effectiveContentSize: _ { get } }
      @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {}
      @MainActor open class NSCollectionLayoutDimension: NSObject, NSCopying {}
      @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {}
      @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol { var container: _ { get }; var traitCollection: _ { get } }
      @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {}
      @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {}
      public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
      @MainActor open class NSCollectionLayoutItem: NSObject, NSCopying {}
      @MainActor open class NSCollectionLayoutSection: NSObject, NSCopying {}
      public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void
      @MainActor open class NSCollectionLayoutSize: NSObject, NSCopying {}
      @MainActor open class NSCollectionLayoutSpacing: NSObject, NSCopying {}
      @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {}
      @MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem { var alpha: _ { get }; var bounds: _ { get }; var center: _ { get }; var frame: _ { get }; var indexPath: _ { get }; var isHidden: _ { get }; var name: _ { get }; var representedElementCategory: _ { get }; var representedElementKind: _ { get }; var transform3D: _ { get }; var transform: _ { get }; var zIndex: _ { get } }
      open class NSDataAsset: NSObject, NSCopying, @unchecked Sendable {}
      public typealias NSDataAssetName = String
      @preconcurrency public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {}
      open class NSDiffableDataSourceSectionSnapshotReference: NSObject, NSCopying {}
      @preconcurrency public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable where SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {}
      @preconcurrency public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable where SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {}
      open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {}
      @preconcurrency public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>: Sendable where SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {}
      public struct NSDirectionalEdgeInsets: Decodable, Encodable, Equatable, Sendable {}
      public struct NSDirectionalRectEdge: OptionSet, Sendable {}
      @MainActor open class NSLayoutAnchor<AnchorType>: NSObject, NSCoding, NSCopying where AnchorType: AnyObject {}
      @MainActor open class NSLayoutConstraint: NSObject {}
      @MainActor open class NSLayoutDimension: NSLayoutAnchor {}
      open class NSLayoutManager: NSObject, NSSecureCoding {}
      public protocol NSLayoutManagerDelegate: NSObjectProtocol {}
      @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor {}
      @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor {}
      public enum NSLineBreakMode: Hashable, RawRepresentable, Sendable {}
      open class NSMutableParagraphStyle: NSParagraphStyle {}
      open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {}
      public enum NSRectAlignment: Hashable, RawRepresentable, Sendable {}
      open class NSShadow: NSObject, NSCopying, NSSecureCoding {}
      open class NSStringDrawingContext: NSObject {}
      public struct NSStringDrawingOptions: OptionSet, Sendable {}
      public enum NSTextAlignment: Hashable, RawRepresentable, Sendable {}
      open class NSTextAttachment: NSObject, NSSecureCoding, NSTextAttachmentContainer, NSTextAttachmentLayout, UIAccessibilityContentSizeCategoryImageAdjusting {}
      public protocol NSTextAttachmentContainer: NSObjectProtocol {}
      public protocol NSTextAttachmentLayout: NSObjectProtocol {}
      open class NSTextAttachmentViewProvider: NSObject {}
      open class NSTextContainer: NSObject, NSSecureCoding, NSTextLayoutOrientationProvider {}
      open class NSTextContentManager: NSObject, NSSecureCoding, NSTextElementProvider {}
      public protocol NSTextContentManagerDelegate: NSObjectProtocol {}
      open class NSTextContentStorage: NSTextContentManager, NSTextStorageObserving {}
      public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {}
      open class NSTextElement: NSObject {}
      public protocol NSTextElementProvider: NSObjectProtocol {}
      open class NSTextLayoutFragment: NSObject, NSSecureCoding {}
      open class NSTextLayoutManager: NSObject, NSSecureCoding, NSTextSelectionDataSource {}
      public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {}
      public protocol NSTextLayoutOrientationProvider {}
      open class NSTextLineFragment: NSObject, NSSecureCoding {}
      open class NSTextList: NSObject, NSCopying, NSSecureCoding {}
      open class NSTextListElement: NSTextParagraph {}
      public protocol NSTextLocation: NSObjectProtocol {}
      open class NSTextParagraph: NSTextElement {}
      open class NSTextRange: NSObject {}
      public enum NSTextScalingType: Hashable, RawRepresentable, Sendable {}
      open class NSTextSelection: NSObject, NSSecureCoding {}
      public protocol NSTextSelectionDataSource: NSObjectProtocol {}
      open class NSTextSelectionNavigation: NSObject {}
      open class NSTextStorage: NSMutableAttributedString, NSItemProviderReading, NSItemProviderWriting {}
      public protocol NSTextStorageDelegate: NSObjectProtocol {}
      public protocol NSTextStorageObserving: NSObjectProtocol {}
      open class NSTextTab: NSObject, NSCopying, NSSecureCoding {}
      open class NSTextViewportLayoutController: NSObject {}
      public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {}
      public enum NSTextWritingDirection: Hashable, RawRepresentable {}
      public struct NSUnderlineStyle: Hashable, OptionSet, Sendable {}
      public enum NSWritingDirection: Hashable, RawRepresentable, Sendable {}
      public enum NSWritingDirectionFormatType: Hashable, RawRepresentable, Sendable {}
      public typealias UIAccelerationValue = Double
      @MainActor public protocol UIAccelerometerDelegate: NSObjectProtocol {}
      public struct UIAccessibility {}
      @MainActor public protocol UIAccessibilityContainerDataTable: NSObjectProtocol { func accessibilityColumnCount() -> _; func accessibilityDataTableCellElement(forRow: _, column: _) -> _; func accessibilityHeaderElements(forColumn: _) -> _; func accessibilityHeaderElements(forRow: _) -> _; func accessibilityRowCount() -> _ }
      @MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol { func accessibilityColumnRange() -> _; func accessibilityRowRange() -> _ }
      public enum UIAccessibilityContainerType: Hashable, RawRepresentable, Sendable {}
      public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {}
      public enum UIAccessibilityContrast: Hashable, RawRepresentable, Sendable {}
      open class UIAccessibilityCustomAction: NSObject {}
      open class UIAccessibilityCustomRotor: NSObject {}
      open class UIAccessibilityCustomRotorItemResult: NSObject {}
      open class UIAccessibilityCustomRotorSearchPredicate: NSObject {}
      @MainActor open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {}
      public protocol UIAccessibilityIdentification: NSObjectProtocol {}
      open class UIAccessibilityLocationDescriptor: NSObject {}
      public enum UIAccessibilityNavigationStyle: Hashable, RawRepresentable, Sendable {}
      public struct UIAccessibilityPriority: Hashable, RawRepresentable, Sendable {}
      public protocol UIAccessibilityReadingContent {}
      public enum UIAccessibilityScrollDirection: Hashable, RawRepresentable, Sendable {}
      public struct UIAccessibilityTextualContext: Hashable, RawRepresentable, Sendable {}
      public typealias UIActionHandler = (UIAction) -> Void
      @MainActor open class UIActionSheet: UIView {}
      @MainActor public protocol UIActionSheetDelegate: NSObjectProtocol { func actionSheet(_: _, clickedButtonAt: _) -> _; func actionSheet(_: _, didDismissWithButtonIndex: _) -> _; func actionSheet(_: _, willDismissWithButtonIndex: _) -> _; func actionSheetCancel(_: _) -> _; func didPresent(_: _) -> _; func willPresent(_: _) -> _ }
      public enum UIActionSheetStyle: Hashable, RawRepresentable {}
      open class UIActivity: NSObject {}
      open class UIActivityItemProvider: Operation, @unchecked Sendable {}
      @MainActor open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {}
      public struct UIActivityItemsConfigurationInteraction: Hashable, RawRepresentable, Sendable {}
      public struct UIActivityItemsConfigurationMetadataKey: Hashable, RawRepresentable, Sendable {}
      public struct UIActivityItemsConfigurationPreviewIntent: Hashable, RawRepresentable, Sendable {}
      public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {}
      @MainActor public protocol UIActivityItemsConfigurationReading: NSObjectProtocol { func activityItemsConfigurationMetadata(key: _) -> _; func activityItemsConfigurationMetadataForItem(at: _, key: _) -> _; func activityItemsConfigurationPreviewForItem(at: _, intent: _, suggestedSize: _) -> _; func activityItemsConfigurationSupports(interaction: _) -> _; var applicationActivitiesForActivityItemsConfiguration: _ { get }; var itemProvidersForActivityItemsConfiguration: _ { get } }
      @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol { func adaptivePresentationStyle(for: _) -> _; func adaptivePresentationStyle(for: _, traitCollection: _) -> _; func presentationController(_: _, prepare: _) -> _; func presentationController(_: _, viewControllerForAdaptivePresentationStyle: _) -> _; func presentationController(_: _, willPresentWithAdaptiveStyle: _, transitionCoordinator: _) -> _; func presentationControllerDidAttemptToDismiss(_: _) -> _; func presentationControllerDidDismiss(_: _) -> _; func presentationControllerShouldDismiss(_: _) -> _; func presentationControllerWillDismiss(_: _) -> _ }
      @MainActor open class UIAlertAction: NSObject, NSCopying, UIAccessibilityIdentification {}
      public enum UIAlertControllerSeverity: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UIAlertView: UIView {}
      @MainActor public protocol UIAlertViewDelegate: NSObjectProtocol { func alertView(_: _, clickedButtonAt: _) -> _; func alertView(_: _, didDismissWithButtonIndex: _) -> _; func alertView(_: _, willDismissWithButtonIndex: _) -> _; func alertViewCancel(_: _) -> _; func alertViewShouldEnableFirstOtherButton(_: _) -> _; func didPresent(_: _) -> _; func willPresent(_: _) -> _ }
      public enum UIAlertViewStyle: Hashable, RawRepresentable, Sendable {}
      @MainActor public protocol UIAppearance: NSObjectProtocol { static func appearance() -> _; static func appearance(for: _) -> _; static func appearance(for: _, whenContainedInInstancesOf: _) -> _; static func appearance(whenContainedInInstancesOf: _) -> _ }
      @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}
      @MainActor public protocol UIApplicationDelegate: NSObjectProtocol { func application(_: _, configurationForConnecting: _, options: _) -> _; func application(_: _, continue: _, restorationHandler: _) -> _; func application(_: _, didChangeStatusBarFrame: _) -> _; func application(_: _, didChangeStatusBarOrientation: _) -> _; func application(_: _, didDecodeRestorableStateWith: _) -> _; func application(_: _, didDiscardSceneSessions: _) -> _; func application(_: _, didFailToContinueUserActivityWithType: _, error: _) -> _; func application(_: _, didFailToRegisterForRemoteNotificationsWithError: _) -> _; func application(_: _, didFinishLaunchingWithOptions: _) -> _; func application(_: _, didReceive: _) -> _; func application(_: _, didReceiveRemoteNotification: _) -> _; func application(_: _, didReceiveRemoteNotification: _) async -> _; func application(_: _, didRegister: _) -> _; func application(_: _, didRegisterForRemoteNotificationsWithDeviceToken: _) -> _; func application(_: _, didUpdate: _) -> _; func application(_: _, handle: _) async -> _; func application(_: _, handleActionWithIdentifier: _, for: _, completionHandler: _) -> _; func application(_: _, handleActionWithIdentifier: _, for: _, withResponseInfo: _, completionHandler: _) -> _; func application(_: _, handleActionWithIdentifier: _, forRemoteNotification: _, completionHandler: _) -> _; func application(_: _, handleActionWithIdentifier: _, forRemoteNotification: _, withResponseInfo: _, completionHandler: _) -> _; func application(_: _, handleEventsForBackgroundURLSession: _) async -> _; func application(_: _, handleOpen: _) -> _; func application(_: _, handleWatchKitExtensionRequest: _) async -> _; func application(_: _, handlerFor: _) -> _; func application(_: _, open: _, options: _) -> _; func application(_: _, open: _, sourceApplication: _, annotation: _) -> _; func application(_: _, performActionFor: _) async -> _; func application(_: _, performFetchWithCompletionHandler: _) -> _; func application(_: _, shouldAllowExtensionPointIdentifier: _) -> _; func application(_: _, shouldRestoreApplicationState: _) -> _; func application(_: _, shouldRestoreSecureApplicationState: _) -> _; func application(_: _, shouldSaveApplicationState: _) -> _; func application(_: _, shouldSaveSecureApplicationState: _) -> _; func application(_: _, supportedInterfaceOrientationsFor: _) -> _; func application(_: _, userDidAcceptCloudKitShareWith: _) -> _; func application(_: _, viewControllerWithRestorationIdentifierPath: _, coder: _) -> _; func application(_: _, willChangeStatusBarFrame: _) -> _; func application(_: _, willChangeStatusBarOrientation: _, duration: _) -> _; func application(_: _, willContinueUserActivityWithType: _) -> _; func application(_: _, willEncodeRestorableStateWith: _) -> _; func application(_: _, willFinishLaunchingWithOptions: _) -> _; func applicationDidBecomeActive(_: _) -> _; func applicationDidEnterBackground(_: _) -> _; func applicationDidFinishLaunching(_: _) -> _; func applicationDidReceiveMemoryWarning(_: _) -> _; func applicationProtectedDataDidBecomeAvailable(_: _) -> _; func applicationProtectedDataWillBecomeUnavailable(_: _) -> _; func applicationShouldAutomaticallyLocalizeKeyCommands(_: _) -> _; func applicationShouldRequestHealthAuthorization(_: _) -> _; func applicationSignificantTimeChange(_: _) -> _; func applicationWillEnterForeground(_: _) -> _; func applicationWillResignActive(_: _) -> _; func applicationWillTerminate(_: _) -> _; var window: _ { get } }
      open class UIApplicationShortcutIcon: NSObject, NSCopying {}
      open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {}
      @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {}
      public struct UIAxis: OptionSet, Sendable {}
      public struct UIBackgroundConfiguration: Hashable {}
      public enum UIBackgroundFetchResult: Hashable, RawRepresentable, Sendable {}
      public enum UIBackgroundRefreshStatus: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UIBandSelectionInteraction: NSObject, UIInteraction {}
      @MainActor open class UIBarAppearance: NSObject, NSCopying, NSSecureCoding {}
      @MainActor open class UIBarButtonItemAppearance: NSObject, NSCopying, NSSecureCoding {}
      @MainActor open class UIBarButtonItemGroup: NSObject, NSCoding {}
      @MainActor open class UIBarButtonItemStateAppearance: NSObject {}
      public enum UIBarMetrics: Hashable, RawRepresentable, Sendable {}
      public enum UIBarPosition: Hashable, RawRepresentable, Sendable {}
      @MainActor public protocol UIBarPositioning: NSObjectProtocol { var barPosition: _ { get } }
      @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol { func position(for: _) -> _ }
      public enum UIBarStyle: Hashable, RawRepresentable, Sendable {}
      public enum UIBaselineAdjustment: Hashable, RawRepresentable, Sendable {}
      public enum UIBehavioralStyle: Hashable, RawRepresentable, Sendable {}
      open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {}
      @MainActor open class UIBlurEffect: UIVisualEffect {}
      public typealias UIButtonPointerStyleProvider = (UIButton, __UIPointerEffect, __UIPointerShape) -> UIPointerStyle?
      @MainActor open class UICalendarSelection: NSObject {}
      @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {}
      public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {}
      @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {}
      public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {}
      @MainActor open class UICalendarView: UIView {}
      public protocol UICalendarViewDelegate: NSObjectProtocol {}
      public struct UICellAccessory {}
      public struct UICellConfigurationState: Hashable, UIConfigurationState {}
      @MainActor open class UICloudSharingController: UIViewController {}
      @MainActor public protocol UICloudSharingControllerDelegate: NSObjectProtocol { func cloudSharingController(_: _, failedToSaveShareWithError: _) -> _; func cloudSharingControllerDidSaveShare(_: _) -> _; func cloudSharingControllerDidStopSharing(_: _) -> _; func itemThumbnailData(for: _) -> _; func itemTitle(for: _) -> _; func itemType(for: _) -> _ }
      public struct UICollectionLayoutListConfiguration {}
      public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {}
      @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {}
      @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {}
      public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
      @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol { func collectionView(_: _, canMoveItemAt: _) -> _; func collectionView(_: _, cellForItemAt: _) -> _; func collectionView(_: _, indexPathForIndexTitle: _, at: _) -> _; func collectionView(_: _, moveItemAt: _, to: _) -> _; func collectionView(_: _, numberOfItemsInSection: _) -> _; func collectionView(_: _, viewForSupplementaryElementOfKind: _, at: _) -> _; func indexTitles(for: _) -> _; func numberOfSections(in: _) -> _ }
      @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol { func collectionView(_: _, cancelPrefetchingForItemsAt: _) -> _; func collectionView(_: _, prefetchItemsAt: _) -> _ }
      @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate { func collectionView(_: _, canEditItemAt: _) -> _; func collectionView(_: _, canFocusItemAt: _) -> _; func collectionView(_: _, canPerformAction: _, forItemAt: _, withSender: _) -> _; func collectionView(_: _, canPerformPrimaryActionForItemAt: _) -> _; func collectionView(_: _, contextMenuConfiguration: _, dismissalPreviewForItemAt: _) -> _; func collectionView(_: _, contextMenuConfiguration: _, highlightPreviewForItemAt: _) -> _; func collectionView(_: _, contextMenuConfigurationForItemAt: _, point: _) -> _; func collectionView(_: _, contextMenuConfigurationForItemsAt: _, point: _) -> _; func collectionView(_: _, didBeginMultipleSelectionInteractionAt: _) -> _; func collectionView(_: _, didDeselectItemAt: _) -> _; func collectionView(_: _, didEndDisplaying: _, forItemAt: _) -> _; func collectionView(_: _, didEndDisplayingSupplementaryView: _, forElementOfKind: _, at: _) -> _; func collectionView(_: _, didHighlightItemAt: _) -> _; func collectionView(_: _, didSelectItemAt: _) -> _; func collectionView(_: _, didUnhighlightItemAt: _) -> _; func collectionView(_: _, didUpdateFocusIn: _, with: _) -> _; func collectionView(_: _, performAction: _, forItemAt: _, withSender: _) -> _; func collectionView(_: _, performPrimaryActionForItemAt: _) -> _; func collectionView(_: _, previewForDismissingContextMenuWithConfiguration: _) -> _; func collectionView(_: _, previewForHighlightingContextMenuWithConfiguration: _) -> _; func collectionView(_: _, sceneActivationConfigurationForItemAt: _, point: _) -> _; func collectionView(_: _, selectionFollowsFocusForItemAt: _) -> _; func collectionView(_: _, shouldBeginMultipleSelectionInteractionAt: _) -> _; func collectionView(_: _, shouldDeselectItemAt: _) -> _; func collectionView(_: _, shouldHighlightItemAt: _) -> _; func collectionView(_: _, shouldSelectItemAt: _) -> _; func collectionView(_: _, shouldShowMenuForItemAt: _) -> _; func collectionView(_: _, shouldSpringLoadItemAt: _, with: _) -> _; func collectionView(_: _, shouldUpdateFocusIn: _) -> _; func collectionView(_: _, targetContentOffsetForProposedContentOffset: _) -> _; func collectionView(_: _, targetIndexPathForMoveFromItemAt: _, toProposedIndexPath: _) -> _; func collectionView(_: _, targetIndexPathForMoveOfItemFromOriginalIndexPath: _, atCurrentIndexPath: _, toProposedIndexPath: _) -> _; func collectionView(_: _, transitionLayoutForOldLayout: _, newLayout: _) -> _; func collectionView(_: _, willDisplay: _, forItemAt: _) -> _; func collectionView(_: _, willDisplayContextMenu: _, animator: _) -> _; func collectionView(_: _, willDisplaySupplementaryView: _, forElementKind: _, at: _) -> _; func collectionView(_: _, willEndContextMenuInteraction: _, animator: _) -> _; func collectionView(_: _, willPerformPreviewActionForMenuWith: _, animator: _) -> _; func collectionViewDidEndMultipleSelectionInteraction(_: _) -> _; func indexPathForPreferredFocusedView(in: _) -> _ }
      @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate { func collectionView(_: _, layout: _, insetForSectionAt: _) -> _; func collectionView(_: _, layout: _, minimumInteritemSpacingForSectionAt: _) -> _; func collectionView(_: _, layout: _, minimumLineSpacingForSectionAt: _) -> _; func collectionView(_: _, layout: _, referenceSizeForFooterInSection: _) -> _; func collectionView(_: _, layout: _, referenceSizeForHeaderInSection: _) -> _; func collectionView(_: _, layout: _, sizeForItemAt: _) -> _ }
      @MainActor @preconcurrency open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UICollectionViewDataSource where SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {}
      @MainActor open class UICollectionViewDiffableDataSourceReference: NSObject, UICollectionViewDataSource {}
      public typealias UICollectionViewDiffableDataSourceReferenceCellProvider = (UICollectionView, IndexPath, Any) -> UICollectionViewCell?
      public typealias UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
      @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol { func collectionView(_: _, dragPreviewParametersForItemAt: _) -> _; func collectionView(_: _, dragSessionAllowsMoveOperation: _) -> _; func collectionView(_: _, dragSessionDidEnd: _) -> _; func collectionView(_: _, dragSessionIsRestrictedToDraggingApplication: _) -> _; func collectionView(_: _, dragSessionWillBegin: _) -> _; func collectionView(_: _, itemsForAddingTo: _, at: _, point: _) -> _; func collectionView(_: _, itemsForBeginning: _, at: _) -> _ }
      @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol { func drop(_: _, intoItemAt: _, rect: _) -> _; func drop(_: _, to: _) -> _; func drop(_: _, toItemAt: _) -> _; var destinationIndexPath: _ { get }; var items: _ { get }; var proposal: _ { get }; var session: _ { get } }
      @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol { func collectionView(_: _, canHandle: _) -> _; func collectionView(_: _, dropPreviewParametersForItemAt: _) -> _; func collectionView(_: _, dropSessionDidEnd: _) -> _; func collectionView(_: _, dropSessionDidEnter: _) -> _; func collectionView(_: _, dropSessionDidExit: _) -> _; func collectionView(_: _, dropSessionDidUpdate: _, withDestinationIndexPath: _) -> _; func collectionView(_: _, performDropWith: _) -> _ }
      @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol { var dragItem: _ { get }; var previewSize: _ { get }; var sourceIndexPath: _ { get } }
      @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {}
      @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating { func commitInsertion(dataSourceUpdates: _) -> _; func deletePlaceholder() -> _; func setNeedsCellUpdate() -> _; var dragItem: _ { get } }
      @MainActor open class UICollectionViewDropProposal: UIDropProposal {}
      @MainActor open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {}
      @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {}
      @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying, UIDynamicItem {}
      @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {}
      @MainActor open class UICollectionViewListCell: UICollectionViewCell {}
      @MainActor open class UICollectionViewPlaceholder: NSObject {}
      @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {}
      @MainActor open class UICollectionViewUpdateItem: NSObject {}
      @MainActor open class UICollisionBehavior: UIDynamicBehavior {}
      @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol { func collisionBehavior(_: _, beganContactFor: _, with: _, at: _) -> _; func collisionBehavior(_: _, beganContactFor: _, withBoundaryIdentifier: _, at: _) -> _; func collisionBehavior(_: _, endedContactFor: _, with: _) -> _; func collisionBehavior(_: _, endedContactFor: _, withBoundaryIdentifier: _) -> _ }
      @MainActor open class UIColorPickerViewController: UIViewController {}
      @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol { func colorPickerViewController(_: _, didSelect: _, continuously: _) -> _; func colorPickerViewControllerDidFinish(_: _) -> _; func colorPickerViewControllerDidSelectColor(_: _) -> _ }
      @MainActor open class UIColorWell: UIControl {}
      @MainActor open class UICommand: UIMenuElement, UIMenuLeaf {}
      @MainActor open class UICommandAlternate: NSObject, NSCopying, NSSecureCoding {}
      public struct UIConfigurationColorTransformer {}
      public protocol UIConfigurationState {}
      public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {}
      public struct UIConfigurationTextAttributesTransformer {}
      public protocol UIContentConfiguration { @MainActor func makeContentView() -> any UIView & UIContentView }
      @MainActor public protocol UIContentContainer: NSObjectProtocol { func preferredContentSizeDidChange(forChildContentContainer: _) -> _; func size(forChildContentContainer: _, withParentContainerSize: _) -> _; func systemLayoutFittingSizeDidChange(forChildContentContainer: _) -> _; func viewWillTransition(to: _, with: _) -> _; func willTransition(to: _, with: _) -> _; var preferredContentSize: _ { get } }
      public enum UIContentInsetsReference: Hashable, RawRepresentable, Sendable {}
      public struct UIContentSizeCategory: Comparable, Hashable, RawRepresentable, Sendable {}
      @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol { var adjustsFontForContentSizeCategory: _ { get } }
      public struct UIContentUnavailableConfiguration: Hashable, UIContentConfiguration {}
      public struct UIContentUnavailableConfigurationState: Hashable, UIConfigurationState {}
      @MainActor open class UIContentUnavailableView: UIView, UIContentView {}
      @MainActor public protocol UIContentView: NSObjectProtocol { func supports(_: _) -> _; var configuration: _ { get } }
      public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
      @MainActor open class UIContextMenuConfiguration: NSObject {}
      public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
      @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {}
      @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol { func addAnimations(_: _) -> _; func addCompletion(_: _) -> _; var previewViewController: _ { get } }
      @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating { var preferredCommitStyle: _ { get } }
      public enum UIContextMenuInteractionCommitStyle: Hashable, RawRepresentable, Sendable {}
      @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol { func contextMenuInteraction(_: _, configuration: _, dismissalPreviewForItemWithIdentifier: _) -> _; func contextMenuInteraction(_: _, configuration: _, highlightPreviewForItemWithIdentifier: _) -> _; func contextMenuInteraction(_: _, configurationForMenuAtLocation: _) -> _; func contextMenuInteraction(_: _, previewForDismissingMenuWithConfiguration: _) -> _; func contextMenuInteraction(_: _, previewForHighlightingMenuWithConfiguration: _) -> _; func contextMenuInteraction(_: _, willDisplayMenuFor: _, animator: _) -> _; func contextMenuInteraction(_: _, willEndFor: _, animator: _) -> _; func contextMenuInteraction(_: _, willPerformPreviewActionForMenuWith: _, animator: _) -> _ }
      @MainActor open class UIContextualAction: NSObject {}
      @MainActor public protocol UICoordinateSpace: NSObjectProtocol { func convert(_: _, from: _) -> _; func convert(_: _, to: _) -> _; var bounds: _ { get } }
      public enum UICornerCurve: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {}
      public struct UIDataDetectorTypes: OptionSet, Sendable {}
      @MainActor public protocol UIDataSourceModelAssociation { func indexPathForElement(withModelIdentifier: _, in: _) -> _; func modelIdentifierForElement(at: _, in: _) -> _ }
      @MainActor public protocol UIDataSourceTranslating: NSObjectProtocol { func dataSourceIndexPath(forPresentationIndexPath: _) -> _; func dataSourceSectionIndex(forPresentationSectionIndex: _) -> _; func performUsingPresentationValues(_: _) -> _; func presentationIndexPath(forDataSourceIndexPath: _) -> _; func presentationSectionIndex(forDataSourceSectionIndex: _) -> _ }
      public enum UIDatePickerStyle: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UIDeferredMenuElement: UIMenuElement {}
      public enum UIDeviceOrientation: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UIDictationPhrase: NSObject {}
      public struct UIDirectionalRectEdge: OptionSet {}
      public enum UIDisplayGamut: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UIDocument: NSObject, NSFilePresenter, ProgressReporting, UIUserActivityRestoring {}
      open class UIDocumentBrowserAction: NSObject {}
      public struct UIDocumentBrowserError: CustomNSError, Hashable, Sendable {}
      @MainActor open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {}
      @MainActor open class UIDocumentBrowserViewController: UIViewController {}
      public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {}
      @MainActor open class UIDocumentInteractionController: NSObject, UIActionSheetDelegate {}
      public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {}
      @MainActor public protocol UIDocumentMenuDelegate: NSObjectProtocol { func documentMenu(_: _, didPickDocumentPicker: _) -> _; func documentMenuWasCancelled(_: _) -> _ }
      public enum UIDocumentMenuOrder: Hashable, RawRepresentable {}
      @MainActor open class UIDocumentMenuViewController: UIViewController {}
      @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol { func documentPicker(_: _, didPickDocumentAt: _) -> _; func documentPicker(_: _, didPickDocumentsAt: _) -> _; func documentPickerWasCancelled(_: _) -> _ }
      @MainActor open class UIDocumentPickerExtensionViewController: UIViewController {}
      public enum UIDocumentPickerMode: Hashable, RawRepresentable {}
      @MainActor open class UIDocumentProperties: NSObject {}
      @MainActor open class UIDocumentViewController: UIViewController {}
      @MainActor public protocol UIDragAnimating: NSObjectProtocol { func addAnimations(_: _) -> _; func addCompletion(_: _) -> _ }
      @MainActor public protocol UIDragDropSession: NSObjectProtocol { func canLoadObjects(ofClass: _) -> _; func hasItemsConforming(toTypeIdentifiers: _) -> _; func location(in: _) -> _; var allowsMoveOperation: _ { get }; var isRestrictedToDraggingApplication: _ { get }; var items: _ { get } }
      @MainActor open class UIDragInteraction: NSObject, UIInteraction {}
      @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol { func dragInteraction(_: _, item: _, willAnimateCancelWith: _) -> _; func dragInteraction(_: _, itemsForAddingTo: _, withTouchAt: _) -> _; func dragInteraction(_: _, itemsForBeginning: _) -> _; func dragInteraction(_: _, prefersFullSizePreviewsFor: _) -> _; func dragInteraction(_: _, previewForCancelling: _, withDefault: _) -> _; func dragInteraction(_: _, previewForLifting: _, session: _) -> _; func dragInteraction(_: _, session: _, didEndWith: _) -> _; func dragInteraction(_: _, session: _, willAdd: _, for: _) -> _; func dragInteraction(_: _, session: _, willEndWith: _) -> _; func dragInteraction(_: _, sessionAllowsMoveOperation: _) -> _; func dragInteraction(_: _, sessionDidMove: _) -> _; func dragInteraction(_: _, sessionDidTransferItems: _) -> _; func dragInteraction(_: _, sessionForAddingItems: _, withTouchAt: _) -> _; func dragInteraction(_: _, sessionIsRestrictedToDraggingApplication: _) -> _; func dragInteraction(_: _, sessionWillBegin: _) -> _; func dragInteraction(_: _, willAnimateLiftWith: _, session: _) -> _ }
      @MainActor open class UIDragItem: NSObject {}
      @MainActor open class UIDragPreview: NSObject, NSCopying {}
      @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}
      @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}
      @MainActor public protocol UIDragSession: UIDragDropSession { var localContext: _ { get } }
      @MainActor open class UIDropInteraction: NSObject, UIInteraction {}
      @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol { func dropInteraction(_: _, canHandle: _) -> _; func dropInteraction(_: _, concludeDrop: _) -> _; func dropInteraction(_: _, item: _, willAnimateDropWith: _) -> _; func dropInteraction(_: _, performDrop: _) -> _; func dropInteraction(_: _, previewForDropping: _, withDefault: _) -> _; func dropInteraction(_: _, sessionDidEnd: _) -> _; func dropInteraction(_: _, sessionDidEnter: _) -> _; func dropInteraction(_: _, sessionDidExit: _) -> _; func dropInteraction(_: _, sessionDidUpdate: _) -> _ }
      public enum UIDropOperation: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UIDropProposal: NSObject, NSCopying {}
      @MainActor public protocol UIDropSession: ProgressReporting, UIDragDropSession { func loadObjects(ofClass: _, completion: _) -> _; var localDragSession: _ { get }; var progressIndicatorStyle: _ { get } }
      public enum UIDropSessionProgressIndicatorStyle: Hashable, RawRepresentable, Sendable {}
      open class UIDynamicAnimator: NSObject {}
      @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol { func dynamicAnimatorDidPause(_: _) -> _; func dynamicAnimatorWillResume(_: _) -> _ }
      @MainActor open class UIDynamicBehavior: NSObject {}
      @MainActor public protocol UIDynamicItem: NSObjectProtocol { var bounds: _ { get }; var center: _ { get }; var collisionBoundingPath: _ { get }; var collisionBoundsType: _ { get }; var transform: _ { get } }
      @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {}
      public enum UIDynamicItemCollisionBoundsType: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {}
      public struct UIEdgeInsets: Decodable, Encodable, Equatable, Sendable {}
      public enum UIEditMenuArrowDirection: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UIEditMenuConfiguration: NSObject {}
      @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {}
      @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol { func addAnimations(_: _) -> _; func addCompletion(_: _) -> _ }
      public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {}
      public enum UIEditingInteractionConfiguration: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UIEvent: NSObject {}
      @MainActor open class UIEventAttribution: NSObject, NSCopying {}
      @MainActor open class UIEventAttributionView: UIView {}
      @MainActor open class UIFieldBehavior: UIDynamicBehavior {}
      @MainActor open class UIFindInteraction: NSObject, UIInteraction {}
      @MainActor public protocol UIFindInteractionDelegate: NSObjectProtocol { func findInteraction(_: _, didBegin: _) -> _; func findInteraction(_: _, didEnd: _) -> _; func findInteraction(_: _, sessionFor: _) -> _ }
      @MainActor open class UIFindSession: NSObject {}
      public struct UIFloatRange: Decodable, Encodable, Equatable, Sendable {}
      @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol { var duration: _ { get } }
      @MainActor open class UIFocusAnimationCoordinator: NSObject {}
      @MainActor open class UIFocusDebugger: NSObject {}
      @MainActor public protocol UIFocusDebuggerOutput: NSObjectProtocol {}
      open class UIFocusEffect: NSObject, NSCopying {}
      @MainActor public protocol UIFocusEnvironment: NSObjectProtocol { func didUpdateFocus(in: _, with: _) -> _; func setNeedsFocusUpdate() -> _; func shouldUpdateFocus(in: _) -> _; func updateFocusIfNeeded() -> _; var focusGroupIdentifier: _ { get }; var focusItemContainer: _ { get }; var parentFocusEnvironment: _ { get }; var preferredFocusEnvironments: _ { get }; var preferredFocusedView: _ { get } }
      public struct UIFocusGroupPriority: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UIFocusGuide: UILayoutGuide {}
      open class UIFocusHaloEffect: UIFocusEffect {}
      public struct UIFocusHeading: OptionSet, Sendable {}
      @MainActor public protocol UIFocusItem: UIFocusEnvironment { func didHintFocusMovement(_: _) -> _; var canBecomeFocused: _ { get }; var focusEffect: _ { get }; var focusGroupPriority: _ { get }; var frame: _ { get }; var isTransparentFocusItem: _ { get } }
      @MainActor public protocol UIFocusItemContainer: NSObjectProtocol { func focusItems(in: _) -> _; var coordinateSpace: _ { get } }
      @MainActor public protocol UIFocusItemScrollableContainer: UIFocusItemContainer { var contentOffset: _ { get }; var contentSize: _ { get }; var visibleSize: _ { get } }
      open class UIFocusMovementHint: NSObject, NSCopying {}
      public struct UIFocusSoundIdentifier: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UIFocusSystem: NSObject {}
      @MainActor open class UIFocusUpdateContext: NSObject {}
      open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      open class UIFontMetrics: NSObject, @unchecked Sendable {}
      @MainActor open class UIFontPickerViewController: UIViewController {}
      @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol { func fontPickerViewControllerDidCancel(_: _) -> _; func fontPickerViewControllerDidPickFont(_: _) -> _ }
      public enum UIForceTouchCapability: Hashable, RawRepresentable, Sendable {}
      @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol { func gestureRecognizer(_: _, shouldBeRequiredToFailBy: _) -> _; func gestureRecognizer(_: _, shouldReceive: _) -> _; func gestureRecognizer(_: _, shouldRecognizeSimultaneouslyWith: _) -> _; func gestureRecognizer(_: _, shouldRequireFailureOf: _) -> _; func gestureRecognizerShouldBegin(_: _) -> _ }
      public typealias UIGraphicsDrawingActions = (UIGraphicsRendererContext) -> Void
      open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {}
      open class UIGraphicsPDFRenderer: UIGraphicsRenderer {}
      open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {}
      open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {}
      open class UIGraphicsRenderer: NSObject {}
      open class UIGraphicsRendererContext: NSObject {}
      open class UIGraphicsRendererFormat: NSObject, NSCopying {}
      @MainActor open class UIGravityBehavior: UIDynamicBehavior {}
      public struct UIGuidedAccessAccessibilityFeature: OptionSet, Sendable {}
      @MainActor public protocol UIGuidedAccessRestrictionDelegate: NSObjectProtocol { func detailTextForGuidedAccessRestriction(withIdentifier: _) -> _; func guidedAccessRestriction(withIdentifier: _, didChange: _) -> _; func textForGuidedAccessRestriction(withIdentifier: _) -> _; var guidedAccessRestrictionIdentifiers: _ { get } }
      public struct UIHoverAutomaticEffect: UIHoverEffect {}
      public protocol UIHoverEffect {}
      @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}
      public struct UIHoverHighlightEffect: UIHoverEffect {}
      public struct UIHoverLiftEffect: UIHoverEffect {}
      @MainActor open class UIHoverStyle: NSObject, NSCopying {}
      open class UIImageAsset: NSObject, NSSecureCoding, @unchecked Sendable {}
      @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol { func imagePickerController(_: _, didFinishPickingMediaWithInfo: _) -> _; func imagePickerControllerDidCancel(_: _) -> _ }
      public struct UIImageReader {}
      @MainActor open class UIIndirectScribbleInteraction<Delegate>: NSObject, UIInteraction where Delegate: UIIndirectScribbleInteractionDelegate {}
      public protocol UIIndirectScribbleInteractionDelegate: NSObjectProtocol { @MainActor func indirectScribbleInteraction(_ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: Self.ElementIdentifier, referencePoint focusReferencePoint: CGPoint) async -> (any UIResponder & UITextInput)?; @MainActor func indirectScribbleInteraction(_ interaction: any UIInteraction, requestElementsIn rect: CGRect) async -> [Self.ElementIdentifier] }
      @MainActor open class UIInputView: UIView {}
      @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol { var enableInputClicksWhenVisible: _ { get } }
      @MainActor open class UIInputViewController: UIViewController, UITextInputDelegate {}
      @MainActor public protocol UIInteraction: NSObjectProtocol { func didMove(to: _) -> _; func willMove(to: _) -> _; var view: _ { get } }
      public enum UIInterfaceOrientation: Hashable, RawRepresentable, Sendable {}
      public struct UIInterfaceOrientationMask: OptionSet, Sendable {}
      @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {}
      @MainActor public protocol UIItemProviderPresentationSizeProviding: NSObjectProtocol { var preferredPresentationSizeForItemProvider: _ { get } }
      public protocol UIItemProviderReadingAugmentationDesignating: NSItemProviderReading {}
      public protocol UIItemProviderReadingAugmentationProviding {}
      @MainActor open class UIKey: NSObject, NSCoding, NSCopying {}
      @MainActor open class UIKeyCommand: UICommand {}
      @MainActor public protocol UIKeyInput: UITextInputTraits { func deleteBackward() -> _; func insertText(_: _) -> _; var hasText: _ { get } }
      public struct UIKeyModifierFlags: OptionSet, Sendable {}
      public enum UIKeyboardAppearance: Hashable, RawRepresentable, Sendable {}
      public enum UIKeyboardHIDUsage: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {}
      public enum UIKeyboardType: Hashable, RawRepresentable, Sendable {}
      public enum UILabelVibrancy: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {}
      @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol { func largeContentViewerInteraction(_: _, didEndOn: _, at: _) -> _; func largeContentViewerInteraction(_: _, itemAt: _) -> _; func viewController(for: _) -> _ }
      @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol { var largeContentImage: _ { get }; var largeContentImageInsets: _ { get }; var largeContentTitle: _ { get }; var scalesLargeContentImage: _ { get }; var showsLargeContentViewer: _ { get } }
      @MainActor open class UILayoutGuide: NSObject, NSCoding, UIPopoverPresentationControllerSourceItem {}
      public protocol UILayoutGuideAspectFitting: NSObjectProtocol {}
      public struct UILayoutPriority: Comparable, Hashable, RawRepresentable, Sendable {}
      @MainActor public protocol UILayoutSupport: NSObjectProtocol { var bottomAnchor: _ { get }; var heightAnchor: _ { get }; var length: _ { get }; var topAnchor: _ { get } }
      public enum UILegibilityWeight: Hashable, RawRepresentable, Sendable {}
      @MainActor public protocol UILetterformAwareAdjusting: NSObjectProtocol { var sizingRule: _ { get } }
      public enum UILetterformAwareSizingRule: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UILexicon: NSObject, NSCopying {}
      @MainActor open class UILexiconEntry: NSObject, NSCopying {}
      public struct UIListContentConfiguration: Hashable, UIContentConfiguration {}
      @MainActor open class UIListContentView: UIView, UIContentView {}
      public struct UIListSeparatorConfiguration: Hashable {}
      @MainActor open class UILocalNotification: NSObject, NSCoding, NSCopying {}
      @MainActor open class UILocalizedIndexedCollation: NSObject {}
      public protocol UILookToDictateCapable: NSObjectProtocol {}
      @MainActor open class UIManagedDocument: UIDocument {}
      @MainActor open class UIMarkupTextPrintFormatter: UIPrintFormatter {}
      @MainActor public protocol UIMenuBuilder { func action(for: _) -> _; func insertChild(_: _, atEndOfMenu: _) -> _; func insertChild(_: _, atStartOfMenu: _) -> _; func insertSibling(_: _, afterMenu: _) -> _; func insertSibling(_: _, beforeMenu: _) -> _; func menu(for: _) -> _; func remove(menu: _) -> _; func replace(menu: _, with: _) -> _; func replaceChildren(ofMenu: _, from: _) -> _; var system: _ { get } }
      @MainActor open class UIMenuController: NSObject {}
      @MainActor open class UIMenuDisplayPreferences: NSObject, NSCopying, NSSecureCoding {}
      @MainActor open class UIMenuItem: NSObject {}
      @MainActor public protocol UIMenuLeaf: NSObjectProtocol { func performWithSender(_: _, target: _) -> _; var attributes: _ { get }; var discoverabilityTitle: _ { get }; var image: _ { get }; var presentationSourceItem: _ { get }; var selectedImage: _ { get }; var sender: _ { get }; var state: _ { get }; var title: _ { get } }
      @MainActor open class UIMenuSystem: NSObject {}
      public enum UIModalPresentationStyle: Hashable, RawRepresentable, Sendable {}
      public enum UIModalTransitionStyle: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UIMotionEffect: NSObject, NSCoding, NSCopying {}
      @MainActor open class UIMotionEffectGroup: UIMotionEffect {}
      open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {}
      public protocol UIMutableTraits {}
      @MainActor open class UIMutableUserNotificationAction: UIUserNotificationAction {}
      @MainActor open class UIMutableUserNotificationCategory: UIUserNotificationCategory {}
      public enum UINSToolbarItemPresentationSize: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UINavigationBarAppearance: UIBarAppearance {}
      @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate { func navigationBar(_: _, didPop: _) -> _; func navigationBar(_: _, didPush: _) -> _; func navigationBar(_: _, shouldPop: _) -> _; func navigationBar(_: _, shouldPush: _) -> _; func navigationBarNSToolbarSection(_: _) -> _ }
      @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol { func navigationController(_: _, animationControllerFor: _, from: _, to: _) -> _; func navigationController(_: _, didShow: _, animated: _) -> _; func navigationController(_: _, interactionControllerFor: _) -> _; func navigationController(_: _, willShow: _, animated: _) -> _; func navigationControllerPreferredInterfaceOrientationForPresentation(_: _) -> _; func navigationControllerSupportedInterfaceOrientations(_: _) -> _ }
      public protocol UINavigationItemRenameDelegate: AnyObject {}
      @MainActor open class UINib: NSObject {}
      @MainActor public protocol UIObjectRestoration { static func object(withRestorationIdentifierPath: _, coder: _) -> _ }
      public struct UIOffset: Decodable, Encodable, Equatable, Sendable {}
      @MainActor open class UIOpenURLContext: NSObject {}
      open class UIPageControlProgress: NSObject {}
      public protocol UIPageControlProgressDelegate: NSObjectProtocol {}
      open class UIPageControlTimerProgress: UIPageControlProgress {}
      public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {}
      @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol { func pageViewController(_: _, viewControllerAfter: _) -> _; func pageViewController(_: _, viewControllerBefore: _) -> _; func presentationCount(for: _) -> _; func presentationIndex(for: _) -> _ }
      @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol { func pageViewController(_: _, didFinishAnimating: _, previousViewControllers: _, transitionCompleted: _) -> _; func pageViewController(_: _, spineLocationFor: _) -> _; func pageViewController(_: _, willTransitionTo: _) -> _; func pageViewControllerPreferredInterfaceOrientationForPresentation(_: _) -> _; func pageViewControllerSupportedInterfaceOrientations(_: _) -> _ }
      @MainActor open class UIPasteConfiguration: NSObject, NSCopying, NSSecureCoding {}
      @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol { func canPaste(_: _) -> _; func paste(itemProviders: _) -> _; var pasteConfiguration: _ { get } }
      @MainActor open class UIPasteControl: UIControl {}
      @MainActor open class UIPencilInteraction: NSObject, UIInteraction {}
      @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol { func pencilInteractionDidTap(_: _) -> _ }
      public enum UIPencilPreferredAction: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {}
      @MainActor public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate { func pickerView(_: _, accessibilityAttributedHintForComponent: _) -> _; func pickerView(_: _, accessibilityAttributedLabelForComponent: _) -> _; func pickerView(_: _, accessibilityAttributedUserInputLabelsForComponent: _) -> _; func pickerView(_: _, accessibilityHintForComponent: _) -> _; func pickerView(_: _, accessibilityLabelForComponent: _) -> _; func pickerView(_: _, accessibilityUserInputLabelsForComponent: _) -> _ }
      @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol { func numberOfComponents(in: _) -> _; func pickerView(_: _, numberOfRowsInComponent: _) -> _ }
      @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol { func pickerView(_: _, attributedTitleForRow: _, forComponent: _) -> _; func pickerView(_: _, didSelectRow: _, inComponent: _) -> _; func pickerView(_: _, rowHeightForComponent: _) -> _; func pickerView(_: _, titleForRow: _, forComponent: _) -> _; func pickerView(_: _, viewForRow: _, forComponent: _, reusing: _) -> _; func pickerView(_: _, widthForComponent: _) -> _ }
      @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {}
      @MainActor open class UIPointerAccessory: NSObject, NSCopying {}
      public enum UIPointerEffect: Equatable, UIHoverEffect, Sendable {}
      @MainActor open class UIPointerInteraction: NSObject, UIInteraction {}
      @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol { func addAnimations(_: _) -> _; func addCompletion(_: _) -> _ }
      @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol { func pointerInteraction(_: _, regionFor: _, defaultRegion: _) -> _; func pointerInteraction(_: _, styleFor: _) -> _; func pointerInteraction(_: _, willEnter: _, animator: _) -> _; func pointerInteraction(_: _, willExit: _, animator: _) -> _ }
      @MainActor open class UIPointerLockState: NSObject {}
      @MainActor open class UIPointerRegion: NSObject, NSCopying {}
      @MainActor open class UIPointerRegionRequest: NSObject {}
      public enum UIPointerShape {}
      @MainActor open class UIPointerStyle: UIHoverStyle {}
      public struct UIPopoverArrowDirection: OptionSet, Sendable {}
      @MainActor open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {}
      public protocol UIPopoverBackgroundViewMethods {}
      @MainActor open class UIPopoverController: NSObject, UIAppearanceContainer {}
      @MainActor public protocol UIPopoverControllerDelegate: NSObjectProtocol { func popoverController(_: _, willRepositionPopoverTo: _, in: _) -> _; func popoverControllerDidDismissPopover(_: _) -> _; func popoverControllerShouldDismissPopover(_: _) -> _ }
      @MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate { func popoverPresentationController(_: _, willRepositionPopoverTo: _, in: _) -> _; func popoverPresentationControllerDidDismissPopover(_: _) -> _; func popoverPresentationControllerShouldDismissPopover(_: _) -> _; func prepareForPopoverPresentation(_: _) -> _ }
      public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
      open class UIPress: NSObject {}
      @MainActor open class UIPressesEvent: UIEvent {}
      @MainActor open class UIPreviewAction: NSObject, NSCopying, UIPreviewActionItem {}
      @MainActor open class UIPreviewActionGroup: NSObject, NSCopying, UIPreviewActionItem {}
      @MainActor public protocol UIPreviewActionItem: NSObjectProtocol { var title: _ { get } }
      @MainActor open class UIPreviewInteraction: NSObject {}
      @MainActor public protocol UIPreviewInteractionDelegate: NSObjectProtocol { func previewInteraction(_: _, didUpdateCommitTransition: _, ended: _) -> _; func previewInteraction(_: _, didUpdatePreviewTransition: _, ended: _) -> _; func previewInteractionDidCancel(_: _) -> _; func previewInteractionShouldBegin(_: _) -> _ }
      @MainActor open class UIPreviewParameters: NSObject, NSCopying {}
      @MainActor open class UIPreviewTarget: NSObject, NSCopying {}
      public struct UIPrintError: CustomNSError, Hashable, Sendable {}
      @MainActor open class UIPrintFormatter: NSObject, NSCopying {}
      @MainActor open class UIPrintInfo: NSObject, NSCoding, NSCopying {}
      @MainActor open class UIPrintInteractionController: NSObject {}
      @MainActor public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol { func printInteractionController(_: _, chooseCutterBehavior: _) -> _; func printInteractionController(_: _, choosePaper: _) -> _; func printInteractionController(_: _, cutLengthFor: _) -> _; func printInteractionControllerDidDismissPrinterOptions(_: _) -> _; func printInteractionControllerDidFinishJob(_: _) -> _; func printInteractionControllerDidPresentPrinterOptions(_: _) -> _; func printInteractionControllerParentViewController(_: _) -> _; func printInteractionControllerWillDismissPrinterOptions(_: _) -> _; func printInteractionControllerWillPresentPrinterOptions(_: _) -> _; func printInteractionControllerWillStartJob(_: _) -> _ }
      @MainActor open class UIPrintPageRenderer: NSObject {}
      @MainActor open class UIPrintPaper: NSObject {}
      public enum UIPrintRenderingQuality: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UIPrintServiceExtension: NSObject {}
      @MainActor open class UIPrinter: NSObject {}
      @MainActor open class UIPrinterDestination: NSObject, NSSecureCoding {}
      @MainActor open class UIPrinterPickerController: NSObject {}
      @MainActor public protocol UIPrinterPickerControllerDelegate: NSObjectProtocol { func printerPickerController(_: _, shouldShow: _) -> _; func printerPickerControllerDidDismiss(_: _) -> _; func printerPickerControllerDidPresent(_: _) -> _; func printerPickerControllerDidSelectPrinter(_: _) -> _; func printerPickerControllerParentViewController(_: _) -> _; func printerPickerControllerWillDismiss(_: _) -> _; func printerPickerControllerWillPresent(_: _) -> _ }
      @MainActor open class UIPushBehavior: UIDynamicBehavior {}
      public struct UIRectCorner: OptionSet, Sendable {}
      public struct UIRectEdge: OptionSet, Sendable {}
      @MainActor open class UIReferenceLibraryViewController: UIViewController {}
      @MainActor open class UIRegion: NSObject, NSCoding, NSCopying {}
      public struct UIRemoteNotificationType: OptionSet {}
      @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol { func copy(_: _) -> _; func cut(_: _) -> _; func decreaseSize(_: _) -> _; func delete(_: _) -> _; func duplicate(_: _) -> _; func export(_: _) -> _; func find(_: _) -> _; func findAndReplace(_: _) -> _; func findNext(_: _) -> _; func findPrevious(_: _) -> _; func increaseSize(_: _) -> _; func makeTextWritingDirectionLeftToRight(_: _) -> _; func makeTextWritingDirectionRightToLeft(_: _) -> _; func move(_: _) -> _; func paste(_: _) -> _; func pasteAndGo(_: _) -> _; func pasteAndMatchStyle(_: _) -> _; func pasteAndSearch(_: _) -> _; func printContent(_: _) -> _; func rename(_: _) -> _; func select(_: _) -> _; func selectAll(_: _) -> _; func toggleBoldface(_: _) -> _; func toggleItalics(_: _) -> _; func toggleUnderline(_: _) -> _; func updateTextAttributes(conversionHandler: _) -> _; func useSelectionForFind(_: _) -> _ }
      public enum UIReturnKeyType: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {}
      @MainActor open class UISceneActivationConditions: NSObject, NSSecureCoding {}
      public enum UISceneCaptureState: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UISceneConfiguration: NSObject, NSCopying, NSSecureCoding {}
      @MainActor open class UISceneDestructionRequestOptions: NSObject {}
      public struct UISceneError: CustomNSError, Hashable, Sendable {}
      @MainActor open class UISceneSession: NSObject, NSSecureCoding {}
      public struct UISceneSessionActivationRequest: Hashable {}
      @MainActor open class UISceneSizeRestrictions: NSObject {}
      @MainActor open class UISceneWindowingBehaviors: NSObject {}
      @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}
      open class UIScreenMode: NSObject, @unchecked Sendable {}
      @MainActor open class UIScreenshotService: NSObject {}
      @MainActor public protocol UIScreenshotServiceDelegate: NSObjectProtocol { func screenshotServiceGeneratePDFRepresentation(_: _) async -> _ }
      @MainActor open class UIScribbleInteraction: NSObject, UIInteraction {}
      @MainActor public protocol UIScribbleInteractionDelegate: NSObjectProtocol { func scribbleInteraction(_: _, shouldBeginAt: _) -> _; func scribbleInteractionDidFinishWriting(_: _) -> _; func scribbleInteractionShouldDelayFocus(_: _) -> _; func scribbleInteractionWillBeginWriting(_: _) -> _ }
      public enum UIScrollType: Hashable, RawRepresentable, Sendable {}
      public struct UIScrollTypeMask: OptionSet, Sendable {}
      @MainActor public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate { func accessibilityAttributedScrollStatus(for: _) -> _; func accessibilityScrollStatus(for: _) -> _ }
      @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol { func scrollViewDidChangeAdjustedContentInset(_: _) -> _; func scrollViewDidEndDecelerating(_: _) -> _; func scrollViewDidEndDragging(_: _, willDecelerate: _) -> _; func scrollViewDidEndScrollingAnimation(_: _) -> _; func scrollViewDidEndZooming(_: _, with: _, atScale: _) -> _; func scrollViewDidScroll(_: _) -> _; func scrollViewDidScrollToTop(_: _) -> _; func scrollViewDidZoom(_: _) -> _; func scrollViewShouldScrollToTop(_: _) -> _; func scrollViewWillBeginDecelerating(_: _) -> _; func scrollViewWillBeginDragging(_: _) -> _; func scrollViewWillBeginZooming(_: _, with: _) -> _; func scrollViewWillEndDragging(_: _, withVelocity: _, targetContentOffset: _) -> _; func viewForZooming(in: _) -> _ }
      @MainActor public protocol UISearchBarDelegate: UIBarPositioningDelegate { func searchBar(_: _, selectedScopeButtonIndexDidChange: _) -> _; func searchBar(_: _, shouldChangeTextIn: _, replacementText: _) -> _; func searchBar(_: _, textDidChange: _) -> _; func searchBarBookmarkButtonClicked(_: _) -> _; func searchBarCancelButtonClicked(_: _) -> _; func searchBarResultsListButtonClicked(_: _) -> _; func searchBarSearchButtonClicked(_: _) -> _; func searchBarShouldBeginEditing(_: _) -> _; func searchBarShouldEndEditing(_: _) -> _; func searchBarTextDidBeginEditing(_: _) -> _; func searchBarTextDidEndEditing(_: _) -> _ }
      @MainActor open class UISearchContainerViewController: UIViewController {}
      @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol { func didDismissSearchController(_: _) -> _; func didPresentSearchController(_: _) -> _; func presentSearchController(_: _) -> _; func searchController(_: _, didChangeFrom: _) -> _; func searchController(_: _, willChangeTo: _) -> _; func willDismissSearchController(_: _) -> _; func willPresentSearchController(_: _) -> _ }
      @MainActor open class UISearchDisplayController: NSObject {}
      @MainActor public protocol UISearchDisplayDelegate: NSObjectProtocol { func searchDisplayController(_: _, didHideSearchResultsTableView: _) -> _; func searchDisplayController(_: _, didLoadSearchResultsTableView: _) -> _; func searchDisplayController(_: _, didShowSearchResultsTableView: _) -> _; func searchDisplayController(_: _, shouldReloadTableForSearch: _) -> _; func searchDisplayController(_: _, shouldReloadTableForSearchScope: _) -> _; func searchDisplayController(_: _, willHideSearchResultsTableView: _) -> _; func searchDisplayController(_: _, willShowSearchResultsTableView: _) -> _; func searchDisplayController(_: _, willUnloadSearchResultsTableView: _) -> _; func searchDisplayControllerDidBeginSearch(_: _) -> _; func searchDisplayControllerDidEndSearch(_: _) -> _; func searchDisplayControllerWillBeginSearch(_: _) -> _; func searchDisplayControllerWillEndSearch(_: _) -> _ }
      @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol { func updateSearchResults(for: _) -> _; func updateSearchResults(for: _, selecting: _) -> _ }
      @MainActor public protocol UISearchSuggestion: NSObjectProtocol { var iconImage: _ { get }; var localizedAttributedSuggestion: _ { get }; var localizedDescription: _ { get }; var localizedSuggestion: _ { get }; var representedObject: _ { get } }
      @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {}
      @MainActor open class UISearchTextField: UITextField {}
      @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate { func searchTextField(_: _, didSelect: _) -> _; func searchTextField(_: _, itemProviderForCopying: _) -> _ }
      @MainActor public protocol UISearchTextFieldPasteItem: UITextPasteItem { func setSearchTokenResult(_: _) -> _ }
      @MainActor open class UISearchToken: NSObject {}
      @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {}
      public enum UISemanticContentAttribute: Hashable, RawRepresentable, Sendable {}
      public struct UIShape: UIShapeProvider {}
      public protocol UIShapeProvider: Equatable {}
      @MainActor open class UISheetPresentationController: UIPresentationController {}
      @MainActor public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate { func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_: _) -> _ }
      @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol { var containerTraitCollection: _ { get }; var maximumDetentValue: _ { get } }
      @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {}
      @MainActor open class UISnapBehavior: UIDynamicBehavior {}
      @MainActor public protocol UISplitViewControllerDelegate { func primaryViewController(forCollapsing: _) -> _; func primaryViewController(forExpanding: _) -> _; func splitViewController(_: _, collapseSecondary: _, onto: _) -> _; func splitViewController(_: _, displayModeForExpandingToProposedDisplayMode: _) -> _; func splitViewController(_: _, popoverController: _, willPresent: _) -> _; func splitViewController(_: _, separateSecondaryFrom: _) -> _; func splitViewController(_: _, shouldHide: _, in: _) -> _; func splitViewController(_: _, show: _, sender: _) -> _; func splitViewController(_: _, showDetail: _, sender: _) -> _; func splitViewController(_: _, topColumnForCollapsingToProposedTopColumn: _) -> _; func splitViewController(_: _, willChangeTo: _) -> _; func splitViewController(_: _, willHide: _) -> _; func splitViewController(_: _, willHide: _, with: _, for: _) -> _; func splitViewController(_: _, willShow: _) -> _; func splitViewController(_: _, willShow: _, invalidating: _) -> _; func splitViewControllerDidCollapse(_: _) -> _; func splitViewControllerDidExpand(_: _) -> _; func splitViewControllerInteractivePresentationGestureDidEnd(_: _) -> _; func splitViewControllerInteractivePresentationGestureWillBegin(_: _) -> _; func splitViewControllerPreferredInterfaceOrientationForPresentation(_: _) -> _; func splitViewControllerSupportedInterfaceOrientations(_: _) -> _; func targetDisplayModeForAction(in: _) -> _ }
      @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {}
      @MainActor public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol { func interactionDidFinish(_: _) -> _; func shouldAllow(_: _, with: _) -> _ }
      @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol { func location(in: _) -> _; var state: _ { get }; var targetItem: _ { get }; var targetView: _ { get } }
      @MainActor public protocol UISpringLoadedInteractionEffect: NSObjectProtocol { func interaction(_: _, didChangeWith: _) -> _ }
      public enum UISpringLoadedInteractionEffectState: Hashable, RawRepresentable, Sendable {}
      @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol { var isSpringLoaded: _ { get } }
      @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {}
      @MainActor open class UIStandardTextCursorView: UIView, UITextCursorView {}
      @MainActor public protocol UIStateRestoring: NSObjectProtocol { func applicationFinishedRestoringState() -> _; func decodeRestorableState(with: _) -> _; func encodeRestorableState(with: _) -> _; var objectRestorationClass: _ { get }; var restorationParent: _ { get } }
      public enum UIStatusBarAnimation: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UIStatusBarManager: NSObject {}
      public enum UIStatusBarStyle: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UIStepper: UIControl {}
      @MainActor open class UIStoryboard: NSObject {}
      @MainActor open class UIStoryboardPopoverSegue: UIStoryboardSegue {}
      @MainActor open class UIStoryboardSegue: NSObject {}
      @MainActor open class UIStoryboardUnwindSegueSource: NSObject {}
      @MainActor open class UISwipeActionsConfiguration: NSObject {}
      @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {}
      public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void
      @MainActor public struct UISymbolEffectCompletionContext {}
      @MainActor open class UITabBarAppearance: UIBarAppearance {}
      @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol { func tabBarController(_: _, animationControllerForTransitionFrom: _, to: _) -> _; func tabBarController(_: _, didEndCustomizing: _, changed: _) -> _; func tabBarController(_: _, didSelect: _) -> _; func tabBarController(_: _, interactionControllerFor: _) -> _; func tabBarController(_: _, shouldSelect: _) -> _; func tabBarController(_: _, willBeginCustomizing: _) -> _; func tabBarController(_: _, willEndCustomizing: _, changed: _) -> _; func tabBarControllerPreferredInterfaceOrientationForPresentation(_: _) -> _; func tabBarControllerSupportedInterfaceOrientations(_: _) -> _ }
      @MainActor public protocol UITabBarDelegate: NSObjectProtocol { func tabBar(_: _, didBeginCustomizing: _) -> _; func tabBar(_: _, didEndCustomizing: _, changed: _) -> _; func tabBar(_: _, didSelect: _) -> _; func tabBar(_: _, willBeginCustomizing: _) -> _; func tabBar(_: _, willEndCustomizing: _, changed: _) -> _ }
      @MainActor open class UITabBarItemAppearance: NSObject, NSCopying, NSSecureCoding {}
      @MainActor open class UITabBarItemStateAppearance: NSObject {}
      @MainActor public protocol UITableViewDataSource: NSObjectProtocol { func numberOfSections(in: _) -> _; func sectionIndexTitles(for: _) -> _; func tableView(_: _, canEditRowAt: _) -> _; func tableView(_: _, canMoveRowAt: _) -> _; func tableView(_: _, cellForRowAt: _) -> _; func tableView(_: _, commit: _, forRowAt: _) -> _; func tableView(_: _, moveRowAt: _, to: _) -> _; func tableView(_: _, numberOfRowsInSection: _) -> _; func tableView(_: _, sectionForSectionIndexTitle: _, at: _) -> _; func tableView(_: _, titleForFooterInSection: _) -> _; func tableView(_: _, titleForHeaderInSection: _) -> _ }
      @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol { func tableView(_: _, cancelPrefetchingForRowsAt: _) -> _; func tableView(_: _, prefetchRowsAt: _) -> _ }
      @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate { func indexPathForPreferredFocusedView(in: _) -> _; func tableView(_: _, accessoryButtonTappedForRowWith: _) -> _; func tableView(_: _, canFocusRowAt: _) -> _; func tableView(_: _, canPerformAction: _, forRowAt: _, withSender: _) -> _; func tableView(_: _, canPerformPrimaryActionForRowAt: _) -> _; func tableView(_: _, contextMenuConfigurationForRowAt: _, point: _) -> _; func tableView(_: _, didBeginMultipleSelectionInteractionAt: _) -> _; func tableView(_: _, didDeselectRowAt: _) -> _; func tableView(_: _, didEndDisplaying: _, forRowAt: _) -> _; func tableView(_: _, didEndDisplayingFooterView: _, forSection: _) -> _; func tableView(_: _, didEndDisplayingHeaderView: _, forSection: _) -> _; func tableView(_: _, didEndEditingRowAt: _) -> _; func tableView(_: _, didHighlightRowAt: _) -> _; func tableView(_: _, didSelectRowAt: _) -> _; func tableView(_: _, didUnhighlightRowAt: _) -> _; func tableView(_: _, didUpdateFocusIn: _, with: _) -> _; func tableView(_: _, editActionsForRowAt: _) -> _; func tableView(_: _, editingStyleForRowAt: _) -> _; func tableView(_: _, estimatedHeightForFooterInSection: _) -> _; func tableView(_: _, estimatedHeightForHeaderInSection: _) -> _; func tableView(_: _, estimatedHeightForRowAt: _) -> _; func tableView(_: _, heightForFooterInSection: _) -> _; func tableView(_: _, heightForHeaderInSection: _) -> _; func tableView(_: _, heightForRowAt: _) -> _; func tableView(_: _, indentationLevelForRowAt: _) -> _; func tableView(_: _, leadingSwipeActionsConfigurationForRowAt: _) -> _; func tableView(_: _, performAction: _, forRowAt: _, withSender: _) -> _; func tableView(_: _, performPrimaryActionForRowAt: _) -> _; func tableView(_: _, previewForDismissingContextMenuWithConfiguration: _) -> _; func tableView(_: _, previewForHighlightingContextMenuWithConfiguration: _) -> _; func tableView(_: _, selectionFollowsFocusForRowAt: _) -> _; func tableView(_: _, shouldBeginMultipleSelectionInteractionAt: _) -> _; func tableView(_: _, shouldHighlightRowAt: _) -> _; func tableView(_: _, shouldIndentWhileEditingRowAt: _) -> _; func tableView(_: _, shouldShowMenuForRowAt: _) -> _; func tableView(_: _, shouldSpringLoadRowAt: _, with: _) -> _; func tableView(_: _, shouldUpdateFocusIn: _) -> _; func tableView(_: _, targetIndexPathForMoveFromRowAt: _, toProposedIndexPath: _) -> _; func tableView(_: _, titleForDeleteConfirmationButtonForRowAt: _) -> _; func tableView(_: _, trailingSwipeActionsConfigurationForRowAt: _) -> _; func tableView(_: _, viewForFooterInSection: _) -> _; func tableView(_: _, viewForHeaderInSection: _) -> _; func tableView(_: _, willBeginEditingRowAt: _) -> _; func tableView(_: _, willDeselectRowAt: _) -> _; func tableView(_: _, willDisplay: _, forRowAt: _) -> _; func tableView(_: _, willDisplayContextMenu: _, animator: _) -> _; func tableView(_: _, willDisplayFooterView: _, forSection: _) -> _; func tableView(_: _, willDisplayHeaderView: _, forSection: _) -> _; func tableView(_: _, willEndContextMenuInteraction: _, animator: _) -> _; func tableView(_: _, willPerformPreviewActionForMenuWith: _, animator: _) -> _; func tableView(_: _, willSelectRowAt: _) -> _; func tableViewDidEndMultipleSelectionInteraction(_: _) -> _ }
      @MainActor @preconcurrency open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource where SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {}
      @MainActor open class UITableViewDiffableDataSourceReference: NSObject, UITableViewDataSource {}
      public typealias UITableViewDiffableDataSourceReferenceCellProvider = (UITableView, IndexPath, Any) -> UITableViewCell?
      @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol { func tableView(_: _, dragPreviewParametersForRowAt: _) -> _; func tableView(_: _, dragSessionAllowsMoveOperation: _) -> _; func tableView(_: _, dragSessionDidEnd: _) -> _; func tableView(_: _, dragSessionIsRestrictedToDraggingApplication: _) -> _; func tableView(_: _, dragSessionWillBegin: _) -> _; func tableView(_: _, itemsForAddingTo: _, at: _, point: _) -> _; func tableView(_: _, itemsForBeginning: _, at: _) -> _ }
      @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol { func drop(_: _, intoRowAt: _, rect: _) -> _; func drop(_: _, to: _) -> _; func drop(_: _, toRowAt: _) -> _; var destinationIndexPath: _ { get }; var items: _ { get }; var proposal: _ { get }; var session: _ { get } }
      @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol { func tableView(_: _, canHandle: _) -> _; func tableView(_: _, dropPreviewParametersForRowAt: _) -> _; func tableView(_: _, dropSessionDidEnd: _) -> _; func tableView(_: _, dropSessionDidEnter: _) -> _; func tableView(_: _, dropSessionDidExit: _) -> _; func tableView(_: _, dropSessionDidUpdate: _, withDestinationIndexPath: _) -> _; func tableView(_: _, performDropWith: _) -> _ }
      @MainActor public protocol UITableViewDropItem: NSObjectProtocol { var dragItem: _ { get }; var previewSize: _ { get }; var sourceIndexPath: _ { get } }
      @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {}
      @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating { func commitInsertion(dataSourceUpdates: _) -> _; func deletePlaceholder() -> _; var dragItem: _ { get } }
      @MainActor open class UITableViewDropProposal: UIDropProposal {}
      @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {}
      @MainActor open class UITableViewPlaceholder: NSObject {}
      @MainActor open class UITableViewRowAction: NSObject, NSCopying {}
      @MainActor open class UITargetedDragPreview: UITargetedPreview {}
      @MainActor open class UITargetedPreview: NSObject, NSCopying {}
      public enum UITextAlternativeStyle: Hashable, RawRepresentable, Sendable {}
      public typealias UITextAttributesConversionHandler = ([NSAttributedString.Key : Any]) -> [NSAttributedString.Key : Any]
      public enum UITextAutocapitalizationType: Hashable, RawRepresentable, Sendable {}
      public enum UITextAutocorrectionType: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UITextChecker: NSObject {}
      public struct UITextContentType: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UITextCursorDropPositionAnimator: NSObject {}
      @MainActor public protocol UITextCursorView: UICoordinateSpace { func resetBlinkAnimation() -> _; var isBlinking: _ { get } }
      public struct UITextDirection: Hashable, RawRepresentable, Sendable {}
      @MainActor public protocol UITextDocumentProxy: UIKeyInput { func adjustTextPosition(byCharacterOffset: _) -> _; func setMarkedText(_: _, selectedRange: _) -> _; func unmarkText() -> _; var documentContextAfterInput: _ { get }; var documentContextBeforeInput: _ { get }; var documentIdentifier: _ { get }; var documentInputMode: _ { get }; var selectedText: _ { get } }
      @MainActor public protocol UITextDragDelegate: NSObjectProtocol { func textDraggableView(_: _, dragPreviewForLiftingItem: _, session: _) -> _; func textDraggableView(_: _, dragSessionDidEnd: _, with: _) -> _; func textDraggableView(_: _, dragSessionWillBegin: _) -> _; func textDraggableView(_: _, itemsForDrag: _) -> _; func textDraggableView(_: _, willAnimateLiftWith: _, session: _) -> _ }
      public struct UITextDragOptions: OptionSet, Sendable {}
      @MainActor open class UITextDragPreviewRenderer: NSObject {}
      @MainActor public protocol UITextDragRequest: NSObjectProtocol { var dragRange: _ { get }; var dragSession: _ { get }; var existingItems: _ { get }; var isSelected: _ { get }; var suggestedItems: _ { get } }
      @MainActor public protocol UITextDraggable: UITextInput { var isTextDragActive: _ { get }; var textDragDelegate: _ { get }; var textDragInteraction: _ { get }; var textDragOptions: _ { get } }
      @MainActor public protocol UITextDropDelegate: NSObjectProtocol { func textDroppableView(_: _, dropSessionDidEnd: _) -> _; func textDroppableView(_: _, dropSessionDidEnter: _) -> _; func textDroppableView(_: _, dropSessionDidExit: _) -> _; func textDroppableView(_: _, dropSessionDidUpdate: _) -> _; func textDroppableView(_: _, previewForDroppingAllItemsWithDefault: _) -> _; func textDroppableView(_: _, proposalForDrop: _) -> _; func textDroppableView(_: _, willBecomeEditableForDrop: _) -> _; func textDroppableView(_: _, willPerformDrop: _) -> _ }
      public enum UITextDropEditability: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UITextDropProposal: UIDropProposal {}
      @MainActor public protocol UITextDropRequest: NSObjectProtocol { var dropPosition: _ { get }; var dropSession: _ { get }; var isSameView: _ { get }; var suggestedProposal: _ { get } }
      @MainActor public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting { var isTextDropActive: _ { get }; var textDropDelegate: _ { get }; var textDropInteraction: _ { get } }
      @MainActor public protocol UITextFieldDelegate: NSObjectProtocol { func textField(_: _, editMenuForCharactersIn: _, suggestedActions: _) -> _; func textField(_: _, shouldChangeCharactersIn: _, replacementString: _) -> _; func textField(_: _, willDismissEditMenuWith: _) -> _; func textField(_: _, willPresentEditMenuWith: _) -> _; func textFieldDidBeginEditing(_: _) -> _; func textFieldDidChangeSelection(_: _) -> _; func textFieldDidEndEditing(_: _) -> _; func textFieldDidEndEditing(_: _, reason: _) -> _; func textFieldShouldBeginEditing(_: _) -> _; func textFieldShouldClear(_: _) -> _; func textFieldShouldEndEditing(_: _) -> _; func textFieldShouldReturn(_: _) -> _ }
      @MainActor open class UITextFormattingCoordinator: NSObject, UIFontPickerViewControllerDelegate {}
      @MainActor public protocol UITextFormattingCoordinatorDelegate: NSObjectProtocol { func updateTextAttributes(conversionHandler: _) -> _ }
      public enum UITextGranularity: Hashable, RawRepresentable, Sendable {}
      public enum UITextInlinePredictionType: Hashable, RawRepresentable, Sendable {}
      @MainActor public protocol UITextInput: UIKeyInput { func baseWritingDirection(for: _, in: _) -> _; func beginFloatingCursor(at: _) -> _; func caretRect(for: _) -> _; func caretTransform(for: _) -> _; func characterOffset(of: _, within: _) -> _; func characterRange(at: _) -> _; func characterRange(byExtending: _, in: _) -> _; func closestPosition(to: _) -> _; func closestPosition(to: _, within: _) -> _; func compare(_: _, to: _) -> _; func dictationRecognitionFailed() -> _; func dictationRecordingDidEnd() -> _; func editMenu(for: _, suggestedActions: _) -> _; func endFloatingCursor() -> _; func firstRect(for: _) -> _; func frame(forDictationResultPlaceholder: _) -> _; func insertDictationResult(_: _) -> _; func insertText(_: _, alternatives: _, style: _) -> _; func insertTextPlaceholder(with: _) -> _; func offset(from: _, to: _) -> _; func position(from: _, in: _, offset: _) -> _; func position(from: _, offset: _) -> _; func position(within: _, atCharacterOffset: _) -> _; func position(within: _, farthestIn: _) -> _; func remove(_: _) -> _; func removeDictationResultPlaceholder(_: _, willInsertResult: _) -> _; func replace(_: _, withText: _) -> _; func selectionRects(for: _) -> _; func setAttributedMarkedText(_: _, selectedRange: _) -> _; func setBaseWritingDirection(_: _, for: _) -> _; func setMarkedText(_: _, selectedRange: _) -> _; func shouldChangeText(in: _, replacementText: _) -> _; func text(in: _) -> _; func textRange(from: _, to: _) -> _; func textStyling(at: _, in: _) -> _; func unmarkText() -> _; func updateFloatingCursor(at: _) -> _; func willDismissEditMenu(animator: _) -> _; func willPresentEditMenu(animator: _) -> _; var beginningOfDocument: _ { get }; var endOfDocument: _ { get }; var inputDelegate: _ { get }; var insertDictationResultPlaceholder: _ { get }; var markedTextRange: _ { get }; var markedTextStyle: _ { get }; var selectedTextRange: _ { get }; var selectionAffinity: _ { get }; var textInputView: _ { get }; var tokenizer: _ { get } }
      @MainActor open class UITextInputAssistantItem: NSObject {}
      open class UITextInputContext: NSObject {}
      @MainActor public protocol UITextInputDelegate: NSObjectProtocol { func selectionDidChange(_: _) -> _; func selectionWillChange(_: _) -> _; func textDidChange(_: _) -> _; func textWillChange(_: _) -> _ }
      @MainActor open class UITextInputMode: NSObject, NSSecureCoding {}
      @MainActor open class UITextInputPasswordRules: NSObject, NSCopying, NSSecureCoding {}
      @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {}
      @MainActor public protocol UITextInputTokenizer: NSObjectProtocol { func isPosition(_: _, atBoundary: _, inDirection: _) -> _; func isPosition(_: _, withinTextUnit: _, inDirection: _) -> _; func position(from: _, toBoundary: _, inDirection: _) -> _; func rangeEnclosingPosition(_: _, with: _, inDirection: _) -> _ }
      @MainActor public protocol UITextInputTraits: NSObjectProtocol { var autocapitalizationType: _ { get }; var autocorrectionType: _ { get }; var enablesReturnKeyAutomatically: _ { get }; var inlinePredictionType: _ { get }; var isSecureTextEntry: _ { get }; var keyboardAppearance: _ { get }; var keyboardType: _ { get }; var passwordRules: _ { get }; var returnKeyType: _ { get }; var smartDashesType: _ { get }; var smartInsertDeleteType: _ { get }; var smartQuotesType: _ { get }; var spellCheckingType: _ { get }; var textContentType: _ { get } }
      @MainActor open class UITextInteraction: NSObject, UIInteraction {}
      @MainActor public protocol UITextInteractionDelegate: NSObjectProtocol { func interactionDidEnd(_: _) -> _; func interactionShouldBegin(_: _, at: _) -> _; func interactionWillBegin(_: _) -> _ }
      public enum UITextInteractionMode: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UITextItem: NSObject {}
      public enum UITextItemInteraction: Hashable, RawRepresentable {}
      public enum UITextLayoutDirection: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UITextLoupeSession: NSObject {}
      @MainActor public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting { var pasteDelegate: _ { get } }
      @MainActor public protocol UITextPasteDelegate: NSObjectProtocol { func textPasteConfigurationSupporting(_: _, combineItemAttributedStrings: _, for: _) -> _; func textPasteConfigurationSupporting(_: _, performPasteOf: _, to: _) -> _; func textPasteConfigurationSupporting(_: _, shouldAnimatePasteOf: _, to: _) -> _; func textPasteConfigurationSupporting(_: _, transform: _) -> _ }
      @MainActor public protocol UITextPasteItem: NSObjectProtocol { func setDefaultResult() -> _; func setNoResult() -> _; func setResult(attachment: _) -> _; func setResult(attributedString: _) -> _; func setResult(string: _) -> _; var defaultAttributes: _ { get }; var itemProvider: _ { get }; var localObject: _ { get } }
      @MainActor open class UITextPlaceholder: NSObject {}
      @MainActor open class UITextPosition: NSObject {}
      @MainActor open class UITextRange: NSObject {}
      public struct UITextSearchAggregator<DocumentIdentifier> where DocumentIdentifier: Hashable {}
      public enum UITextSearchFoundTextStyle: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UITextSearchOptions: NSObject {}
      public protocol UITextSearching: NSObjectProtocol {}
      @MainActor open class UITextSearchingFindSession: UIFindSession {}
      @MainActor open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {}
      @MainActor public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol { func selectionContainerViewBelowText(for: _) -> _ }
      @MainActor public protocol UITextSelectionHandleView: UICoordinateSpace { func preferredFrame(for: _) -> _; var customShape: _ { get }; var direction: _ { get }; var isVertical: _ { get } }
      @MainActor public protocol UITextSelectionHighlightView: UICoordinateSpace { var selectionRects: _ { get } }
      @MainActor open class UITextSelectionRect: NSObject {}
      public enum UITextSmartDashesType: Hashable, RawRepresentable, Sendable {}
      public enum UITextSmartInsertDeleteType: Hashable, RawRepresentable, Sendable {}
      public enum UITextSmartQuotesType: Hashable, RawRepresentable, Sendable {}
      public enum UITextSpellCheckingType: Hashable, RawRepresentable, Sendable {}
      public enum UITextStorageDirection: Hashable, RawRepresentable, Sendable {}
      @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate { func textView(_: _, editMenuForTextIn: _, suggestedActions: _) -> _; func textView(_: _, menuConfigurationFor: _, defaultMenu: _) -> _; func textView(_: _, primaryActionFor: _, defaultAction: _) -> _; func textView(_: _, shouldChangeTextIn: _, replacementText: _) -> _; func textView(_: _, shouldInteractWith: _, in: _) -> _; func textView(_: _, shouldInteractWith: _, in: _, interaction: _) -> _; func textView(_: _, textItemMenuWillDisplayFor: _, animator: _) -> _; func textView(_: _, textItemMenuWillEndFor: _, animator: _) -> _; func textView(_: _, willDismissEditMenuWith: _) -> _; func textView(_: _, willPresentEditMenuWith: _) -> _; func textViewDidBeginEditing(_: _) -> _; func textViewDidChange(_: _) -> _; func textViewDidChangeSelection(_: _) -> _; func textViewDidEndEditing(_: _) -> _; func textViewShouldBeginEditing(_: _) -> _; func textViewShouldEndEditing(_: _) -> _ }
      public typealias UITextWritingDirection = NSWritingDirection
      @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying { var cubicTimingParameters: _ { get }; var springTimingParameters: _ { get }; var timingCurveType: _ { get } }
      public enum UITimingCurveType: Hashable, RawRepresentable, Sendable {}
      open class UIToolTipConfiguration: NSObject {}
      @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {}
      public protocol UIToolTipInteractionDelegate: NSObjectProtocol {}
      @MainActor open class UIToolbarAppearance: UIBarAppearance {}
      @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
      @MainActor open class UITouch: NSObject {}
      @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}
      public typealias UITrait = any UITraitDefinition.Type
      public struct UITraitAccessibilityContrast: UITraitDefinition {}
      public struct UITraitActiveAppearance: UITraitDefinition {}
      @MainActor public protocol UITraitChangeObservable { func registerForTraitChanges(_: _, action: _) -> _; func registerForTraitChanges(_: _, handler: _) -> _; func registerForTraitChanges(_: _, target: _, action: _) -> _; func unregisterForTraitChanges(_: _) -> _ }
      @MainActor public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}
      open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      public protocol UITraitDefinition {}
      public struct UITraitDisplayGamut: UITraitDefinition {}
      public struct UITraitDisplayScale: UITraitDefinition {}
      @MainActor public protocol UITraitEnvironment: NSObjectProtocol { func traitCollectionDidChange(_: _) -> _; var traitCollection: _ { get } }
      public enum UITraitEnvironmentLayoutDirection: Hashable, RawRepresentable, Sendable {}
      public struct UITraitForceTouchCapability: UITraitDefinition {}
      public struct UITraitHorizontalSizeClass: UITraitDefinition {}
      public struct UITraitImageDynamicRange: UITraitDefinition {}
      public struct UITraitLayoutDirection: UITraitDefinition {}
      public struct UITraitLegibilityWeight: UITraitDefinition {}
      public struct UITraitOverrides: UIMutableTraits {}
      public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
      public struct UITraitSceneCaptureState: UITraitDefinition {}
      public struct UITraitToolbarItemPresentationSize: UITraitDefinition {}
      public struct UITraitTypesettingLanguage: UITraitDefinition {}
      public struct UITraitUserInterfaceIdiom: UITraitDefinition {}
      public struct UITraitUserInterfaceLevel: UITraitDefinition {}
      public struct UITraitUserInterfaceStyle: UITraitDefinition {}
      public struct UITraitVerticalSizeClass: UITraitDefinition {}
      public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {}
      public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {}
      @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol { func restoreUserActivityState(_: _) -> _ }
      public enum UIUserInterfaceActiveAppearance: Hashable, RawRepresentable, Sendable {}
      public enum UIUserInterfaceIdiom: Hashable, RawRepresentable, Sendable {}
      public enum UIUserInterfaceLayoutDirection: Hashable, RawRepresentable, Sendable {}
      public enum UIUserInterfaceLevel: Hashable, RawRepresentable, Sendable {}
      public enum UIUserInterfaceSizeClass: Hashable, RawRepresentable, Sendable {}
      public enum UIUserInterfaceStyle: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UIUserNotificationAction: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {}
      public enum UIUserNotificationActionBehavior: Hashable, RawRepresentable {}
      public enum UIUserNotificationActionContext: Hashable, RawRepresentable {}
      public enum UIUserNotificationActivationMode: Hashable, RawRepresentable {}
      @MainActor open class UIUserNotificationCategory: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {}
      @MainActor open class UIUserNotificationSettings: NSObject {}
      public struct UIUserNotificationType: OptionSet {}
      @MainActor open class UIVibrancyEffect: UIVisualEffect {}
      public enum UIVibrancyEffectStyle: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UIVideoEditorController: UINavigationController {}
      @MainActor public protocol UIVideoEditorControllerDelegate: NSObjectProtocol { func videoEditorController(_: _, didFailWithError: _) -> _; func videoEditorController(_: _, didSaveEditedVideoToPath: _) -> _; func videoEditorControllerDidCancel(_: _) -> _ }
      @MainActor public protocol UIViewAnimating: NSObjectProtocol { func finishAnimation(at: _) -> _; func pauseAnimation() -> _; func startAnimation() -> _; func startAnimation(afterDelay: _) -> _; func stopAnimation(_: _) -> _; var fractionComplete: _ { get }; var isReversed: _ { get }; var isRunning: _ { get }; var state: _ { get } }
      public enum UIViewAnimatingPosition: Hashable, RawRepresentable, Sendable {}
      public enum UIViewAnimatingState: Hashable, RawRepresentable, Sendable {}
      public struct UIViewConfigurationState: Hashable, UIConfigurationState {}
      @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol { func animateTransition(using: _) -> _; func animationEnded(_: _) -> _; func interruptibleAnimator(using: _) -> _; func transitionDuration(using: _) -> _ }
      @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol { func cancelInteractiveTransition() -> _; func completeTransition(_: _) -> _; func finalFrame(for: _) -> _; func finishInteractiveTransition() -> _; func initialFrame(for: _) -> _; func pauseInteractiveTransition() -> _; func updateInteractiveTransition(_: _) -> _; func view(forKey: _) -> _; func viewController(forKey: _) -> _; var containerView: _ { get }; var isAnimated: _ { get }; var isInteractive: _ { get }; var presentationStyle: _ { get }; var targetTransform: _ { get }; var transitionWasCancelled: _ { get } }
      @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol { func startInteractiveTransition(_: _) -> _; var completionCurve: _ { get }; var completionSpeed: _ { get }; var wantsInteractiveStart: _ { get } }
      @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol { var delegate: _ { get }; var previewingGestureRecognizerForFailureRelationship: _ { get }; var sourceRect: _ { get }; var sourceView: _ { get } }
      @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol { func previewingContext(_: _, commit: _) -> _; func previewingContext(_: _, viewControllerForLocation: _) -> _ }
      @MainActor public protocol UIViewControllerRestoration { static func viewController(withRestorationIdentifierPath: _, coder: _) -> _ }
      @MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext { func animate(alongsideTransition: _, completion: _) -> _; func animateAlongsideTransition(in: _, animation: _, completion: _) -> _; func notifyWhenInteractionChanges(_: _) -> _; func notifyWhenInteractionEnds(_: _) -> _ }
      @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol { func view(forKey: _) -> _; func viewController(forKey: _) -> _; var completionCurve: _ { get }; var completionVelocity: _ { get }; var containerView: _ { get }; var initiallyInteractive: _ { get }; var isAnimated: _ { get }; var isCancelled: _ { get }; var isInteractive: _ { get }; var isInterruptible: _ { get }; var percentComplete: _ { get }; var presentationStyle: _ { get }; var targetTransform: _ { get }; var transitionDuration: _ { get } }
      @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol { func animationController(forDismissed: _) -> _; func animationController(forPresented: _, presenting: _, source: _) -> _; func interactionControllerForDismissal(using: _) -> _; func interactionControllerForPresentation(using: _) -> _; func presentationController(forPresented: _, presenting: _, source: _) -> _ }
      @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating { func addAnimations(_: _) -> _; func addAnimations(_: _, delayFactor: _) -> _; func addCompletion() async -> _; func continueAnimation(withTimingParameters: _, durationFactor: _) -> _ }
      public protocol UIViewInvalidating {}
      @MainActor open class UIViewPrintFormatter: UIPrintFormatter {}
      @MainActor open class UIViewPropertyAnimator: NSObject, NSCopying, UIViewImplicitlyAnimating {}
      @MainActor open class UIVisualEffect: NSObject, NSCopying, NSSecureCoding {}
      @MainActor open class UIWebView: UIView, UIScrollViewDelegate {}
      @MainActor public protocol UIWebViewDelegate: NSObjectProtocol { func webView(_: _, didFailLoadWithError: _) -> _; func webView(_: _, shouldStartLoadWith: _, navigationType: _) -> _; func webViewDidFinishLoad(_: _) -> _; func webViewDidStartLoad(_: _) -> _ }
      @MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {}
      @MainActor open class UIWindowSceneDragInteraction: NSObject, UIInteraction {}
      public protocol UIWindowScenePlacement: Hashable {}
      public struct UIWindowSceneProminentPlacement: UIWindowScenePlacement {}
      public struct UIWindowSceneStandardPlacement: UIWindowScenePlacement {}
      extension AttributeScopes {
        public struct UIKitAttributes: AttributeScope {}
      }
      extension AttributeScopes.UIKitAttributes {
        public enum AttachmentAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
        public enum BackgroundColorAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
        public enum BaselineOffsetAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
        public enum ExpansionAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
        public enum FontAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
        public enum ForegroundColorAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
        public enum KernAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
        public enum LigatureAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
        public enum ObliquenessAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
        public enum ParagraphStyleAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
        public enum ShadowAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
        public enum StrikethroughColorAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
        public enum StrikethroughStyleAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey, ObjectiveCConvertibleAttributedStringKey {}
        public enum StrokeColorAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
        public enum StrokeWidthAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
        public enum TextEffectAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
        public enum TextItemTagAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
        public enum TrackingAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
        public enum UnderlineColorAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey {}
        public enum UnderlineStyleAttribute: DecodableAttributedStringKey, EncodableAttributedStringKey, ObjectiveCConvertibleAttributedStringKey {}
      }
      extension NSItemProvider {
        public enum PreferredPresentationStyle: Hashable, RawRepresentable, Sendable {}
      }
      extension NSLayoutConstraint {
        public enum Attribute: Hashable, RawRepresentable, Sendable {}
        public enum Axis: Hashable, RawRepresentable, Sendable {}
        public struct FormatOptions: OptionSet, Sendable {}
        public enum Relation: Hashable, RawRepresentable, Sendable {}
      }
      extension NSLayoutManager {
        public struct ControlCharacterAction: OptionSet, Sendable {}
        public struct GlyphProperty: OptionSet, Sendable {}
        public enum TextLayoutOrientation: Hashable, RawRepresentable, Sendable {}
      }
      extension NSParagraphStyle {
        public struct LineBreakStrategy: OptionSet, Sendable {}
      }
      extension NSTextContentManager {
        public struct EnumerationOptions: OptionSet, Sendable {}
      }
      extension NSTextLayoutFragment {
        public struct EnumerationOptions: OptionSet, Sendable {}
        public enum State: Hashable, RawRepresentable, Sendable {}
      }
      extension NSTextLayoutManager {
        public struct SegmentOptions: OptionSet, Sendable {}
        public enum SegmentType: Hashable, RawRepresentable, Sendable {}
      }
      extension NSTextList {
        public struct MarkerFormat: Hashable, RawRepresentable, Sendable {}
        public struct Options: OptionSet, Sendable {}
      }
      extension NSTextSelection {
        public enum Affinity: Hashable, RawRepresentable, Sendable {}
        public enum Granularity: Hashable, RawRepresentable, Sendable {}
      }
      extension NSTextSelectionNavigation {
        public enum Destination: Hashable, RawRepresentable, Sendable {}
        public enum Direction: Hashable, RawRepresentable, Sendable {}
        public enum LayoutOrientation: Hashable, RawRepresentable, Sendable {}
        public struct Modifier: OptionSet, Sendable {}
        public enum WritingDirection: Hashable, RawRepresentable, Sendable {}
      }
      extension NSTextStorage {
        public struct EditActions: OptionSet, Sendable {}
      }
      extension NSTextTab {
        public struct OptionKey: Hashable, RawRepresentable, Sendable {}
      }
      extension UIAccessibility {
        public struct AssistiveTechnologyIdentifier: Hashable, RawRepresentable, Sendable {}
        public struct DirectTouchOptions: OptionSet, Sendable {}
        public struct GuidedAccessError: CustomNSError, Hashable, Sendable {}
        public enum GuidedAccessRestrictionState: Hashable, RawRepresentable, Sendable {}
        public struct HearingDeviceEar: OptionSet, Sendable {}
        public struct Notification: Hashable, RawRepresentable, Sendable {}
        public enum ZoomType: Hashable, RawRepresentable, Sendable {}
      }
      extension UIAccessibility.GuidedAccessError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension UIAccessibilityCustomAction {
        public typealias Handler = (UIAccessibilityCustomAction) -> Bool
      }
      extension UIAccessibilityCustomRotor {
        public enum Direction: Hashable, RawRepresentable, Sendable {}
        public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
        public enum SystemRotorType: Hashable, RawRepresentable, Sendable {}
      }
      extension UIAction {
        public struct Identifier: Hashable, RawRepresentable, Sendable {}
      }
      extension UIActivity {
        public struct ActivityType: Hashable, RawRepresentable, Sendable {}
        public enum Category: Hashable, RawRepresentable, Sendable {}
      }
      extension UIActivityIndicatorView {
        public enum Style: Hashable, RawRepresentable, Sendable {}
      }
      extension UIActivityViewController {
        public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
        public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
      }
      extension UIAlertAction {
        public enum Style: Hashable, RawRepresentable, Sendable {}
      }
      extension UIAlertController {
        public enum Style: Hashable, RawRepresentable, Sendable {}
      }
      extension UIApplication {
        public struct ExtensionPointIdentifier: Hashable, RawRepresentable, Sendable {}
        public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {}
        public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {}
        public enum State: Hashable, RawRepresentable, Sendable {}
      }
      extension UIApplicationShortcutIcon {
        public enum IconType: Hashable, RawRepresentable, Sendable {}
      }
      extension UIAttachmentBehavior {
        public enum AttachmentType: Hashable, RawRepresentable, Sendable {}
      }
      extension UIBandSelectionInteraction {
        public enum State: Hashable, RawRepresentable, Sendable {}
      }
      extension UIBarButtonItem {
        public enum Style: Hashable, RawRepresentable, Sendable {}
        public enum SystemItem: Hashable, RawRepresentable, Sendable {}
      }
      extension UIBlurEffect {
        public enum Style: Hashable, RawRepresentable, Sendable {}
      }
      extension UIButton {
        public enum ButtonType: Hashable, RawRepresentable, Sendable {}
        public struct Configuration: Hashable {}
        public typealias ConfigurationUpdateHandler = (UIButton) -> Void
        public enum Role: Hashable, RawRepresentable, Sendable {}
      }
      extension UIButton.Configuration {
        public enum CornerStyle: Hashable {}
        public enum Indicator: Hashable {}
        public enum MacIdiomStyle: Hashable {}
        public enum Size: Hashable {}
        public enum TitleAlignment: Hashable {}
      }
      extension UICalendarView {
        @MainActor open class Decoration: NSObject {}
        public enum DecorationSize: Hashable, RawRepresentable, Sendable {}
      }
      extension UICellAccessory {
        public enum AccessoryType: Hashable {}
        public struct CheckmarkOptions {}
        public struct CustomViewConfiguration {}
        public struct DeleteOptions {}
        public struct DetailOptions {}
        public struct DisclosureIndicatorOptions {}
        public enum DisplayedState: Hashable {}
        public struct InsertOptions {}
        public struct LabelOptions {}
        public enum LayoutDimension {}
        public struct MultiselectOptions {}
        public struct OutlineDisclosureOptions {}
        public enum Placement {}
        public struct PopUpMenuOptions {}
        public struct ReorderOptions {}
      }
      extension UICellAccessory.OutlineDisclosureOptions {
        public enum Style: Hashable {}
      }
      extension UICellConfigurationState {
        public enum DragState: Hashable {}
        public enum DropState: Hashable {}
      }
      extension UICloudSharingController {
        public struct PermissionOptions: OptionSet, Sendable {}
      }
      extension UICollectionLayoutListConfiguration {
        public enum Appearance: Hashable {}
        public enum FooterMode: Hashable {}
        public enum HeaderMode: Hashable {}
      }
      extension UICollectionLayoutSectionOrthogonalScrollingProperties {
        public enum Bounce: Hashable, RawRepresentable, Sendable {}
        public struct DecelerationRate: Hashable, RawRepresentable, Sendable {}
      }
      extension UICollectionView {
        public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {}
        public enum ElementCategory: Hashable, RawRepresentable, Sendable {}
        public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void
        public enum ReorderingCadence: Hashable, RawRepresentable, Sendable {}
        public enum ScrollDirection: Hashable, RawRepresentable, Sendable {}
        public struct ScrollPosition: OptionSet, Sendable {}
        public enum SelfSizingInvalidation: Hashable, RawRepresentable, Sendable {}
        public struct SupplementaryRegistration<Supplementary> where Supplementary: UICollectionReusableView {}
      }
      extension UICollectionViewCell {
        public enum DragState: Hashable, RawRepresentable, Sendable {}
      }
      extension UICollectionViewDiffableDataSource {
        public struct ReorderingHandlers {}
        @preconcurrency public struct SectionSnapshotHandlers<ItemIdentifierType> where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {}
      }
      extension UICollectionViewDropProposal {
        public enum Intent: Hashable, RawRepresentable, Sendable {}
      }
      extension UICollectionViewFlowLayout {
        public enum SectionInsetReference: Hashable, RawRepresentable, Sendable {}
      }
      extension UICollectionViewUpdateItem {
        public enum Action: Hashable, RawRepresentable, Sendable {}
      }
      extension UICollisionBehavior {
        public struct Mode: OptionSet, Sendable {}
      }
      extension UIContentUnavailableConfiguration {
        public enum Alignment: Hashable {}
        public struct ButtonProperties: Hashable {}
        public struct ImageProperties: Hashable {}
        public struct TextProperties: Hashable {}
      }
      extension UIContextMenuConfiguration {
        public enum ElementOrder: Hashable, RawRepresentable, Sendable {}
      }
      extension UIContextMenuInteraction {
        public enum appearance: Hashable, RawRepresentable, Sendable {}
      }
      extension UIContextualAction {
        public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
        public enum Style: Hashable, RawRepresentable, Sendable {}
      }
      extension UIControl {
        public enum ContentHorizontalAlignment: Hashable, RawRepresentable, Sendable {}
        public enum ContentVerticalAlignment: Hashable, RawRepresentable, Sendable {}
        public struct Event: OptionSet, Sendable {}
        public struct State: OptionSet, Sendable {}
      }
      extension UIDatePicker {
        public enum Mode: Hashable, RawRepresentable, Sendable {}
      }
      extension UIDevice {
        public enum BatteryState: Hashable, RawRepresentable, Sendable {}
      }
      extension UIDocument {
        public enum ChangeKind: Hashable, RawRepresentable, Sendable {}
        public enum SaveOperation: Hashable, RawRepresentable, Sendable {}
        public struct State: OptionSet, Sendable {}
      }
      extension UIDocumentBrowserAction {
        public struct Availability: OptionSet, Sendable {}
      }
      extension UIDocumentBrowserError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension UIDocumentBrowserViewController {
        public enum BrowserUserInterfaceStyle: Hashable, RawRepresentable, Sendable {}
        public enum ImportMode: Hashable, RawRepresentable, Sendable {}
      }
      extension UIEvent {
        public struct ButtonMask: OptionSet, Sendable {}
        public enum EventSubtype: Hashable, RawRepresentable, Sendable {}
        public enum EventType: Hashable, RawRepresentable, Sendable {}
      }
      extension UIFindSession {
        public enum SearchResultDisplayStyle: Hashable, RawRepresentable, Sendable {}
      }
      extension UIFocusHaloEffect {
        public enum Position: Hashable, RawRepresentable, Sendable {}
      }
      extension UIFont {
        public struct TextStyle: Hashable, RawRepresentable, Sendable {}
        public struct Weight: Comparable, Hashable, RawRepresentable, Sendable {}
        public struct Width: Comparable, Hashable, RawRepresentable, Sendable {}
      }
      extension UIFontDescriptor {
        public struct AttributeName: Hashable, RawRepresentable, Sendable {}
        public struct FeatureKey: Hashable, RawRepresentable, Sendable {}
        public struct SymbolicTraits: OptionSet, Sendable {}
        public struct SystemDesign: Hashable, RawRepresentable, Sendable {}
        public struct TraitKey: Hashable, RawRepresentable, Sendable {}
      }
      extension UIFontPickerViewController {
        @MainActor open class Configuration: NSObject, NSCopying {}
      }
      extension UIGestureRecognizer {
        public enum State: Hashable, RawRepresentable, Sendable {}
      }
      extension UIGraphicsImageRenderer {
        public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void
      }
      extension UIGraphicsImageRendererFormat {
        public enum Range: Hashable, RawRepresentable, Sendable {}
      }
      extension UIGraphicsPDFRenderer {
        public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void
      }
      extension UIImage {
        open class Configuration: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
        public enum DynamicRange: Hashable, RawRepresentable, Sendable {}
        public enum Orientation: Hashable, RawRepresentable, Sendable {}
        public enum RenderingMode: Hashable, RawRepresentable, Sendable {}
        public enum ResizingMode: Hashable, RawRepresentable, Sendable {}
        open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {}
        public enum SymbolScale: Hashable, RawRepresentable, Sendable {}
        public enum SymbolWeight: Hashable, RawRepresentable, Sendable {}
      }
      extension UIImagePickerController {
        public enum CameraCaptureMode: Hashable, RawRepresentable, Sendable {}
        public enum CameraDevice: Hashable, RawRepresentable, Sendable {}
        public enum CameraFlashMode: Hashable, RawRepresentable, Sendable {}
        public enum ImageURLExportPreset: Hashable, RawRepresentable, Sendable {}
        public struct InfoKey: Hashable, RawRepresentable, Sendable {}
        public enum QualityType: Hashable, RawRepresentable, Sendable {}
        public enum SourceType: Hashable, RawRepresentable, Sendable {}
      }
      extension UIImageReader {
        public struct Configuration: Equatable {}
      }
      extension UIImpactFeedbackGenerator {
        public enum FeedbackStyle: Hashable, RawRepresentable, Sendable {}
      }
      extension UIInputView {
        public enum Style: Hashable, RawRepresentable, Sendable {}
      }
      extension UIInterpolatingMotionEffect {
        public enum EffectType: Hashable, RawRepresentable, Sendable {}
      }
      extension UIListContentConfiguration {
        public struct ImageProperties: Hashable {}
        public struct TextProperties: Hashable {}
      }
      extension UIListContentConfiguration.TextProperties {
        public enum TextAlignment: Hashable {}
        public enum TextTransform: Hashable {}
      }
      extension UIListSeparatorConfiguration {
        public enum Visibility: Hashable {}
      }
      extension UIMenu {
        public enum ElementSize: Hashable, RawRepresentable, Sendable {}
        public struct Identifier: Hashable, RawRepresentable, Sendable {}
        public struct Options: OptionSet, Sendable {}
      }
      extension UIMenuController {
        public enum ArrowDirection: Hashable, RawRepresentable {}
      }
      extension UIMenuElement {
        public struct Attributes: OptionSet, Sendable {}
        public enum State: Hashable, RawRepresentable, Sendable {}
      }
      extension UINavigationBar {
        public enum NSToolbarSection: Hashable, RawRepresentable, Sendable {}
      }
      extension UINavigationController {
        public enum Operation: Hashable, RawRepresentable, Sendable {}
      }
      extension UINavigationItem {
        public enum BackButtonDisplayMode: Hashable, RawRepresentable, Sendable {}
        public enum ItemStyle: Hashable, RawRepresentable, Sendable {}
        public enum LargeTitleDisplayMode: Hashable, RawRepresentable, Sendable {}
        public enum SearchBarPlacement: Hashable, RawRepresentable, Sendable {}
      }
      extension UINib {
        public struct OptionsKey: Hashable, RawRepresentable, Sendable {}
      }
      extension UINotificationFeedbackGenerator {
        public enum FeedbackType: Hashable, RawRepresentable, Sendable {}
      }
      extension UIPageControl {
        public enum BackgroundStyle: Hashable, RawRepresentable, Sendable {}
        public enum Direction: Hashable, RawRepresentable, Sendable {}
        public enum InteractionState: Hashable, RawRepresentable, Sendable {}
      }
      extension UIPageViewController {
        public enum NavigationDirection: Hashable, RawRepresentable, Sendable {}
        public enum NavigationOrientation: Hashable, RawRepresentable, Sendable {}
        public struct OptionsKey: Hashable, RawRepresentable, Sendable {}
        public enum SpineLocation: Hashable, RawRepresentable, Sendable {}
        public enum TransitionStyle: Hashable, RawRepresentable, Sendable {}
      }
      extension UIPasteControl {
        @MainActor open class Configuration: NSObject, NSSecureCoding {}
        public enum DisplayMode: Hashable, RawRepresentable, Sendable {}
      }
      extension UIPasteboard {
        public struct DetectedValues {}
        public struct DetectionPattern: Hashable, RawRepresentable, Sendable {}
        public struct Name: Hashable, RawRepresentable, Sendable {}
        public struct OptionsKey: Hashable, RawRepresentable, Sendable {}
      }
      extension UIPointerAccessory {
        public struct Position: Sendable {}
      }
      extension UIPointerEffect {
        public enum TintMode: Hashable, Sendable {}
      }
      extension UIPress {
        public enum Phase: Hashable, RawRepresentable, Sendable {}
        public enum PressType: Hashable, RawRepresentable, Sendable {}
      }
      extension UIPreviewAction {
        public enum Style: Hashable, RawRepresentable {}
      }
      extension UIPrintError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension UIPrintInfo {
        public enum Duplex: Hashable, RawRepresentable, Sendable {}
        public enum Orientation: Hashable, RawRepresentable, Sendable {}
        public enum OutputType: Hashable, RawRepresentable, Sendable {}
      }
      extension UIPrintInteractionController {
        public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
      }
      extension UIPrinter {
        public enum CutterBehavior: Hashable, RawRepresentable, Sendable {}
        public struct JobTypes: OptionSet, Sendable {}
      }
      extension UIPrinterPickerController {
        public typealias CompletionHandler = (UIPrinterPickerController, Bool, (any Error)?) -> Void
      }
      extension UIProgressView {
        public enum Style: Hashable, RawRepresentable, Sendable {}
      }
      extension UIPushBehavior {
        public enum Mode: Hashable, RawRepresentable, Sendable {}
      }
      extension UIScene {
        @MainActor open class ActivationRequestOptions: NSObject {}
        public enum ActivationState: Hashable, RawRepresentable, Sendable {}
        @MainActor open class ConnectionOptions: NSObject {}
        @MainActor open class OpenExternalURLOptions: NSObject {}
        @MainActor open class OpenURLOptions: NSObject {}
      }
      extension UISceneError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension UISceneSession {
        public struct Role: Hashable, RawRepresentable, Sendable {}
      }
      extension UIScreen {
        public enum OverscanCompensation: Hashable, RawRepresentable, Sendable {}
        public enum ReferenceDisplayModeStatus: Hashable, RawRepresentable, Sendable {}
      }
      extension UIScrollView {
        public enum ContentInsetAdjustmentBehavior: Hashable, RawRepresentable, Sendable {}
        public struct DecelerationRate: Hashable, RawRepresentable, Sendable {}
        public enum IndexDisplayMode: Hashable, RawRepresentable, Sendable {}
        public enum IndicatorStyle: Hashable, RawRepresentable, Sendable {}
        public enum KeyboardDismissMode: Hashable, RawRepresentable, Sendable {}
      }
      extension UISearchBar {
        public enum Icon: Hashable, RawRepresentable, Sendable {}
        public enum Style: Hashable, RawRepresentable, Sendable {}
      }
      extension UISearchController {
        public enum ScopeBarActivation: Hashable, RawRepresentable, Sendable {}
      }
      extension UISegmentedControl {
        public enum Segment: Hashable, RawRepresentable, Sendable {}
      }
      extension UIShape {
        public struct ResolutionContext {}
        public struct Resolved: Equatable {}
      }
      extension UISheetPresentationController {
        @MainActor open class Detent: NSObject {}
      }
      extension UISheetPresentationController.Detent {
        public struct Identifier: Hashable, RawRepresentable, Sendable {}
      }
      extension UISplitViewController {
        public enum BackgroundStyle: Hashable, RawRepresentable, Sendable {}
        public enum Column: Hashable, RawRepresentable, Sendable {}
        public enum DisplayMode: Hashable, RawRepresentable, Sendable {}
        public enum DisplayModeButtonVisibility: Hashable, RawRepresentable, Sendable {}
        public enum PrimaryEdge: Hashable, RawRepresentable, Sendable {}
        public enum SplitBehavior: Hashable, RawRepresentable, Sendable {}
        public enum Style: Hashable, RawRepresentable, Sendable {}
      }
      extension UIStackView {
        public enum Alignment: Hashable, RawRepresentable, Sendable {}
        public enum Distribution: Hashable, RawRepresentable, Sendable {}
      }
      extension UISwipeGestureRecognizer {
        public struct Direction: OptionSet, Sendable {}
      }
      extension UISwitch {
        public enum Style: Hashable, RawRepresentable, Sendable {}
      }
      extension UITabBar {
        public enum ItemPositioning: Hashable, RawRepresentable, Sendable {}
      }
      extension UITabBarItem {
        public enum SystemItem: Hashable, RawRepresentable, Sendable {}
      }
      extension UITabBarItemAppearance {
        public enum Style: Hashable, RawRepresentable, Sendable {}
      }
      extension UITableView {
        public enum RowAnimation: Hashable, RawRepresentable, Sendable {}
        public enum ScrollPosition: Hashable, RawRepresentable, Sendable {}
        public enum SelfSizingInvalidation: Hashable, RawRepresentable, Sendable {}
        public enum SeparatorInsetReference: Hashable, RawRepresentable, Sendable {}
        public enum Style: Hashable, RawRepresentable, Sendable {}
      }
      extension UITableViewCell {
        public enum AccessoryType: Hashable, RawRepresentable, Sendable {}
        public enum CellStyle: Hashable, RawRepresentable, Sendable {}
        public enum DragState: Hashable, RawRepresentable, Sendable {}
        public enum EditingStyle: Hashable, RawRepresentable, Sendable {}
        public enum FocusStyle: Hashable, RawRepresentable, Sendable {}
        public enum SelectionStyle: Hashable, RawRepresentable, Sendable {}
        public enum SeparatorStyle: Hashable, RawRepresentable, Sendable {}
        public struct StateMask: OptionSet, Sendable {}
      }
      extension UITableViewDropProposal {
        public enum Intent: Hashable, RawRepresentable, Sendable {}
      }
      extension UITableViewRowAction {
        public enum Style: Hashable, RawRepresentable {}
      }
      extension UITextDropProposal {
        public enum Action: Hashable, RawRepresentable, Sendable {}
        public enum Performer: Hashable, RawRepresentable, Sendable {}
        public enum ProgressMode: Hashable, RawRepresentable, Sendable {}
      }
      extension UITextField {
        public enum BorderStyle: Hashable, RawRepresentable, Sendable {}
        public enum DidEndEditingReason: Hashable, RawRepresentable, Sendable {}
        public enum ViewMode: Hashable, RawRepresentable, Sendable {}
      }
      extension UITextItem {
        public enum Content {}
        @MainActor open class MenuConfiguration: NSObject {}
      }
      extension UITextItem.MenuConfiguration {
        public enum Preview {}
      }
      extension UITextSearchOptions {
        public enum WordMatchMethod: Hashable, RawRepresentable, Sendable {}
      }
      extension UITextView {
        public enum BorderStyle: Hashable, RawRepresentable, Sendable {}
      }
      extension UITouch {
        public enum Phase: Hashable, RawRepresentable, Sendable {}
        public struct Properties: OptionSet, Sendable {}
        public enum TouchType: Hashable, RawRepresentable, Sendable {}
      }
      extension UIView {
        public enum AnimationCurve: Hashable, RawRepresentable, Sendable {}
        public struct AnimationOptions: OptionSet, Sendable {}
        public enum AnimationTransition: Hashable, RawRepresentable, Sendable {}
        public struct AutoresizingMask: OptionSet, Sendable {}
        public enum ContentMode: Hashable, RawRepresentable, Sendable {}
        public struct Invalidating<Value, InvalidationType> where Value: Equatable, InvalidationType: UIViewInvalidating {}
        public enum Invalidations {}
        public struct KeyframeAnimationOptions: OptionSet, Sendable {}
        public enum SystemAnimation: Hashable, RawRepresentable, Sendable {}
        public enum TintAdjustmentMode: Hashable, RawRepresentable, Sendable {}
      }
      extension UIView.Invalidations {
        public struct Configuration: UIViewInvalidating {}
        public struct Constraints: UIViewInvalidating {}
        public struct Display: UIViewInvalidating {}
        public struct IntrinsicContentSize: UIViewInvalidating {}
        public struct Layout: UIViewInvalidating {}
        public struct Tuple<Invalidation1, Invalidation2>: UIViewInvalidating where Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating {}
      }
      extension UIViewController {
        public struct ViewLoading<Value> {}
      }
      extension UIWebView {
        public enum NavigationType: Hashable, RawRepresentable {}
        public enum PaginationBreakingMode: Hashable, RawRepresentable {}
        public enum PaginationMode: Hashable, RawRepresentable {}
      }
      extension UIWindow {
        public struct Level: Comparable, Hashable, RawRepresentable, Sendable {}
      }
      extension UIWindowScene {
        @MainActor open class ActivationAction: UIAction {}
        open class ActivationConfiguration: NSObject {}
        @MainActor open class ActivationInteraction: NSObject, UIInteraction {}
        @MainActor open class ActivationRequestOptions: UIScene.ActivationRequestOptions {}
        public enum DismissalAnimation: Hashable, RawRepresentable, Sendable {}
        open class Geometry: NSObject, NSCopying {}
        open class GeometryPreferences: NSObject {}
        public enum PresentationStyle: Hashable, RawRepresentable, Sendable {}
      }
      extension UIWindowScene.ActivationAction {
        public typealias ConfigurationProvider = (UIWindowScene.ActivationAction) -> UIWindowScene.ActivationConfiguration?
      }
      extension UIWindowScene.ActivationInteraction {
        public typealias ConfigurationProvider = (UIWindowScene.ActivationInteraction, CGPoint) -> UIWindowScene.ActivationConfiguration?
      }
      extension UIWindowScene.GeometryPreferences {
        open class Mac: UIWindowScene.GeometryPreferences {}
        open class iOS: UIWindowScene.GeometryPreferences {}
      }
      extension UIActivityItemProvider: UIActivityItemSource {}
      @available(*, unavailable) extension UIHoverStyle: @unchecked Sendable {}
      @available(*, unavailable) extension UIPointerStyle: @unchecked Sendable {}
      extension UIAction: UIMenuLeaf {}
      extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
      extension UIBarItem: UIAccessibilityIdentification {}
      extension UIBarItem: UIAppearance {}
      extension UICollectionViewController: UICollectionViewDataSource {}
      extension UICollectionViewController: UICollectionViewDelegate {}
      extension UIControl: UIContextMenuInteractionDelegate {}
      extension UIImage: UIAccessibilityIdentification {}
      extension UILabel: UIContentSizeCategoryAdjusting {}
      extension UIMenuElement: UIAccessibilityIdentification {}
      extension UIPresentationController: UIContentContainer {}
      extension UIPresentationController: UIFocusEnvironment {}
      extension UIPresentationController: UITraitChangeObservable {}
      extension UIPresentationController: UITraitEnvironment {}
      extension UIResponder: UIPasteConfigurationSupporting {}
      extension UIResponder: UIResponderStandardEditActions {}
      extension UIScreen: UITraitEnvironment {}
      extension UIScrollView: UIFocusItemScrollableContainer {}
      extension UISearchBar: UITextInputTraits {}
      extension UISearchController: UIViewControllerAnimatedTransitioning {}
      extension UISearchController: UIViewControllerTransitioningDelegate {}
      extension UITabBarController: UITabBarDelegate {}
      extension UITabBarItem: UIPopoverPresentationControllerSourceItem {}
      extension UITableViewCell: UIGestureRecognizerDelegate {}
      extension UITableViewController: UITableViewDataSource {}
      extension UITableViewController: UITableViewDelegate {}
      extension UITextField: UIContentSizeCategoryAdjusting {}
      extension UITextField: UITextDraggable {}
      extension UITextView: UIContentSizeCategoryAdjusting {}
      extension UITextView: UIFindInteractionDelegate {}
      extension UITextView: UITextDraggable {}
      extension UIView: UIAccessibilityIdentification {}
      extension UIView: UIAppearance {}
      extension UIView: UICoordinateSpace {}
      extension UIView: UIDynamicItem {}
      extension UIView: UIFocusItem {}
      extension UIView: UIFocusItemContainer {}
      extension UIView: UIPopoverPresentationControllerSourceItem {}
      extension UIView: UITraitChangeObservable {}
      extension UIView: UITraitEnvironment {}
      extension UIViewController: UIContentContainer {}
      extension UIViewController: UIFocusEnvironment {}
      extension UIViewController: UITraitChangeObservable {}
      extension UIViewController: UITraitEnvironment {}
      extension UIWindowScene: UITraitChangeObservable {}
      extension UIWindowScene: UITraitEnvironment {}
      func UIApplicationMain(_: Int32, _: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _: String?, _: String?) -> Int32
      func UIApplicationMain(_: Int32, _: UnsafeMutablePointer<UnsafeMutablePointer<Int8>>!, _: String?, _: String?) -> Int32
      func UIGraphicsBeginImageContext(_: CGSize)
      func UIGraphicsBeginImageContextWithOptions(_: CGSize, _: Bool, _: CGFloat)
      func UIGraphicsEndImageContext()
      func UIGraphicsGetCurrentContext() -> CGContext?
      func UIGraphicsGetImageFromCurrentImageContext() -> UIImage?
      func UIGraphicsPopContext()
      func UIGraphicsPushContext(_: CGContext)
      func UIImageWriteToSavedPhotosAlbum(_: UIImage, _: Any?, _: Selector?, _: UnsafeMutableRawPointer?)
      func UIRectFill(_: CGRect)
      """#,
    closureFunctions: #"""
      extension NSCollectionLayoutGroup { static func custom(itemProvider: () -> _) -> _ }
      extension UIAction { init(handler: () -> _) }
      extension UIAlertAction { init(handler: () -> _) }
      extension UIAlertController { func addTextField(configurationHandler: () -> _) -> _ }
      extension UIApplication { func activateSceneSession(errorHandler: () -> _) -> _; func requestSceneSessionActivation(errorHandler: () -> _) -> _; func requestSceneSessionDestruction(errorHandler: () -> _) -> _; func setKeepAliveTimeout(handler: () -> _) -> _ }
      extension UIBandSelectionInteraction { init(_: () -> _); init(selectionHandler: () -> _) }
      extension UICalendarView.Decoration { init(customViewProvider: () -> _); static func customView(_: () -> _) -> _ }
      extension UICloudSharingController { init(preparationHandler: () -> _) }
      extension UICollectionView { func performBatchUpdates(_: () -> _, completion: () -> _) -> _; func setCollectionViewLayout(completion: () -> _) -> _ }
      extension UICollectionViewCompositionalLayout { init(sectionProvider: () -> _) }
      extension UICollectionViewDiffableDataSourceReference { init(cellProvider: () -> _); nonisolated func applySnapshot(completion: () -> _) -> _ }
      extension UIContextMenuInteraction { func updateVisibleMenu(_: () -> _) -> _ }
      extension UIContextualAction { init(handler: () -> _) }
      extension UIControl { func enumerateEventHandlers(_: () -> _) -> _ }
      extension UIDeferredMenuElement { init(_: () -> _); init(provider: () -> _); init(uncachedProvider: () -> _); static func uncached(_: () -> _) -> _ }
      extension UIDocument { func autosave(completionHandler: () -> _) -> _; func close(completionHandler: () -> _) -> _; func performAsynchronousFileAccess(_: () -> _) -> _; func revert(completionHandler: () -> _) -> _; func save(completionHandler: () -> _) -> _ }
      extension UIDocumentBrowserViewController { func importDocument(completionHandler: () -> _) -> _; func renameDocument(completionHandler: () -> _) -> _; func revealDocument(completion: () -> _) -> _ }
      extension UIDocumentViewController { func openDocument(completionHandler: () -> _) -> _ }
      extension UIFieldBehavior { static func field(evaluationBlock: () -> _) -> _ }
      extension UIFocusAnimationCoordinator { func addCoordinatedAnimations(_: () -> _, completion: () -> _) -> _; func addCoordinatedFocusingAnimations(_: () -> _, completion: () -> _) -> _; func addCoordinatedUnfocusingAnimations(_: () -> _, completion: () -> _) -> _ }
      extension UIInputViewController { func requestSupplementaryLexicon(completion: () -> _) -> _ }
      extension UIPageViewController { func setViewControllers(completion: () -> _) -> _ }
      extension UIPrinter { func contactPrinter(_: () -> _) -> _ }
      extension UIScrollView { func withScrollIndicatorsShown(forContentOffsetChanges: () -> _) -> _ }
      extension UISheetPresentationController { func animateChanges(_: () -> _) -> _ }
      extension UISheetPresentationController.Detent { static func custom(resolver: () -> _) -> _ }
      extension UISpringLoadedInteraction { init(activationHandler: () -> _) }
      extension UIStoryboard { func instantiateInitialViewController(creator: () -> _) -> _; func instantiateViewController(creator: () -> _) -> _ }
      extension UIStoryboardSegue { init(performHandler: () -> _) }
      extension UITableView { func performBatchUpdates(_: () -> _, completion: () -> _) -> _ }
      extension UITableViewDiffableDataSourceReference { init(cellProvider: () -> _); nonisolated func applySnapshot(completion: () -> _) -> _ }
      extension UIView { static func addKeyframe(animations: () -> _) -> _; static func animateKeyframes(animations: () -> _) -> _; static func modifyAnimations(animations: () -> _) -> _; static func transition(animations: () -> _, completion: () -> _) -> _; static func transition(completion: () -> _) -> _ }
      extension UIViewController { func transition(animations: () -> _, completion: () -> _) -> _ }
      extension UIViewPropertyAnimator { func addAnimations(_: () -> _) -> _; func addCompletion(_: () -> _) -> _; init(animations: () -> _); static func runningPropertyAnimator(animations: () -> _, completion: () -> _) -> _ }
      extension UIWindowScene { func requestGeometryUpdate(errorHandler: () -> _) -> _ }
      extension UIWindowScene.ActivationAction { init(_: () -> _) }
      extension UIWindowScene.ActivationInteraction { init(_: () -> _, errorHandler: () -> _); init(configurationProvider: () -> _, errorHandler: () -> _) }
      """#)
}
