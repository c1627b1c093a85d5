// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let imageIO = SDKMembers(
    module: "ImageIO",
    typesOfOthers: [],
    text: #"""
      extension CGImageDestination {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension CGImagePropertyOrientation {
      init?(rawValue: UInt32)
      static var down: CGImagePropertyOrientation {get}
      static var downMirrored: CGImagePropertyOrientation {get}
      static var left: CGImagePropertyOrientation {get}
      static var leftMirrored: CGImagePropertyOrientation {get}
      static var right: CGImagePropertyOrientation {get}
      static var rightMirrored: CGImagePropertyOrientation {get}
      static var up: CGImagePropertyOrientation {get}
      static var upMirrored: CGImagePropertyOrientation {get}
      }
      extension CGImageSource {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      """#)
}
