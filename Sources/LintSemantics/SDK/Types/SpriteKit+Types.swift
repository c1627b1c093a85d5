// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let spriteKit = SDKTypes(
    module: "SpriteKit",
    exports: ["CoreGraphics", "Foundation", "Metal", "UIKit"],
    imports: [],
    extended: [],
    text: #"""
      // source: apple/spritekit; since: iOS 17.4 SDK
      @MainActor open class SK3DNode: SKNode {}
      open class SKAction: NSObject, NSCopying, NSSecureCoding {}
      public typealias SKActionTimingFunction = (Float) -> Float
      public enum SKActionTimingMode: Hashable, RawRepresentable, Sendable {}
      open class SKAttribute: NSObject, NSSecureCoding {}
      public enum SKAttributeType: Hashable, RawRepresentable, Sendable {}
      open class SKAttributeValue: NSObject, NSSecureCoding {}
      @MainActor open class SKAudioNode: SKNode {}
      public enum SKBlendMode: Hashable, RawRepresentable, Sendable {}
      @MainActor open class SKCameraNode: SKNode {}
      public typealias SKColor = UIColor
      open class SKConstraint: NSObject, NSCopying, NSSecureCoding {}
      @MainActor open class SKCropNode: SKNode {}
      @MainActor open class SKEffectNode: SKNode, SKWarpable {}
      @MainActor open class SKEmitterNode: SKNode {}
      public typealias SKFieldForceEvaluator = (vector_float3, vector_float3, Float, Float, TimeInterval) -> vector_float3
      @MainActor open class SKFieldNode: SKNode {}
      public enum SKInterpolationMode: Hashable, RawRepresentable, Sendable {}
      open class SKKeyframeSequence: NSObject, NSCopying, NSSecureCoding {}
      public enum SKLabelHorizontalAlignmentMode: Hashable, RawRepresentable, Sendable {}
      @MainActor open class SKLabelNode: SKNode {}
      public enum SKLabelVerticalAlignmentMode: Hashable, RawRepresentable, Sendable {}
      @MainActor open class SKLightNode: SKNode {}
      open class SKMutableTexture: SKTexture {}
      @MainActor open class SKNode: UIResponder, NSCopying, NSSecureCoding, UIFocusItem {}
      public enum SKNodeFocusBehavior: Hashable, RawRepresentable, Sendable {}
      public enum SKParticleRenderOrder: Hashable, RawRepresentable, Sendable {}
      open class SKPhysicsBody: NSObject, NSCopying, NSSecureCoding {}
      open class SKPhysicsContact: NSObject {}
      public protocol SKPhysicsContactDelegate: NSObjectProtocol {}
      open class SKPhysicsJoint: NSObject, NSSecureCoding {}
      open class SKPhysicsJointFixed: SKPhysicsJoint {}
      open class SKPhysicsJointLimit: SKPhysicsJoint {}
      open class SKPhysicsJointPin: SKPhysicsJoint {}
      open class SKPhysicsJointSliding: SKPhysicsJoint {}
      open class SKPhysicsJointSpring: SKPhysicsJoint {}
      open class SKPhysicsWorld: NSObject, NSSecureCoding {}
      open class SKRange: NSObject, NSCopying, NSSecureCoding {}
      open class SKReachConstraints: NSObject, NSSecureCoding {}
      @MainActor open class SKReferenceNode: SKNode {}
      open class SKRegion: NSObject, NSCopying, NSSecureCoding {}
      open class SKRenderer: NSObject {}
      public enum SKRepeatMode: Hashable, RawRepresentable, Sendable {}
      @MainActor open class SKScene: SKEffectNode {}
      public protocol SKSceneDelegate: NSObjectProtocol {}
      public enum SKSceneScaleMode: Hashable, RawRepresentable, Sendable {}
      open class SKShader: NSObject, NSCopying, NSSecureCoding {}
      @MainActor open class SKShapeNode: SKNode {}
      @MainActor open class SKSpriteNode: SKNode, SKWarpable {}
      open class SKTexture: NSObject, NSCopying, NSSecureCoding {}
      open class SKTextureAtlas: NSObject, NSSecureCoding {}
      public enum SKTextureFilteringMode: Hashable, RawRepresentable, Sendable {}
      public struct SKTileAdjacencyMask: OptionSet, Sendable {}
      open class SKTileDefinition: NSObject, NSCopying, NSSecureCoding {}
      public enum SKTileDefinitionRotation: Hashable, RawRepresentable, Sendable {}
      open class SKTileGroup: NSObject, NSCopying, NSSecureCoding {}
      open class SKTileGroupRule: NSObject, NSCopying, NSSecureCoding {}
      @MainActor open class SKTileMapNode: SKNode {}
      open class SKTileSet: NSObject, NSCopying, NSSecureCoding {}
      public enum SKTileSetType: Hashable, RawRepresentable, Sendable {}
      @MainActor open class SKTransformNode: SKNode {}
      open class SKTransition: NSObject, NSCopying {}
      public enum SKTransitionDirection: Hashable, RawRepresentable, Sendable {}
      open class SKUniform: NSObject, NSCopying, NSSecureCoding {}
      public enum SKUniformType: Hashable, RawRepresentable, Sendable {}
      @MainActor open class SKVideoNode: SKNode {}
      @MainActor open class SKView: UIView {}
      public protocol SKViewDelegate: NSObjectProtocol {}
      open class SKWarpGeometry: NSObject, NSCopying, NSSecureCoding {}
      open class SKWarpGeometryGrid: SKWarpGeometry {}
      public protocol SKWarpable: NSObjectProtocol {}
      """#,
    closureFunctions: #"""
      extension SKFieldNode { static func customField(evaluationBlock: () -> _) -> _ }
      extension SKNode { func enumerateChildNodes(using: () -> _) -> _; func run(completion: () -> _) -> _ }
      """#)
}
