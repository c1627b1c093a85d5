import LintKit

extension ActorStaleReadModifyWrite {
  static let info = RuleInfo(
    id: "actor-stale-read-modify-write",
    family: .actors,
    severity: .info,
    priority: .medium,
    summary: "Actor state overwritten with a value read before await",
    why: """
      An actor runs one task at a time, but other tasks can run on it at every 'await'. When two tasks add to the same \
      value, both start from the old one, and one of the additions is lost: totals are too small, and items vanish now \
      and then.
      """,
    instead: """
      Await into a local first, then read, change and store without an 'await': 'let price = await price(id); total += \
      price'. 'total += await price(id)' does the same, since the right side is evaluated first. Where the old \
      value is what is awaited with, compare before storing (a generation counter), or reapply what changed meanwhile.
      """,
    limits: """
      Only copies of the property itself are followed, not those of its parts. Silent where a flag or task is tested \
      and set before the first suspension, although other code may store too; where the old value is stored as it was; \
      and where a value makes its own successor, 'p = await p.renewed()'.
      """,
    references: [.evolution("0306-actors")],
    compilerView: [.silent],
    fix: .unsafe,
    noFix: "the value is not changed by one operator or method that could be repeated after the wait",
    examples: [
      .flagged(
        "the old total is read first",
        """
        actor Cart {
          var total = 0
          func add(_ id: Int) async {
            ↓total = total + (await price(id))
          }
        }
        """),
      .flagged(
        "a copy that is changed and stored",
        """
        @MainActor final class Library {
          var books: [Book] = []
          func enrich() async throws {
            var copy = books
            for place in copy.indices { copy[place].cover = try await cover(of: copy[place]) }
            ↓self.books = copy
          }
        }
        """),
      .flagged(
        "an argument",
        """
        actor Clock {
          var latest = 0
          func update() async { ↓latest = max(latest, await now()) }
        }
        """),
      .notFlagged(
        "the right side is evaluated first",
        """
        actor Cart {
          var total = 0
          func add(_ id: Int) async { total += await price(id) }
        }
        """),
      .notFlagged(
        "read after the suspension",
        """
        actor Cart {
          var total = 0
          func add(_ id: Int) async { total = (await price(id)) + total }
        }
        """),
      .notFlagged(
        "compared again before it is stored",
        """
        actor Cart {
          var items: [Int] = []
          func add(_ id: Int) async {
            let old = items
            let price = await price(id)
            guard items == old else { return }
            items = old + [price]
          }
        }
        """),
      .notFlagged(
        "one at a time",
        """
        actor Feed {
          var items: [Item] = []
          var isLoading = false
          func loadMore() async throws {
            guard !isLoading else { return }
            isLoading = true
            defer { isLoading = false }
            items = items + (try await page())
          }
        }
        """),
      .notFlagged(
        "taken back",
        """
        @MainActor final class Post {
          var isLiked = false
          func like() async {
            let old = isLiked
            isLiked = true
            do { try await send() } catch { isLiked = old }
          }
        }
        """),
      .notFlagged(
        "a gap is filled",
        """
        actor Images {
          var image: Data?
          func load() async { image = image ?? (await download()) }
        }
        """),
      .notFlagged(
        "the value makes its successor",
        """
        @MainActor final class Login {
          var session: Session
          init(session: Session) { self.session = session }
          func renew() async throws { session = try await session.renewed() }
        }
        """),
      .notFlagged(
        "on no actor",
        """
        struct Cart {
          var total = 0
          mutating func add(_ id: Int) async { total = total + (await price(id)) }
        }
        """),
      .fixed(
        "awaited first",
        before: """
          actor Cart {
            var total = 0
            func add(_ id: Int) async { total = total + (await price(id)) }
          }
          """,
        after: """
          actor Cart {
            var total = 0
            func add(_ id: Int) async { total += await price(id) }
          }
          """, applicability: .unsafe),
      .fixed(
        "a constant for what was awaited",
        before: """
          actor Clock {
            var latest = 0
            func update() async throws {
              latest = max(latest, try await now())
            }
          }
          """,
        after: """
          actor Clock {
            var latest = 0
            func update() async throws {
              let value = try await now()
              latest = max(latest, value)
            }
          }
          """, applicability: .unsafe)
    ])
}
