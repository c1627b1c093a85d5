// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let pdfKit = SDKTypes(
    module: "PDFKit",
    exports: ["Foundation", "UIKit"],
    imports: [],
    extended: ["PDFPage"],
    text: #"""
      // source: apple/pdfkit; since: iOS 17.4 SDK
      public enum PDFAccessPermissions: Hashable, RawRepresentable, Sendable {}
      open class PDFAction: NSObject, NSCopying {}
      open class PDFActionGoTo: PDFAction {}
      open class PDFActionNamed: PDFAction {}
      public enum PDFActionNamedName: Hashable, RawRepresentable, Sendable {}
      open class PDFActionRemoteGoTo: PDFAction {}
      open class PDFActionResetForm: PDFAction {}
      open class PDFActionURL: PDFAction {}
      open class PDFAnnotation: NSObject, NSCoding, NSCopying {}
      public struct PDFAnnotationHighlightingMode: Hashable, RawRepresentable, Sendable {}
      public struct PDFAnnotationKey: Hashable, RawRepresentable, Sendable {}
      public struct PDFAnnotationLineEndingStyle: Hashable, RawRepresentable, Sendable {}
      public struct PDFAnnotationSubtype: Hashable, RawRepresentable, Sendable {}
      public struct PDFAnnotationTextIconType: Hashable, RawRepresentable, Sendable {}
      public struct PDFAnnotationWidgetSubtype: Hashable, RawRepresentable, Sendable {}
      open class PDFAppearanceCharacteristics: NSObject, NSCopying {}
      public struct PDFAppearanceCharacteristicsKey: Hashable, RawRepresentable, Sendable {}
      public struct PDFAreaOfInterest: OptionSet, Sendable {}
      open class PDFBorder: NSObject, NSCoding, NSCopying {}
      public struct PDFBorderKey: Hashable, RawRepresentable, Sendable {}
      public enum PDFBorderStyle: Hashable, RawRepresentable, Sendable {}
      open class PDFDestination: NSObject, NSCopying {}
      public enum PDFDisplayBox: Hashable, RawRepresentable, Sendable {}
      public enum PDFDisplayDirection: Hashable, RawRepresentable, Sendable {}
      public enum PDFDisplayMode: Hashable, RawRepresentable, Sendable {}
      open class PDFDocument: NSObject, NSCopying {}
      public struct PDFDocumentAttribute: Hashable, RawRepresentable, Sendable {}
      public protocol PDFDocumentDelegate: NSObjectProtocol {}
      public enum PDFDocumentPermissions: Hashable, RawRepresentable, Sendable {}
      public struct PDFDocumentWriteOption: Hashable, RawRepresentable, Sendable {}
      public enum PDFInterpolationQuality: Hashable, RawRepresentable, Sendable {}
      public enum PDFLineStyle: Hashable, RawRepresentable, Sendable {}
      public enum PDFMarkupType: Hashable, RawRepresentable, Sendable {}
      open class PDFOutline: NSObject {}
      open class PDFPage: NSObject, NSCopying {}
      public protocol PDFPageOverlayViewProvider: NSObjectProtocol {}
      open class PDFSelection: NSObject, NSCopying {}
      public enum PDFTextAnnotationIconType: Hashable, RawRepresentable, Sendable {}
      public enum PDFThumbnailLayoutMode: Hashable, RawRepresentable, Sendable {}
      @MainActor open class PDFThumbnailView: UIView {}
      @MainActor open class PDFView: UIView, UIFindInteractionDelegate, UIGestureRecognizerDelegate {}
      public protocol PDFViewDelegate: NSObjectProtocol {}
      public enum PDFWidgetCellState: Hashable, RawRepresentable, Sendable {}
      public enum PDFWidgetControlType: Hashable, RawRepresentable, Sendable {}
      extension PDFPage {
        public struct ImageInitializationOption: Hashable, RawRepresentable, Sendable {}
      }
      """#)
}
