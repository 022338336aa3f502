import DesktopBus
import CGio
import Foundation
import Testing

@testable import SDLHost

@Suite struct DesktopAppearanceTests {
  @Test func settingsAreTakenUpOnce() {
    var appearance = DesktopAppearance()
    #expect(appearance.take(.colorScheme(1)) && appearance.isDark == true && !appearance.take(.colorScheme(1)))
    #expect(appearance.take(.colorScheme(2)) && appearance.isDark == false)
    #expect(appearance.take(.colorScheme(0)) && appearance.isDark == nil && !appearance.take(.colorScheme(7)))
    #expect(appearance.take(.textScale(1.5)) && appearance.textScale == 1.5)
    #expect(appearance.take(.textScale(-.infinity)) && appearance.textScale == nil && !appearance.take(.textScale(.nan)))
  }

  @Test func eitherSourceAsksForContrastOrLessMotion() {
    var appearance = DesktopAppearance()
    #expect(!appearance.increasesContrast && !appearance.reducesMotion)
    #expect(appearance.take(.highContrast(true)) && appearance.increasesContrast)
    #expect(appearance.take(.contrast(1)) && appearance.take(.highContrast(false)) && appearance.increasesContrast)
    #expect(appearance.take(.contrast(0)) && !appearance.increasesContrast)
    #expect(appearance.take(.animations(false)) && appearance.reducesMotion)
    #expect(appearance.take(.animations(true)) && !appearance.reducesMotion)
    #expect(appearance.take(.reducedMotion(1)) && appearance.reducesMotion && !appearance.take(.reducedMotion(1)))
  }

  @Test func settingsOfOtherNamesAndTypesSayNothing() {
    let (look, desktop) = ("org.freedesktop.appearance", "org.gnome.desktop.interface")
    #expect(DesktopSetting(namespace: look, key: "color-scheme", value: .uint32(1)) == .colorScheme(1))
    #expect(DesktopSetting(namespace: look, key: "contrast", value: .variant(.uint32(1))) == .contrast(1))
    #expect(DesktopSetting(namespace: desktop, key: "text-scaling-factor", value: .double(1.25)) == .textScale(1.25))
    #expect(DesktopSetting(namespace: look, key: "color-scheme", value: .string("dark")) == nil)
    #expect(DesktopSetting(namespace: desktop, key: "contrast", value: .uint32(1)) == nil)
    #expect(DesktopSetting(namespace: desktop, key: "color-scheme", value: nil) == nil)
  }

  @Test func withoutABusNobodyAsks() {
    #expect(DesktopPortal(environment: [:]) == nil)
    #expect(DesktopPortal(environment: ["XDG_RUNTIME_DIR": "/nowhere", "DBUS_SESSION_BUS_ADDRESS": ""]) == nil)
  }

  @MainActor @Test func aBusThatIsGoneSaysNothing() throws {
    let portal = try #require(DesktopPortal(environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere/bus"]))
    #expect(portal.watch(waitingFor: 10) { _ in } == DesktopAppearance())
  }
}

/// A session bus with a portal on it, which says dark and one and a half until it says light.
private final class PortalStandIn: @unchecked Sendable {
  static let daemon = "/usr/bin/dbus-daemon"
  private static let xml = """
    <node><interface name="org.freedesktop.portal.Settings"><method name="ReadAll"><arg type="as" direction="in"/>
    <arg type="a{sa{sv}}" direction="out"/></method></interface></node>
    """

  let address: String
  private let bus = Process()
  private var connection: OpaquePointer?

  init() throws {
    let output = Pipe()
    bus.executableURL = URL(fileURLWithPath: Self.daemon)
    bus.arguments = ["--session", "--nofork", "--print-address"]
    bus.standardOutput = output
    bus.standardError = FileHandle.nullDevice
    try bus.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    address = line.trimmingCharacters(in: .whitespacesAndNewlines)
    let isReady = DispatchSemaphore(value: 0)
    Thread { [self] in serve(isReady) }.start()
    isReady.wait()
  }

  /// The thread that serves keeps this object, so that nothing ends the bus by itself.
  func stop() { bus.terminate() }

  private func serve(_ isReady: DispatchSemaphore) {
    let context = g_main_context_new()
    g_main_context_push_thread_default(context)
    let flags = GDBusConnectionFlags(
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil)
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, _, _, _, _, invocation, _ in
      let settings = BusValue.array(
        of: "{sa{sv}}",
        [
          .entry(
            .string("org.freedesktop.appearance"),
            .array(
              of: "{sv}",
              [
                .entry(.string("color-scheme"), .variant(.uint32(1))), .entry(.string("contrast"), .variant(.uint32(1))),
                .entry(.string("accent-color"), .variant(.tuple([.double(1), .double(0), .double(0)]))),
              ])),
          .entry(
            .string("org.gnome.desktop.interface"),
            .array(of: "{sv}", [.entry(.string("text-scaling-factor"), .variant(.double(1.5)))])),
        ])
      g_dbus_method_invocation_return_value(invocation, BusValue.tuple([settings]).variant)
    }
    let node = g_dbus_node_info_new_for_xml(Self.xml, nil)!
    g_dbus_connection_register_object(
      connection, "/org/freedesktop/portal/desktop", node.pointee.interfaces[0], &table, nil, nil, nil)
    let name = [g_variant_new_string("org.freedesktop.portal.Desktop"), g_variant_new_uint32(0)]
    g_dbus_connection_call_sync(
      connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
      g_variant_new_tuple(name, 2), nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, nil)
    isReady.signal()
    g_main_loop_run(g_main_loop_new(context, 0))
  }

  func sayLight() {
    let news = [
      g_variant_new_string("org.freedesktop.appearance"), g_variant_new_string("color-scheme"),
      g_variant_new_variant(g_variant_new_uint32(2)),
    ]
    g_dbus_connection_emit_signal(
      connection, nil, "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "SettingChanged",
      g_variant_new_tuple(news, 3), nil)
  }
}

@MainActor @Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: PortalStandIn.daemon)), .timeLimit(.minutes(60)))
struct DesktopPortalTests {
  @Test func theDesktopIsReadAndHeardWhenItChanges() async throws {
    let desktop = try PortalStandIn()
    defer { desktop.stop() }
    let portal = DesktopPortal(address: desktop.address)
    let (changes, changed) = AsyncStream.makeStream(of: DesktopAppearance.self)
    let first = portal.watch(waitingFor: 10) { changed.yield($0) }
    #expect(first.isDark == true && first.textScale == 1.5 && first.increasesContrast && !first.reducesMotion)
    desktop.sayLight()
    var answers = changes.makeAsyncIterator()
    let next = await answers.next()
    #expect(next?.isDark == false && next?.textScale == 1.5 && next?.increasesContrast == true)
    withExtendedLifetime(portal) {}
  }
}
