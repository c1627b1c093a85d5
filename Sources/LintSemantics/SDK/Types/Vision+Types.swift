// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let vision = SDKTypes(
    module: "Vision",
    exports: ["CoreGraphics", "CoreML", "CoreMedia", "CoreVideo", "Foundation", "ImageIO", "Metal"],
    imports: [],
    extended: [
      "VNAnimalBodyPoseObservation", "VNGenerateOpticalFlowRequest", "VNGeneratePersonSegmentationRequest",
      "VNHumanBodyPose3DObservation", "VNHumanBodyPoseObservation", "VNHumanHandPoseObservation",
      "VNTrackOpticalFlowRequest", "VNVideoProcessor"
    ],
    text: #"""
      // source: apple/vision; since: iOS 17.4 SDK
      open class VNAnimalBodyPoseObservation: VNRecognizedPointsObservation {}
      public struct VNAnimalIdentifier: Hashable, RawRepresentable, Sendable {}
      public typealias VNAspectRatio = Float
      public enum VNBarcodeCompositeType: Hashable, RawRepresentable, Sendable {}
      open class VNBarcodeObservation: VNRectangleObservation {}
      public struct VNBarcodeSymbology: Hashable, RawRepresentable, Sendable {}
      public enum VNChirality: Hashable, RawRepresentable, Sendable {}
      open class VNCircle: NSObject, NSCopying, NSSecureCoding {}
      open class VNClassificationObservation: VNObservation {}
      open class VNClassifyImageRequest: VNImageBasedRequest {}
      public struct VNComputeStage: Hashable, RawRepresentable, Sendable {}
      public typealias VNConfidence = Float
      open class VNContour: NSObject, NSCopying, VNRequestRevisionProviding {}
      open class VNContoursObservation: VNObservation {}
      open class VNCoreMLFeatureValueObservation: VNObservation {}
      open class VNCoreMLModel: NSObject {}
      open class VNCoreMLRequest: VNImageBasedRequest {}
      public typealias VNDegrees = Float
      open class VNDetectAnimalBodyPoseRequest: VNImageBasedRequest {}
      open class VNDetectBarcodesRequest: VNImageBasedRequest {}
      open class VNDetectContoursRequest: VNImageBasedRequest {}
      open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest {}
      open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest, VNFaceObservationAccepting {}
      open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, VNFaceObservationAccepting {}
      open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {}
      open class VNDetectHorizonRequest: VNImageBasedRequest {}
      open class VNDetectHumanBodyPose3DRequest: VNStatefulRequest {}
      open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest {}
      open class VNDetectHumanHandPoseRequest: VNImageBasedRequest {}
      open class VNDetectHumanRectanglesRequest: VNImageBasedRequest {}
      open class VNDetectRectanglesRequest: VNImageBasedRequest {}
      open class VNDetectTextRectanglesRequest: VNImageBasedRequest {}
      open class VNDetectTrajectoriesRequest: VNStatefulRequest {}
      open class VNDetectedObjectObservation: VNObservation {}
      open class VNDetectedPoint: VNPoint {}
      public enum VNElementType: Hashable, RawRepresentable, Sendable {}
      public enum VNErrorCode: Hashable, RawRepresentable, Sendable {}
      open class VNFaceLandmarkRegion: NSObject, NSCopying, NSSecureCoding, VNRequestRevisionProviding {}
      open class VNFaceLandmarkRegion2D: VNFaceLandmarkRegion {}
      open class VNFaceLandmarks: NSObject, NSCopying, NSSecureCoding, VNRequestRevisionProviding {}
      open class VNFaceLandmarks2D: VNFaceLandmarks {}
      open class VNFaceObservation: VNDetectedObjectObservation {}
      public protocol VNFaceObservationAccepting: NSObjectProtocol {}
      open class VNFeaturePrintObservation: VNObservation {}
      open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest {}
      open class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest {}
      open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest {}
      open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest {}
      open class VNGenerateOpticalFlowRequest: VNTargetedImageRequest {}
      open class VNGeneratePersonInstanceMaskRequest: VNImageBasedRequest {}
      open class VNGeneratePersonSegmentationRequest: VNStatefulRequest {}
      open class VNGeometryUtils: NSObject {}
      open class VNHomographicImageRegistrationRequest: VNImageRegistrationRequest {}
      open class VNHorizonObservation: VNObservation {}
      open class VNHumanBodyPose3DObservation: VNRecognizedPoints3DObservation {}
      open class VNHumanBodyPoseObservation: VNRecognizedPointsObservation {}
      open class VNHumanBodyRecognizedPoint3D: VNRecognizedPoint3D {}
      open class VNHumanHandPoseObservation: VNRecognizedPointsObservation {}
      open class VNHumanObservation: VNDetectedObjectObservation {}
      open class VNImageAlignmentObservation: VNObservation {}
      open class VNImageBasedRequest: VNRequest {}
      public enum VNImageCropAndScaleOption: Hashable, RawRepresentable, Sendable {}
      open class VNImageHomographicAlignmentObservation: VNImageAlignmentObservation {}
      public struct VNImageOption: Hashable, RawRepresentable, Sendable {}
      open class VNImageRegistrationRequest: VNTargetedImageRequest {}
      open class VNImageRequestHandler: NSObject {}
      open class VNImageTranslationAlignmentObservation: VNImageAlignmentObservation {}
      open class VNInstanceMaskObservation: VNObservation {}
      open class VNObservation: NSObject, NSCopying, NSSecureCoding, VNRequestRevisionProviding {}
      open class VNPixelBufferObservation: VNObservation {}
      open class VNPoint: NSObject, NSCopying, NSSecureCoding {}
      open class VNPoint3D: NSObject, NSCopying, NSSecureCoding {}
      public enum VNPointsClassification: Hashable, RawRepresentable, Sendable {}
      open class VNRecognizeAnimalsRequest: VNImageBasedRequest {}
      open class VNRecognizeTextRequest: VNImageBasedRequest, VNRequestProgressProviding {}
      open class VNRecognizedObjectObservation: VNDetectedObjectObservation {}
      open class VNRecognizedPoint: VNDetectedPoint {}
      open class VNRecognizedPoint3D: VNPoint3D {}
      public struct VNRecognizedPointGroupKey: Hashable, RawRepresentable, Sendable {}
      public struct VNRecognizedPointKey: Hashable, RawRepresentable, Sendable {}
      open class VNRecognizedPoints3DObservation: VNObservation {}
      open class VNRecognizedPointsObservation: VNObservation {}
      open class VNRecognizedText: NSObject, NSCopying, NSSecureCoding, VNRequestRevisionProviding {}
      open class VNRecognizedTextObservation: VNRectangleObservation {}
      open class VNRectangleObservation: VNDetectedObjectObservation {}
      open class VNRequest: NSObject, NSCopying {}
      public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void
      public enum VNRequestFaceLandmarksConstellation: Hashable, RawRepresentable, Sendable {}
      public typealias VNRequestProgressHandler = (VNRequest, Double, (any Error)?) -> Void
      public protocol VNRequestProgressProviding: NSObjectProtocol {}
      public protocol VNRequestRevisionProviding {}
      public enum VNRequestTextRecognitionLevel: Hashable, RawRepresentable, Sendable {}
      public enum VNRequestTrackingLevel: Hashable, RawRepresentable, Sendable {}
      open class VNSaliencyImageObservation: VNPixelBufferObservation {}
      open class VNSequenceRequestHandler: NSObject {}
      open class VNStatefulRequest: VNImageBasedRequest {}
      open class VNTargetedImageRequest: VNImageBasedRequest {}
      open class VNTextObservation: VNRectangleObservation {}
      open class VNTrackHomographicImageRegistrationRequest: VNStatefulRequest {}
      open class VNTrackObjectRequest: VNTrackingRequest {}
      open class VNTrackOpticalFlowRequest: VNStatefulRequest {}
      open class VNTrackRectangleRequest: VNTrackingRequest {}
      open class VNTrackTranslationalImageRegistrationRequest: VNStatefulRequest {}
      open class VNTrackingRequest: VNImageBasedRequest {}
      open class VNTrajectoryObservation: VNObservation {}
      open class VNTranslationalImageRegistrationRequest: VNImageRegistrationRequest {}
      open class VNVector: NSObject, NSCopying, NSSecureCoding {}
      public struct VNVideoProcessingOption: Hashable, RawRepresentable {}
      open class VNVideoProcessor: NSObject {}
      extension VNAnimalBodyPoseObservation {
        public struct JointName: Hashable, RawRepresentable, Sendable {}
        public struct JointsGroupName: Hashable, RawRepresentable, Sendable {}
      }
      extension VNGenerateOpticalFlowRequest {
        public enum ComputationAccuracy: Hashable, RawRepresentable, Sendable {}
      }
      extension VNGeneratePersonSegmentationRequest {
        public enum QualityLevel: Hashable, RawRepresentable, Sendable {}
      }
      extension VNHumanBodyPose3DObservation {
        public enum HeightEstimation: Hashable, RawRepresentable, Sendable {}
        public struct JointName: Hashable, RawRepresentable, Sendable {}
        public struct JointsGroupName: Hashable, RawRepresentable, Sendable {}
      }
      extension VNHumanBodyPoseObservation {
        public struct JointName: Hashable, RawRepresentable, Sendable {}
        public struct JointsGroupName: Hashable, RawRepresentable, Sendable {}
      }
      extension VNHumanHandPoseObservation {
        public struct JointName: Hashable, RawRepresentable, Sendable {}
        public struct JointsGroupName: Hashable, RawRepresentable, Sendable {}
      }
      extension VNTrackOpticalFlowRequest {
        public enum ComputationAccuracy: Hashable, RawRepresentable, Sendable {}
      }
      extension VNVideoProcessor {
        open class Cadence: NSObject, NSCopying {}
        open class FrameRateCadence: VNVideoProcessor.Cadence {}
        open class RequestProcessingOptions: NSObject, NSCopying {}
        open class TimeIntervalCadence: VNVideoProcessor.Cadence {}
      }
      """#)
}
