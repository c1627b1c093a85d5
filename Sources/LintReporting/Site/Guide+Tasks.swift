extension Guide {
  /// The guides about tasks, then those about where the linter runs.
  public static let all = tasks + places

  private static let tasks = [
    Guide(
      id: "first-hour", title: "The first hour",
      blocks: [
        .text("The whole project is read from source: no build, no SDK and no configuration is needed."),
        .commands(["concurlint --max-findings 20"]),
        .text("Each finding ends with the id of its rule. Read why it is a problem, and what to write instead:"),
        .commands(["concurlint explain detached-task"]),
        .text("Most fixes are made for you. Read the patch first; 'fix' alone then makes those that are safe."),
        .commands(["concurlint fix --diff", "concurlint fix --allow-dirty"]),
        .text("If a finding is right as it is, write the reason above it; a suppression without effect is reported."),
        .file("Example.swift", "// concurlint:disable:next detached-task - the encoder must not run on the caller's actor")
      ]),
    Guide(
      id: "gate", title: "A gate for new findings",
      blocks: [
        .text("A project with many findings starts with a list of them, so that only new ones fail a change."),
        .commands(["concurlint baseline create --quiet", "concurlint --baseline .concurlint-baseline"]),
        .text("Commit '.concurlint-baseline', and name it in the configuration; then 'concurlint' alone does the same."),
        .file(".concurlint.yml", "baseline: .concurlint-baseline\nfail_on: warning"),
        .text("A finding stays known when its file is moved or reformatted. 'compare' says what is new and what is gone."),
        .commands(["concurlint baseline compare", "concurlint baseline prune"])
      ]),
    Guide(
      id: "migration", title: "A plan for the move to Swift 6",
      blocks: [
        .text("The report says how far each target is, in which order to work, and what each step takes."),
        .commands(["concurlint report --output html:migration.html --output json:migration.json"]),
        .text("Next week, the same command with the old report says what was fixed and what is new."),
        .commands(["concurlint report --previous migration.json --output markdown:progress.md"]),
        .text("What would another setting change? Nothing is written to the project."),
        .commands(["concurlint report --swift-version 6 --output markdown:what-if.md"])
      ]),
    Guide(
      id: "forecast", title: "What Swift 6 mode will say",
      blocks: [
        .text("The errors of Swift 6 mode, in the compiler's words, before the mode is switched on."),
        .commands(["concurlint forecast"]),
        .text("Which annotations remove the most of them? Each is tried, and nothing is written."),
        .commands(["concurlint forecast --what-if --max-findings 0"]),
        .text("The list of a project in Swift 5 mode must not grow: known errors are in a baseline, new ones fail."),
        .commands([
          "concurlint baseline create --swift-version 6 --only-rule forecast-mutable-global-variable --baseline .forecast",
          "concurlint forecast --baseline .forecast --fail-on error"
        ])
      ]),
    Guide(
      id: "ci", title: "A build server of your own",
      blocks: [
        .text("One run writes a report for each reader. Status 0: nothing at or above 'fail_on'; 1: findings; 2: it failed."),
        .commands(["concurlint --output xcode --output junit:concurlint.xml --output sarif:concurlint.sarif"]),
        .text("For a pull request, only changed lines. The clone needs the history up to where the branch began."),
        .commands(["concurlint --since HEAD"]),
        .text("Download a release by its version, and check it before it runs:"),
        .file("install.sh", "sha256sum --check --ignore-missing SHA256SUMS\ntar -xzf concurlint-*.tar.gz"),
        .text(
          """
          'Distribution/CI' has jobs for GitLab, Bitbucket, Azure, CircleCI and Bitrise, 'Distribution/Danger' files for \
          Danger, in Ruby and in Swift.
          """)
      ]),
    Guide(
      id: "editors", title: "Editors",
      blocks: [
        .text("Every editor with a problem matcher reads one line a finding, in the compiler's form:"),
        .commands(["concurlint --format=xcode"]),
        .text("While typing, the text of the editor is linted in place of the file:"),
        .commands(["concurlint --stdin-filename Sources/Example.swift - < Sources/Example.swift"]),
        .text("'init' writes a configuration and its schema, by which editors complete and check it."),
        .commands(["concurlint init"]),
        .text("Shells complete commands, options and rules; 'concurlint completions --help' says where files go."),
        .commands(["concurlint completions fish", "concurlint man"])
      ])
  ]
}
