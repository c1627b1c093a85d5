// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let quartzCore = SDKMembers(
    module: "QuartzCore",
    typesOfOthers: ["NSValue"],
    text: #"""
      extension CAAction {
      func run(forKey: String, object: Any, arguments: [AnyHashable : Any]?)
      }
      extension CAAnimation {
      static func defaultValue(forKey: String) -> Any?
      var delegate: (any CAAnimationDelegate)? {get set}
      var isRemovedOnCompletion: Bool {get set}
      var preferredFrameRateRange: CAFrameRateRange {get set}
      var timingFunction: CAMediaTimingFunction? {get set}
      }
      extension CABasicAnimation {
      var byValue: Any? {get set}
      var fromValue: Any? {get set}
      var toValue: Any? {get set}
      }
      extension CACornerMask {
      init(rawValue: UInt)
      static var layerMaxXMinYCorner: CACornerMask {get}
      static var layerMinXMinYCorner: CACornerMask {get}
      }
      extension CADisplayLink {
      func add(to: RunLoop, forMode: RunLoop.Mode)
      func invalidate()
      func remove(from: RunLoop, forMode: RunLoop.Mode)
      init(target: Any, selector: Selector)
      var duration: CFTimeInterval {get}
      var isPaused: Bool {get set}
      var preferredFrameRateRange: CAFrameRateRange {get set}
      var preferredFramesPerSecond: Int {get set}
      var timestamp: CFTimeInterval {get}
      }
      extension CAFrameRateRange {
      init()
      init(minimum: Float, maximum: Float, preferred: Float? = nil)
      static let `default`: CAFrameRateRange
      var maximum: Float
      var minimum: Float
      var preferred: Float? {get set}
      }
      extension CAKeyframeAnimation {
      var path: CGPath? {get set}
      var values: [Any]? {get set}
      }
      extension CALayer {
      func action(forKey: String) -> (any CAAction)?
      func add(_: CAAnimation, forKey: String?)
      func addSublayer(_: CALayer)
      func animation(forKey: String) -> CAAnimation?
      func animationKeys() -> [String]?
      func contains(_: CGPoint) -> Bool
      func convert(_: CGPoint, from: CALayer?) -> CGPoint
      func convert(_: CGPoint, to: CALayer?) -> CGPoint
      func convert(_: CGRect, from: CALayer?) -> CGRect
      func convert(_: CGRect, to: CALayer?) -> CGRect
      func display()
      func draw(in: CGContext)
      func hitTest(_: CGPoint) -> CALayer?
      func insertSublayer(_: CALayer, above: CALayer?)
      func insertSublayer(_: CALayer, at: UInt32)
      func insertSublayer(_: CALayer, below: CALayer?)
      func layoutIfNeeded()
      func model() -> Self
      func needsDisplay() -> Bool
      func needsLayout() -> Bool
      func presentation() -> Self?
      func removeAllAnimations()
      func removeAnimation(forKey: String)
      func removeFromSuperlayer()
      func render(in: CGContext)
      func scroll(_: CGPoint)
      func scrollRectToVisible(_: CGRect)
      func setNeedsDisplay()
      func setNeedsDisplay(_: CGRect)
      func setNeedsLayout()
      init()
      init(layer: Any)
      static func defaultAction(forKey: String) -> (any CAAction)?
      static func defaultValue(forKey: String) -> Any?
      static func needsDisplay(forKey: String) -> Bool
      var actions: [String : any CAAction]? {get set}
      var anchorPoint: CGPoint {get set}
      var backgroundColor: CGColor? {get set}
      var borderColor: CGColor? {get set}
      var borderWidth: CGFloat {get set}
      var bounds: CGRect {get set}
      var contents: Any? {get set}
      var contentsRect: CGRect {get set}
      var contentsScale: CGFloat {get set}
      var cornerCurve: CALayerCornerCurve {get set}
      var cornerRadius: CGFloat {get set}
      var delegate: (any CALayerDelegate)? {get set}
      var filters: [Any]? {get set}
      var frame: CGRect {get set}
      var isHidden: Bool {get set}
      var isOpaque: Bool {get set}
      var mask: CALayer? {get set}
      var maskedCorners: CACornerMask {get set}
      var masksToBounds: Bool {get set}
      var name: String? {get set}
      var opacity: Float {get set}
      var position: CGPoint {get set}
      var shadowColor: CGColor? {get set}
      var shadowOffset: CGSize {get set}
      var shadowOpacity: Float {get set}
      var shadowPath: CGPath? {get set}
      var shadowRadius: CGFloat {get set}
      var style: [AnyHashable : Any]? {get set}
      var sublayers: [CALayer]? {get set}
      var transform: CATransform3D {get set}
      var zPosition: CGFloat {get set}
      }
      extension CALayerCornerCurve {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let circular: CALayerCornerCurve
      static let continuous: CALayerCornerCurve
      var hashValue: Int {get}
      }
      extension CALayerDelegate {
      func action(for: CALayer, forKey: String) -> (any CAAction)?
      func display(_: CALayer)
      func draw(_: CALayer, in: CGContext)
      }
      extension CAMediaTiming {
      var autoreverses: Bool {get set}
      var duration: CFTimeInterval {get set}
      var repeatCount: Float {get set}
      var speed: Float {get set}
      var timeOffset: CFTimeInterval {get set}
      }
      extension CAMediaTimingFillMode {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let backwards: CAMediaTimingFillMode
      static let both: CAMediaTimingFillMode
      static let forwards: CAMediaTimingFillMode
      static let removed: CAMediaTimingFillMode
      var hashValue: Int {get}
      }
      extension CAMediaTimingFunction {
      init(controlPoints: Float, _: Float, _: Float, _: Float)
      init(name: CAMediaTimingFunctionName)
      }
      extension CAMediaTimingFunctionName {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let `default`: CAMediaTimingFunctionName
      static let easeIn: CAMediaTimingFunctionName
      static let easeInEaseOut: CAMediaTimingFunctionName
      static let easeOut: CAMediaTimingFunctionName
      static let linear: CAMediaTimingFunctionName
      var hashValue: Int {get}
      }
      extension CAPropertyAnimation {
      init(keyPath: String?)
      var keyPath: String? {get set}
      }
      extension CAShapeLayer {
      var fillColor: CGColor? {get set}
      var fillRule: CAShapeLayerFillRule {get set}
      var lineCap: CAShapeLayerLineCap {get set}
      var lineDashPattern: [NSNumber]? {get set}
      var lineDashPhase: CGFloat {get set}
      var lineJoin: CAShapeLayerLineJoin {get set}
      var lineWidth: CGFloat {get set}
      var path: CGPath? {get set}
      var strokeColor: CGColor? {get set}
      }
      extension CAShapeLayerFillRule {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let evenOdd: CAShapeLayerFillRule
      var hashValue: Int {get}
      }
      extension CAShapeLayerLineCap {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let butt: CAShapeLayerLineCap
      static let round: CAShapeLayerLineCap
      static let square: CAShapeLayerLineCap
      var hashValue: Int {get}
      }
      extension CAShapeLayerLineJoin {
      func hash(into: inout Hasher)
      init(rawValue: String)
      static let miter: CAShapeLayerLineJoin
      static let round: CAShapeLayerLineJoin
      var hashValue: Int {get}
      }
      extension CATransaction {
      static func animationDuration() -> CFTimeInterval
      static func begin()
      static func commit()
      static func completionBlock() -> _
      static func flush()
      static func lock()
      static func setCompletionBlock(_: _)
      static func setDisableActions(_: Bool)
      static func setValue(_: Any?, forKey: String)
      static func unlock()
      static func value(forKey: String) -> Any?
      }
      extension CATransform3D {
      init()
      init(m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat)
      var m34: CGFloat
      }
      extension NSValue {
      init(CATransform3D: CATransform3D)
      init(caTransform3D: CATransform3D)
      }
      """#)
}
