// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let quartzCore = SDKTypes(
    module: "QuartzCore",
    exports: ["CoreFoundation", "CoreGraphics", "CoreVideo", "Foundation", "Metal", "os"],
    imports: [],
    extended: ["CAMetalDisplayLink"],
    text: #"""
      // source: apple/quartzcore; since: iOS 17.4 SDK
      public protocol CAAction {}
      open class CAAnimation: NSObject, CAAction, CAMediaTiming, NSCopying, NSSecureCoding {}
      public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {}
      public protocol CAAnimationDelegate: NSObjectProtocol {}
      open class CAAnimationGroup: CAAnimation {}
      public struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {}
      open class CABasicAnimation: CAPropertyAnimation {}
      public struct CACornerMask: OptionSet, Sendable {}
      open class CADisplayLink: NSObject {}
      open class CAEAGLLayer: CALayer {}
      open class CAEDRMetadata: NSObject, NSCopying, NSSecureCoding {}
      public struct CAEdgeAntialiasingMask: OptionSet, Sendable {}
      open class CAEmitterCell: NSObject, CAMediaTiming, NSSecureCoding {}
      open class CAEmitterLayer: CALayer {}
      public struct CAEmitterLayerEmitterMode: Hashable, RawRepresentable, Sendable {}
      public struct CAEmitterLayerEmitterShape: Hashable, RawRepresentable, Sendable {}
      public struct CAEmitterLayerRenderMode: Hashable, RawRepresentable, Sendable {}
      public struct CAFrameRateRange: Equatable, Sendable {}
      open class CAGradientLayer: CALayer {}
      public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {}
      open class CAKeyframeAnimation: CAPropertyAnimation {}
      open class CALayer: NSObject, CAMediaTiming, NSSecureCoding {}
      public struct CALayerContentsFilter: Hashable, RawRepresentable, Sendable {}
      public struct CALayerContentsFormat: Hashable, RawRepresentable, Sendable {}
      public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {}
      public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {}
      public protocol CALayerDelegate: NSObjectProtocol {}
      public protocol CAMediaTiming {}
      public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {}
      open class CAMediaTimingFunction: NSObject, NSSecureCoding {}
      public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {}
      open class CAMetalDisplayLink: NSObject {}
      public protocol CAMetalDisplayLinkDelegate {}
      public protocol CAMetalDrawable: MTLDrawable {}
      open class CAMetalLayer: CALayer {}
      open class CAPropertyAnimation: CAAnimation {}
      open class CARenderer: NSObject {}
      open class CAReplicatorLayer: CALayer {}
      open class CAScrollLayer: CALayer {}
      public struct CAScrollLayerScrollMode: Hashable, RawRepresentable, Sendable {}
      open class CAShapeLayer: CALayer {}
      public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {}
      public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {}
      public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {}
      open class CASpringAnimation: CABasicAnimation {}
      open class CATextLayer: CALayer {}
      public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {}
      public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {}
      open class CATiledLayer: CALayer {}
      open class CATransaction: NSObject {}
      public struct CATransform3D: Sendable {}
      open class CATransformLayer: CALayer {}
      open class CATransition: CAAnimation {}
      public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {}
      public struct CATransitionType: Hashable, RawRepresentable, Sendable {}
      open class CAValueFunction: NSObject, NSSecureCoding {}
      public struct CAValueFunctionName: Hashable, RawRepresentable, Sendable {}
      extension CAMetalDisplayLink {
        open class Update: NSObject {}
      }
      func CACurrentMediaTime() -> CFTimeInterval
      func CATransform3DMakeScale(_: CGFloat, _: CGFloat, _: CGFloat) -> CATransform3D
      func CATransform3DRotate(_: CATransform3D, _: CGFloat, _: CGFloat, _: CGFloat, _: CGFloat) -> CATransform3D
      func CATransform3DScale(_: CATransform3D, _: CGFloat, _: CGFloat, _: CGFloat) -> CATransform3D
      func CATransform3DTranslate(_: CATransform3D, _: CGFloat, _: CGFloat, _: CGFloat) -> CATransform3D
      let CATransform3DIdentity: CATransform3D
      """#)
}
