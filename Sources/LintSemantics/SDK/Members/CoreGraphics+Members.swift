// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let coreGraphics = SDKMembers(
    module: "CoreGraphics",
    typesOfOthers: ["CGAffineTransform", "CGAffineTransformComponents", "CGPoint", "CGRect", "CGSize", "CGVector"],
    text: #"""
      extension CGAffineTransform {
      func concatenating(_: CGAffineTransform) -> CGAffineTransform
      func decomposed() -> CGAffineTransformComponents
      func encode(to: any Encoder) throws
      func inverted() -> CGAffineTransform
      func rotated(by: CGFloat) -> CGAffineTransform
      func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform
      func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform
      init(_: CGAffineTransformComponents)
      init(_: CGFloat, _: CGFloat, _: CGFloat, _: CGFloat, _: CGFloat, _: CGFloat)
      init(from: any Decoder) throws
      init(rotationAngle: CGFloat)
      init(scaleX: CGFloat, y: CGFloat)
      init(translationX: CGFloat, y: CGFloat)
      static var identity: CGAffineTransform {get}
      var isIdentity: Bool {get}
      }
      extension CGAffineTransformComponents {
      init(scale: CGSize = .init(width: 1, height: 1), horizontalShear: CGFloat = 0, rotation: CGFloat = 0, translation: CGVector = .zero)
      }
      extension CGBitmapInfo {
      init(rawValue: UInt32)
      static var byteOrder32Little: CGBitmapInfo {get}
      }
      extension CGBlendMode {
      init?(rawValue: Int32)
      static var clear: CGBlendMode {get}
      static var color: CGBlendMode {get}
      static var copy: CGBlendMode {get}
      static var destinationOut: CGBlendMode {get}
      static var difference: CGBlendMode {get}
      static var hue: CGBlendMode {get}
      static var multiply: CGBlendMode {get}
      static var normal: CGBlendMode {get}
      static var overlay: CGBlendMode {get}
      static var plusDarker: CGBlendMode {get}
      static var plusLighter: CGBlendMode {get}
      static var saturation: CGBlendMode {get}
      static var screen: CGBlendMode {get}
      static var sourceAtop: CGBlendMode {get}
      }
      extension CGColor {
      func converted(to: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor?
      func copy() -> CGColor?
      func copy(alpha: CGFloat) -> CGColor?
      func hash(into: inout Hasher)
      init(genericCMYKCyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat)
      init(genericGrayGamma2_2Gray: CGFloat, alpha: CGFloat)
      init(gray: CGFloat, alpha: CGFloat)
      init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>)
      init?(patternSpace: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>)
      var alpha: CGFloat {get}
      var colorSpace: CGColorSpace? {get}
      var components: [CGFloat]? {get}
      var hashValue: Int {get}
      var numberOfComponents: Int {get}
      var pattern: CGPattern? {get}
      }
      extension CGColorRenderingIntent {
      init?(rawValue: Int32)
      static var defaultIntent: CGColorRenderingIntent {get}
      static var saturation: CGColorRenderingIntent {get}
      }
      extension CGColorSpace {
      func hash(into: inout Hasher)
      init?(calibratedGrayWhitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?, gamma: CGFloat)
      init?(calibratedRGBWhitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?, gamma: UnsafePointer<CGFloat>?, matrix: UnsafePointer<CGFloat>?)
      init?(iccBasedNComponents: Int, range: UnsafePointer<CGFloat>?, profile: CGDataProvider, alternate: CGColorSpace?)
      init?(iccData: CFTypeRef)
      init?(iccProfileData: CFData)
      init?(indexedBaseSpace: CGColorSpace, last: Int, colorTable: UnsafePointer<UInt8>)
      init?(labWhitePoint: UnsafePointer<CGFloat>, blackPoint: UnsafePointer<CGFloat>?, range: UnsafePointer<CGFloat>?)
      init?(name: CFString)
      init?(patternBaseSpace: CGColorSpace?)
      init?(platformColorSpaceRef: UnsafeRawPointer)
      init?(propertyListPlist: CFPropertyList)
      static let displayP3: CFString
      static let sRGB: CFString
      var hashValue: Int {get}
      var model: CGColorSpaceModel {get}
      var name: CFString? {get}
      var numberOfComponents: Int {get}
      }
      extension CGColorSpaceModel {
      init?(rawValue: Int32)
      static var XYZ: CGColorSpaceModel {get}
      static var indexed: CGColorSpaceModel {get}
      static var monochrome: CGColorSpaceModel {get}
      static var pattern: CGColorSpaceModel {get}
      static var rgb: CGColorSpaceModel {get}
      static var unknown: CGColorSpaceModel {get}
      }
      extension CGContext {
      func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
      func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat)
      func addCurve(to: CGPoint, control1: CGPoint, control2: CGPoint)
      func addEllipse(in: CGRect)
      func addLine(to: CGPoint)
      func addPath(_: CGPath)
      func addQuadCurve(to: CGPoint, control: CGPoint)
      func beginPath()
      func clear(_: CGRect)
      func clip(to: CGRect)
      func clip(to: CGRect, mask: CGImage)
      func clip(to: [CGRect])
      func clip(using: CGPathFillRule = .winding)
      func closePath()
      func concatenate(_: CGAffineTransform)
      func draw(_: CGImage, in: CGRect, byTiling: Bool = false)
      func draw(_: CGLayer, at: CGPoint)
      func draw(_: CGLayer, in: CGRect)
      func drawLinearGradient(_: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions)
      func drawPath(using: CGPathDrawingMode)
      func fill(_: CGRect)
      func fill(_: [CGRect])
      func fillEllipse(in: CGRect)
      func fillPath(using: CGPathFillRule = .winding)
      func flush()
      func hash(into: inout Hasher)
      func makeImage() -> CGImage?
      func move(to: CGPoint)
      func restoreGState()
      func rotate(by: CGFloat)
      func saveGState()
      func scaleBy(x: CGFloat, y: CGFloat)
      func setAlpha(_: CGFloat)
      func setBlendMode(_: CGBlendMode)
      func setFillColor(_: CGColor)
      func setFillColor(_: UnsafePointer<CGFloat>)
      func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat)
      func setFillColor(gray: CGFloat, alpha: CGFloat)
      func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      func setFontSize(_: CGFloat)
      func setLineCap(_: CGLineCap)
      func setLineDash(phase: CGFloat, lengths: [CGFloat])
      func setLineWidth(_: CGFloat)
      func setShouldAntialias(_: Bool)
      func setStrokeColor(_: CGColor)
      func setStrokeColor(_: UnsafePointer<CGFloat>)
      func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat)
      func setStrokeColor(gray: CGFloat, alpha: CGFloat)
      func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      func stroke(_: CGRect)
      func stroke(_: CGRect, width: CGFloat)
      func strokeEllipse(in: CGRect)
      func strokeLineSegments(between: [CGPoint])
      func strokePath()
      func synchronize()
      func translateBy(x: CGFloat, y: CGFloat)
      init?(_: CFURL, mediaBox: UnsafePointer<CGRect>?, _: CFDictionary?)
      init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _: CFDictionary?)
      init?(data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32)
      init?(data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?, releaseInfo: UnsafeMutableRawPointer?)
      var bitmapInfo: CGBitmapInfo {get}
      var bitsPerComponent: Int {get}
      var bitsPerPixel: Int {get}
      var boundingBoxOfPath: CGRect {get}
      var bytesPerRow: Int {get}
      var colorSpace: CGColorSpace? {get}
      var data: UnsafeMutableRawPointer? {get}
      var hashValue: Int {get}
      var height: Int {get}
      var interpolationQuality: CGInterpolationQuality {get set}
      var path: CGPath? {get}
      var width: Int {get}
      }
      extension CGDataConsumer {
      func hash(into: inout Hasher)
      init?(data: CFMutableData)
      init?(info: UnsafeMutableRawPointer?, cbks: UnsafePointer<CGDataConsumerCallbacks>)
      init?(url: CFURL)
      var hashValue: Int {get}
      }
      extension CGDataConsumerCallbacks {
      init()
      init(putBytes: CGDataConsumerPutBytesCallback?, releaseConsumer: CGDataConsumerReleaseInfoCallback?)
      }
      extension CGDataProvider {
      func hash(into: inout Hasher)
      init?(data: CFData)
      init?(dataInfo: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int, releaseData: CGDataProviderReleaseDataCallback)
      init?(directInfo: UnsafeMutableRawPointer?, size: off_t, callbacks: UnsafePointer<CGDataProviderDirectCallbacks>)
      init?(filename: UnsafePointer<CChar>)
      init?(sequentialInfo: UnsafeMutableRawPointer?, callbacks: UnsafePointer<CGDataProviderSequentialCallbacks>)
      init?(url: CFURL)
      var data: CFData? {get}
      var hashValue: Int {get}
      var info: UnsafeMutableRawPointer? {get}
      }
      extension CGDataProviderDirectCallbacks {
      init()
      init(version: UInt32, getBytePointer: CGDataProviderGetBytePointerCallback?, releaseBytePointer: CGDataProviderReleaseBytePointerCallback?, getBytesAtPosition: CGDataProviderGetBytesAtPositionCallback?, releaseInfo: CGDataProviderReleaseInfoCallback?)
      var version: UInt32
      }
      extension CGDataProviderSequentialCallbacks {
      init()
      init(version: UInt32, getBytes: CGDataProviderGetBytesCallback?, skipForward: CGDataProviderSkipForwardCallback?, rewind: CGDataProviderRewindCallback?, releaseInfo: CGDataProviderReleaseInfoCallback?)
      var getBytes: CGDataProviderGetBytesCallback?
      var version: UInt32
      }
      extension CGGradient {
      func hash(into: inout Hasher)
      init?(colorSpace: CGColorSpace, colorComponents: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int)
      init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?)
      var hashValue: Int {get}
      }
      extension CGGradientDrawingOptions {
      init(rawValue: UInt32)
      static var drawsAfterEndLocation: CGGradientDrawingOptions {get}
      static var drawsBeforeStartLocation: CGGradientDrawingOptions {get}
      }
      extension CGImage {
      func copy() -> CGImage?
      func copy(colorSpace: CGColorSpace) -> CGImage?
      func copy(maskingColorComponents: [CGFloat]) -> CGImage?
      func cropping(to: CGRect) -> CGImage?
      func hash(into: inout Hasher)
      func masking(_: CGImage) -> CGImage?
      init?(jpegDataProviderSource: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent)
      init?(maskWidth: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool)
      init?(pngDataProviderSource: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent)
      init?(width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent)
      var bitmapInfo: CGBitmapInfo {get}
      var bitsPerComponent: Int {get}
      var bitsPerPixel: Int {get}
      var bytesPerRow: Int {get}
      var colorSpace: CGColorSpace? {get}
      var dataProvider: CGDataProvider? {get}
      var decode: UnsafePointer<CGFloat>? {get}
      var hashValue: Int {get}
      var height: Int {get}
      var shouldInterpolate: Bool {get}
      var utType: CFString? {get}
      var width: Int {get}
      }
      extension CGImageAlphaInfo {
      init?(rawValue: UInt32)
      static var first: CGImageAlphaInfo {get}
      static var last: CGImageAlphaInfo {get}
      static var none: CGImageAlphaInfo {get}
      static var noneSkipFirst: CGImageAlphaInfo {get}
      static var noneSkipLast: CGImageAlphaInfo {get}
      static var premultipliedFirst: CGImageAlphaInfo {get}
      static var premultipliedLast: CGImageAlphaInfo {get}
      }
      extension CGInterpolationQuality {
      init?(rawValue: Int32)
      static var `default`: CGInterpolationQuality {get}
      static var high: CGInterpolationQuality {get}
      static var low: CGInterpolationQuality {get}
      static var medium: CGInterpolationQuality {get}
      static var none: CGInterpolationQuality {get}
      }
      extension CGLayer {
      func hash(into: inout Hasher)
      init?(_: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?)
      var context: CGContext? {get}
      var hashValue: Int {get}
      var size: CGSize {get}
      }
      extension CGLineCap {
      init?(rawValue: Int32)
      static var butt: CGLineCap {get}
      static var round: CGLineCap {get}
      static var square: CGLineCap {get}
      }
      extension CGLineJoin {
      init?(rawValue: Int32)
      static var miter: CGLineJoin {get}
      static var round: CGLineJoin {get}
      }
      extension CGMutablePath {
      func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool, transform: CGAffineTransform = .identity)
      func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity)
      func addCurve(to: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity)
      func addEllipse(in: CGRect, transform: CGAffineTransform = .identity)
      func addLine(to: CGPoint, transform: CGAffineTransform = .identity)
      func addPath(_: CGPath, transform: CGAffineTransform = .identity)
      func addQuadCurve(to: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity)
      func closeSubpath()
      func move(to: CGPoint, transform: CGAffineTransform = .identity)
      init()
      }
      extension CGPath {
      func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction)
      func contains(_: CGPoint, using: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool
      func copy() -> CGPath?
      func copy(dashingWithPhase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity) -> CGPath
      func copy(strokingWithWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat, transform: CGAffineTransform = .identity) -> CGPath
      func copy(using: UnsafePointer<CGAffineTransform>?) -> CGPath?
      func flattened(threshold: CGFloat) -> CGPath
      func hash(into: inout Hasher)
      func intersection(_: CGPath, using: CGPathFillRule = .winding) -> CGPath
      func intersects(_: CGPath, using: CGPathFillRule = .winding) -> Bool
      func mutableCopy() -> CGMutablePath?
      func mutableCopy(using: UnsafePointer<CGAffineTransform>?) -> CGMutablePath?
      func normalized(using: CGPathFillRule = .winding) -> CGPath
      func subtracting(_: CGPath, using: CGPathFillRule = .winding) -> CGPath
      func symmetricDifference(_: CGPath, using: CGPathFillRule = .winding) -> CGPath
      func union(_: CGPath, using: CGPathFillRule = .winding) -> CGPath
      init(ellipseIn: CGRect, transform: UnsafePointer<CGAffineTransform>?)
      init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?)
      init(roundedRect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?)
      var boundingBox: CGRect {get}
      var boundingBoxOfPath: CGRect {get}
      var currentPoint: CGPoint {get}
      var hashValue: Int {get}
      var isEmpty: Bool {get}
      }
      extension CGPathDrawingMode {
      init?(rawValue: Int32)
      static var fill: CGPathDrawingMode {get}
      static var stroke: CGPathDrawingMode {get}
      }
      extension CGPathFillRule {
      init?(rawValue: Int)
      static var evenOdd: CGPathFillRule {get}
      var rawValue: Int {get}
      }
      extension CGPattern {
      func hash(into: inout Hasher)
      init?(info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>)
      var hashValue: Int {get}
      }
      extension CGPatternCallbacks {
      init()
      init(version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?)
      var version: UInt32
      }
      extension CGPatternTiling {
      init?(rawValue: Int32)
      }
      extension CGPoint {
      func applying(_: CGAffineTransform) -> CGPoint
      func encode(to: any Encoder) throws
      func equalTo(_: CGPoint) -> Bool
      init(from: any Decoder) throws
      init?(dictionaryRepresentation: CFDictionary)
      var customMirror: Mirror {get}
      var debugDescription: String {get}
      var dictionaryRepresentation: CFDictionary {get}
      }
      extension CGRect {
      func applying(_: CGAffineTransform) -> CGRect
      func contains(_: CGPoint) -> Bool
      func contains(_: CGRect) -> Bool
      func divided(atDistance: CGFloat, from: CGRectEdge) -> (slice: CGRect, remainder: CGRect)
      func encode(to: any Encoder) throws
      func equalTo(_: CGRect) -> Bool
      func intersection(_: CGRect) -> CGRect
      func intersects(_: CGRect) -> Bool
      func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect
      func union(_: CGRect) -> CGRect
      init(from: any Decoder) throws
      init?(dictionaryRepresentation: CFDictionary)
      static var infinite: CGRect {get}
      static var null: CGRect {get}
      var customMirror: Mirror {get}
      var debugDescription: String {get}
      var dictionaryRepresentation: CFDictionary {get}
      var integral: CGRect {get}
      var isEmpty: Bool {get}
      var isInfinite: Bool {get}
      var isNull: Bool {get}
      var standardized: CGRect {get}
      }
      extension CGSize {
      func applying(_: CGAffineTransform) -> CGSize
      func encode(to: any Encoder) throws
      func equalTo(_: CGSize) -> Bool
      init(from: any Decoder) throws
      init?(dictionaryRepresentation: CFDictionary)
      var customMirror: Mirror {get}
      var debugDescription: String {get}
      var dictionaryRepresentation: CFDictionary {get}
      }
      extension CGVector {
      func encode(to: any Encoder) throws
      init(dx: Double, dy: Double)
      init(dx: Int, dy: Int)
      init(from: any Decoder) throws
      static var zero: CGVector {get}
      var debugDescription: String {get}
      }
      extension IOSurfaceRef {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      """#)
}
