// Each class asked all around it for the names that the extension inherits, and each of these again.
import WebKit
class Session: NSObject, Runnable {
class Session: NSObject, Runnable {
class Session: NSObject, Runnable {
class Session: NSObject, Runnable {
class Session: NSObject, Runnable {
class Session: NSObject, Runnable {
class Session: NSObject, Runnable {
class Session: NSObject, Runnable {
class Session: NSObject, Runnable {
class Session: NSObject, Runnable {
class Session: NSObject, Runnable {
class Session: NSObject, Runnable {
init(_ url: URL, session: URLSession? = nil, store: WKHTTPCookieStore? = nil) {
extension Session: URLSessionTaskDelegate, URLSessionDownloadDelegate {
