import CoreGraphics
import Testing
import UIKitApp
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

  @Test(arguments: [
    (UIDeviceOrientation.portrait, true, false, false), (.landscapeRight, false, true, false), (.faceUp, false, false, true),
    (.unknown, false, false, false),
  ])
  func orientationsAreUprightOnASideOrFlat(orientation: UIDeviceOrientation, isPortrait: Bool, isLandscape: Bool, isFlat: Bool) {
    #expect(orientation.isPortrait == isPortrait && orientation.isLandscape == isLandscape && orientation.isFlat == isFlat)
    #expect(orientation.isValidInterfaceOrientation == (isPortrait || isLandscape))
  }
}
