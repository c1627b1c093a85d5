var{get#if G
@@i