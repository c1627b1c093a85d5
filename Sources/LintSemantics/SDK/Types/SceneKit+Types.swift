// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let sceneKit = SDKTypes(
    module: "SceneKit",
    exports: ["CoreGraphics", "Foundation", "Metal", "QuartzCore", "UIKit"],
    imports: [],
    extended: [
      "SCNGeometrySource", "SCNLight", "SCNMaterial", "SCNParticleSystem", "SCNPhysicsShape",
      "SCNPhysicsWorld", "SCNScene", "SCNSceneSource", "SCNView"
    ],
    text: #"""
      // source: apple/scenekit; since: iOS 17.4 SDK
      open class SCNAccelerationConstraint: SCNConstraint {}
      open class SCNAction: NSObject, NSCopying, NSSecureCoding {}
      public typealias SCNActionTimingFunction = (Float) -> Float
      public enum SCNActionTimingMode: Hashable, RawRepresentable, Sendable {}
      public protocol SCNActionable: NSObjectProtocol {}
      public protocol SCNAnimatable: NSObjectProtocol {}
      open class SCNAnimation: NSObject, NSCopying, NSSecureCoding, SCNAnimationProtocol {}
      public typealias SCNAnimationDidStartBlock = (SCNAnimation, any SCNAnimatable) -> Void
      public typealias SCNAnimationDidStopBlock = (SCNAnimation, any SCNAnimatable, Bool) -> Void
      open class SCNAnimationEvent: NSObject {}
      public typealias SCNAnimationEventBlock = (any SCNAnimationProtocol, Any, Bool) -> Void
      open class SCNAnimationPlayer: NSObject, NSCopying, NSSecureCoding, SCNAnimatable {}
      public protocol SCNAnimationProtocol: NSObjectProtocol {}
      public enum SCNAntialiasingMode: Hashable, RawRepresentable, Sendable {}
      open class SCNAudioPlayer: NSObject {}
      open class SCNAudioSource: NSObject, NSCopying, NSSecureCoding {}
      open class SCNAvoidOccluderConstraint: SCNConstraint {}
      public protocol SCNAvoidOccluderConstraintDelegate: NSObjectProtocol {}
      public struct SCNBillboardAxis: OptionSet, Sendable {}
      open class SCNBillboardConstraint: SCNConstraint {}
      public typealias SCNBindingBlock = (UInt32, UInt32, SCNNode?, SCNRenderer) -> Void
      public enum SCNBlendMode: Hashable, RawRepresentable, Sendable {}
      public protocol SCNBoundingVolume: NSObjectProtocol {}
      open class SCNBox: SCNGeometry {}
      public typealias SCNBufferBindingBlock = (any SCNBufferStream, SCNNode, any SCNShadable, SCNRenderer) -> Void
      public enum SCNBufferFrequency: Hashable, RawRepresentable, Sendable {}
      public protocol SCNBufferStream: NSObjectProtocol {}
      open class SCNCamera: NSObject, NSCopying, NSSecureCoding, SCNAnimatable, SCNTechniqueSupport {}
      public protocol SCNCameraControlConfiguration: NSObjectProtocol {}
      open class SCNCameraController: NSObject {}
      public protocol SCNCameraControllerDelegate: NSObjectProtocol {}
      public enum SCNCameraProjectionDirection: Hashable, RawRepresentable, Sendable {}
      open class SCNCapsule: SCNGeometry {}
      public enum SCNChamferMode: Hashable, RawRepresentable, Sendable {}
      public struct SCNColorMask: OptionSet, Sendable {}
      open class SCNCone: SCNGeometry {}
      open class SCNConstraint: NSObject, NSCopying, NSSecureCoding, SCNAnimatable {}
      public enum SCNCullMode: Hashable, RawRepresentable, Sendable {}
      open class SCNCylinder: SCNGeometry {}
      public struct SCNDebugOptions: OptionSet, Sendable {}
      open class SCNDistanceConstraint: SCNConstraint {}
      public typealias SCNFieldForceEvaluator = (SCNVector3, SCNVector3, Float, Float, TimeInterval) -> SCNVector3
      public enum SCNFillMode: Hashable, RawRepresentable, Sendable {}
      public enum SCNFilterMode: Hashable, RawRepresentable, Sendable {}
      public typealias SCNFloat = Float
      open class SCNFloor: SCNGeometry {}
      open class SCNGeometry: NSObject, NSCopying, NSSecureCoding, SCNAnimatable, SCNBoundingVolume, SCNShadable {}
      open class SCNGeometryElement: NSObject, NSSecureCoding {}
      public enum SCNGeometryPrimitiveType: Hashable, RawRepresentable, Sendable {}
      open class SCNGeometrySource: NSObject, NSSecureCoding {}
      open class SCNGeometryTessellator: NSObject, NSCopying, NSSecureCoding {}
      public struct SCNHitTestOption: Hashable, RawRepresentable, Sendable {}
      open class SCNHitTestResult: NSObject {}
      public enum SCNHitTestSearchMode: Hashable, RawRepresentable, Sendable {}
      open class SCNIKConstraint: SCNConstraint {}
      public enum SCNInteractionMode: Hashable, RawRepresentable, Sendable {}
      open class SCNLevelOfDetail: NSObject, NSCopying, NSSecureCoding {}
      open class SCNLight: NSObject, NSCopying, NSSecureCoding, SCNAnimatable, SCNTechniqueSupport {}
      public enum SCNLightAreaType: Hashable, RawRepresentable, Sendable {}
      public enum SCNLightProbeType: Hashable, RawRepresentable, Sendable {}
      public enum SCNLightProbeUpdateType: Hashable, RawRepresentable, Sendable {}
      open class SCNLookAtConstraint: SCNConstraint {}
      open class SCNMaterial: NSObject, NSCopying, NSSecureCoding, SCNAnimatable, SCNShadable {}
      open class SCNMaterialProperty: NSObject, NSSecureCoding, SCNAnimatable {}
      public struct SCNMatrix4: Sendable {}
      open class SCNMorpher: NSObject, NSSecureCoding, SCNAnimatable {}
      public enum SCNMorpherCalculationMode: Hashable, RawRepresentable, Sendable {}
      public enum SCNMovabilityHint: Hashable, RawRepresentable, Sendable {}
      @MainActor open class SCNNode: NSObject, NSCopying, NSSecureCoding, SCNActionable, SCNAnimatable, SCNBoundingVolume, UIFocusItem {}
      public enum SCNNodeFocusBehavior: Hashable, RawRepresentable, Sendable {}
      public protocol SCNNodeRendererDelegate: NSObjectProtocol {}
      public enum SCNParticleBirthDirection: Hashable, RawRepresentable, Sendable {}
      public enum SCNParticleBirthLocation: Hashable, RawRepresentable, Sendable {}
      public enum SCNParticleBlendMode: Hashable, RawRepresentable, Sendable {}
      public enum SCNParticleEvent: Hashable, RawRepresentable, Sendable {}
      public enum SCNParticleImageSequenceAnimationMode: Hashable, RawRepresentable, Sendable {}
      public enum SCNParticleInputMode: Hashable, RawRepresentable, Sendable {}
      public enum SCNParticleModifierStage: Hashable, RawRepresentable, Sendable {}
      public enum SCNParticleOrientationMode: Hashable, RawRepresentable, Sendable {}
      open class SCNParticlePropertyController: NSObject, NSCopying, NSSecureCoding {}
      public enum SCNParticleSortingMode: Hashable, RawRepresentable, Sendable {}
      open class SCNParticleSystem: NSObject, NSCopying, NSSecureCoding, SCNAnimatable {}
      open class SCNPhysicsBallSocketJoint: SCNPhysicsBehavior {}
      open class SCNPhysicsBehavior: NSObject, NSSecureCoding {}
      open class SCNPhysicsBody: NSObject, NSCopying, NSSecureCoding {}
      public enum SCNPhysicsBodyType: Hashable, RawRepresentable, Sendable {}
      public struct SCNPhysicsCollisionCategory: OptionSet, Sendable {}
      open class SCNPhysicsConeTwistJoint: SCNPhysicsBehavior {}
      open class SCNPhysicsContact: NSObject {}
      public protocol SCNPhysicsContactDelegate: NSObjectProtocol {}
      open class SCNPhysicsField: NSObject, NSCopying, NSSecureCoding {}
      public enum SCNPhysicsFieldScope: Hashable, RawRepresentable, Sendable {}
      open class SCNPhysicsHingeJoint: SCNPhysicsBehavior {}
      open class SCNPhysicsShape: NSObject, NSCopying, NSSecureCoding {}
      open class SCNPhysicsSliderJoint: SCNPhysicsBehavior {}
      open class SCNPhysicsVehicle: SCNPhysicsBehavior {}
      open class SCNPhysicsVehicleWheel: NSObject, NSCopying, NSSecureCoding {}
      open class SCNPhysicsWorld: NSObject, NSSecureCoding {}
      open class SCNPlane: SCNGeometry {}
      open class SCNProgram: NSObject, NSCopying, NSSecureCoding {}
      public protocol SCNProgramDelegate: NSObjectProtocol {}
      open class SCNPyramid: SCNGeometry {}
      public typealias SCNQuaternion = SCNVector4
      public enum SCNReferenceLoadingPolicy: Hashable, RawRepresentable, Sendable {}
      @MainActor open class SCNReferenceNode: SCNNode {}
      open class SCNRenderer: NSObject, SCNSceneRenderer, SCNTechniqueSupport {}
      public enum SCNRenderingAPI: Hashable, RawRepresentable, Sendable {}
      open class SCNReplicatorConstraint: SCNConstraint {}
      open class SCNScene: NSObject, NSSecureCoding {}
      public protocol SCNSceneExportDelegate: NSObjectProtocol {}
      public protocol SCNSceneRenderer: NSObjectProtocol {}
      public protocol SCNSceneRendererDelegate: NSObjectProtocol {}
      open class SCNSceneSource: NSObject {}
      public enum SCNSceneSourceStatus: Hashable, RawRepresentable, Sendable {}
      public protocol SCNShadable: NSObjectProtocol {}
      public struct SCNShaderModifierEntryPoint: Hashable, RawRepresentable, Sendable {}
      public enum SCNShadowMode: Hashable, RawRepresentable, Sendable {}
      open class SCNShape: SCNGeometry {}
      open class SCNSkinner: NSObject, NSSecureCoding {}
      open class SCNSliderConstraint: SCNConstraint {}
      open class SCNSphere: SCNGeometry {}
      open class SCNTechnique: NSObject, NSCopying, NSSecureCoding, SCNAnimatable {}
      public protocol SCNTechniqueSupport: NSObjectProtocol {}
      public enum SCNTessellationSmoothingMode: Hashable, RawRepresentable, Sendable {}
      open class SCNText: SCNGeometry {}
      open class SCNTimingFunction: NSObject, NSSecureCoding {}
      open class SCNTorus: SCNGeometry {}
      open class SCNTransaction: NSObject {}
      open class SCNTransformConstraint: SCNConstraint {}
      public enum SCNTransparencyMode: Hashable, RawRepresentable, Sendable {}
      open class SCNTube: SCNGeometry {}
      public struct SCNVector3: Sendable {}
      public struct SCNVector4: Sendable {}
      @MainActor open class SCNView: UIView, SCNSceneRenderer, SCNTechniqueSupport {}
      public enum SCNWrapMode: Hashable, RawRepresentable, Sendable {}
      extension SCNGeometrySource {
        public struct Semantic: Hashable, RawRepresentable, Sendable {}
      }
      extension SCNLight {
        public struct LightType: Hashable, RawRepresentable, Sendable {}
      }
      extension SCNMaterial {
        public struct LightingModel: Hashable, RawRepresentable, Sendable {}
      }
      extension SCNParticleSystem {
        public struct ParticleProperty: Hashable, RawRepresentable, Sendable {}
      }
      extension SCNPhysicsShape {
        public struct Option: Hashable, RawRepresentable, Sendable {}
        public struct ShapeType: Hashable, RawRepresentable, Sendable {}
      }
      extension SCNPhysicsWorld {
        public struct TestOption: Hashable, RawRepresentable, Sendable {}
        public struct TestSearchMode: Hashable, RawRepresentable, Sendable {}
      }
      extension SCNScene {
        public struct Attribute: Hashable, RawRepresentable, Sendable {}
      }
      extension SCNSceneSource {
        public struct AnimationImportPolicy: Hashable, RawRepresentable, Sendable {}
        public struct LoadingOption: Hashable, RawRepresentable, Sendable {}
      }
      extension SCNView {
        public struct Option: Hashable, RawRepresentable, Sendable {}
      }
      """#,
    closureFunctions: #"""
      extension SCNNode { func childNodes(passingTest: () -> _) -> _; func enumerateChildNodes(_: () -> _) -> _; func enumerateHierarchy(_: () -> _) -> _ }
      """#)
}
