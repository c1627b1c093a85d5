// option: unknown_waits
import SwiftData
// The application keeps posts that it makes from the server's answers, and inserts none of them: nobody knows whether a
// context has the one that is changed. What it makes of a file, it inserts.
@Model final class Post { var text = ""; var isLiked = false; init(_ text: String) { self.text = text } }
@Model final class Note { var text = ""; init(_ text: String) { self.text = text } }
@Model final class Draft { var text = ""; init(_ text: String) { self.text = text } }
struct Record { var text = "" }
struct Page { var posts: [Post] = [] }
actor API {
  func records() -> [Record] { [] }
  func like(_ text: String) {}
}
enum Factory {
  static func post(from record: Record) -> Post {
    let post = Post(record.text)
    return post
  }
  static func note(from record: Record) -> Note { Note(record.text) }
  static func page(of records: [Record]) -> Page { Page(posts: records.map(Factory.post(from:))) }
  static func draft() -> Draft { Draft("") }
}
@MainActor final class Feed {
  private let context: ModelContext
  private let api: API
  private var posts: [Post] = []
  private var selected: Post?
  private var draft = Factory.draft()
  init(_ context: ModelContext, _ api: API) { (self.context, self.api) = (context, api) }

  func load() async {
    let page = await Factory.page(of: api.records())
    posts = page.posts
  }
  func importNotes() async {
    for record in await api.records() {
      let note = Factory.note(from: record)
      context.insert(note)
    }
  }
  func saveDraft() {
    context.insert(draft)
    draft = Factory.draft()
  }
  func delete(_ post: Post, _ note: Note, _ draft: Draft) {
    context.delete(post)
    context.delete(note)
    context.delete(draft)
  }

  func like(_ post: Post) async {
    await api.like(post.text)
    post.isLiked = true
  }
  func likeSelected() async {
    guard let selected else { return }
    await api.like("")
    selected.isLiked = true
  }
  func change(_ note: Note) async {
    await api.like(note.text)
    note.text = "" // expect: model-used-after-await
  }
  func change(_ draft: Draft) async {
    await api.like(draft.text)
    draft.text = "" // expect: model-used-after-await
  }
}
