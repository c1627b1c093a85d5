// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let visionKit = SDKTypes(
    module: "VisionKit",
    exports: ["Foundation", "UIKit"],
    imports: [],
    extended: ["DataScannerViewController", "ImageAnalysisInteraction", "ImageAnalyzer", "RecognizedItem"],
    text: #"""
      // source: apple/visionkit; since: iOS 17.4 SDK
      @MainActor public class DataScannerViewController: UIViewController {}
      @MainActor public protocol DataScannerViewControllerDelegate: AnyObject { func dataScanner(_: _, becameUnavailableWithError: _) -> _; func dataScanner(_: _, didAdd: _, allItems: _) -> _; func dataScanner(_: _, didRemove: _, allItems: _) -> _; func dataScanner(_: _, didTapOn: _) -> _; func dataScanner(_: _, didUpdate: _, allItems: _) -> _; func dataScannerDidZoom(_: _) -> _ }
      public final class ImageAnalysis {}
      @MainActor public final class ImageAnalysisInteraction: NSObject, UIInteraction {}
      public protocol ImageAnalysisInteractionDelegate: AnyObject {}
      public final class ImageAnalyzer: @unchecked Sendable {}
      public enum RecognizedItem: Identifiable {}
      open class VNDocumentCameraScan: NSObject {}
      @MainActor open class VNDocumentCameraViewController: UIViewController {}
      public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {}
      extension DataScannerViewController {
        public enum QualityLevel: Hashable, Sendable {}
        public struct RecognizedDataType: Hashable {}
        public enum ScanningUnavailable: Error, Hashable, Sendable {}
        public enum TextContentType: Hashable, Sendable {}
      }
      extension ImageAnalysisInteraction {
        public struct InteractionTypes: OptionSet {}
        public struct Subject: Hashable {}
        public enum SubjectUnavailable: Error, Hashable, Sendable {}
      }
      extension ImageAnalyzer {
        public struct AnalysisTypes: OptionSet {}
        public struct Configuration {}
      }
      extension RecognizedItem {
        public struct Barcode: Identifiable {}
        public struct Bounds: Sendable {}
        public struct Text: Identifiable {}
      }
      @available(*, unavailable) extension DataScannerViewController: @unchecked Sendable {}
      """#)
}
