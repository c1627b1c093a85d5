// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let spriteKit = SDKMembers(
    module: "SpriteKit",
    typesOfOthers: ["UITouch"],
    text: #"""
      extension UITouch {
      func location(in: SKNode) -> CGPoint
      }
      """#)
}
