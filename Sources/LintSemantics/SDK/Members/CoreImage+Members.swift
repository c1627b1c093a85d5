// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let coreImage = SDKMembers(
    module: "CoreImage",
    typesOfOthers: [],
    text: #"""
      extension CIColor {
      init(CGColor: CGColor)
      init(cgColor: CGColor)
      init(red: CGFloat, green: CGFloat, blue: CGFloat)
      init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      init(string: String)
      init?(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat, colorSpace: CGColorSpace)
      init?(red: CGFloat, green: CGFloat, blue: CGFloat, colorSpace: CGColorSpace)
      static var black: CIColor {get}
      static var blue: CIColor {get}
      static var clear: CIColor {get}
      static var cyan: CIColor {get}
      static var gray: CIColor {get}
      static var green: CIColor {get}
      static var magenta: CIColor {get}
      static var red: CIColor {get}
      static var white: CIColor {get}
      static var yellow: CIColor {get}
      var alpha: CGFloat {get}
      var blue: CGFloat {get}
      var colorSpace: CGColorSpace {get}
      var components: UnsafePointer<CGFloat> {get}
      var green: CGFloat {get}
      var numberOfComponents: Int {get}
      var red: CGFloat {get}
      }
      extension CIContext {
      func clearCaches()
      func createCGImage(_: CIImage, from: CGRect) -> CGImage?
      func createCGImage(_: CIImage, from: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage?
      func createCGImage(_: CIImage, from: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool) -> CGImage?
      func draw(_: CIImage, in: CGRect, from: CGRect)
      func jpegRepresentation(of: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption : Any] = [:]) -> Data?
      func pngRepresentation(of: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption : Any] = [:]) -> Data?
      func render(_: CIImage, to: CVPixelBuffer)
      func render(_: CIImage, to: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?)
      func render(_: CIImage, to: IOSurfaceRef, bounds: CGRect, colorSpace: CGColorSpace?)
      func render(_: CIImage, to: any MTLTexture, commandBuffer: (any MTLCommandBuffer)?, bounds: CGRect, colorSpace: CGColorSpace)
      func render(_: CIImage, toBitmap: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat, colorSpace: CGColorSpace?)
      func startTask(toClear: CIRenderDestination) throws -> CIRenderTask
      func startTask(toRender: CIImage, from: CGRect, to: CIRenderDestination, at: CGPoint) throws -> CIRenderTask
      func startTask(toRender: CIImage, to: CIRenderDestination) throws -> CIRenderTask
      func tiffRepresentation(of: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption : Any] = [:]) -> Data?
      init()
      init(CGContext: CGContext, options: [CIContextOption : Any]? = nil)
      init(EAGLContext: EAGLContext)
      init(EAGLContext: EAGLContext, options: [CIContextOption : Any]? = nil)
      init(MTLCommandQueue: any MTLCommandQueue)
      init(MTLCommandQueue: any MTLCommandQueue, options: [CIContextOption : Any]? = nil)
      init(MTLDevice: any MTLDevice)
      init(MTLDevice: any MTLDevice, options: [CIContextOption : Any]? = nil)
      init(cgContext: CGContext, options: [CIContextOption : Any]? = nil)
      init(eaglContext: EAGLContext)
      init(eaglContext: EAGLContext, options: [CIContextOption : Any]? = nil)
      init(mtlCommandQueue: any MTLCommandQueue)
      init(mtlCommandQueue: any MTLCommandQueue, options: [CIContextOption : Any]? = nil)
      init(mtlDevice: any MTLDevice)
      init(mtlDevice: any MTLDevice, options: [CIContextOption : Any]? = nil)
      init(options: [CIContextOption : Any]? = nil)
      }
      extension CIContextOption {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let name: CIContextOption
      var hashValue: Int {get}
      }
      extension CIFilter {
      func setDefaults()
      init!(CVPixelBuffer: CVPixelBuffer!, properties: [AnyHashable : Any]!, options: [CIRAWFilterOption : Any]! = [:])
      init!(cvPixelBuffer: CVPixelBuffer!, properties: [AnyHashable : Any]!, options: [CIRAWFilterOption : Any]! = [:])
      init!(imageData: Data!, options: [CIRAWFilterOption : Any]! = [:])
      init!(imageURL: URL!, options: [CIRAWFilterOption : Any]! = [:])
      init?(name: String)
      init?(name: String, parameters: [String : Any]?)
      init?(name: String, withInputParameters: [String : Any]?)
      static func localizedDescription(forFilterName: String) -> String?
      static func localizedName(forCategory: String) -> String
      static func localizedName(forFilterName: String) -> String?
      var attributes: [String : Any] {get}
      var name: String {get set}
      var outputImage: CIImage? {get}
      }
      extension CIFormat {
      func hash(into: inout Hasher)
      init(rawValue: Int32)
      static var A16: CIFormat
      static var A8: CIFormat
      var hashValue: Int {get}
      }
      extension CIImage {
      func applyingFilter(_: String) -> CIImage
      func applyingFilter(_: String, parameters: [String : Any]) -> CIImage
      func clamped(to: CGRect) -> CIImage
      func cropped(to: CGRect) -> CIImage
      func oriented(_: CGImagePropertyOrientation) -> CIImage
      func oriented(forExifOrientation: Int32) -> CIImage
      func transformed(by: CGAffineTransform) -> CIImage
      func transformed(by: CGAffineTransform, highQualityDownsample: Bool) -> CIImage
      init(CGImage: CGImage)
      init(CGImage: CGImage, options: [CIImageOption : Any]? = nil)
      init(CGImageSource: CGImageSource, index: Int, options: [CIImageOption : Any]? = nil)
      init(CVImageBuffer: CVImageBuffer)
      init(CVImageBuffer: CVImageBuffer, options: [CIImageOption : Any]? = nil)
      init(CVPixelBuffer: CVPixelBuffer)
      init(CVPixelBuffer: CVPixelBuffer, options: [CIImageOption : Any]? = nil)
      init(IOSurface: IOSurfaceRef)
      init(IOSurface: IOSurfaceRef, options: [CIImageOption : Any]? = nil)
      init(bitmapData: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?)
      init(cgImage: CGImage)
      init(cgImage: CGImage, options: [CIImageOption : Any]? = nil)
      init(cgImageSource: CGImageSource, index: Int, options: [CIImageOption : Any]? = nil)
      init(color: CIColor)
      init(cvImageBuffer: CVImageBuffer)
      init(cvImageBuffer: CVImageBuffer, options: [CIImageOption : Any]? = nil)
      init(cvPixelBuffer: CVPixelBuffer)
      init(cvPixelBuffer: CVPixelBuffer, options: [CIImageOption : Any]? = nil)
      init(imageProvider: Any, size: Int, _: Int, format: CIFormat, colorSpace: CGColorSpace?, options: [CIImageOption : Any]? = nil)
      init(ioSurface: IOSurfaceRef)
      init(ioSurface: IOSurfaceRef, options: [CIImageOption : Any]? = nil)
      init(texture: UInt32, size: CGSize, flipped: Bool, colorSpace: CGColorSpace?)
      init?(MTLTexture: any MTLTexture, options: [CIImageOption : Any]? = nil)
      init?(contentsOf: URL)
      init?(contentsOf: URL, options: [CIImageOption : Any]? = nil)
      init?(contentsOfURL: URL)
      init?(contentsOfURL: URL, options: [CIImageOption : Any]? = nil)
      init?(data: Data)
      init?(data: Data, options: [CIImageOption : Any]? = nil)
      init?(depthData: AVDepthData)
      init?(depthData: AVDepthData, options: [String : Any]? = nil)
      init?(mtlTexture: any MTLTexture, options: [CIImageOption : Any]? = nil)
      init?(portaitEffectsMatte: AVPortraitEffectsMatte)
      init?(portaitEffectsMatte: AVPortraitEffectsMatte, options: [CIImageOption : Any]? = nil)
      init?(semanticSegmentationMatte: AVSemanticSegmentationMatte)
      init?(semanticSegmentationMatte: AVSemanticSegmentationMatte, options: [CIImageOption : Any]? = nil)
      static func empty() -> CIImage
      static var black: CIImage {get}
      static var blue: CIImage {get}
      static var clear: CIImage {get}
      static var cyan: CIImage {get}
      static var gray: CIImage {get}
      static var green: CIImage {get}
      static var magenta: CIImage {get}
      static var red: CIImage {get}
      static var white: CIImage {get}
      static var yellow: CIImage {get}
      var cgImage: CGImage? {get}
      var colorSpace: CGColorSpace? {get}
      var extent: CGRect {get}
      var pixelBuffer: CVPixelBuffer? {get}
      var properties: [String : Any] {get}
      var url: URL? {get}
      }
      extension CIImageOption {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let colorSpace: CIImageOption
      static let properties: CIImageOption
      var hashValue: Int {get}
      }
      extension CIRAWFilterOption {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let imageOrientation: CIRAWFilterOption
      static let scaleFactor: CIRAWFilterOption
      var hashValue: Int {get}
      }
      """#)
}
