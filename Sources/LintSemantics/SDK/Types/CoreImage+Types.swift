// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let coreImage = SDKTypes(
    module: "CoreImage",
    exports: ["CoreGraphics", "CoreVideo", "Foundation", "ImageIO", "Metal"],
    imports: [],
    extended: ["CIDataMatrixCodeDescriptor", "CIQRCodeDescriptor"],
    text: #"""
      // source: apple/coreimage; since: iOS 17.4 SDK
      open class CIAztecCodeDescriptor: CIBarcodeDescriptor {}
      open class CIBarcodeDescriptor: NSObject, NSCopying, NSSecureCoding {}
      open class CIBlendKernel: CIColorKernel {}
      open class CIColor: NSObject, NSCopying, NSSecureCoding {}
      open class CIColorKernel: CIKernel {}
      open class CIContext: NSObject {}
      public struct CIContextOption: Hashable, RawRepresentable, Sendable {}
      open class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor {}
      open class CIDetector: NSObject {}
      open class CIFaceFeature: CIFeature {}
      open class CIFeature: NSObject {}
      open class CIFilter: NSObject, NSCopying, NSSecureCoding {}
      public protocol CIFilterConstructor {}
      public protocol CIFilterProtocol {}
      open class CIFilterShape: NSObject, NSCopying {}
      public struct CIFormat: Hashable, RawRepresentable, Sendable {}
      open class CIImage: NSObject, NSCopying, NSSecureCoding {}
      open class CIImageAccumulator: NSObject {}
      public struct CIImageAutoAdjustmentOption: Hashable, RawRepresentable, Sendable {}
      public struct CIImageOption: Hashable, RawRepresentable, Sendable {}
      public protocol CIImageProcessorInput {}
      open class CIImageProcessorKernel: NSObject {}
      public protocol CIImageProcessorOutput {}
      public struct CIImageRepresentationOption: Hashable, RawRepresentable, Sendable {}
      open class CIKernel: NSObject {}
      public typealias CIKernelROICallback = (Int32, CGRect) -> CGRect
      open class CIPDF417CodeDescriptor: CIBarcodeDescriptor {}
      open class CIQRCodeDescriptor: CIBarcodeDescriptor {}
      open class CIQRCodeFeature: CIFeature, NSCopying, NSSecureCoding {}
      public struct CIRAWDecoderVersion: Hashable, RawRepresentable, Sendable {}
      open class CIRAWFilter: CIFilter {}
      public struct CIRAWFilterOption: Hashable, RawRepresentable, Sendable {}
      open class CIRectangleFeature: CIFeature {}
      open class CIRenderDestination: NSObject {}
      public enum CIRenderDestinationAlphaMode: Hashable, RawRepresentable, Sendable {}
      open class CIRenderInfo: NSObject {}
      open class CIRenderTask: NSObject {}
      open class CISampler: NSObject, NSCopying {}
      open class CITextFeature: CIFeature {}
      open class CIVector: NSObject, NSCopying, NSSecureCoding {}
      open class CIWarpKernel: CIKernel {}
      extension CIDataMatrixCodeDescriptor {
        public enum ECCVersion: Hashable, RawRepresentable, Sendable {}
      }
      extension CIQRCodeDescriptor {
        public enum ErrorCorrectionLevel: Hashable, RawRepresentable, Sendable {}
      }
      """#)
}
