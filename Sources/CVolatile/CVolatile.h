// A read of one byte that takes place although nobody wants the value; Swift has none.
static inline void cvolatile_read(const void *address) { (void)*(const volatile char *)address; }
