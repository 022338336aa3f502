import SDLHost
import Testing
@testable import UIKit

/// When an app begins with a keyboard on the screen.
@Suite struct InputDevicesTests {
  private static let screen = """
    I: Bus=0003 Vendor=0eef Product=0001 Version=0100
    N: Name="eGalax Inc. USB TouchController"
    H: Handlers=mouse0 event0
    B: PROP=2
    B: EV=b
    B: KEY=400 0 0 0 0 0
    B: ABS=2608000 3
    """
  private static let buttons = """
    I: Bus=0019 Vendor=0000 Product=0001 Version=0000
    N: Name="Power Button"
    H: Handlers=kbd event1
    B: PROP=0
    B: EV=3
    B: KEY=10000000000000 0
    """
  private static let keys = """
    I: Bus=0011 Vendor=0001 Product=0001 Version=ab41
    N: Name="AT Translated Set 2 keyboard"
    B: PROP=0
    B: EV=120013
    B: KEY=402000000 3803078f800d001 feffffdfffefffff fffffffffffffffe
    """

  private func devices(_ blocks: String...) -> InputDevices { InputDevices(parsing: blocks.joined(separator: "\n\n") + "\n") }

  @Test func aTouchScreenAndAKeyboardAreToldApart() {
    #expect(devices(Self.screen).hasTouchScreen && !devices(Self.screen).hasKeyboard)
    #expect(devices(Self.keys).hasKeyboard && !devices(Self.keys).hasTouchScreen)
    #expect(devices(Self.buttons) == InputDevices())
    #expect(InputDevices(parsing: "B: KEY\nB: PROP=zz\n\n\n") == InputDevices())
  }

  @Test func aTouchScreenAloneBringsTheKeyboard() {
    #expect(KeyboardSetting(wish: nil, devices: devices(Self.screen, Self.buttons)).isOn)
    #expect(!KeyboardSetting(wish: nil, devices: devices(Self.screen, Self.keys)).isOn)
    #expect(!KeyboardSetting(wish: "auto", devices: InputDevices()).isOn)
  }

  @Test func theEnvironmentDecides() {
    #expect(KeyboardSetting(wish: "on", devices: InputDevices()).isOn)
    #expect(!KeyboardSetting(wish: "off", devices: devices(Self.screen)).isOn)
    let setting = KeyboardSetting(wish: "yes", devices: devices(Self.screen))
    #expect(setting.isOn && setting.complaint?.contains("\"yes\": set it to on, off or auto") == true)
  }
}
