// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let coreGraphics = SDKTypes(
    module: "CoreGraphics",
    exports: ["CoreFoundation", "os"],
    imports: [],
    extended: [],
    text: #"""
      // source: apple/coregraphics; since: iOS 17.4 SDK
      public struct CGBitmapInfo: OptionSet, Sendable {}
      public enum CGBlendMode: Hashable, RawRepresentable, Sendable {}
      public class CGColor: Hashable, @unchecked Sendable {}
      public class CGColorConversionInfo: Hashable {}
      public enum CGColorConversionInfoTransformType: Hashable, RawRepresentable, Sendable {}
      public struct CGColorDataFormat {}
      public enum CGColorRenderingIntent: Hashable, RawRepresentable, Sendable {}
      public class CGColorSpace: Hashable, @unchecked Sendable {}
      public enum CGColorSpaceModel: Hashable, RawRepresentable, Sendable {}
      public class CGContext: Hashable {}
      public class CGDataConsumer: Hashable {}
      public struct CGDataConsumerCallbacks: Sendable {}
      public class CGDataProvider: Hashable {}
      public struct CGDataProviderDirectCallbacks: Sendable {}
      public struct CGDataProviderSequentialCallbacks: Sendable {}
      public enum CGError: Hashable, RawRepresentable, Sendable {}
      public typealias CGErrorCallback = () -> Void
      public class CGFont: Hashable {}
      public enum CGFontPostScriptFormat: Hashable, RawRepresentable, Sendable {}
      public class CGFunction: Hashable {}
      public struct CGFunctionCallbacks: Sendable {}
      public typealias CGGlyph = CGFontIndex
      public enum CGGlyphDeprecatedEnum: Hashable, RawRepresentable, Sendable {}
      public class CGGradient: Hashable {}
      public struct CGGradientDrawingOptions: OptionSet, Sendable {}
      public class CGImage: Hashable, @unchecked Sendable {}
      public enum CGImageAlphaInfo: Hashable, RawRepresentable, Sendable {}
      public enum CGImageByteOrderInfo: Hashable, RawRepresentable, Sendable {}
      public enum CGImagePixelFormatInfo: Hashable, RawRepresentable, Sendable {}
      public enum CGInterpolationQuality: Hashable, RawRepresentable, Sendable {}
      public class CGLayer: Hashable {}
      public enum CGLineCap: Hashable, RawRepresentable, Sendable {}
      public enum CGLineJoin: Hashable, RawRepresentable, Sendable {}
      public class CGMutablePath: CGPath {}
      public struct CGPDFAccessPermissions: OptionSet, Sendable {}
      public enum CGPDFBox: Hashable, RawRepresentable, Sendable {}
      public enum CGPDFDataFormat: Hashable, RawRepresentable, Sendable {}
      public class CGPDFDocument: Hashable {}
      public enum CGPDFObjectType: Hashable, RawRepresentable, Sendable {}
      public class CGPDFPage: Hashable {}
      public typealias CGPDFReal = CGFloat
      public struct CGPDFTagProperty: Hashable, RawRepresentable, Sendable {}
      public enum CGPDFTagType: Hashable, RawRepresentable, Sendable {}
      public class CGPath: Hashable {}
      public enum CGPathDrawingMode: Hashable, RawRepresentable, Sendable {}
      public struct CGPathElement {}
      public enum CGPathElementType: Hashable, RawRepresentable, Sendable {}
      public enum CGPathFillRule: Hashable, RawRepresentable {}
      public class CGPattern: Hashable {}
      public struct CGPatternCallbacks: Sendable {}
      public enum CGPatternTiling: Hashable, RawRepresentable, Sendable {}
      public class CGShading: Hashable {}
      public enum CGTextDrawingMode: Hashable, RawRepresentable, Sendable {}
      public class ColorSyncProfile: Hashable {}
      public class IOSurfaceRef: Hashable {}
      func CGColorSpaceCreateDeviceRGB() -> CGColorSpace
      func copysign(_: CGFloat, _: CGFloat) -> CGFloat
      func j1(_: CGFloat) -> CGFloat
      func nan(_: String) -> CGFloat
      func y1(_: CGFloat) -> CGFloat
      """#)
}
