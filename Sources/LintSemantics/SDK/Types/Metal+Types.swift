// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let metal = SDKTypes(
    module: "Metal",
    exports: ["Foundation", "os"],
    imports: [],
    extended: [
      "MTLBinaryArchiveError", "MTLCommandBufferError", "MTLCounterSampleBufferError",
      "MTLDynamicLibraryError", "MTLIOError", "MTLLibraryError", "MTLLogContainer"
    ],
    text: #"""
      // source: apple/metal; since: iOS 17.4 SDK
      public protocol MTLAccelerationStructure: MTLResource {}
      open class MTLAccelerationStructureBoundingBoxGeometryDescriptor: MTLAccelerationStructureGeometryDescriptor {}
      public protocol MTLAccelerationStructureCommandEncoder: MTLCommandEncoder {}
      open class MTLAccelerationStructureCurveGeometryDescriptor: MTLAccelerationStructureGeometryDescriptor {}
      open class MTLAccelerationStructureDescriptor: NSObject, NSCopying {}
      open class MTLAccelerationStructureGeometryDescriptor: NSObject, NSCopying {}
      public struct MTLAccelerationStructureInstanceDescriptor: Sendable {}
      public enum MTLAccelerationStructureInstanceDescriptorType: Hashable, RawRepresentable, Sendable {}
      public struct MTLAccelerationStructureInstanceOptions: OptionSet, Sendable {}
      open class MTLAccelerationStructureMotionBoundingBoxGeometryDescriptor: MTLAccelerationStructureGeometryDescriptor {}
      open class MTLAccelerationStructureMotionCurveGeometryDescriptor: MTLAccelerationStructureGeometryDescriptor {}
      public struct MTLAccelerationStructureMotionInstanceDescriptor: Sendable {}
      open class MTLAccelerationStructureMotionTriangleGeometryDescriptor: MTLAccelerationStructureGeometryDescriptor {}
      open class MTLAccelerationStructurePassDescriptor: NSObject, NSCopying {}
      open class MTLAccelerationStructurePassSampleBufferAttachmentDescriptor: NSObject, NSCopying {}
      open class MTLAccelerationStructurePassSampleBufferAttachmentDescriptorArray: NSObject {}
      public struct MTLAccelerationStructureRefitOptions: OptionSet, Sendable {}
      public struct MTLAccelerationStructureSizes: Sendable {}
      open class MTLAccelerationStructureTriangleGeometryDescriptor: MTLAccelerationStructureGeometryDescriptor {}
      public struct MTLAccelerationStructureUsage: OptionSet, Sendable {}
      public struct MTLAccelerationStructureUserIDInstanceDescriptor: Sendable {}
      open class MTLArchitecture: NSObject, NSCopying {}
      open class MTLArgument: NSObject {}
      public typealias MTLArgumentAccess = MTLBindingAccess
      public enum MTLArgumentBuffersTier: Hashable, RawRepresentable, Sendable {}
      open class MTLArgumentDescriptor: NSObject, NSCopying {}
      public protocol MTLArgumentEncoder: NSObjectProtocol {}
      public enum MTLArgumentType: Hashable, RawRepresentable {}
      open class MTLArrayType: MTLType {}
      open class MTLAttribute: NSObject {}
      open class MTLAttributeDescriptor: NSObject, NSCopying {}
      open class MTLAttributeDescriptorArray: NSObject {}
      public enum MTLAttributeFormat: Hashable, RawRepresentable, Sendable {}
      public typealias MTLAutoreleasedArgument = MTLArgument
      public typealias MTLAutoreleasedComputePipelineReflection = MTLComputePipelineReflection
      public typealias MTLAutoreleasedRenderPipelineReflection = MTLRenderPipelineReflection
      public typealias MTLAxisAlignedBoundingBox = _MTLAxisAlignedBoundingBox
      public struct MTLBarrierScope: OptionSet, Sendable {}
      public protocol MTLBinaryArchive: NSObjectProtocol {}
      open class MTLBinaryArchiveDescriptor: NSObject, NSCopying {}
      public struct MTLBinaryArchiveError: CustomNSError, Hashable, Sendable {}
      public protocol MTLBinding: NSObjectProtocol {}
      public enum MTLBindingAccess: Hashable, RawRepresentable, Sendable {}
      public enum MTLBindingType: Hashable, RawRepresentable, Sendable {}
      public enum MTLBlendFactor: Hashable, RawRepresentable, Sendable {}
      public enum MTLBlendOperation: Hashable, RawRepresentable, Sendable {}
      public protocol MTLBlitCommandEncoder: MTLCommandEncoder {}
      public struct MTLBlitOption: OptionSet, Sendable {}
      open class MTLBlitPassDescriptor: NSObject, NSCopying {}
      open class MTLBlitPassSampleBufferAttachmentDescriptor: NSObject, NSCopying {}
      open class MTLBlitPassSampleBufferAttachmentDescriptorArray: NSObject {}
      public protocol MTLBuffer: MTLResource {}
      public protocol MTLBufferBinding: MTLBinding {}
      open class MTLBufferLayoutDescriptor: NSObject, NSCopying {}
      open class MTLBufferLayoutDescriptorArray: NSObject {}
      public enum MTLCPUCacheMode: Hashable, RawRepresentable, Sendable {}
      open class MTLCaptureDescriptor: NSObject, NSCopying {}
      public enum MTLCaptureDestination: Hashable, RawRepresentable, Sendable {}
      public enum MTLCaptureError: Hashable, RawRepresentable, Sendable {}
      open class MTLCaptureManager: NSObject {}
      public protocol MTLCaptureScope: NSObjectProtocol {}
      public struct MTLClearColor: Sendable {}
      public struct MTLColorWriteMask: OptionSet, Sendable {}
      public protocol MTLCommandBuffer: NSObjectProtocol {}
      open class MTLCommandBufferDescriptor: NSObject, NSCopying {}
      public protocol MTLCommandBufferEncoderInfo: NSObjectProtocol {}
      public struct MTLCommandBufferError: CustomNSError, Hashable, Sendable {}
      public struct MTLCommandBufferErrorOption: OptionSet, Sendable {}
      public typealias MTLCommandBufferHandler = (any MTLCommandBuffer) -> Void
      public enum MTLCommandBufferStatus: Hashable, RawRepresentable, Sendable {}
      public protocol MTLCommandEncoder: NSObjectProtocol {}
      public enum MTLCommandEncoderErrorState: Hashable, RawRepresentable, Sendable {}
      public protocol MTLCommandQueue: NSObjectProtocol {}
      public struct MTLCommonCounter: Hashable, RawRepresentable, Sendable {}
      public struct MTLCommonCounterSet: Hashable, RawRepresentable, Sendable {}
      public enum MTLCompareFunction: Hashable, RawRepresentable, Sendable {}
      open class MTLCompileOptions: NSObject, NSCopying {}
      public enum MTLCompileSymbolVisibility: Hashable, RawRepresentable, Sendable {}
      public protocol MTLComputeCommandEncoder: MTLCommandEncoder {}
      open class MTLComputePassDescriptor: NSObject, NSCopying {}
      open class MTLComputePassSampleBufferAttachmentDescriptor: NSObject, NSCopying {}
      open class MTLComputePassSampleBufferAttachmentDescriptorArray: NSObject {}
      open class MTLComputePipelineDescriptor: NSObject, NSCopying {}
      open class MTLComputePipelineReflection: NSObject {}
      public protocol MTLComputePipelineState: NSObjectProtocol {}
      public typealias MTLCoordinate2D = MTLSamplePosition
      public protocol MTLCounter: NSObjectProtocol {}
      public struct MTLCounterResultStageUtilization: Sendable {}
      public struct MTLCounterResultStatistic: Sendable {}
      public struct MTLCounterResultTimestamp: Sendable {}
      public protocol MTLCounterSampleBuffer: NSObjectProtocol {}
      open class MTLCounterSampleBufferDescriptor: NSObject, NSCopying {}
      public struct MTLCounterSampleBufferError: CustomNSError, Hashable, Sendable {}
      public enum MTLCounterSamplingPoint: Hashable, RawRepresentable, Sendable {}
      public protocol MTLCounterSet: NSObjectProtocol {}
      public enum MTLCullMode: Hashable, RawRepresentable, Sendable {}
      public enum MTLCurveBasis: Hashable, RawRepresentable, Sendable {}
      public enum MTLCurveEndCaps: Hashable, RawRepresentable, Sendable {}
      public enum MTLCurveType: Hashable, RawRepresentable, Sendable {}
      public enum MTLDataType: Hashable, RawRepresentable, Sendable {}
      public enum MTLDepthClipMode: Hashable, RawRepresentable, Sendable {}
      open class MTLDepthStencilDescriptor: NSObject, NSCopying {}
      public protocol MTLDepthStencilState: NSObjectProtocol {}
      public protocol MTLDevice: NSObjectProtocol {}
      public struct MTLDispatchThreadgroupsIndirectArguments: Sendable {}
      public enum MTLDispatchType: Hashable, RawRepresentable, Sendable {}
      public struct MTLDrawIndexedPrimitivesIndirectArguments: Sendable {}
      public struct MTLDrawPatchIndirectArguments: Sendable {}
      public struct MTLDrawPrimitivesIndirectArguments: Sendable {}
      public protocol MTLDrawable: NSObjectProtocol {}
      public typealias MTLDrawablePresentedHandler = (any MTLDrawable) -> Void
      public protocol MTLDynamicLibrary: NSObjectProtocol {}
      public struct MTLDynamicLibraryError: CustomNSError, Hashable, Sendable {}
      public protocol MTLEvent: NSObjectProtocol {}
      public enum MTLFeatureSet: Hashable, RawRepresentable {}
      public protocol MTLFence: NSObjectProtocol {}
      public protocol MTLFunction: NSObjectProtocol {}
      open class MTLFunctionConstant: NSObject {}
      open class MTLFunctionConstantValues: NSObject, NSCopying {}
      open class MTLFunctionDescriptor: NSObject, NSCopying {}
      public protocol MTLFunctionHandle: NSObjectProtocol {}
      public protocol MTLFunctionLog: NSObjectProtocol {}
      public protocol MTLFunctionLogDebugLocation: NSObjectProtocol {}
      public enum MTLFunctionLogType: Hashable, RawRepresentable, Sendable {}
      public struct MTLFunctionOptions: OptionSet, Sendable {}
      public protocol MTLFunctionStitchingAttribute: NSObjectProtocol {}
      open class MTLFunctionStitchingAttributeAlwaysInline: NSObject, MTLFunctionStitchingAttribute {}
      open class MTLFunctionStitchingFunctionNode: NSObject, MTLFunctionStitchingNode {}
      open class MTLFunctionStitchingGraph: NSObject, NSCopying {}
      open class MTLFunctionStitchingInputNode: NSObject, MTLFunctionStitchingNode {}
      public protocol MTLFunctionStitchingNode: NSCopying, NSObjectProtocol {}
      public enum MTLFunctionType: Hashable, RawRepresentable, Sendable {}
      public enum MTLGPUFamily: Hashable, RawRepresentable, Sendable {}
      public enum MTLHazardTrackingMode: Hashable, RawRepresentable, Sendable {}
      public protocol MTLHeap: NSObjectProtocol {}
      open class MTLHeapDescriptor: NSObject, NSCopying {}
      public enum MTLHeapType: Hashable, RawRepresentable, Sendable {}
      public protocol MTLIOCommandBuffer: NSObjectProtocol {}
      public typealias MTLIOCommandBufferHandler = (any MTLIOCommandBuffer) -> Void
      public protocol MTLIOCommandQueue: NSObjectProtocol {}
      open class MTLIOCommandQueueDescriptor: NSObject, NSCopying {}
      public enum MTLIOCommandQueueType: Hashable, RawRepresentable, Sendable {}
      public enum MTLIOCompressionMethod: Hashable, RawRepresentable, Sendable {}
      public enum MTLIOCompressionStatus: Hashable, RawRepresentable, Sendable {}
      public struct MTLIOError: CustomNSError, Hashable, Sendable {}
      public protocol MTLIOFileHandle: NSObjectProtocol {}
      public enum MTLIOPriority: Hashable, RawRepresentable, Sendable {}
      public protocol MTLIOScratchBuffer: NSObjectProtocol {}
      public protocol MTLIOScratchBufferAllocator: NSObjectProtocol {}
      public enum MTLIOStatus: Hashable, RawRepresentable, Sendable {}
      public enum MTLIndexType: Hashable, RawRepresentable, Sendable {}
      public struct MTLIndirectAccelerationStructureInstanceDescriptor: Sendable {}
      public struct MTLIndirectAccelerationStructureMotionInstanceDescriptor: Sendable {}
      public protocol MTLIndirectCommandBuffer: MTLResource {}
      open class MTLIndirectCommandBufferDescriptor: NSObject, NSCopying {}
      public struct MTLIndirectCommandBufferExecutionRange: Sendable {}
      public struct MTLIndirectCommandType: OptionSet, Sendable {}
      public protocol MTLIndirectComputeCommand: NSObjectProtocol {}
      open class MTLIndirectInstanceAccelerationStructureDescriptor: MTLAccelerationStructureDescriptor {}
      public protocol MTLIndirectRenderCommand: NSObjectProtocol {}
      open class MTLInstanceAccelerationStructureDescriptor: MTLAccelerationStructureDescriptor {}
      open class MTLIntersectionFunctionDescriptor: MTLFunctionDescriptor {}
      public struct MTLIntersectionFunctionSignature: OptionSet, Sendable {}
      public protocol MTLIntersectionFunctionTable: MTLResource {}
      open class MTLIntersectionFunctionTableDescriptor: NSObject, NSCopying {}
      public enum MTLLanguageVersion: Hashable, RawRepresentable, Sendable {}
      public protocol MTLLibrary: NSObjectProtocol {}
      public struct MTLLibraryError: CustomNSError, Hashable, Sendable {}
      public enum MTLLibraryOptimizationLevel: Hashable, RawRepresentable, Sendable {}
      public enum MTLLibraryType: Hashable, RawRepresentable, Sendable {}
      open class MTLLinkedFunctions: NSObject, NSCopying {}
      public enum MTLLoadAction: Hashable, RawRepresentable, Sendable {}
      public struct MTLLogContainer: Sequence {}
      public struct MTLMapIndirectArguments: Sendable {}
      open class MTLMeshRenderPipelineDescriptor: NSObject, NSCopying {}
      public enum MTLMotionBorderMode: Hashable, RawRepresentable, Sendable {}
      open class MTLMotionKeyframeData: NSObject {}
      public enum MTLMultisampleDepthResolveFilter: Hashable, RawRepresentable, Sendable {}
      public enum MTLMultisampleStencilResolveFilter: Hashable, RawRepresentable, Sendable {}
      public enum MTLMutability: Hashable, RawRepresentable, Sendable {}
      public typealias MTLNewComputePipelineStateCompletionHandler = ((any MTLComputePipelineState)?, (any Error)?) -> Void
      public typealias MTLNewComputePipelineStateWithReflectionCompletionHandler = ((any MTLComputePipelineState)?, MTLComputePipelineReflection?, (any Error)?) -> Void
      public typealias MTLNewLibraryCompletionHandler = ((any MTLLibrary)?, (any Error)?) -> Void
      public typealias MTLNewRenderPipelineStateCompletionHandler = ((any MTLRenderPipelineState)?, (any Error)?) -> Void
      public typealias MTLNewRenderPipelineStateWithReflectionCompletionHandler = ((any MTLRenderPipelineState)?, MTLRenderPipelineReflection?, (any Error)?) -> Void
      public protocol MTLObjectPayloadBinding: MTLBinding {}
      public struct MTLOrigin: Sendable {}
      public typealias MTLPackedFloat3 = _MTLPackedFloat3
      public typealias MTLPackedFloat4x3 = _MTLPackedFloat4x3
      public protocol MTLParallelRenderCommandEncoder: MTLCommandEncoder {}
      public enum MTLPatchType: Hashable, RawRepresentable, Sendable {}
      open class MTLPipelineBufferDescriptor: NSObject, NSCopying {}
      open class MTLPipelineBufferDescriptorArray: NSObject {}
      public struct MTLPipelineOption: OptionSet, Sendable {}
      public enum MTLPixelFormat: Hashable, RawRepresentable, Sendable {}
      open class MTLPointerType: MTLType {}
      open class MTLPrimitiveAccelerationStructureDescriptor: MTLAccelerationStructureDescriptor {}
      public enum MTLPrimitiveTopologyClass: Hashable, RawRepresentable, Sendable {}
      public enum MTLPrimitiveType: Hashable, RawRepresentable, Sendable {}
      public enum MTLPurgeableState: Hashable, RawRepresentable, Sendable {}
      public struct MTLQuadTessellationFactorsHalf: Sendable {}
      open class MTLRasterizationRateLayerArray: NSObject {}
      open class MTLRasterizationRateLayerDescriptor: NSObject, NSCopying {}
      public protocol MTLRasterizationRateMap: NSObjectProtocol {}
      open class MTLRasterizationRateMapDescriptor: NSObject, NSCopying {}
      open class MTLRasterizationRateSampleArray: NSObject {}
      public enum MTLReadWriteTextureTier: Hashable, RawRepresentable, Sendable {}
      public struct MTLRegion: Sendable {}
      public protocol MTLRenderCommandEncoder: MTLCommandEncoder {}
      open class MTLRenderPassAttachmentDescriptor: NSObject, NSCopying {}
      open class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {}
      open class MTLRenderPassColorAttachmentDescriptorArray: NSObject {}
      open class MTLRenderPassDepthAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {}
      open class MTLRenderPassDescriptor: NSObject, NSCopying {}
      open class MTLRenderPassSampleBufferAttachmentDescriptor: NSObject, NSCopying {}
      open class MTLRenderPassSampleBufferAttachmentDescriptorArray: NSObject {}
      open class MTLRenderPassStencilAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {}
      open class MTLRenderPipelineColorAttachmentDescriptor: NSObject, NSCopying {}
      open class MTLRenderPipelineColorAttachmentDescriptorArray: NSObject {}
      open class MTLRenderPipelineDescriptor: NSObject, NSCopying {}
      open class MTLRenderPipelineFunctionsDescriptor: NSObject, NSCopying {}
      open class MTLRenderPipelineReflection: NSObject {}
      public protocol MTLRenderPipelineState: NSObjectProtocol {}
      public struct MTLRenderStages: OptionSet, Sendable {}
      public protocol MTLResource: NSObjectProtocol {}
      public struct MTLResourceID: Sendable {}
      public struct MTLResourceOptions: OptionSet, Sendable {}
      public protocol MTLResourceStateCommandEncoder: MTLCommandEncoder {}
      open class MTLResourceStatePassDescriptor: NSObject, NSCopying {}
      open class MTLResourceStatePassSampleBufferAttachmentDescriptor: NSObject, NSCopying {}
      open class MTLResourceStatePassSampleBufferAttachmentDescriptorArray: NSObject {}
      public struct MTLResourceUsage: OptionSet, Sendable {}
      public struct MTLSamplePosition: Sendable {}
      public enum MTLSamplerAddressMode: Hashable, RawRepresentable, Sendable {}
      public enum MTLSamplerBorderColor: Hashable, RawRepresentable, Sendable {}
      open class MTLSamplerDescriptor: NSObject, NSCopying {}
      public enum MTLSamplerMinMagFilter: Hashable, RawRepresentable, Sendable {}
      public enum MTLSamplerMipFilter: Hashable, RawRepresentable, Sendable {}
      public protocol MTLSamplerState: NSObjectProtocol {}
      public struct MTLScissorRect: Sendable {}
      public protocol MTLSharedEvent: MTLEvent {}
      open class MTLSharedEventHandle: NSObject, NSSecureCoding {}
      open class MTLSharedEventListener: NSObject {}
      public typealias MTLSharedEventNotificationBlock = (any MTLSharedEvent, UInt64) -> Void
      open class MTLSharedTextureHandle: NSObject, NSSecureCoding {}
      public struct MTLSize: Sendable {}
      public struct MTLSizeAndAlign: Sendable {}
      public enum MTLSparsePageSize: Hashable, RawRepresentable, Sendable {}
      public enum MTLSparseTextureMappingMode: Hashable, RawRepresentable, Sendable {}
      public enum MTLSparseTextureRegionAlignmentMode: Hashable, RawRepresentable, Sendable {}
      public struct MTLStageInRegionIndirectArguments: Sendable {}
      open class MTLStageInputOutputDescriptor: NSObject, NSCopying {}
      open class MTLStencilDescriptor: NSObject, NSCopying {}
      public enum MTLStencilOperation: Hashable, RawRepresentable, Sendable {}
      public enum MTLStepFunction: Hashable, RawRepresentable, Sendable {}
      open class MTLStitchedLibraryDescriptor: NSObject, NSCopying {}
      public enum MTLStorageMode: Hashable, RawRepresentable, Sendable {}
      public enum MTLStoreAction: Hashable, RawRepresentable, Sendable {}
      public struct MTLStoreActionOptions: OptionSet, Sendable {}
      open class MTLStructMember: NSObject {}
      open class MTLStructType: MTLType {}
      public enum MTLTessellationControlPointIndexType: Hashable, RawRepresentable, Sendable {}
      public enum MTLTessellationFactorFormat: Hashable, RawRepresentable, Sendable {}
      public enum MTLTessellationFactorStepFunction: Hashable, RawRepresentable, Sendable {}
      public enum MTLTessellationPartitionMode: Hashable, RawRepresentable, Sendable {}
      public protocol MTLTexture: MTLResource {}
      public protocol MTLTextureBinding: MTLBinding {}
      public enum MTLTextureCompressionType: Hashable, RawRepresentable, Sendable {}
      open class MTLTextureDescriptor: NSObject, NSCopying {}
      open class MTLTextureReferenceType: MTLType {}
      public enum MTLTextureSwizzle: Hashable, RawRepresentable, Sendable {}
      public struct MTLTextureSwizzleChannels: Sendable {}
      public enum MTLTextureType: Hashable, RawRepresentable, Sendable {}
      public struct MTLTextureUsage: OptionSet, Sendable {}
      public protocol MTLThreadgroupBinding: MTLBinding {}
      open class MTLTileRenderPipelineColorAttachmentDescriptor: NSObject, NSCopying {}
      open class MTLTileRenderPipelineColorAttachmentDescriptorArray: NSObject {}
      open class MTLTileRenderPipelineDescriptor: NSObject, NSCopying {}
      public enum MTLTriangleFillMode: Hashable, RawRepresentable, Sendable {}
      public struct MTLTriangleTessellationFactorsHalf: Sendable {}
      open class MTLType: NSObject {}
      public struct MTLVertexAmplificationViewMapping: Sendable {}
      open class MTLVertexAttribute: NSObject {}
      open class MTLVertexAttributeDescriptor: NSObject, NSCopying {}
      open class MTLVertexAttributeDescriptorArray: NSObject {}
      open class MTLVertexBufferLayoutDescriptor: NSObject, NSCopying {}
      open class MTLVertexBufferLayoutDescriptorArray: NSObject {}
      open class MTLVertexDescriptor: NSObject, NSCopying {}
      public enum MTLVertexFormat: Hashable, RawRepresentable, Sendable {}
      public enum MTLVertexStepFunction: Hashable, RawRepresentable, Sendable {}
      public struct MTLViewport: Sendable {}
      public enum MTLVisibilityResultMode: Hashable, RawRepresentable, Sendable {}
      public protocol MTLVisibleFunctionTable: MTLResource {}
      open class MTLVisibleFunctionTableDescriptor: NSObject, NSCopying {}
      public enum MTLWinding: Hashable, RawRepresentable, Sendable {}
      extension MTLBinaryArchiveError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension MTLCommandBufferError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension MTLCounterSampleBufferError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension MTLDynamicLibraryError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension MTLIOError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension MTLLibraryError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension MTLLogContainer {
        public struct Iterator: IteratorProtocol {}
      }
      """#)
}
