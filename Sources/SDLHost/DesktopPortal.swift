internal import CGio
internal import Dispatch
package import Foundation
internal import Synchronization

/// Reads the desktop's settings from its portal on the session bus, and observes their changes.
///
/// Runs on its own thread, since the bus may first have to start the portal. Without a session bus there is no thread.
package final class DesktopPortal: Sendable {
  private struct State {
    var appearance = DesktopAppearance()
    var receiver: (@MainActor @Sendable (DesktopAppearance) -> Void)?
  }

  private static let interface = "org.freedesktop.portal.Settings"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let service = "org.freedesktop.portal.Desktop"
  /// Milliseconds to wait for one setting: a portal that has to be started takes a second. Our choice.
  private static let patience: Int32 = 3000

  private let state = Mutex(State())
  private let isRead = DispatchSemaphore(value: 0)

  /// nil without a session bus.
  package convenience init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let socket = environment["XDG_RUNTIME_DIR"].map { $0 + "/bus" }
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty {
      self.init(address: address)
    } else if let socket, FileManager.default.fileExists(atPath: socket) {
      self.init(address: "unix:path=" + socket)
    } else {
      return nil
    }
  }

  package init(address: String) {
    let thread = Thread { [self] in serve(address) }
    thread.name = "portal"
    thread.start()
  }

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

  // MARK: Portal thread

  private func serve(_ address: String) {
    let context = g_main_context_new()
    g_main_context_push_thread_default(context)
    let flags = GDBusConnectionFlags(
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    guard let bus = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil) else {
      isRead.signal()
      return
    }
    let me = Unmanaged.passRetained(self).toOpaque()
    g_dbus_connection_signal_subscribe(
      bus, Self.service, Self.interface, "SettingChanged", Self.path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, me in
        guard let parameters, let me else { return }
        Unmanaged<DesktopPortal>.fromOpaque(me).takeUnretainedValue().settingChanged(parameters)
      }, me, nil)
    for (namespace, key) in DesktopSetting.known {
      guard let value = read(namespace, key, from: bus) else { continue }
      take(DesktopSetting(namespace: namespace, key: key, value: value))
    }
    isRead.signal()
    g_main_loop_run(g_main_loop_new(context, 0))
  }

  private func read(_ namespace: String, _ key: String, from bus: OpaquePointer) -> Any? {
    let names: [OpaquePointer?] = [g_variant_new_string(namespace), g_variant_new_string(key)]
    let answer = g_dbus_connection_call_sync(
      bus, Self.service, Self.path, Self.interface, "Read", g_variant_new_tuple(names, 2), nil, G_DBUS_CALL_FLAGS_NONE,
      Self.patience, nil, nil)
    guard let answer else { return nil }
    defer { g_variant_unref(answer) }
    return GVariantValue.child(0, of: answer)
  }

  private func settingChanged(_ parameters: OpaquePointer) {
    guard let namespace = GVariantValue.child(0, of: parameters) as? String,
      let key = GVariantValue.child(1, of: parameters) as? String
    else { return }
    take(DesktopSetting(namespace: namespace, key: key, value: GVariantValue.child(2, of: parameters)))
  }

  private func take(_ setting: DesktopSetting?) {
    guard let setting else { return }
    let isNews = state.withLock { $0.appearance.take(setting) && $0.receiver != nil }
    if !isNews { return }
    DispatchQueue.main.async { [self] in
      let (appearance, receiver) = state.withLock { ($0.appearance, $0.receiver) }
      receiver?(appearance)
    }
  }
}

/// Conversion of a value on the bus to Swift.
private enum GVariantValue {
  /// The child as a string, 32-bit number or double, unwrapped from variants; nil for another type or a missing child.
  static func child(_ index: Int, of tuple: OpaquePointer) -> Any? {
    guard g_variant_is_container(tuple) != 0, index < g_variant_n_children(tuple) else { return nil }
    var value = g_variant_get_child_value(tuple, gsize(index))
    while let boxed = value, g_variant_classify(boxed) == G_VARIANT_CLASS_VARIANT {
      value = g_variant_get_variant(boxed)
      g_variant_unref(boxed)
    }
    guard let value else { return nil }
    defer { g_variant_unref(value) }
    switch g_variant_classify(value) {
    case G_VARIANT_CLASS_UINT32: return g_variant_get_uint32(value)
    case G_VARIANT_CLASS_DOUBLE: return g_variant_get_double(value)
    case G_VARIANT_CLASS_STRING: return String(cString: g_variant_get_string(value, nil))
    default: return nil
    }
  }
}
