let=f(
