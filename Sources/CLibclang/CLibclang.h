// What is used of libclang's stable C interface, declared again: the library is looked for when the program runs, so building needs no
// header of it. A test includes clang-c/Index.h before this file, so that each prototype is held against the real one, and compares
// the sizes of structures and the values of constants.
#ifndef CONCURLINT_CLIBCLANG_H
#define CONCURLINT_CLIBCLANG_H

#include <dlfcn.h>

// MARK: Types, unless libclang's own header has declared them

#ifndef LLVM_CLANG_C_INDEX_H

typedef void *CXFile;
typedef void *CXDiagnostic;
typedef void *CXDiagnosticSet;

typedef struct {
  const void *data;
  unsigned private_flags;
} CXString;

typedef struct {
  const void *ptr_data[2];
  unsigned int_data;
} CXSourceLocation;

typedef struct {
  const void *ptr_data[2];
  unsigned begin_int_data;
  unsigned end_int_data;
} CXSourceRange;

enum CXLoadDiag_Error { CXLoadDiag_None = 0, CXLoadDiag_Unknown = 1, CXLoadDiag_CannotLoad = 2, CXLoadDiag_InvalidFile = 3 };

enum CXDiagnosticSeverity {
  CXDiagnostic_Ignored = 0,
  CXDiagnostic_Note = 1,
  CXDiagnostic_Warning = 2,
  CXDiagnostic_Error = 3,
  CXDiagnostic_Fatal = 4
};

#endif

// MARK: Functions

CXDiagnosticSet clang_loadDiagnostics(const char *file, enum CXLoadDiag_Error *error, CXString *errorString);
void clang_disposeDiagnosticSet(CXDiagnosticSet diagnostics);
unsigned clang_getNumDiagnosticsInSet(CXDiagnosticSet diagnostics);
CXDiagnostic clang_getDiagnosticInSet(CXDiagnosticSet diagnostics, unsigned index);
CXDiagnosticSet clang_getChildDiagnostics(CXDiagnostic diagnostic);
void clang_disposeDiagnostic(CXDiagnostic diagnostic);

enum CXDiagnosticSeverity clang_getDiagnosticSeverity(CXDiagnostic diagnostic);
CXSourceLocation clang_getDiagnosticLocation(CXDiagnostic diagnostic);
CXString clang_getDiagnosticSpelling(CXDiagnostic diagnostic);
CXString clang_getDiagnosticOption(CXDiagnostic diagnostic, CXString *disable);
CXString clang_getDiagnosticCategoryText(CXDiagnostic diagnostic);
unsigned clang_getDiagnosticNumRanges(CXDiagnostic diagnostic);
CXSourceRange clang_getDiagnosticRange(CXDiagnostic diagnostic, unsigned range);
unsigned clang_getDiagnosticNumFixIts(CXDiagnostic diagnostic);
CXString clang_getDiagnosticFixIt(CXDiagnostic diagnostic, unsigned fixIt, CXSourceRange *replacementRange);

CXSourceLocation clang_getRangeStart(CXSourceRange range);
CXSourceLocation clang_getRangeEnd(CXSourceRange range);
void clang_getFileLocation(CXSourceLocation location, CXFile *file, unsigned *line, unsigned *column, unsigned *offset);
CXString clang_getFileName(CXFile file);

const char *clang_getCString(CXString string);
void clang_disposeString(CXString string);
CXString clang_getClangVersion(void);

#define CONCURLINT_CLANG_FUNCTIONS(FUNCTION) \
  FUNCTION(clang_loadDiagnostics) \
  FUNCTION(clang_disposeDiagnosticSet) \
  FUNCTION(clang_getNumDiagnosticsInSet) \
  FUNCTION(clang_getDiagnosticInSet) \
  FUNCTION(clang_getChildDiagnostics) \
  FUNCTION(clang_disposeDiagnostic) \
  FUNCTION(clang_getDiagnosticSeverity) \
  FUNCTION(clang_getDiagnosticLocation) \
  FUNCTION(clang_getDiagnosticSpelling) \
  FUNCTION(clang_getDiagnosticOption) \
  FUNCTION(clang_getDiagnosticCategoryText) \
  FUNCTION(clang_getDiagnosticNumRanges) \
  FUNCTION(clang_getDiagnosticRange) \
  FUNCTION(clang_getDiagnosticNumFixIts) \
  FUNCTION(clang_getDiagnosticFixIt) \
  FUNCTION(clang_getRangeStart) \
  FUNCTION(clang_getRangeEnd) \
  FUNCTION(clang_getFileLocation) \
  FUNCTION(clang_getFileName) \
  FUNCTION(clang_getCString) \
  FUNCTION(clang_disposeString) \
  FUNCTION(clang_getClangVersion)

// MARK: Loading

/// The functions of one library that was opened, under their own names.
struct ClangFunctions {
#define CONCURLINT_MEMBER(name) __typeof__(name) *name;
  CONCURLINT_CLANG_FUNCTIONS(CONCURLINT_MEMBER)
#undef CONCURLINT_MEMBER
};

/// Opens a library and finds its functions. It stays open for as long as the process lives.
///
/// Returns null, or what is wrong: the words of the system, valid until its next call, or the name of a function that the library lacks.
static inline const char *loadClangFunctions(const char *library, struct ClangFunctions *functions) {
  void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (!handle) return dlerror();
#define CONCURLINT_LOAD(name) \
  if (!(*(void **)&functions->name = dlsym(handle, #name))) return "no function '" #name "'";
  CONCURLINT_CLANG_FUNCTIONS(CONCURLINT_LOAD)
#undef CONCURLINT_LOAD
  return 0;
}

#endif
