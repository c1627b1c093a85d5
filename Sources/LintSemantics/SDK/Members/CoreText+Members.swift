// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let coreText = SDKMembers(
    module: "CoreText",
    typesOfOthers: [],
    text: #"""
      extension CTFont {
      func hash(into: inout Hasher)
      init(_: CFString, size: CGFloat)
      init(_: CFString, transform: CGAffineTransform)
      init(_: CTFontDescriptor, size: CGFloat)
      init(_: CTFontDescriptor, transform: CGAffineTransform)
      init(_: CTFontUIFontType, size: CGFloat)
      init(_: CTFontUIFontType, size: CGFloat, language: CFString?)
      init(font: CTFont, string: CFString, range: CFRange)
      init(font: CTFont, string: CFString, range: CFRange, language: CFString?)
      var hashValue: Int {get}
      }
      extension CTFontDescriptor {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension CTFontUIFontType {
      init?(rawValue: UInt32)
      static var application: CTFontUIFontType {get}
      static var label: CTFontUIFontType {get}
      static var menuItem: CTFontUIFontType {get}
      static var menuTitle: CTFontUIFontType {get}
      static var message: CTFontUIFontType {get}
      static var none: CTFontUIFontType {get}
      static var palette: CTFontUIFontType {get}
      static var system: CTFontUIFontType {get}
      static var toolTip: CTFontUIFontType {get}
      static var toolbar: CTFontUIFontType {get}
      static var user: CTFontUIFontType {get}
      static var views: CTFontUIFontType {get}
      static var windowTitle: CTFontUIFontType {get}
      }
      extension CTTextAlignment {
      init?(rawValue: UInt8)
      static var center: CTTextAlignment {get}
      static var justified: CTTextAlignment {get}
      static var left: CTTextAlignment {get}
      static var natural: CTTextAlignment {get}
      static var right: CTTextAlignment {get}
      }
      """#)
}
