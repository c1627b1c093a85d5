// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let coreML = SDKTypes(
    module: "CoreML",
    exports: ["CoreGraphics", "CoreVideo", "Foundation", "ImageIO"],
    imports: [],
    extended: [
      "MLComputePlan", "MLFeatureValue", "MLModelCollection", "MLModelError", "MLModelStructure",
      "MLOptimizationHints", "MLShapedArray", "MLShapedArraySlice", "NeuralNetwork", "Program"
    ],
    text: #"""
      // source: apple/coreml; since: iOS 17.4 SDK
      open class MLArrayBatchProvider: NSObject, MLBatchProvider {}
      public protocol MLBatchProvider {}
      public class MLCPUComputeDevice: NSObject, MLComputeDeviceProtocol, @unchecked Sendable {}
      public enum MLComputeDevice: Hashable, Sendable {}
      public protocol MLComputeDeviceProtocol: NSObjectProtocol {}
      public class MLComputePlan {}
      public enum MLComputeUnits: Hashable, RawRepresentable, Sendable {}
      public protocol MLCustomLayer {}
      public protocol MLCustomModel {}
      open class MLDictionaryConstraint: NSObject, NSSecureCoding {}
      open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, NSFastEnumeration, NSSecureCoding {}
      open class MLFeatureDescription: NSObject, NSCopying, NSSecureCoding {}
      public protocol MLFeatureProvider {}
      public enum MLFeatureType: Hashable, RawRepresentable, Sendable {}
      open class MLFeatureValue: NSObject, NSCopying, NSSecureCoding {}
      public class MLGPUComputeDevice: NSObject, MLComputeDeviceProtocol, @unchecked Sendable {}
      open class MLImageConstraint: NSObject, NSSecureCoding {}
      open class MLImageSize: NSObject, NSSecureCoding {}
      open class MLImageSizeConstraint: NSObject, NSSecureCoding {}
      public enum MLImageSizeConstraintType: Hashable, RawRepresentable, Sendable {}
      open class MLKey: NSObject, NSCopying, NSSecureCoding {}
      open class MLMetricKey: MLKey {}
      open class MLModel: NSObject {}
      open class MLModelAsset: NSObject {}
      open class MLModelCollection: NSObject {}
      open class MLModelConfiguration: NSObject, NSCopying, NSSecureCoding {}
      open class MLModelDescription: NSObject, NSSecureCoding {}
      public struct MLModelError: CustomNSError, Hashable, Sendable {}
      public struct MLModelMetadataKey: Hashable, RawRepresentable, Sendable {}
      public enum MLModelStructure: Sendable {}
      open class MLMultiArray: NSObject, NSSecureCoding {}
      open class MLMultiArrayConstraint: NSObject, NSSecureCoding {}
      public enum MLMultiArrayDataType: Hashable, RawRepresentable, Sendable {}
      open class MLMultiArrayShapeConstraint: NSObject, NSSecureCoding {}
      public enum MLMultiArrayShapeConstraintType: Hashable, RawRepresentable, Sendable {}
      public class MLNeuralEngineComputeDevice: NSObject, MLComputeDeviceProtocol, @unchecked Sendable {}
      open class MLNumericConstraint: NSObject, NSSecureCoding {}
      public struct MLOptimizationHints: Equatable, Sendable {}
      open class MLParameterDescription: NSObject, NSSecureCoding {}
      open class MLParameterKey: MLKey {}
      open class MLPredictionOptions: NSObject {}
      open class MLSequence: NSObject, NSSecureCoding {}
      open class MLSequenceConstraint: NSObject, NSSecureCoding {}
      public struct MLShapedArray<Scalar>: MLShapedArrayProtocol where Scalar: MLShapedArrayScalar {}
      public protocol MLShapedArrayProtocol: ExpressibleByArrayLiteral, MutableCollection, RandomAccessCollection where Self.Index == Int {}
      public protocol MLShapedArrayRangeExpression {}
      public protocol MLShapedArrayScalar {}
      public struct MLShapedArraySlice<Scalar>: MLShapedArrayProtocol where Scalar: MLShapedArrayScalar {}
      open class MLTask: NSObject {}
      public enum MLTaskState: Hashable, RawRepresentable, Sendable {}
      open class MLUpdateContext: NSObject {}
      public struct MLUpdateProgressEvent: OptionSet, Sendable {}
      open class MLUpdateProgressHandlers: NSObject {}
      open class MLUpdateTask: MLTask {}
      public protocol MLWritable: NSObjectProtocol {}
      extension MLComputePlan {
        public struct Cost: Sendable {}
        public struct DeviceUsage: Sendable {}
      }
      extension MLFeatureValue {
        public struct ImageOption: Hashable, RawRepresentable, Sendable {}
      }
      extension MLModelCollection {
        open class Entry: NSObject {}
      }
      extension MLModelError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension MLModelStructure {
        public struct NeuralNetwork: Sendable {}
        public struct Pipeline: Sendable {}
        public struct Program: Sendable {}
      }
      extension MLModelStructure.NeuralNetwork {
        public struct Layer: Sendable {}
      }
      extension MLModelStructure.Program {
        public struct Argument: Sendable {}
        public enum Binding: Sendable {}
        public struct Block: Sendable {}
        public struct Function: Sendable {}
        public struct NamedValueType: Sendable {}
        public struct Operation: Sendable {}
        public struct Value: Sendable {}
        public struct ValueType: Sendable {}
      }
      extension MLOptimizationHints {
        public enum ReshapeFrequency: Hashable, RawRepresentable, Sendable {}
      }
      extension MLShapedArray: Decodable where Scalar: Decodable {}
      extension MLShapedArray: Encodable where Scalar: Encodable {}
      extension MLShapedArray: Equatable where Scalar: Equatable {}
      extension MLShapedArraySlice: Decodable where Scalar: Decodable {}
      extension MLShapedArraySlice: Encodable where Scalar: Encodable {}
      extension MLShapedArraySlice: Equatable where Scalar: Equatable {}
      """#)
}
