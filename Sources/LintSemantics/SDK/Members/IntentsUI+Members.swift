// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let intentsUI = SDKMembers(
    module: "IntentsUI",
    typesOfOthers: ["INImage"],
    text: #"""
      extension INImage {
      init(CGImage: CGImage)
      init(UIImage: UIImage)
      init(cgImage: CGImage)
      init(uiImage: UIImage)
      static func imageSize(for: INIntentResponse) -> CGSize
      }
      """#)
}
