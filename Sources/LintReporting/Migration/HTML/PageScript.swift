extension MigrationPage {
  /// The script for filters, copying and printing. The page can be read without it. ``scriptHash`` must match it.
  static let script = #"""
    "use strict";
    (() => {
      const all = (selector, root = document) => Array.from(root.querySelectorAll(selector));
      const said = document.getElementById("said");

      // Of long lists all but the first entries are compressed until a reader opens, filters or prints them, so that a page of ten
      // thousand findings opens like a small one.
      const inflate = packed => {
        const bytes = Uint8Array.from(atob(packed.textContent), letter => letter.charCodeAt(0));
        return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).text();
      };
      const unpacking = new Map();
      const unpackList = packed => {
        if (!unpacking.has(packed)) unpacking.set(packed, inflate(packed).then(text => {
          document.getElementById(packed.dataset.into).insertAdjacentHTML("beforeend", text);
          packed.remove();
        }));
        return unpacking.get(packed);
      };
      const unpack = root => Promise.all(all("script.rows-later", root).map(unpackList));
      const bodies = new Map();
      const fill = async row => {
        if (!row.dataset.body) return;
        const issue = row.closest(".issue");
        if (!bodies.has(issue)) bodies.set(issue, inflate(issue.querySelector("script.bodies-later")).then(text => text.split("\f")));
        const texts = await bodies.get(issue);
        if (!row.dataset.body) return;
        row.insertAdjacentHTML("beforeend", texts[row.dataset.body]);
        delete row.dataset.body;
      };
      const open = async element => {
        for (let around = element.closest("details"); around; around = around.parentElement.closest("details")) {
          await unpack(around);
          if (around.classList.contains("incident")) await fill(around);
          around.open = true;
        }
      };
      document.addEventListener("toggle", event => {
        const details = event.target;
        if (!details.open) return;
        unpack(details);
        if (details.classList.contains("incident")) fill(details);
      }, true);

      // Links lead into lists that may still be closed, or text.
      const reveal = async () => {
        const name = decodeURIComponent(location.hash.slice(1));
        if (!name) return;
        if (!document.getElementById(name) && name.startsWith("incident-")) await unpack(document);
        const target = document.getElementById(name);
        // What is in sight already the browser finds by itself.
        if (!target || !target.closest("details")) return;
        await open(target);
        target.scrollIntoView();
        (target.querySelector("summary") || target).focus();
      };
      window.addEventListener("hashchange", reveal);

      const form = document.getElementById("filters");
      if (form) {
        const issues = all(".issue").map(element => ({ element, count: element.querySelector(".count"), total: Number(element.dataset.total), rows: null }));
        const status = document.getElementById("shown");
        const total = issues.reduce((sum, issue) => sum + issue.total, 0);
        let runs = 0;
        const apply = async () => {
          const run = ++runs;
          const value = name => form.elements[name].value;
          const words = value("text").toLowerCase().split(/\s+/).filter(Boolean);
          const [severity, rule, target, fix, state] = ["severity", "rule", "target", "fix", "state"].map(name => form.elements[name] ? value(name) : "");
          const isFiltered = words.length || severity || rule || target || fix || state;
          if (isFiltered) await unpack(document.getElementById("issues"));
          // The reader has typed on in the meantime.
          if (run !== runs) return;
          let shown = 0;
          for (const issue of issues) {
            const isWanted = !rule || issue.element.dataset.rule === rule;
            if (isFiltered && isWanted && !issue.rows) {
              issue.rows = all(".incident", issue.element).map(row => ({ row, text: row.firstElementChild.textContent.toLowerCase() }));
            }
            let count = isWanted ? issue.total : 0;
            if (issue.rows && isWanted) {
              count = 0;
              for (const { row, text } of issue.rows) {
                const data = row.dataset;
                const fits = (!severity || data.severity === severity) && (!target || data.targets.split(" ").includes(target)) &&
                  (!fix || data.fix === fix) && (!state || data.state === state) && words.every(word => text.includes(word));
                if (row.hidden === fits) row.hidden = !fits;
                if (fits) count += 1;
              }
            }
            issue.element.parentElement.hidden = count === 0;
            issue.count.textContent = count === issue.total ? String(count) : count + " of " + issue.total;
            shown += count;
          }
          status.textContent = isFiltered ? "Showing " + shown + " of " + total + " findings" : "Showing all " + total + " findings";
        };
        let timer;
        for (const kind of ["input", "change"]) form.addEventListener(kind, event => {
          clearTimeout(timer);
          timer = setTimeout(apply, event.target.type === "search" ? 120 : 0);
        });
        form.addEventListener("submit", event => event.preventDefault());
        form.addEventListener("reset", () => setTimeout(apply));
        form.hidden = false;
        const tools = document.getElementById("tools");
        tools.hidden = false;
        tools.addEventListener("click", event => {
          const action = event.target.dataset.action;
          if (action) for (const { element } of issues) if (!element.parentElement.hidden) element.open = action === "open";
        });
        apply();
      }

      // Copying, where the browser lets a page from disk do so; otherwise the text is selected.
      for (const command of all(".command")) {
        const button = document.createElement("button");
        button.type = "button";
        button.className = "copy";
        button.textContent = "Copy";
        button.setAttribute("aria-label", "Copy command: " + command.querySelector("code").textContent);
        button.addEventListener("click", async () => {
          const code = command.querySelector("code");
          let isCopied = true;
          try {
            await navigator.clipboard.writeText(code.textContent);
          } catch (refused) {
            getSelection().selectAllChildren(code);
            isCopied = document.execCommand("copy");
          }
          button.textContent = isCopied ? "Copied" : "Selected";
          said.textContent = isCopied ? "Command copied" : "Command selected";
          setTimeout(() => { button.textContent = "Copy"; said.textContent = ""; }, 2000);
        });
        command.append(button);
      }

      // What is ticked is remembered on this machine, for this project.
      const key = "concurlint:" + document.body.dataset.project;
      const boxes = all(".checklist input:not([disabled])");
      try {
        const ticked = new Set(JSON.parse(localStorage.getItem(key) || "[]"));
        for (const box of boxes) box.checked = ticked.has(box.dataset.item);
        document.addEventListener("change", event => {
          if (!event.target.matches(".checklist input")) return;
          localStorage.setItem(key, JSON.stringify(boxes.filter(box => box.checked).map(box => box.dataset.item)));
        });
      } catch (unavailable) {
        // A browser that keeps nothing for pages from disk: the boxes can still be ticked.
      }

      // Paper shows every place, but for projects with too many to print. A browser that prints waits for nothing.
      if (Number(document.body.dataset.findings) <= 1000) (window.requestIdleCallback || setTimeout)(() => unpack(document));
      let closed = [];
      window.addEventListener("beforeprint", () => {
        closed = all(".issue:not([open]), details.plain:not([open])");
        for (const details of closed) details.open = true;
      });
      window.addEventListener("afterprint", () => { for (const details of closed) details.open = false; });

      // After the browser's own search for the place, which takes the focus away.
      if (location.hash) window.addEventListener("load", () => setTimeout(reveal));
      document.documentElement.dataset.ready = "true";
    })();
    """#
}
