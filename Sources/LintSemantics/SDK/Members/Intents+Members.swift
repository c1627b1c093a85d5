// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let intents = SDKMembers(
    module: "Intents",
    typesOfOthers: ["CLPlacemark", "NSExtensionContext", "NSUserActivity"],
    text: #"""
      extension CLPlacemark {
      init(location: CLLocation, name: String?, postalAddress: CNPostalAddress?)
      }
      extension INCallAudioRoute {
      init?(rawValue: Int)
      static var unknown: INCallAudioRoute {get}
      }
      extension INCallCapability {
      init?(rawValue: Int)
      static var unknown: INCallCapability {get}
      static var videoCall: INCallCapability {get}
      }
      extension INCallDestinationType {
      init?(rawValue: Int)
      static var normal: INCallDestinationType {get}
      static var unknown: INCallDestinationType {get}
      }
      extension INCallRecord {
      init(identifier: String, dateCreated: Date? = nil, caller: INPerson? = nil, callRecordType: INCallRecordType = .unknown, callCapability: INCallCapability = .unknown, callDuration: Double? = nil, unseen: Bool? = nil, numberOfCalls: Int? = nil)
      var caller: INPerson? {get}
      var dateCreated: Date? {get}
      var identifier: String {get}
      var numberOfCalls: Int? {get}
      var participants: [INPerson]? {get}
      var unseen: Bool? {get}
      }
      extension INCallRecordFilter {
      init(participants: [INPerson]?, callTypes: INCallRecordTypeOptions = [], callCapability: INCallCapability)
      var participants: [INPerson]? {get}
      }
      extension INCallRecordType {
      init?(rawValue: Int)
      static var inProgress: INCallRecordType {get}
      static var latest: INCallRecordType {get}
      static var missed: INCallRecordType {get}
      static var outgoing: INCallRecordType {get}
      static var received: INCallRecordType {get}
      static var ringing: INCallRecordType {get}
      static var unknown: INCallRecordType {get}
      }
      extension INCallRecordTypeOptions {
      init(rawValue: UInt)
      static var inProgress: INCallRecordTypeOptions {get}
      static var latest: INCallRecordTypeOptions {get}
      static var missed: INCallRecordTypeOptions {get}
      static var outgoing: INCallRecordTypeOptions {get}
      static var received: INCallRecordTypeOptions {get}
      static var ringing: INCallRecordTypeOptions {get}
      }
      extension INFile {
      init(data: Data, filename: String, typeIdentifier: String?)
      init(fileURL: URL, filename: String?, typeIdentifier: String?)
      var data: Data {get}
      var fileURL: URL? {get}
      var filename: String {get set}
      var typeIdentifier: String? {get}
      }
      extension INFocusStatus {
      init(isFocused: Bool? = nil)
      var isFocused: Bool? {get}
      }
      extension INImage {
      init(imageData: Data)
      init(named: String)
      init?(URL: URL)
      init?(URL: URL, width: Double, height: Double)
      init?(url: URL)
      init?(url: URL, width: Double, height: Double)
      }
      extension INIntent {
      var identifier: String? {get}
      var suggestedInvocationPhrase: String? {get set}
      }
      extension INIntentResponse {
      var userActivity: NSUserActivity? {get set}
      }
      extension INInteraction {
      func donate() async throws
      func donate(completion: _ = nil)
      init(intent: INIntent, response: INIntentResponse?)
      static func delete(with: String) async throws
      static func delete(with: String, completion: _ = nil)
      static func delete(with: [String]) async throws
      static func delete(with: [String], completion: _ = nil)
      static func deleteAll() async throws
      static func deleteAll(completion: _ = nil)
      var dateInterval: DateInterval? {get set}
      var direction: INInteractionDirection {get set}
      var identifier: String {get set}
      var intent: INIntent {get}
      }
      extension INInteractionDirection {
      init?(rawValue: Int)
      static var incoming: INInteractionDirection {get}
      static var outgoing: INInteractionDirection {get}
      static var unspecified: INInteractionDirection {get}
      }
      extension INOutgoingMessageType {
      init?(rawValue: Int)
      static var outgoingMessageText: INOutgoingMessageType {get}
      static var unknown: INOutgoingMessageType {get}
      }
      extension INPerson {
      init(handle: String, displayName: String?, contactIdentifier: String?)
      init(handle: String, nameComponents: PersonNameComponents, contactIdentifier: String?)
      init(handle: String, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?)
      init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?)
      init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, aliases: [INPersonHandle]?, suggestionType: INPersonSuggestionType)
      init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, isContactSuggestion: Bool, suggestionType: INPersonSuggestionType)
      init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool)
      init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool, suggestionType: INPersonSuggestionType)
      init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, relationship: INPersonRelationship?)
      var aliases: [INPersonHandle]? {get}
      var contactIdentifier: String? {get}
      var customIdentifier: String? {get}
      var displayName: String {get}
      var handle: String? {get}
      var image: INImage? {get}
      var nameComponents: PersonNameComponents? {get}
      var personHandle: INPersonHandle? {get}
      var relationship: INPersonRelationship? {get}
      var suggestionType: INPersonSuggestionType {get}
      }
      extension INPersonHandle {
      init(value: String?, type: INPersonHandleType)
      init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?)
      var label: INPersonHandleLabel? {get}
      var type: INPersonHandleType {get}
      var value: String? {get}
      }
      extension INPersonHandleLabel {
      func hash(into: inout Hasher)
      init(_: String)
      init(rawValue: String)
      static let home: INPersonHandleLabel
      static let iPhone: INPersonHandleLabel
      static let main: INPersonHandleLabel
      static let mobile: INPersonHandleLabel
      static let other: INPersonHandleLabel
      static let school: INPersonHandleLabel
      static let work: INPersonHandleLabel
      var hashValue: Int {get}
      }
      extension INPersonHandleType {
      init?(rawValue: Int)
      static var emailAddress: INPersonHandleType {get}
      static var phoneNumber: INPersonHandleType {get}
      static var unknown: INPersonHandleType {get}
      }
      extension INPersonRelationship {
      func hash(into: inout Hasher)
      init(_: String)
      init(rawValue: String)
      static let assistant: INPersonRelationship
      static let child: INPersonRelationship
      static let manager: INPersonRelationship
      static let mother: INPersonRelationship
      static let parent: INPersonRelationship
      static let partner: INPersonRelationship
      var hashValue: Int {get}
      }
      extension INPersonSuggestionType {
      init?(rawValue: Int)
      static var none: INPersonSuggestionType {get}
      }
      extension INSendMessageAttachment {
      init(audioMessageFile: INFile)
      }
      extension INSendMessageIntent {
      init(recipients: [INPerson]?, content: String?, groupName: String?, serviceName: String?, sender: INPerson?)
      init(recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?)
      init(recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?)
      init(recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?, attachments: [INSendMessageAttachment]?)
      var attachments: [INSendMessageAttachment]? {get}
      var content: String? {get}
      var conversationIdentifier: String? {get}
      var groupName: String? {get}
      var outgoingMessageType: INOutgoingMessageType {get}
      var recipients: [INPerson]? {get}
      var sender: INPerson? {get}
      var serviceName: String? {get}
      var speakableGroupName: INSpeakableString? {get}
      }
      extension INShareFocusStatusIntent {
      init(focusStatus: INFocusStatus?)
      var focusStatus: INFocusStatus? {get}
      }
      extension INSpeakable {
      var identifier: String? {get}
      var spokenPhrase: String {get}
      }
      extension INSpeakableString {
      init(identifier: String, spokenPhrase: String, pronunciationHint: String?)
      init(spokenPhrase: String)
      init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?)
      }
      extension INStartCallIntent {
      init(audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?, recordTypeForRedialing: INCallRecordType, callCapability: INCallCapability)
      init(callRecordFilter: INCallRecordFilter?, callRecordToCallBack: INCallRecord?, audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?, callCapability: INCallCapability)
      var contacts: [INPerson]? {get}
      }
      extension NSExtensionContext {
      var intent: INIntent? {get}
      }
      extension NSUserActivity {
      var interaction: INInteraction? {get}
      var suggestedInvocationPhrase: String? {get set}
      }
      """#)
}
