// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let gameController = SDKMembers(
    module: "GameController",
    typesOfOthers: ["NSValue", "Name"],
    text: #"""
      extension GCKeyboard {
      static var coalesced: GCKeyboard? {get}
      }
      extension GCPoint2 {
      init()
      init(x: Float, y: Float)
      }
      extension NSNotification.Name {
      static let GCKeyboardDidConnect: NSNotification.Name
      }
      extension NSValue {
      init(GCPoint2: GCPoint2)
      init(gcPoint2: GCPoint2)
      }
      """#)
}
