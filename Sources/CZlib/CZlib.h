// zlib, as it is installed. Who links it says how; see Package.swift.
#include <zlib.h>
