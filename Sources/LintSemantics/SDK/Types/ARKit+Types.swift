// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let arKit = SDKTypes(
    module: "ARKit",
    exports: [
      "AVFoundation", "CoreGraphics", "CoreLocation", "CoreVideo", "Foundation", "ImageIO", "Metal",
      "QuickLook", "SceneKit", "SpriteKit", "UIKit", "Vision"
    ],
    imports: [],
    extended: [
      "ARAppClipCodeAnchor", "ARCamera", "ARCoachingOverlayView", "ARConfiguration", "ARError", "ARFaceAnchor",
      "ARFrame", "ARGeoAnchor", "ARGeoTrackingStatus", "ARHitTestResult", "ARMatteGenerator", "ARPlaneAnchor",
      "ARRaycastQuery", "ARSession", "ARSkeleton", "ARWorldTrackingConfiguration", "Classification",
      "CollaborationData", "TrackingState"
    ],
    text: #"""
      // source: apple/arkit; since: iOS 17.4 SDK
      open class ARAnchor: NSObject, ARAnchorCopying, NSSecureCoding {}
      public protocol ARAnchorCopying: NSCopying {}
      open class ARAppClipCodeAnchor: ARAnchor, ARTrackable {}
      open class ARBody2D: NSObject {}
      open class ARBodyAnchor: ARAnchor, ARTrackable {}
      open class ARBodyTrackingConfiguration: ARConfiguration {}
      open class ARCamera: NSObject, NSCopying {}
      @MainActor open class ARCoachingOverlayView: UIView {}
      public protocol ARCoachingOverlayViewDelegate: NSObjectProtocol {}
      public enum ARConfidenceLevel: Comparable, Hashable, RawRepresentable, Sendable {}
      open class ARConfiguration: NSObject, NSCopying {}
      open class ARDepthData: NSObject {}
      open class ARDirectionalLightEstimate: ARLightEstimate {}
      open class AREnvironmentProbeAnchor: ARAnchor {}
      public struct ARError: CustomNSError, Hashable, Sendable {}
      open class ARFaceAnchor: ARAnchor, ARTrackable {}
      open class ARFaceGeometry: NSObject, NSCopying, NSSecureCoding {}
      open class ARFaceTrackingConfiguration: ARConfiguration {}
      open class ARFrame: NSObject, NSCopying {}
      open class ARGeoAnchor: ARAnchor, ARTrackable {}
      open class ARGeoTrackingConfiguration: ARConfiguration {}
      open class ARGeoTrackingStatus: NSObject, NSCopying, NSSecureCoding {}
      open class ARGeometryElement: NSObject, NSSecureCoding {}
      public enum ARGeometryPrimitiveType: Hashable, RawRepresentable, Sendable {}
      open class ARGeometrySource: NSObject, NSSecureCoding {}
      open class ARHitTestResult: NSObject {}
      open class ARImageAnchor: ARAnchor, ARTrackable {}
      open class ARImageTrackingConfiguration: ARConfiguration {}
      open class ARLightEstimate: NSObject {}
      open class ARMatteGenerator: NSObject {}
      open class ARMeshAnchor: ARAnchor {}
      public enum ARMeshClassification: Hashable, RawRepresentable, Sendable {}
      open class ARMeshGeometry: NSObject, NSSecureCoding {}
      open class ARObjectAnchor: ARAnchor {}
      open class ARObjectScanningConfiguration: ARConfiguration {}
      open class AROrientationTrackingConfiguration: ARConfiguration {}
      open class ARParticipantAnchor: ARAnchor {}
      open class ARPlaneAnchor: ARAnchor {}
      open class ARPlaneExtent: NSObject, NSSecureCoding {}
      open class ARPlaneGeometry: NSObject, NSSecureCoding {}
      open class ARPointCloud: NSObject, NSSecureCoding {}
      open class ARPositionalTrackingConfiguration: ARConfiguration {}
      open class ARQuickLookPreviewItem: NSObject, QLPreviewItem {}
      open class ARRaycastQuery: NSObject {}
      open class ARRaycastResult: NSObject {}
      open class ARReferenceImage: NSObject {}
      open class ARReferenceObject: NSObject, NSSecureCoding {}
      public typealias ARSCNDebugOptions = SCNDebugOptions
      open class ARSCNFaceGeometry: SCNGeometry {}
      open class ARSCNPlaneGeometry: SCNGeometry {}
      @MainActor open class ARSCNView: SCNView, ARSessionProviding {}
      public protocol ARSCNViewDelegate: ARSessionObserver, SCNSceneRendererDelegate {}
      @MainActor open class ARSKView: SKView, ARSessionProviding {}
      public protocol ARSKViewDelegate: ARSessionObserver, SKViewDelegate {}
      open class ARSession: NSObject {}
      public protocol ARSessionDelegate: ARSessionObserver {}
      public protocol ARSessionObserver: NSObjectProtocol {}
      public protocol ARSessionProviding: NSObjectProtocol {}
      open class ARSkeleton: NSObject {}
      open class ARSkeleton2D: ARSkeleton {}
      open class ARSkeleton3D: ARSkeleton {}
      open class ARSkeletonDefinition: NSObject {}
      public protocol ARTrackable: NSObjectProtocol {}
      open class ARTrackedRaycast: NSObject {}
      open class ARWorldMap: NSObject, NSCopying, NSSecureCoding {}
      open class ARWorldTrackingConfiguration: ARConfiguration {}
      extension ARAppClipCodeAnchor {
        public enum URLDecodingState: Hashable, RawRepresentable, Sendable {}
      }
      extension ARCamera {
        public enum TrackingState: Equatable {}
      }
      extension ARCamera.TrackingState {
        public enum Reason: Hashable {}
      }
      extension ARCoachingOverlayView {
        public enum Goal: Hashable, RawRepresentable, Sendable {}
      }
      extension ARConfiguration {
        public struct FrameSemantics: OptionSet, Sendable {}
        public struct SceneReconstruction: OptionSet, Sendable {}
        open class VideoFormat: NSObject, NSCopying {}
        public enum WorldAlignment: Hashable, RawRepresentable, Sendable {}
      }
      extension ARError {
        public enum Code: Hashable, RawRepresentable, Sendable {}
      }
      extension ARFaceAnchor {
        public struct BlendShapeLocation: Hashable, RawRepresentable, Sendable {}
      }
      extension ARFrame {
        public enum SegmentationClass: Hashable, RawRepresentable, Sendable {}
        public enum WorldMappingStatus: Hashable, RawRepresentable, Sendable {}
      }
      extension ARGeoAnchor {
        public enum AltitudeSource: Hashable, RawRepresentable, Sendable {}
      }
      extension ARGeoTrackingStatus {
        public enum Accuracy: Hashable, RawRepresentable, Sendable {}
        public enum State: Hashable, RawRepresentable, Sendable {}
        public enum StateReason: Hashable, RawRepresentable, Sendable {}
      }
      extension ARHitTestResult {
        public struct ResultType: OptionSet {}
      }
      extension ARMatteGenerator {
        public enum Resolution: Hashable, RawRepresentable, Sendable {}
      }
      extension ARPlaneAnchor {
        public enum Alignment: Hashable, RawRepresentable, Sendable {}
        public enum Classification: Equatable {}
      }
      extension ARPlaneAnchor.Classification {
        public enum Status: Hashable {}
      }
      extension ARRaycastQuery {
        public enum Target: Hashable, RawRepresentable, Sendable {}
        public enum TargetAlignment: Hashable, RawRepresentable, Sendable {}
      }
      extension ARSession {
        open class CollaborationData: NSObject, NSSecureCoding {}
        public struct RunOptions: OptionSet, Sendable {}
      }
      extension ARSession.CollaborationData {
        public enum Priority: Hashable, RawRepresentable, Sendable {}
      }
      extension ARSkeleton {
        public struct JointName: Hashable, RawRepresentable, Sendable {}
      }
      extension ARWorldTrackingConfiguration {
        public enum EnvironmentTexturing: Hashable, RawRepresentable, Sendable {}
        public struct PlaneDetection: OptionSet, Sendable {}
      }
      """#)
}
