// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let accelerate = SDKMembers(
    module: "Accelerate",
    typesOfOthers: ["Array"],
    text: #"""
      extension Array {
      init(fromSplitComplex: DSPDoubleSplitComplex, scale: Double, count: Int)
      init(fromSplitComplex: DSPSplitComplex, scale: Float, count: Int)
      }
      extension DSPDoubleSplitComplex {
      init(fromInputArray: [Double], realParts: inout [Double], imaginaryParts: inout [Double])
      init(realp: UnsafeMutablePointer<Double>, imagp: UnsafeMutablePointer<Double>)
      }
      extension DSPSplitComplex {
      init(fromInputArray: [Float], realParts: inout [Float], imaginaryParts: inout [Float])
      init(realp: UnsafeMutablePointer<Float>, imagp: UnsafeMutablePointer<Float>)
      }
      """#)
}
