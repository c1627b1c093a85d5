// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let uniformTypeIdentifiers = SDKMembers(
    module: "UniformTypeIdentifiers",
    typesOfOthers: ["NSItemProvider", "NSString", "NSURL", "URL", "URLResourceValues"],
    text: #"""
      extension NSItemProvider {
      func loadDataRepresentation(for: UTType, completionHandler: _) -> Progress
      func registerDataRepresentation(for: UTType, visibility: NSItemProviderRepresentationVisibility = .all, loadHandler: _)
      func registeredContentTypes(conformingTo: UTType) -> [UTType]
      init(contentsOf: URL, contentType: UTType?, openInPlace: Bool = false, coordinated: Bool = false, visibility: NSItemProviderRepresentationVisibility = .all)
      var registeredContentTypes: [UTType] {get}
      }
      extension NSString {
      func appendingPathComponent(_: String, conformingTo: UTType) -> String
      func appendingPathExtension(for: UTType) -> String
      }
      extension NSURL {
      func appendingPathComponent(_: String, conformingTo: UTType) -> URL
      func appendingPathExtension(for: UTType) -> URL
      }
      extension URL {
      func appendPathComponent(_: String, conformingTo: UTType)
      func appendPathExtension(for: UTType)
      func appendingPathComponent(_: String, conformingTo: UTType) -> URL
      func appendingPathExtension(for: UTType) -> URL
      }
      extension URLResourceValues {
      var contentType: UTType? {get}
      }
      extension UTTagClass {
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(from: any Decoder) throws
      init(rawValue: String)
      let rawValue: String
      static var filenameExtension: UTTagClass {get}
      static var mimeType: UTTagClass {get}
      var debugDescription: String {get}
      var description: String {get}
      }
      extension UTType {
      func conforms(to: UTType) -> Bool
      func encode(to: any Encoder) throws
      func hash(into: inout Hasher)
      init(exportedAs: String, conformingTo: UTType? = nil)
      init(from: any Decoder) throws
      init(importedAs: String, conformingTo: UTType? = nil)
      init?(_: String)
      init?(filenameExtension: String, conformingTo: UTType = .data)
      init?(mimeType: String, conformingTo: UTType = .data)
      init?(tag: String, tagClass: UTTagClass, conformingTo: UTType?)
      static func types(tag: String, tagClass: UTTagClass, conformingTo: UTType?) -> [UTType]
      static var aiff: UTType {get}
      static var application: UTType {get}
      static var applicationBundle: UTType {get}
      static var archive: UTType {get}
      static var audio: UTType {get}
      static var avi: UTType {get}
      static var bmp: UTType {get}
      static var bookmark: UTType {get}
      static var bundle: UTType {get}
      static var bz2: UTType {get}
      static var compositeContent: UTType {get}
      static var contact: UTType {get}
      static var content: UTType {get}
      static var data: UTType {get}
      static var database: UTType {get}
      static var directory: UTType {get}
      static var epub: UTType {get}
      static var exe: UTType {get}
      static var executable: UTType {get}
      static var fileURL: UTType {get}
      static var folder: UTType {get}
      static var font: UTType {get}
      static var framework: UTType {get}
      static var gif: UTType {get}
      static var gzip: UTType {get}
      static var heic: UTType {get}
      static var html: UTType {get}
      static var ico: UTType {get}
      static var image: UTType {get}
      static var item: UTType {get}
      static var jpeg: UTType {get}
      static var json: UTType {get}
      static var livePhoto: UTType {get}
      static var log: UTType {get}
      static var message: UTType {get}
      static var midi: UTType {get}
      static var movie: UTType {get}
      static var mp3: UTType {get}
      static var mpeg4Movie: UTType {get}
      static var mpeg: UTType {get}
      static var package: UTType {get}
      static var pdf: UTType {get}
      static var plainText: UTType {get}
      static var png: UTType {get}
      static var presentation: UTType {get}
      static var propertyList: UTType {get}
      static var quickTimeMovie: UTType {get}
      static var resolvable: UTType {get}
      static var rtf: UTType {get}
      static var script: UTType {get}
      static var sourceCode: UTType {get}
      static var spreadsheet: UTType {get}
      static var svg: UTType {get}
      static var symbolicLink: UTType {get}
      static var text: UTType {get}
      static var tiff: UTType {get}
      static var url: UTType {get}
      static var usdz: UTType {get}
      static var video: UTType {get}
      static var volume: UTType {get}
      static var wav: UTType {get}
      static var xml: UTType {get}
      static var yaml: UTType {get}
      static var zip: UTType {get}
      var debugDescription: String {get}
      var description: String {get}
      var hashValue: Int {get}
      var identifier: String {get}
      var isDeclared: Bool {get}
      var isDynamic: Bool {get}
      var isPublic: Bool {get}
      var localizedDescription: String? {get}
      var preferredFilenameExtension: String? {get}
      var preferredMIMEType: String? {get}
      var referenceURL: URL? {get}
      var tags: [UTTagClass : [String]] {get}
      var version: Int? {get}
      }
      """#)
}
