// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let accelerate = SDKTypes(
    module: "Accelerate",
    exports: [],
    imports: ["Foundation"],
    extended: [
      "BNNS", "CropResizeLayer", "LossFunction", "MultidimensionalLookupTable", "PixelBuffer", "Quadrature",
      "vDSP", "vImage", "vImageCVImageFormat", "vImage_PerpsectiveTransform"
    ],
    text: #"""
      // source: apple/accelerate; since: iOS 17.4 SDK
      public protocol AccelerateBuffer {}
      public protocol AccelerateMutableBuffer: AccelerateBuffer {}
      public enum BNNS {}
      public struct BNNSActivation {}
      public struct BNNSActivationFunction: Hashable, RawRepresentable, Sendable {}
      public struct BNNSArithmeticBinary {}
      public struct BNNSArithmeticFunction: Hashable, RawRepresentable, Sendable {}
      public struct BNNSArithmeticTernary {}
      public struct BNNSArithmeticUnary {}
      public struct BNNSBoxCoordinateMode: Hashable, RawRepresentable, Sendable {}
      public struct BNNSConvolutionLayerParameters {}
      public struct BNNSDataLayout: Hashable, RawRepresentable, Sendable {}
      public struct BNNSDataType: Hashable, RawRepresentable, Sendable {}
      public struct BNNSDescriptorType: Hashable, RawRepresentable, Sendable {}
      public struct BNNSEmbeddingFlags: Hashable, RawRepresentable, Sendable {}
      public struct BNNSFilterParameters: Sendable {}
      public struct BNNSFilterType: Hashable, RawRepresentable, Sendable {}
      public struct BNNSFlags: Hashable, OptionSet, Sendable {}
      public struct BNNSFullyConnectedLayerParameters {}
      public struct BNNSImageStackDescriptor {}
      public struct BNNSInterpolationMethod: Hashable, RawRepresentable, Sendable {}
      public struct BNNSLSTMDataDescriptor {}
      public struct BNNSLSTMGateDescriptor {}
      public struct BNNSLayerData {}
      public struct BNNSLayerFlags: Hashable, RawRepresentable, Sendable {}
      public struct BNNSLayerParametersActivation {}
      public struct BNNSLayerParametersArithmetic {}
      public struct BNNSLayerParametersBroadcastMatMul {}
      public struct BNNSLayerParametersConvolution {}
      public struct BNNSLayerParametersCropResize: Sendable {}
      public struct BNNSLayerParametersDropout {}
      public struct BNNSLayerParametersEmbedding {}
      public struct BNNSLayerParametersFullyConnected {}
      public struct BNNSLayerParametersGram {}
      public struct BNNSLayerParametersLSTM {}
      public struct BNNSLayerParametersLossBase {}
      public struct BNNSLayerParametersLossHuber {}
      public struct BNNSLayerParametersLossSigmoidCrossEntropy {}
      public struct BNNSLayerParametersLossSoftmaxCrossEntropy {}
      public struct BNNSLayerParametersLossYolo {}
      public struct BNNSLayerParametersMultiheadAttention {}
      public struct BNNSLayerParametersNormalization {}
      public struct BNNSLayerParametersPadding {}
      public struct BNNSLayerParametersPermute {}
      public struct BNNSLayerParametersPooling {}
      public struct BNNSLayerParametersQuantization {}
      public struct BNNSLayerParametersReduction {}
      public struct BNNSLayerParametersResize {}
      public struct BNNSLayerParametersTensorContraction {}
      public struct BNNSLinearSamplingMode: Hashable, RawRepresentable, Sendable {}
      public struct BNNSLossFunction: Hashable, RawRepresentable, Sendable {}
      public struct BNNSLossReductionFunction: Hashable, RawRepresentable, Sendable {}
      public struct BNNSMHAProjectionParameters {}
      public struct BNNSNDArrayDescriptor {}
      public struct BNNSNDArrayFlags: Hashable, RawRepresentable, Sendable {}
      public struct BNNSNormType: Hashable, RawRepresentable, Sendable {}
      public protocol BNNSOptimizer {}
      public struct BNNSOptimizerAdamFields: Sendable {}
      public struct BNNSOptimizerAdamWithClippingFields: Sendable {}
      public struct BNNSOptimizerClippingFunction: Hashable, RawRepresentable, Sendable {}
      public struct BNNSOptimizerFunction: Hashable, RawRepresentable, Sendable {}
      public struct BNNSOptimizerRMSPropFields: Sendable {}
      public struct BNNSOptimizerRMSPropWithClippingFields: Sendable {}
      public struct BNNSOptimizerRegularizationFunction: Hashable, RawRepresentable, Sendable {}
      public struct BNNSOptimizerSGDMomentumFields: Sendable {}
      public struct BNNSOptimizerSGDMomentumVariant: Hashable, RawRepresentable, Sendable {}
      public struct BNNSOptimizerSGDMomentumWithClippingFields: Sendable {}
      public struct BNNSPaddingMode: Hashable, RawRepresentable, Sendable {}
      public struct BNNSPointerSpecifier: Hashable, RawRepresentable, Sendable {}
      public struct BNNSPoolingFunction: Hashable, RawRepresentable, Sendable {}
      public struct BNNSPoolingLayerParameters {}
      public struct BNNSQuantizerFunction: Hashable, RawRepresentable, Sendable {}
      public struct BNNSRandomGeneratorMethod: Hashable, RawRepresentable, Sendable {}
      public struct BNNSReduceFunction: Hashable, RawRepresentable, Sendable {}
      public struct BNNSRelationalOperator: Hashable, RawRepresentable, Sendable {}
      public protocol BNNSScalar {}
      public struct BNNSShuffleType: Hashable, RawRepresentable, Sendable {}
      public struct BNNSSparsityParameters: Sendable {}
      public struct BNNSSparsityType: Hashable, RawRepresentable, Sendable {}
      public struct BNNSTargetSystem: Hashable, RawRepresentable, Sendable {}
      public struct BNNSVectorDescriptor {}
      public struct CBLAS_DIAG: Hashable, RawRepresentable, Sendable {}
      public struct CBLAS_ORDER: Hashable, RawRepresentable, Sendable {}
      public struct CBLAS_SIDE: Hashable, RawRepresentable, Sendable {}
      public struct CBLAS_TRANSPOSE: Hashable, RawRepresentable, Sendable {}
      public struct CBLAS_UPLO: Hashable, RawRepresentable, Sendable {}
      public typealias COMPLEX = DSPComplex
      public typealias COMPLEX_SPLIT = DSPSplitComplex
      public typealias DOUBLE_COMPLEX = DSPDoubleComplex
      public typealias DOUBLE_COMPLEX_SPLIT = DSPDoubleSplitComplex
      public struct DSPComplex: vDSP_DiscreteFourierTransformable, Sendable {}
      public struct DSPDoubleComplex: vDSP_DiscreteFourierTransformable, Sendable {}
      public struct DSPDoubleSplitComplex: vDSP_FourierTransformable {}
      public struct DSPSplitComplex: vDSP_FourierTransformable {}
      public struct DenseMatrix_Double {}
      public struct DenseMatrix_Float {}
      public struct DenseVector_Double {}
      public struct DenseVector_Float {}
      public protocol FusableLayerParameters {}
      public protocol InitializableFromCGImage: SinglePlanePixelFormat {}
      public protocol MultiplePlanePixelFormat: PixelFormat {}
      public protocol OS_la_object: NSObjectProtocol {}
      public protocol PixelFormat {}
      public typealias Pixel_16F16F = (UInt16, UInt16)
      public typealias Pixel_16S16S = (Int16, Int16)
      public typealias Pixel_16U16U = (UInt16, UInt16)
      public typealias Pixel_88 = (UInt8, UInt8)
      public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)
      public typealias Pixel_ARGB_16F = (UInt16, UInt16, UInt16, UInt16)
      public typealias Pixel_ARGB_16S = (Int16, Int16, Int16, Int16)
      public typealias Pixel_ARGB_16U = (UInt16, UInt16, UInt16, UInt16)
      public typealias Pixel_F = Float
      public typealias Pixel_FF = (Float, Float)
      public typealias Pixel_FFFF = (Float, Float, Float, Float)
      public struct Quadrature {}
      public protocol SinglePlanePixelFormat: PixelFormat {}
      public struct SparseAttributes_t: Sendable {}
      public struct SparseCGOptions: Sendable {}
      public struct SparseControl_t: Hashable, RawRepresentable, Sendable {}
      public struct SparseFactorization_t: Hashable, RawRepresentable, Sendable {}
      public struct SparseGMRESOptions: Sendable {}
      public struct SparseGMRESVariant_t: Hashable, RawRepresentable, Sendable {}
      public struct SparseIterativeMethod: Sendable {}
      public struct SparseIterativeStatus_t: Hashable, RawRepresentable, Sendable {}
      public struct SparseKind_t: Hashable, RawRepresentable, Sendable {}
      public struct SparseLSMRConvergenceTest_t: Hashable, RawRepresentable, Sendable {}
      public struct SparseLSMROptions: Sendable {}
      public struct SparseMatrixStructure {}
      public struct SparseMatrix_Double {}
      public struct SparseMatrix_Float {}
      public struct SparseNumericFactorOptions {}
      public struct SparseOpaqueFactorization_Double {}
      public struct SparseOpaqueFactorization_Float {}
      public struct SparseOpaquePreconditioner_Double {}
      public struct SparseOpaquePreconditioner_Float {}
      public struct SparseOpaqueSubfactor_Double {}
      public struct SparseOpaqueSubfactor_Float {}
      public struct SparseOpaqueSymbolicFactorization {}
      public struct SparseOrder_t: Hashable, RawRepresentable, Sendable {}
      public struct SparsePreconditioner_t: Hashable, RawRepresentable, Sendable {}
      public struct SparseScaling_t: Hashable, RawRepresentable, Sendable {}
      public struct SparseStatus_t: Hashable, RawRepresentable, Sendable {}
      public struct SparseSubfactor_t: Hashable, RawRepresentable, Sendable {}
      public struct SparseSymbolicFactorOptions {}
      public struct SparseTriangle_t: Hashable, RawRepresentable, Sendable {}
      public protocol StaticPixelFormat: SinglePlanePixelFormat {}
      public struct quadrature_integrate_function {}
      public struct quadrature_integrate_options: Sendable {}
      public struct quadrature_integrator: Hashable, RawRepresentable, Sendable {}
      public struct quadrature_status: Hashable, RawRepresentable, Sendable {}
      public struct sparse_matrix_property: Hashable, RawRepresentable, Sendable {}
      public struct sparse_norm: Hashable, RawRepresentable, Sendable {}
      public struct sparse_status: Hashable, RawRepresentable, Sendable {}
      public typealias vBool32 = SIMD4<UInt32>
      public enum vDSP {}
      public protocol vDSP_BiquadFunctions {}
      public enum vDSP_DCT_Type: Hashable, RawRepresentable, Sendable {}
      public protocol vDSP_DFTFunctions {}
      public enum vDSP_DFT_Direction: Hashable, RawRepresentable, Sendable {}
      public enum vDSP_DFT_RealtoComplex: Hashable, RawRepresentable, Sendable {}
      public protocol vDSP_DiscreteFourierTransformable {}
      public protocol vDSP_DiscreteTransformLifecycleFunctions {}
      public protocol vDSP_FloatingPointBiquadFilterable: BinaryFloatingPoint {}
      public protocol vDSP_FloatingPointConvertable {}
      public protocol vDSP_FloatingPointDiscreteFourierTransformable: BinaryFloatingPoint {}
      public protocol vDSP_FloatingPointGeneratable: BinaryFloatingPoint {}
      public protocol vDSP_FourierTransformFunctions {}
      public protocol vDSP_FourierTransformable {}
      public protocol vDSP_IntegerConvertable {}
      public struct vDSP_SplitComplexDouble: vDSP_FourierTransformFunctions {}
      public struct vDSP_SplitComplexFloat: vDSP_FourierTransformFunctions {}
      public struct vDSP_int24: Sendable {}
      public struct vDSP_uint24: Sendable {}
      public typealias vDouble = SIMD2<Double>
      public typealias vFloat = SIMD4<Float>
      public enum vForce {}
      public enum vImage {}
      public struct vImageARGBType: Hashable, RawRepresentable, Sendable {}
      public class vImageCVImageFormat: Hashable {}
      public struct vImageChannelDescription: Sendable {}
      public class vImageConstCVImageFormat: Hashable {}
      public class vImageConverter: Hashable {}
      public struct vImageMDTableUsageHint: Hashable, RawRepresentable, Sendable {}
      public struct vImageRGBPrimaries: Sendable {}
      public struct vImageTransferFunction: Sendable {}
      public struct vImageWhitePoint: Sendable {}
      public struct vImageYpCbCrType: Hashable, RawRepresentable, Sendable {}
      public struct vImage_ARGBToYpCbCr: Sendable {}
      public struct vImage_ARGBToYpCbCrMatrix: Sendable {}
      public struct vImage_AffineTransform: Sendable {}
      public struct vImage_AffineTransform_Double: Sendable {}
      public struct vImage_Buffer {}
      public typealias vImage_CGAffineTransform = vImage_AffineTransform_Double
      public struct vImage_CGImageFormat {}
      public struct vImage_InterpolationMethod: Hashable, RawRepresentable, Sendable {}
      public struct vImage_PerpsectiveTransform: Equatable, Sendable {}
      public struct vImage_YpCbCrPixelRange: Sendable {}
      public struct vImage_YpCbCrToARGB: Sendable {}
      public struct vImage_YpCbCrToARGBMatrix: Sendable {}
      public typealias vSInt16 = SIMD8<Int16>
      public typealias vSInt32 = SIMD4<Int32>
      public typealias vSInt64 = SIMD2<Int64>
      public typealias vSInt8 = SIMD16<Int8>
      public typealias vUInt16 = SIMD8<UInt16>
      public typealias vUInt32 = SIMD4<UInt32>
      public typealias vUInt64 = SIMD2<UInt64>
      public typealias vUInt8 = SIMD16<UInt8>
      extension BNNS {
        public enum ActivationFunction {}
        public class ActivationLayer: BNNS.UnaryLayer {}
        public struct AdamOptimizer: BNNSOptimizer {}
        public struct AdamWOptimizer: BNNSOptimizer {}
        public enum ArithmeticBinaryFunction: CaseIterable, Hashable {}
        public enum ArithmeticTernaryFunction: Hashable {}
        public enum ArithmeticUnaryFunction: CaseIterable, Hashable {}
        public class BinaryArithmeticLayer: BNNS.Layer {}
        public class BinaryLayer: BNNS.Layer {}
        public class BroadcastMatrixMultiplyLayer: BNNS.Layer {}
        public class ConvolutionLayer: BNNS.UnaryLayer {}
        public enum ConvolutionPadding {}
        public enum ConvolutionType: Hashable {}
        public class CropResizeLayer {}
        public enum DataLayout: CaseIterable, Hashable {}
        public enum DescriptorType: Hashable {}
        public class DropoutLayer: BNNS.UnaryLayer {}
        public class EmbeddingLayer: BNNS.Layer {}
        public enum Error: Error, Hashable, Sendable {}
        public class FullyConnectedLayer: BNNS.ConvolutionLayer {}
        public struct FusedBinaryArithmeticParameters: FusableLayerParameters {}
        public class FusedConvolutionNormalizationLayer: BNNS.FusedLayer {}
        public struct FusedConvolutionParameters: FusableLayerParameters {}
        public struct FusedDequantizationParameters: FusableLayerParameters {}
        public class FusedFullyConnectedNormalizationLayer: BNNS.FusedLayer {}
        public struct FusedFullyConnectedParameters: FusableLayerParameters {}
        public class FusedLayer: BNNS.Layer {}
        public struct FusedNormalizationParameters: FusableLayerParameters {}
        public class FusedParametersLayer: BNNS.FusedLayer {}
        public struct FusedQuantizationParameters: FusableLayerParameters {}
        public struct FusedTernaryArithmeticParameters: FusableLayerParameters {}
        public struct FusedUnaryArithmeticParameters: FusableLayerParameters {}
        public enum GradientClipping {}
        public class GramLayer: BNNS.UnaryLayer {}
        public enum InterpolationMethod: Hashable {}
        public class Layer {}
        public enum LearningPhase: Hashable, Sendable {}
        public enum LossFunction {}
        public class LossLayer: BNNS.Layer {}
        public enum LossReduction: Hashable {}
        public struct NearestNeighbors {}
        public struct Norm: Equatable, Sendable {}
        public class NormalizationLayer: BNNS.Layer {}
        public enum NormalizationType {}
        public class PaddingLayer: BNNS.UnaryLayer {}
        public enum PaddingMode {}
        public class PermuteLayer: BNNS.UnaryLayer {}
        public class PoolingLayer: BNNS.Layer {}
        public enum PoolingType {}
        public struct RMSPropOptimizer: BNNSOptimizer {}
        public class RandomGenerator {}
        public enum RandomGeneratorMethod: Hashable {}
        public class RandomGeneratorState {}
        public enum ReductionFunction {}
        public class ReductionLayer: BNNS.UnaryLayer {}
        public struct RelationalOperator: Sendable {}
        public class ResizeLayer: BNNS.UnaryLayer {}
        public struct SGDMomentumOptimizer: BNNSOptimizer {}
        public enum Shape: ExpressibleByArrayLiteral {}
        public enum ShuffleType: Hashable {}
        public enum SparseLayout {}
        public struct SparseParameters {}
        public enum SparsityType: Hashable {}
        public class TernaryArithmeticLayer: BNNS.Layer {}
        public class UnaryArithmeticLayer: BNNS.Layer {}
        public class UnaryLayer: BNNS.Layer {}
      }
      extension BNNS.CropResizeLayer {
        public enum BoxCoordinateMode: Hashable {}
        public enum LinearSamplingMode: Hashable {}
      }
      extension BNNS.LossFunction {
        public struct YoloParameters {}
      }
      extension Quadrature {
        public enum Error: Error, Hashable, Sendable {}
        public enum Integrator {}
        public struct QAGPointsPerInterval {}
      }
      extension vDSP {
        public struct Biquad<T> where T: vDSP_FloatingPointBiquadFilterable {}
        public class DCT {}
        public enum DCTTransformType: CaseIterable, Hashable {}
        public class DFT<T> where T: vDSP_FloatingPointDiscreteFourierTransformable {}
        public struct DFTDoublePrecisionInterleavedFunctions: vDSP_DiscreteTransformLifecycleFunctions {}
        public struct DFTDoublePrecisionSplitComplexFunctions: vDSP_DiscreteTransformLifecycleFunctions {}
        public enum DFTError: Error, Sendable {}
        public struct DFTSinglePrecisionInterleavedFunctions: vDSP_DiscreteTransformLifecycleFunctions {}
        public struct DFTSinglePrecisionSplitComplexFunctions: vDSP_DiscreteTransformLifecycleFunctions {}
        public enum DFTTransformType: Hashable {}
        public class DiscreteFourierTransform<T> where T: vDSP_DiscreteFourierTransformable {}
        public class FFT<T> where T: vDSP_FourierTransformable {}
        public class FFT2D<T>: vDSP.FFT where T: vDSP_FourierTransformable {}
        public enum FourierTransformDirection: Hashable {}
        public enum IntegrationRule: Hashable {}
        public enum Radix: Hashable {}
        public enum RoundingMode: Hashable {}
        public enum SortOrder: Hashable, RawRepresentable {}
        public enum ThresholdRule<T> where T: BinaryFloatingPoint {}
        public struct VectorizableDouble: vDSP_BiquadFunctions, vDSP_DFTFunctions {}
        public struct VectorizableFloat: vDSP_BiquadFunctions, vDSP_DFTFunctions {}
        public enum WindowSequence: Hashable {}
      }
      extension vImage {
        public enum BlendMode: Hashable {}
        public enum BufferType: Hashable, RawRepresentable {}
        public enum ChannelOrdering: Hashable {}
        public enum CompositeMode<ComponentType> {}
        public struct ConvolutionKernel {}
        public struct ConvolutionKernel2D<ComponentType> {}
        public struct DynamicPixelFormat: SinglePlanePixelFormat {}
        public enum EdgeMode<PixelType> {}
        public enum Error: Error, Hashable, RawRepresentable, Sendable {}
        public enum FloodFillConnectivity: Hashable, RawRepresentable {}
        public enum Gamma {}
        public struct Interleaved16Fx2: StaticPixelFormat {}
        public struct Interleaved16Fx4: InitializableFromCGImage, StaticPixelFormat {}
        public struct Interleaved16Ux2: InitializableFromCGImage, StaticPixelFormat {}
        public struct Interleaved16Ux4: InitializableFromCGImage, StaticPixelFormat {}
        public struct Interleaved8x2: StaticPixelFormat {}
        public struct Interleaved8x3: InitializableFromCGImage, StaticPixelFormat {}
        public struct Interleaved8x4: InitializableFromCGImage, StaticPixelFormat {}
        public struct InterleavedFx2: StaticPixelFormat {}
        public struct InterleavedFx3: InitializableFromCGImage, StaticPixelFormat {}
        public struct InterleavedFx4: InitializableFromCGImage, StaticPixelFormat {}
        public enum MorphologyOperation<ComponentType> {}
        public struct MultidimensionalLookupTable {}
        public struct Options: OptionSet {}
        public struct PixelBuffer<Format> where Format: PixelFormat {}
        public struct Planar16F: InitializableFromCGImage, StaticPixelFormat {}
        public struct Planar16U: StaticPixelFormat {}
        public struct Planar8: InitializableFromCGImage, StaticPixelFormat {}
        public struct Planar8x2: MultiplePlanePixelFormat {}
        public struct Planar8x3: MultiplePlanePixelFormat {}
        public struct Planar8x4: MultiplePlanePixelFormat {}
        public struct PlanarF: InitializableFromCGImage, StaticPixelFormat {}
        public struct PlanarFx2: MultiplePlanePixelFormat {}
        public struct PlanarFx3: MultiplePlanePixelFormat {}
        public struct PlanarFx4: MultiplePlanePixelFormat {}
        public enum ReflectionAxis: Hashable {}
        public enum Rotation {}
        public enum ShearDirection: Hashable {}
        public struct Size: Equatable {}
      }
      extension vImage.MultidimensionalLookupTable {
        public enum InterpolationMethod: Hashable {}
      }
      extension vImageCVImageFormat {
        public enum ChromaSiting: Hashable {}
        public enum Format: Hashable {}
      }
      extension vImage_PerpsectiveTransform {
        public enum Interpolation: Hashable {}
      }
      extension vImage.PixelBuffer: AccelerateMutableBuffer where Format: StaticPixelFormat {}
      """#)
}
