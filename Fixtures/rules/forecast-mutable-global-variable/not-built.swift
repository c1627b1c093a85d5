#if swift(<6)
var old = 1
#else
let new = 1
#endif
#if os(Windows)
var elsewhere = 1
#endif
