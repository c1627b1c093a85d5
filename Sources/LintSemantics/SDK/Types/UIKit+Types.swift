// Written by 'make sdk-facts' from the iOS 17.4 SDK. Members, and what newer releases changed, are in Interfaces.
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
      "UIAccessibilityCustomRotor", "UIAction", "UIActivity", "UIActivityIndicatorView", "UIActivityViewController",
      "UIAlertAction", "UIAlertController", "UIApplication", "UIApplicationShortcutIcon", "UIAttachmentBehavior",
      "UIBandSelectionInteraction", "UIBarButtonItem", "UIBlurEffect", "UIButton", "UICalendarView", "UICellAccessory",
      "UICellConfigurationState", "UICloudSharingController", "UICollectionLayoutListConfiguration",
      "UICollectionLayoutSectionOrthogonalScrollingProperties", "UICollectionView", "UICollectionViewCell",
      "UICollectionViewDiffableDataSource", "UICollectionViewDropProposal", "UICollectionViewFlowLayout",
      "UICollectionViewUpdateItem", "UICollisionBehavior", "UIContentUnavailableConfiguration",
      "UIContextMenuConfiguration", "UIContextMenuInteraction", "UIContextualAction", "UIControl", "UIDatePicker",
      "UIDevice", "UIDocument", "UIDocumentBrowserAction", "UIDocumentBrowserError", "UIDocumentBrowserViewController",
      "UIEvent", "UIFindSession", "UIFocusHaloEffect", "UIFont", "UIFontDescriptor", "UIFontPickerViewController",
      "UIGestureRecognizer", "UIGraphicsImageRenderer", "UIGraphicsImageRendererFormat", "UIGraphicsPDFRenderer",
      "UIHoverStyle", "UIImage", "UIImagePickerController", "UIImageReader", "UIImpactFeedbackGenerator", "UIInputView",
      "UIInterpolatingMotionEffect", "UIKitAttributes", "UIListContentConfiguration", "UIListSeparatorConfiguration",
      "UIMenu", "UIMenuController", "UIMenuElement", "UINavigationBar", "UINavigationController", "UINavigationItem",
      "UINib", "UINotificationFeedbackGenerator", "UIPageControl", "UIPageViewController", "UIPasteControl",
      "UIPasteboard", "UIPointerAccessory", "UIPointerEffect", "UIPointerStyle", "UIPress", "UIPreviewAction",
      "UIPrintError", "UIPrintInfo", "UIPrintInteractionController", "UIPrinter", "UIPrinterPickerController",
      "UIProgressView", "UIPushBehavior", "UIScene", "UISceneError", "UISceneSession", "UIScreen", "UIScrollView",
      "UISearchBar", "UISearchController", "UISegmentedControl", "UIShape", "UISheetPresentationController",
      "UISplitViewController", "UIStackView", "UISwipeGestureRecognizer", "UISwitch", "UITabBar", "UITabBarItem",
      "UITabBarItemAppearance", "UITableView", "UITableViewCell", "UITableViewDropProposal", "UITableViewRowAction",
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
      @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {}
      @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {}
      @MainActor open class NSCollectionLayoutDimension: NSObject, NSCopying {}
      @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {}
      @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {}
      @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {}
      @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {}
      public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
      @MainActor open class NSCollectionLayoutItem: NSObject, NSCopying {}
      @MainActor open class NSCollectionLayoutSection: NSObject, NSCopying {}
      public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void
      @MainActor open class NSCollectionLayoutSize: NSObject, NSCopying {}
      @MainActor open class NSCollectionLayoutSpacing: NSObject, NSCopying {}
      @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {}
      @MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {}
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
      @MainActor public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {}
      @MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {}
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
      public struct UIAccessibilityTraits: Hashable, OptionSet, Sendable {}
      public typealias UIActionHandler = (UIAction) -> Void
      @MainActor open class UIActionSheet: UIView {}
      @MainActor public protocol UIActionSheetDelegate: NSObjectProtocol {}
      public enum UIActionSheetStyle: Hashable, RawRepresentable {}
      open class UIActivity: NSObject {}
      open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {}
      @MainActor open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {}
      public struct UIActivityItemsConfigurationInteraction: Hashable, RawRepresentable, Sendable {}
      public struct UIActivityItemsConfigurationMetadataKey: Hashable, RawRepresentable, Sendable {}
      public struct UIActivityItemsConfigurationPreviewIntent: Hashable, RawRepresentable, Sendable {}
      public protocol UIActivityItemsConfigurationProviding: NSObjectProtocol {}
      @MainActor public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {}
      @MainActor open class UIAlertAction: NSObject, NSCopying, UIAccessibilityIdentification {}
      public enum UIAlertControllerSeverity: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UIAlertView: UIView {}
      @MainActor public protocol UIAlertViewDelegate: NSObjectProtocol {}
      public enum UIAlertViewStyle: Hashable, RawRepresentable, Sendable {}
      @MainActor public protocol UIAppearance: NSObjectProtocol {}
      @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}
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
      @MainActor public protocol UIBarPositioning: NSObjectProtocol {}
      @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {}
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
      @MainActor public protocol UICloudSharingControllerDelegate: NSObjectProtocol {}
      public struct UICollectionLayoutListConfiguration {}
      public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {}
      @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {}
      @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {}
      public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
      @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {}
      @MainActor @preconcurrency open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UICollectionViewDataSource where SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {}
      @MainActor open class UICollectionViewDiffableDataSourceReference: NSObject, UICollectionViewDataSource {}
      public typealias UICollectionViewDiffableDataSourceReferenceCellProvider = (UICollectionView, IndexPath, Any) -> UICollectionViewCell?
      public typealias UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
      @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {}
      @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {}
      @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {}
      @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {}
      @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {}
      @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {}
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
      @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {}
      @MainActor open class UIColorPickerViewController: UIViewController {}
      @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {}
      @MainActor open class UIColorWell: UIControl {}
      @MainActor open class UICommand: UIMenuElement, UIMenuLeaf {}
      @MainActor open class UICommandAlternate: NSObject, NSCopying, NSSecureCoding {}
      public struct UIConfigurationColorTransformer {}
      public protocol UIConfigurationState {}
      public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {}
      public struct UIConfigurationTextAttributesTransformer {}
      public protocol UIContentConfiguration { @MainActor func makeContentView() -> any UIView & UIContentView }
      @MainActor public protocol UIContentContainer: NSObjectProtocol {}
      public enum UIContentInsetsReference: Hashable, RawRepresentable, Sendable {}
      public struct UIContentSizeCategory: Comparable, Hashable, RawRepresentable, Sendable {}
      @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {}
      public struct UIContentUnavailableConfiguration: Hashable, UIContentConfiguration {}
      public struct UIContentUnavailableConfigurationState: Hashable, UIConfigurationState {}
      @MainActor open class UIContentUnavailableView: UIView, UIContentView {}
      @MainActor public protocol UIContentView: NSObjectProtocol {}
      public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
      @MainActor open class UIContextMenuConfiguration: NSObject {}
      public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
      @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {}
      @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {}
      @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {}
      public enum UIContextMenuInteractionCommitStyle: Hashable, RawRepresentable, Sendable {}
      @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {}
      @MainActor open class UIContextualAction: NSObject {}
      @MainActor public protocol UICoordinateSpace: NSObjectProtocol {}
      public enum UICornerCurve: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {}
      public struct UIDataDetectorTypes: OptionSet, Sendable {}
      @MainActor public protocol UIDataSourceModelAssociation {}
      @MainActor public protocol UIDataSourceTranslating: NSObjectProtocol {}
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
      @MainActor public protocol UIDocumentMenuDelegate: NSObjectProtocol {}
      public enum UIDocumentMenuOrder: Hashable, RawRepresentable {}
      @MainActor open class UIDocumentMenuViewController: UIViewController {}
      @MainActor open class UIDocumentPickerExtensionViewController: UIViewController {}
      public enum UIDocumentPickerMode: Hashable, RawRepresentable {}
      @MainActor open class UIDocumentProperties: NSObject {}
      @MainActor open class UIDocumentViewController: UIViewController {}
      @MainActor public protocol UIDragAnimating: NSObjectProtocol {}
      @MainActor public protocol UIDragDropSession: NSObjectProtocol {}
      @MainActor open class UIDragInteraction: NSObject, UIInteraction {}
      @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {}
      @MainActor open class UIDragItem: NSObject {}
      @MainActor open class UIDragPreview: NSObject, NSCopying {}
      @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}
      @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}
      @MainActor public protocol UIDragSession: UIDragDropSession {}
      @MainActor open class UIDropInteraction: NSObject, UIInteraction {}
      @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {}
      public enum UIDropOperation: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UIDropProposal: NSObject, NSCopying {}
      @MainActor public protocol UIDropSession: ProgressReporting, UIDragDropSession {}
      public enum UIDropSessionProgressIndicatorStyle: Hashable, RawRepresentable, Sendable {}
      open class UIDynamicAnimator: NSObject {}
      @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {}
      @MainActor open class UIDynamicBehavior: NSObject {}
      @MainActor public protocol UIDynamicItem: NSObjectProtocol {}
      @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {}
      public enum UIDynamicItemCollisionBoundsType: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {}
      public struct UIEdgeInsets: Decodable, Encodable, Equatable, Sendable {}
      public enum UIEditMenuArrowDirection: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UIEditMenuConfiguration: NSObject {}
      @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {}
      @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {}
      public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {}
      public enum UIEditingInteractionConfiguration: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UIEvent: NSObject {}
      @MainActor open class UIEventAttribution: NSObject, NSCopying {}
      @MainActor open class UIEventAttributionView: UIView {}
      @MainActor open class UIFieldBehavior: UIDynamicBehavior {}
      @MainActor open class UIFindInteraction: NSObject, UIInteraction {}
      @MainActor public protocol UIFindInteractionDelegate: NSObjectProtocol {}
      @MainActor open class UIFindSession: NSObject {}
      public struct UIFloatRange: Decodable, Encodable, Equatable, Sendable {}
      @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {}
      @MainActor open class UIFocusAnimationCoordinator: NSObject {}
      @MainActor open class UIFocusDebugger: NSObject {}
      @MainActor public protocol UIFocusDebuggerOutput: NSObjectProtocol {}
      open class UIFocusEffect: NSObject, NSCopying {}
      @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {}
      public struct UIFocusGroupPriority: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UIFocusGuide: UILayoutGuide {}
      open class UIFocusHaloEffect: UIFocusEffect {}
      public struct UIFocusHeading: OptionSet, Sendable {}
      @MainActor public protocol UIFocusItem: UIFocusEnvironment {}
      @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {}
      @MainActor public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {}
      open class UIFocusMovementHint: NSObject, NSCopying {}
      public struct UIFocusSoundIdentifier: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UIFocusSystem: NSObject {}
      @MainActor open class UIFocusUpdateContext: NSObject {}
      open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      open class UIFontMetrics: NSObject, @unchecked Sendable {}
      @MainActor open class UIFontPickerViewController: UIViewController {}
      @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {}
      public enum UIForceTouchCapability: Hashable, RawRepresentable, Sendable {}
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
      @MainActor public protocol UIGuidedAccessRestrictionDelegate: NSObjectProtocol {}
      public struct UIHoverAutomaticEffect: UIHoverEffect {}
      public protocol UIHoverEffect {}
      @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}
      public struct UIHoverHighlightEffect: UIHoverEffect {}
      public struct UIHoverLiftEffect: UIHoverEffect {}
      @MainActor open class UIHoverStyle: NSObject, NSCopying {}
      open class UIImageAsset: NSObject, NSSecureCoding, @unchecked Sendable {}
      public struct UIImageReader {}
      @MainActor open class UIIndirectScribbleInteraction<Delegate>: NSObject, UIInteraction where Delegate: UIIndirectScribbleInteractionDelegate {}
      public protocol UIIndirectScribbleInteractionDelegate: NSObjectProtocol { @MainActor func indirectScribbleInteraction(_ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: Self.ElementIdentifier, referencePoint focusReferencePoint: CGPoint) async -> (any UIResponder & UITextInput)?; @MainActor func indirectScribbleInteraction(_ interaction: any UIInteraction, requestElementsIn rect: CGRect) async -> [Self.ElementIdentifier] }
      @MainActor open class UIInputView: UIView {}
      @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {}
      @MainActor open class UIInputViewController: UIViewController, UITextInputDelegate {}
      @MainActor public protocol UIInteraction: NSObjectProtocol {}
      public enum UIInterfaceOrientation: Hashable, RawRepresentable, Sendable {}
      public struct UIInterfaceOrientationMask: OptionSet, Sendable {}
      @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {}
      @MainActor public protocol UIItemProviderPresentationSizeProviding: NSObjectProtocol {}
      public protocol UIItemProviderReadingAugmentationDesignating: NSItemProviderReading {}
      public protocol UIItemProviderReadingAugmentationProviding {}
      @MainActor open class UIKey: NSObject, NSCoding, NSCopying {}
      @MainActor open class UIKeyCommand: UICommand {}
      @MainActor public protocol UIKeyInput: UITextInputTraits {}
      public struct UIKeyModifierFlags: OptionSet, Sendable {}
      public enum UIKeyboardAppearance: Hashable, RawRepresentable, Sendable {}
      public enum UIKeyboardHIDUsage: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {}
      public enum UIKeyboardType: Hashable, RawRepresentable, Sendable {}
      public enum UILabelVibrancy: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UILargeContentViewerInteraction: NSObject, UIInteraction {}
      @MainActor public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}
      @MainActor public protocol UILargeContentViewerItem: NSObjectProtocol {}
      @MainActor open class UILayoutGuide: NSObject, NSCoding, UIPopoverPresentationControllerSourceItem {}
      public protocol UILayoutGuideAspectFitting: NSObjectProtocol {}
      public struct UILayoutPriority: Comparable, Hashable, RawRepresentable, Sendable {}
      @MainActor public protocol UILayoutSupport: NSObjectProtocol {}
      public enum UILegibilityWeight: Hashable, RawRepresentable, Sendable {}
      @MainActor public protocol UILetterformAwareAdjusting: NSObjectProtocol {}
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
      @MainActor public protocol UIMenuBuilder {}
      @MainActor open class UIMenuController: NSObject {}
      @MainActor open class UIMenuDisplayPreferences: NSObject, NSCopying, NSSecureCoding {}
      @MainActor open class UIMenuItem: NSObject {}
      @MainActor public protocol UIMenuLeaf: NSObjectProtocol {}
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
      @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {}
      public protocol UINavigationItemRenameDelegate: AnyObject {}
      @MainActor open class UINib: NSObject {}
      @MainActor public protocol UIObjectRestoration {}
      public struct UIOffset: Decodable, Encodable, Equatable, Sendable {}
      @MainActor open class UIOpenURLContext: NSObject {}
      open class UIPageControlProgress: NSObject {}
      public protocol UIPageControlProgressDelegate: NSObjectProtocol {}
      open class UIPageControlTimerProgress: UIPageControlProgress {}
      public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {}
      @MainActor open class UIPasteConfiguration: NSObject, NSCopying, NSSecureCoding {}
      @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {}
      @MainActor open class UIPasteControl: UIControl {}
      @MainActor open class UIPencilInteraction: NSObject, UIInteraction {}
      @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {}
      public enum UIPencilPreferredAction: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {}
      @MainActor public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {}
      @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {}
      @MainActor open class UIPointerAccessory: NSObject, NSCopying {}
      public enum UIPointerEffect: Equatable, UIHoverEffect, Sendable {}
      @MainActor open class UIPointerInteraction: NSObject, UIInteraction {}
      @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {}
      @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {}
      @MainActor open class UIPointerLockState: NSObject {}
      @MainActor open class UIPointerRegion: NSObject, NSCopying {}
      @MainActor open class UIPointerRegionRequest: NSObject {}
      public enum UIPointerShape {}
      @MainActor open class UIPointerStyle: UIHoverStyle {}
      public struct UIPopoverArrowDirection: OptionSet, Sendable {}
      @MainActor open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {}
      public protocol UIPopoverBackgroundViewMethods {}
      @MainActor open class UIPopoverController: NSObject, UIAppearanceContainer {}
      @MainActor public protocol UIPopoverControllerDelegate: NSObjectProtocol {}
      public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
      open class UIPress: NSObject {}
      @MainActor open class UIPressesEvent: UIEvent {}
      @MainActor open class UIPreviewAction: NSObject, NSCopying, UIPreviewActionItem {}
      @MainActor open class UIPreviewActionGroup: NSObject, NSCopying, UIPreviewActionItem {}
      @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {}
      @MainActor open class UIPreviewInteraction: NSObject {}
      @MainActor public protocol UIPreviewInteractionDelegate: NSObjectProtocol {}
      @MainActor open class UIPreviewParameters: NSObject, NSCopying {}
      @MainActor open class UIPreviewTarget: NSObject, NSCopying {}
      public struct UIPrintError: CustomNSError, Hashable, Sendable {}
      @MainActor open class UIPrintFormatter: NSObject, NSCopying {}
      @MainActor open class UIPrintInfo: NSObject, NSCoding, NSCopying {}
      @MainActor open class UIPrintInteractionController: NSObject {}
      @MainActor public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {}
      @MainActor open class UIPrintPageRenderer: NSObject {}
      @MainActor open class UIPrintPaper: NSObject {}
      public enum UIPrintRenderingQuality: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UIPrintServiceExtension: NSObject {}
      @MainActor open class UIPrinter: NSObject {}
      @MainActor open class UIPrinterDestination: NSObject, NSSecureCoding {}
      @MainActor open class UIPrinterPickerController: NSObject {}
      @MainActor public protocol UIPrinterPickerControllerDelegate: NSObjectProtocol {}
      @MainActor open class UIPushBehavior: UIDynamicBehavior {}
      public struct UIRectCorner: OptionSet, Sendable {}
      public struct UIRectEdge: OptionSet, Sendable {}
      @MainActor open class UIReferenceLibraryViewController: UIViewController {}
      @MainActor open class UIRegion: NSObject, NSCoding, NSCopying {}
      public struct UIRemoteNotificationType: OptionSet {}
      @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {}
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
      @MainActor public protocol UIScreenshotServiceDelegate: NSObjectProtocol {}
      @MainActor open class UIScribbleInteraction: NSObject, UIInteraction {}
      @MainActor public protocol UIScribbleInteractionDelegate: NSObjectProtocol {}
      public enum UIScrollType: Hashable, RawRepresentable, Sendable {}
      public struct UIScrollTypeMask: OptionSet, Sendable {}
      @MainActor public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {}
      @MainActor open class UISearchContainerViewController: UIViewController {}
      @MainActor open class UISearchDisplayController: NSObject {}
      @MainActor public protocol UISearchDisplayDelegate: NSObjectProtocol {}
      @MainActor public protocol UISearchSuggestion: NSObjectProtocol {}
      @MainActor open class UISearchSuggestionItem: NSObject, UISearchSuggestion {}
      @MainActor open class UISearchTextField: UITextField {}
      @MainActor public protocol UISearchTextFieldDelegate: UITextFieldDelegate {}
      @MainActor public protocol UISearchTextFieldPasteItem: UITextPasteItem {}
      @MainActor open class UISearchToken: NSObject {}
      @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {}
      public enum UISemanticContentAttribute: Hashable, RawRepresentable, Sendable {}
      public struct UIShape: UIShapeProvider {}
      public protocol UIShapeProvider: Equatable {}
      @MainActor open class UISheetPresentationController: UIPresentationController {}
      @MainActor public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
      @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {}
      @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {}
      @MainActor open class UISnapBehavior: UIDynamicBehavior {}
      @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {}
      @MainActor public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {}
      @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {}
      @MainActor public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {}
      public enum UISpringLoadedInteractionEffectState: Hashable, RawRepresentable, Sendable {}
      @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {}
      @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {}
      @MainActor open class UIStandardTextCursorView: UIView, UITextCursorView {}
      @MainActor public protocol UIStateRestoring: NSObjectProtocol {}
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
      @MainActor public protocol UITabBarDelegate: NSObjectProtocol {}
      @MainActor open class UITabBarItemAppearance: NSObject, NSCopying, NSSecureCoding {}
      @MainActor open class UITabBarItemStateAppearance: NSObject {}
      @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {}
      @MainActor @preconcurrency open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource where SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {}
      @MainActor open class UITableViewDiffableDataSourceReference: NSObject, UITableViewDataSource {}
      public typealias UITableViewDiffableDataSourceReferenceCellProvider = (UITableView, IndexPath, Any) -> UITableViewCell?
      @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {}
      @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {}
      @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {}
      @MainActor public protocol UITableViewDropItem: NSObjectProtocol {}
      @MainActor open class UITableViewDropPlaceholder: UITableViewPlaceholder {}
      @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {}
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
      @MainActor public protocol UITextCursorView: UICoordinateSpace {}
      public struct UITextDirection: Hashable, RawRepresentable, Sendable {}
      @MainActor public protocol UITextDocumentProxy: UIKeyInput {}
      @MainActor public protocol UITextDragDelegate: NSObjectProtocol {}
      public struct UITextDragOptions: OptionSet, Sendable {}
      @MainActor open class UITextDragPreviewRenderer: NSObject {}
      @MainActor public protocol UITextDragRequest: NSObjectProtocol {}
      @MainActor public protocol UITextDraggable: UITextInput {}
      @MainActor public protocol UITextDropDelegate: NSObjectProtocol {}
      public enum UITextDropEditability: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UITextDropProposal: UIDropProposal {}
      @MainActor public protocol UITextDropRequest: NSObjectProtocol {}
      @MainActor public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {}
      @MainActor open class UITextFormattingCoordinator: NSObject, UIFontPickerViewControllerDelegate {}
      @MainActor public protocol UITextFormattingCoordinatorDelegate: NSObjectProtocol {}
      public enum UITextGranularity: Hashable, RawRepresentable, Sendable {}
      public enum UITextInlinePredictionType: Hashable, RawRepresentable, Sendable {}
      @MainActor public protocol UITextInput: UIKeyInput {}
      @MainActor open class UITextInputAssistantItem: NSObject {}
      open class UITextInputContext: NSObject {}
      @MainActor public protocol UITextInputDelegate: NSObjectProtocol {}
      @MainActor open class UITextInputMode: NSObject, NSSecureCoding {}
      @MainActor open class UITextInputPasswordRules: NSObject, NSCopying, NSSecureCoding {}
      @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {}
      @MainActor public protocol UITextInputTokenizer: NSObjectProtocol {}
      @MainActor public protocol UITextInputTraits: NSObjectProtocol {}
      @MainActor open class UITextInteraction: NSObject, UIInteraction {}
      @MainActor public protocol UITextInteractionDelegate: NSObjectProtocol {}
      public enum UITextInteractionMode: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UITextItem: NSObject {}
      public enum UITextItemInteraction: Hashable, RawRepresentable {}
      public enum UITextLayoutDirection: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UITextLoupeSession: NSObject {}
      @MainActor public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {}
      @MainActor public protocol UITextPasteDelegate: NSObjectProtocol {}
      @MainActor public protocol UITextPasteItem: NSObjectProtocol {}
      @MainActor open class UITextPlaceholder: NSObject {}
      @MainActor open class UITextPosition: NSObject {}
      @MainActor open class UITextRange: NSObject {}
      public struct UITextSearchAggregator<DocumentIdentifier> where DocumentIdentifier: Hashable {}
      public enum UITextSearchFoundTextStyle: Hashable, RawRepresentable, Sendable {}
      @MainActor open class UITextSearchOptions: NSObject {}
      public protocol UITextSearching: NSObjectProtocol {}
      @MainActor open class UITextSearchingFindSession: UIFindSession {}
      @MainActor open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {}
      @MainActor public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {}
      @MainActor public protocol UITextSelectionHandleView: UICoordinateSpace {}
      @MainActor public protocol UITextSelectionHighlightView: UICoordinateSpace {}
      @MainActor open class UITextSelectionRect: NSObject {}
      public enum UITextSmartDashesType: Hashable, RawRepresentable, Sendable {}
      public enum UITextSmartInsertDeleteType: Hashable, RawRepresentable, Sendable {}
      public enum UITextSmartQuotesType: Hashable, RawRepresentable, Sendable {}
      public enum UITextSpellCheckingType: Hashable, RawRepresentable, Sendable {}
      public enum UITextStorageDirection: Hashable, RawRepresentable, Sendable {}
      public typealias UITextWritingDirection = NSWritingDirection
      @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {}
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
      @MainActor public protocol UITraitChangeObservable {}
      @MainActor public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}
      open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {}
      public protocol UITraitDefinition {}
      public struct UITraitDisplayGamut: UITraitDefinition {}
      public struct UITraitDisplayScale: UITraitDefinition {}
      @MainActor public protocol UITraitEnvironment: NSObjectProtocol {}
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
      @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {}
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
      @MainActor public protocol UIVideoEditorControllerDelegate: NSObjectProtocol {}
      @MainActor public protocol UIViewAnimating: NSObjectProtocol {}
      public enum UIViewAnimatingPosition: Hashable, RawRepresentable, Sendable {}
      public enum UIViewAnimatingState: Hashable, RawRepresentable, Sendable {}
      public struct UIViewConfigurationState: Hashable, UIConfigurationState {}
      @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {}
      @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {}
      @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {}
      @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {}
      @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {}
      @MainActor public protocol UIViewControllerRestoration {}
      @MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {}
      @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}
      @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}
      @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {}
      public protocol UIViewInvalidating {}
      @MainActor open class UIViewPrintFormatter: UIPrintFormatter {}
      @MainActor open class UIViewPropertyAnimator: NSObject, NSCopying, UIViewImplicitlyAnimating {}
      @MainActor open class UIVisualEffect: NSObject, NSCopying, NSSecureCoding {}
      @MainActor open class UIWebView: UIView, UIScrollViewDelegate {}
      @MainActor public protocol UIWebViewDelegate: NSObjectProtocol {}
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
      @available(*, unavailable) extension UIHoverStyle: @unchecked Sendable {}
      @available(*, unavailable) extension UIPointerStyle: @unchecked Sendable {}
      """#)
}
