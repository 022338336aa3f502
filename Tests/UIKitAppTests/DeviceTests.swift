import CoreGraphics
import Foundation
import Testing
@testable import UIKitApp
import UIKitControls
import UIKitCore
import UIKitGraphics

@MainActor @Suite struct DeviceTests {
  @Test func theDeviceIsThatOfTheMainScreen() {
    let (device, screen) = (UIDevice.current, UIScreen.main)
    #expect(device === UIDevice.current)
    #expect(device.userInterfaceIdiom == screen.traitCollection.userInterfaceIdiom)
    #expect(device.orientation.isLandscape == (screen.bounds.width > screen.bounds.height))
    #expect(device.systemName == "Linux" && !device.name.isEmpty)
    #expect(device.systemVersion.split(separator: ".").compactMap { Int($0) }.count == 3)
  }

  @Test func theMachineHasAnIdentifierForEachProgramAndPerson() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(MachineIdentity.identifier(of: "app", file: file.path) == nil)
    try Data("0123456789abcdef\n".utf8).write(to: file)
    func identifier(_ program: String, _ user: String) -> UUID? {
      MachineIdentity.identifier(of: program, file: file.path, user: user)
    }
    let all = [identifier("app", "ann"), identifier("app", "bob"), identifier("other", "ann")]
    #expect(Set(all).count == 3 && !all.contains(nil) && identifier("app", "ann") == all[0])
    #expect(all[0]?.uuidString.dropFirst(14).first == "8")
    #expect(UIDevice.current.identifierForVendor == UIDevice.current.identifierForVendor)
  }

  @Test func theBatteryOfTheMachineIsFoundAmongItsPowerSupplies() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    func add(_ name: String, _ files: [String: String]) throws {
      let supply = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: supply, withIntermediateDirectories: true)
      for (name, text) in files { try Data("\(text)\n".utf8).write(to: supply.appendingPathComponent(name)) }
    }
    #expect(Battery.first(in: folder) == nil)
    try add("AC", ["type": "Mains", "online": "1"])
    try add("BAT", ["type": "Battery", "scope": "Device", "status": "Full", "capacity": "7"])
    #expect(Battery.first(in: folder) == nil)
    try add("BAT0", ["type": "Battery", "status": "Discharging", "capacity": "42"])
    #expect(Battery.first(in: folder)?.state == .unplugged && Battery.first(in: folder)?.level == 0.42)
    try add("BAT0", ["status": "Charging", "capacity": "300"])
    #expect(Battery.first(in: folder)?.state == .charging && Battery.first(in: folder)?.level == 1)
    try add("BAT0", ["status": "a new word", "capacity": "many"])
    #expect(Battery.first(in: folder)?.state == .unknown && Battery.first(in: folder)?.level == nil)
  }

  @Test func whatAMachineWithAWindowDoesNotMeasureIsUnknown() {
    let device = UIDevice.current
    #expect(!device.isBatteryMonitoringEnabled && device.batteryState == .unknown && device.batteryLevel == -1)
    device.isProximityMonitoringEnabled = true
    #expect(!device.isProximityMonitoringEnabled && !device.proximityState && device.isMultitaskingSupported)
    device.playInputClick()
    let screen = UIScreen.main
    (screen.brightness, screen.wantsSoftwareDimming) = (0.2, true)
    #expect(screen.brightness == 1 && !screen.wantsSoftwareDimming && screen.mirrored == nil)
  }

  @Test(arguments: [
    (UIDeviceOrientation.portrait, true, false, false), (.landscapeRight, false, true, false), (.faceUp, false, false, true),
    (.unknown, false, false, false),
  ])
  func orientationsAreUprightOnASideOrFlat(orientation: UIDeviceOrientation, isPortrait: Bool, isLandscape: Bool, isFlat: Bool) {
    #expect(orientation.isPortrait == isPortrait && orientation.isLandscape == isLandscape && orientation.isFlat == isFlat)
    #expect(orientation.isValidInterfaceOrientation == (isPortrait || isLandscape))
  }
}
