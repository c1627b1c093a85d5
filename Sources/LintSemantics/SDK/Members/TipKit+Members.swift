// Written by 'make sdk-facts' from the iOS 17.4 SDK: what code mentions. Interfaces has more.
extension SDKMembers {
  static let tipKit = SDKMembers(
    module: "TipKit",
    typesOfOthers: [],
    text: #"""
      extension Tip {
      func invalidate(reason: Self.InvalidationReason)
      var actions: [Self.Action] {get}
      var id: String {get}
      var image: Image? {get}
      var message: Text? {get}
      var options: [any TipOption] {get}
      var rules: [Self.Rule] {get}
      var shouldDisplay: Bool {get}
      var status: Self.Status {get}
      var statusUpdates: AsyncStream<Self.Status> {get}
      var title: Text {get}
      }
      extension Tips {
      static func configure(_: [Tips.ConfigurationOption] = []) throws
      }
      extension Tips.Action {
      init(id: String? = nil, perform: _ = {}, _: _)
      init(id: String? = nil, title: some StringProtocol, perform: _ = {})
      let handler: _
      let id: String
      let index: Int?
      let label: _
      }
      extension Tips.EmptyDonation {
      func encode(to: any Encoder) throws
      init(from: any Decoder) throws
      }
      extension Tips.Event {
      func donate(_: DonationInfo) async
      init(id: String)
      var id: String {get}
      }
      extension Tips.Event.Donation {
      func encode(to: any Encoder) throws
      init(from: any Decoder) throws
      let date: Date
      }
      extension Tips.InvalidationReason {
      func hash(into: inout Hasher)
      var hashValue: Int {get}
      }
      extension Tips.Parameter {
      var id: String {get}
      var wrappedValue: Value {get set}
      }
      extension Tips.ParameterOption {
      static var transient: Tips.ParameterOption {get}
      }
      extension Tips.Status {
      func hash(into: inout Hasher)
      static var available: Status {get}
      static var pending: Status {get}
      var hashValue: Int {get}
      }
      """#)
}
