// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let pdfKit = SDKMembers(
    module: "PDFKit",
    typesOfOthers: [],
    text: #"""
      extension PDFAction {
      var type: String {get}
      }
      extension PDFAnnotation {
      func add(_: UIBezierPath)
      func draw(with: PDFDisplayBox, in: CGContext)
      func remove(_: UIBezierPath)
      func removeValue(forAnnotationKey: PDFAnnotationKey)
      func setValue(_: Any, forAnnotationKey: PDFAnnotationKey) -> Bool
      func value(forAnnotationKey: PDFAnnotationKey) -> Any?
      init(bounds: CGRect, forType: PDFAnnotationSubtype, withProperties: [AnyHashable : Any]?)
      static func lineStyle(fromName: String) -> PDFLineStyle
      static func name(for: PDFLineStyle) -> String
      var action: PDFAction? {get set}
      var alignment: NSTextAlignment {get set}
      var backgroundColor: UIColor? {get set}
      var border: PDFBorder? {get set}
      var bounds: CGRect {get set}
      var caption: String? {get set}
      var choices: [String]? {get set}
      var color: UIColor {get set}
      var contents: String? {get set}
      var destination: PDFDestination? {get set}
      var endPoint: CGPoint {get set}
      var fieldName: String? {get set}
      var font: UIFont? {get set}
      var isHighlighted: Bool {get set}
      var isOpen: Bool {get set}
      var maximumLength: Int {get set}
      var modificationDate: Date? {get set}
      var page: PDFPage? {get set}
      var paths: [UIBezierPath]? {get}
      var popup: PDFAnnotation? {get set}
      var shouldDisplay: Bool {get set}
      var startPoint: CGPoint {get set}
      var type: String? {get set}
      var url: URL? {get set}
      var userName: String? {get set}
      var values: [String]? {get set}
      }
      extension PDFAnnotationKey {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let action: PDFAnnotationKey
      static let border: PDFAnnotationKey
      static let borderStyle: PDFAnnotationKey
      static let color: PDFAnnotationKey
      static let contents: PDFAnnotationKey
      static let date: PDFAnnotationKey
      static let destination: PDFAnnotationKey
      static let flags: PDFAnnotationKey
      static let iconName: PDFAnnotationKey
      static let name: PDFAnnotationKey
      static let open: PDFAnnotationKey
      static let page: PDFAnnotationKey
      static let parent: PDFAnnotationKey
      static let popup: PDFAnnotationKey
      static let rect: PDFAnnotationKey
      static let subtype: PDFAnnotationKey
      static let textLabel: PDFAnnotationKey
      var hashValue: Int {get}
      }
      extension PDFAnnotationSubtype {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let circle: PDFAnnotationSubtype
      static let highlight: PDFAnnotationSubtype
      static let line: PDFAnnotationSubtype
      static let link: PDFAnnotationSubtype
      static let popup: PDFAnnotationSubtype
      static let square: PDFAnnotationSubtype
      static let text: PDFAnnotationSubtype
      static let underline: PDFAnnotationSubtype
      static let widget: PDFAnnotationSubtype
      var hashValue: Int {get}
      }
      extension PDFBorder {
      func draw(in: CGRect)
      var lineWidth: CGFloat {get set}
      var style: PDFBorderStyle {get set}
      }
      extension PDFBorderStyle {
      init?(rawValue: Int)
      static var dashed: PDFBorderStyle {get}
      static var inset: PDFBorderStyle {get}
      static var solid: PDFBorderStyle {get}
      static var underline: PDFBorderStyle {get}
      }
      extension PDFDestination {
      func compare(_: PDFDestination) -> ComparisonResult
      init(page: PDFPage, at: CGPoint)
      init(page: PDFPage, atPoint: CGPoint)
      var page: PDFPage? {get}
      var point: CGPoint {get}
      var zoom: CGFloat {get set}
      }
      extension PDFDisplayBox {
      init?(rawValue: Int)
      }
      extension PDFDocument {
      func dataRepresentation() -> Data?
      func dataRepresentation(options: [AnyHashable : Any] = [:]) -> Data?
      func index(for: PDFPage) -> Int
      func insert(_: PDFPage, at: Int)
      func page(at: Int) -> PDFPage?
      func selection(from: PDFPage, at: CGPoint, to: PDFPage, at: CGPoint) -> PDFSelection?
      func selection(from: PDFPage, atCharacterIndex: Int, to: PDFPage, atCharacterIndex: Int) -> PDFSelection?
      func unlock(withPassword: String) -> Bool
      func write(to: URL) -> Bool
      func write(to: URL, withOptions: [PDFDocumentWriteOption : Any]? = nil) -> Bool
      func write(toFile: String) -> Bool
      func write(toFile: String, withOptions: [PDFDocumentWriteOption : Any]? = nil) -> Bool
      init()
      init?(URL: URL)
      init?(data: Data)
      init?(url: URL)
      var delegate: (any PDFDocumentDelegate)? {get set}
      var documentAttributes: [AnyHashable : Any]? {get set}
      var documentURL: URL? {get}
      var isEncrypted: Bool {get}
      var isLocked: Bool {get}
      var majorVersion: Int {get}
      var minorVersion: Int {get}
      var pageCount: Int {get}
      var string: String? {get}
      }
      extension PDFDocumentDelegate {
      func `class`(forAnnotationType: String) -> AnyClass
      }
      extension PDFLineStyle {
      init?(rawValue: Int)
      static var circle: PDFLineStyle {get}
      static var diamond: PDFLineStyle {get}
      static var none: PDFLineStyle {get}
      static var square: PDFLineStyle {get}
      }
      extension PDFPage {
      func addAnnotation(_: PDFAnnotation)
      func annotation(at: CGPoint) -> PDFAnnotation?
      func bounds(for: PDFDisplayBox) -> CGRect
      func characterIndex(at: CGPoint) -> Int
      func draw(with: PDFDisplayBox, to: CGContext)
      func selection(for: CGRect) -> PDFSelection?
      func selection(for: NSRange) -> PDFSelection?
      func selection(from: CGPoint, to: CGPoint) -> PDFSelection?
      func thumbnail(of: CGSize, for: PDFDisplayBox) -> UIImage
      func transform(_: CGContext, for: PDFDisplayBox)
      func transform(for: PDFDisplayBox) -> CGAffineTransform
      init()
      init?(image: UIImage)
      init?(image: UIImage, options: [PDFPage.ImageInitializationOption : Any] = [:])
      var annotations: [PDFAnnotation] {get}
      var attributedString: NSAttributedString? {get}
      var dataRepresentation: Data? {get}
      var document: PDFDocument? {get}
      var label: String? {get}
      var rotation: Int {get set}
      var string: String? {get}
      }
      extension PDFPage.ImageInitializationOption {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let compressionQuality: PDFPage.ImageInitializationOption
      static let rotation: PDFPage.ImageInitializationOption
      var hashValue: Int {get}
      }
      extension PDFSelection {
      func add(_: PDFSelection)
      func add(_: [PDFSelection])
      func bounds(for: PDFPage) -> CGRect
      func draw(for: PDFPage, active: Bool)
      func draw(for: PDFPage, with: PDFDisplayBox, active: Bool)
      func extend(atEnd: Int)
      func extend(atStart: Int)
      func range(at: Int, on: PDFPage) -> NSRange
      init(document: PDFDocument)
      var attributedString: NSAttributedString? {get}
      var color: UIColor? {get set}
      var pages: [PDFPage] {get}
      var string: String? {get}
      }
      """#)
}
