// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let coreSpotlight = SDKMembers(
    module: "CoreSpotlight",
    typesOfOthers: ["NSUserActivity"],
    text: #"""
      extension CSCustomAttributeKey {
      init?(keyName: String)
      init?(keyName: String, searchable: Bool, searchableByDefault: Bool, unique: Bool, multiValued: Bool)
      var isUnique: Bool {get}
      }
      extension CSPerson {
      init(displayName: String?, handles: [String], handleIdentifier: String)
      var contactIdentifier: String? {get set}
      var displayName: String? {get}
      var handles: [String] {get}
      }
      extension CSSearchableIndex {
      func deleteSearchableItems(withDomainIdentifiers: [String]) async throws
      func deleteSearchableItems(withDomainIdentifiers: [String], completionHandler: _ = nil)
      func deleteSearchableItems(withIdentifiers: [String]) async throws
      func deleteSearchableItems(withIdentifiers: [String], completionHandler: _ = nil)
      func fetchData(forBundleIdentifier: String, itemIdentifier: String, contentType: UTType) async throws -> Data
      func fetchData(forBundleIdentifier: String, itemIdentifier: String, contentType: UTType, completionHandler: _)
      func indexSearchableItems(_: [CSSearchableItem]) async throws
      func indexSearchableItems(_: [CSSearchableItem], completionHandler: _ = nil)
      init(name: String)
      init(name: String, protectionClass: FileProtectionType?)
      static func `default`() -> Self
      }
      extension CSSearchableItem {
      func compare(byRank: CSSearchableItem) -> ComparisonResult
      init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet)
      var attributeSet: CSSearchableItemAttributeSet {get set}
      var domainIdentifier: String? {get set}
      var expirationDate: Date! {get set}
      var uniqueIdentifier: String {get set}
      }
      extension CSSearchableItemAttributeSet {
      func setValue(_: (any NSSecureCoding)?, forCustomKey: CSCustomAttributeKey)
      func value(forCustomKey: CSCustomAttributeKey) -> (any NSSecureCoding)?
      init(contentType: UTType)
      init(itemContentType: String)
      var allDay: NSNumber? {get set}
      var alternateNames: [String]? {get set}
      var altitude: NSNumber? {get set}
      var audioSampleRate: NSNumber? {get set}
      var authors: [CSPerson]? {get set}
      var city: String? {get set}
      var colorSpace: String? {get set}
      var comment: String? {get set}
      var completionDate: Date? {get set}
      var composer: String? {get set}
      var contentDescription: String? {get set}
      var contentModificationDate: Date? {get set}
      var contentType: String? {get set}
      var contentURL: URL? {get set}
      var contributors: [String]? {get set}
      var copyright: String? {get set}
      var country: String? {get set}
      var coverage: [String]? {get set}
      var creator: String? {get set}
      var director: String? {get set}
      var displayName: String? {get set}
      var domainIdentifier: String? {get set}
      var dueDate: Date? {get set}
      var duration: NSNumber? {get set}
      var editors: [String]? {get set}
      var endDate: Date? {get set}
      var fileSize: NSNumber? {get set}
      var headline: String? {get set}
      var identifier: String? {get set}
      var information: String? {get set}
      var instructions: String? {get set}
      var keywords: [String]? {get set}
      var kind: String? {get set}
      var languages: [String]? {get set}
      var latitude: NSNumber? {get set}
      var local: NSNumber? {get set}
      var longitude: NSNumber? {get set}
      var mediaTypes: [String]? {get set}
      var organizations: [String]? {get set}
      var orientation: NSNumber? {get set}
      var originalSource: String? {get set}
      var pageCount: NSNumber? {get set}
      var participants: [String]? {get set}
      var path: String? {get set}
      var phoneNumbers: [String]? {get set}
      var pixelHeight: NSNumber? {get set}
      var pixelWidth: NSNumber? {get set}
      var postalCode: String? {get set}
      var producer: String? {get set}
      var projects: [String]? {get set}
      var publishers: [String]? {get set}
      var relatedUniqueIdentifier: String? {get set}
      var rights: String? {get set}
      var role: String? {get set}
      var speed: NSNumber? {get set}
      var startDate: Date? {get set}
      var subThoroughfare: String? {get set}
      var subject: String? {get set}
      var textContent: String? {get set}
      var theme: String? {get set}
      var thoroughfare: String? {get set}
      var thumbnailData: Data? {get set}
      var thumbnailURL: URL? {get set}
      var timestamp: Date? {get set}
      var title: String? {get set}
      var url: URL? {get set}
      var version: String? {get set}
      }
      extension NSUserActivity {
      var contentAttributeSet: CSSearchableItemAttributeSet? {get set}
      }
      """#)
}
