internal import DesktopBus
internal import Dispatch
package import Foundation
internal import Synchronization

/// Reads the desktop's settings from its portal on the session bus, and observes their changes.
///
/// The bus is asked on a queue of its own, since it may first have to start the portal. Without a session bus nothing is asked.
package final class DesktopPortal: Sendable {
  private struct State {
    var appearance = DesktopAppearance()
    var receiver: (@MainActor @Sendable (DesktopAppearance) -> Void)?
    var bus: BusConnection?
  }

  private static let interface = "org.freedesktop.portal.Settings"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let service = "org.freedesktop.portal.Desktop"

  private let state = Mutex(State())
  private let isRead = DispatchSemaphore(value: 0)

  /// nil without a session bus.
  package convenience init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let address = SessionBus.address(environment) else { return nil }
    self.init(address: address)
  }

  package init(address: String) { DispatchQueue.global().async { self.read(address) } }

  /// Calls `receiver` on the main queue whenever a setting changes.
  ///
  /// - Returns: The settings known after at most `seconds`; later ones are passed to `receiver`.
  @MainActor package func watch(
    waitingFor seconds: TimeInterval, _ receiver: @escaping @MainActor @Sendable (DesktopAppearance) -> Void
  ) -> DesktopAppearance {
    _ = isRead.wait(timeout: .now() + seconds)
    return state.withLock { state in
      state.receiver = receiver
      return state.appearance
    }
  }

  private func read(_ address: String) {
    defer { isRead.signal() }
    guard let bus = BusConnection(address: address) else { return }
    state.withLock { $0.bus = bus }
    bus.receiveSignals("type='signal',path='\(Self.path)',interface='\(Self.interface)',member='SettingChanged'") { [weak self] in
      let news = $0.arguments
      guard $0.member == "SettingChanged", news.count > 2, let namespace = news[0].string, let key = news[1].string else {
        return
      }
      self?.take([DesktopSetting(namespace: namespace, key: key, value: news[2])])
    }
    let wanted = BusValue.array(of: "s", DesktopSetting.namespaces.map { .string($0) })
    let groups = bus.call(Self.service, Self.path, Self.interface, "ReadAll", [wanted])?.first?.elements ?? []
    var settings: [DesktopSetting?] = []
    for case .entry(let namespace, let values) in groups {
      for case .entry(let key, let value) in values.elements {
        settings.append(DesktopSetting(namespace: namespace.string ?? "", key: key.string ?? "", value: value))
      }
    }
    take(settings)
  }

  private func take(_ settings: [DesktopSetting?]) {
    let isNews = state.withLock { state in
      var isChanged = false
      for setting in settings { if let setting, state.appearance.take(setting) { isChanged = true } }
      return isChanged && state.receiver != nil
    }
    if !isNews { return }
    DispatchQueue.main.async { [self] in
      let (appearance, receiver) = state.withLock { ($0.appearance, $0.receiver) }
      receiver?(appearance)
    }
  }
}
