package import Foundation
package import UIKitApp
package import UIKitCore
internal import UIKitKeyboard
internal import UIKitText

#if Window
  internal import PortalServices
  internal import SDLHost
  internal import WarningLog
#endif

/// Starts an app in a window and runs it until its end.
@MainActor package enum ApplicationLauncher {
  /// EX_UNAVAILABLE of sysexits.h: a service is not available.
  private static let unavailable: Int32 = 69
  /// Seconds to wait at launch for the desktop's settings. Our choice: a running portal answers within milliseconds.
  private static let portalPatience = 0.2

  /// - Parameters:
  ///   - size: Size of the window in points; nil for that with which it was left.
  ///   - firstSize: Size of a window that has not been open before; nil for that of a phone.
  ///   - scale: Pixels per point; nil for that of the window system.
  package static func run(
    _ application: UIApplication, delegate: any UIApplicationDelegate, size: CGSize? = nil, firstSize: CGSize? = nil,
    scale: CGFloat? = nil
  ) -> Never {
    #if Window
      var configuration = WindowConfiguration(title: ProcessInfo.processInfo.processName)
      configuration.size = size ?? firstSize ?? configuration.size
      configuration.scale = scale
      let portal = DesktopPortal()
      let windows = SDLWindows()
      let memory = WindowMemory(program: configuration.title)
      let scenes = DesktopScenes(windows, configuration, memory: memory)
      application.sceneHost = scenes
      let screen: UIScreen
      do {
        screen = try scenes.openFirst(of: application, size: size)
      } catch {
        stop(missingWindow(because: error))
      }
      let settings = LaunchSettings()
      settings.complain()
      let desktop = portal?.watch(waitingFor: portalPatience) { [weak application] desktop in
        // The first one tells the app, once all others have changed.
        for screen in application?.screens.reversed() ?? [] { apply(settings, desktop, to: screen) }
      }
      apply(settings, desktop ?? DesktopAppearance(), to: screen)
      connectText(to: windows)
      PortalServices.install()
      showKeyboard(of: application)
      let life = AppLife(application)
      let termination = Termination(life)
      let signals = EndingSignals.deliver { termination.end(status: 128 + $0, close: { scenes.closeAll() }) }
      scenes.life = life
      scenes.end = { termination.end(status: 0, close: { scenes.closeAll() }) }
      life.launch(delegate, arguments: Array(CommandLine.arguments.dropFirst()))
      windows.onLoss = {
        write("the connection to the display is lost: the display server has ended")
        termination.abandon(status: unavailable)
      }
      withExtendedLifetime((windows, scenes, delegate, signals, portal)) { () -> Never in
        while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
      }
    #else
      stop("this was built without the trait Window; use UIKitTesting's Stage.")
    #endif
  }

  #if Window
    private static func connectText(to windows: SDLWindows) {
      let pasteboard = UIPasteboard.general
      if windows.isOnX11, let clipboard = XClipboard() {
        pasteboard.clipboard = clipboard
        clipboard.onChange = { pasteboard.take($0) }
      } else {
        pasteboard.clipboard = TextClipboard(windows)
        windows.onClipboardChange = { pasteboard.takeText($0) }
      }
      PrimarySelection.onChange = { [weak windows] in windows?.setPrimarySelection($0) }
      windows.onPrimarySelectionChange = { PrimarySelection.take($0) }
    }

    private static func showKeyboard(of application: UIApplication) {
      let setting = KeyboardSetting(wish: ProcessInfo.processInfo.environment["SCROLLWORK_KEYBOARD"], devices: .current)
      if let complaint = setting.complaint { WarningLog.warn(complaint) }
      if setting.isOn { application.showsKeyboardOnScreen = true }
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

#if Window
  /// The clipboard of window systems other than X11: text alone, by SDL.
  @MainActor private final class TextClipboard: SystemClipboard {
    private weak var windows: SDLWindows?

    init(_ windows: SDLWindows) { self.windows = windows }

    func offer(_ contents: ClipboardContents) { windows?.setClipboard(contents.text ?? "") }
  }
#endif
