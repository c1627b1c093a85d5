@preconcurrency import Glibc

// Of a module that is imported so, variables may be used.
func flush() {
  fflush(stdout)
  fflush(Glibc.stderr)
}
