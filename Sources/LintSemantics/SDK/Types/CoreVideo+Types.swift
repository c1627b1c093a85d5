// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let coreVideo = SDKTypes(
    module: "CoreVideo",
    exports: ["CoreFoundation", "CoreGraphics", "Metal"],
    imports: [],
    extended: [],
    text: #"""
      // source: apple/corevideo; since: iOS 17.4 SDK
      public enum CVAttachmentMode: Hashable, RawRepresentable, Sendable {}
      public class CVBuffer: Hashable {}
      public typealias CVEAGLContext = EAGLContext
      public struct CVFillExtendedPixelsCallBackData {}
      public typealias CVImageBuffer = CVBuffer
      public typealias CVMetalTexture = CVImageBuffer
      public class CVMetalTextureCache: Hashable {}
      public typealias CVOpenGLESTexture = CVImageBuffer
      public class CVOpenGLESTextureCache: Hashable {}
      public typealias CVPixelBuffer = CVImageBuffer
      public struct CVPixelBufferLockFlags: OptionSet, Sendable {}
      public class CVPixelBufferPool: Hashable {}
      public struct CVPixelBufferPoolFlushFlags: OptionSet, Sendable {}
      public struct CVPlanarComponentInfo: Sendable {}
      public struct CVPlanarPixelBufferInfo: Sendable {}
      public struct CVPlanarPixelBufferInfo_YCbCrBiPlanar: Sendable {}
      public struct CVPlanarPixelBufferInfo_YCbCrPlanar: Sendable {}
      public struct CVSMPTETime: Sendable {}
      public struct CVSMPTETimeFlags: OptionSet, Sendable {}
      public enum CVSMPTETimeType: Hashable, RawRepresentable, Sendable {}
      public struct CVTime: Sendable {}
      public struct CVTimeFlags: OptionSet, Sendable {}
      public struct CVTimeStamp: Sendable {}
      public struct CVTimeStampFlags: OptionSet, Sendable {}
      var kCVReturnSuccess: CVReturn {get}
      """#)
}
