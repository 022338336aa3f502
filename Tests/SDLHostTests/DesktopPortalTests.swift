import DesktopBus
import DesktopTestSupport
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

/// The settings of a portal that says dark and one and a half.
private let darkSettings = BusValue.array(
  of: "{sa{sv}}",
  [
    .entry(
      .string("org.freedesktop.appearance"),
      .options([
        "color-scheme": .uint32(1), "contrast": .uint32(1), "accent-color": .tuple([.double(1), .double(0), .double(0)]),
      ])),
    .entry(.string("org.gnome.desktop.interface"), .options(["text-scaling-factor": .double(1.5)])),
  ])

@MainActor @Suite(.enabled(if: PrivateBus.isAvailable), .timeLimit(.minutes(60)))
struct DesktopPortalTests {
  @Test func theDesktopIsReadAndHeardWhenItChanges() async throws {
    let bus = try PrivateBus()
    defer { bus.stop() }
    let desktop = try #require(ScriptedPortal(address: bus.address) { $1.answer([darkSettings]) })
    let portal = DesktopPortal(address: bus.address)
    let (changes, changed) = AsyncStream.makeStream(of: DesktopAppearance.self)
    let first = portal.watch(waitingFor: 10) { changed.yield($0) }
    #expect(first.isDark == true && first.textScale == 1.5 && first.increasesContrast && !first.reducesMotion)
    desktop.emit(
      ScriptedPortal.path, "org.freedesktop.portal.Settings", "SettingChanged",
      [.string("org.freedesktop.appearance"), .string("color-scheme"), .variant(.uint32(2))])
    var answers = changes.makeAsyncIterator()
    let next = await answers.next()
    #expect(next?.isDark == false && next?.textScale == 1.5 && next?.increasesContrast == true)
    withExtendedLifetime(portal) {}
  }
}
