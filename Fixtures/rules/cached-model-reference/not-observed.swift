// option: short_lived
//- file: Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "App", targets: [.executableTarget(name: "App")])
//- file: Sources/App/Models.swift
import SwiftData
@Model final class Book { var name = "" }
func remove(_ book: Book, _ context: ModelContext) { context.delete(book) }
//- file: Sources/App/Library.swift
import SwiftData
// The sequence delivers what is left after each delete; of one model, nothing comes when it is deleted.
@MainActor final class Library {
  private var books: [Book] = []
  private var book: Book? // expect-info: cached-model-reference
  private var once: [Book] = [] // expect-info: cached-model-reference
  func observeAll() async {
    for await books in observe([Book].self) { self.books = books.filter { !$0.name.isEmpty } }
  }
  func observe() async { for await book in observe(Book.self) { self.book = book } }
  func load(_ context: ModelContext) { for kind in [0, 1] { once = fetch(kind, context) } }
  func show() { print(books.map(\.name), book?.name ?? "", once.map(\.name)) }
  func start(_ context: ModelContext) async {
    load(context)
    await observe()
    await observeAll()
    show()
  }
  func observe<Element>(_ type: Element.Type) -> AsyncStream<Element> { AsyncStream { $0.finish() } }
}
//- file: Sources/App/main.swift
import SwiftData
await Library().start(ModelContext(container))
