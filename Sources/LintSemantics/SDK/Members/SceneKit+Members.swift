// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let sceneKit = SDKMembers(
    module: "SceneKit",
    typesOfOthers: ["CAAnimation", "NSValue"],
    text: #"""
      extension CAAnimation {
      init(SCNAnimation: SCNAnimation)
      init(scnAnimation: SCNAnimation)
      }
      extension NSValue {
      init(SCNMatrix4: SCNMatrix4)
      init(SCNVector3: SCNVector3)
      init(SCNVector4: SCNVector4)
      init(scnMatrix4: SCNMatrix4)
      init(scnVector3: SCNVector3)
      init(scnVector4: SCNVector4)
      }
      extension SCNActionTimingMode {
      init?(rawValue: Int)
      static var easeIn: SCNActionTimingMode {get}
      static var easeInEaseOut: SCNActionTimingMode {get}
      static var easeOut: SCNActionTimingMode {get}
      static var linear: SCNActionTimingMode {get}
      }
      extension SCNAnimation {
      init(CAAnimation: CAAnimation)
      init(caAnimation: CAAnimation)
      init(contentsOf: URL)
      init(contentsOfURL: URL)
      init(named: String)
      var autoreverses: Bool {get set}
      var duration: TimeInterval {get set}
      var isRemovedOnCompletion: Bool {get set}
      var keyPath: String? {get set}
      var repeatCount: CGFloat {get set}
      var timeOffset: TimeInterval {get set}
      var timingFunction: SCNTimingFunction {get set}
      }
      extension SCNMatrix4 {
      init()
      init(_: double4x4)
      init(_: float4x4)
      init(m11: Float, m12: Float, m13: Float, m14: Float, m21: Float, m22: Float, m23: Float, m24: Float, m31: Float, m32: Float, m33: Float, m34: Float, m41: Float, m42: Float, m43: Float, m44: Float)
      var m34: Float
      }
      extension SCNTimingFunction {
      init(CAMediaTimingFunction: CAMediaTimingFunction)
      init(caMediaTimingFunction: CAMediaTimingFunction)
      init(timingMode: SCNActionTimingMode)
      }
      extension SCNVector3 {
      init()
      init(_: CGFloat, _: CGFloat, _: CGFloat)
      init(_: Double, _: Double, _: Double)
      init(_: Float, _: Float, _: Float)
      init(_: Int, _: Int, _: Int)
      init(_: SIMD3<Double>)
      init(_: SIMD3<Float>)
      init(x: Float, y: Float, z: Float)
      }
      extension SCNVector4 {
      init()
      init(_: CGFloat, _: CGFloat, _: CGFloat, _: CGFloat)
      init(_: Double, _: Double, _: Double, _: Double)
      init(_: Float, _: Float, _: Float, _: Float)
      init(_: Int, _: Int, _: Int, _: Int)
      init(_: SIMD4<Double>)
      init(_: SIMD4<Float>)
      init(x: Float, y: Float, z: Float, w: Float)
      }
      """#)
}
