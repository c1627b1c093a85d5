/// The types of a module as an SDK states them: where they are isolated, whether they are `Sendable`, what they inherit
/// and conform to. Of their members only requirements of another isolation are there, and what an interface declares is
/// not repeated: see ``SDKInterface``.
///
/// All of it is in the folder `Types`, and written by `make sdk-facts`.
struct SDKTypes: Sendable {
  /// The module that code imports.
  let module: String
  /// Modules of the SDK whose declarations come along with an import of this one.
  let exports: [String]
  /// Modules that the text names beside those.
  let imports: [String]
  /// The last parts of the names of the types that the text extends.
  let extended: [String]
  /// Swift, in UTF-8, like ``SDKInterface/source``.
  let text: String
}
