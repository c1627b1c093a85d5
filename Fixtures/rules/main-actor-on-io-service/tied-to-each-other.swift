// Types whose only ties to the main actor are each other are judged together.
//- file: Store.swift
import Foundation
@MainActor // expect: main-actor-on-io-service
final class ArticleStore {
  private var feeds: FeedStore?
  func load(_ url: URL) throws -> Data { try Data(contentsOf: url) }
}
//- file: Feeds.swift
import Foundation
@MainActor // expect: main-actor-on-io-service
final class FeedStore {
  private let articles: ArticleStore
  init(articles: ArticleStore) { self.articles = articles }
  func load(_ url: URL) throws -> Data { try Data(contentsOf: url) }
}
//- file: Screens.swift
import Foundation
// What it works with is on the main actor for a reason.
@MainActor final class SessionStore {
  private let session: Session
  init(session: Session) { self.session = session }
  func load(_ url: URL) throws -> Data { try Data(contentsOf: url) }
}
@MainActor final class Session { var user = "" }
