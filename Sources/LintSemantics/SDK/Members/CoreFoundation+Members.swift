// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let coreFoundation = SDKMembers(
    module: "CoreFoundation",
    typesOfOthers: [
      "CGFloat", "CGPoint", "CGRect", "CGSize", "Double", "Float", "Int", "Int16", "Int32", "Int64",
      "Int8", "UInt", "UInt16", "UInt32", "UInt64", "UInt8"
    ],
    text: #"""
      extension CFAllocator {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension CFArray {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension CFBoolean {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension CFData {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension CFDictionary {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension CFError {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension CFNotificationCenter {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension CFNotificationName {
      func hash(into: inout Hasher)
      init(_: CFString)
      init(rawValue: CFString)
      var hashValue: Int {get}
      }
      extension CFNotificationSuspensionBehavior {
      init?(rawValue: CFIndex)
      static var coalesce: CFNotificationSuspensionBehavior {get}
      static var drop: CFNotificationSuspensionBehavior {get}
      static var hold: CFNotificationSuspensionBehavior {get}
      }
      extension CFRange {
      init()
      init(location: CFIndex, length: CFIndex)
      var length: CFIndex
      var location: CFIndex
      }
      extension CFString {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension CFStringEncodings {
      init?(rawValue: CFIndex)
      static var EUC_KR: CFStringEncodings {get}
      static var GBK_95: CFStringEncodings {get}
      static var GB_18030_2000: CFStringEncodings {get}
      static var GB_2312_80: CFStringEncodings {get}
      static var KOI8_R: CFStringEncodings {get}
      static var big5: CFStringEncodings {get}
      static var isoLatin2: CFStringEncodings {get}
      static var isoLatin5: CFStringEncodings {get}
      static var isoLatin9: CFStringEncodings {get}
      static var isoLatinCyrillic: CFStringEncodings {get}
      static var shiftJIS: CFStringEncodings {get}
      }
      extension CFURL {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension CFUUID {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension CGAffineTransform {
      init()
      init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double)
      var tx: Double
      var ty: Double
      }
      extension CGAffineTransformComponents {
      init()
      init(scale: CGSize, horizontalShear: Double, rotation: Double, translation: CGVector)
      var rotation: Double
      var scale: CGSize
      var translation: CGVector
      }
      extension CGFloat {
      func advanced(by: CGFloat) -> CGFloat
      func distance(to: CGFloat) -> CGFloat
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      func isEqual(to: CGFloat) -> Bool
      func negate()
      func round(_: FloatingPointRoundingRule)
      init()
      init(_: CGFloat)
      init(_: Double)
      init(_: Float)
      init(bitPattern: UInt)
      init(floatLiteral: CGFloat.NativeType)
      init(from: any Decoder) throws
      init(integerLiteral: Int)
      init(nan: CGFloat.RawSignificand, signaling: Bool)
      init(sign: FloatingPointSign, exponent: Int, significand: CGFloat)
      init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt)
      static var greatestFiniteMagnitude: CGFloat {get}
      static var infinity: CGFloat {get}
      static var leastNonzeroMagnitude: CGFloat {get}
      static var leastNormalMagnitude: CGFloat {get}
      static var nan: CGFloat {get}
      static var pi: CGFloat {get}
      var bitPattern: UInt {get}
      var customMirror: Mirror {get}
      var description: String {get}
      var exponent: Int {get}
      var hashValue: Int {get}
      var isFinite: Bool {get}
      var isInfinite: Bool {get}
      var isNaN: Bool {get}
      var isZero: Bool {get}
      var magnitude: CGFloat {get}
      var native: CGFloat.NativeType
      var nextUp: CGFloat {get}
      var sign: FloatingPointSign {get}
      }
      extension CGPoint {
      init()
      }
      extension CGRect {
      init()
      }
      extension CGSize {
      init()
      }
      extension CGVector {
      init()
      init(dx: Double, dy: Double)
      var dx: Double
      var dy: Double
      }
      extension Double {
      init(_: CGFloat)
      }
      extension Float {
      init(_: CGFloat)
      }
      extension Int {
      init(_: CGFloat)
      }
      extension Int16 {
      init(_: CGFloat)
      }
      extension Int32 {
      init(_: CGFloat)
      }
      extension Int64 {
      init(_: CGFloat)
      }
      extension Int8 {
      init(_: CGFloat)
      }
      extension UInt {
      init(_: CGFloat)
      }
      extension UInt16 {
      init(_: CGFloat)
      }
      extension UInt32 {
      init(_: CGFloat)
      }
      extension UInt64 {
      init(_: CGFloat)
      }
      extension UInt8 {
      init(_: CGFloat)
      }
      """#)
}
