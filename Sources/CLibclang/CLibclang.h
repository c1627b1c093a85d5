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

typedef void *CXIndex;
typedef struct CXTranslationUnitImpl *CXTranslationUnit;
typedef void *CXClientData;

struct CXUnsavedFile {
  const char *Filename;
  const char *Contents;
  unsigned long Length;
};

enum CXErrorCode { CXError_Success = 0, CXError_Failure = 1, CXError_Crashed = 2, CXError_InvalidArguments = 3, CXError_ASTReadError = 4 };

enum CXTranslationUnit_Flags {
  CXTranslationUnit_SkipFunctionBodies = 0x40,
  CXTranslationUnit_KeepGoing = 0x200,
  CXTranslationUnit_IncludeAttributedTypes = 0x1000
};

enum CXAvailabilityKind { CXAvailability_Available = 0, CXAvailability_NotAvailable = 2 };

enum CXChildVisitResult { CXChildVisit_Break = 0, CXChildVisit_Continue = 1, CXChildVisit_Recurse = 2 };

enum CXCursorKind {
  CXCursor_StructDecl = 2,
  CXCursor_UnionDecl = 3,
  CXCursor_EnumDecl = 5,
  CXCursor_FieldDecl = 6,
  CXCursor_EnumConstantDecl = 7,
  CXCursor_FunctionDecl = 8,
  CXCursor_VarDecl = 9,
  CXCursor_ParmDecl = 10,
  CXCursor_ObjCInterfaceDecl = 11,
  CXCursor_ObjCCategoryDecl = 12,
  CXCursor_ObjCProtocolDecl = 13,
  CXCursor_ObjCPropertyDecl = 14,
  CXCursor_ObjCInstanceMethodDecl = 16,
  CXCursor_ObjCClassMethodDecl = 17,
  CXCursor_TypedefDecl = 20,
  CXCursor_LinkageSpec = 23,
  CXCursor_ObjCSuperClassRef = 40,
  CXCursor_ObjCProtocolRef = 41,
  CXCursor_ObjCClassRef = 42,
  CXCursor_AnnotateAttr = 406
};

typedef struct {
  enum CXCursorKind kind;
  int xdata;
  const void *data[3];
} CXCursor;

enum CXTypeKind {
  CXType_Invalid = 0,
  CXType_Void = 2,
  CXType_Bool = 3,
  CXType_Char_U = 4,
  CXType_UChar = 5,
  CXType_UShort = 8,
  CXType_UInt = 9,
  CXType_ULong = 10,
  CXType_ULongLong = 11,
  CXType_Char_S = 13,
  CXType_SChar = 14,
  CXType_Short = 16,
  CXType_Int = 17,
  CXType_Long = 18,
  CXType_LongLong = 19,
  CXType_Float = 21,
  CXType_Double = 22,
  CXType_ObjCId = 27,
  CXType_ObjCClass = 28,
  CXType_ObjCSel = 29,
  CXType_Pointer = 101,
  CXType_BlockPointer = 102,
  CXType_Record = 105,
  CXType_Enum = 106,
  CXType_Typedef = 107,
  CXType_ObjCInterface = 108,
  CXType_ObjCObjectPointer = 109,
  CXType_FunctionProto = 111,
  CXType_ConstantArray = 112,
  CXType_IncompleteArray = 114,
  CXType_Elaborated = 119,
  CXType_ObjCObject = 161,
  CXType_Attributed = 163
};

typedef struct {
  enum CXTypeKind kind;
  void *data[2];
} CXType;

enum CXTypeNullabilityKind {
  CXTypeNullability_NonNull = 0,
  CXTypeNullability_Nullable = 1,
  CXTypeNullability_NullableResult = 4
};

typedef enum { CXObjCPropertyAttr_readonly = 0x01, CXObjCPropertyAttr_class = 0x1000 } CXObjCPropertyAttrKind;

typedef enum CXChildVisitResult (*CXCursorVisitor)(CXCursor cursor, CXCursor parent, CXClientData client_data);

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

// For headers.

CXIndex clang_createIndex(int excludeDeclarationsFromPCH, int displayDiagnostics);
enum CXErrorCode clang_parseTranslationUnit2(
  CXIndex index, const char *source, const char *const *arguments, int argumentCount, struct CXUnsavedFile *unsaved,
  unsigned unsavedCount, unsigned options, CXTranslationUnit *unit);
void clang_disposeTranslationUnit(CXTranslationUnit unit);
unsigned clang_getNumDiagnostics(CXTranslationUnit unit);
CXDiagnostic clang_getDiagnostic(CXTranslationUnit unit, unsigned index);
CXCursor clang_getTranslationUnitCursor(CXTranslationUnit unit);
unsigned clang_visitChildren(CXCursor parent, CXCursorVisitor visitor, CXClientData data);

CXSourceLocation clang_getCursorLocation(CXCursor cursor);
CXString clang_getCursorSpelling(CXCursor cursor);
CXType clang_getCursorType(CXCursor cursor);
CXType clang_getCursorResultType(CXCursor cursor);
CXCursor clang_getCursorReferenced(CXCursor cursor);
enum CXAvailabilityKind clang_getCursorAvailability(CXCursor cursor);
unsigned clang_isCursorDefinition(CXCursor cursor);
int clang_Cursor_isNull(CXCursor cursor);
int clang_Cursor_getNumArguments(CXCursor cursor);
CXCursor clang_Cursor_getArgument(CXCursor cursor, unsigned index);
unsigned clang_Cursor_getObjCPropertyAttributes(CXCursor cursor, unsigned reserved);
CXString clang_Cursor_getObjCPropertyGetterName(CXCursor cursor);
unsigned clang_Cursor_isObjCOptional(CXCursor cursor);
unsigned clang_Cursor_isVariadic(CXCursor cursor);
CXType clang_getTypedefDeclUnderlyingType(CXCursor cursor);
CXType clang_getEnumDeclIntegerType(CXCursor cursor);

CXString clang_getTypeSpelling(CXType type);
CXCursor clang_getTypeDeclaration(CXType type);
CXType clang_getPointeeType(CXType type);
CXType clang_getResultType(CXType type);
int clang_getNumArgTypes(CXType type);
CXType clang_getArgType(CXType type, unsigned index);
CXType clang_getArrayElementType(CXType type);
long long clang_getArraySize(CXType type);
unsigned clang_isConstQualifiedType(CXType type);
CXType clang_Type_getNamedType(CXType type);
CXType clang_Type_getModifiedType(CXType type);
enum CXTypeNullabilityKind clang_Type_getNullability(CXType type);
CXType clang_Type_getObjCObjectBaseType(CXType type);
unsigned clang_Type_getNumObjCProtocolRefs(CXType type);
CXCursor clang_Type_getObjCProtocolDecl(CXType type, unsigned index);
unsigned clang_Type_getNumObjCTypeArgs(CXType type);
CXType clang_Type_getObjCTypeArg(CXType type, unsigned index);

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

#define CONCURLINT_CLANG_PARSING_FUNCTIONS(FUNCTION) \
  FUNCTION(clang_createIndex) \
  FUNCTION(clang_parseTranslationUnit2) \
  FUNCTION(clang_disposeTranslationUnit) \
  FUNCTION(clang_getNumDiagnostics) \
  FUNCTION(clang_getDiagnostic) \
  FUNCTION(clang_getTranslationUnitCursor) \
  FUNCTION(clang_visitChildren) \
  FUNCTION(clang_getCursorLocation) \
  FUNCTION(clang_getCursorSpelling) \
  FUNCTION(clang_getCursorType) \
  FUNCTION(clang_getCursorResultType) \
  FUNCTION(clang_getCursorReferenced) \
  FUNCTION(clang_getCursorAvailability) \
  FUNCTION(clang_isCursorDefinition) \
  FUNCTION(clang_Cursor_isNull) \
  FUNCTION(clang_Cursor_getNumArguments) \
  FUNCTION(clang_Cursor_getArgument) \
  FUNCTION(clang_Cursor_getObjCPropertyAttributes) \
  FUNCTION(clang_Cursor_getObjCPropertyGetterName) \
  FUNCTION(clang_Cursor_isObjCOptional) \
  FUNCTION(clang_Cursor_isVariadic) \
  FUNCTION(clang_getTypedefDeclUnderlyingType) \
  FUNCTION(clang_getEnumDeclIntegerType) \
  FUNCTION(clang_getTypeSpelling) \
  FUNCTION(clang_getTypeDeclaration) \
  FUNCTION(clang_getPointeeType) \
  FUNCTION(clang_getResultType) \
  FUNCTION(clang_getNumArgTypes) \
  FUNCTION(clang_getArgType) \
  FUNCTION(clang_getArrayElementType) \
  FUNCTION(clang_getArraySize) \
  FUNCTION(clang_isConstQualifiedType) \
  FUNCTION(clang_Type_getNamedType) \
  FUNCTION(clang_Type_getModifiedType) \
  FUNCTION(clang_Type_getNullability) \
  FUNCTION(clang_Type_getObjCObjectBaseType) \
  FUNCTION(clang_Type_getNumObjCProtocolRefs) \
  FUNCTION(clang_Type_getObjCProtocolDecl) \
  FUNCTION(clang_Type_getNumObjCTypeArgs) \
  FUNCTION(clang_Type_getObjCTypeArg)

// MARK: Loading

/// The functions of one library that was opened, under their own names.
struct ClangFunctions {
#define CONCURLINT_MEMBER(name) __typeof__(name) *name;
  CONCURLINT_CLANG_FUNCTIONS(CONCURLINT_MEMBER)
#undef CONCURLINT_MEMBER
};

/// Those that parse headers: without them, diagnostics can still be read.
struct ClangParsingFunctions {
#define CONCURLINT_MEMBER(name) __typeof__(name) *name;
  CONCURLINT_CLANG_PARSING_FUNCTIONS(CONCURLINT_MEMBER)
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

/// The same for the functions that parse headers, of a library that is open.
static inline const char *loadClangParsingFunctions(const char *library, struct ClangParsingFunctions *functions) {
  void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (!handle) return dlerror();
#define CONCURLINT_LOAD(name) \
  if (!(*(void **)&functions->name = dlsym(handle, #name))) return "no function '" #name "'";
  CONCURLINT_CLANG_PARSING_FUNCTIONS(CONCURLINT_LOAD)
#undef CONCURLINT_LOAD
  return 0;
}

#endif
