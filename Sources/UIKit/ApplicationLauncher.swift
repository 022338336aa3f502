package import Foundation
package import UIKitApp
package import UIKitCore
internal import UIKitText

#if Window
  internal import SDLHost
#endif

/// Starts an app in a window and runs it until its end.
@MainActor package enum ApplicationLauncher {
  /// EX_UNAVAILABLE of sysexits.h: a service is not available.
  private static let unavailable: Int32 = 69
  /// Seconds to wait at launch for the desktop's settings. Our choice: a running portal answers within milliseconds.
  private static let portalPatience = 0.2

  /// - Parameters:
  ///   - size: Size of the window in points; nil for that of a phone.
  ///   - scale: Pixels per point; nil for that of the window system.
  package static func run(
    _ application: UIApplication, delegate: any UIApplicationDelegate, size: CGSize? = nil, scale: CGFloat? = nil
  ) -> Never {
    #if Window
      var configuration = WindowConfiguration(title: ProcessInfo.processInfo.processName)
      configuration.size = size ?? configuration.size
      configuration.scale = scale
      let portal = DesktopPortal()
      let host: SDLHost
      do {
        host = try SDLHost(configuration)
      } catch {
        stop(missingWindow(because: error))
      }
      let screen = host.makeScreen(application: application)
      let settings = LaunchSettings()
      settings.complain()
      let desktop = portal?.watch(waitingFor: portalPatience) { [weak screen] desktop in
        if let screen { apply(settings, desktop, to: screen) }
      }
      apply(settings, desktop ?? DesktopAppearance(), to: screen)
      connectText(to: host)
      let bridge = AccessibilityBridge(screen: screen, host: host)
      let life = AppLife(application)
      let termination = Termination(life)
      let signals = EndingSignals.deliver { termination.end(status: 128 + $0, close: { host.close() }) }
      life.launch(delegate, arguments: Array(CommandLine.arguments.dropFirst()))
      host.onClose = { [unowned host] in termination.end(status: 0, close: { host.close() }) }
      host.onLoss = {
        write("the connection to the display is lost: the display server has ended")
        termination.abandon(status: unavailable)
      }
      withExtendedLifetime((host, screen, delegate, signals, portal, bridge)) { () -> Never in
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
      }
    #else
      stop("this was built without the trait Window; use UIKitTesting's Stage.")
    #endif
  }

  #if Window
    private static func connectText(to host: SDLHost) {
      let pasteboard = UIPasteboard.general
      pasteboard.onTextChange = { [weak host] in host?.setClipboard($0 ?? "") }
      host.onClipboardChange = { pasteboard.takeText($0) }
      PrimarySelection.onChange = { [weak host] in host?.setPrimarySelection($0) }
      host.onPrimarySelectionChange = { PrimarySelection.take($0) }
      TextInputLink.caretMoved = { [weak host] in host?.setCaret($0) }
    }

    private static func apply(_ settings: LaunchSettings, _ desktop: DesktopAppearance, to screen: UIScreen) {
      settings.apply(
        to: screen, isDark: desktop.isDark, textScale: desktop.textScale, increasesContrast: desktop.increasesContrast,
        reducesMotion: desktop.reducesMotion)
    }
  #endif

  /// Lists the settings that choose the display, since a wrong one is the usual cause.
  private static func missingWindow(because error: any Error) -> String {
    let environment = ProcessInfo.processInfo.environment
    let settings = ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].map { name in
      environment[name].map { "\(name) is \"\($0)\"" } ?? "\(name) is not set"
    }
    let remedy =
      environment["SDL_VIDEODRIVER"] == nil
      ? "Set DISPLAY or WAYLAND_DISPLAY to a display that runs; without a display, use UIKitTesting's Stage."
      : "Unset SDL_VIDEODRIVER, or set it to x11 or wayland and DISPLAY or WAYLAND_DISPLAY to a display that runs."
    return "no window can be opened: \(error)\n\(settings.joined(separator: ", ")).\n\(remedy)"
  }

  private static func stop(_ message: String) -> Never {
    write(message)
    exit(unavailable)
  }

  private static func write(_ message: String) {
    FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): \(message)\n".utf8))
  }
}
