// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let uiKit = SDKMembers(
    module: "UIKit",
    typesOfOthers: [
      "AttachmentAttribute", "AttributeScopes", "BackgroundColorAttribute", "BaselineOffsetAttribute",
      "Bundle", "CGRect", "CIColor", "CIImage", "CTTextAlignment", "DocumentAttributeKey", "DocumentReadingOptionKey",
      "DocumentType", "ExpansionAttribute", "FontAttribute", "ForegroundColorAttribute", "IndexPath", "KernAttribute",
      "Key", "Mode", "NSAttributedString", "NSCoder", "NSIndexPath", "NSMutableAttributedString", "NSObject",
      "NSString", "NSValue", "ParagraphStyleAttribute", "ShadowAttribute", "StrikethroughStyleAttribute",
      "StrokeColorAttribute", "StrokeWidthAttribute", "TrackingAttribute", "UIKitAttributes", "UNNotificationResponse",
      "UnderlineColorAttribute", "UnderlineStyleAttribute"
    ],
    text: #"""
      extension AttributeScopes {
      var uiKit: AttributeScopes.UIKitAttributes.Type {get}
      }
      extension AttributeScopes.UIKitAttributes {
      let accessibility: AttributeScopes.AccessibilityAttributes
      let attachment: AttributeScopes.UIKitAttributes.AttachmentAttribute
      let backgroundColor: AttributeScopes.UIKitAttributes.BackgroundColorAttribute
      let baselineOffset: AttributeScopes.UIKitAttributes.BaselineOffsetAttribute
      let expansion: AttributeScopes.UIKitAttributes.ExpansionAttribute
      let font: AttributeScopes.UIKitAttributes.FontAttribute
      let foregroundColor: AttributeScopes.UIKitAttributes.ForegroundColorAttribute
      let foundation: AttributeScopes.FoundationAttributes
      let kern: AttributeScopes.UIKitAttributes.KernAttribute
      let paragraphStyle: AttributeScopes.UIKitAttributes.ParagraphStyleAttribute
      let shadow: AttributeScopes.UIKitAttributes.ShadowAttribute
      let strikethroughStyle: AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute
      let strokeColor: AttributeScopes.UIKitAttributes.StrokeColorAttribute
      let strokeWidth: AttributeScopes.UIKitAttributes.StrokeWidthAttribute
      let tracking: AttributeScopes.UIKitAttributes.TrackingAttribute
      let underlineColor: AttributeScopes.UIKitAttributes.UnderlineColorAttribute
      let underlineStyle: AttributeScopes.UIKitAttributes.UnderlineStyleAttribute
      }
      extension AttributeScopes.UIKitAttributes.AttachmentAttribute {
      static let name: String
      }
      extension AttributeScopes.UIKitAttributes.BackgroundColorAttribute {
      static let name: String
      }
      extension AttributeScopes.UIKitAttributes.BaselineOffsetAttribute {
      static let name: String
      }
      extension AttributeScopes.UIKitAttributes.ExpansionAttribute {
      static let name: String
      }
      extension AttributeScopes.UIKitAttributes.FontAttribute {
      static let name: String
      }
      extension AttributeScopes.UIKitAttributes.ForegroundColorAttribute {
      static let name: String
      }
      extension AttributeScopes.UIKitAttributes.KernAttribute {
      static let name: String
      }
      extension AttributeScopes.UIKitAttributes.ParagraphStyleAttribute {
      static let name: String
      }
      extension AttributeScopes.UIKitAttributes.ShadowAttribute {
      static let name: String
      }
      extension AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute {
      static func decode(from: any Decoder) throws -> NSUnderlineStyle
      static func encode(_: NSUnderlineStyle, to: any Encoder) throws
      static let name: String
      }
      extension AttributeScopes.UIKitAttributes.StrokeColorAttribute {
      static let name: String
      }
      extension AttributeScopes.UIKitAttributes.StrokeWidthAttribute {
      static let name: String
      }
      extension AttributeScopes.UIKitAttributes.TrackingAttribute {
      static let name: String
      }
      extension AttributeScopes.UIKitAttributes.UnderlineColorAttribute {
      static let name: String
      }
      extension AttributeScopes.UIKitAttributes.UnderlineStyleAttribute {
      static func decode(from: any Decoder) throws -> NSUnderlineStyle
      static func encode(_: NSUnderlineStyle, to: any Encoder) throws
      static let name: String
      }
      extension Bundle {
      func loadNibNamed(_: String, owner: Any?, options: [UINib.OptionsKey : Any]? = nil) -> [Any]?
      }
      extension CGRect {
      func inset(by: UIEdgeInsets) -> CGRect
      }
      extension CIColor {
      init(color: UIColor)
      }
      extension CIImage {
      init?(image: UIImage)
      init?(image: UIImage, options: [CIImageOption : Any]? = nil)
      }
      extension CTTextAlignment {
      init(_: NSTextAlignment)
      }
      extension IndexPath {
      init(item: Int, section: Int)
      init(row: Int, section: Int)
      var item: Int {get set}
      var row: Int {get set}
      var section: Int {get set}
      }
      extension NSAttributedString {
      func boundingRect(with: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect
      func data(from: NSRange, documentAttributes: [NSAttributedString.DocumentAttributeKey : Any] = [:]) throws -> Data
      func draw(at: CGPoint)
      func draw(in: CGRect)
      func draw(with: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
      func size() -> CGSize
      init(URL: URL, options: [NSAttributedString.DocumentReadingOptionKey : Any] = [:], documentAttributes: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) throws
      init(attachment: NSTextAttachment)
      init(data: Data, options: [NSAttributedString.DocumentReadingOptionKey : Any] = [:], documentAttributes: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) throws
      init(fileURL: URL, options: [AnyHashable : Any] = [:], documentAttributes: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) throws
      init(url: URL, options: [NSAttributedString.DocumentReadingOptionKey : Any] = [:], documentAttributes: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) throws
      }
      extension NSAttributedString.DocumentAttributeKey {
      func hash(into: inout Hasher)
      init(_: String)
      init(rawValue: String)
      static let backgroundColor: NSAttributedString.DocumentAttributeKey
      static let defaultAttributes: NSAttributedString.DocumentAttributeKey
      static let documentType: NSAttributedString.DocumentAttributeKey
      static let readOnly: NSAttributedString.DocumentAttributeKey
      static let viewMode: NSAttributedString.DocumentAttributeKey
      static let viewSize: NSAttributedString.DocumentAttributeKey
      var hashValue: Int {get}
      }
      extension NSAttributedString.DocumentReadingOptionKey {
      func hash(into: inout Hasher)
      init(_: String)
      init(rawValue: String)
      static let defaultAttributes: NSAttributedString.DocumentReadingOptionKey
      static let documentType: NSAttributedString.DocumentReadingOptionKey
      var hashValue: Int {get}
      }
      extension NSAttributedString.DocumentType {
      func hash(into: inout Hasher)
      init(_: String)
      init(rawValue: String)
      static let html: NSAttributedString.DocumentType
      static let plain: NSAttributedString.DocumentType
      static let rtf: NSAttributedString.DocumentType
      var hashValue: Int {get}
      }
      extension NSAttributedString.Key {
      static let attachment: NSAttributedString.Key
      static let backgroundColor: NSAttributedString.Key
      static let baselineOffset: NSAttributedString.Key
      static let expansion: NSAttributedString.Key
      static let font: NSAttributedString.Key
      static let foregroundColor: NSAttributedString.Key
      static let kern: NSAttributedString.Key
      static let link: NSAttributedString.Key
      static let paragraphStyle: NSAttributedString.Key
      static let shadow: NSAttributedString.Key
      static let strikethroughStyle: NSAttributedString.Key
      static let strokeColor: NSAttributedString.Key
      static let strokeWidth: NSAttributedString.Key
      static let tracking: NSAttributedString.Key
      static let underlineColor: NSAttributedString.Key
      static let underlineStyle: NSAttributedString.Key
      }
      extension NSCoder {
      func encode(_: CGAffineTransform, forKey: String)
      func encode(_: CGPoint, forKey: String)
      func encode(_: CGRect, forKey: String)
      func encode(_: CGSize, forKey: String)
      func encode(_: CGVector, forKey: String)
      func encode(_: NSDirectionalEdgeInsets, forKey: String)
      func encode(_: UIEdgeInsets, forKey: String)
      func encode(_: UIOffset, forKey: String)
      static func string(for: CGAffineTransform) -> String
      static func string(for: CGPoint) -> String
      static func string(for: CGRect) -> String
      static func string(for: CGSize) -> String
      static func string(for: CGVector) -> String
      static func string(for: NSDirectionalEdgeInsets) -> String
      static func string(for: UIEdgeInsets) -> String
      static func string(for: UIOffset) -> String
      }
      extension NSCollectionLayoutAnchor {
      init(edges: NSDirectionalRectEdge)
      init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint)
      init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint)
      var edges: NSDirectionalRectEdge {get}
      var offset: CGPoint {get}
      }
      extension NSCollectionLayoutBoundarySupplementaryItem {
      init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
      init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint)
      var alignment: NSRectAlignment {get}
      var offset: CGPoint {get}
      }
      extension NSCollectionLayoutDimension {
      static func absolute(_: CGFloat) -> Self
      static func estimated(_: CGFloat) -> Self
      static func fractionalHeight(_: CGFloat) -> Self
      static func fractionalWidth(_: CGFloat) -> Self
      var dimension: CGFloat {get}
      var isAbsolute: Bool {get}
      }
      extension NSCollectionLayoutGroup {
      static func custom(layoutSize: NSCollectionLayoutSize, itemProvider: NSCollectionLayoutGroupCustomItemProvider) -> Self
      static func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int) -> Self
      static func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self
      static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self
      static func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int) -> Self
      static func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self
      static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self
      var subitems: [NSCollectionLayoutItem] {get}
      var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {get set}
      }
      extension NSCollectionLayoutItem {
      init(layoutSize: NSCollectionLayoutSize)
      init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem])
      var contentInsets: NSDirectionalEdgeInsets {get set}
      var layoutSize: NSCollectionLayoutSize {get}
      var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {get}
      }
      extension NSCollectionLayoutSection {
      @MainActor static func list(using: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
      init(group: NSCollectionLayoutGroup)
      var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {get set}
      var contentInsets: NSDirectionalEdgeInsets {get set}
      var contentInsetsReference: UIContentInsetsReference {get set}
      }
      extension NSCollectionLayoutSize {
      init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension)
      var heightDimension: NSCollectionLayoutDimension {get}
      var widthDimension: NSCollectionLayoutDimension {get}
      }
      extension NSCollectionLayoutSupplementaryItem {
      init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor)
      init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor)
      var containerAnchor: NSCollectionLayoutAnchor {get}
      var elementKind: String {get}
      var zIndex: Int {get set}
      }
      extension NSDiffableDataSourceSectionSnapshot {
      func append(_: [ItemIdentifierType], to: ItemIdentifierType? = nil)
      func collapse(_: [ItemIdentifierType])
      func contains(_: ItemIdentifierType) -> Bool
      func delete(_: [ItemIdentifierType])
      func deleteAll()
      func expand(_: [ItemIdentifierType])
      func index(of: ItemIdentifierType) -> Int?
      func insert(_: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after: ItemIdentifierType)
      func insert(_: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before: ItemIdentifierType)
      func insert(_: [ItemIdentifierType], after: ItemIdentifierType)
      func insert(_: [ItemIdentifierType], before: ItemIdentifierType)
      func isExpanded(_: ItemIdentifierType) -> Bool
      func isVisible(_: ItemIdentifierType) -> Bool
      func level(of: ItemIdentifierType) -> Int
      func parent(of: ItemIdentifierType) -> ItemIdentifierType?
      func replace(childrenOf: ItemIdentifierType, using: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
      func snapshot(of: ItemIdentifierType, includingParent: Bool = false) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      init()
      init(_: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
      var items: [ItemIdentifierType] {get}
      }
      extension NSDiffableDataSourceSnapshot {
      func appendItems(_: [ItemIdentifierType], toSection: SectionIdentifierType? = nil)
      func appendSections(_: [SectionIdentifierType])
      func deleteItems(_: [ItemIdentifierType])
      func deleteSections(_: [SectionIdentifierType])
      func indexOfItem(_: ItemIdentifierType) -> Int?
      func insertItems(_: [ItemIdentifierType], afterItem: ItemIdentifierType)
      func insertItems(_: [ItemIdentifierType], beforeItem: ItemIdentifierType)
      func insertSections(_: [SectionIdentifierType], afterSection: SectionIdentifierType)
      func insertSections(_: [SectionIdentifierType], beforeSection: SectionIdentifierType)
      func itemIdentifiers(inSection: SectionIdentifierType) -> [ItemIdentifierType]
      func moveItem(_: ItemIdentifierType, afterItem: ItemIdentifierType)
      func moveItem(_: ItemIdentifierType, beforeItem: ItemIdentifierType)
      func numberOfItems(inSection: SectionIdentifierType) -> Int
      func reconfigureItems(_: [ItemIdentifierType])
      func reloadItems(_: [ItemIdentifierType])
      func reloadSections(_: [SectionIdentifierType])
      func sectionIdentifier(containingItem: ItemIdentifierType) -> SectionIdentifierType?
      init()
      var itemIdentifiers: [ItemIdentifierType] {get}
      var numberOfItems: Int {get}
      var numberOfSections: Int {get}
      var sectionIdentifiers: [SectionIdentifierType] {get}
      }
      extension NSDirectionalEdgeInsets {
      func encode(to: any Encoder) throws
      init()
      init(from: any Decoder) throws
      init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
      static let zero: NSDirectionalEdgeInsets
      var bottom: CGFloat
      var leading: CGFloat
      var top: CGFloat
      var trailing: CGFloat
      }
      extension NSDirectionalRectEdge {
      init(rawValue: UInt)
      static var all: NSDirectionalRectEdge {get}
      static var bottom: NSDirectionalRectEdge {get}
      static var leading: NSDirectionalRectEdge {get}
      static var top: NSDirectionalRectEdge {get}
      static var trailing: NSDirectionalRectEdge {get}
      }
      extension NSIndexPath {
      init(forItem: Int, inSection: Int)
      init(forRow: Int, inSection: Int)
      init(item: Int, section: Int)
      init(row: Int, section: Int)
      var item: Int {get}
      var row: Int {get}
      var section: Int {get}
      }
      extension NSLayoutAnchor {
      func constraint(equalTo: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
      func constraint(equalTo: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint
      func constraint(greaterThanOrEqualTo: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
      func constraint(greaterThanOrEqualTo: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint
      func constraint(lessThanOrEqualTo: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
      func constraint(lessThanOrEqualTo: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint
      }
      extension NSLayoutConstraint {
      init(item: Any, attribute: NSLayoutConstraint.Attribute, relatedBy: NSLayoutConstraint.Relation, toItem: Any?, attribute: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant: CGFloat)
      static func activate(_: [NSLayoutConstraint])
      static func constraints(withVisualFormat: String, options: NSLayoutConstraint.FormatOptions = [], metrics: [String : Any]?, views: [String : Any]) -> [NSLayoutConstraint]
      static func deactivate(_: [NSLayoutConstraint])
      var constant: CGFloat {get set}
      var firstAttribute: NSLayoutConstraint.Attribute {get}
      var firstItem: AnyObject? {get}
      var identifier: String? {get set}
      var isActive: Bool {get set}
      var multiplier: CGFloat {get}
      var priority: UILayoutPriority {get set}
      var relation: NSLayoutConstraint.Relation {get}
      var secondAttribute: NSLayoutConstraint.Attribute {get}
      var secondItem: AnyObject? {get}
      }
      extension NSLayoutConstraint.Attribute {
      init?(rawValue: Int)
      static var bottom: Attribute {get}
      static var bottomMargin: Attribute {get}
      static var centerX: Attribute {get}
      static var centerXWithinMargins: Attribute {get}
      static var centerY: Attribute {get}
      static var centerYWithinMargins: Attribute {get}
      static var firstBaseline: Attribute {get}
      static var height: Attribute {get}
      static var lastBaseline: Attribute {get}
      static var leading: Attribute {get}
      static var leadingMargin: Attribute {get}
      static var left: Attribute {get}
      static var leftMargin: Attribute {get}
      static var notAnAttribute: Attribute {get}
      static var right: Attribute {get}
      static var rightMargin: Attribute {get}
      static var top: Attribute {get}
      static var topMargin: Attribute {get}
      static var trailing: Attribute {get}
      static var trailingMargin: Attribute {get}
      static var width: Attribute {get}
      }
      extension NSLayoutConstraint.Axis {
      init?(rawValue: Int)
      static var horizontal: Axis {get}
      static var vertical: Axis {get}
      }
      extension NSLayoutConstraint.Relation {
      init?(rawValue: Int)
      static var equal: Relation {get}
      static var greaterThanOrEqual: Relation {get}
      static var lessThanOrEqual: Relation {get}
      }
      extension NSLayoutDimension {
      func constraint(equalTo: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint
      func constraint(equalTo: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat) -> NSLayoutConstraint
      func constraint(equalToConstant: CGFloat) -> NSLayoutConstraint
      func constraint(greaterThanOrEqualTo: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint
      func constraint(greaterThanOrEqualTo: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat) -> NSLayoutConstraint
      func constraint(greaterThanOrEqualToConstant: CGFloat) -> NSLayoutConstraint
      func constraint(lessThanOrEqualTo: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint
      func constraint(lessThanOrEqualTo: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat) -> NSLayoutConstraint
      func constraint(lessThanOrEqualToConstant: CGFloat) -> NSLayoutConstraint
      }
      extension NSLayoutManager {
      func addTextContainer(_: NSTextContainer)
      func attachmentSize(forGlyphAt: Int) -> CGSize
      func boundingRect(forGlyphRange: NSRange, in: NSTextContainer) -> CGRect
      func characterIndex(for: CGPoint, in: NSTextContainer, fractionOfDistanceBetweenInsertionPoints: UnsafeMutablePointer<CGFloat>?) -> Int
      func characterIndexForGlyph(at: Int) -> Int
      func drawBackground(forGlyphRange: NSRange, at: CGPoint)
      func ensureLayout(for: NSTextContainer)
      func ensureLayout(forBoundingRect: CGRect, in: NSTextContainer)
      func ensureLayout(forCharacterRange: NSRange)
      func ensureLayout(forGlyphRange: NSRange)
      func glyph(at: Int) -> CGGlyph
      func glyph(at: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph
      func glyphIndex(for: CGPoint, in: NSTextContainer) -> Int
      func glyphIndex(for: CGPoint, in: NSTextContainer, fractionOfDistanceThroughGlyph: UnsafeMutablePointer<CGFloat>?) -> Int
      func glyphRange(for: NSTextContainer) -> NSRange
      func glyphRange(forBoundingRect: CGRect, in: NSTextContainer) -> NSRange
      func glyphRange(forBoundingRectWithoutAdditionalLayout: CGRect, in: NSTextContainer) -> NSRange
      func glyphRange(forCharacterRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange
      func invalidateDisplay(forCharacterRange: NSRange)
      func invalidateDisplay(forGlyphRange: NSRange)
      func invalidateLayout(forCharacterRange: NSRange, actualCharacterRange: NSRangePointer?)
      func location(forGlyphAt: Int) -> CGPoint
      func range(ofNominallySpacedGlyphsContaining: Int) -> NSRange
      func textContainer(forGlyphAt: Int, effectiveRange: NSRangePointer?) -> NSTextContainer?
      func textContainer(forGlyphAt: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout: Bool) -> NSTextContainer?
      init()
      var delegate: (any NSLayoutManagerDelegate)? {get set}
      var textStorage: NSTextStorage? {get set}
      var usesFontLeading: Bool {get set}
      }
      extension NSLayoutManager.ControlCharacterAction {
      init(rawValue: Int)
      static var whitespace: NSLayoutManager.ControlCharacterAction {get}
      }
      extension NSLayoutManagerDelegate {
      func layoutManager(_: NSLayoutManager, boundingBoxForControlGlyphAt: Int, for: NSTextContainer, proposedLineFragment: CGRect, glyphPosition: CGPoint, characterIndex: Int) -> CGRect
      func layoutManager(_: NSLayoutManager, didCompleteLayoutFor: NSTextContainer?, atEnd: Bool)
      func layoutManager(_: NSLayoutManager, lineSpacingAfterGlyphAt: Int, withProposedLineFragmentRect: CGRect) -> CGFloat
      func layoutManager(_: NSLayoutManager, paragraphSpacingAfterGlyphAt: Int, withProposedLineFragmentRect: CGRect) -> CGFloat
      func layoutManager(_: NSLayoutManager, paragraphSpacingBeforeGlyphAt: Int, withProposedLineFragmentRect: CGRect) -> CGFloat
      func layoutManager(_: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt: Int) -> Bool
      func layoutManager(_: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt: Int) -> Bool
      func layoutManager(_: NSLayoutManager, shouldGenerateGlyphs: UnsafePointer<CGGlyph>, properties: UnsafePointer<NSLayoutManager.GlyphProperty>, characterIndexes: UnsafePointer<Int>, font: UIFont, forGlyphRange: NSRange) -> Int
      func layoutManager(_: NSLayoutManager, shouldSetLineFragmentRect: UnsafeMutablePointer<CGRect>, lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>, in: NSTextContainer, forGlyphRange: NSRange) -> Bool
      func layoutManager(_: NSLayoutManager, shouldUse: NSLayoutManager.ControlCharacterAction, forControlCharacterAt: Int) -> NSLayoutManager.ControlCharacterAction
      func layoutManager(_: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom: CGSize)
      }
      extension NSLayoutXAxisAnchor {
      func constraint(equalToSystemSpacingAfter: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
      func constraint(greaterThanOrEqualToSystemSpacingAfter: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
      func constraint(lessThanOrEqualToSystemSpacingAfter: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
      }
      extension NSLayoutYAxisAnchor {
      func constraint(equalToSystemSpacingBelow: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
      func constraint(greaterThanOrEqualToSystemSpacingBelow: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
      func constraint(lessThanOrEqualToSystemSpacingBelow: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
      }
      extension NSLineBreakMode {
      init?(rawValue: Int)
      static var byTruncatingMiddle: NSLineBreakMode {get}
      static var byTruncatingTail: NSLineBreakMode {get}
      static var byWordWrapping: NSLineBreakMode {get}
      }
      extension NSMutableAttributedString {
      func read(from: Data, options: [NSAttributedString.DocumentReadingOptionKey : Any] = [:], documentAttributes: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) throws
      func read(from: URL, options: [NSAttributedString.DocumentReadingOptionKey : Any] = [:], documentAttributes: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) throws
      func read(fromFileURL: URL, options: [AnyHashable : Any] = [:], documentAttributes: AutoreleasingUnsafeMutablePointer<NSDictionary?>?) throws
      }
      extension NSMutableParagraphStyle {
      var alignment: NSTextAlignment {get set}
      var allowsDefaultTighteningForTruncation: Bool {get set}
      var baseWritingDirection: NSWritingDirection {get set}
      var lineBreakMode: NSLineBreakMode {get set}
      var lineHeightMultiple: CGFloat {get set}
      var lineSpacing: CGFloat {get set}
      var paragraphSpacing: CGFloat {get set}
      }
      extension NSObject {
      @MainActor func index(ofAccessibilityElement: Any) -> Int
      }
      extension NSParagraphStyle {
      static var `default`: NSParagraphStyle {get}
      var alignment: NSTextAlignment {get}
      var allowsDefaultTighteningForTruncation: Bool {get}
      var baseWritingDirection: NSWritingDirection {get}
      var lineBreakMode: NSLineBreakMode {get}
      var lineHeightMultiple: CGFloat {get}
      var lineSpacing: CGFloat {get}
      var paragraphSpacing: CGFloat {get}
      }
      extension NSRectAlignment {
      init?(rawValue: Int)
      static var bottom: NSRectAlignment {get}
      static var bottomLeading: NSRectAlignment {get}
      static var bottomTrailing: NSRectAlignment {get}
      static var leading: NSRectAlignment {get}
      static var none: NSRectAlignment {get}
      static var top: NSRectAlignment {get}
      static var topLeading: NSRectAlignment {get}
      static var topTrailing: NSRectAlignment {get}
      static var trailing: NSRectAlignment {get}
      }
      extension NSString {
      func boundingRect(with: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key : Any]? = nil, context: NSStringDrawingContext?) -> CGRect
      func draw(at: CGPoint, withAttributes: [NSAttributedString.Key : Any]? = nil)
      func draw(in: CGRect, withAttributes: [NSAttributedString.Key : Any]? = nil)
      func draw(with: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key : Any]? = nil, context: NSStringDrawingContext?)
      func size(withAttributes: [NSAttributedString.Key : Any]? = nil) -> CGSize
      }
      extension NSStringDrawingContext {
      var minimumScaleFactor: CGFloat {get set}
      }
      extension NSStringDrawingOptions {
      init(rawValue: Int)
      static var truncatesLastVisibleLine: NSStringDrawingOptions {get}
      static var usesFontLeading: NSStringDrawingOptions {get}
      static var usesLineFragmentOrigin: NSStringDrawingOptions {get}
      }
      extension NSTextAlignment {
      init(_: CTTextAlignment)
      init?(rawValue: Int)
      static var center: NSTextAlignment {get}
      static var justified: NSTextAlignment {get}
      static var left: NSTextAlignment {get}
      static var natural: NSTextAlignment {get}
      static var right: NSTextAlignment {get}
      }
      extension NSTextAttachment {
      init(data: Data?, ofType: String?)
      init(image: UIImage)
      static var character: Int {get}
      var bounds: CGRect {get set}
      var contents: Data? {get set}
      var fileType: String? {get set}
      var image: UIImage? {get set}
      }
      extension NSTextAttachmentContainer {
      func image(forBounds: CGRect, textContainer: NSTextContainer?, characterIndex: Int) -> UIImage?
      }
      extension NSTextAttachmentLayout {
      func image(for: CGRect, attributes: [NSAttributedString.Key : Any] = [:], location: any NSTextLocation, textContainer: NSTextContainer?) -> UIImage?
      func viewProvider(for: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?) -> NSTextAttachmentViewProvider?
      }
      extension NSTextAttachmentViewProvider {
      func loadView()
      init(textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?, location: any NSTextLocation)
      var location: any NSTextLocation {get}
      var textAttachment: NSTextAttachment? {get}
      var view: UIView? {get set}
      }
      extension NSTextContainer {
      init(size: CGSize)
      var layoutManager: NSLayoutManager? {get set}
      var lineBreakMode: NSLineBreakMode {get set}
      var lineFragmentPadding: CGFloat {get set}
      var maximumNumberOfLines: Int {get set}
      var size: CGSize {get set}
      }
      extension NSTextContentManager {
      init()
      var delegate: (any NSTextContentManagerDelegate)? {get set}
      }
      extension NSTextElementProvider {
      func location(_: any NSTextLocation, offsetBy: Int) -> (any NSTextLocation)?
      func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
      }
      extension NSTextLayoutManager {
      func ensureLayout(for: CGRect)
      func ensureLayout(for: NSTextRange)
      func invalidateLayout(for: NSTextRange)
      func replace(_: NSTextContentManager)
      init()
      var delegate: (any NSTextLayoutManagerDelegate)? {get set}
      var textContainer: NSTextContainer? {get set}
      var usesFontLeading: Bool {get set}
      }
      extension NSTextLocation {
      func compare(_: any NSTextLocation) -> ComparisonResult
      }
      extension NSTextRange {
      func contains(_: NSTextRange) -> Bool
      func contains(_: any NSTextLocation) -> Bool
      func intersection(_: NSTextRange) -> Self?
      func intersects(_: NSTextRange) -> Bool
      func isEqual(to: NSTextRange) -> Bool
      func union(_: NSTextRange) -> Self
      init(location: any NSTextLocation)
      init?(location: any NSTextLocation, end: (any NSTextLocation)?)
      init?(location: any NSTextLocation, endLocation: (any NSTextLocation)?)
      var isEmpty: Bool {get}
      var location: any NSTextLocation {get}
      }
      extension NSTextSelection {
      func textSelection(_: [NSTextRange]) -> NSTextSelection
      init(_: [NSTextRange], affinity: NSTextSelection.Affinity, granularity: NSTextSelection.Granularity)
      init(_: any NSTextLocation, affinity: NSTextSelection.Affinity)
      init(location: any NSTextLocation, affinity: NSTextSelection.Affinity)
      init(range: NSTextRange, affinity: NSTextSelection.Affinity, granularity: NSTextSelection.Granularity)
      init(ranges: [NSTextRange], affinity: NSTextSelection.Affinity, granularity: NSTextSelection.Granularity)
      var affinity: NSTextSelection.Affinity {get}
      var granularity: NSTextSelection.Granularity {get}
      var isTransient: Bool {get}
      var typingAttributes: [NSAttributedString.Key : Any] {get set}
      }
      extension NSTextSelection.Affinity {
      init?(rawValue: Int)
      static var downstream: Affinity {get}
      static var upstream: Affinity {get}
      }
      extension NSTextSelection.Granularity {
      init?(rawValue: Int)
      static var character: Granularity {get}
      static var line: Granularity {get}
      static var paragraph: Granularity {get}
      static var sentence: Granularity {get}
      static var word: Granularity {get}
      }
      extension NSTextSelectionDataSource {
      func baseWritingDirection(at: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection
      func enumerateSubstrings(from: any NSTextLocation, options: NSString.EnumerationOptions = [], using: _)
      func location(_: any NSTextLocation, offsetBy: Int) -> (any NSTextLocation)?
      func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
      func textRange(for: NSTextSelection.Granularity, enclosing: any NSTextLocation) -> NSTextRange?
      }
      extension NSTextSelectionNavigation {
      func textSelection(for: NSTextSelection.Granularity, enclosing: CGPoint, inContainerAt: any NSTextLocation) -> NSTextSelection?
      func textSelection(for: NSTextSelection.Granularity, enclosing: NSTextSelection) -> NSTextSelection
      init(dataSource: any NSTextSelectionDataSource)
      }
      extension NSTextSelectionNavigation.Destination {
      init?(rawValue: Int)
      static var character: Destination {get}
      static var container: Destination {get}
      static var document: Destination {get}
      static var line: Destination {get}
      static var paragraph: Destination {get}
      static var sentence: Destination {get}
      static var word: Destination {get}
      }
      extension NSTextSelectionNavigation.Direction {
      init?(rawValue: Int)
      static var backward: Direction {get}
      static var down: Direction {get}
      static var forward: Direction {get}
      static var left: Direction {get}
      static var right: Direction {get}
      static var up: Direction {get}
      }
      extension NSTextSelectionNavigation.Modifier {
      init(rawValue: UInt)
      static var extend: NSTextSelectionNavigation.Modifier {get}
      static var multiple: NSTextSelectionNavigation.Modifier {get}
      static var visual: NSTextSelectionNavigation.Modifier {get}
      }
      extension NSTextSelectionNavigation.WritingDirection {
      init?(rawValue: Int)
      static var leftToRight: WritingDirection {get}
      static var rightToLeft: WritingDirection {get}
      }
      extension NSTextStorage {
      func addLayoutManager(_: NSLayoutManager)
      func edited(_: NSTextStorage.EditActions, range: NSRange, changeInLength: Int)
      var delegate: (any NSTextStorageDelegate)? {get set}
      }
      extension NSTextStorage.EditActions {
      init(rawValue: UInt)
      }
      extension NSTextStorageDelegate {
      func textStorage(_: NSTextStorage, didProcessEditing: NSTextStorage.EditActions, range: NSRange, changeInLength: Int)
      func textStorage(_: NSTextStorage, willProcessEditing: NSTextStorage.EditActions, range: NSRange, changeInLength: Int)
      }
      extension NSUnderlineStyle {
      init(rawValue: Int)
      static var double: NSUnderlineStyle {get}
      static var single: NSUnderlineStyle {get}
      static var thick: NSUnderlineStyle {get}
      }
      extension NSValue {
      init(CGAffineTransform: CGAffineTransform)
      init(CGPoint: CGPoint)
      init(CGRect: CGRect)
      init(CGSize: CGSize)
      init(CGVector: CGVector)
      init(UIEdgeInsets: UIEdgeInsets)
      init(UIOffset: UIOffset)
      init(cgAffineTransform: CGAffineTransform)
      init(cgPoint: CGPoint)
      init(cgRect: CGRect)
      init(cgSize: CGSize)
      init(cgVector: CGVector)
      init(directionalEdgeInsets: NSDirectionalEdgeInsets)
      init(uiEdgeInsets: UIEdgeInsets)
      init(uiOffset: UIOffset)
      var cgRectValue: CGRect {get}
      }
      extension NSWritingDirection {
      init?(rawValue: Int)
      static var leftToRight: NSWritingDirection {get}
      static var natural: NSWritingDirection {get}
      static var rightToLeft: NSWritingDirection {get}
      }
      extension RunLoop.Mode {
      static let tracking: RunLoop.Mode
      }
      extension UIAccessibility {
      static func post(notification: UIAccessibility.Notification, argument: Any?)
      static var isReduceMotionEnabled: Bool {get}
      }
      extension UIAccessibility.Notification {
      func hash(into: inout Hasher)
      init(rawValue: UInt32)
      static var announcement: UIAccessibility.Notification
      static var layoutChanged: UIAccessibility.Notification
      static var screenChanged: UIAccessibility.Notification
      var hashValue: Int {get}
      }
      extension UIAccessibilityContrast {
      init?(rawValue: Int)
      static var high: UIAccessibilityContrast {get}
      static var normal: UIAccessibilityContrast {get}
      static var unspecified: UIAccessibilityContrast {get}
      }
      extension UIAccessibilityCustomAction {
      init(attributedName: NSAttributedString, actionHandler: UIAccessibilityCustomAction.Handler)
      init(attributedName: NSAttributedString, image: UIImage?, actionHandler: UIAccessibilityCustomAction.Handler)
      init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector)
      init(attributedName: NSAttributedString, target: Any?, selector: Selector)
      init(name: String, actionHandler: UIAccessibilityCustomAction.Handler)
      init(name: String, image: UIImage?, actionHandler: UIAccessibilityCustomAction.Handler)
      init(name: String, image: UIImage?, target: Any?, selector: Selector)
      init(name: String, target: Any?, selector: Selector)
      var actionHandler: UIAccessibilityCustomAction.Handler? {get set}
      var image: UIImage? {get set}
      var name: String {get set}
      var selector: Selector {get set}
      var target: AnyObject? {get set}
      }
      extension UIAccessibilityIdentification {
      var accessibilityIdentifier: String? {get set}
      }
      extension UIAccessibilityTraits {
      func hash(into: inout Hasher)
      static var adjustable: UIAccessibilityTraits
      static var button: UIAccessibilityTraits
      static var header: UIAccessibilityTraits
      static var image: UIAccessibilityTraits
      static var link: UIAccessibilityTraits
      static var none: UIAccessibilityTraits
      static var notEnabled: UIAccessibilityTraits
      static var searchField: UIAccessibilityTraits
      static var selected: UIAccessibilityTraits
      static var startsMediaSession: UIAccessibilityTraits
      static var staticText: UIAccessibilityTraits
      static var tabBar: UIAccessibilityTraits
      static var updatesFrequently: UIAccessibilityTraits
      var hashValue: Int {get}
      }
      extension UIAction {
      @MainActor init(title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: UIActionHandler)
      @MainActor init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: UIActionHandler)
      @MainActor init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil, identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: UIActionHandler)
      var attributes: UIMenuElement.Attributes {get set}
      var discoverabilityTitle: String? {get set}
      var identifier: UIAction.Identifier {get}
      var image: UIImage? {get set}
      var sender: Any? {get}
      var state: UIMenuElement.State {get set}
      var title: String {get set}
      }
      extension UIAction.Identifier {
      func hash(into: inout Hasher)
      init(_: String)
      init(rawValue: String)
      static let paste: UIAction.Identifier
      var hashValue: Int {get}
      }
      extension UIActivity {
      func activityDidFinish(_: Bool)
      func canPerform(withActivityItems: [Any]) -> Bool
      func perform()
      func prepare(withActivityItems: [Any])
      static var activityCategory: UIActivity.Category {get}
      var activityImage: UIImage? {get}
      var activityTitle: String? {get}
      var activityType: UIActivity.ActivityType? {get}
      var activityViewController: UIViewController? {get}
      }
      extension UIActivity.ActivityType {
      func hash(into: inout Hasher)
      init(_: String)
      init(rawValue: String)
      static let copyToPasteboard: UIActivity.ActivityType
      static let mail: UIActivity.ActivityType
      static let message: UIActivity.ActivityType
      static let postToFacebook: UIActivity.ActivityType
      static let print: UIActivity.ActivityType
      var hashValue: Int {get}
      }
      extension UIActivity.Category {
      init?(rawValue: Int)
      static var action: Category {get}
      static var share: Category {get}
      }
      extension UIActivityIndicatorView {
      func stopAnimating()
      init(activityIndicatorStyle: UIActivityIndicatorView.Style)
      init(frame: CGRect)
      init(style: UIActivityIndicatorView.Style)
      var color: UIColor! {get set}
      var hidesWhenStopped: Bool {get set}
      var isAnimating: Bool {get}
      var style: UIActivityIndicatorView.Style {get set}
      }
      extension UIActivityIndicatorView.Style {
      init?(rawValue: Int)
      static var gray: Style {get}
      static var large: Style {get}
      static var medium: Style {get}
      static var white: Style {get}
      }
      extension UIActivityItemSource {
      func activityViewController(_: UIActivityViewController, dataTypeIdentifierForActivityType: UIActivity.ActivityType?) -> String
      func activityViewController(_: UIActivityViewController, itemForActivityType: UIActivity.ActivityType?) -> Any?
      func activityViewController(_: UIActivityViewController, subjectForActivityType: UIActivity.ActivityType?) -> String
      func activityViewController(_: UIActivityViewController, thumbnailImageForActivityType: UIActivity.ActivityType?, suggestedSize: CGSize) -> UIImage?
      func activityViewControllerLinkMetadata(_: UIActivityViewController) -> LPLinkMetadata?
      func activityViewControllerPlaceholderItem(_: UIActivityViewController) -> Any
      }
      extension UIActivityViewController {
      init(activityItems: [Any], applicationActivities: [UIActivity]?)
      init(activityItemsConfiguration: any UIActivityItemsConfigurationReading)
      var completionHandler: UIActivityViewController.CompletionHandler? {get set}
      var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler? {get set}
      var excludedActivityTypes: [UIActivity.ActivityType]? {get set}
      }
      extension UIAdaptivePresentationControllerDelegate {
      func adaptivePresentationStyle(for: UIPresentationController) -> UIModalPresentationStyle
      func adaptivePresentationStyle(for: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
      func presentationController(_: UIPresentationController, prepare: UIPresentationController)
      func presentationController(_: UIPresentationController, viewControllerForAdaptivePresentationStyle: UIModalPresentationStyle) -> UIViewController?
      func presentationController(_: UIPresentationController, willPresentWithAdaptiveStyle: UIModalPresentationStyle, transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
      func presentationControllerDidDismiss(_: UIPresentationController)
      }
      extension UIAlertAction {
      init(title: String?, style: UIAlertAction.Style, handler: _ = nil)
      var isEnabled: Bool {get set}
      var style: UIAlertAction.Style {get}
      var title: String? {get}
      }
      extension UIAlertAction.Style {
      init?(rawValue: Int)
      static var `default`: Style {get}
      static var cancel: Style {get}
      static var destructive: Style {get}
      }
      extension UIAlertController {
      func addAction(_: UIAlertAction)
      func addTextField(configurationHandler: _ = nil)
      init(title: String?, message: String?, preferredStyle: UIAlertController.Style)
      var actions: [UIAlertAction] {get}
      var message: String? {get set}
      var preferredAction: UIAlertAction? {get set}
      var preferredStyle: UIAlertController.Style {get}
      var severity: UIAlertControllerSeverity {get set}
      var textFields: [UITextField]? {get}
      var title: String? {get set}
      }
      extension UIAlertController.Style {
      init?(rawValue: Int)
      static var actionSheet: Style {get}
      static var alert: Style {get}
      }
      extension UIAlertControllerSeverity {
      init?(rawValue: Int)
      static var `default`: UIAlertControllerSeverity {get}
      static var critical: UIAlertControllerSeverity {get}
      }
      extension UIAppearance {
      static func appearance() -> Self
      static func appearance(for: UITraitCollection) -> Self
      static func appearance(for: UITraitCollection, whenContainedInInstancesOf: [any UIAppearanceContainer.Type]) -> Self
      static func appearance(whenContainedInInstancesOf: [any UIAppearanceContainer.Type]) -> Self
      }
      extension UIApplication {
      @MainActor static let openNotificationSettingsURLString: String
      func beginBackgroundTask(expirationHandler: _ = nil) -> UIBackgroundTaskIdentifier
      func open(_: URL, options: [UIApplication.OpenExternalURLOptionsKey : Any] = [:], completionHandler: _ = nil)
      func openURL(_: URL) -> Bool
      func registerForRemoteNotifications()
      func registerForRemoteNotifications(matching: UIRemoteNotificationType)
      func requestSceneSessionDestruction(_: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: _ = nil)
      func sendAction(_: Selector, to: Any?, from: Any?, for: UIEvent?) -> Bool
      func sendEvent(_: UIEvent)
      func setAlternateIconName(_: String?) async throws
      func setAlternateIconName(_: String?, completionHandler: _ = nil)
      func supportedInterfaceOrientations(for: UIWindow?) -> UIInterfaceOrientationMask
      func unregisterForRemoteNotifications()
      static let didBecomeActiveNotification: NSNotification.Name
      static let didEnterBackgroundNotification: NSNotification.Name
      static let didReceiveMemoryWarningNotification: NSNotification.Name
      static let openSettingsURLString: String
      static let userDidTakeScreenshotNotification: NSNotification.Name
      static let willEnterForegroundNotification: NSNotification.Name
      static let willResignActiveNotification: NSNotification.Name
      static let willTerminateNotification: NSNotification.Name
      var alternateIconName: String? {get}
      var applicationIconBadgeNumber: Int {get set}
      var applicationState: UIApplication.State {get}
      var backgroundRefreshStatus: UIBackgroundRefreshStatus {get}
      var delegate: (any UIApplicationDelegate)? {get set}
      var isIdleTimerDisabled: Bool {get set}
      var isProtectedDataAvailable: Bool {get}
      var keyWindow: UIWindow? {get}
      var preferredContentSizeCategory: UIContentSizeCategory {get}
      var shortcutItems: [UIApplicationShortcutItem]? {get set}
      var statusBarHidden: Bool {get set}
      var statusBarOrientation: UIInterfaceOrientation {get set}
      var statusBarStyle: UIStatusBarStyle {get set}
      var supportsMultipleScenes: Bool {get}
      var windows: [UIWindow] {get}
      }
      extension UIApplication.LaunchOptionsKey {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let annotation: UIApplication.LaunchOptionsKey
      static let location: UIApplication.LaunchOptionsKey
      static let shortcutItem: UIApplication.LaunchOptionsKey
      static let url: UIApplication.LaunchOptionsKey
      var hashValue: Int {get}
      }
      extension UIApplication.OpenExternalURLOptionsKey {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let universalLinksOnly: UIApplication.OpenExternalURLOptionsKey
      var hashValue: Int {get}
      }
      extension UIApplication.State {
      init?(rawValue: Int)
      static var active: State {get}
      static var background: State {get}
      static var inactive: State {get}
      }
      extension UIApplicationDelegate {
      @MainActor static func main()
      func application(_: UIApplication, configurationForConnecting: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration
      func application(_: UIApplication, continue: NSUserActivity, restorationHandler: _) -> Bool
      func application(_: UIApplication, didChangeStatusBarFrame: CGRect)
      func application(_: UIApplication, didChangeStatusBarOrientation: UIInterfaceOrientation)
      func application(_: UIApplication, didDecodeRestorableStateWith: NSCoder)
      func application(_: UIApplication, didDiscardSceneSessions: Set<UISceneSession>)
      func application(_: UIApplication, didFailToContinueUserActivityWithType: String, error: any Error)
      func application(_: UIApplication, didFailToRegisterForRemoteNotificationsWithError: any Error)
      func application(_: UIApplication, didFinishLaunchingWithOptions: [UIApplication.LaunchOptionsKey : Any]? = nil) -> Bool
      func application(_: UIApplication, didReceive: UILocalNotification)
      func application(_: UIApplication, didReceiveRemoteNotification: [AnyHashable : Any])
      func application(_: UIApplication, didReceiveRemoteNotification: [AnyHashable : Any]) async -> UIBackgroundFetchResult
      func application(_: UIApplication, didReceiveRemoteNotification: [AnyHashable : Any], fetchCompletionHandler: _)
      func application(_: UIApplication, didRegister: UIUserNotificationSettings)
      func application(_: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken: Data)
      func application(_: UIApplication, didUpdate: NSUserActivity)
      func application(_: UIApplication, handle: INIntent) async -> INIntentResponse
      func application(_: UIApplication, handle: INIntent, completionHandler: _)
      func application(_: UIApplication, handleActionWithIdentifier: String?, for: UILocalNotification, completionHandler: _)
      func application(_: UIApplication, handleActionWithIdentifier: String?, for: UILocalNotification, withResponseInfo: [AnyHashable : Any], completionHandler: _)
      func application(_: UIApplication, handleActionWithIdentifier: String?, forRemoteNotification: [AnyHashable : Any], completionHandler: _)
      func application(_: UIApplication, handleActionWithIdentifier: String?, forRemoteNotification: [AnyHashable : Any], withResponseInfo: [AnyHashable : Any], completionHandler: _)
      func application(_: UIApplication, handleEventsForBackgroundURLSession: String) async
      func application(_: UIApplication, handleEventsForBackgroundURLSession: String, completionHandler: _)
      func application(_: UIApplication, handleOpen: URL) -> Bool
      func application(_: UIApplication, handleWatchKitExtensionRequest: [AnyHashable : Any]?) async -> [AnyHashable : Any]?
      func application(_: UIApplication, handleWatchKitExtensionRequest: [AnyHashable : Any]?, reply: _)
      func application(_: UIApplication, handlerFor: INIntent) -> Any?
      func application(_: UIApplication, performActionFor: UIApplicationShortcutItem) async -> Bool
      func application(_: UIApplication, performActionFor: UIApplicationShortcutItem, completionHandler: _)
      func application(_: UIApplication, performFetchWithCompletionHandler: _)
      func application(_: UIApplication, shouldAllowExtensionPointIdentifier: UIApplication.ExtensionPointIdentifier) -> Bool
      func application(_: UIApplication, shouldRestoreApplicationState: NSCoder) -> Bool
      func application(_: UIApplication, shouldRestoreSecureApplicationState: NSCoder) -> Bool
      func application(_: UIApplication, shouldSaveApplicationState: NSCoder) -> Bool
      func application(_: UIApplication, shouldSaveSecureApplicationState: NSCoder) -> Bool
      func application(_: UIApplication, supportedInterfaceOrientationsFor: UIWindow?) -> UIInterfaceOrientationMask
      func application(_: UIApplication, url: URL, options: [UIApplication.OpenURLOptionsKey : Any] = [:]) -> Bool
      func application(_: UIApplication, url: URL, sourceApplication: String?, annotation: Any) -> Bool
      func application(_: UIApplication, userDidAcceptCloudKitShareWith: CKShareMetadata)
      func application(_: UIApplication, viewControllerWithRestorationIdentifierPath: [String], coder: NSCoder) -> UIViewController?
      func application(_: UIApplication, willChangeStatusBarFrame: CGRect)
      func application(_: UIApplication, willChangeStatusBarOrientation: UIInterfaceOrientation, duration: TimeInterval)
      func application(_: UIApplication, willContinueUserActivityWithType: String) -> Bool
      func application(_: UIApplication, willEncodeRestorableStateWith: NSCoder)
      func application(_: UIApplication, willFinishLaunchingWithOptions: [UIApplication.LaunchOptionsKey : Any]? = nil) -> Bool
      func applicationDidBecomeActive(_: UIApplication)
      func applicationDidEnterBackground(_: UIApplication)
      func applicationDidFinishLaunching(_: UIApplication)
      func applicationDidReceiveMemoryWarning(_: UIApplication)
      func applicationWillEnterForeground(_: UIApplication)
      func applicationWillResignActive(_: UIApplication)
      func applicationWillTerminate(_: UIApplication)
      var window: UIWindow? {get set}
      }
      extension UIApplicationShortcutIcon {
      init(systemImageName: String)
      init(templateImageName: String)
      init(type: UIApplicationShortcutIcon.IconType)
      }
      extension UIApplicationShortcutIcon.IconType {
      init?(rawValue: Int)
      static var add: IconType {get}
      static var alarm: IconType {get}
      static var audio: IconType {get}
      static var bookmark: IconType {get}
      static var capturePhoto: IconType {get}
      static var cloud: IconType {get}
      static var compose: IconType {get}
      static var confirmation: IconType {get}
      static var contact: IconType {get}
      static var date: IconType {get}
      static var favorite: IconType {get}
      static var home: IconType {get}
      static var invitation: IconType {get}
      static var location: IconType {get}
      static var love: IconType {get}
      static var mail: IconType {get}
      static var message: IconType {get}
      static var pause: IconType {get}
      static var play: IconType {get}
      static var search: IconType {get}
      static var share: IconType {get}
      static var shuffle: IconType {get}
      static var task: IconType {get}
      static var time: IconType {get}
      static var update: IconType {get}
      }
      extension UIApplicationShortcutItem {
      init(type: String, localizedTitle: String)
      init(type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?, userInfo: [String : any NSSecureCoding]? = nil)
      var icon: UIApplicationShortcutIcon? {get}
      var localizedSubtitle: String? {get}
      var localizedTitle: String {get}
      var type: String {get}
      var userInfo: [String : any NSSecureCoding]? {get}
      }
      extension UIAxis {
      init(rawValue: UInt)
      static var both: UIAxis {get}
      static var horizontal: UIAxis {get}
      static var vertical: UIAxis {get}
      }
      extension UIBackgroundConfiguration {
      func hash(into: inout Hasher)
      func updated(for: any UIConfigurationState) -> UIBackgroundConfiguration
      static func clear() -> UIBackgroundConfiguration
      static func listGroupedCell() -> UIBackgroundConfiguration
      static func listSidebarCell() -> UIBackgroundConfiguration
      var backgroundColor: UIColor? {get set}
      var backgroundInsets: NSDirectionalEdgeInsets {get set}
      var cornerRadius: CGFloat {get set}
      var customMirror: Mirror {get}
      var customView: UIView? {get set}
      var debugDescription: String {get}
      var description: String {get}
      var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge {get set}
      var hashValue: Int {get}
      var image: UIImage? {get set}
      var imageContentMode: UIView.ContentMode {get set}
      var strokeColor: UIColor? {get set}
      var strokeWidth: CGFloat {get set}
      }
      extension UIBackgroundFetchResult {
      init?(rawValue: UInt)
      static var failed: UIBackgroundFetchResult {get}
      static var newData: UIBackgroundFetchResult {get}
      static var noData: UIBackgroundFetchResult {get}
      }
      extension UIBackgroundRefreshStatus {
      init?(rawValue: Int)
      static var available: UIBackgroundRefreshStatus {get}
      static var denied: UIBackgroundRefreshStatus {get}
      static var restricted: UIBackgroundRefreshStatus {get}
      }
      extension UIBackgroundTaskIdentifier {
      func hash(into: inout Hasher)
      init(rawValue: Int)
      var hashValue: Int {get}
      }
      extension UIBarAppearance {
      func configureWithDefaultBackground()
      func configureWithOpaqueBackground()
      func configureWithTransparentBackground()
      func copy() -> Self
      init()
      init(barAppearance: UIBarAppearance)
      init(idiom: UIUserInterfaceIdiom)
      var backgroundColor: UIColor? {get set}
      var backgroundImage: UIImage? {get set}
      var idiom: UIUserInterfaceIdiom {get}
      var shadowColor: UIColor? {get set}
      var shadowImage: UIImage? {get set}
      }
      extension UIBarButtonItem {
      @MainActor init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil)
      @MainActor init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil)
      @MainActor init(title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil)
      func backgroundImage(for: UIControl.State, barMetrics: UIBarMetrics) -> UIImage?
      func backgroundImage(for: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics) -> UIImage?
      func setBackgroundImage(_: UIImage?, for: UIControl.State, barMetrics: UIBarMetrics)
      func setBackgroundImage(_: UIImage?, for: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics)
      init()
      init(barButtonSystemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?)
      init(customView: UIView)
      init(image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)
      init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)
      init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?)
      static func fixedSpace(_: CGFloat) -> Self
      static func flexibleSpace() -> Self
      var action: Selector? {get set}
      var customView: UIView? {get set}
      var isHidden: Bool {get set}
      var isSelected: Bool {get set}
      var menu: UIMenu? {get set}
      var primaryAction: UIAction? {get set}
      var style: UIBarButtonItem.Style {get set}
      var target: AnyObject? {get set}
      var tintColor: UIColor? {get set}
      var width: CGFloat {get set}
      }
      extension UIBarButtonItem.Style {
      init?(rawValue: Int)
      static var bordered: Style {get}
      static var done: Style {get}
      static var plain: Style {get}
      }
      extension UIBarButtonItem.SystemItem {
      init?(rawValue: Int)
      static var action: SystemItem {get}
      static var add: SystemItem {get}
      static var bookmarks: SystemItem {get}
      static var camera: SystemItem {get}
      static var cancel: SystemItem {get}
      static var close: SystemItem {get}
      static var compose: SystemItem {get}
      static var done: SystemItem {get}
      static var edit: SystemItem {get}
      static var fixedSpace: SystemItem {get}
      static var flexibleSpace: SystemItem {get}
      static var organize: SystemItem {get}
      static var pause: SystemItem {get}
      static var play: SystemItem {get}
      static var redo: SystemItem {get}
      static var refresh: SystemItem {get}
      static var reply: SystemItem {get}
      static var save: SystemItem {get}
      static var search: SystemItem {get}
      static var stop: SystemItem {get}
      static var trash: SystemItem {get}
      static var undo: SystemItem {get}
      }
      extension UIBarItem {
      func setTitleTextAttributes(_: [NSAttributedString.Key : Any]?, for: UIControl.State)
      func titleTextAttributes(for: UIControl.State) -> [NSAttributedString.Key : Any]?
      init()
      var image: UIImage? {get set}
      var isEnabled: Bool {get set}
      var tag: Int {get set}
      var title: String? {get set}
      }
      extension UIBarMetrics {
      init?(rawValue: Int)
      static var `default`: UIBarMetrics {get}
      static var compact: UIBarMetrics {get}
      }
      extension UIBarPosition {
      init?(rawValue: Int)
      static var any: UIBarPosition {get}
      static var bottom: UIBarPosition {get}
      static var top: UIBarPosition {get}
      }
      extension UIBarPositioningDelegate {
      func position(for: any UIBarPositioning) -> UIBarPosition
      }
      extension UIBarStyle {
      init?(rawValue: Int)
      static var `default`: UIBarStyle {get}
      static var black: UIBarStyle {get}
      }
      extension UIBaselineAdjustment {
      init?(rawValue: Int)
      static var alignCenters: UIBaselineAdjustment {get}
      static var none: UIBaselineAdjustment {get}
      }
      extension UIBezierPath {
      func addArc(withCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
      func addClip()
      func addCurve(to: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint)
      func addLine(to: CGPoint)
      func addQuadCurve(to: CGPoint, controlPoint: CGPoint)
      func append(_: UIBezierPath)
      func apply(_: CGAffineTransform)
      func close()
      func contains(_: CGPoint) -> Bool
      func fill()
      func fill(with: CGBlendMode, alpha: CGFloat)
      func move(to: CGPoint)
      func reversing() -> UIBezierPath
      func setLineDash(_: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat)
      func stroke()
      func stroke(with: CGBlendMode, alpha: CGFloat)
      init()
      init(CGPath: CGPath)
      init(arcCenter: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
      init(cgPath: CGPath)
      init(ovalIn: CGRect)
      init(ovalInRect: CGRect)
      init(rect: CGRect)
      init(roundedRect: CGRect, byRoundingCorners: UIRectCorner, cornerRadii: CGSize)
      init(roundedRect: CGRect, cornerRadius: CGFloat)
      var bounds: CGRect {get}
      var cgPath: CGPath {get set}
      var currentPoint: CGPoint {get}
      var isEmpty: Bool {get}
      var lineWidth: CGFloat {get set}
      }
      extension UIBlurEffect {
      init(style: UIBlurEffect.Style)
      }
      extension UIBlurEffect.Style {
      init?(rawValue: Int)
      static var dark: Style {get}
      static var light: Style {get}
      static var prominent: Style {get}
      static var regular: Style {get}
      static var systemMaterial: Style {get}
      static var systemUltraThinMaterial: Style {get}
      }
      extension UIButton {
      @MainActor init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil)
      @MainActor init(type: UIButton.ButtonType = .system, primaryAction: UIAction?)
      @MainActor var configuration: UIButton.Configuration? {get set}
      @MainActor var pointerStyleProvider: UIButton.PointerStyleProvider? {get set}
      func attributedTitle(for: UIControl.State) -> NSAttributedString?
      func backgroundImage(for: UIControl.State) -> UIImage?
      func contentRect(forBounds: CGRect) -> CGRect
      func image(for: UIControl.State) -> UIImage?
      func imageRect(forContentRect: CGRect) -> CGRect
      func setAttributedTitle(_: NSAttributedString?, for: UIControl.State)
      func setBackgroundImage(_: UIImage?, for: UIControl.State)
      func setImage(_: UIImage?, for: UIControl.State)
      func setNeedsUpdateConfiguration()
      func setTitle(_: String?, for: UIControl.State)
      func setTitleColor(_: UIColor?, for: UIControl.State)
      func title(for: UIControl.State) -> String?
      func titleColor(for: UIControl.State) -> UIColor?
      func titleRect(forContentRect: CGRect) -> CGRect
      func updateConfiguration()
      init(frame: CGRect)
      init(frame: CGRect, primaryAction: UIAction?)
      init(type: UIButton.ButtonType)
      var adjustsImageWhenHighlighted: Bool {get set}
      var contentEdgeInsets: UIEdgeInsets {get set}
      var currentImage: UIImage? {get}
      var imageEdgeInsets: UIEdgeInsets {get set}
      var imageView: UIImageView? {get}
      var isPointerInteractionEnabled: Bool {get set}
      var menu: UIMenu? {get set}
      var role: UIButton.Role {get set}
      var subtitleLabel: UILabel? {get}
      var tintColor: UIColor! {get set}
      var titleEdgeInsets: UIEdgeInsets {get set}
      var titleLabel: UILabel? {get}
      }
      extension UIButton.ButtonType {
      init?(rawValue: Int)
      static var close: ButtonType {get}
      static var custom: ButtonType {get}
      static var infoLight: ButtonType {get}
      static var roundedRect: UIButton.ButtonType {get}
      static var system: ButtonType {get}
      }
      extension UIButton.Configuration {
      func hash(into: inout Hasher)
      func updated(for: UIButton) -> UIButton.Configuration
      static func bordered() -> UIButton.Configuration
      static func borderedProminent() -> UIButton.Configuration
      static func borderless() -> UIButton.Configuration
      static func filled() -> UIButton.Configuration
      static func gray() -> UIButton.Configuration
      static func plain() -> UIButton.Configuration
      static func tinted() -> UIButton.Configuration
      var attributedTitle: AttributedString? {get set}
      var background: UIBackgroundConfiguration {get set}
      var buttonSize: UIButton.Configuration.Size {get set}
      var contentInsets: NSDirectionalEdgeInsets {get set}
      var hashValue: Int {get}
      var image: UIImage? {get set}
      var indicator: UIButton.Configuration.Indicator {get set}
      var subtitle: String? {get set}
      var title: String? {get set}
      }
      extension UIButton.Configuration.Indicator {
      func hash(into: inout Hasher)
      static var automatic: Indicator {get}
      static var none: Indicator {get}
      static var popup: Indicator {get}
      var hashValue: Int {get}
      }
      extension UIButton.Configuration.Size {
      func hash(into: inout Hasher)
      static var large: Size {get}
      static var medium: Size {get}
      static var mini: Size {get}
      static var small: Size {get}
      var hashValue: Int {get}
      }
      extension UIButton.Role {
      init?(rawValue: Int)
      static var cancel: Role {get}
      static var destructive: Role {get}
      static var normal: Role {get}
      static var primary: Role {get}
      }
      extension UICellAccessory {
      let accessoryType: UICellAccessory.AccessoryType
      static func checkmark(displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.CheckmarkOptions = CheckmarkOptions()) -> UICellAccessory
      static func customView(configuration: UICellAccessory.CustomViewConfiguration) -> UICellAccessory
      static func delete(displayed: UICellAccessory.DisplayedState = .whenEditing, options: UICellAccessory.DeleteOptions = DeleteOptions(), actionHandler: UICellAccessory.ActionHandler? = nil) -> UICellAccessory
      static func detail(displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.DetailOptions = DetailOptions(), actionHandler: UICellAccessory.ActionHandler? = nil) -> UICellAccessory
      static func disclosureIndicator(displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.DisclosureIndicatorOptions = DisclosureIndicatorOptions()) -> UICellAccessory
      static func insert(displayed: UICellAccessory.DisplayedState = .whenEditing, options: UICellAccessory.InsertOptions = InsertOptions(), actionHandler: UICellAccessory.ActionHandler? = nil) -> UICellAccessory
      static func label(text: String, displayed: UICellAccessory.DisplayedState = .always, options: UICellAccessory.LabelOptions = LabelOptions()) -> UICellAccessory
      static func reorder(displayed: UICellAccessory.DisplayedState = .whenEditing, options: UICellAccessory.ReorderOptions = ReorderOptions()) -> UICellAccessory
      }
      extension UICellAccessory.AccessoryType {
      func hash(into: inout Hasher)
      static var checkmark: AccessoryType {get}
      static var delete: AccessoryType {get}
      static var detail: AccessoryType {get}
      static var disclosureIndicator: AccessoryType {get}
      static var insert: AccessoryType {get}
      static var label: AccessoryType {get}
      static var reorder: AccessoryType {get}
      var hashValue: Int {get}
      }
      extension UICellConfigurationState {
      func hash(into: inout Hasher)
      init(traitCollection: UITraitCollection)
      var cellDropState: UICellConfigurationState.DropState {get set}
      var customMirror: Mirror {get}
      var debugDescription: String {get}
      var description: String {get}
      var hashValue: Int {get}
      var isDisabled: Bool {get set}
      var isEditing: Bool {get set}
      var isExpanded: Bool {get set}
      var isFocused: Bool {get set}
      var isHighlighted: Bool {get set}
      var isPinned: Bool {get set}
      var isSelected: Bool {get set}
      var isSwiped: Bool {get set}
      var traitCollection: UITraitCollection {get set}
      }
      extension UICellConfigurationState.DragState {
      func hash(into: inout Hasher)
      static var dragging: DragState {get}
      static var lifting: DragState {get}
      static var none: DragState {get}
      var hashValue: Int {get}
      }
      extension UICellConfigurationState.DropState {
      func hash(into: inout Hasher)
      static var none: DropState {get}
      static var targeted: DropState {get}
      var hashValue: Int {get}
      }
      extension UICollectionLayoutListConfiguration {
      init(appearance: UICollectionLayoutListConfiguration.Appearance)
      var appearance: UICollectionLayoutListConfiguration.Appearance {get}
      var backgroundColor: UIColor? {get set}
      var headerMode: UICollectionLayoutListConfiguration.HeaderMode {get set}
      var itemSeparatorHandler: UICollectionLayoutListConfiguration.ItemSeparatorHandler? {get set}
      var leadingSwipeActionsConfigurationProvider: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider? {get set}
      var showsSeparators: Bool {get set}
      var trailingSwipeActionsConfigurationProvider: UICollectionLayoutListConfiguration.SwipeActionsConfigurationProvider? {get set}
      }
      extension UICollectionLayoutListConfiguration.Appearance {
      func hash(into: inout Hasher)
      static var grouped: Appearance {get}
      static var insetGrouped: Appearance {get}
      static var plain: Appearance {get}
      static var sidebar: Appearance {get}
      var hashValue: Int {get}
      }
      extension UICollectionLayoutListConfiguration.HeaderMode {
      func hash(into: inout Hasher)
      static var none: HeaderMode {get}
      static var supplementary: HeaderMode {get}
      var hashValue: Int {get}
      }
      extension UICollectionReusableView {
      func apply(_: UICollectionViewLayoutAttributes)
      func preferredLayoutAttributesFitting(_: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes
      func willTransition(from: UICollectionViewLayout, to: UICollectionViewLayout)
      var reuseIdentifier: String? {get}
      }
      extension UICollectionView {
      func beginInteractiveMovementForItem(at: IndexPath) -> Bool
      func cancelInteractiveMovement()
      func cellForItem(at: IndexPath) -> UICollectionViewCell?
      func deleteItems(at: [IndexPath])
      func deleteSections(_: IndexSet)
      func dequeueReusableCell(withReuseIdentifier: String, for: IndexPath) -> UICollectionViewCell
      func dequeueReusableSupplementaryView(ofKind: String, withReuseIdentifier: String, for: IndexPath) -> UICollectionReusableView
      func deselectItem(at: IndexPath, animated: Bool)
      func endInteractiveMovement()
      func indexPath(for: UICollectionViewCell) -> IndexPath?
      func indexPathForItem(at: CGPoint) -> IndexPath?
      func insertItems(at: [IndexPath])
      func insertSections(_: IndexSet)
      func layoutAttributesForItem(at: IndexPath) -> UICollectionViewLayoutAttributes?
      func moveItem(at: IndexPath, to: IndexPath)
      func numberOfItems(inSection: Int) -> Int
      func performBatchUpdates(_: _, completion: _ = nil)
      func reconfigureItems(at: [IndexPath])
      func register(_: AnyClass?, forCellWithReuseIdentifier: String)
      func register(_: AnyClass?, forSupplementaryViewOfKind: String, withReuseIdentifier: String)
      func register(_: UINib?, forCellWithReuseIdentifier: String)
      func register(_: UINib?, forSupplementaryViewOfKind: String, withReuseIdentifier: String)
      func reloadItems(at: [IndexPath])
      func reloadSections(_: IndexSet)
      func scrollToItem(at: IndexPath, at: UICollectionView.ScrollPosition, animated: Bool)
      func selectItem(at: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition)
      func setCollectionViewLayout(_: UICollectionViewLayout, animated: Bool)
      func setCollectionViewLayout(_: UICollectionViewLayout, animated: Bool, completion: _ = nil)
      func supplementaryView(forElementKind: String, at: IndexPath) -> UICollectionReusableView?
      func updateInteractiveMovementTargetPosition(_: CGPoint)
      init(frame: CGRect, collectionViewLayout: UICollectionViewLayout)
      static let elementKindSectionFooter: String
      static let elementKindSectionHeader: String
      var allowsMultipleSelection: Bool {get set}
      var allowsSelection: Bool {get set}
      var backgroundView: UIView? {get set}
      var collectionViewLayout: UICollectionViewLayout {get set}
      var contextMenuInteraction: UIContextMenuInteraction? {get}
      var dataSource: (any UICollectionViewDataSource)? {get set}
      var delegate: (any UICollectionViewDelegate)? {get set}
      var dragDelegate: (any UICollectionViewDragDelegate)? {get set}
      var dropDelegate: (any UICollectionViewDropDelegate)? {get set}
      var hasActiveDrag: Bool {get}
      var indexPathsForSelectedItems: [IndexPath]? {get}
      var indexPathsForVisibleItems: [IndexPath] {get}
      var isEditing: Bool {get set}
      var numberOfSections: Int {get}
      var visibleCells: [UICollectionViewCell] {get}
      }
      extension UICollectionView.ScrollDirection {
      init?(rawValue: Int)
      static var horizontal: ScrollDirection {get}
      static var vertical: ScrollDirection {get}
      }
      extension UICollectionView.ScrollPosition {
      init(rawValue: UInt)
      static var bottom: UICollectionView.ScrollPosition {get}
      static var centeredHorizontally: UICollectionView.ScrollPosition {get}
      static var centeredVertically: UICollectionView.ScrollPosition {get}
      static var left: UICollectionView.ScrollPosition {get}
      static var right: UICollectionView.ScrollPosition {get}
      static var top: UICollectionView.ScrollPosition {get}
      }
      extension UICollectionViewCell {
      @MainActor func updateConfiguration(using: UICellConfigurationState)
      @MainActor var backgroundConfiguration: UIBackgroundConfiguration? {get set}
      @MainActor var configurationState: UICellConfigurationState {get}
      @MainActor var contentConfiguration: (any UIContentConfiguration)? {get set}
      func setNeedsUpdateConfiguration()
      var backgroundView: UIView? {get set}
      var contentView: UIView {get}
      var isHighlighted: Bool {get set}
      var isSelected: Bool {get set}
      var selectedBackgroundView: UIView? {get set}
      }
      extension UICollectionViewCell.DragState {
      init?(rawValue: Int)
      static var dragging: DragState {get}
      static var lifting: DragState {get}
      static var none: DragState {get}
      }
      extension UICollectionViewCompositionalLayout {
      @MainActor static func list(using: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout
      init(section: NSCollectionLayoutSection)
      init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration)
      init(sectionProvider: UICollectionViewCompositionalLayoutSectionProvider)
      init(sectionProvider: UICollectionViewCompositionalLayoutSectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration)
      var configuration: UICollectionViewCompositionalLayoutConfiguration {get set}
      }
      extension UICollectionViewCompositionalLayoutConfiguration {
      var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {get set}
      var contentInsetsReference: UIContentInsetsReference {get set}
      var scrollDirection: UICollectionView.ScrollDirection {get set}
      }
      extension UICollectionViewController {
      init(collectionViewLayout: UICollectionViewLayout)
      init(nibName: String?, bundle: Bundle?)
      var collectionViewLayout: UICollectionViewLayout {get}
      }
      extension UICollectionViewDataSource {
      func collectionView(_: UICollectionView, canMoveItemAt: IndexPath) -> Bool
      func collectionView(_: UICollectionView, cellForItemAt: IndexPath) -> UICollectionViewCell
      func collectionView(_: UICollectionView, indexPathForIndexTitle: String, at: Int) -> IndexPath
      func collectionView(_: UICollectionView, moveItemAt: IndexPath, to: IndexPath)
      func collectionView(_: UICollectionView, numberOfItemsInSection: Int) -> Int
      func collectionView(_: UICollectionView, viewForSupplementaryElementOfKind: String, at: IndexPath) -> UICollectionReusableView
      func numberOfSections(in: UICollectionView) -> Int
      }
      extension UICollectionViewDelegate {
      func collectionView(_: UICollectionView, canEditItemAt: IndexPath) -> Bool
      func collectionView(_: UICollectionView, canFocusItemAt: IndexPath) -> Bool
      func collectionView(_: UICollectionView, canPerformAction: Selector, forItemAt: IndexPath, withSender: Any?) -> Bool
      func collectionView(_: UICollectionView, canPerformPrimaryActionForItemAt: IndexPath) -> Bool
      func collectionView(_: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration, dismissalPreviewForItemAt: IndexPath) -> UITargetedPreview?
      func collectionView(_: UICollectionView, contextMenuConfiguration: UIContextMenuConfiguration, highlightPreviewForItemAt: IndexPath) -> UITargetedPreview?
      func collectionView(_: UICollectionView, contextMenuConfigurationForItemAt: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
      func collectionView(_: UICollectionView, contextMenuConfigurationForItemsAt: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration?
      func collectionView(_: UICollectionView, didBeginMultipleSelectionInteractionAt: IndexPath)
      func collectionView(_: UICollectionView, didDeselectItemAt: IndexPath)
      func collectionView(_: UICollectionView, didEndDisplaying: UICollectionViewCell, forItemAt: IndexPath)
      func collectionView(_: UICollectionView, didEndDisplayingSupplementaryView: UICollectionReusableView, forElementOfKind: String, at: IndexPath)
      func collectionView(_: UICollectionView, didHighlightItemAt: IndexPath)
      func collectionView(_: UICollectionView, didSelectItemAt: IndexPath)
      func collectionView(_: UICollectionView, didUnhighlightItemAt: IndexPath)
      func collectionView(_: UICollectionView, didUpdateFocusIn: UICollectionViewFocusUpdateContext, with: UIFocusAnimationCoordinator)
      func collectionView(_: UICollectionView, performAction: Selector, forItemAt: IndexPath, withSender: Any?)
      func collectionView(_: UICollectionView, performPrimaryActionForItemAt: IndexPath)
      func collectionView(_: UICollectionView, previewForDismissingContextMenuWithConfiguration: UIContextMenuConfiguration) -> UITargetedPreview?
      func collectionView(_: UICollectionView, previewForHighlightingContextMenuWithConfiguration: UIContextMenuConfiguration) -> UITargetedPreview?
      func collectionView(_: UICollectionView, sceneActivationConfigurationForItemAt: IndexPath, point: CGPoint) -> UIWindowScene.ActivationConfiguration?
      func collectionView(_: UICollectionView, selectionFollowsFocusForItemAt: IndexPath) -> Bool
      func collectionView(_: UICollectionView, shouldBeginMultipleSelectionInteractionAt: IndexPath) -> Bool
      func collectionView(_: UICollectionView, shouldDeselectItemAt: IndexPath) -> Bool
      func collectionView(_: UICollectionView, shouldHighlightItemAt: IndexPath) -> Bool
      func collectionView(_: UICollectionView, shouldSelectItemAt: IndexPath) -> Bool
      func collectionView(_: UICollectionView, shouldShowMenuForItemAt: IndexPath) -> Bool
      func collectionView(_: UICollectionView, shouldSpringLoadItemAt: IndexPath, with: any UISpringLoadedInteractionContext) -> Bool
      func collectionView(_: UICollectionView, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext) -> Bool
      func collectionView(_: UICollectionView, targetContentOffsetForProposedContentOffset: CGPoint) -> CGPoint
      func collectionView(_: UICollectionView, targetIndexPathForMoveFromItemAt: IndexPath, toProposedIndexPath: IndexPath) -> IndexPath
      func collectionView(_: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: IndexPath, atCurrentIndexPath: IndexPath, toProposedIndexPath: IndexPath) -> IndexPath
      func collectionView(_: UICollectionView, transitionLayoutForOldLayout: UICollectionViewLayout, newLayout: UICollectionViewLayout) -> UICollectionViewTransitionLayout
      func collectionView(_: UICollectionView, willDisplay: UICollectionViewCell, forItemAt: IndexPath)
      func collectionView(_: UICollectionView, willDisplayContextMenu: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
      func collectionView(_: UICollectionView, willDisplaySupplementaryView: UICollectionReusableView, forElementKind: String, at: IndexPath)
      func collectionView(_: UICollectionView, willEndContextMenuInteraction: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
      func collectionView(_: UICollectionView, willPerformPreviewActionForMenuWith: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
      }
      extension UICollectionViewDelegateFlowLayout {
      func collectionView(_: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt: Int) -> UIEdgeInsets
      func collectionView(_: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt: Int) -> CGFloat
      func collectionView(_: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt: Int) -> CGFloat
      func collectionView(_: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection: Int) -> CGSize
      func collectionView(_: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection: Int) -> CGSize
      func collectionView(_: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt: IndexPath) -> CGSize
      }
      extension UICollectionViewDiffableDataSource {
      @MainActor func collectionView(_: UICollectionView, canMoveItemAt: IndexPath) -> Bool
      @MainActor func collectionView(_: UICollectionView, cellForItemAt: IndexPath) -> UICollectionViewCell
      @MainActor func collectionView(_: UICollectionView, indexPathForIndexTitle: String, at: Int) -> IndexPath
      @MainActor func collectionView(_: UICollectionView, moveItemAt: IndexPath, to: IndexPath)
      @MainActor func collectionView(_: UICollectionView, numberOfItemsInSection: Int) -> Int
      @MainActor func collectionView(_: UICollectionView, viewForSupplementaryElementOfKind: String, at: IndexPath) -> UICollectionReusableView
      @MainActor func description() -> String
      @MainActor func index(for: SectionIdentifierType) -> Int?
      @MainActor func indexPath(for: ItemIdentifierType) -> IndexPath?
      @MainActor func itemIdentifier(for: IndexPath) -> ItemIdentifierType?
      @MainActor func numberOfSections(in: UICollectionView) -> Int
      @MainActor func sectionIdentifier(for: Int) -> SectionIdentifierType?
      @MainActor init(collectionView: UICollectionView, cellProvider: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider)
      @MainActor var supplementaryViewProvider: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SupplementaryViewProvider? {get set}
      nonisolated func apply(_: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to: SectionIdentifierType, animatingDifferences: Bool = true) async
      nonisolated func apply(_: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to: SectionIdentifierType, animatingDifferences: Bool = true, completion: _ = nil)
      nonisolated func apply(_: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true) async
      nonisolated func apply(_: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true, completion: _ = nil)
      nonisolated func applySnapshotUsingReloadData(_: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) async
      nonisolated func applySnapshotUsingReloadData(_: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: _ = nil)
      nonisolated func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
      nonisolated func snapshot(for: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      }
      extension UICollectionViewDragDelegate {
      func collectionView(_: UICollectionView, dragPreviewParametersForItemAt: IndexPath) -> UIDragPreviewParameters?
      func collectionView(_: UICollectionView, dragSessionAllowsMoveOperation: any UIDragSession) -> Bool
      func collectionView(_: UICollectionView, dragSessionDidEnd: any UIDragSession)
      func collectionView(_: UICollectionView, dragSessionIsRestrictedToDraggingApplication: any UIDragSession) -> Bool
      func collectionView(_: UICollectionView, dragSessionWillBegin: any UIDragSession)
      func collectionView(_: UICollectionView, itemsForAddingTo: any UIDragSession, at: IndexPath, point: CGPoint) -> [UIDragItem]
      func collectionView(_: UICollectionView, itemsForBeginning: any UIDragSession, at: IndexPath) -> [UIDragItem]
      }
      extension UICollectionViewDropCoordinator {
      func drop(_: UIDragItem, intoItemAt: IndexPath, rect: CGRect) -> any UIDragAnimating
      func drop(_: UIDragItem, to: UICollectionViewDropPlaceholder) -> any UICollectionViewDropPlaceholderContext
      func drop(_: UIDragItem, to: UIDragPreviewTarget) -> any UIDragAnimating
      func drop(_: UIDragItem, toItemAt: IndexPath) -> any UIDragAnimating
      var destinationIndexPath: IndexPath? {get}
      var items: [any UICollectionViewDropItem] {get}
      var proposal: UICollectionViewDropProposal {get}
      var session: any UIDropSession {get}
      }
      extension UICollectionViewDropDelegate {
      func collectionView(_: UICollectionView, canHandle: any UIDropSession) -> Bool
      func collectionView(_: UICollectionView, dropPreviewParametersForItemAt: IndexPath) -> UIDragPreviewParameters?
      func collectionView(_: UICollectionView, dropSessionDidEnd: any UIDropSession)
      func collectionView(_: UICollectionView, dropSessionDidEnter: any UIDropSession)
      func collectionView(_: UICollectionView, dropSessionDidExit: any UIDropSession)
      func collectionView(_: UICollectionView, dropSessionDidUpdate: any UIDropSession, withDestinationIndexPath: IndexPath?) -> UICollectionViewDropProposal
      func collectionView(_: UICollectionView, performDropWith: any UICollectionViewDropCoordinator)
      }
      extension UICollectionViewDropItem {
      var dragItem: UIDragItem {get}
      var sourceIndexPath: IndexPath? {get}
      }
      extension UICollectionViewDropPlaceholderContext {
      var dragItem: UIDragItem {get}
      }
      extension UICollectionViewDropProposal {
      init(dropOperation: UIDropOperation, intent: UICollectionViewDropProposal.Intent)
      init(operation: UIDropOperation, intent: UICollectionViewDropProposal.Intent)
      var intent: UICollectionViewDropProposal.Intent {get}
      }
      extension UICollectionViewDropProposal.Intent {
      init?(rawValue: Int)
      static var insertAtDestinationIndexPath: Intent {get}
      static var insertIntoDestinationIndexPath: Intent {get}
      static var unspecified: Intent {get}
      }
      extension UICollectionViewFlowLayout {
      var footerReferenceSize: CGSize {get set}
      var headerReferenceSize: CGSize {get set}
      var itemSize: CGSize {get set}
      var minimumInteritemSpacing: CGFloat {get set}
      var minimumLineSpacing: CGFloat {get set}
      var scrollDirection: UICollectionView.ScrollDirection {get set}
      var sectionInset: UIEdgeInsets {get set}
      }
      extension UICollectionViewLayout {
      func invalidateLayout()
      func invalidateLayout(with: UICollectionViewLayoutInvalidationContext)
      func layoutAttributesForItem(at: IndexPath) -> UICollectionViewLayoutAttributes?
      func prepare()
      func prepare(forAnimatedBoundsChange: CGRect)
      func prepare(forCollectionViewUpdates: [UICollectionViewUpdateItem])
      func register(_: AnyClass?, forDecorationViewOfKind: String)
      func register(_: UINib?, forDecorationViewOfKind: String)
      func targetContentOffset(forProposedContentOffset: CGPoint) -> CGPoint
      func targetContentOffset(forProposedContentOffset: CGPoint, withScrollingVelocity: CGPoint) -> CGPoint
      init()
      var collectionView: UICollectionView? {get}
      }
      extension UICollectionViewLayoutAttributes {
      init(forCellWith: IndexPath)
      init(forCellWithIndexPath: IndexPath)
      init(forDecorationViewOfKind: String, with: IndexPath)
      init(forDecorationViewOfKind: String, withIndexPath: IndexPath)
      init(forSupplementaryViewOfKind: String, with: IndexPath)
      init(forSupplementaryViewOfKind: String, withIndexPath: IndexPath)
      var alpha: CGFloat {get set}
      var bounds: CGRect {get set}
      var center: CGPoint {get set}
      var frame: CGRect {get set}
      var indexPath: IndexPath {get set}
      var isHidden: Bool {get set}
      var size: CGSize {get set}
      var transform: CGAffineTransform {get set}
      var zIndex: Int {get set}
      }
      extension UICollectionViewListCell {
      @MainActor func defaultContentConfiguration() -> UIListContentConfiguration
      @MainActor var accessories: [UICellAccessory] {get set}
      var indentationLevel: Int {get set}
      }
      extension UICollectionViewTransitionLayout {
      func updateValue(_: CGFloat, forAnimatedKey: String)
      func value(forAnimatedKey: String) -> CGFloat
      init(currentLayout: UICollectionViewLayout, nextLayout: UICollectionViewLayout)
      }
      extension UICollectionViewUpdateItem.Action {
      init?(rawValue: Int)
      static var delete: Action {get}
      static var insert: Action {get}
      static var move: Action {get}
      static var none: Action {get}
      static var reload: Action {get}
      }
      extension UIColor {
      func getRed(_: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
      func resolvedColor(with: UITraitCollection) -> UIColor
      func set()
      func setFill()
      func withAlphaComponent(_: CGFloat) -> UIColor
      init(CGColor: CGColor)
      init(CIColor: CIColor)
      init(cgColor: CGColor)
      init(ciColor: CIColor)
      init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      init(dynamicProvider: _)
      init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)
      init(patternImage: UIImage)
      init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      init(resource: ColorResource)
      init(white: CGFloat, alpha: CGFloat)
      init?(named: String)
      init?(named: String, in: Bundle?, compatibleWith: UITraitCollection?)
      init?(named: String, inBundle: Bundle?, compatibleWithTraitCollection: UITraitCollection?)
      static var black: UIColor {get}
      static var blue: UIColor {get}
      static var brown: UIColor {get}
      static var clear: UIColor {get}
      static var cyan: UIColor {get}
      static var darkGray: UIColor {get}
      static var darkText: UIColor {get}
      static var gray: UIColor {get}
      static var green: UIColor {get}
      static var label: UIColor {get}
      static var lightGray: UIColor {get}
      static var link: UIColor {get}
      static var magenta: UIColor {get}
      static var orange: UIColor {get}
      static var placeholderText: UIColor {get}
      static var purple: UIColor {get}
      static var quaternarySystemFill: UIColor {get}
      static var secondaryLabel: UIColor {get}
      static var secondarySystemBackground: UIColor {get}
      static var secondarySystemFill: UIColor {get}
      static var secondarySystemGroupedBackground: UIColor {get}
      static var separator: UIColor {get}
      static var systemBackground: UIColor {get}
      static var systemBlue: UIColor {get}
      static var systemBrown: UIColor {get}
      static var systemGray2: UIColor {get}
      static var systemGray4: UIColor {get}
      static var systemGray5: UIColor {get}
      static var systemGray6: UIColor {get}
      static var systemGray: UIColor {get}
      static var systemGreen: UIColor {get}
      static var systemGroupedBackground: UIColor {get}
      static var systemIndigo: UIColor {get}
      static var systemOrange: UIColor {get}
      static var systemPink: UIColor {get}
      static var systemPurple: UIColor {get}
      static var systemRed: UIColor {get}
      static var systemTeal: UIColor {get}
      static var systemYellow: UIColor {get}
      static var tertiaryLabel: UIColor {get}
      static var tertiarySystemBackground: UIColor {get}
      static var tertiarySystemFill: UIColor {get}
      static var tintColor: UIColor {get}
      static var white: UIColor {get}
      static var yellow: UIColor {get}
      var accessibilityName: String {get}
      var cgColor: CGColor {get}
      }
      extension UIColorWell {
      var selectedColor: UIColor? {get set}
      var title: String? {get set}
      }
      extension UICommand {
      @MainActor init(title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off)
      @MainActor init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off)
      @MainActor init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil, action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off)
      var action: Selector {get}
      var alternates: [UICommandAlternate] {get}
      var attributes: UIMenuElement.Attributes {get set}
      var discoverabilityTitle: String? {get set}
      var image: UIImage? {get set}
      var propertyList: Any? {get}
      var state: UIMenuElement.State {get set}
      var title: String {get set}
      }
      extension UICommandAlternate {
      init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags)
      var action: Selector {get}
      var modifierFlags: UIKeyModifierFlags {get}
      var title: String {get}
      }
      extension UIConfigurationState {
      init(traitCollection: UITraitCollection)
      var traitCollection: UITraitCollection {get set}
      }
      extension UIContentConfiguration {
      @MainActor func makeContentView() -> any UIView & UIContentView
      func updated(for: any UIConfigurationState) -> Self
      }
      extension UIContentContainer {
      func size(forChildContentContainer: any UIContentContainer, withParentContainerSize: CGSize) -> CGSize
      func viewWillTransition(to: CGSize, with: any UIViewControllerTransitionCoordinator)
      func willTransition(to: UITraitCollection, with: any UIViewControllerTransitionCoordinator)
      var preferredContentSize: CGSize {get}
      }
      extension UIContentInsetsReference {
      init?(rawValue: Int)
      static var automatic: UIContentInsetsReference {get}
      static var layoutMargins: UIContentInsetsReference {get}
      static var none: UIContentInsetsReference {get}
      static var safeArea: UIContentInsetsReference {get}
      }
      extension UIContentSizeCategory {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let accessibilityExtraExtraExtraLarge: UIContentSizeCategory
      static let accessibilityExtraExtraLarge: UIContentSizeCategory
      static let accessibilityExtraLarge: UIContentSizeCategory
      static let accessibilityLarge: UIContentSizeCategory
      static let accessibilityMedium: UIContentSizeCategory
      static let didChangeNotification: NSNotification.Name
      static let extraExtraExtraLarge: UIContentSizeCategory
      static let extraExtraLarge: UIContentSizeCategory
      static let extraLarge: UIContentSizeCategory
      static let large: UIContentSizeCategory
      static let medium: UIContentSizeCategory
      static let small: UIContentSizeCategory
      static let unspecified: UIContentSizeCategory
      var hashValue: Int {get}
      var isAccessibilityCategory: Bool {get}
      }
      extension UIContentSizeCategoryAdjusting {
      var adjustsFontForContentSizeCategory: Bool {get set}
      }
      extension UIContentView {
      @MainActor func supports(_: any UIContentConfiguration) -> Bool
      @MainActor var configuration: any UIContentConfiguration {get set}
      }
      extension UIContextMenuConfiguration {
      @MainActor init(identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil, actionProvider: UIContextMenuActionProvider? = nil)
      var badgeCount: Int {get set}
      var identifier: any NSCopying {get}
      }
      extension UIContextMenuInteraction {
      func dismissMenu()
      func location(in: UIView?) -> CGPoint
      init(delegate: any UIContextMenuInteractionDelegate)
      var delegate: (any UIContextMenuInteractionDelegate)? {get}
      }
      extension UIContextMenuInteraction.appearance {
      init?(rawValue: Int)
      static var compact: appearance {get}
      static var rich: appearance {get}
      static var unknown: appearance {get}
      }
      extension UIContextMenuInteractionAnimating {
      func addCompletion(_: _)
      }
      extension UIContextMenuInteractionDelegate {
      func contextMenuInteraction(_: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, dismissalPreviewForItemWithIdentifier: any NSCopying) -> UITargetedPreview?
      func contextMenuInteraction(_: UIContextMenuInteraction, configuration: UIContextMenuConfiguration, highlightPreviewForItemWithIdentifier: any NSCopying) -> UITargetedPreview?
      func contextMenuInteraction(_: UIContextMenuInteraction, configurationForMenuAtLocation: CGPoint) -> UIContextMenuConfiguration?
      func contextMenuInteraction(_: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration: UIContextMenuConfiguration) -> UITargetedPreview?
      func contextMenuInteraction(_: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration: UIContextMenuConfiguration) -> UITargetedPreview?
      func contextMenuInteraction(_: UIContextMenuInteraction, willDisplayMenuFor: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
      func contextMenuInteraction(_: UIContextMenuInteraction, willEndFor: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
      func contextMenuInteraction(_: UIContextMenuInteraction, willPerformPreviewActionForMenuWith: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
      }
      extension UIContextualAction {
      init(style: UIContextualAction.Style, title: String?, handler: UIContextualAction.Handler)
      var backgroundColor: UIColor! {get set}
      var handler: UIContextualAction.Handler {get}
      var image: UIImage? {get set}
      var style: UIContextualAction.Style {get}
      var title: String? {get set}
      }
      extension UIContextualAction.Style {
      init?(rawValue: Int)
      static var destructive: Style {get}
      static var normal: Style {get}
      }
      extension UIControl {
      func actions(forTarget: Any?, forControlEvent: UIControl.Event) -> [String]?
      func addAction(_: UIAction, for: UIControl.Event)
      func addTarget(_: Any?, action: Selector, for: UIControl.Event)
      func contextMenuInteraction(_: UIContextMenuInteraction, configurationForMenuAtLocation: CGPoint) -> UIContextMenuConfiguration?
      func contextMenuInteraction(_: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration: UIContextMenuConfiguration) -> UITargetedPreview?
      func contextMenuInteraction(_: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration: UIContextMenuConfiguration) -> UITargetedPreview?
      func contextMenuInteraction(_: UIContextMenuInteraction, willDisplayMenuFor: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
      func contextMenuInteraction(_: UIContextMenuInteraction, willEndFor: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
      func continueTracking(_: UITouch, with: UIEvent?) -> Bool
      func endTracking(_: UITouch?, with: UIEvent?)
      func removeTarget(_: Any?, action: Selector?, for: UIControl.Event)
      func sendAction(_: Selector, to: Any?, for: UIEvent?)
      func sendAction(_: UIAction)
      func sendActions(for: UIControl.Event)
      init(frame: CGRect)
      init(frame: CGRect, primaryAction: UIAction?)
      var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment {get set}
      var contentVerticalAlignment: UIControl.ContentVerticalAlignment {get set}
      var contextMenuInteraction: UIContextMenuInteraction? {get}
      var isHighlighted: Bool {get set}
      var isSelected: Bool {get set}
      var showsMenuAsPrimaryAction: Bool {get set}
      var state: UIControl.State {get}
      var toolTip: String? {get set}
      }
      extension UIControl.ContentHorizontalAlignment {
      init?(rawValue: Int)
      static var center: ContentHorizontalAlignment {get}
      static var fill: ContentHorizontalAlignment {get}
      static var leading: ContentHorizontalAlignment {get}
      static var left: ContentHorizontalAlignment {get}
      static var right: ContentHorizontalAlignment {get}
      static var trailing: ContentHorizontalAlignment {get}
      }
      extension UIControl.ContentVerticalAlignment {
      init?(rawValue: Int)
      static var bottom: ContentVerticalAlignment {get}
      static var center: ContentVerticalAlignment {get}
      static var fill: ContentVerticalAlignment {get}
      static var top: ContentVerticalAlignment {get}
      }
      extension UIControl.Event {
      init(rawValue: UInt)
      static var allEvents: UIControl.Event {get}
      static var editingChanged: UIControl.Event {get}
      static var editingDidEndOnExit: UIControl.Event {get}
      static var touchUpInside: UIControl.Event {get}
      static var valueChanged: UIControl.Event {get}
      }
      extension UIControl.State {
      init(rawValue: UInt)
      static var application: UIControl.State {get}
      static var disabled: UIControl.State {get}
      static var focused: UIControl.State {get}
      static var highlighted: UIControl.State {get}
      static var normal: UIControl.State {get}
      static var reserved: UIControl.State {get}
      static var selected: UIControl.State {get}
      }
      extension UICoordinateSpace {
      func convert(_: CGPoint, from: any UICoordinateSpace) -> CGPoint
      func convert(_: CGPoint, to: any UICoordinateSpace) -> CGPoint
      func convert(_: CGRect, from: any UICoordinateSpace) -> CGRect
      func convert(_: CGRect, to: any UICoordinateSpace) -> CGRect
      var bounds: CGRect {get}
      }
      extension UIDataDetectorTypes {
      init(rawValue: UInt)
      static var address: UIDataDetectorTypes {get}
      static var all: UIDataDetectorTypes {get}
      static var link: UIDataDetectorTypes {get}
      static var money: UIDataDetectorTypes {get}
      static var phoneNumber: UIDataDetectorTypes {get}
      }
      extension UIDatePicker {
      func setDate(_: Date, animated: Bool)
      var calendar: Calendar! {get set}
      var date: Date {get set}
      var datePickerMode: UIDatePicker.Mode {get set}
      var datePickerStyle: UIDatePickerStyle {get}
      var locale: Locale? {get set}
      var maximumDate: Date? {get set}
      var minimumDate: Date? {get set}
      var minuteInterval: Int {get set}
      var preferredDatePickerStyle: UIDatePickerStyle {get set}
      var timeZone: TimeZone? {get set}
      }
      extension UIDatePicker.Mode {
      init?(rawValue: Int)
      static var countDownTimer: Mode {get}
      static var date: Mode {get}
      static var dateAndTime: Mode {get}
      static var time: Mode {get}
      }
      extension UIDatePickerStyle {
      init?(rawValue: Int)
      static var automatic: UIDatePickerStyle {get}
      static var compact: UIDatePickerStyle {get}
      static var inline: UIDatePickerStyle {get}
      static var wheels: UIDatePickerStyle {get}
      }
      extension UIDevice {
      func beginGeneratingDeviceOrientationNotifications()
      func endGeneratingDeviceOrientationNotifications()
      func playInputClick()
      static let orientationDidChangeNotification: NSNotification.Name
      var batteryLevel: Float {get}
      var batteryState: UIDevice.BatteryState {get}
      var identifierForVendor: UUID? {get}
      var isBatteryMonitoringEnabled: Bool {get set}
      var model: String {get}
      var name: String {get}
      var orientation: UIDeviceOrientation {get}
      var systemName: String {get}
      var systemVersion: String {get}
      var userInterfaceIdiom: UIUserInterfaceIdiom {get}
      }
      extension UIDevice.BatteryState {
      init?(rawValue: Int)
      static var charging: BatteryState {get}
      static var full: BatteryState {get}
      static var unknown: BatteryState {get}
      static var unplugged: BatteryState {get}
      }
      extension UIDeviceOrientation {
      init?(rawValue: Int)
      static var faceDown: UIDeviceOrientation {get}
      static var faceUp: UIDeviceOrientation {get}
      static var landscapeLeft: UIDeviceOrientation {get}
      static var landscapeRight: UIDeviceOrientation {get}
      static var portrait: UIDeviceOrientation {get}
      static var portraitUpsideDown: UIDeviceOrientation {get}
      static var unknown: UIDeviceOrientation {get}
      var isLandscape: Bool {get}
      var isPortrait: Bool {get}
      }
      extension UIDisplayGamut {
      init?(rawValue: Int)
      static var P3: UIDisplayGamut {get}
      static var unspecified: UIDisplayGamut {get}
      }
      extension UIDocumentPickerDelegate {
      func documentPicker(_: UIDocumentPickerViewController, didPickDocumentAt: URL)
      func documentPicker(_: UIDocumentPickerViewController, didPickDocumentsAt: [URL])
      }
      extension UIDocumentPickerMode {
      init?(rawValue: UInt)
      static var `import`: UIDocumentPickerMode {get}
      static var open: UIDocumentPickerMode {get}
      }
      extension UIDocumentPickerViewController {
      init(URL: URL, inMode: UIDocumentPickerMode)
      init(URLs: [URL], inMode: UIDocumentPickerMode)
      init(documentTypes: [String], in: UIDocumentPickerMode)
      init(documentTypes: [String], inMode: UIDocumentPickerMode)
      init(forExporting: [URL])
      init(forExporting: [URL], asCopy: Bool)
      init(forExportingURLs: [URL])
      init(forExportingURLs: [URL], asCopy: Bool)
      init(forOpeningContentTypes: [UTType])
      init(forOpeningContentTypes: [UTType], asCopy: Bool)
      init(url: URL, in: UIDocumentPickerMode)
      init(urls: [URL], in: UIDocumentPickerMode)
      var allowsMultipleSelection: Bool {get set}
      var delegate: (any UIDocumentPickerDelegate)? {get set}
      var directoryURL: URL? {get set}
      }
      extension UIDragAnimating {
      func addCompletion(_: _)
      }
      extension UIDragDropSession {
      func location(in: UIView) -> CGPoint
      var items: [UIDragItem] {get}
      }
      extension UIDragInteraction {
      init(delegate: any UIDragInteractionDelegate)
      var delegate: (any UIDragInteractionDelegate)? {get}
      var isEnabled: Bool {get set}
      }
      extension UIDragItem {
      init(itemProvider: NSItemProvider)
      var itemProvider: NSItemProvider {get}
      var localObject: Any? {get set}
      var previewProvider: _ {get set}
      }
      extension UIDragPreview {
      init(for: URL)
      init(for: URL, title: String?)
      init(forURL: URL)
      init(forURL: URL, title: String?)
      init(view: UIView)
      init(view: UIView, parameters: UIDragPreviewParameters)
      var parameters: UIDragPreviewParameters {get}
      var view: UIView {get}
      }
      extension UIDropOperation {
      init?(rawValue: UInt)
      static var cancel: UIDropOperation {get}
      static var copy: UIDropOperation {get}
      static var forbidden: UIDropOperation {get}
      static var move: UIDropOperation {get}
      }
      extension UIDropProposal {
      init(dropOperation: UIDropOperation)
      init(operation: UIDropOperation)
      var operation: UIDropOperation {get}
      }
      extension UIDropSession {
      var localDragSession: (any UIDragSession)? {get}
      }
      extension UIDynamicAnimator {
      func items(in: CGRect) -> [any UIDynamicItem]
      func updateItem(usingCurrentState: any UIDynamicItem)
      init(collectionViewLayout: UICollectionViewLayout)
      init(referenceView: UIView)
      var behaviors: [UIDynamicBehavior] {get}
      var delegate: (any UIDynamicAnimatorDelegate)? {get set}
      var elapsedTime: TimeInterval {get}
      var isRunning: Bool {get}
      }
      extension UIDynamicBehavior {
      func willMove(to: UIDynamicAnimator?)
      var action: _ {get set}
      }
      extension UIDynamicItem {
      var bounds: CGRect {get}
      var center: CGPoint {get set}
      var transform: CGAffineTransform {get set}
      }
      extension UIEdgeInsets {
      func encode(to: any Encoder) throws
      init()
      init(from: any Decoder) throws
      init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
      static let zero: UIEdgeInsets
      var bottom: CGFloat
      var left: CGFloat
      var right: CGFloat
      var top: CGFloat
      }
      extension UIEditMenuInteractionAnimating {
      func addCompletion(_: _)
      }
      extension UIEvent {
      func touches(for: UIGestureRecognizer) -> Set<UITouch>?
      func touches(for: UIView) -> Set<UITouch>?
      func touches(for: UIWindow) -> Set<UITouch>?
      var modifierFlags: UIKeyModifierFlags {get}
      var subtype: UIEvent.EventSubtype {get}
      var timestamp: TimeInterval {get}
      var type: UIEvent.EventType {get}
      }
      extension UIEvent.EventSubtype {
      init?(rawValue: Int)
      static var none: EventSubtype {get}
      }
      extension UIEvent.EventType {
      init?(rawValue: Int)
      static var hover: EventType {get}
      static var motion: EventType {get}
      static var presses: EventType {get}
      static var scroll: EventType {get}
      static var touches: EventType {get}
      static var transform: EventType {get}
      }
      extension UIFindInteraction {
      func findNext()
      init(sessionDelegate: any UIFindInteractionDelegate)
      var delegate: (any UIFindInteractionDelegate)? {get}
      var replacementText: String? {get set}
      var searchText: String? {get set}
      }
      extension UIFindInteractionDelegate {
      func findInteraction(_: UIFindInteraction, didBegin: UIFindSession)
      func findInteraction(_: UIFindInteraction, didEnd: UIFindSession)
      func findInteraction(_: UIFindInteraction, sessionFor: UIView) -> UIFindSession?
      }
      extension UIFindSession {
      func performSearch(query: String, options: UITextSearchOptions?)
      func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?)
      }
      extension UIFocusEnvironment {
      @MainActor func contains(_: any UIFocusEnvironment) -> Bool
      }
      extension UIFocusItem {
      @MainActor var isFocused: Bool {get}
      var frame: CGRect {get}
      }
      extension UIFocusItemContainer {
      var coordinateSpace: any UICoordinateSpace {get}
      }
      extension UIFocusItemScrollableContainer {
      var contentOffset: CGPoint {get set}
      var contentSize: CGSize {get}
      }
      extension UIFont {
      func withSize(_: CGFloat) -> UIFont
      init(descriptor: UIFontDescriptor, size: CGFloat)
      init?(name: String, size: CGFloat)
      static func boldSystemFont(ofSize: CGFloat) -> UIFont
      static func italicSystemFont(ofSize: CGFloat) -> UIFont
      static func monospacedDigitSystemFont(ofSize: CGFloat, weight: UIFont.Weight) -> UIFont
      static func monospacedSystemFont(ofSize: CGFloat, weight: UIFont.Weight) -> UIFont
      static func preferredFont(forTextStyle: UIFont.TextStyle) -> UIFont
      static func preferredFont(forTextStyle: UIFont.TextStyle, compatibleWith: UITraitCollection?) -> UIFont
      static func systemFont(ofSize: CGFloat) -> UIFont
      static func systemFont(ofSize: CGFloat, weight: UIFont.Weight) -> UIFont
      static func systemFont(ofSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont
      static var smallSystemFontSize: CGFloat {get}
      static var systemFontSize: CGFloat {get}
      var descender: CGFloat {get}
      var familyName: String {get}
      var fontDescriptor: UIFontDescriptor {get}
      var fontName: String {get}
      var leading: CGFloat {get}
      var lineHeight: CGFloat {get}
      var pointSize: CGFloat {get}
      }
      extension UIFont.TextStyle {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let body: UIFont.TextStyle
      static let callout: UIFont.TextStyle
      static let caption1: UIFont.TextStyle
      static let caption2: UIFont.TextStyle
      static let footnote: UIFont.TextStyle
      static let headline: UIFont.TextStyle
      static let largeTitle: UIFont.TextStyle
      static let subheadline: UIFont.TextStyle
      static let title1: UIFont.TextStyle
      static let title2: UIFont.TextStyle
      static let title3: UIFont.TextStyle
      var hashValue: Int {get}
      var metrics: UIFontMetrics {get}
      }
      extension UIFont.Weight {
      func hash(into: inout Hasher)
      init(_: CGFloat)
      init(rawValue: CGFloat)
      static let black: UIFont.Weight
      static let bold: UIFont.Weight
      static let heavy: UIFont.Weight
      static let light: UIFont.Weight
      static let medium: UIFont.Weight
      static let regular: UIFont.Weight
      static let semibold: UIFont.Weight
      static let thin: UIFont.Weight
      static let ultraLight: UIFont.Weight
      var hashValue: Int {get}
      }
      extension UIFont.Width {
      func hash(into: inout Hasher)
      init(_: CGFloat)
      init(rawValue: CGFloat)
      static let compressed: UIFont.Width
      static let expanded: UIFont.Width
      static let standard: UIFont.Width
      var hashValue: Int {get}
      }
      extension UIFontDescriptor {
      func addingAttributes(_: [UIFontDescriptor.AttributeName : Any] = [:]) -> UIFontDescriptor
      func object(forKey: UIFontDescriptor.AttributeName) -> Any?
      func withSize(_: CGFloat) -> UIFontDescriptor
      func withSymbolicTraits(_: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor?
      init()
      init(fontAttributes: [UIFontDescriptor.AttributeName : Any] = [:])
      init(name: String, matrix: CGAffineTransform)
      init(name: String, size: CGFloat)
      static func preferredFontDescriptor(withTextStyle: UIFont.TextStyle) -> UIFontDescriptor
      static func preferredFontDescriptor(withTextStyle: UIFont.TextStyle, compatibleWith: UITraitCollection?) -> UIFontDescriptor
      var fontAttributes: [UIFontDescriptor.AttributeName : Any] {get}
      var matrix: CGAffineTransform {get}
      var pointSize: CGFloat {get}
      var symbolicTraits: UIFontDescriptor.SymbolicTraits {get}
      }
      extension UIFontDescriptor.AttributeName {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let characterSet: UIFontDescriptor.AttributeName
      static let face: UIFontDescriptor.AttributeName
      static let family: UIFontDescriptor.AttributeName
      static let featureSettings: UIFontDescriptor.AttributeName
      static let matrix: UIFontDescriptor.AttributeName
      static let name: UIFontDescriptor.AttributeName
      static let size: UIFontDescriptor.AttributeName
      static let textStyle: UIFontDescriptor.AttributeName
      static let traits: UIFontDescriptor.AttributeName
      var hashValue: Int {get}
      }
      extension UIFontDescriptor.FeatureKey {
      func hash(into: inout Hasher)
      init(_: String)
      init(rawValue: String)
      static let selector: UIFontDescriptor.FeatureKey
      static let type: UIFontDescriptor.FeatureKey
      static let typeIdentifier: UIFontDescriptor.FeatureKey
      var hashValue: Int {get}
      }
      extension UIFontDescriptor.SymbolicTraits {
      init(rawValue: UInt32)
      static var traitBold: UIFontDescriptor.SymbolicTraits {get}
      static var traitItalic: UIFontDescriptor.SymbolicTraits {get}
      static var traitMonoSpace: UIFontDescriptor.SymbolicTraits {get}
      }
      extension UIFontDescriptor.TraitKey {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let symbolic: UIFontDescriptor.TraitKey
      static let weight: UIFontDescriptor.TraitKey
      static let width: UIFontDescriptor.TraitKey
      var hashValue: Int {get}
      }
      extension UIFontMetrics {
      func scaledValue(for: CGFloat) -> CGFloat
      func scaledValue(for: CGFloat, compatibleWith: UITraitCollection?) -> CGFloat
      init(forTextStyle: UIFont.TextStyle)
      static var `default`: UIFontMetrics {get}
      }
      extension UIForceTouchCapability {
      init?(rawValue: Int)
      static var available: UIForceTouchCapability {get}
      static var unavailable: UIForceTouchCapability {get}
      static var unknown: UIForceTouchCapability {get}
      }
      extension UIGestureRecognizer {
      @MainActor func ignore(_: UITouch, for: UIEvent)
      func addTarget(_: Any, action: Selector)
      func ignore(_: UIPress, for: UIPressesEvent)
      func location(in: UIView?) -> CGPoint
      func location(ofTouch: Int, in: UIView?) -> CGPoint
      func pressesBegan(_: Set<UIPress>, with: UIPressesEvent)
      func removeTarget(_: Any?, action: Selector?)
      func require(toFail: UIGestureRecognizer)
      func reset()
      func shouldReceive(_: UIEvent) -> Bool
      func touchesBegan(_: Set<UITouch>, with: UIEvent)
      func touchesCancelled(_: Set<UITouch>, with: UIEvent)
      func touchesEnded(_: Set<UITouch>, with: UIEvent)
      func touchesMoved(_: Set<UITouch>, with: UIEvent)
      init()
      init(target: Any?, action: Selector?)
      var cancelsTouchesInView: Bool {get set}
      var delaysTouchesBegan: Bool {get set}
      var delaysTouchesEnded: Bool {get set}
      var delegate: (any UIGestureRecognizerDelegate)? {get set}
      var isEnabled: Bool {get set}
      var modifierFlags: UIKeyModifierFlags {get}
      var name: String? {get set}
      var numberOfTouches: Int {get}
      var state: UIGestureRecognizer.State {get set}
      var view: UIView? {get}
      }
      extension UIGestureRecognizer.State {
      init?(rawValue: Int)
      static var began: State {get}
      static var cancelled: State {get}
      static var changed: State {get}
      static var ended: State {get}
      static var failed: State {get}
      static var possible: State {get}
      static var recognized: UIGestureRecognizer.State {get}
      }
      extension UIGestureRecognizerDelegate {
      func gestureRecognizer(_: UIGestureRecognizer, shouldBeRequiredToFailBy: UIGestureRecognizer) -> Bool
      func gestureRecognizer(_: UIGestureRecognizer, shouldReceive: UIEvent) -> Bool
      func gestureRecognizer(_: UIGestureRecognizer, shouldReceive: UIPress) -> Bool
      func gestureRecognizer(_: UIGestureRecognizer, shouldReceive: UITouch) -> Bool
      func gestureRecognizer(_: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith: UIGestureRecognizer) -> Bool
      func gestureRecognizer(_: UIGestureRecognizer, shouldRequireFailureOf: UIGestureRecognizer) -> Bool
      func gestureRecognizerShouldBegin(_: UIGestureRecognizer) -> Bool
      }
      extension UIGraphicsImageRenderer {
      func jpegData(withCompressionQuality: CGFloat, actions: _) -> Data
      func pngData(actions: _) -> Data
      init(bounds: CGRect, format: UIGraphicsImageRendererFormat)
      init(size: CGSize, format: UIGraphicsImageRendererFormat)
      }
      extension UIGraphicsImageRendererFormat {
      init(for: UITraitCollection)
      init(forTraitCollection: UITraitCollection)
      var opaque: Bool {get set}
      var scale: CGFloat {get set}
      }
      extension UIGraphicsImageRendererFormat.Range {
      init?(rawValue: Int)
      static var automatic: Range {get}
      static var extended: Range {get}
      static var standard: Range {get}
      static var unspecified: Range {get}
      }
      extension UIGraphicsRenderer {
      init(bounds: CGRect)
      init(bounds: CGRect, format: UIGraphicsRendererFormat)
      static func context(with: UIGraphicsRendererFormat) -> CGContext?
      static func prepare(_: CGContext, with: UIGraphicsRendererContext)
      var format: UIGraphicsRendererFormat {get}
      }
      extension UIGraphicsRendererContext {
      func clip(to: CGRect)
      func fill(_: CGRect)
      func fill(_: CGRect, blendMode: CGBlendMode)
      func stroke(_: CGRect)
      func stroke(_: CGRect, blendMode: CGBlendMode)
      var cgContext: CGContext {get}
      var format: UIGraphicsRendererFormat {get}
      }
      extension UIGraphicsRendererFormat {
      static func `default`() -> Self
      static func preferred() -> Self
      var bounds: CGRect {get}
      }
      extension UIHoverAutomaticEffect {
      init()
      }
      extension UIHoverEffect {
      static var automatic: UIHoverAutomaticEffect {get}
      static var highlight: UIHoverHighlightEffect {get}
      static var lift: UIHoverLiftEffect {get}
      }
      extension UIHoverHighlightEffect {
      init()
      }
      extension UIHoverLiftEffect {
      init()
      }
      extension UIHoverStyle {
      @MainActor init(effect: some UIHoverEffect, shape: UIShape? = nil)
      @MainActor init(shape: UIShape? = nil)
      @MainActor var effect: any UIHoverEffect {get set}
      @MainActor var shape: UIShape? {get set}
      var isEnabled: Bool {get set}
      }
      extension UIImage {
      func applyingSymbolConfiguration(_: UIImage.SymbolConfiguration) -> UIImage?
      func byPreparingThumbnail(ofSize: CGSize) async -> UIImage?
      func draw(at: CGPoint)
      func draw(at: CGPoint, blendMode: CGBlendMode, alpha: CGFloat)
      func draw(in: CGRect)
      func draw(in: CGRect, blendMode: CGBlendMode, alpha: CGFloat)
      func imageFlippedForRightToLeftLayoutDirection() -> UIImage
      func preparingForDisplay() -> UIImage?
      func resizableImage(withCapInsets: UIEdgeInsets) -> UIImage
      func resizableImage(withCapInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage
      func withConfiguration(_: UIImage.Configuration) -> UIImage
      func withRenderingMode(_: UIImage.RenderingMode) -> UIImage
      func withTintColor(_: UIColor) -> UIImage
      func withTintColor(_: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage
      init(CGImage: CGImage)
      init(CGImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation)
      init(CIImage: CIImage)
      init(CIImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation)
      init(cgImage: CGImage)
      init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation)
      init(ciImage: CIImage)
      init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation)
      init(imageLiteralResourceName: String)
      init(resource: ImageResource)
      init?(data: Data, scale: CGFloat)
      init?(named: String, in: Bundle? = nil, variableValue: Double, configuration: UIImage.Configuration? = nil)
      init?(named: String, in: Bundle?, compatibleWith: UITraitCollection?)
      init?(named: String, in: Bundle?, with: UIImage.Configuration?)
      init?(named: String, inBundle: Bundle?, compatibleWithTraitCollection: UITraitCollection?)
      init?(named: String, inBundle: Bundle?, withConfiguration: UIImage.Configuration?)
      init?(systemName: String, compatibleWith: UITraitCollection?)
      init?(systemName: String, variableValue: Double, configuration: UIImage.Configuration? = nil)
      init?(systemName: String, withConfiguration: UIImage.Configuration?)
      static func animatedImage(with: [UIImage], duration: TimeInterval) -> UIImage?
      static var actions: UIImage {get}
      static var add: UIImage {get}
      static var checkmark: UIImage {get}
      static var remove: UIImage {get}
      var alignmentRectInsets: UIEdgeInsets {get}
      var capInsets: UIEdgeInsets {get}
      var cgImage: CGImage? {get}
      var configuration: UIImage.Configuration? {get}
      var duration: TimeInterval {get}
      var flipsForRightToLeftLayoutDirection: Bool {get}
      var imageOrientation: UIImage.Orientation {get}
      var imageRendererFormat: UIGraphicsImageRendererFormat {get}
      var images: [UIImage]? {get}
      var isSymbolImage: Bool {get}
      var renderingMode: UIImage.RenderingMode {get}
      var resizingMode: UIImage.ResizingMode {get}
      var scale: CGFloat {get}
      var symbolConfiguration: UIImage.SymbolConfiguration? {get}
      var traitCollection: UITraitCollection {get}
      }
      extension UIImage.Configuration {
      func applying(_: UIImage.Configuration?) -> Self
      init(locale: Locale?)
      init(traitCollection: UITraitCollection?)
      var locale: Locale? {get}
      var traitCollection: UITraitCollection? {get}
      }
      extension UIImage.DynamicRange {
      init?(rawValue: Int)
      static var high: DynamicRange {get}
      static var standard: DynamicRange {get}
      static var unspecified: DynamicRange {get}
      }
      extension UIImage.Orientation {
      init?(rawValue: Int)
      static var down: Orientation {get}
      static var downMirrored: Orientation {get}
      static var left: Orientation {get}
      static var leftMirrored: Orientation {get}
      static var right: Orientation {get}
      static var rightMirrored: Orientation {get}
      static var up: Orientation {get}
      static var upMirrored: Orientation {get}
      }
      extension UIImage.RenderingMode {
      init?(rawValue: Int)
      static var alwaysOriginal: RenderingMode {get}
      static var alwaysTemplate: RenderingMode {get}
      static var automatic: RenderingMode {get}
      }
      extension UIImage.ResizingMode {
      init?(rawValue: Int)
      static var stretch: ResizingMode {get}
      static var tile: ResizingMode {get}
      }
      extension UIImage.SymbolConfiguration {
      func isEqual(to: UIImage.SymbolConfiguration?) -> Bool
      init(font: UIFont)
      init(font: UIFont, scale: UIImage.SymbolScale)
      init(hierarchicalColor: UIColor)
      init(paletteColors: [UIColor])
      init(pointSize: CGFloat)
      init(pointSize: CGFloat, weight: UIImage.SymbolWeight)
      init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale)
      init(scale: UIImage.SymbolScale)
      init(textStyle: UIFont.TextStyle)
      init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale)
      init(weight: UIImage.SymbolWeight)
      static var unspecified: UIImage.SymbolConfiguration {get}
      }
      extension UIImage.SymbolScale {
      init?(rawValue: Int)
      static var `default`: SymbolScale {get}
      static var large: SymbolScale {get}
      static var medium: SymbolScale {get}
      static var small: SymbolScale {get}
      static var unspecified: SymbolScale {get}
      }
      extension UIImage.SymbolWeight {
      func fontWeight() -> UIFont.Weight
      init?(rawValue: Int)
      static var black: SymbolWeight {get}
      static var bold: SymbolWeight {get}
      static var heavy: SymbolWeight {get}
      static var light: SymbolWeight {get}
      static var medium: SymbolWeight {get}
      static var regular: SymbolWeight {get}
      static var semibold: SymbolWeight {get}
      static var thin: SymbolWeight {get}
      static var ultraLight: SymbolWeight {get}
      static var unspecified: SymbolWeight {get}
      }
      extension UIImageAsset {
      func image(with: UIImage.Configuration) -> UIImage
      func image(with: UITraitCollection) -> UIImage
      func register(_: UIImage, with: UIImage.Configuration)
      func register(_: UIImage, with: UITraitCollection)
      func unregister(imageWith: UITraitCollection)
      init()
      }
      extension UIImagePickerController {
      var allowsEditing: Bool {get set}
      var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {get set}
      var mediaTypes: [String] {get set}
      var sourceType: UIImagePickerController.SourceType {get set}
      }
      extension UIImagePickerController.InfoKey {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let cropRect: UIImagePickerController.InfoKey
      static let imageURL: UIImagePickerController.InfoKey
      static let livePhoto: UIImagePickerController.InfoKey
      static let mediaType: UIImagePickerController.InfoKey
      static let mediaURL: UIImagePickerController.InfoKey
      static let originalImage: UIImagePickerController.InfoKey
      static let referenceURL: UIImagePickerController.InfoKey
      var hashValue: Int {get}
      }
      extension UIImagePickerController.SourceType {
      init?(rawValue: Int)
      static var camera: SourceType {get}
      static var photoLibrary: SourceType {get}
      }
      extension UIImagePickerControllerDelegate {
      func imagePickerController(_: UIImagePickerController, didFinishPickingMediaWithInfo: [UIImagePickerController.InfoKey : Any])
      func imagePickerControllerDidCancel(_: UIImagePickerController)
      }
      extension UIImageView {
      func startAnimating()
      func stopAnimating()
      init(image: UIImage?)
      init(image: UIImage?, highlightedImage: UIImage?)
      var animationDuration: TimeInterval {get set}
      var isAnimating: Bool {get}
      var isHighlighted: Bool {get set}
      var isUserInteractionEnabled: Bool {get set}
      var tintColor: UIColor! {get set}
      }
      extension UIImpactFeedbackGenerator {
      func impactOccurred(intensity: CGFloat)
      init(style: UIImpactFeedbackGenerator.FeedbackStyle)
      }
      extension UIImpactFeedbackGenerator.FeedbackStyle {
      init?(rawValue: Int)
      static var heavy: FeedbackStyle {get}
      static var light: FeedbackStyle {get}
      static var medium: FeedbackStyle {get}
      static var rigid: FeedbackStyle {get}
      static var soft: FeedbackStyle {get}
      }
      extension UIInteraction {
      func didMove(to: UIView?)
      func willMove(to: UIView?)
      var view: UIView? {get}
      }
      extension UIInterfaceOrientation {
      init?(rawValue: Int)
      static var landscapeLeft: UIInterfaceOrientation {get}
      static var landscapeRight: UIInterfaceOrientation {get}
      static var portrait: UIInterfaceOrientation {get}
      static var portraitUpsideDown: UIInterfaceOrientation {get}
      static var unknown: UIInterfaceOrientation {get}
      var isLandscape: Bool {get}
      var isPortrait: Bool {get}
      }
      extension UIInterfaceOrientationMask {
      init(rawValue: UInt)
      static var all: UIInterfaceOrientationMask {get}
      static var landscape: UIInterfaceOrientationMask {get}
      static var landscapeLeft: UIInterfaceOrientationMask {get}
      static var landscapeRight: UIInterfaceOrientationMask {get}
      static var portrait: UIInterfaceOrientationMask {get}
      static var portraitUpsideDown: UIInterfaceOrientationMask {get}
      }
      extension UIKey {
      var characters: String {get}
      var charactersIgnoringModifiers: String {get}
      var keyCode: UIKeyboardHIDUsage {get}
      var modifierFlags: UIKeyModifierFlags {get}
      }
      extension UIKeyCommand {
      @MainActor init(title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off)
      init()
      init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector)
      init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String)
      static let f12: String
      static let f1: String
      static let f2: String
      static let f3: String
      static let f4: String
      static let f5: String
      static let f6: String
      static let f7: String
      static let f8: String
      static let f9: String
      static let inputDownArrow: String
      static let inputEscape: String
      static let inputLeftArrow: String
      static let inputRightArrow: String
      static let inputUpArrow: String
      var action: Selector? {get}
      var alternates: [UICommandAlternate] {get}
      var attributes: UIMenuElement.Attributes {get set}
      var discoverabilityTitle: String? {get set}
      var image: UIImage? {get set}
      var input: String? {get}
      var modifierFlags: UIKeyModifierFlags {get}
      var propertyList: Any? {get}
      var state: UIMenuElement.State {get set}
      var title: String {get set}
      var wantsPriorityOverSystemBehavior: Bool {get set}
      }
      extension UIKeyInput {
      func insertText(_: String)
      var hasText: Bool {get}
      }
      extension UIKeyModifierFlags {
      init(rawValue: Int)
      static var alternate: UIKeyModifierFlags {get}
      static var command: UIKeyModifierFlags {get}
      static var control: UIKeyModifierFlags {get}
      static var numericPad: UIKeyModifierFlags {get}
      static var shift: UIKeyModifierFlags {get}
      }
      extension UIKeyboardAppearance {
      init?(rawValue: Int)
      static var `default`: UIKeyboardAppearance {get}
      static var alert: UIKeyboardAppearance {get}
      static var dark: UIKeyboardAppearance {get}
      static var light: UIKeyboardAppearance {get}
      }
      extension UIKeyboardHIDUsage {
      init?(rawValue: CFIndex)
      static var keyboardEscape: UIKeyboardHIDUsage {get}
      static var keyboardReturnOrEnter: UIKeyboardHIDUsage {get}
      static var keyboardUpArrow: UIKeyboardHIDUsage {get}
      }
      extension UIKeyboardType {
      init?(rawValue: Int)
      static var URL: UIKeyboardType {get}
      static var `default`: UIKeyboardType {get}
      static var alphabet: UIKeyboardType {get}
      static var asciiCapable: UIKeyboardType {get}
      static var decimalPad: UIKeyboardType {get}
      static var emailAddress: UIKeyboardType {get}
      static var numberPad: UIKeyboardType {get}
      static var numbersAndPunctuation: UIKeyboardType {get}
      static var phonePad: UIKeyboardType {get}
      static var twitter: UIKeyboardType {get}
      }
      extension UILabel {
      func drawText(in: CGRect)
      func textRect(forBounds: CGRect, limitedToNumberOfLines: Int) -> CGRect
      var adjustsFontSizeToFitWidth: Bool {get set}
      var allowsDefaultTighteningForTruncation: Bool {get set}
      var attributedText: NSAttributedString? {get set}
      var baselineAdjustment: UIBaselineAdjustment {get set}
      var font: UIFont! {get set}
      var highlightedTextColor: UIColor? {get set}
      var isEnabled: Bool {get set}
      var isHighlighted: Bool {get set}
      var isUserInteractionEnabled: Bool {get set}
      var lineBreakMode: NSLineBreakMode {get set}
      var minimumScaleFactor: CGFloat {get set}
      var numberOfLines: Int {get set}
      var preferredMaxLayoutWidth: CGFloat {get set}
      var shadowColor: UIColor? {get set}
      var shadowOffset: CGSize {get set}
      var textAlignment: NSTextAlignment {get set}
      var textColor: UIColor! {get set}
      }
      extension UILayoutGuide {
      var bottomAnchor: NSLayoutYAxisAnchor {get}
      var centerXAnchor: NSLayoutXAxisAnchor {get}
      var centerYAnchor: NSLayoutYAxisAnchor {get}
      var heightAnchor: NSLayoutDimension {get}
      var identifier: String {get set}
      var layoutFrame: CGRect {get}
      var leadingAnchor: NSLayoutXAxisAnchor {get}
      var leftAnchor: NSLayoutXAxisAnchor {get}
      var rightAnchor: NSLayoutXAxisAnchor {get}
      var topAnchor: NSLayoutYAxisAnchor {get}
      var trailingAnchor: NSLayoutXAxisAnchor {get}
      var widthAnchor: NSLayoutDimension {get}
      }
      extension UILayoutPriority {
      func hash(into: inout Hasher)
      init(_: Float)
      init(rawValue: Float)
      static var defaultHigh: UILayoutPriority {get}
      static var defaultLow: UILayoutPriority {get}
      static var required: UILayoutPriority {get}
      var hashValue: Int {get}
      }
      extension UILayoutSupport {
      var bottomAnchor: NSLayoutYAxisAnchor {get}
      var heightAnchor: NSLayoutDimension {get}
      var length: CGFloat {get}
      var topAnchor: NSLayoutYAxisAnchor {get}
      }
      extension UILegibilityWeight {
      init?(rawValue: Int)
      static var bold: UILegibilityWeight {get}
      static var regular: UILegibilityWeight {get}
      static var unspecified: UILegibilityWeight {get}
      }
      extension UIListContentConfiguration {
      @MainActor func makeContentView() -> any UIView & UIContentView
      func hash(into: inout Hasher)
      func updated(for: any UIConfigurationState) -> UIListContentConfiguration
      static func cell() -> UIListContentConfiguration
      static func valueCell() -> UIListContentConfiguration
      var attributedText: NSAttributedString? {get set}
      var customMirror: Mirror {get}
      var debugDescription: String {get}
      var description: String {get}
      var directionalLayoutMargins: NSDirectionalEdgeInsets {get set}
      var hashValue: Int {get}
      var image: UIImage? {get set}
      var secondaryText: String? {get set}
      var text: String? {get set}
      var textProperties: UIListContentConfiguration.TextProperties {get set}
      }
      extension UIListContentConfiguration.TextProperties {
      func hash(into: inout Hasher)
      func resolvedColor() -> UIColor
      var adjustsFontForContentSizeCategory: Bool {get set}
      var adjustsFontSizeToFitWidth: Bool {get set}
      var alignment: UIListContentConfiguration.TextProperties.TextAlignment {get set}
      var allowsDefaultTighteningForTruncation: Bool {get set}
      var color: UIColor {get set}
      var customMirror: Mirror {get}
      var debugDescription: String {get}
      var description: String {get}
      var font: UIFont {get set}
      var hashValue: Int {get}
      var lineBreakMode: NSLineBreakMode {get set}
      var minimumScaleFactor: CGFloat {get set}
      var numberOfLines: Int {get set}
      var transform: UIListContentConfiguration.TextProperties.TextTransform {get set}
      }
      extension UIListContentConfiguration.TextProperties.TextAlignment {
      func hash(into: inout Hasher)
      static var center: TextAlignment {get}
      static var justified: TextAlignment {get}
      static var natural: TextAlignment {get}
      var hashValue: Int {get}
      }
      extension UIListContentConfiguration.TextProperties.TextTransform {
      func hash(into: inout Hasher)
      static var capitalized: TextTransform {get}
      static var lowercase: TextTransform {get}
      static var none: TextTransform {get}
      static var uppercase: TextTransform {get}
      var hashValue: Int {get}
      }
      extension UILocalNotification {
      init()
      var alertAction: String? {get set}
      var alertTitle: String? {get set}
      var applicationIconBadgeNumber: Int {get set}
      var category: String? {get set}
      var fireDate: Date? {get set}
      var region: CLRegion? {get set}
      var timeZone: TimeZone? {get set}
      var userInfo: [AnyHashable : Any]? {get set}
      }
      extension UILocalizedIndexedCollation {
      func section(for: Any, collationStringSelector: Selector) -> Int
      func section(forSectionIndexTitle: Int) -> Int
      static func current() -> Self
      var sectionIndexTitles: [String] {get}
      var sectionTitles: [String] {get}
      }
      extension UILongPressGestureRecognizer {
      var minimumPressDuration: TimeInterval {get set}
      var numberOfTapsRequired: Int {get set}
      var numberOfTouchesRequired: Int {get set}
      }
      extension UIMenu {
      @MainActor init(title: String = "", image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [], children: [UIMenuElement] = [])
      @MainActor init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [], children: [UIMenuElement] = [])
      @MainActor init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize = { if #available(iOS 17.0, tvOS 17.0, *) { .automatic } else { .large } }(), children: [UIMenuElement] = [])
      var children: [UIMenuElement] {get}
      var identifier: UIMenu.Identifier {get}
      var options: UIMenu.Options {get}
      }
      extension UIMenu.ElementSize {
      init?(rawValue: Int)
      static var automatic: ElementSize {get}
      static var large: ElementSize {get}
      static var medium: ElementSize {get}
      static var small: ElementSize {get}
      }
      extension UIMenu.Identifier {
      func hash(into: inout Hasher)
      init(_: String)
      init(rawValue: String)
      static let about: UIMenu.Identifier
      static let alignment: UIMenu.Identifier
      static let application: UIMenu.Identifier
      static let close: UIMenu.Identifier
      static let document: UIMenu.Identifier
      static let edit: UIMenu.Identifier
      static let file: UIMenu.Identifier
      static let find: UIMenu.Identifier
      static let font: UIMenu.Identifier
      static let format: UIMenu.Identifier
      static let fullscreen: UIMenu.Identifier
      static let help: UIMenu.Identifier
      static let hide: UIMenu.Identifier
      static let learn: UIMenu.Identifier
      static let lookup: UIMenu.Identifier
      static let preferences: UIMenu.Identifier
      static let print: UIMenu.Identifier
      static let quit: UIMenu.Identifier
      static let replace: UIMenu.Identifier
      static let root: UIMenu.Identifier
      static let services: UIMenu.Identifier
      static let share: UIMenu.Identifier
      static let sidebar: UIMenu.Identifier
      static let speech: UIMenu.Identifier
      static let spelling: UIMenu.Identifier
      static let substitutions: UIMenu.Identifier
      static let text: UIMenu.Identifier
      static let textColor: UIMenu.Identifier
      static let textSize: UIMenu.Identifier
      static let textStyle: UIMenu.Identifier
      static let toolbar: UIMenu.Identifier
      static let transformations: UIMenu.Identifier
      static let view: UIMenu.Identifier
      static let window: UIMenu.Identifier
      var hashValue: Int {get}
      }
      extension UIMenu.Options {
      init(rawValue: UInt)
      static var destructive: UIMenu.Options {get}
      static var displayInline: UIMenu.Options {get}
      static var singleSelection: UIMenu.Options {get}
      }
      extension UIMenuBuilder {
      @MainActor func command(for: Selector, propertyList: Any? = nil) -> UICommand?
      func action(for: UIAction.Identifier) -> UIAction?
      func insertChild(_: UIMenu, atEndOfMenu: UIMenu.Identifier)
      func insertChild(_: UIMenu, atStartOfMenu: UIMenu.Identifier)
      func menu(for: UIMenu.Identifier) -> UIMenu?
      func remove(menu: UIMenu.Identifier)
      func replace(menu: UIMenu.Identifier, with: UIMenu)
      var system: UIMenuSystem {get}
      }
      extension UIMenuController {
      func hideMenu()
      func hideMenu(from: UIView)
      func showMenu(from: UIView, rect: CGRect)
      func update()
      static var shared: UIMenuController {get}
      var isMenuVisible: Bool {get set}
      var menuItems: [UIMenuItem]? {get set}
      }
      extension UIMenuElement {
      var image: UIImage? {get}
      var subtitle: String? {get set}
      var title: String {get}
      }
      extension UIMenuElement.Attributes {
      init(rawValue: UInt)
      static var destructive: UIMenuElement.Attributes {get}
      static var disabled: UIMenuElement.Attributes {get}
      static var hidden: UIMenuElement.Attributes {get}
      }
      extension UIMenuElement.State {
      init?(rawValue: Int)
      static var mixed: State {get}
      static var off: State {get}
      static var on: State {get}
      }
      extension UIMenuItem {
      init(title: String, action: Selector)
      var action: Selector {get set}
      var title: String {get set}
      }
      extension UIMenuLeaf {
      var attributes: UIMenuElement.Attributes {get set}
      var discoverabilityTitle: String? {get set}
      var image: UIImage? {get set}
      var selectedImage: UIImage? {get set}
      var sender: Any? {get}
      var state: UIMenuElement.State {get set}
      var title: String {get set}
      }
      extension UIMenuSystem {
      static var context: UIMenuSystem {get}
      static var main: UIMenuSystem {get}
      }
      extension UIModalPresentationStyle {
      init?(rawValue: Int)
      static var automatic: UIModalPresentationStyle {get}
      static var currentContext: UIModalPresentationStyle {get}
      static var custom: UIModalPresentationStyle {get}
      static var formSheet: UIModalPresentationStyle {get}
      static var fullScreen: UIModalPresentationStyle {get}
      static var none: UIModalPresentationStyle {get}
      static var overCurrentContext: UIModalPresentationStyle {get}
      static var overFullScreen: UIModalPresentationStyle {get}
      static var pageSheet: UIModalPresentationStyle {get}
      static var popover: UIModalPresentationStyle {get}
      }
      extension UIModalTransitionStyle {
      init?(rawValue: Int)
      static var crossDissolve: UIModalTransitionStyle {get}
      }
      extension UIMutableTraits {
      var displayScale: CGFloat {get set}
      var horizontalSizeClass: UIUserInterfaceSizeClass {get set}
      var layoutDirection: UITraitEnvironmentLayoutDirection {get set}
      var preferredContentSizeCategory: UIContentSizeCategory {get set}
      var userInterfaceIdiom: UIUserInterfaceIdiom {get set}
      var userInterfaceStyle: UIUserInterfaceStyle {get set}
      var verticalSizeClass: UIUserInterfaceSizeClass {get set}
      }
      extension UINSToolbarItemPresentationSize {
      init?(rawValue: Int)
      static var large: UINSToolbarItemPresentationSize {get}
      static var regular: UINSToolbarItemPresentationSize {get}
      static var small: UINSToolbarItemPresentationSize {get}
      static var unspecified: UINSToolbarItemPresentationSize {get}
      }
      extension UINavigationBar {
      func backgroundImage(for: UIBarMetrics) -> UIImage?
      func backgroundImage(for: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage?
      func setBackgroundImage(_: UIImage?, for: UIBarMetrics)
      func setBackgroundImage(_: UIImage?, for: UIBarPosition, barMetrics: UIBarMetrics)
      func setItems(_: [UINavigationItem]?, animated: Bool)
      var barStyle: UIBarStyle {get set}
      var barTintColor: UIColor? {get set}
      var compactAppearance: UINavigationBarAppearance? {get set}
      var delegate: (any UINavigationBarDelegate)? {get set}
      var isTranslucent: Bool {get set}
      var items: [UINavigationItem]? {get set}
      var prefersLargeTitles: Bool {get set}
      var scrollEdgeAppearance: UINavigationBarAppearance? {get set}
      var shadowImage: UIImage? {get set}
      var standardAppearance: UINavigationBarAppearance {get set}
      var tintColor: UIColor! {get set}
      var titleTextAttributes: [NSAttributedString.Key : Any]? {get set}
      var topItem: UINavigationItem? {get}
      }
      extension UINavigationBarAppearance {
      var titleTextAttributes: [NSAttributedString.Key : Any] {get set}
      }
      extension UINavigationBarDelegate {
      func navigationBar(_: UINavigationBar, didPop: UINavigationItem)
      func navigationBar(_: UINavigationBar, didPush: UINavigationItem)
      func navigationBar(_: UINavigationBar, shouldPop: UINavigationItem) -> Bool
      func navigationBar(_: UINavigationBar, shouldPush: UINavigationItem) -> Bool
      }
      extension UINavigationController {
      func popToRootViewController(animated: Bool) -> [UIViewController]?
      func popToViewController(_: UIViewController, animated: Bool) -> [UIViewController]?
      func setNavigationBarHidden(_: Bool, animated: Bool)
      func setToolbarHidden(_: Bool, animated: Bool)
      func setViewControllers(_: [UIViewController], animated: Bool)
      func show(_: UIViewController, sender: Any?)
      init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?)
      init(nibName: String?, bundle: Bundle?)
      init(rootViewController: UIViewController)
      var delegate: (any UINavigationControllerDelegate)? {get set}
      var interactivePopGestureRecognizer: UIGestureRecognizer? {get}
      var isNavigationBarHidden: Bool {get set}
      var isToolbarHidden: Bool {get set}
      var navigationBar: UINavigationBar {get}
      var toolbar: UIToolbar! {get}
      var topViewController: UIViewController? {get}
      var visibleViewController: UIViewController? {get}
      }
      extension UINavigationController.Operation {
      init?(rawValue: Int)
      static var none: Operation {get}
      static var pop: Operation {get}
      static var push: Operation {get}
      }
      extension UINavigationControllerDelegate {
      func navigationController(_: UINavigationController, animationControllerFor: UINavigationController.Operation, from: UIViewController, to: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      func navigationController(_: UINavigationController, didShow: UIViewController, animated: Bool)
      func navigationController(_: UINavigationController, interactionControllerFor: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
      func navigationController(_: UINavigationController, willShow: UIViewController, animated: Bool)
      }
      extension UINavigationItem {
      func setHidesBackButton(_: Bool, animated: Bool)
      init(title: String)
      var backBarButtonItem: UIBarButtonItem? {get set}
      var backButtonTitle: String? {get set}
      var compactAppearance: UINavigationBarAppearance? {get set}
      var hidesSearchBarWhenScrolling: Bool {get set}
      var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode {get set}
      var leftBarButtonItem: UIBarButtonItem? {get set}
      var prompt: String? {get set}
      var rightBarButtonItem: UIBarButtonItem? {get set}
      var rightBarButtonItems: [UIBarButtonItem]? {get set}
      var scrollEdgeAppearance: UINavigationBarAppearance? {get set}
      var searchController: UISearchController? {get set}
      var standardAppearance: UINavigationBarAppearance? {get set}
      var style: UINavigationItem.ItemStyle {get set}
      var title: String? {get set}
      var titleView: UIView? {get set}
      }
      extension UINavigationItem.ItemStyle {
      init?(rawValue: Int)
      static var browser: ItemStyle {get}
      static var editor: ItemStyle {get}
      static var navigator: ItemStyle {get}
      }
      extension UINavigationItem.LargeTitleDisplayMode {
      init?(rawValue: Int)
      static var always: LargeTitleDisplayMode {get}
      static var automatic: LargeTitleDisplayMode {get}
      static var inline: LargeTitleDisplayMode {get}
      static var never: LargeTitleDisplayMode {get}
      }
      extension UINavigationItem.SearchBarPlacement {
      init?(rawValue: Int)
      static var automatic: SearchBarPlacement {get}
      static var inline: SearchBarPlacement {get}
      static var stacked: SearchBarPlacement {get}
      }
      extension UINib {
      func instantiate(withOwner: Any?, options: [UINib.OptionsKey : Any]? = nil) -> [Any]
      init(data: Data, bundle: Bundle?)
      init(nibName: String, bundle: Bundle?)
      }
      extension UINib.OptionsKey {
      func hash(into: inout Hasher)
      init(rawValue: String)
      var hashValue: Int {get}
      }
      extension UINotificationFeedbackGenerator {
      func notificationOccurred(_: UINotificationFeedbackGenerator.FeedbackType)
      }
      extension UINotificationFeedbackGenerator.FeedbackType {
      init?(rawValue: Int)
      static var error: FeedbackType {get}
      static var success: FeedbackType {get}
      static var warning: FeedbackType {get}
      }
      extension UIOffset {
      func encode(to: any Encoder) throws
      init()
      init(from: any Decoder) throws
      init(horizontal: CGFloat, vertical: CGFloat)
      static let zero: UIOffset
      var horizontal: CGFloat
      var vertical: CGFloat
      }
      extension UIOpenURLContext {
      var options: UIScene.OpenURLOptions {get}
      var url: URL {get}
      }
      extension UIPageControl {
      func size(forNumberOfPages: Int) -> CGSize
      var backgroundStyle: UIPageControl.BackgroundStyle {get set}
      var direction: UIPageControl.Direction {get set}
      var interactionState: UIPageControl.InteractionState {get}
      var progress: UIPageControlProgress? {get set}
      }
      extension UIPageControl.BackgroundStyle {
      init?(rawValue: Int)
      static var automatic: BackgroundStyle {get}
      static var minimal: BackgroundStyle {get}
      static var prominent: BackgroundStyle {get}
      }
      extension UIPageControl.Direction {
      init?(rawValue: Int)
      static var bottomToTop: Direction {get}
      static var leftToRight: Direction {get}
      static var natural: Direction {get}
      static var rightToLeft: Direction {get}
      static var topToBottom: Direction {get}
      }
      extension UIPageControl.InteractionState {
      init?(rawValue: Int)
      static var continuous: InteractionState {get}
      static var discrete: InteractionState {get}
      static var none: InteractionState {get}
      }
      extension UIPageControlProgress {
      var currentProgress: Float {get set}
      var delegate: (any UIPageControlProgressDelegate)? {get set}
      }
      extension UIPageViewController {
      func setViewControllers(_: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool, completion: _ = nil)
      init(transitionStyle: UIPageViewController.TransitionStyle, navigationOrientation: UIPageViewController.NavigationOrientation, options: [UIPageViewController.OptionsKey : Any]? = nil)
      var dataSource: (any UIPageViewControllerDataSource)? {get set}
      var delegate: (any UIPageViewControllerDelegate)? {get set}
      var gestureRecognizers: [UIGestureRecognizer] {get}
      var navigationOrientation: UIPageViewController.NavigationOrientation {get}
      var transitionStyle: UIPageViewController.TransitionStyle {get}
      var viewControllers: [UIViewController]? {get}
      }
      extension UIPageViewController.NavigationOrientation {
      init?(rawValue: Int)
      static var horizontal: NavigationOrientation {get}
      static var vertical: NavigationOrientation {get}
      }
      extension UIPageViewController.OptionsKey {
      func hash(into: inout Hasher)
      init(rawValue: String)
      var hashValue: Int {get}
      }
      extension UIPageViewController.SpineLocation {
      init?(rawValue: Int)
      static var max: SpineLocation {get}
      static var mid: SpineLocation {get}
      static var min: SpineLocation {get}
      static var none: SpineLocation {get}
      }
      extension UIPageViewController.TransitionStyle {
      init?(rawValue: Int)
      static var scroll: TransitionStyle {get}
      }
      extension UIPageViewControllerDataSource {
      func pageViewController(_: UIPageViewController, viewControllerAfter: UIViewController) -> UIViewController?
      func pageViewController(_: UIPageViewController, viewControllerBefore: UIViewController) -> UIViewController?
      }
      extension UIPageViewControllerDelegate {
      func pageViewController(_: UIPageViewController, didFinishAnimating: Bool, previousViewControllers: [UIViewController], transitionCompleted: Bool)
      func pageViewController(_: UIPageViewController, spineLocationFor: UIInterfaceOrientation) -> UIPageViewController.SpineLocation
      func pageViewController(_: UIPageViewController, willTransitionTo: [UIViewController])
      }
      extension UIPanGestureRecognizer {
      func translation(in: UIView?) -> CGPoint
      func velocity(in: UIView?) -> CGPoint
      var allowedScrollTypesMask: UIScrollTypeMask {get set}
      }
      extension UIPasteConfigurationSupporting {
      func paste(itemProviders: [NSItemProvider])
      }
      extension UIPasteboard {
      func contains(pasteboardTypes: [String]) -> Bool
      func contains(pasteboardTypes: [String], inItemSet: IndexSet?) -> Bool
      func data(forPasteboardType: String) -> Data?
      func data(forPasteboardType: String, inItemSet: IndexSet?) -> [Data]?
      func setData(_: Data, forPasteboardType: String)
      func setItems(_: [[String : Any]], options: [UIPasteboard.OptionsKey : Any] = [:])
      func setValue(_: Any, forPasteboardType: String)
      func types(forItemSet: IndexSet?) -> [[String]]?
      func value(forPasteboardType: String) -> Any?
      func values(forPasteboardType: String, inItemSet: IndexSet?) -> [Any]?
      init?(name: UIPasteboard.Name, create: Bool)
      static func remove(withName: UIPasteboard.Name)
      var color: UIColor? {get set}
      var colors: [UIColor]? {get set}
      var hasImages: Bool {get}
      var image: UIImage? {get set}
      var images: [UIImage]? {get set}
      var isPersistent: Bool {get}
      var itemProviders: [NSItemProvider] {get set}
      var items: [[String : Any]] {get set}
      var name: UIPasteboard.Name {get}
      var numberOfItems: Int {get}
      var string: String? {get set}
      var strings: [String]? {get set}
      var types: [String] {get}
      var url: URL? {get set}
      var urls: [URL]? {get set}
      }
      extension UIPasteboard.Name {
      func hash(into: inout Hasher)
      init(_: String)
      init(rawValue: String)
      static let general: UIPasteboard.Name
      var hashValue: Int {get}
      }
      extension UIPasteboard.OptionsKey {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let expirationDate: UIPasteboard.OptionsKey
      static let localOnly: UIPasteboard.OptionsKey
      var hashValue: Int {get}
      }
      extension UIPickerView {
      func numberOfRows(inComponent: Int) -> Int
      func reloadAllComponents()
      func reloadComponent(_: Int)
      func selectRow(_: Int, inComponent: Int, animated: Bool)
      func selectedRow(inComponent: Int) -> Int
      func view(forRow: Int, forComponent: Int) -> UIView?
      var dataSource: (any UIPickerViewDataSource)? {get set}
      var delegate: (any UIPickerViewDelegate)? {get set}
      var numberOfComponents: Int {get}
      }
      extension UIPickerViewDataSource {
      func numberOfComponents(in: UIPickerView) -> Int
      func pickerView(_: UIPickerView, numberOfRowsInComponent: Int) -> Int
      }
      extension UIPickerViewDelegate {
      func pickerView(_: UIPickerView, attributedTitleForRow: Int, forComponent: Int) -> NSAttributedString?
      func pickerView(_: UIPickerView, didSelectRow: Int, inComponent: Int)
      func pickerView(_: UIPickerView, rowHeightForComponent: Int) -> CGFloat
      func pickerView(_: UIPickerView, titleForRow: Int, forComponent: Int) -> String?
      func pickerView(_: UIPickerView, viewForRow: Int, forComponent: Int, reusing: UIView?) -> UIView
      func pickerView(_: UIPickerView, widthForComponent: Int) -> CGFloat
      }
      extension UIPinchGestureRecognizer {
      var scale: CGFloat {get set}
      var velocity: CGFloat {get}
      }
      extension UIPointerAccessory {
      @MainActor init(_: UIPointerShape, position: UIPointerAccessory.Position)
      @MainActor static func arrow(_: UIPointerAccessory.Position) -> Self
      @MainActor var shape: UIPointerShape {get}
      var position: __UIPointerAccessoryPosition {get}
      }
      extension UIPointerAccessory.Position {
      init(offset: CGFloat = Position.defaultOffset, angle: CGFloat = 0)
      static var bottom: UIPointerAccessory.Position {get}
      static var bottomLeft: UIPointerAccessory.Position {get}
      static var bottomRight: UIPointerAccessory.Position {get}
      static var left: UIPointerAccessory.Position {get}
      static var right: UIPointerAccessory.Position {get}
      static var top: UIPointerAccessory.Position {get}
      static var topLeft: UIPointerAccessory.Position {get}
      static var topRight: UIPointerAccessory.Position {get}
      var angle: CGFloat
      var offset: CGFloat
      }
      extension UIPointerEffect {
      var preview: UITargetedPreview {get}
      }
      extension UIPointerEffect.TintMode {
      func hash(into: inout Hasher)
      static var none: TintMode {get}
      static var overlay: TintMode {get}
      var hashValue: Int {get}
      }
      extension UIPointerInteraction {
      func invalidate()
      init(delegate: (any UIPointerInteractionDelegate)?)
      var delegate: (any UIPointerInteractionDelegate)? {get}
      var isEnabled: Bool {get set}
      }
      extension UIPointerInteractionAnimating {
      func addCompletion(_: _)
      }
      extension UIPointerInteractionDelegate {
      func pointerInteraction(_: UIPointerInteraction, regionFor: UIPointerRegionRequest, defaultRegion: UIPointerRegion) -> UIPointerRegion?
      func pointerInteraction(_: UIPointerInteraction, styleFor: UIPointerRegion) -> UIPointerStyle?
      func pointerInteraction(_: UIPointerInteraction, willEnter: UIPointerRegion, animator: any UIPointerInteractionAnimating)
      func pointerInteraction(_: UIPointerInteraction, willExit: UIPointerRegion, animator: any UIPointerInteractionAnimating)
      }
      extension UIPointerRegion {
      @MainActor init(rect: CGRect, identifier: AnyHashable? = nil)
      @MainActor var identifier: AnyHashable? {get}
      var rect: CGRect {get}
      }
      extension UIPointerStyle {
      @MainActor init(effect: UIPointerEffect, shape: UIPointerShape? = nil)
      @MainActor init(shape: UIPointerShape, constrainedAxes: UIAxis = [])
      static func hidden() -> Self
      static func system() -> Self
      var accessories: [UIPointerAccessory] {get set}
      }
      extension UIPopoverArrowDirection {
      init(rawValue: UInt)
      static var any: UIPopoverArrowDirection {get}
      static var down: UIPopoverArrowDirection {get}
      static var left: UIPopoverArrowDirection {get}
      static var right: UIPopoverArrowDirection {get}
      static var unknown: UIPopoverArrowDirection {get}
      static var up: UIPopoverArrowDirection {get}
      }
      extension UIPopoverController {
      func dismiss(animated: Bool)
      func present(from: CGRect, in: UIView, permittedArrowDirections: UIPopoverArrowDirection, animated: Bool)
      func present(from: UIBarButtonItem, permittedArrowDirections: UIPopoverArrowDirection, animated: Bool)
      func setContentSize(_: CGSize, animated: Bool)
      init(contentViewController: UIViewController)
      var backgroundColor: UIColor? {get set}
      var contentSize: CGSize {get set}
      var contentViewController: UIViewController {get set}
      var delegate: (any UIPopoverControllerDelegate)? {get set}
      var layoutMargins: UIEdgeInsets {get set}
      }
      extension UIPopoverControllerDelegate {
      func popoverController(_: UIPopoverController, willRepositionPopoverTo: UnsafeMutablePointer<CGRect>, in: AutoreleasingUnsafeMutablePointer<UIView>)
      }
      extension UIPopoverPresentationController {
      var backgroundColor: UIColor? {get set}
      var barButtonItem: UIBarButtonItem? {get set}
      var delegate: (any UIPopoverPresentationControllerDelegate)? {get set}
      var permittedArrowDirections: UIPopoverArrowDirection {get set}
      var sourceRect: CGRect {get set}
      var sourceView: UIView? {get set}
      }
      extension UIPopoverPresentationControllerDelegate {
      func popoverPresentationController(_: UIPopoverPresentationController, willRepositionPopoverTo: UnsafeMutablePointer<CGRect>, in: AutoreleasingUnsafeMutablePointer<UIView>)
      func prepareForPopoverPresentation(_: UIPopoverPresentationController)
      }
      extension UIPopoverPresentationControllerSourceItem {
      func frame(in: UIView) -> CGRect?
      }
      extension UIPresentationController {
      @MainActor func registerForTraitChanges(_: [UITrait], action: Selector) -> any UITraitChangeRegistration
      @MainActor func registerForTraitChanges(_: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration
      func adaptivePresentationStyle(for: UITraitCollection) -> UIModalPresentationStyle
      init(presentedViewController: UIViewController, presenting: UIViewController?)
      init(presentedViewController: UIViewController, presentingViewController: UIViewController?)
      var adaptivePresentationStyle: UIModalPresentationStyle {get}
      var containerView: UIView? {get}
      var delegate: (any UIAdaptivePresentationControllerDelegate)? {get set}
      var presentationStyle: UIModalPresentationStyle {get}
      var presentedViewController: UIViewController {get}
      var presentingViewController: UIViewController {get}
      }
      extension UIPress {
      var force: CGFloat {get}
      var gestureRecognizers: [UIGestureRecognizer]? {get}
      var key: UIKey? {get}
      var phase: UIPress.Phase {get}
      var responder: UIResponder? {get}
      var timestamp: TimeInterval {get}
      var type: UIPress.PressType {get}
      var window: UIWindow? {get}
      }
      extension UIPress.Phase {
      init?(rawValue: Int)
      static var began: Phase {get}
      static var cancelled: Phase {get}
      static var changed: Phase {get}
      static var ended: Phase {get}
      static var stationary: Phase {get}
      }
      extension UIPress.PressType {
      init?(rawValue: Int)
      static var menu: PressType {get}
      static var playPause: PressType {get}
      static var select: PressType {get}
      }
      extension UIPressesEvent {
      func presses(for: UIGestureRecognizer) -> Set<UIPress>
      }
      extension UIPreviewParameters {
      init()
      init(textLineRects: [NSValue])
      var backgroundColor: UIColor! {get set}
      var shadowPath: UIBezierPath? {get set}
      var visiblePath: UIBezierPath? {get set}
      }
      extension UIPreviewTarget {
      init(container: UIView, center: CGPoint)
      init(container: UIView, center: CGPoint, transform: CGAffineTransform)
      var center: CGPoint {get}
      var container: UIView {get}
      var transform: CGAffineTransform {get}
      }
      extension UIPrintFormatter {
      func draw(in: CGRect, forPageAt: Int)
      var contentInsets: UIEdgeInsets {get set}
      var pageCount: Int {get}
      }
      extension UIProgressView {
      func setProgress(_: Float, animated: Bool)
      init(frame: CGRect)
      init(progressViewStyle: UIProgressView.Style)
      var progress: Float {get set}
      var progressViewStyle: UIProgressView.Style {get set}
      }
      extension UIProgressView.Style {
      init?(rawValue: Int)
      static var `default`: Style {get}
      static var bar: Style {get}
      }
      extension UIRectCorner {
      init(rawValue: UInt)
      static var allCorners: UIRectCorner {get}
      static var bottomLeft: UIRectCorner {get}
      static var bottomRight: UIRectCorner {get}
      static var topLeft: UIRectCorner {get}
      static var topRight: UIRectCorner {get}
      }
      extension UIRectEdge {
      init(rawValue: UInt)
      static var all: UIRectEdge {get}
      static var bottom: UIRectEdge {get}
      static var left: UIRectEdge {get}
      static var right: UIRectEdge {get}
      static var top: UIRectEdge {get}
      }
      extension UIRefreshControl {
      init()
      var attributedTitle: NSAttributedString? {get set}
      var isRefreshing: Bool {get}
      var tintColor: UIColor! {get set}
      }
      extension UIRemoteNotificationType {
      init(rawValue: UInt)
      static var alert: UIRemoteNotificationType {get}
      static var badge: UIRemoteNotificationType {get}
      static var sound: UIRemoteNotificationType {get}
      }
      extension UIResponder {
      func buildMenu(with: any UIMenuBuilder)
      func canPerformAction(_: Selector, withSender: Any?) -> Bool
      func pressesBegan(_: Set<UIPress>, with: UIPressesEvent?)
      func reloadInputViews()
      func target(forAction: Selector, withSender: Any?) -> Any?
      func touchesBegan(_: Set<UITouch>, with: UIEvent?)
      func touchesCancelled(_: Set<UITouch>, with: UIEvent?)
      func touchesEnded(_: Set<UITouch>, with: UIEvent?)
      func touchesMoved(_: Set<UITouch>, with: UIEvent?)
      func validate(_: UICommand)
      static let keyboardAnimationCurveUserInfoKey: String
      static let keyboardAnimationDurationUserInfoKey: String
      static let keyboardDidChangeFrameNotification: NSNotification.Name
      static let keyboardDidHideNotification: NSNotification.Name
      static let keyboardDidShowNotification: NSNotification.Name
      static let keyboardFrameEndUserInfoKey: String
      static let keyboardIsLocalUserInfoKey: String
      static let keyboardWillChangeFrameNotification: NSNotification.Name
      static let keyboardWillHideNotification: NSNotification.Name
      static let keyboardWillShowNotification: NSNotification.Name
      var canBecomeFirstResponder: Bool {get}
      var inputAccessoryView: UIView? {get}
      var inputView: UIView? {get}
      var keyCommands: [UIKeyCommand]? {get}
      var undoManager: UndoManager? {get}
      var userActivity: NSUserActivity? {get set}
      }
      extension UIResponderStandardEditActions {
      func copy(_: Any?)
      func cut(_: Any?)
      func delete(_: Any?)
      func duplicate(_: Any?)
      func export(_: Any?)
      func find(_: Any?)
      func findAndReplace(_: Any?)
      func findNext(_: Any?)
      func move(_: Any?)
      func paste(_: Any?)
      func rename(_: Any?)
      func select(_: Any?)
      func selectAll(_: Any?)
      }
      extension UIReturnKeyType {
      init?(rawValue: Int)
      static var `continue`: UIReturnKeyType {get}
      static var `default`: UIReturnKeyType {get}
      static var done: UIReturnKeyType {get}
      static var go: UIReturnKeyType {get}
      static var google: UIReturnKeyType {get}
      static var join: UIReturnKeyType {get}
      static var next: UIReturnKeyType {get}
      static var route: UIReturnKeyType {get}
      static var search: UIReturnKeyType {get}
      static var send: UIReturnKeyType {get}
      static var yahoo: UIReturnKeyType {get}
      }
      extension UIRotationGestureRecognizer {
      var rotation: CGFloat {get set}
      var velocity: CGFloat {get}
      }
      extension UIScene {
      func open(_: URL, options: UIScene.OpenExternalURLOptions?) async -> Bool
      func open(_: URL, options: UIScene.OpenExternalURLOptions?, completionHandler: _ = nil)
      init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions)
      static let didEnterBackgroundNotification: NSNotification.Name
      static let willEnterForegroundNotification: NSNotification.Name
      var activationState: UIScene.ActivationState {get}
      var delegate: (any UISceneDelegate)? {get set}
      var session: UISceneSession {get}
      var subtitle: String {get set}
      var title: String! {get set}
      }
      extension UIScene.ActivationState {
      init?(rawValue: Int)
      static var background: ActivationState {get}
      static var foregroundActive: ActivationState {get}
      static var foregroundInactive: ActivationState {get}
      static var unattached: ActivationState {get}
      }
      extension UIScene.ConnectionOptions {
      var notificationResponse: UNNotificationResponse? {get}
      var shortcutItem: UIApplicationShortcutItem? {get}
      var urlContexts: Set<UIOpenURLContext> {get}
      var userActivities: Set<NSUserActivity> {get}
      }
      extension UIScene.OpenURLOptions {
      var annotation: Any? {get}
      var openInPlace: Bool {get}
      }
      extension UISceneCaptureState {
      init?(rawValue: Int)
      static var active: UISceneCaptureState {get}
      static var inactive: UISceneCaptureState {get}
      static var unspecified: UISceneCaptureState {get}
      }
      extension UISceneConfiguration {
      init(name: String?, sessionRole: UISceneSession.Role)
      var delegateClass: AnyClass? {get set}
      var name: String? {get}
      var role: UISceneSession.Role {get}
      var storyboard: UIStoryboard? {get set}
      }
      extension UISceneDelegate {
      func scene(_: UIScene, continue: NSUserActivity)
      func scene(_: UIScene, didFailToContinueUserActivityWithType: String, error: any Error)
      func scene(_: UIScene, didUpdate: NSUserActivity)
      func scene(_: UIScene, openURLContexts: Set<UIOpenURLContext>)
      func scene(_: UIScene, restoreInteractionStateWith: NSUserActivity)
      func scene(_: UIScene, willConnectTo: UISceneSession, options: UIScene.ConnectionOptions)
      func scene(_: UIScene, willContinueUserActivityWithType: String)
      func sceneDidBecomeActive(_: UIScene)
      func sceneDidDisconnect(_: UIScene)
      func sceneDidEnterBackground(_: UIScene)
      func sceneWillEnterForeground(_: UIScene)
      func sceneWillResignActive(_: UIScene)
      func stateRestorationActivity(for: UIScene) -> NSUserActivity?
      }
      extension UISceneSession {
      var configuration: UISceneConfiguration {get}
      var persistentIdentifier: String {get}
      var role: UISceneSession.Role {get}
      var scene: UIScene? {get}
      var stateRestorationActivity: NSUserActivity? {get set}
      var userInfo: [String : Any]? {get set}
      }
      extension UISceneSession.Role {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let windowApplication: UISceneSession.Role
      var hashValue: Int {get}
      }
      extension UIScreen {
      func displayLink(withTarget: Any, selector: Selector) -> CADisplayLink?
      func snapshotView(afterScreenUpdates: Bool) -> UIView
      static let didConnectNotification: NSNotification.Name
      static var screens: [UIScreen] {get}
      var bounds: CGRect {get}
      var brightness: CGFloat {get set}
      var coordinateSpace: any UICoordinateSpace {get}
      var mirrored: UIScreen? {get}
      var scale: CGFloat {get}
      }
      extension UIScreenEdgePanGestureRecognizer {
      var edges: UIRectEdge {get set}
      }
      extension UIScreenshotService {
      var delegate: (any UIScreenshotServiceDelegate)? {get set}
      var windowScene: UIWindowScene? {get}
      }
      extension UIScreenshotServiceDelegate {
      func screenshotService(_: UIScreenshotService, generatePDFRepresentationWithCompletion: _)
      }
      extension UIScrollTypeMask {
      init(rawValue: Int)
      static var all: UIScrollTypeMask {get}
      static var continuous: UIScrollTypeMask {get}
      static var discrete: UIScrollTypeMask {get}
      }
      extension UIScrollView {
      func flashScrollIndicators()
      func scrollRectToVisible(_: CGRect, animated: Bool)
      func setContentOffset(_: CGPoint, animated: Bool)
      func setZoomScale(_: CGFloat, animated: Bool)
      func zoom(to: CGRect, animated: Bool)
      var adjustedContentInset: UIEdgeInsets {get}
      var alwaysBounceHorizontal: Bool {get set}
      var alwaysBounceVertical: Bool {get set}
      var bounces: Bool {get set}
      var bouncesZoom: Bool {get set}
      var contentInset: UIEdgeInsets {get set}
      var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior {get set}
      var contentLayoutGuide: UILayoutGuide {get}
      var contentOffset: CGPoint {get set}
      var contentSize: CGSize {get set}
      var decelerationRate: UIScrollView.DecelerationRate {get set}
      var delaysContentTouches: Bool {get set}
      var delegate: (any UIScrollViewDelegate)? {get set}
      var indexDisplayMode: UIScrollView.IndexDisplayMode {get set}
      var indicatorStyle: UIScrollView.IndicatorStyle {get set}
      var isDecelerating: Bool {get}
      var isDragging: Bool {get}
      var isPagingEnabled: Bool {get set}
      var isScrollEnabled: Bool {get set}
      var keyboardDismissMode: UIScrollView.KeyboardDismissMode {get set}
      var maximumZoomScale: CGFloat {get set}
      var minimumZoomScale: CGFloat {get set}
      var panGestureRecognizer: UIPanGestureRecognizer {get}
      var refreshControl: UIRefreshControl? {get set}
      var scrollIndicatorInsets: UIEdgeInsets {get set}
      var showsHorizontalScrollIndicator: Bool {get set}
      var showsVerticalScrollIndicator: Bool {get set}
      var verticalScrollIndicatorInsets: UIEdgeInsets {get set}
      var zoomScale: CGFloat {get set}
      }
      extension UIScrollView.ContentInsetAdjustmentBehavior {
      init?(rawValue: Int)
      static var always: ContentInsetAdjustmentBehavior {get}
      static var automatic: ContentInsetAdjustmentBehavior {get}
      static var never: ContentInsetAdjustmentBehavior {get}
      }
      extension UIScrollView.DecelerationRate {
      func hash(into: inout Hasher)
      init(rawValue: CGFloat)
      static let fast: UIScrollView.DecelerationRate
      static let normal: UIScrollView.DecelerationRate
      var hashValue: Int {get}
      }
      extension UIScrollView.IndexDisplayMode {
      init?(rawValue: Int)
      static var automatic: IndexDisplayMode {get}
      }
      extension UIScrollView.IndicatorStyle {
      init?(rawValue: Int)
      static var `default`: IndicatorStyle {get}
      static var black: IndicatorStyle {get}
      static var white: IndicatorStyle {get}
      }
      extension UIScrollView.KeyboardDismissMode {
      init?(rawValue: Int)
      static var interactive: KeyboardDismissMode {get}
      static var none: KeyboardDismissMode {get}
      static var onDrag: KeyboardDismissMode {get}
      }
      extension UIScrollViewDelegate {
      func scrollViewDidChangeAdjustedContentInset(_: UIScrollView)
      func scrollViewDidEndDecelerating(_: UIScrollView)
      func scrollViewDidEndDragging(_: UIScrollView, willDecelerate: Bool)
      func scrollViewDidEndScrollingAnimation(_: UIScrollView)
      func scrollViewDidEndZooming(_: UIScrollView, with: UIView?, atScale: CGFloat)
      func scrollViewDidScroll(_: UIScrollView)
      func scrollViewDidScrollToTop(_: UIScrollView)
      func scrollViewDidZoom(_: UIScrollView)
      func scrollViewShouldScrollToTop(_: UIScrollView) -> Bool
      func scrollViewWillBeginDecelerating(_: UIScrollView)
      func scrollViewWillBeginDragging(_: UIScrollView)
      func scrollViewWillBeginZooming(_: UIScrollView, with: UIView?)
      func scrollViewWillEndDragging(_: UIScrollView, withVelocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
      func viewForZooming(in: UIScrollView) -> UIView?
      }
      extension UISearchBar {
      func backgroundImage(for: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage?
      func image(for: UISearchBar.Icon, state: UIControl.State) -> UIImage?
      func setBackgroundImage(_: UIImage?, for: UIBarPosition, barMetrics: UIBarMetrics)
      func setImage(_: UIImage?, for: UISearchBar.Icon, state: UIControl.State)
      func setShowsCancelButton(_: Bool, animated: Bool)
      init()
      init(frame: CGRect)
      var backgroundImage: UIImage? {get set}
      var barStyle: UIBarStyle {get set}
      var barTintColor: UIColor? {get set}
      var delegate: (any UISearchBarDelegate)? {get set}
      var inputAccessoryView: UIView? {get set}
      var isEnabled: Bool {get set}
      var isTranslucent: Bool {get set}
      var placeholder: String? {get set}
      var prompt: String? {get set}
      var scopeBarBackgroundImage: UIImage? {get set}
      var scopeButtonTitles: [String]? {get set}
      var searchBarStyle: UISearchBar.Style {get set}
      var searchTextField: UISearchTextField {get}
      var selectedScopeButtonIndex: Int {get set}
      var showsCancelButton: Bool {get set}
      var showsScopeBar: Bool {get set}
      var text: String? {get set}
      var tintColor: UIColor! {get set}
      }
      extension UISearchBar.Icon {
      init?(rawValue: Int)
      static var bookmark: Icon {get}
      static var clear: Icon {get}
      static var search: Icon {get}
      }
      extension UISearchBar.Style {
      init?(rawValue: UInt)
      static var `default`: Style {get}
      static var minimal: Style {get}
      static var prominent: Style {get}
      }
      extension UISearchBarDelegate {
      func searchBar(_: UISearchBar, selectedScopeButtonIndexDidChange: Int)
      func searchBar(_: UISearchBar, shouldChangeTextIn: NSRange, replacementText: String) -> Bool
      func searchBar(_: UISearchBar, textDidChange: String)
      func searchBarCancelButtonClicked(_: UISearchBar)
      func searchBarTextDidBeginEditing(_: UISearchBar)
      func searchBarTextDidEndEditing(_: UISearchBar)
      }
      extension UISearchController {
      init(nibName: String?, bundle: Bundle?)
      init(searchResultsController: UIViewController?)
      var delegate: (any UISearchControllerDelegate)? {get set}
      var isActive: Bool {get set}
      var obscuresBackgroundDuringPresentation: Bool {get set}
      var searchBar: UISearchBar {get}
      var searchResultsController: UIViewController? {get}
      var searchResultsUpdater: (any UISearchResultsUpdating)? {get set}
      }
      extension UISearchControllerDelegate {
      func searchController(_: UISearchController, didChangeFrom: UINavigationItem.SearchBarPlacement)
      func searchController(_: UISearchController, willChangeTo: UINavigationItem.SearchBarPlacement)
      func willDismissSearchController(_: UISearchController)
      func willPresentSearchController(_: UISearchController)
      }
      extension UISearchResultsUpdating {
      func updateSearchResults(for: UISearchController)
      func updateSearchResults(for: UISearchController, selecting: any UISearchSuggestion)
      }
      extension UISearchSuggestion {
      var iconImage: UIImage? {get}
      var localizedDescription: String? {get}
      var representedObject: Any? {get set}
      }
      extension UISearchTextField {
      func insertToken(_: UISearchToken, at: Int)
      func removeToken(at: Int)
      func tokens(in: UITextRange) -> [UISearchToken]
      var tokens: [UISearchToken] {get set}
      }
      extension UISearchToken {
      init(icon: UIImage?, text: String)
      var representedObject: Any? {get set}
      }
      extension UISegmentedControl {
      func backgroundImage(for: UIControl.State, barMetrics: UIBarMetrics) -> UIImage?
      func setBackgroundImage(_: UIImage?, for: UIControl.State, barMetrics: UIBarMetrics)
      func setContentOffset(_: CGSize, forSegmentAt: Int)
      func setEnabled(_: Bool, forSegmentAt: Int)
      func setImage(_: UIImage?, forSegmentAt: Int)
      func setTitle(_: String?, forSegmentAt: Int)
      func setTitleTextAttributes(_: [NSAttributedString.Key : Any]?, for: UIControl.State)
      func titleTextAttributes(for: UIControl.State) -> [NSAttributedString.Key : Any]?
      init(frame: CGRect)
      init(frame: CGRect, actions: [UIAction])
      init(items: [Any]?)
      var selectedSegmentIndex: Int {get set}
      }
      extension UISegmentedControl.Segment {
      init?(rawValue: Int)
      static var alone: Segment {get}
      static var any: Segment {get}
      static var center: Segment {get}
      static var left: Segment {get}
      static var right: Segment {get}
      }
      extension UISelectionFeedbackGenerator {
      func selectionChanged()
      }
      extension UIShape {
      func inset(by: CGFloat) -> UIShape
      func inset(by: UIEdgeInsets) -> UIShape
      func resolve(in: UIShape.ResolutionContext) -> UIShape.Resolved
      init(_: some UIShapeProvider)
      static func path(_: UIBezierPath) -> UIShape
      static func rect(cornerRadius: CGFloat, cornerCurve: UICornerCurve = .automatic, maskedCorners: UIRectCorner = .allCorners) -> UIShape
      static var capsule: UIShape {get}
      static var circle: UIShape {get}
      static var rect: UIShape {get}
      var debugDescription: String {get}
      var description: String {get}
      }
      extension UIShape.Resolved {
      func inset(by: CGFloat) -> UIShape.Resolved
      func inset(by: UIEdgeInsets) -> UIShape.Resolved
      let shape: UIShape
      var boundingRect: CGRect {get}
      var debugDescription: String {get}
      var description: String {get}
      var path: UIBezierPath {get}
      }
      extension UIShapeProvider {
      func resolve(in: Self.Context) -> Self.Resolved
      }
      extension UISheetPresentationController {
      func animateChanges(_: _)
      var delegate: (any UISheetPresentationControllerDelegate)? {get set}
      var detents: [UISheetPresentationController.Detent] {get set}
      var prefersGrabberVisible: Bool {get set}
      var prefersScrollingExpandsWhenScrolledToEdge: Bool {get set}
      var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {get set}
      var sourceView: UIView? {get set}
      }
      extension UISheetPresentationController.Detent {
      @MainActor func resolvedValue(in: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
      @MainActor static func custom(identifier: UISheetPresentationController.Detent.Identifier? = nil, resolver: _) -> UISheetPresentationController.Detent
      static func large() -> Self
      static func medium() -> Self
      var identifier: UISheetPresentationController.Detent.Identifier {get}
      }
      extension UISheetPresentationController.Detent.Identifier {
      func hash(into: inout Hasher)
      init(_: String)
      init(rawValue: String)
      static let large: UISheetPresentationController.Detent.Identifier
      static let medium: UISheetPresentationController.Detent.Identifier
      var hashValue: Int {get}
      }
      extension UISlider {
      func setValue(_: Float, animated: Bool)
      var maximumValue: Float {get set}
      var minimumValue: Float {get set}
      var value: Float {get set}
      }
      extension UISplitViewController {
      func hide(_: UISplitViewController.Column)
      func show(_: UISplitViewController.Column)
      func show(_: UIViewController, sender: Any?)
      func viewController(for: UISplitViewController.Column) -> UIViewController?
      init(nibName: String?, bundle: Bundle?)
      init(style: UISplitViewController.Style)
      static let automaticDimension: CGFloat
      var delegate: (any UISplitViewControllerDelegate)? {get set}
      var displayMode: UISplitViewController.DisplayMode {get}
      var isCollapsed: Bool {get}
      var maximumPrimaryColumnWidth: CGFloat {get set}
      var maximumSupplementaryColumnWidth: CGFloat {get set}
      var minimumPrimaryColumnWidth: CGFloat {get set}
      var minimumSupplementaryColumnWidth: CGFloat {get set}
      var preferredDisplayMode: UISplitViewController.DisplayMode {get set}
      var preferredSplitBehavior: UISplitViewController.SplitBehavior {get set}
      var preferredSupplementaryColumnWidth: CGFloat {get set}
      var presentsWithGesture: Bool {get set}
      var showsSecondaryOnlyButton: Bool {get set}
      var style: UISplitViewController.Style {get}
      var viewControllers: [UIViewController] {get set}
      }
      extension UISplitViewController.BackgroundStyle {
      init?(rawValue: Int)
      static var none: BackgroundStyle {get}
      static var sidebar: BackgroundStyle {get}
      }
      extension UISplitViewController.Column {
      init?(rawValue: Int)
      static var compact: Column {get}
      static var primary: Column {get}
      static var secondary: Column {get}
      static var supplementary: Column {get}
      }
      extension UISplitViewController.DisplayMode {
      init?(rawValue: Int)
      static var allVisible: UISplitViewController.DisplayMode {get}
      static var automatic: DisplayMode {get}
      static var oneBesideSecondary: DisplayMode {get}
      static var oneOverSecondary: DisplayMode {get}
      static var primaryHidden: UISplitViewController.DisplayMode {get}
      static var secondaryOnly: DisplayMode {get}
      static var twoBesideSecondary: DisplayMode {get}
      }
      extension UISplitViewController.SplitBehavior {
      init?(rawValue: Int)
      static var automatic: SplitBehavior {get}
      static var displace: SplitBehavior {get}
      static var overlay: SplitBehavior {get}
      static var tile: SplitBehavior {get}
      }
      extension UISplitViewController.Style {
      init?(rawValue: Int)
      static var unspecified: Style {get}
      }
      extension UISplitViewControllerDelegate {
      func splitViewController(_: UISplitViewController, collapseSecondary: UIViewController, onto: UIViewController) -> Bool
      func splitViewController(_: UISplitViewController, displayModeForExpandingToProposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode
      func splitViewController(_: UISplitViewController, popoverController: UIPopoverController, willPresent: UIViewController)
      func splitViewController(_: UISplitViewController, separateSecondaryFrom: UIViewController) -> UIViewController?
      func splitViewController(_: UISplitViewController, shouldHide: UIViewController, in: UIInterfaceOrientation) -> Bool
      func splitViewController(_: UISplitViewController, show: UIViewController, sender: Any?) -> Bool
      func splitViewController(_: UISplitViewController, showDetail: UIViewController, sender: Any?) -> Bool
      func splitViewController(_: UISplitViewController, topColumnForCollapsingToProposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column
      func splitViewController(_: UISplitViewController, willChangeTo: UISplitViewController.DisplayMode)
      func splitViewController(_: UISplitViewController, willHide: UISplitViewController.Column)
      func splitViewController(_: UISplitViewController, willHide: UIViewController, with: UIBarButtonItem, for: UIPopoverController)
      func splitViewController(_: UISplitViewController, willShow: UISplitViewController.Column)
      func splitViewController(_: UISplitViewController, willShow: UIViewController, invalidating: UIBarButtonItem)
      func splitViewControllerDidCollapse(_: UISplitViewController)
      func splitViewControllerDidExpand(_: UISplitViewController)
      }
      extension UISpringTimingParameters {
      init()
      init(dampingRatio: CGFloat)
      init(dampingRatio: CGFloat, initialVelocity: CGVector)
      init(duration: TimeInterval, bounce: CGFloat)
      init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector)
      init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector)
      var initialVelocity: CGVector {get}
      }
      extension UIStackView {
      func addArrangedSubview(_: UIView)
      func insertArrangedSubview(_: UIView, at: Int)
      func removeArrangedSubview(_: UIView)
      init(arrangedSubviews: [UIView])
      init(frame: CGRect)
      var alignment: UIStackView.Alignment {get set}
      var arrangedSubviews: [UIView] {get}
      var axis: NSLayoutConstraint.Axis {get set}
      var distribution: UIStackView.Distribution {get set}
      var isLayoutMarginsRelativeArrangement: Bool {get set}
      var spacing: CGFloat {get set}
      }
      extension UIStackView.Alignment {
      init?(rawValue: Int)
      static var bottom: UIStackView.Alignment {get}
      static var center: Alignment {get}
      static var fill: Alignment {get}
      static var firstBaseline: Alignment {get}
      static var lastBaseline: Alignment {get}
      static var leading: Alignment {get}
      static var top: UIStackView.Alignment {get}
      static var trailing: Alignment {get}
      }
      extension UIStackView.Distribution {
      init?(rawValue: Int)
      static var fill: Distribution {get}
      static var fillEqually: Distribution {get}
      }
      extension UIStatusBarAnimation {
      init?(rawValue: Int)
      static var fade: UIStatusBarAnimation {get}
      static var none: UIStatusBarAnimation {get}
      static var slide: UIStatusBarAnimation {get}
      }
      extension UIStatusBarManager {
      var statusBarStyle: UIStatusBarStyle {get}
      }
      extension UIStatusBarStyle {
      init?(rawValue: Int)
      static var `default`: UIStatusBarStyle {get}
      static var lightContent: UIStatusBarStyle {get}
      }
      extension UIStepper {
      func backgroundImage(for: UIControl.State) -> UIImage?
      func setBackgroundImage(_: UIImage?, for: UIControl.State)
      var maximumValue: Double {get set}
      var minimumValue: Double {get set}
      var value: Double {get set}
      var wraps: Bool {get set}
      }
      extension UIStoryboard {
      func instantiateInitialViewController() -> UIViewController?
      func instantiateViewController(withIdentifier: String) -> UIViewController
      init(name: String, bundle: Bundle?)
      }
      extension UIStoryboardSegue {
      func perform()
      init(identifier: String?, source: UIViewController, destination: UIViewController)
      init(identifier: String?, source: UIViewController, destination: UIViewController, performHandler: _)
      var destination: UIViewController {get}
      var identifier: String? {get}
      var source: UIViewController {get}
      }
      extension UISwipeActionsConfiguration {
      init(actions: [UIContextualAction])
      var actions: [UIContextualAction] {get}
      var performsFirstActionWithFullSwipe: Bool {get set}
      }
      extension UISwipeGestureRecognizer {
      var direction: UISwipeGestureRecognizer.Direction {get set}
      var numberOfTouchesRequired: Int {get set}
      }
      extension UISwipeGestureRecognizer.Direction {
      init(rawValue: UInt)
      static var down: UISwipeGestureRecognizer.Direction {get}
      static var left: UISwipeGestureRecognizer.Direction {get}
      static var right: UISwipeGestureRecognizer.Direction {get}
      static var up: UISwipeGestureRecognizer.Direction {get}
      }
      extension UISwitch {
      func setOn(_: Bool, animated: Bool)
      init(frame: CGRect)
      var onTintColor: UIColor? {get set}
      var preferredStyle: UISwitch.Style {get set}
      var style: UISwitch.Style {get}
      var title: String? {get set}
      }
      extension UISwitch.Style {
      init?(rawValue: Int)
      static var automatic: Style {get}
      static var checkbox: Style {get}
      static var sliding: Style {get}
      }
      extension UITabBar {
      func setItems(_: [UITabBarItem]?, animated: Bool)
      var backgroundImage: UIImage? {get set}
      var barStyle: UIBarStyle {get set}
      var barTintColor: UIColor? {get set}
      var delegate: (any UITabBarDelegate)? {get set}
      var isTranslucent: Bool {get set}
      var itemSpacing: CGFloat {get set}
      var itemWidth: CGFloat {get set}
      var items: [UITabBarItem]? {get set}
      var scrollEdgeAppearance: UITabBarAppearance? {get set}
      var selectedItem: UITabBarItem? {get set}
      var shadowImage: UIImage? {get set}
      var standardAppearance: UITabBarAppearance {get set}
      var tintColor: UIColor! {get set}
      }
      extension UITabBarController {
      func setViewControllers(_: [UIViewController]?, animated: Bool)
      var delegate: (any UITabBarControllerDelegate)? {get set}
      var selectedIndex: Int {get set}
      var selectedViewController: UIViewController? {get set}
      var tabBar: UITabBar {get}
      var viewControllers: [UIViewController]? {get set}
      }
      extension UITabBarControllerDelegate {
      func tabBarController(_: UITabBarController, animationControllerForTransitionFrom: UIViewController, to: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      func tabBarController(_: UITabBarController, didEndCustomizing: [UIViewController], changed: Bool)
      func tabBarController(_: UITabBarController, didSelect: UIViewController)
      func tabBarController(_: UITabBarController, interactionControllerFor: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
      func tabBarController(_: UITabBarController, shouldSelect: UIViewController) -> Bool
      func tabBarController(_: UITabBarController, willBeginCustomizing: [UIViewController])
      func tabBarController(_: UITabBarController, willEndCustomizing: [UIViewController], changed: Bool)
      }
      extension UITabBarDelegate {
      func tabBar(_: UITabBar, didBeginCustomizing: [UITabBarItem])
      func tabBar(_: UITabBar, didEndCustomizing: [UITabBarItem], changed: Bool)
      func tabBar(_: UITabBar, didSelect: UITabBarItem)
      func tabBar(_: UITabBar, willBeginCustomizing: [UITabBarItem])
      func tabBar(_: UITabBar, willEndCustomizing: [UITabBarItem], changed: Bool)
      }
      extension UITabBarItem {
      init()
      init(tabBarSystemItem: UITabBarItem.SystemItem, tag: Int)
      init(title: String?, image: UIImage?, selectedImage: UIImage?)
      init(title: String?, image: UIImage?, tag: Int)
      var scrollEdgeAppearance: UITabBarAppearance? {get set}
      var selectedImage: UIImage? {get set}
      var standardAppearance: UITabBarAppearance? {get set}
      }
      extension UITabBarItem.SystemItem {
      init?(rawValue: Int)
      static var bookmarks: SystemItem {get}
      static var contacts: SystemItem {get}
      static var downloads: SystemItem {get}
      static var favorites: SystemItem {get}
      static var featured: SystemItem {get}
      static var history: SystemItem {get}
      static var more: SystemItem {get}
      static var mostRecent: SystemItem {get}
      static var search: SystemItem {get}
      }
      extension UITableView {
      func beginUpdates()
      func cellForRow(at: IndexPath) -> UITableViewCell?
      func deleteRows(at: [IndexPath], with: UITableView.RowAnimation)
      func deleteSections(_: IndexSet, with: UITableView.RowAnimation)
      func dequeueReusableCell(withIdentifier: String) -> UITableViewCell?
      func dequeueReusableCell(withIdentifier: String, for: IndexPath) -> UITableViewCell
      func dequeueReusableHeaderFooterView(withIdentifier: String) -> UITableViewHeaderFooterView?
      func deselectRow(at: IndexPath, animated: Bool)
      func endUpdates()
      func footerView(forSection: Int) -> UITableViewHeaderFooterView?
      func headerView(forSection: Int) -> UITableViewHeaderFooterView?
      func indexPath(for: UITableViewCell) -> IndexPath?
      func indexPathsForRows(in: CGRect) -> [IndexPath]?
      func insertRows(at: [IndexPath], with: UITableView.RowAnimation)
      func insertSections(_: IndexSet, with: UITableView.RowAnimation)
      func numberOfRows(inSection: Int) -> Int
      func performBatchUpdates(_: _, completion: _ = nil)
      func rect(forSection: Int) -> CGRect
      func rectForRow(at: IndexPath) -> CGRect
      func register(_: AnyClass?, forCellReuseIdentifier: String)
      func register(_: AnyClass?, forHeaderFooterViewReuseIdentifier: String)
      func register(_: UINib?, forCellReuseIdentifier: String)
      func register(_: UINib?, forHeaderFooterViewReuseIdentifier: String)
      func reloadRows(at: [IndexPath], with: UITableView.RowAnimation)
      func reloadSections(_: IndexSet, with: UITableView.RowAnimation)
      func scrollToRow(at: IndexPath, at: UITableView.ScrollPosition, animated: Bool)
      func selectRow(at: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition)
      func setEditing(_: Bool, animated: Bool)
      init(frame: CGRect, style: UITableView.Style)
      static let automaticDimension: CGFloat
      var allowsMultipleSelection: Bool {get set}
      var allowsSelection: Bool {get set}
      var backgroundView: UIView? {get set}
      var contextMenuInteraction: UIContextMenuInteraction? {get}
      var dataSource: (any UITableViewDataSource)? {get set}
      var delegate: (any UITableViewDelegate)? {get set}
      var dragDelegate: (any UITableViewDragDelegate)? {get set}
      var dropDelegate: (any UITableViewDropDelegate)? {get set}
      var estimatedRowHeight: CGFloat {get set}
      var estimatedSectionFooterHeight: CGFloat {get set}
      var hasActiveDrag: Bool {get}
      var indexPathsForVisibleRows: [IndexPath]? {get}
      var isEditing: Bool {get set}
      var numberOfSections: Int {get}
      var rowHeight: CGFloat {get set}
      var sectionIndexColor: UIColor? {get set}
      var separatorColor: UIColor? {get set}
      var separatorInset: UIEdgeInsets {get set}
      var separatorStyle: UITableViewCell.SeparatorStyle {get set}
      var style: UITableView.Style {get}
      var tableFooterView: UIView? {get set}
      var tableHeaderView: UIView? {get set}
      var visibleCells: [UITableViewCell] {get}
      }
      extension UITableView.RowAnimation {
      init?(rawValue: Int)
      static var automatic: RowAnimation {get}
      static var bottom: RowAnimation {get}
      static var fade: RowAnimation {get}
      static var left: RowAnimation {get}
      static var middle: RowAnimation {get}
      static var none: RowAnimation {get}
      static var right: RowAnimation {get}
      static var top: RowAnimation {get}
      }
      extension UITableView.ScrollPosition {
      init?(rawValue: Int)
      static var bottom: ScrollPosition {get}
      static var middle: ScrollPosition {get}
      static var none: ScrollPosition {get}
      static var top: ScrollPosition {get}
      }
      extension UITableView.Style {
      init?(rawValue: Int)
      static var grouped: Style {get}
      static var insetGrouped: Style {get}
      static var plain: Style {get}
      }
      extension UITableViewCell {
      @MainActor func defaultContentConfiguration() -> UIListContentConfiguration
      @MainActor func updateConfiguration(using: UICellConfigurationState)
      @MainActor var backgroundConfiguration: UIBackgroundConfiguration? {get set}
      @MainActor var configurationState: UICellConfigurationState {get}
      @MainActor var contentConfiguration: (any UIContentConfiguration)? {get set}
      func setEditing(_: Bool, animated: Bool)
      func setHighlighted(_: Bool, animated: Bool)
      func setNeedsUpdateConfiguration()
      func setSelected(_: Bool, animated: Bool)
      func willTransition(to: UITableViewCell.StateMask)
      init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
      var accessoryType: UITableViewCell.AccessoryType {get set}
      var accessoryView: UIView? {get set}
      var backgroundView: UIView? {get set}
      var contentView: UIView {get}
      var detailTextLabel: UILabel? {get}
      var editingAccessoryType: UITableViewCell.AccessoryType {get set}
      var editingAccessoryView: UIView? {get set}
      var editingStyle: UITableViewCell.EditingStyle {get}
      var imageView: UIImageView? {get}
      var indentationLevel: Int {get set}
      var isEditing: Bool {get set}
      var isHighlighted: Bool {get set}
      var isSelected: Bool {get set}
      var reuseIdentifier: String? {get}
      var selectedBackgroundView: UIView? {get set}
      var selectionStyle: UITableViewCell.SelectionStyle {get set}
      var separatorInset: UIEdgeInsets {get set}
      var showingDeleteConfirmation: Bool {get}
      var textLabel: UILabel? {get}
      }
      extension UITableViewCell.AccessoryType {
      init?(rawValue: Int)
      static var checkmark: AccessoryType {get}
      static var disclosureIndicator: AccessoryType {get}
      static var none: AccessoryType {get}
      }
      extension UITableViewCell.CellStyle {
      init?(rawValue: Int)
      static var `default`: CellStyle {get}
      static var subtitle: CellStyle {get}
      static var value1: CellStyle {get}
      static var value2: CellStyle {get}
      }
      extension UITableViewCell.DragState {
      init?(rawValue: Int)
      static var dragging: DragState {get}
      static var lifting: DragState {get}
      static var none: DragState {get}
      }
      extension UITableViewCell.EditingStyle {
      init?(rawValue: Int)
      static var delete: EditingStyle {get}
      static var insert: EditingStyle {get}
      static var none: EditingStyle {get}
      }
      extension UITableViewCell.SelectionStyle {
      init?(rawValue: Int)
      static var `default`: SelectionStyle {get}
      static var blue: SelectionStyle {get}
      static var gray: SelectionStyle {get}
      static var none: SelectionStyle {get}
      }
      extension UITableViewCell.SeparatorStyle {
      init?(rawValue: Int)
      static var none: SeparatorStyle {get}
      }
      extension UITableViewCell.StateMask {
      init(rawValue: UInt)
      static var showingDeleteConfirmation: UITableViewCell.StateMask {get}
      }
      extension UITableViewController {
      init(nibName: String?, bundle: Bundle?)
      init(style: UITableView.Style)
      var refreshControl: UIRefreshControl? {get set}
      }
      extension UITableViewDataSource {
      func numberOfSections(in: UITableView) -> Int
      func sectionIndexTitles(for: UITableView) -> [String]?
      func tableView(_: UITableView, canEditRowAt: IndexPath) -> Bool
      func tableView(_: UITableView, canMoveRowAt: IndexPath) -> Bool
      func tableView(_: UITableView, cellForRowAt: IndexPath) -> UITableViewCell
      func tableView(_: UITableView, commit: UITableViewCell.EditingStyle, forRowAt: IndexPath)
      func tableView(_: UITableView, moveRowAt: IndexPath, to: IndexPath)
      func tableView(_: UITableView, numberOfRowsInSection: Int) -> Int
      func tableView(_: UITableView, sectionForSectionIndexTitle: String, at: Int) -> Int
      func tableView(_: UITableView, titleForFooterInSection: Int) -> String?
      func tableView(_: UITableView, titleForHeaderInSection: Int) -> String?
      }
      extension UITableViewDelegate {
      func tableView(_: UITableView, accessoryButtonTappedForRowWith: IndexPath)
      func tableView(_: UITableView, canFocusRowAt: IndexPath) -> Bool
      func tableView(_: UITableView, canPerformAction: Selector, forRowAt: IndexPath, withSender: Any?) -> Bool
      func tableView(_: UITableView, canPerformPrimaryActionForRowAt: IndexPath) -> Bool
      func tableView(_: UITableView, contextMenuConfigurationForRowAt: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
      func tableView(_: UITableView, didBeginMultipleSelectionInteractionAt: IndexPath)
      func tableView(_: UITableView, didDeselectRowAt: IndexPath)
      func tableView(_: UITableView, didEndDisplaying: UITableViewCell, forRowAt: IndexPath)
      func tableView(_: UITableView, didEndDisplayingFooterView: UIView, forSection: Int)
      func tableView(_: UITableView, didEndDisplayingHeaderView: UIView, forSection: Int)
      func tableView(_: UITableView, didEndEditingRowAt: IndexPath?)
      func tableView(_: UITableView, didHighlightRowAt: IndexPath)
      func tableView(_: UITableView, didSelectRowAt: IndexPath)
      func tableView(_: UITableView, didUnhighlightRowAt: IndexPath)
      func tableView(_: UITableView, didUpdateFocusIn: UITableViewFocusUpdateContext, with: UIFocusAnimationCoordinator)
      func tableView(_: UITableView, editActionsForRowAt: IndexPath) -> [UITableViewRowAction]?
      func tableView(_: UITableView, editingStyleForRowAt: IndexPath) -> UITableViewCell.EditingStyle
      func tableView(_: UITableView, estimatedHeightForFooterInSection: Int) -> CGFloat
      func tableView(_: UITableView, estimatedHeightForHeaderInSection: Int) -> CGFloat
      func tableView(_: UITableView, estimatedHeightForRowAt: IndexPath) -> CGFloat
      func tableView(_: UITableView, heightForFooterInSection: Int) -> CGFloat
      func tableView(_: UITableView, heightForHeaderInSection: Int) -> CGFloat
      func tableView(_: UITableView, heightForRowAt: IndexPath) -> CGFloat
      func tableView(_: UITableView, indentationLevelForRowAt: IndexPath) -> Int
      func tableView(_: UITableView, leadingSwipeActionsConfigurationForRowAt: IndexPath) -> UISwipeActionsConfiguration?
      func tableView(_: UITableView, performAction: Selector, forRowAt: IndexPath, withSender: Any?)
      func tableView(_: UITableView, performPrimaryActionForRowAt: IndexPath)
      func tableView(_: UITableView, previewForDismissingContextMenuWithConfiguration: UIContextMenuConfiguration) -> UITargetedPreview?
      func tableView(_: UITableView, previewForHighlightingContextMenuWithConfiguration: UIContextMenuConfiguration) -> UITargetedPreview?
      func tableView(_: UITableView, selectionFollowsFocusForRowAt: IndexPath) -> Bool
      func tableView(_: UITableView, shouldBeginMultipleSelectionInteractionAt: IndexPath) -> Bool
      func tableView(_: UITableView, shouldHighlightRowAt: IndexPath) -> Bool
      func tableView(_: UITableView, shouldIndentWhileEditingRowAt: IndexPath) -> Bool
      func tableView(_: UITableView, shouldShowMenuForRowAt: IndexPath) -> Bool
      func tableView(_: UITableView, shouldSpringLoadRowAt: IndexPath, with: any UISpringLoadedInteractionContext) -> Bool
      func tableView(_: UITableView, shouldUpdateFocusIn: UITableViewFocusUpdateContext) -> Bool
      func tableView(_: UITableView, targetIndexPathForMoveFromRowAt: IndexPath, toProposedIndexPath: IndexPath) -> IndexPath
      func tableView(_: UITableView, titleForDeleteConfirmationButtonForRowAt: IndexPath) -> String?
      func tableView(_: UITableView, trailingSwipeActionsConfigurationForRowAt: IndexPath) -> UISwipeActionsConfiguration?
      func tableView(_: UITableView, viewForFooterInSection: Int) -> UIView?
      func tableView(_: UITableView, viewForHeaderInSection: Int) -> UIView?
      func tableView(_: UITableView, willBeginEditingRowAt: IndexPath)
      func tableView(_: UITableView, willDeselectRowAt: IndexPath) -> IndexPath?
      func tableView(_: UITableView, willDisplay: UITableViewCell, forRowAt: IndexPath)
      func tableView(_: UITableView, willDisplayContextMenu: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
      func tableView(_: UITableView, willDisplayFooterView: UIView, forSection: Int)
      func tableView(_: UITableView, willDisplayHeaderView: UIView, forSection: Int)
      func tableView(_: UITableView, willEndContextMenuInteraction: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
      func tableView(_: UITableView, willPerformPreviewActionForMenuWith: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
      func tableView(_: UITableView, willSelectRowAt: IndexPath) -> IndexPath?
      }
      extension UITableViewDiffableDataSource {
      @MainActor func description() -> String
      @MainActor func index(for: SectionIdentifierType) -> Int?
      @MainActor func indexPath(for: ItemIdentifierType) -> IndexPath?
      @MainActor func itemIdentifier(for: IndexPath) -> ItemIdentifierType?
      @MainActor func numberOfSections(in: UITableView) -> Int
      @MainActor func sectionIdentifier(for: Int) -> SectionIdentifierType?
      @MainActor func sectionIndexTitles(for: UITableView) -> [String]?
      @MainActor func tableView(_: UITableView, canEditRowAt: IndexPath) -> Bool
      @MainActor func tableView(_: UITableView, canMoveRowAt: IndexPath) -> Bool
      @MainActor func tableView(_: UITableView, cellForRowAt: IndexPath) -> UITableViewCell
      @MainActor func tableView(_: UITableView, commit: UITableViewCell.EditingStyle, forRowAt: IndexPath)
      @MainActor func tableView(_: UITableView, moveRowAt: IndexPath, to: IndexPath)
      @MainActor func tableView(_: UITableView, numberOfRowsInSection: Int) -> Int
      @MainActor func tableView(_: UITableView, sectionForSectionIndexTitle: String, at: Int) -> Int
      @MainActor func tableView(_: UITableView, titleForFooterInSection: Int) -> String?
      @MainActor func tableView(_: UITableView, titleForHeaderInSection: Int) -> String?
      @MainActor init(tableView: UITableView, cellProvider: UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider)
      nonisolated func apply(_: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true) async
      nonisolated func apply(_: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true, completion: _ = nil)
      nonisolated func applySnapshotUsingReloadData(_: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) async
      nonisolated func applySnapshotUsingReloadData(_: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: _ = nil)
      nonisolated func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
      }
      extension UITableViewDragDelegate {
      func tableView(_: UITableView, dragPreviewParametersForRowAt: IndexPath) -> UIDragPreviewParameters?
      func tableView(_: UITableView, dragSessionAllowsMoveOperation: any UIDragSession) -> Bool
      func tableView(_: UITableView, dragSessionDidEnd: any UIDragSession)
      func tableView(_: UITableView, dragSessionIsRestrictedToDraggingApplication: any UIDragSession) -> Bool
      func tableView(_: UITableView, dragSessionWillBegin: any UIDragSession)
      func tableView(_: UITableView, itemsForAddingTo: any UIDragSession, at: IndexPath, point: CGPoint) -> [UIDragItem]
      func tableView(_: UITableView, itemsForBeginning: any UIDragSession, at: IndexPath) -> [UIDragItem]
      }
      extension UITableViewDropCoordinator {
      func drop(_: UIDragItem, intoRowAt: IndexPath, rect: CGRect) -> any UIDragAnimating
      func drop(_: UIDragItem, to: UIDragPreviewTarget) -> any UIDragAnimating
      func drop(_: UIDragItem, to: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext
      func drop(_: UIDragItem, toRowAt: IndexPath) -> any UIDragAnimating
      var destinationIndexPath: IndexPath? {get}
      var items: [any UITableViewDropItem] {get}
      var proposal: UITableViewDropProposal {get}
      var session: any UIDropSession {get}
      }
      extension UITableViewDropDelegate {
      func tableView(_: UITableView, canHandle: any UIDropSession) -> Bool
      func tableView(_: UITableView, dropPreviewParametersForRowAt: IndexPath) -> UIDragPreviewParameters?
      func tableView(_: UITableView, dropSessionDidEnd: any UIDropSession)
      func tableView(_: UITableView, dropSessionDidEnter: any UIDropSession)
      func tableView(_: UITableView, dropSessionDidExit: any UIDropSession)
      func tableView(_: UITableView, dropSessionDidUpdate: any UIDropSession, withDestinationIndexPath: IndexPath?) -> UITableViewDropProposal
      func tableView(_: UITableView, performDropWith: any UITableViewDropCoordinator)
      }
      extension UITableViewDropItem {
      var dragItem: UIDragItem {get}
      var sourceIndexPath: IndexPath? {get}
      }
      extension UITableViewDropPlaceholderContext {
      var dragItem: UIDragItem {get}
      }
      extension UITableViewDropProposal {
      init(dropOperation: UIDropOperation, intent: UITableViewDropProposal.Intent)
      init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent)
      var intent: UITableViewDropProposal.Intent {get}
      }
      extension UITableViewDropProposal.Intent {
      init?(rawValue: Int)
      static var automatic: Intent {get}
      static var insertAtDestinationIndexPath: Intent {get}
      static var insertIntoDestinationIndexPath: Intent {get}
      static var unspecified: Intent {get}
      }
      extension UITableViewHeaderFooterView {
      @MainActor func defaultContentConfiguration() -> UIListContentConfiguration
      @MainActor func updateConfiguration(using: UIViewConfigurationState)
      @MainActor var backgroundConfiguration: UIBackgroundConfiguration? {get set}
      @MainActor var configurationState: UIViewConfigurationState {get}
      @MainActor var contentConfiguration: (any UIContentConfiguration)? {get set}
      func prepareForReuse()
      func setNeedsUpdateConfiguration()
      init(reuseIdentifier: String?)
      var backgroundView: UIView? {get set}
      var contentView: UIView {get}
      var detailTextLabel: UILabel? {get}
      var reuseIdentifier: String? {get}
      var textLabel: UILabel? {get}
      }
      extension UITableViewRowAction {
      init(style: UITableViewRowAction.Style, title: String?, handler: _)
      var backgroundColor: UIColor? {get set}
      var style: UITableViewRowAction.Style {get}
      var title: String? {get set}
      }
      extension UITableViewRowAction.Style {
      init?(rawValue: Int)
      static var `default`: Style {get}
      static var destructive: UITableViewRowAction.Style {get}
      static var normal: Style {get}
      }
      extension UITapGestureRecognizer {
      var numberOfTapsRequired: Int {get set}
      var numberOfTouchesRequired: Int {get set}
      }
      extension UITargetedPreview {
      init(view: UIView)
      init(view: UIView, parameters: UIPreviewParameters)
      init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget)
      var parameters: UIPreviewParameters {get}
      var size: CGSize {get}
      var target: UIPreviewTarget {get}
      var view: UIView {get}
      }
      extension UITextAlternativeStyle {
      init?(rawValue: Int)
      static var none: UITextAlternativeStyle {get}
      }
      extension UITextAutocapitalizationType {
      init?(rawValue: Int)
      static var allCharacters: UITextAutocapitalizationType {get}
      static var none: UITextAutocapitalizationType {get}
      static var sentences: UITextAutocapitalizationType {get}
      static var words: UITextAutocapitalizationType {get}
      }
      extension UITextAutocorrectionType {
      init?(rawValue: Int)
      static var `default`: UITextAutocorrectionType {get}
      static var no: UITextAutocorrectionType {get}
      static var yes: UITextAutocorrectionType {get}
      }
      extension UITextContentType {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let URL: UITextContentType
      static let dateTime: UITextContentType
      static let emailAddress: UITextContentType
      static let familyName: UITextContentType
      static let location: UITextContentType
      static let name: UITextContentType
      static let newPassword: UITextContentType
      static let nickname: UITextContentType
      static let password: UITextContentType
      static let postalCode: UITextContentType
      static let username: UITextContentType
      var hashValue: Int {get}
      }
      extension UITextDraggable {
      var textDragInteraction: UIDragInteraction? {get}
      }
      extension UITextField {
      func drawText(in: CGRect)
      func editingRect(forBounds: CGRect) -> CGRect
      func textRect(forBounds: CGRect) -> CGRect
      static let textDidBeginEditingNotification: NSNotification.Name
      static let textDidChangeNotification: NSNotification.Name
      static let textDidEndEditingNotification: NSNotification.Name
      var adjustsFontSizeToFitWidth: Bool {get set}
      var allowsEditingTextAttributes: Bool {get set}
      var attributedPlaceholder: NSAttributedString? {get set}
      var attributedText: NSAttributedString? {get set}
      var background: UIImage? {get set}
      var borderStyle: UITextField.BorderStyle {get set}
      var clearButtonMode: UITextField.ViewMode {get set}
      var delegate: (any UITextFieldDelegate)? {get set}
      var font: UIFont? {get set}
      var inputAccessoryView: UIView? {get set}
      var inputView: UIView? {get set}
      var interactionState: Any {get set}
      var isEditing: Bool {get}
      var minimumFontSize: CGFloat {get set}
      var placeholder: String? {get set}
      var rightView: UIView? {get set}
      var rightViewMode: UITextField.ViewMode {get set}
      var textAlignment: NSTextAlignment {get set}
      var textColor: UIColor? {get set}
      var typingAttributes: [NSAttributedString.Key : Any]? {get set}
      }
      extension UITextField.BorderStyle {
      init?(rawValue: Int)
      static var bezel: BorderStyle {get}
      static var line: BorderStyle {get}
      static var none: BorderStyle {get}
      static var roundedRect: BorderStyle {get}
      }
      extension UITextField.DidEndEditingReason {
      init?(rawValue: Int)
      static var committed: DidEndEditingReason {get}
      }
      extension UITextField.ViewMode {
      init?(rawValue: Int)
      static var always: ViewMode {get}
      static var never: ViewMode {get}
      static var whileEditing: ViewMode {get}
      }
      extension UITextFieldDelegate {
      func textField(_: UITextField, editMenuForCharactersIn: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
      func textField(_: UITextField, shouldChangeCharactersIn: NSRange, replacementString: String) -> Bool
      func textField(_: UITextField, willDismissEditMenuWith: any UIEditMenuInteractionAnimating)
      func textField(_: UITextField, willPresentEditMenuWith: any UIEditMenuInteractionAnimating)
      func textFieldDidBeginEditing(_: UITextField)
      func textFieldDidEndEditing(_: UITextField)
      func textFieldDidEndEditing(_: UITextField, reason: UITextField.DidEndEditingReason)
      func textFieldShouldBeginEditing(_: UITextField) -> Bool
      func textFieldShouldClear(_: UITextField) -> Bool
      func textFieldShouldEndEditing(_: UITextField) -> Bool
      func textFieldShouldReturn(_: UITextField) -> Bool
      }
      extension UITextInput {
      func baseWritingDirection(for: UITextPosition, in: UITextStorageDirection) -> NSWritingDirection
      func compare(_: UITextPosition, to: UITextPosition) -> ComparisonResult
      func frame(forDictationResultPlaceholder: Any) -> CGRect
      func insertText(_: String, alternatives: [String], style: UITextAlternativeStyle)
      func offset(from: UITextPosition, to: UITextPosition) -> Int
      func position(from: UITextPosition, in: UITextLayoutDirection, offset: Int) -> UITextPosition?
      func position(from: UITextPosition, offset: Int) -> UITextPosition?
      func position(within: UITextRange, atCharacterOffset: Int) -> UITextPosition?
      func position(within: UITextRange, farthestIn: UITextLayoutDirection) -> UITextPosition?
      func remove(_: UITextPlaceholder)
      func replace(_: UITextRange, withText: String)
      func text(in: UITextRange) -> String?
      func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange?
      var beginningOfDocument: UITextPosition {get}
      var endOfDocument: UITextPosition {get}
      var markedTextRange: UITextRange? {get}
      var selectedTextRange: UITextRange? {get set}
      var tokenizer: any UITextInputTokenizer {get}
      }
      extension UITextInputTokenizer {
      func position(from: UITextPosition, toBoundary: UITextGranularity, inDirection: UITextDirection) -> UITextPosition?
      }
      extension UITextInputTraits {
      var autocapitalizationType: UITextAutocapitalizationType {get set}
      var autocorrectionType: UITextAutocorrectionType {get set}
      var isSecureTextEntry: Bool {get set}
      var keyboardAppearance: UIKeyboardAppearance {get set}
      var keyboardType: UIKeyboardType {get set}
      var returnKeyType: UIReturnKeyType {get set}
      var textContentType: UITextContentType! {get set}
      }
      extension UITextItem {
      @MainActor var content: UITextItem.Content {get}
      var range: NSRange {get}
      }
      extension UITextItem.MenuConfiguration {
      @MainActor init(preview: UITextItem.MenuConfiguration.Preview? = .default, menu: UIMenu)
      }
      extension UITextItem.MenuConfiguration.Preview {
      static var `default`: Preview {get}
      }
      extension UITextPlaceholder {
      var rects: [UITextSelectionRect] {get}
      }
      extension UITextRange {
      var end: UITextPosition {get}
      var isEmpty: Bool {get}
      var start: UITextPosition {get}
      }
      extension UITextSelectionRect {
      var rect: CGRect {get}
      var transform: CGAffineTransform {get}
      }
      extension UITextView {
      init(frame: CGRect, textContainer: NSTextContainer?)
      init(usingTextLayoutManager: Bool)
      static let textDidBeginEditingNotification: NSNotification.Name
      static let textDidChangeNotification: NSNotification.Name
      static let textDidEndEditingNotification: NSNotification.Name
      var allowsEditingTextAttributes: Bool {get set}
      var attributedText: NSAttributedString! {get set}
      var borderStyle: UITextView.BorderStyle {get set}
      var dataDetectorTypes: UIDataDetectorTypes {get set}
      var delegate: (any UITextViewDelegate)? {get set}
      var findInteraction: UIFindInteraction? {get}
      var font: UIFont? {get set}
      var inputAccessoryView: UIView? {get set}
      var inputView: UIView? {get set}
      var interactionState: Any {get set}
      var isEditable: Bool {get set}
      var isFindInteractionEnabled: Bool {get set}
      var isSelectable: Bool {get set}
      var layoutManager: NSLayoutManager {get}
      var selectedRange: NSRange {get set}
      var textAlignment: NSTextAlignment {get set}
      var textColor: UIColor? {get set}
      var textContainer: NSTextContainer {get}
      var textContainerInset: UIEdgeInsets {get set}
      var textStorage: NSTextStorage {get}
      var typingAttributes: [NSAttributedString.Key : Any] {get set}
      }
      extension UITextView.BorderStyle {
      init?(rawValue: Int)
      static var none: BorderStyle {get}
      }
      extension UITextViewDelegate {
      func textView(_: UITextView, editMenuForTextIn: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
      func textView(_: UITextView, menuConfigurationFor: UITextItem, defaultMenu: UIMenu) -> UITextItem.MenuConfiguration?
      func textView(_: UITextView, primaryActionFor: UITextItem, defaultAction: UIAction) -> UIAction?
      func textView(_: UITextView, shouldChangeTextIn: NSRange, replacementText: String) -> Bool
      func textView(_: UITextView, shouldInteractWith: NSTextAttachment, in: NSRange) -> Bool
      func textView(_: UITextView, shouldInteractWith: NSTextAttachment, in: NSRange, interaction: UITextItemInteraction) -> Bool
      func textView(_: UITextView, shouldInteractWith: URL, in: NSRange) -> Bool
      func textView(_: UITextView, shouldInteractWith: URL, in: NSRange, interaction: UITextItemInteraction) -> Bool
      func textView(_: UITextView, textItemMenuWillDisplayFor: UITextItem, animator: any UIContextMenuInteractionAnimating)
      func textView(_: UITextView, textItemMenuWillEndFor: UITextItem, animator: any UIContextMenuInteractionAnimating)
      func textView(_: UITextView, willDismissEditMenuWith: any UIEditMenuInteractionAnimating)
      func textView(_: UITextView, willPresentEditMenuWith: any UIEditMenuInteractionAnimating)
      func textViewDidBeginEditing(_: UITextView)
      func textViewDidChange(_: UITextView)
      func textViewDidChangeSelection(_: UITextView)
      func textViewDidEndEditing(_: UITextView)
      func textViewShouldBeginEditing(_: UITextView) -> Bool
      func textViewShouldEndEditing(_: UITextView) -> Bool
      }
      extension UIToolbar {
      func backgroundImage(forToolbarPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage?
      func setBackgroundImage(_: UIImage?, forToolbarPosition: UIBarPosition, barMetrics: UIBarMetrics)
      func setItems(_: [UIBarButtonItem]?, animated: Bool)
      func setShadowImage(_: UIImage?, forToolbarPosition: UIBarPosition)
      func shadowImage(forToolbarPosition: UIBarPosition) -> UIImage?
      var barStyle: UIBarStyle {get set}
      var barTintColor: UIColor? {get set}
      var compactAppearance: UIToolbarAppearance? {get set}
      var delegate: (any UIToolbarDelegate)? {get set}
      var isTranslucent: Bool {get set}
      var items: [UIBarButtonItem]? {get set}
      var scrollEdgeAppearance: UIToolbarAppearance? {get set}
      var standardAppearance: UIToolbarAppearance {get set}
      var tintColor: UIColor! {get set}
      }
      extension UITouch {
      func location(in: UIView?) -> CGPoint
      var force: CGFloat {get}
      var gestureRecognizers: [UIGestureRecognizer]? {get}
      var phase: UITouch.Phase {get}
      var timestamp: TimeInterval {get}
      var type: UITouch.TouchType {get}
      var view: UIView? {get}
      var window: UIWindow? {get}
      }
      extension UITouch.Phase {
      init?(rawValue: Int)
      static var began: Phase {get}
      static var cancelled: Phase {get}
      static var ended: Phase {get}
      static var moved: Phase {get}
      static var stationary: Phase {get}
      }
      extension UITouch.Properties {
      init(rawValue: Int)
      static var altitude: UITouch.Properties {get}
      static var force: UITouch.Properties {get}
      static var location: UITouch.Properties {get}
      }
      extension UITouch.TouchType {
      init?(rawValue: Int)
      static var direct: TouchType {get}
      static var indirect: TouchType {get}
      static var pencil: TouchType {get}
      }
      extension UITraitChangeObservable {
      @MainActor func registerForTraitChanges(_: [UITrait], action: Selector) -> any UITraitChangeRegistration
      @MainActor func registerForTraitChanges(_: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration
      }
      extension UITraitCollection {
      func containsTraits(in: UITraitCollection?) -> Bool
      func hasDifferentColorAppearance(comparedTo: UITraitCollection?) -> Bool
      init()
      init(accessibilityContrast: UIAccessibilityContrast)
      init(activeAppearance: UIUserInterfaceActiveAppearance)
      init(displayGamut: UIDisplayGamut)
      init(displayScale: CGFloat)
      init(forceTouchCapability: UIForceTouchCapability)
      init(horizontalSizeClass: UIUserInterfaceSizeClass)
      init(imageDynamicRange: UIImage.DynamicRange)
      init(layoutDirection: UITraitEnvironmentLayoutDirection)
      init(legibilityWeight: UILegibilityWeight)
      init(mutations: _)
      init(preferredContentSizeCategory: UIContentSizeCategory)
      init(sceneCaptureState: UISceneCaptureState)
      init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize)
      init(traitsFrom: [UITraitCollection])
      init(traitsFromCollections: [UITraitCollection])
      init(typesettingLanguage: Locale.Language?)
      init(userInterfaceIdiom: UIUserInterfaceIdiom)
      init(userInterfaceLevel: UIUserInterfaceLevel)
      init(userInterfaceStyle: UIUserInterfaceStyle)
      init(verticalSizeClass: UIUserInterfaceSizeClass)
      static var current: UITraitCollection {get set}
      var displayScale: CGFloat {get}
      var horizontalSizeClass: UIUserInterfaceSizeClass {get}
      var layoutDirection: UITraitEnvironmentLayoutDirection {get}
      var preferredContentSizeCategory: UIContentSizeCategory {get}
      var userInterfaceIdiom: UIUserInterfaceIdiom {get}
      var userInterfaceStyle: UIUserInterfaceStyle {get}
      var verticalSizeClass: UIUserInterfaceSizeClass {get}
      }
      extension UITraitDefinition {
      static var defaultValue: Self.Value {get}
      static var identifier: String {get}
      static var name: String {get}
      }
      extension UITraitEnvironment {
      func traitCollectionDidChange(_: UITraitCollection?)
      var traitCollection: UITraitCollection {get}
      }
      extension UITraitEnvironmentLayoutDirection {
      init?(rawValue: Int)
      static var leftToRight: UITraitEnvironmentLayoutDirection {get}
      static var rightToLeft: UITraitEnvironmentLayoutDirection {get}
      static var unspecified: UITraitEnvironmentLayoutDirection {get}
      }
      extension UITraitPreferredContentSizeCategory {
      static let defaultValue: UIContentSizeCategory
      static let identifier: String
      static let name: String
      }
      extension UITransitionContextViewControllerKey {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let from: UITransitionContextViewControllerKey
      static let to: UITransitionContextViewControllerKey
      var hashValue: Int {get}
      }
      extension UIUserInterfaceActiveAppearance {
      init?(rawValue: Int)
      static var active: UIUserInterfaceActiveAppearance {get}
      static var inactive: UIUserInterfaceActiveAppearance {get}
      static var unspecified: UIUserInterfaceActiveAppearance {get}
      }
      extension UIUserInterfaceIdiom {
      init?(rawValue: Int)
      static var carPlay: UIUserInterfaceIdiom {get}
      static var mac: UIUserInterfaceIdiom {get}
      static var pad: UIUserInterfaceIdiom {get}
      static var phone: UIUserInterfaceIdiom {get}
      static var tv: UIUserInterfaceIdiom {get}
      static var unspecified: UIUserInterfaceIdiom {get}
      static var vision: UIUserInterfaceIdiom {get}
      }
      extension UIUserInterfaceLevel {
      init?(rawValue: Int)
      static var base: UIUserInterfaceLevel {get}
      static var unspecified: UIUserInterfaceLevel {get}
      }
      extension UIUserInterfaceSizeClass {
      init?(rawValue: Int)
      static var compact: UIUserInterfaceSizeClass {get}
      static var regular: UIUserInterfaceSizeClass {get}
      static var unspecified: UIUserInterfaceSizeClass {get}
      }
      extension UIUserInterfaceStyle {
      init?(rawValue: Int)
      static var dark: UIUserInterfaceStyle {get}
      static var light: UIUserInterfaceStyle {get}
      static var unspecified: UIUserInterfaceStyle {get}
      }
      extension UIUserNotificationAction {
      init()
      var activationMode: UIUserNotificationActivationMode {get}
      var behavior: UIUserNotificationActionBehavior {get}
      var identifier: String? {get}
      var isDestructive: Bool {get}
      var parameters: [AnyHashable : Any] {get}
      var title: String? {get}
      }
      extension UIUserNotificationActionBehavior {
      init?(rawValue: UInt)
      static var `default`: UIUserNotificationActionBehavior {get}
      static var textInput: UIUserNotificationActionBehavior {get}
      }
      extension UIUserNotificationActivationMode {
      init?(rawValue: UInt)
      static var background: UIUserNotificationActivationMode {get}
      static var foreground: UIUserNotificationActivationMode {get}
      }
      extension UIUserNotificationCategory {
      func actions(for: UIUserNotificationActionContext) -> [UIUserNotificationAction]?
      init()
      var identifier: String? {get}
      }
      extension UIUserNotificationSettings {
      init(forTypes: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?)
      init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?)
      var categories: Set<UIUserNotificationCategory>? {get}
      var types: UIUserNotificationType {get}
      }
      extension UIUserNotificationType {
      init(rawValue: UInt)
      static var alert: UIUserNotificationType {get}
      static var badge: UIUserNotificationType {get}
      static var sound: UIUserNotificationType {get}
      }
      extension UIView {
      @MainActor func registerForTraitChanges(_: [UITrait], action: Selector) -> any UITraitChangeRegistration
      @MainActor func registerForTraitChanges(_: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration
      @MainActor static func animate(springDuration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: _, completion: _ = nil)
      func addConstraint(_: NSLayoutConstraint)
      func addConstraints(_: [NSLayoutConstraint])
      func addInteraction(_: any UIInteraction)
      func addLayoutGuide(_: UILayoutGuide)
      func alignmentRect(forFrame: CGRect) -> CGRect
      func bringSubviewToFront(_: UIView)
      func contentHuggingPriority(for: NSLayoutConstraint.Axis) -> UILayoutPriority
      func convert(_: CGPoint, from: UIView?) -> CGPoint
      func convert(_: CGPoint, to: UIView?) -> CGPoint
      func convert(_: CGRect, from: UIView?) -> CGRect
      func convert(_: CGRect, to: UIView?) -> CGRect
      func didMoveToSuperview()
      func didMoveToWindow()
      func draw(_: CGRect)
      func draw(_: CGRect, for: UIViewPrintFormatter)
      func drawHierarchy(in: CGRect, afterScreenUpdates: Bool) -> Bool
      func endEditing(_: Bool) -> Bool
      func frame(forAlignmentRect: CGRect) -> CGRect
      func gestureRecognizerShouldBegin(_: UIGestureRecognizer) -> Bool
      func hitTest(_: CGPoint, with: UIEvent?) -> UIView?
      func insertSubview(_: UIView, aboveSubview: UIView)
      func insertSubview(_: UIView, at: Int)
      func insertSubview(_: UIView, belowSubview: UIView)
      func invalidateIntrinsicContentSize()
      func isDescendant(of: UIView) -> Bool
      func point(inside: CGPoint, with: UIEvent?) -> Bool
      func removeConstraint(_: NSLayoutConstraint)
      func removeConstraints(_: [NSLayoutConstraint])
      func removeGestureRecognizer(_: UIGestureRecognizer)
      func removeInteraction(_: any UIInteraction)
      func resizableSnapshotView(from: CGRect, afterScreenUpdates: Bool, withCapInsets: UIEdgeInsets) -> UIView?
      func sendSubviewToBack(_: UIView)
      func setContentCompressionResistancePriority(_: UILayoutPriority, for: NSLayoutConstraint.Axis)
      func setContentHuggingPriority(_: UILayoutPriority, for: NSLayoutConstraint.Axis)
      func setNeedsDisplay()
      func setNeedsDisplay(_: CGRect)
      func setNeedsUpdateConstraints()
      func sizeThatFits(_: CGSize) -> CGSize
      func sizeToFit()
      func snapshotView(afterScreenUpdates: Bool) -> UIView?
      func systemLayoutSizeFitting(_: CGSize) -> CGSize
      func systemLayoutSizeFitting(_: CGSize, withHorizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize
      func updateConstraints()
      func updateConstraintsIfNeeded()
      func viewPrintFormatter() -> UIViewPrintFormatter
      func viewWithTag(_: Int) -> UIView?
      func willMove(toSuperview: UIView?)
      func willMove(toWindow: UIWindow?)
      static func addKeyframe(withRelativeStartTime: Double, relativeDuration: Double, animations: _)
      static func animate(withDuration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: _, completion: _ = nil)
      static func animate(withDuration: TimeInterval, delay: TimeInterval, usingSpringWithDamping: CGFloat, initialSpringVelocity: CGFloat, options: UIView.AnimationOptions = [], animations: _, completion: _ = nil)
      static func animateKeyframes(withDuration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [], animations: _) async -> Bool
      static func animateKeyframes(withDuration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [], animations: _, completion: _ = nil)
      static func perform(_: UIView.SystemAnimation, on: [UIView], options: UIView.AnimationOptions = [], animations: _, completion: _ = nil)
      static func setAnimationsEnabled(_: Bool)
      static func transition(from: UIView, to: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], completion: _ = nil)
      static func transition(with: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: _, completion: _ = nil)
      static let layoutFittingCompressedSize: CGSize
      static let noIntrinsicMetric: CGFloat
      static var areAnimationsEnabled: Bool {get}
      static var layerClass: AnyClass {get}
      static var requiresConstraintBasedLayout: Bool {get}
      var alignmentRectInsets: UIEdgeInsets {get}
      var anchorPoint: CGPoint {get set}
      var autoresizingMask: UIView.AutoresizingMask {get set}
      var bottomAnchor: NSLayoutYAxisAnchor {get}
      var center: CGPoint {get set}
      var centerXAnchor: NSLayoutXAxisAnchor {get}
      var centerYAnchor: NSLayoutYAxisAnchor {get}
      var clipsToBounds: Bool {get set}
      var constraints: [NSLayoutConstraint] {get}
      var contentMode: UIView.ContentMode {get set}
      var directionalLayoutMargins: NSDirectionalEdgeInsets {get set}
      var gestureRecognizers: [UIGestureRecognizer]? {get set}
      var heightAnchor: NSLayoutDimension {get}
      var insetsLayoutMarginsFromSafeArea: Bool {get set}
      var interactions: [any UIInteraction] {get set}
      var intrinsicContentSize: CGSize {get}
      var isFocused: Bool {get}
      var isOpaque: Bool {get set}
      var isUserInteractionEnabled: Bool {get set}
      var lastBaselineAnchor: NSLayoutYAxisAnchor {get}
      var layer: CALayer {get}
      var layoutMargins: UIEdgeInsets {get set}
      var layoutMarginsGuide: UILayoutGuide {get}
      var leadingAnchor: NSLayoutXAxisAnchor {get}
      var leftAnchor: NSLayoutXAxisAnchor {get}
      var mask: UIView? {get set}
      var overrideUserInterfaceStyle: UIUserInterfaceStyle {get set}
      var preservesSuperviewLayoutMargins: Bool {get set}
      var rightAnchor: NSLayoutXAxisAnchor {get}
      var safeAreaInsets: UIEdgeInsets {get}
      var safeAreaLayoutGuide: UILayoutGuide {get}
      var tag: Int {get set}
      var tintAdjustmentMode: UIView.TintAdjustmentMode {get set}
      var tintColor: UIColor! {get set}
      var topAnchor: NSLayoutYAxisAnchor {get}
      var trailingAnchor: NSLayoutXAxisAnchor {get}
      var transform: CGAffineTransform {get set}
      var translatesAutoresizingMaskIntoConstraints: Bool {get set}
      var widthAnchor: NSLayoutDimension {get}
      }
      extension UIView.AnimationCurve {
      init?(rawValue: Int)
      static var easeIn: AnimationCurve {get}
      static var easeInOut: AnimationCurve {get}
      static var easeOut: AnimationCurve {get}
      static var linear: AnimationCurve {get}
      }
      extension UIView.AnimationOptions {
      init(rawValue: UInt)
      static var `repeat`: UIView.AnimationOptions {get}
      static var allowUserInteraction: UIView.AnimationOptions {get}
      static var beginFromCurrentState: UIView.AnimationOptions {get}
      static var curveEaseIn: UIView.AnimationOptions {get}
      static var curveEaseInOut: UIView.AnimationOptions {get}
      static var curveEaseOut: UIView.AnimationOptions {get}
      static var curveLinear: UIView.AnimationOptions {get}
      static var layoutSubviews: UIView.AnimationOptions {get}
      static var transitionCrossDissolve: UIView.AnimationOptions {get}
      }
      extension UIView.AutoresizingMask {
      init(rawValue: UInt)
      static var flexibleBottomMargin: UIView.AutoresizingMask {get}
      static var flexibleHeight: UIView.AutoresizingMask {get}
      static var flexibleTopMargin: UIView.AutoresizingMask {get}
      static var flexibleWidth: UIView.AutoresizingMask {get}
      }
      extension UIView.ContentMode {
      init?(rawValue: Int)
      static var bottom: ContentMode {get}
      static var bottomLeft: ContentMode {get}
      static var bottomRight: ContentMode {get}
      static var center: ContentMode {get}
      static var left: ContentMode {get}
      static var redraw: ContentMode {get}
      static var right: ContentMode {get}
      static var scaleAspectFill: ContentMode {get}
      static var scaleAspectFit: ContentMode {get}
      static var scaleToFill: ContentMode {get}
      static var top: ContentMode {get}
      static var topLeft: ContentMode {get}
      static var topRight: ContentMode {get}
      }
      extension UIView.Invalidating {
      init(wrappedValue: Value, _: InvalidationType)
      }
      extension UIView.Invalidations.Configuration {
      func invalidate(view: UIView)
      init()
      }
      extension UIView.Invalidations.Constraints {
      func invalidate(view: UIView)
      init()
      }
      extension UIView.Invalidations.Display {
      func invalidate(view: UIView)
      init()
      }
      extension UIView.Invalidations.IntrinsicContentSize {
      func invalidate(view: UIView)
      init()
      }
      extension UIView.Invalidations.Layout {
      func invalidate(view: UIView)
      init()
      }
      extension UIView.Invalidations.Tuple {
      func invalidate(view: UIView)
      init(_: Invalidation1, _: Invalidation2)
      }
      extension UIView.TintAdjustmentMode {
      init?(rawValue: Int)
      static var automatic: TintAdjustmentMode {get}
      static var dimmed: TintAdjustmentMode {get}
      static var normal: TintAdjustmentMode {get}
      }
      extension UIViewAnimating {
      func finishAnimation(at: UIViewAnimatingPosition)
      func startAnimation()
      func startAnimation(afterDelay: TimeInterval)
      func stopAnimation(_: Bool)
      var fractionComplete: CGFloat {get set}
      var isRunning: Bool {get}
      var state: UIViewAnimatingState {get}
      }
      extension UIViewAnimatingPosition {
      init?(rawValue: Int)
      static var current: UIViewAnimatingPosition {get}
      static var end: UIViewAnimatingPosition {get}
      static var start: UIViewAnimatingPosition {get}
      }
      extension UIViewAnimatingState {
      init?(rawValue: Int)
      static var active: UIViewAnimatingState {get}
      static var inactive: UIViewAnimatingState {get}
      static var stopped: UIViewAnimatingState {get}
      }
      extension UIViewConfigurationState {
      func hash(into: inout Hasher)
      init(traitCollection: UITraitCollection)
      var customMirror: Mirror {get}
      var debugDescription: String {get}
      var description: String {get}
      var hashValue: Int {get}
      var isDisabled: Bool {get set}
      var isFocused: Bool {get set}
      var isHighlighted: Bool {get set}
      var isPinned: Bool {get set}
      var isSelected: Bool {get set}
      var traitCollection: UITraitCollection {get set}
      }
      extension UIViewController {
      @MainActor func registerForTraitChanges(_: [UITrait], action: Selector) -> any UITraitChangeRegistration
      @MainActor func registerForTraitChanges(_: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration
      func beginAppearanceTransition(_: Bool, animated: Bool)
      func didMove(toParent: UIViewController?)
      func endAppearanceTransition()
      func loadViewIfNeeded()
      func performSegue(withIdentifier: String, sender: Any?)
      func prepare(for: UIStoryboardSegue, sender: Any?)
      func removeFromParent()
      func setEditing(_: Bool, animated: Bool)
      func setNeedsStatusBarAppearanceUpdate()
      func setToolbarItems(_: [UIBarButtonItem]?, animated: Bool)
      func show(_: UIViewController, sender: Any?)
      func targetViewController(forAction: Selector, sender: Any?) -> UIViewController?
      func transition(from: UIViewController, to: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: _, completion: _ = nil)
      func unwind(for: UIStoryboardSegue, towards: UIViewController)
      func updateViewConstraints()
      func viewSafeAreaInsetsDidChange()
      func viewWillLayoutSubviews()
      func willMove(toParent: UIViewController?)
      var additionalSafeAreaInsets: UIEdgeInsets {get set}
      var bottomLayoutGuide: any UILayoutSupport {get}
      var children: [UIViewController] {get}
      var definesPresentationContext: Bool {get set}
      var edgesForExtendedLayout: UIRectEdge {get set}
      var extendedLayoutIncludesOpaqueBars: Bool {get set}
      var extensionContext: NSExtensionContext? {get}
      var interfaceOrientation: UIInterfaceOrientation {get}
      var isBeingDismissed: Bool {get}
      var isEditing: Bool {get set}
      var isModalInPresentation: Bool {get set}
      var isMovingFromParent: Bool {get}
      var isMovingToParent: Bool {get}
      var modalPresentationStyle: UIModalPresentationStyle {get set}
      var modalTransitionStyle: UIModalTransitionStyle {get set}
      var navigationItem: UINavigationItem {get}
      var nibName: String? {get}
      var overrideUserInterfaceStyle: UIUserInterfaceStyle {get set}
      var popoverPresentationController: UIPopoverPresentationController? {get}
      var preferredContentSize: CGSize {get set}
      var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {get}
      var preferredStatusBarStyle: UIStatusBarStyle {get}
      var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {get}
      var prefersStatusBarHidden: Bool {get}
      var presentationController: UIPresentationController? {get}
      var restorationClass: (any UIViewControllerRestoration.Type)? {get set}
      var sheetPresentationController: UISheetPresentationController? {get}
      var shouldAutorotate: Bool {get}
      var splitViewController: UISplitViewController? {get}
      var storyboard: UIStoryboard? {get}
      var supportedInterfaceOrientations: UIInterfaceOrientationMask {get}
      var tabBarController: UITabBarController? {get}
      var tabBarItem: UITabBarItem! {get set}
      var toolbarItems: [UIBarButtonItem]? {get set}
      var topLayoutGuide: any UILayoutSupport {get}
      var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {get}
      var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {get set}
      }
      extension UIViewControllerAnimatedTransitioning {
      func animateTransition(using: any UIViewControllerContextTransitioning)
      func interruptibleAnimator(using: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating
      func transitionDuration(using: (any UIViewControllerContextTransitioning)?) -> TimeInterval
      }
      extension UIViewControllerContextTransitioning {
      func completeTransition(_: Bool)
      func finalFrame(for: UIViewController) -> CGRect
      func view(forKey: UITransitionContextViewKey) -> UIView?
      func viewController(forKey: UITransitionContextViewControllerKey) -> UIViewController?
      var containerView: UIView {get}
      var isAnimated: Bool {get}
      var isInteractive: Bool {get}
      var presentationStyle: UIModalPresentationStyle {get}
      var targetTransform: CGAffineTransform {get}
      var transitionWasCancelled: Bool {get}
      }
      extension UIViewControllerRestoration {
      static func viewController(withRestorationIdentifierPath: [String], coder: NSCoder) -> UIViewController?
      }
      extension UIViewControllerTransitionCoordinator {
      func animate(alongsideTransition: _, completion: _ = nil) -> Bool
      }
      extension UIViewControllerTransitionCoordinatorContext {
      func view(forKey: UITransitionContextViewKey) -> UIView?
      func viewController(forKey: UITransitionContextViewControllerKey) -> UIViewController?
      var containerView: UIView {get}
      var isAnimated: Bool {get}
      var isCancelled: Bool {get}
      var isInteractive: Bool {get}
      var isInterruptible: Bool {get}
      var presentationStyle: UIModalPresentationStyle {get}
      var targetTransform: CGAffineTransform {get}
      var transitionDuration: TimeInterval {get}
      }
      extension UIViewControllerTransitioningDelegate {
      func animationController(forDismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      func animationController(forPresented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      func interactionControllerForDismissal(using: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
      func interactionControllerForPresentation(using: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
      func presentationController(forPresented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController?
      }
      extension UIViewImplicitlyAnimating {
      func addCompletion() async -> UIViewAnimatingPosition
      func addCompletion(_: _)
      }
      extension UIViewInvalidating {
      func invalidate(view: UIView)
      static var configuration: UIView.Invalidations.Configuration {get}
      static var constraints: UIView.Invalidations.Constraints {get}
      static var display: UIView.Invalidations.Display {get}
      static var intrinsicContentSize: UIView.Invalidations.IntrinsicContentSize {get}
      static var layout: UIView.Invalidations.Layout {get}
      }
      extension UIViewPrintFormatter {
      var view: UIView {get}
      }
      extension UIViewPropertyAnimator {
      func addCompletion() async -> UIViewAnimatingPosition
      func addCompletion(_: _)
      init(duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint, animations: _ = nil)
      init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: _ = nil)
      init(duration: TimeInterval, dampingRatio: CGFloat, animations: _ = nil)
      init(duration: TimeInterval, timingParameters: any UITimingCurveProvider)
      var delay: TimeInterval {get}
      var duration: TimeInterval {get}
      var isInterruptible: Bool {get set}
      var isUserInteractionEnabled: Bool {get set}
      }
      extension UIVisualEffectView {
      init(effect: UIVisualEffect?)
      var contentView: UIView {get}
      var effect: UIVisualEffect? {get set}
      }
      extension UIWindow {
      func convert(_: CGPoint, from: UIWindow?) -> CGPoint
      func convert(_: CGPoint, to: UIWindow?) -> CGPoint
      func convert(_: CGRect, from: UIWindow?) -> CGRect
      func convert(_: CGRect, to: UIWindow?) -> CGRect
      func makeKey()
      func makeKeyAndVisible()
      func sendEvent(_: UIEvent)
      init(windowScene: UIWindowScene)
      var isKeyWindow: Bool {get}
      var screen: UIScreen {get set}
      var windowLevel: UIWindow.Level {get set}
      var windowScene: UIWindowScene? {get set}
      }
      extension UIWindow.Level {
      func hash(into: inout Hasher)
      init(_: CGFloat)
      init(rawValue: CGFloat)
      static let alert: UIWindow.Level
      static let normal: UIWindow.Level
      static let statusBar: UIWindow.Level
      var hashValue: Int {get}
      }
      extension UIWindowScene {
      @MainActor func registerForTraitChanges(_: [UITrait], action: Selector) -> any UITraitChangeRegistration
      @MainActor func registerForTraitChanges(_: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration
      func requestGeometryUpdate(_: UIWindowScene.GeometryPreferences, errorHandler: _ = nil)
      var coordinateSpace: any UICoordinateSpace {get}
      var interfaceOrientation: UIInterfaceOrientation {get}
      var isFullScreen: Bool {get}
      var keyWindow: UIWindow? {get}
      var screen: UIScreen {get}
      var screenshotService: UIScreenshotService? {get}
      var statusBarManager: UIStatusBarManager? {get}
      var traitCollection: UITraitCollection {get}
      }
      extension UIWindowScene.ActivationConfiguration {
      init(userActivity: NSUserActivity, options: UIWindowScene.ActivationRequestOptions? = nil, preview: UITargetedPreview? = nil)
      var options: UIWindowScene.ActivationRequestOptions? {get set}
      var preview: UITargetedPreview? {get set}
      var userActivity: NSUserActivity {get}
      }
      extension UIWindowScene.ActivationRequestOptions {
      @MainActor var placement: (any UIWindowScenePlacement)? {get set}
      }
      extension UIWindowScene.Geometry {
      var interfaceOrientation: UIInterfaceOrientation {get}
      }
      extension UIWindowScene.PresentationStyle {
      init?(rawValue: UInt)
      static var automatic: PresentationStyle {get}
      static var prominent: PresentationStyle {get}
      static var standard: PresentationStyle {get}
      }
      extension UIWindowSceneDelegate {
      func windowScene(_: UIWindowScene, didUpdate: any UICoordinateSpace, interfaceOrientation: UIInterfaceOrientation, traitCollection: UITraitCollection)
      func windowScene(_: UIWindowScene, performActionFor: UIApplicationShortcutItem) async -> Bool
      func windowScene(_: UIWindowScene, performActionFor: UIApplicationShortcutItem, completionHandler: _)
      func windowScene(_: UIWindowScene, userDidAcceptCloudKitShareWith: CKShareMetadata)
      var window: UIWindow? {get set}
      }
      extension UIWindowScenePlacement {
      static func prominent() -> Self
      static func standard() -> Self
      }
      extension UNNotificationResponse {
      var targetScene: UIScene? {get}
      }
      """#)
}
