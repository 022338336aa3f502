internal import DesktopBus
internal import Dispatch
internal import Foundation
internal import UIKitAccessibility
package import UIKitCore
internal import UIKitGraphics

/// Exports the windows of a screen to assistive technologies by AT-SPI, as long as one listens.
///
/// Until then nothing is made but a connection to the session bus, which sleeps. Then each object is exported when it is asked for; calls
/// are answered on the main thread, between frames.
@MainActor package final class AccessibilityBridge {
  private weak var screen: UIScreen?
  private let place: @MainActor () -> WindowPlace
  private var status: AssistiveStatus?
  private var bus: BusConnection?
  private var tree: BusTree?
  private var changes: TreeChanges?
  private var follower: KeyFocusFollower?
  private var isListenedTo = false
  private let queue = DispatchQueue(label: "accessibility")

  /// Begins to observe the session bus, if there is one.
  ///
  /// - Parameter host: Answers where the window is, and with which scale.
  package init(screen: UIScreen, host: SDLHost, environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.screen = screen
    place = { [unowned host] in host.windowPlace }
    guard let address = SessionBus.address(environment) else { return }
    host.onPresent = { [weak self] in self?.changes?.recordFrame() }
    queue.async { [weak self] in
      guard let session = BusConnection(address: address) else { return }
      let status = AssistiveStatus(session: session) { self?.follow($0) }
      DispatchQueue.main.async { self?.status = status }
      status.start()
    }
  }

  private func follow(_ values: AssistiveStatus.Values) {
    if let screen {
      var settings = screen.accessibilitySettings
      if values.hasScreenReader { settings.insert(.voiceOver) } else { settings.remove(.voiceOver) }
      screen.accessibilitySettings = settings
    }
    isListenedTo = values.isEnabled || values.hasScreenReader
    if isListenedTo { connect() } else { disconnect() }
  }

  private func connect() {
    guard bus == nil, let status else { return }
    queue.async { [weak self] in
      guard let address = status.accessibilityBus(), let bus = BusConnection(address: address) else { return }
      DispatchQueue.main.async { self?.export(on: bus) }
    }
  }

  private func export(on bus: BusConnection) {
    guard isListenedTo, self.bus == nil, let screen else { return bus.close() }
    let tree = BusTree(screen: screen, name: bus.name, place: place)
    let changes = TreeChanges(tree: tree, bus: bus)
    (self.bus, self.tree, self.changes, follower) = (bus, tree, changes, KeyFocusFollower(screen))
    screen.accessibilityState.onPost = { [weak changes] in changes?.posted($0) }
    screen.accessibilityState.onFocus = { [weak changes] in changes?.focusMoved(from: $0, to: $1) }
    bus.receiveCalls(below: BusTree.prefix) { call in
      DispatchQueue.main.async {
        guard let answer = tree.answer(call.message) else {
          return call.refuse("UnknownMethod", "\(call.message.interface).\(call.message.member) of \(call.message.path)")
        }
        call.answer(answer)
      }
    }
    queue.async {
      let me = BusValue.reference(bus.name, BusTree.root)
      let registry = "org.a11y.atspi.Registry"
      let desktop = bus.call(registry, BusTree.root, "org.a11y.atspi.Socket", "Embed", [me])?.first?.elements ?? []
      DispatchQueue.main.async {
        if desktop.count == 2, let name = desktop[0].string, let path = desktop[1].string {
          tree.desktop = .reference(name, path)
        }
        changes.windowsAppeared()
      }
    }
  }

  /// Ends the export, when the window is closed.
  package func close() {
    isListenedTo = false
    disconnect()
    status = nil
  }

  private func disconnect() {
    guard let bus else { return }
    bus.close()
    (self.bus, tree, changes, follower) = (nil, nil, nil, nil)
    screen?.accessibilityState.onPost = nil
    screen?.accessibilityState.onFocus = nil
  }
}

/// The place of the window's content: its corner in pixels of the screen, and pixels per point.
struct WindowPlace {
  var corner: CGPoint
  var scale: CGFloat
}
