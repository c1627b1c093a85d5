// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let imageIO = SDKTypes(
    module: "ImageIO",
    exports: ["CoreFoundation", "CoreGraphics", "os"],
    imports: [],
    extended: [],
    text: #"""
      // source: apple/imageio; since: iOS 17.4 SDK
      public enum CGImageAnimationStatus: Hashable, RawRepresentable, Sendable {}
      public class CGImageDestination: Hashable {}
      public class CGImageMetadata: Hashable {}
      public enum CGImageMetadataErrors: Hashable, RawRepresentable, Sendable {}
      public class CGImageMetadataTag: Hashable {}
      public typealias CGImageMetadataTagBlock = (CFString, CGImageMetadataTag) -> Bool
      public enum CGImageMetadataType: Hashable, RawRepresentable, Sendable {}
      public enum CGImagePropertyOrientation: Hashable, RawRepresentable, Sendable {}
      public enum CGImagePropertyTGACompression: Hashable, RawRepresentable, Sendable {}
      public class CGImageSource: Hashable {}
      public enum CGImageSourceStatus: Hashable, RawRepresentable, Sendable {}
      public class CGMutableImageMetadata: CGImageMetadata {}
      func CGImageDestinationAddImage(_: CGImageDestination, _: CGImage, _: CFDictionary?)
      func CGImageDestinationCopyTypeIdentifiers() -> CFArray
      func CGImageDestinationCreateWithData(_: CFMutableData, _: CFString, _: Int, _: CFDictionary?) -> CGImageDestination?
      func CGImageDestinationFinalize(_: CGImageDestination) -> Bool
      func CGImageSourceCopyPropertiesAtIndex(_: CGImageSource, _: Int, _: CFDictionary?) -> CFDictionary?
      func CGImageSourceCreateThumbnailAtIndex(_: CGImageSource, _: Int, _: CFDictionary?) -> CGImage?
      func CGImageSourceCreateWithData(_: CFData, _: CFDictionary?) -> CGImageSource?
      func CGImageSourceCreateWithURL(_: CFURL, _: CFDictionary?) -> CGImageSource?
      func CGImageSourceGetCount(_: CGImageSource) -> Int
      func CGImageSourceGetType(_: CGImageSource) -> CFString?
      let kCGImageDestinationLossyCompressionQuality: CFString
      let kCGImagePropertyGPSDictionary: CFString
      let kCGImagePropertyOrientation: CFString
      let kCGImagePropertyPixelHeight: CFString
      let kCGImagePropertyPixelWidth: CFString
      let kCGImageSourceCreateThumbnailFromImageAlways: CFString
      let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString
      let kCGImageSourceCreateThumbnailWithTransform: CFString
      let kCGImageSourceShouldCache: CFString
      let kCGImageSourceShouldCacheImmediately: CFString
      let kCGImageSourceThumbnailMaxPixelSize: CFString
      """#)
}
