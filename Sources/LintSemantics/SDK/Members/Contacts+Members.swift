// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let contacts = SDKMembers(
    module: "Contacts",
    typesOfOthers: [],
    text: #"""
      extension CNContact {
      static func comparator(forNameSortOrder: CNContactSortOrder) -> Comparator
      static func localizedString(forKey: String) -> String
      var dates: [CNLabeledValue<NSDateComponents>] {get}
      var id: UUID {get}
      var imageData: Data? {get}
      var nickname: String {get}
      var note: String {get}
      var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {get}
      }
      extension CNLabeledValue {
      init(label: String?, value: ValueType)
      static func localizedString(forLabel: String) -> String
      var identifier: String {get}
      var label: String? {get}
      var value: ValueType {get}
      }
      extension CNMutablePostalAddress {
      var city: String {get set}
      var country: String {get set}
      var isoCountryCode: String {get set}
      var postalCode: String {get set}
      var state: String {get set}
      var street: String {get set}
      }
      extension CNPhoneNumber {
      init!()
      init(stringValue: String)
      static func new() -> Self!
      var stringValue: String {get}
      }
      extension CNPostalAddress {
      static func localizedString(forKey: String) -> String
      var city: String {get}
      var country: String {get}
      var isoCountryCode: String {get}
      var postalCode: String {get}
      var state: String {get}
      var street: String {get}
      }
      """#)
}
