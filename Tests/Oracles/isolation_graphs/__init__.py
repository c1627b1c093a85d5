"""Random graphs of declarations whose isolation depends on one another: protocols, types, extensions, functions, closures."""
