extension Guide {
  /// What stands for the repository until a site is made for one.
  public static let repositoryPlaceholder = "OWNER/concurlint"

  static let places = [
    Guide(
      id: "swift-package", title: "A Swift package",
      blocks: [
        .text("The plugins download the binary; the package of the linter itself is not needed. In 'Package.swift':"),
        .file(
          "Package.swift",
          #"dependencies: [.package(url: "https://github.com/OWNER/concurlint-plugins", exact: "0.1.0")]"#),
        .text("The command lints the whole package and asks for no permission; 'concurlint-fix' asks to write."),
        .file(
          "shell",
          "swift package plugin concurlint\nswift package --allow-writing-to-package-directory concurlint-fix"),
        .text("With each build, as a build tool of one target, where the tools version is 6.0 or newer:"),
        .file("Package.swift", #"plugins: [.plugin(name: "ConcurlintBuildTool", package: "concurlint-plugins")]"#),
        .text("'CONCURLINT_DISABLE=1' in the environment leaves it out of a build."),
        .text("Those who use a library inherit its plugins: there, keep them in a package of their own, 'BuildTools'.")
      ]),
    Guide(
      id: "xcode", title: "An app in Xcode",
      blocks: [
        .text("With the binary in 'PATH': add a build phase 'Run Script' with this, and move it before 'Compile Sources'."),
        .file(
          "Run Script",
          "export PATH=\"$HOME/.local/bin:/opt/homebrew/bin:$PATH\"\n"
            + "exec concurlint lint --format=xcode --fail-on=error \"$SRCROOT\""),
        .text("New projects run scripts in a sandbox that may not read sources: set 'ENABLE_USER_SCRIPT_SANDBOXING' to NO."),
        .text("Without installation: add the package 'concurlint-plugins', and 'ConcurlintBuildTool' in 'Run Build Tool"
          + " Plug-ins'. Xcode asks once for your trust; on a build server pass '-skipPackagePluginValidation'.")
      ]),
    Guide(
      id: "github", title: "GitHub",
      blocks: [
        .text(
          "Annotations, a summary, and code scanning where it is available. The action downloads a release and checks it."),
        .file(
          ".github/workflows/concurlint.yml",
          """
          name: concurlint
          on: pull_request
          permissions: { contents: read, security-events: write }
          jobs:
            concurlint:
              runs-on: ubuntu-latest
              steps:
                - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
                  with: { fetch-depth: 0, persist-credentials: false }
                - uses: OWNER/concurlint-action@0.1.0
                  with: { since: "origin/${{ github.base_ref }}" }
          """),
        .text("Without 'since', all findings are reported; with a 'baseline', all that are new.")
      ]),
    Guide(
      id: "gitlab", title: "GitLab",
      blocks: [
        .text("Findings show in merge requests as Code Quality, and as tests. The job downloads a release and checks it."),
        .file(
          ".gitlab-ci.yml",
          """
          include:
            - remote: https://github.com/OWNER/concurlint/releases/download/0.1.0/gitlab.yml
          concurlint:
            variables:
              CONCURLINT_ARGUMENTS: --since origin/$CI_DEFAULT_BRANCH .
          """)
      ]),
    Guide(
      id: "pre-commit", title: "pre-commit",
      blocks: [
        .text("The hook installs the wheel of a release: no toolchain is needed. It lints what is committed."),
        .file(
          ".pre-commit-config.yaml",
          """
          repos:
            - repo: https://github.com/OWNER/concurlint-hooks
              rev: 0.1.0
              hooks:
                - id: concurlint
          """),
        .text("'concurlint-changed-lines' reports only the lines that are staged; 'concurlint-fix' makes safe fixes."),
        .file("shell", "pre-commit install\npre-commit run --all-files")
      ]),
    Guide(
      id: "visual-studio-code", title: "Visual Studio Code",
      blocks: [
        .text("A release has the extension for each platform, with the program in it:"),
        .file("shell", "code --install-extension concurlint-linux-x64-0.1.0.vsix"),
        .text(
          "Findings show while you type, in every file that an edit affects. To make the safe fixes of a file when it is"
            + " saved:"),
        .file(
          ".vscode/settings.json", #"{ "editor.codeActionsOnSave": { "source.fixAll.concurlint": "explicit" } }"#),
        .text("'concurlint.scope' says whose findings are shown: of 'open' files, what is 'affected', or the 'project'."),
        .text(
          "Without the extension, a task fills the list of problems: copy 'Editors/vscode-tasks.json' of the repository to"
            + " '.vscode/tasks.json', and run it with 'Tasks: Run Task'.")
      ])
  ]
}
