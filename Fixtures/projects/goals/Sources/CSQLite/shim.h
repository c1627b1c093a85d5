// The few functions of SQLite that the store calls.
typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;

int sqlite3_open_v2(const char *path, sqlite3 **database, int flags, const char *vfs);
int sqlite3_close(sqlite3 *database);
int sqlite3_prepare_v2(sqlite3 *database, const char *sql, int length, sqlite3_stmt **statement, const char **rest);
int sqlite3_bind_double(sqlite3_stmt *statement, int index, double value);
int sqlite3_bind_null(sqlite3_stmt *statement, int index);
int sqlite3_bind_text(sqlite3_stmt *statement, int index, const char *text, int length, void (*destructor)(void *));
int sqlite3_step(sqlite3_stmt *statement);
int sqlite3_finalize(sqlite3_stmt *statement);
int sqlite3_column_count(sqlite3_stmt *statement);
const char *sqlite3_column_name(sqlite3_stmt *statement, int column);
const unsigned char *sqlite3_column_text(sqlite3_stmt *statement, int column);
