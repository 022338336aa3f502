internal import CGio
internal import Foundation
internal import WarningLog

/// The programs that the desktop has for addresses, by GIO: those of the installed `.desktop` files.
enum DesktopPrograms {
  static func exist(for scheme: String) -> Bool {
    guard let program = g_app_info_get_default_for_uri_scheme(scheme) else { return false }
    g_object_unref(UnsafeMutableRawPointer(program))
    return true
  }

  /// Starts the program; false, with a warning, if there is none or it cannot be started.
  static func open(_ url: URL) -> Bool {
    var error: UnsafeMutablePointer<GError>?
    let isOpened = g_app_info_launch_default_for_uri(url.absoluteString, nil, &error) != 0
    if let error {
      WarningLog.warn("UIApplication.open(\(url.absoluteString)): \(String(cString: error.pointee.message))")
      g_error_free(error)
    }
    return isOpened
  }
}
