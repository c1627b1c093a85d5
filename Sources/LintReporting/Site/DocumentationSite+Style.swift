extension DocumentationSite {
  /// What pages have besides the report's style sheet.
  static let style = #"""
    main ul, main dd { max-width: 46rem; }
    dt { font-family: var(--mono); font-size: 0.9rem; margin-top: 0.7rem; }
    dd { margin: 0.1rem 0 0; }
    h3.example { font-size: 1rem; margin-top: 1.2rem; }
    .code .line { min-height: 1.45em; }
    .code .line.flagged { background: var(--removed); box-shadow: inset 3px 0 var(--high-fill); }
    .search { margin-top: 1rem; max-width: 46rem; }
    .search label { display: block; font-size: 0.85rem; font-weight: 600; color: var(--soft); }
    .search input { width: 100%; }
    .results { list-style: none; margin: 0; padding: 0; }
    .results li { padding: 0.4rem 0; border-bottom: 1px solid var(--line); }
    .results span { display: block; color: var(--soft); font-size: 0.92rem; }
    """#

  /// Finds the pages that have every word of what is typed: in their titles first.
  static let script = #"""
    "use strict";
    (() => {
      const box = document.querySelector(".search");
      const query = document.getElementById("query");
      const results = document.getElementById("results");
      const said = document.getElementById("said");
      const root = document.body.dataset.root;
      const pages = concurlintPages.map(([path, title, summary, more]) => ({
        path, title, summary, head: `${title} ${summary}`.toLowerCase(), all: `${title} ${summary} ${more}`.toLowerCase()
      }));
      const search = () => {
        const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
        results.replaceChildren();
        said.textContent = "";
        if (!words.length) return;
        const rank = page => words.filter(word => page.head.includes(word)).length;
        const found = pages.filter(page => words.every(word => page.all.includes(word))).sort((a, b) => rank(b) - rank(a));
        said.textContent = found.length === 1 ? "1 page" : `${found.length} pages`;
        for (const page of found.slice(0, 30)) {
          const row = document.createElement("li");
          const link = document.createElement("a");
          link.href = root + page.path;
          link.textContent = page.title;
          const summary = document.createElement("span");
          summary.textContent = page.summary;
          row.append(link, summary);
          results.append(row);
        }
      };
      box.hidden = false;
      query.addEventListener("input", search);
      search();
    })();
    """#
}
