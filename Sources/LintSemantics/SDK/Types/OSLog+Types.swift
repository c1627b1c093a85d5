// Written by 'make sdk-facts' from the iOS 17.4 SDK. What else members say, and newer releases, is in Interfaces.
extension SDKTypes {
  static let osLog = SDKTypes(
    module: "OSLog",
    exports: ["Foundation", "os"],
    imports: [],
    extended: [
      "OSLogEntry", "OSLogEntryLog", "OSLogEntrySignpost", "OSLogEnumerator", "OSLogMessageComponent",
      "OSLogStore"
    ],
    text: #"""
      // source: apple/oslog; since: iOS 17.4 SDK
      open class OSLogEntry: NSObject, NSSecureCoding {}
      open class OSLogEntryActivity: OSLogEntry, OSLogEntryFromProcess {}
      open class OSLogEntryBoundary: OSLogEntry {}
      public protocol OSLogEntryFromProcess {}
      open class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {}
      open class OSLogEntrySignpost: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {}
      public protocol OSLogEntryWithPayload {}
      open class OSLogEnumerator: NSEnumerator {}
      open class OSLogMessageComponent: NSObject, NSSecureCoding {}
      open class OSLogPosition: NSObject {}
      open class OSLogStore: NSObject {}
      extension OSLogEntry {
        public enum StoreCategory: Hashable, RawRepresentable, Sendable {}
      }
      extension OSLogEntryLog {
        public enum Level: Hashable, RawRepresentable, Sendable {}
      }
      extension OSLogEntrySignpost {
        public enum SignpostType: Hashable, RawRepresentable, Sendable {}
      }
      extension OSLogEnumerator {
        public struct Options: OptionSet, Sendable {}
      }
      extension OSLogMessageComponent {
        public enum Argument {}
        public enum ArgumentCategory: Hashable, RawRepresentable, Sendable {}
      }
      extension OSLogStore {
        public enum Scope: Hashable, RawRepresentable, Sendable {}
      }
      """#)
}
