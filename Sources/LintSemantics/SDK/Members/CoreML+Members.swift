// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let coreML = SDKMembers(
    module: "CoreML",
    typesOfOthers: ["ClosedRange", "Range", "UnsafeMutableBufferPointer"],
    text: #"""
      extension ClosedRange {
      func relative(toShapedArrayAxis: Range<Int>) -> Range<Int>
      }
      extension MLMultiArray {
      init(byConcatenatingMultiArrays: [MLMultiArray], alongAxis: Int, dataType: MLMultiArrayDataType)
      init(concatenating: [MLMultiArray], axis: Int, dataType: MLMultiArrayDataType)
      init(dataPointer: UnsafeMutableRawPointer, shape: [NSNumber], dataType: MLMultiArrayDataType, strides: [NSNumber], deallocator: _ = nil) throws
      init(pixelBuffer: CVPixelBuffer, shape: [NSNumber])
      init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws
      var count: Int {get}
      var dataPointer: UnsafeMutableRawPointer {get}
      var pixelBuffer: CVPixelBuffer? {get}
      var shape: [NSNumber] {get}
      }
      extension MLMultiArrayDataType {
      init?(rawValue: Int)
      static var double: MLMultiArrayDataType {get}
      static var float: MLMultiArrayDataType {get}
      static var int32: MLMultiArrayDataType {get}
      }
      extension MLShapedArrayProtocol {
      func fill(with: Self.Scalar)
      func index(_: Self.Index, offsetBy: Int) -> Self.Index
      func index(after: Self.Index) -> Self.Index
      init(_: MLMultiArray)
      init(arrayLiteral: Self.Scalar...)
      init(bytesNoCopy: UnsafeRawPointer, shape: [Int], deallocator: Data.Deallocator)
      init(bytesNoCopy: UnsafeRawPointer, shape: [Int], strides: [Int], deallocator: Data.Deallocator)
      init(converting: MLMultiArray)
      init(identityMatrixOfSize: Int)
      init(randomScalarsIn: Range<Self.Scalar>, shape: [Int])
      init(repeating: Self.Scalar, shape: [Int])
      init(unsafeUninitializedShape: [Int], initializingWith: _) rethrows
      var count: Int {get}
      var scalar: Self.Scalar? {get set}
      var scalars: [Self.Scalar] {get set}
      var shape: [Int] {get}
      }
      extension MLShapedArrayRangeExpression {
      func relative(toShapedArrayAxis: Range<Int>) -> Range<Int>
      }
      extension MLShapedArraySlice {
      func encode(to: any Encoder) throws
      init(bytesNoCopy: UnsafeRawPointer, shape: [Int], strides: [Int], deallocator: Data.Deallocator)
      init(data: Data, shape: [Int])
      init(data: Data, shape: [Int], strides: [Int])
      init(from: any Decoder) throws
      init(scalar: Scalar)
      init(unsafeUninitializedShape: [Int], initializingWith: _) rethrows
      let shape: [Int]
      var endIndex: Int {get}
      var startIndex: Int {get}
      }
      extension Range {
      func relative(toShapedArrayAxis: Range<Int>) -> Range<Int>
      }
      extension UnsafeMutableBufferPointer {
      init(_: MLMultiArray) throws
      }
      """#)
}
