class Concurlint < Formula
  desc "Finds concurrency and SwiftData anti-patterns in Swift code"
  homepage "https://github.com/@REPOSITORY@"
  version "@VERSION@"
  license "Apache-2.0"
@PLATFORMS@
  def install
    bin.install "bin/concurlint"
    man1.install "share/man/man1/concurlint.1"
    bash_completion.install "share/bash-completion/completions/concurlint"
    zsh_completion.install "share/zsh/site-functions/_concurlint"
    fish_completion.install "share/fish/vendor_completions.d/concurlint.fish"
  end

  test do
    (testpath/"A.swift").write "import Foundation\npublic func wait() async { Thread.sleep(forTimeInterval: 1) }\n"
    assert_match "blocking-wait-in-async", shell_output("#{bin}/concurlint #{testpath}/A.swift", 1)
  end
end
