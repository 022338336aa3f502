internal import CGio
internal import DesktopServices
internal import Foundation
internal import WarningLog

/// The programs that the desktop has for addresses: by its portal where there is one, else by GIO those of the installed `.desktop` files.
@MainActor enum DesktopPrograms {
  /// Those that the portal of a sandbox opens, whose own `.desktop` files say nothing about the desktop.
  private static let schemesOfSandboxes: Set<String> = ["http", "https", "mailto"]

  static func exist(for scheme: String, by services: DesktopServices) -> Bool {
    if services.addresses != nil, schemesOfSandboxes.contains(scheme.lowercased()), isInSandbox { return true }
    guard let program = g_app_info_get_default_for_uri_scheme(scheme) else { return false }
    g_object_unref(UnsafeMutableRawPointer(program))
    return true
  }

  private static var isInSandbox: Bool { FileManager.default.fileExists(atPath: "/.flatpak-info") }

  /// Starts the program; false, with a warning, if there is none or it cannot be started.
  static func open(
    _ url: URL, by services: DesktopServices, launch: @escaping @MainActor @Sendable (URL) -> Bool = { launch($0) },
    answer: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    let finish: @MainActor @Sendable (DesktopAnswer<Void>) -> Void = { found in
      switch found {
      case .value: answer(true)
      case .cancelled: answer(false)
      case .unavailable: answer(launch(url))
      }
    }
    if url.isFileURL, let files = services.files {
      _ = files.open(url, asksForProgram: false, answer: finish)
    } else if !url.isFileURL, let addresses = services.addresses {
      _ = addresses.open(url, answer: finish)
    } else {
      answer(launch(url))
    }
  }

  /// By GIO.
  private static func launch(_ url: URL) -> Bool {
    var error: UnsafeMutablePointer<GError>?
    let isOpened = g_app_info_launch_default_for_uri(url.absoluteString, nil, &error) != 0
    if let error {
      WarningLog.warn("UIApplication.open(\(url.absoluteString)): \(String(cString: error.pointee.message))")
      g_error_free(error)
    }
    return isOpened
  }
}
