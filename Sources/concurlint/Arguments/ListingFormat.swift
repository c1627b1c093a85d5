/// How commands that answer questions print their answers.
enum ListingFormat: String, CaseIterable {
  case text, json
}
