extension SDKInterface {
  /// Modules of which nothing more is known than what an import of them brings along: the modules that their headers include.
  static let reexporting: [SDKInterface] =
    modules(
      """
      CoreFoundation CoreGraphics CoreImage CoreMedia CoreML CoreMotion CoreSpotlight CoreText CoreVideo CryptoKit
      BackgroundTasks FoundationEssentials FoundationInternationalization FoundationNetworking FoundationXML GameplayKit
      ImageIO LinkPresentation Metal NaturalLanguage ObjectiveC QuartzCore Security Speech
      UniformTypeIdentifiers Vision
      """, export: ["Foundation"])
    + modules(
      """
      AVKit CarPlay ContactsUI EventKitUI GameKit HealthKitUI MessageUI MetalKit PassKit PDFKit PencilKit PhotosUI QuickLook
      SafariServices SceneKit SpriteKit WatchKit
      """, export: ["UIKit", "AppKit"])
    + modules("Cocoa", export: ["AppKit", "CoreData"])
    + modules("Quartz", export: ["QuickLookUI", "PDFKit"])
    + modules("OSLog", export: ["os"])
    + modules("Charts RealityKit TipKit", export: ["SwiftUI"])

  private static func modules(_ names: String, export exports: [String]) -> [SDKInterface] {
    names.split(whereSeparator: \.isWhitespace).map { SDKInterface(module: String($0), exports: exports, source: "") }
  }
}
