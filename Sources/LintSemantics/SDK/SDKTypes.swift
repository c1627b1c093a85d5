/// The types of a module as an SDK states them: where they are isolated, whether they are `Sendable`, what they inherit
/// and conform to. Of their members there are requirements of another isolation, those of protocols on the main actor
/// by their names, and functions that take closures. What an interface declares is not repeated: see ``SDKInterface``.
///
/// All of it is in the folder `Types`, and written by `make sdk-facts`.
struct SDKTypes: Sendable {
  /// The module that code imports.
  let module: String
  /// Modules of the SDK that an import of this one also imports.
  let exports: [String]
  /// Modules that the text names besides those.
  let imports: [String]
  /// The last parts of the names of the types that the text extends.
  let extended: [String]
  /// Swift, in UTF-8, like ``SDKInterface/source``.
  let text: String
  /// Extensions with functions whose closures run where the function is called from. Only that is known of these
  /// functions: they have no other parameters here, and `_` for their types.
  let closureFunctions: String

  init(
    module: String, exports: [String], imports: [String], extended: [String], text: String,
    closureFunctions: String = ""
  ) {
    self.module = module
    self.exports = exports
    self.imports = imports
    self.extended = extended
    self.text = text
    self.closureFunctions = closureFunctions
  }
}
