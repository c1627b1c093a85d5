extension MigrationPage {
  /// The style sheet. ``styleHash`` must match it.
  static let style = #"""
    :root {
      color-scheme: light dark;
      --page: #f7f8fa; --card: #ffffff; --sunken: #f0f2f5; --line: #dde1e7; --strong-line: #8a94a3;
      --text: #1b2129; --soft: #525c69; --accent: #2456b8; --focus: #2456b8;
      --critical: #a8201a; --high: #9a4a00; --medium: #1f5f99; --low: #55606d; --good: #1c6b3f;
      --critical-fill: #c9372c; --high-fill: #d97a1e; --medium-fill: #4a8fd0; --low-fill: #94a0ae; --good-fill: #2f9e62;
      --added: #e4f5ea; --removed: #fdeaea; --added-text: #14532d; --removed-text: #8a1f1f;
      --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --page: #12161c; --card: #1a2029; --sunken: #232b36; --line: #323c49; --strong-line: #77859a;
        --text: #e6eaf0; --soft: #a9b4c2; --accent: #8db4ff; --focus: #8db4ff;
        --critical: #ff9d94; --high: #f3b06b; --medium: #8cc2f5; --low: #b3bfcc; --good: #7fd6a3;
        --critical-fill: #e0574c; --high-fill: #d9852f; --medium-fill: #4f93d2; --low-fill: #7c8999; --good-fill: #38a56b;
        --added: #17352492; --removed: #44202092; --added-text: #a6e3bd; --removed-text: #ffb4ad;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-padding-top: 1rem; }
    body {
      margin: 0; background: var(--page); color: var(--text);
      font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "DejaVu Sans", sans-serif;
      overflow-wrap: break-word;
    }
    h1, h2, h3, h4 { line-height: 1.25; margin: 0; font-weight: 650; letter-spacing: -0.01em; text-wrap: balance; }
    h1 { font-size: 1.9rem; } h2 { font-size: 1.4rem; } h3 { font-size: 1.08rem; }
    h4 { font-size: 0.82rem; color: var(--soft); margin: 1.1rem 0 0.3rem; letter-spacing: 0; }
    p { margin: 0.4rem 0; max-width: 46rem; }
    a { color: var(--accent); text-underline-offset: 0.15em; }
    code, pre, .where { font-family: var(--mono); font-size: 0.86em; }
    p code, li code, td code, summary code { background: var(--sunken); border-radius: 4px; padding: 0.08em 0.3em; }
    :focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
    ::selection { background: var(--accent); color: var(--card); }
    .skip { position: absolute; left: -100rem; }
    .skip:focus { left: 1rem; top: 1rem; background: var(--card); padding: 0.6rem 1rem; z-index: 3; }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    [hidden] { display: none !important; }

    .page { max-width: 78rem; margin: 0 auto; padding: 0 1.5rem 4rem; }
    .masthead { padding: 2.4rem 0 1.2rem; }
    .masthead p { color: var(--soft); max-width: none; }
    .masthead .kicker { font-size: 0.85rem; font-weight: 600; color: var(--accent); margin: 0 0 0.3rem; }
    .contents ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0.3rem 1.1rem; font-size: 0.92rem; }
    .contents { padding-bottom: 1rem; border-bottom: 1px solid var(--line); }
    main > section { padding-top: 2.4rem; }
    .lead { color: var(--soft); margin-bottom: 1rem; }
    .card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 1.2rem 1.4rem; margin: 0.9rem 0; }
    .card > :first-child { margin-top: 0; }
    .sides { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); gap: 0.9rem; margin: 0.9rem 0; }
    .sides > .card { margin: 0; }
    .dangers { list-style: none; margin: 0.6rem 0; padding: 0; }
    .dangers li { margin: 0 0 0.6rem; line-height: 1.35; }
    .dangers span { display: block; font-size: 0.9rem; }
    .soft { color: var(--soft); }
    .date, td.extent { white-space: nowrap; }
    .number { font-variant-numeric: tabular-nums; text-align: right; white-space: nowrap; }

    .hero { display: grid; grid-template-columns: 9.5rem minmax(0, 1fr); gap: 1.8rem; align-items: center; }
    .hero > svg { width: 100%; height: auto; }
    .verdict { font-size: 1.15rem; font-weight: 600; line-height: 1.35; margin: 0 0 0.7rem; max-width: none; text-wrap: balance; }
    .dial-track { stroke: var(--sunken); } .dial { stroke: var(--good-fill); }
    .dial.poor { stroke: var(--critical-fill); } .dial.fair { stroke: var(--high-fill); }
    svg text { fill: var(--text); font-family: inherit; }
    svg .soft-text { fill: var(--soft); }
    .facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: 0.6rem 1.4rem; margin: 0.2rem 0 1rem; padding: 0; list-style: none; }
    .facts span { display: block; color: var(--soft); font-size: 0.85rem; }
    .facts strong { font-size: 1.2rem; font-weight: 650; line-height: 1.3; font-variant-numeric: tabular-nums; }
    .bar { display: block; width: 100%; height: 0.9rem; border-radius: 5px; }
    .fill-critical { fill: var(--critical-fill); } .fill-high { fill: var(--high-fill); } .fill-medium { fill: var(--medium-fill); }
    .fill-low { fill: var(--low-fill); } .fill-suggestion { fill: var(--line); } .fill-good { fill: var(--good-fill); } .fill-none { fill: var(--sunken); }
    .legend { display: flex; flex-wrap: wrap; gap: 0.2rem 1.2rem; list-style: none; margin: 0.5rem 0 0; padding: 0; font-size: 0.9rem; }
    .legend svg { width: 0.75rem; height: 0.75rem; margin-right: 0.4rem; }
    .meter { width: 100%; min-width: 4rem; max-width: 9rem; height: 0.6rem; border-radius: 4px; vertical-align: middle; }

    .badge { display: inline-block; font-size: 0.76rem; font-weight: 600; line-height: 1.5; padding: 0 0.5em; border-radius: 99px; border: 1px solid currentColor; white-space: nowrap; }
    .critical, .error { color: var(--critical); } .high, .warning, .unsafe { color: var(--high); }
    .medium, .info, .display-only { color: var(--medium); } .low, .none, .suggestion { color: var(--low); } .good, .safe { color: var(--good); }

    table { border-collapse: collapse; width: 100%; font-size: 0.93rem; }
    caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    th, td { text-align: left; vertical-align: top; padding: 0.45rem 0.8rem 0.45rem 0; border-bottom: 1px solid var(--line); }
    th { font-weight: 600; color: var(--soft); font-size: 0.85rem; }
    tbody th { color: var(--text); font-size: inherit; } th p { font-weight: 400; }
    th.number, td.number { text-align: right; white-space: normal; }
    td.number { white-space: nowrap; }
    tr:last-child > td, tr:last-child > th { border-bottom: 0; }

    .command { position: relative; margin: 0.5rem 0; }
    .command p { font-size: 0.92rem; color: var(--soft); margin: 0.7rem 0 0.25rem; }
    .command pre { background: var(--sunken); border-radius: 7px; margin: 0; padding: 0.65rem 5.2rem 0.65rem 0.9rem; white-space: pre-wrap; overflow-wrap: break-word; }
    button, select, input[type=search] {
      font: inherit; font-size: 0.92rem; color: var(--text); background: var(--card); border: 1px solid var(--strong-line); border-radius: 7px; padding: 0.35rem 0.7rem;
    }
    button { cursor: pointer; } button:hover { background: var(--sunken); }
    .copy { position: absolute; right: 0.45rem; bottom: 0.4rem; padding: 0.15rem 0.6rem; font-size: 0.82rem; }
    .checklist { list-style: none; padding: 0; margin: 0.4rem 0; }
    .checklist li { margin: 0.2rem 0; }
    .checklist label { display: flex; gap: 0.6rem; align-items: baseline; max-width: 46rem; }
    .checklist input { flex: none; width: 1rem; height: 1rem; accent-color: var(--accent); transform: translateY(0.1rem); }
    .phase header { display: flex; flex-wrap: wrap; gap: 0.3rem 1rem; align-items: baseline; justify-content: space-between; }
    .phase-facts { color: var(--soft); font-size: 0.92rem; }

    .filters { display: grid; grid-template-columns: 2fr repeat(5, 1fr) auto; gap: 0.7rem; align-items: end; position: sticky; top: 0; z-index: 2; }
    .filters label { display: block; font-size: 0.82rem; font-weight: 600; color: var(--soft); margin-bottom: 0.2rem; }
    .filters select, .filters input { width: 100%; min-width: 0; }
    .tools { display: flex; flex-wrap: wrap; gap: 0.6rem; align-items: center; margin: 0.8rem 0; }
    details > summary { cursor: pointer; list-style: none; }
    details > summary::-webkit-details-marker { display: none; }
    details > summary::before { content: ""; flex: none; width: 0.45em; height: 0.45em; border: solid var(--soft); border-width: 0 2px 2px 0; transform: rotate(-45deg); margin-top: 0.5em; }
    details[open] > summary::before { transform: rotate(45deg); }
    details.plain > summary { display: inline-flex; gap: 0.6rem; color: var(--accent); font-size: 0.93rem; padding: 0.2rem 0; }
    .issue { background: var(--card); border: 1px solid var(--line); border-radius: 10px; margin: 0.6rem 0; }
    .issue > summary { display: flex; gap: 0.9rem; padding: 0.9rem 1.2rem; align-items: flex-start; }
    .issue > summary:hover strong { text-decoration: underline; text-underline-offset: 0.2em; }
    .issue > summary .title { flex: 1; min-width: 0; }
    .issue > summary strong { font-size: 1.08rem; font-weight: 600; line-height: 1.3; }
    .issue > summary .rule { display: block; font: 0.84rem/1.5 var(--mono); color: var(--soft); margin-top: 0.15rem; }
    .issue > summary .extent { display: inline-block; font-family: system-ui, sans-serif; margin-left: 1em; }
    .issue > div { padding: 0 1.2rem 1.2rem 2.6rem; }
    .count { font-variant-numeric: tabular-nums; font-weight: 600; white-space: nowrap; }
    .rows { border-top: 1px solid var(--line); margin-top: 0.5rem; }
    .incident { border-bottom: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 3.6rem; }
    .incident > summary { display: flex; gap: 0.7rem; padding: 0.5rem 0.2rem; align-items: flex-start; font-size: 0.95rem; }
    .incident > summary:hover { background: var(--sunken); }
    .incident .where { display: block; color: var(--soft); }
    .incident .what { flex: 1; min-width: 0; }
    .incident .tags { display: flex; flex-wrap: wrap; gap: 0.3rem; justify-content: flex-end; }
    .incident > div { padding: 0 0 1rem 1.4rem; font-size: 0.95rem; }
    .code { border: 1px solid var(--line); border-radius: 7px; margin: 0.5rem 0; background: var(--card); overflow: hidden; }
    .code pre { margin: 0; padding: 0.5rem 0; tab-size: 4; line-height: 1.45; }
    .code pre + pre { border-top: 1px dashed var(--line); }
    .code .line { display: block; padding: 0 0.9rem; white-space: pre-wrap; }
    .code .line.added { background: var(--added); color: var(--added-text); }
    .code .line.removed { background: var(--removed); color: var(--removed-text); }
    .code .line[data-line] { padding-left: 6.4ch; }
    .code .line[data-line]::before { content: attr(data-line); display: inline-block; width: 5ch; margin: 0 1.2ch 0 -6.2ch; text-align: right; color: var(--soft); }
    .code .path { display: block; font-size: 0.82rem; color: var(--soft); padding: 0.35rem 0.9rem; border-bottom: 1px solid var(--line); font-family: var(--mono); }
    .places { margin: 0.2rem 0; padding-left: 1.1rem; }
    .warning-box { border-left: 4px solid var(--high-fill); padding: 0.2rem 0 0.2rem 1rem; margin: 0.8rem 0; }
    footer { color: var(--soft); font-size: 0.9rem; padding-top: 3rem; }
    .trend { width: 100%; height: auto; max-height: 20rem; }
    .trend .axis { stroke: var(--line); } .trend polyline { fill: none; stroke-width: 2.5; stroke: var(--accent); }
    .trend circle { fill: var(--accent); }

    @media (max-width: 60rem) { .sides { grid-template-columns: minmax(0, 1fr); } .filters { grid-template-columns: 1fr 1fr; position: static; } .filters .wide { grid-column: 1 / -1; } }
    @media (max-width: 40rem) {
      .page { padding: 0 1rem 3rem; } .masthead { padding-top: 1.4rem; } h1 { font-size: 1.5rem; }
      .card { padding: 0.9rem 1rem; }
      .hero { grid-template-columns: 5.4rem minmax(0, 1fr); gap: 0.9rem; } .hero > div { display: contents; }
      .hero .verdict { margin: 0; font-size: 1.05rem; } .hero .facts, .hero .bar, .hero .legend { grid-column: 1 / -1; margin: 0; }
      .facts { grid-template-columns: 1fr 1fr; } .facts strong { font-size: 1.05rem; }
      table, tbody, tr, td, tbody th { display: block; width: auto; }
      thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
      td, tbody th { padding: 0.15rem 0; border: 0; text-align: left; } tr { padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
      tr:last-child { border: 0; } td:empty, td.bars { display: none; }
      td[data-title]::before { content: attr(data-title); display: block; color: var(--soft); font-size: 0.82rem; }
      td.number, td.extent { display: flex; justify-content: space-between; gap: 1rem; text-align: right; }
      .code .line { padding: 0 0.5rem; } .code .line[data-line] { padding-left: 5.4ch; } .code .line[data-line]::before { width: 4ch; margin: 0 1.2ch 0 -5.2ch; }
      .issue > div { padding: 0 1rem 1rem; } .incident > div { padding-left: 0; }
      .incident > summary { flex-wrap: wrap; } .incident .what { flex-basis: 80%; }
      .command pre { padding-right: 0.9rem; } .copy { position: static; margin-top: 0.4rem; }
      .issue > summary { flex-wrap: wrap; } .issue > summary .title { flex-basis: 80%; }
    }
    @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
    @media print {
      :root { --page: #fff; --card: #fff; --sunken: #f3f3f3; --line: #ccc; }
      body { font-size: 10.5pt; } .page { max-width: none; padding: 0; }
      .contents, .filters, .tools, .copy, .skip { display: none !important; }
      .card, .issue { border-color: #ccc; } .phase, .incident, .code, tr { break-inside: avoid; }
      h2, h3, h4, summary { break-after: avoid; } main > section { padding-top: 1.2rem; }
      .incident { content-visibility: visible; } a { color: inherit; }
    }
    """#
}
