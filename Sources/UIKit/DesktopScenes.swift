#if Window
  internal import Foundation
  internal import SDLHost
  internal import UIKitAccessibility
  internal import UIKitApp
  internal import UIKitCore
  internal import UIKitText

  /// The windows of an app on the desktop: opens one for each scene, and tells the app which has the keys and which is closed.
  @MainActor final class DesktopScenes: SceneHost {
    private struct Window {
      let host: SDLHost
      let screen: UIScreen
      let bridge: AccessibilityBridge
      /// Under which its size and place are remembered.
      let name: String
    }

    private let windows: SDLWindows
    private let configuration: WindowConfiguration
    private let memory: WindowMemory
    private var open: [Window] = []
    var life: AppLife?
    /// Ends the app with an exit status.
    var end: () -> Void = {}

    init(_ windows: SDLWindows, _ configuration: WindowConfiguration, memory: WindowMemory) {
      (self.windows, self.configuration, self.memory) = (windows, configuration, memory)
    }

    /// Opens the first window; throws `DisplayError` without a display.
    ///
    /// - Parameter size: In points; nil for the remembered one, else the configuration's.
    func openFirst(of application: UIApplication, size: CGSize?) throws -> UIScreen {
      try openScreen(of: application, named: "Main", size: size)
    }

    func openScreen(of application: UIApplication, named name: String) throws -> UIScreen {
      try openScreen(of: application, named: name, size: nil)
    }

    private func openScreen(of application: UIApplication, named name: String, size: CGSize?) throws -> UIScreen {
      var configuration = configuration
      let remembered = memory.frame(of: name)
      configuration.size = size ?? remembered?.size ?? configuration.size
      configuration.place = remembered?.place ?? configuration.place
      let host = try windows.open(configuration)
      let former = application.screen
      let screen = host.makeScreen(application: application)
      if let former { screen.accessibilitySettings = former.accessibilitySettings }
      host.onFocus = { [weak self, weak screen] in
        if let screen { self?.life?.activate(screen) }
      }
      host.onClose = { [weak self, weak screen] in
        if let screen { self?.life?.close(screen) }
      }
      host.onQuit = { [weak self] in self?.endApp() }
      open.append(Window(host: host, screen: screen, bridge: AccessibilityBridge(screen: screen, host: host), name: name))
      TextInputLink.caretMoved = { [weak application, weak self] area in
        guard let screen = application?.screen else { return }
        self?.host(of: screen)?.setCaret(area)
      }
      return screen
    }

    func close(_ screen: UIScreen) {
      guard let index = open.firstIndex(where: { $0.screen === screen }) else { return }
      let window = open.remove(at: index)
      record(window)
      window.host.close()
      window.bridge.close()
    }

    func raise(_ screen: UIScreen) { host(of: screen)?.raise() }

    func endApp() { end() }

    /// Closes all windows at the end of the app.
    func closeAll() {
      for window in open { record(window) }
      windows.close()
    }

    private func host(of screen: UIScreen) -> SDLHost? { open.first { $0.screen === screen }?.host }

    private func record(_ window: Window) {
      if window.screen.isFullScreen { return }
      memory.record(WindowMemory.Frame(size: window.screen.bounds.size, place: window.host.place), of: window.name)
    }
  }
#endif
