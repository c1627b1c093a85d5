// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let pencilKit = SDKTypes(
    module: "PencilKit",
    exports: ["Foundation", "UIKit"],
    imports: [],
    extended: ["InterpolatedSlice", "PKEraserTool", "PKInkingTool", "PKStrokePath"],
    text: #"""
      // source: apple/pencilkit; since: iOS 17.4 SDK
      @MainActor open class PKCanvasView: UIScrollView, PKToolPickerObserver {}
      @MainActor public protocol PKCanvasViewDelegate: UIScrollViewDelegate { func canvasViewDidBeginUsingTool(_: _) -> _; func canvasViewDidEndUsingTool(_: _) -> _; func canvasViewDidFinishRendering(_: _) -> _; func canvasViewDrawingDidChange(_: _) -> _ }
      public enum PKCanvasViewDrawingPolicy: Hashable, RawRepresentable, Sendable {}
      public enum PKContentVersion: Hashable, RawRepresentable, Sendable {}
      public struct PKDrawing: Decodable, Encodable, Equatable {}
      open class PKDrawingReference: NSObject, NSCopying, NSSecureCoding {}
      public struct PKEraserTool: Equatable, PKTool {}
      open class PKEraserToolReference: Hashable, NSCopying, NSObjectProtocol {}
      public struct PKInk {}
      open class PKInkReference: NSObject, NSCopying {}
      public struct PKInkingTool: Equatable, PKTool {}
      open class PKInkingToolReference: Hashable, NSCopying, NSObjectProtocol {}
      public struct PKLassoTool: Equatable, PKTool {}
      open class PKLassoToolReference: Hashable, NSCopying, NSObjectProtocol {}
      public struct PKStroke {}
      public struct PKStrokePath: RandomAccessCollection {}
      open class PKStrokePathReference: NSObject, NSCopying {}
      public struct PKStrokePoint {}
      open class PKStrokePointReference: NSObject, NSCopying {}
      open class PKStrokeReference: NSObject, NSCopying {}
      public protocol PKTool {}
      open class PKToolPicker: NSObject {}
      public protocol PKToolPickerObserver: NSObjectProtocol {}
      extension PKEraserTool {
        public enum EraserType: Hashable {}
      }
      extension PKInkingTool {
        public enum InkType: Hashable, RawRepresentable {}
      }
      extension PKStrokePath {
        public struct InterpolatedSlice: IteratorProtocol, Sequence {}
      }
      extension PKStrokePath.InterpolatedSlice {
        public enum Stride {}
      }
      """#)
}
