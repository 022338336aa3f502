import Foundation
import Testing

@testable import SDLHost

@Suite struct DesktopScaleTests {
  private func scale(_ environment: [String: String] = [:], isX11: Bool = true, dpi: String? = nil) -> DesktopScale {
    DesktopScale(environment: environment, isX11: isX11) { dpi }
  }

  @Test func theWindowSystemDecidesWhereNothingIsSet() {
    #expect(scale().scale == nil && scale(dpi: "96").scale == nil && scale(["GDK_SCALE": "1"]).scale == nil)
    #expect(scale(["GDK_SCALE": "2"], isX11: false, dpi: "192").scale == nil)
  }

  @Test func desktopSettingsCountOnX11() {
    #expect(scale(dpi: "192").scale == 2 && scale(dpi: "144").scale == 1.5 && scale(dpi: "120.5").scale == 1.25)
    #expect(scale(["GDK_SCALE": "2"]).scale == 2 && scale(["GDK_SCALE": "2"], dpi: "240").scale == 2.5)
    #expect(scale(["GDK_SCALE": "1"], dpi: "192").scale == 2)
  }

  @Test func settingsThatAreNoNumbersCountForNothing() {
    #expect(scale(["GDK_SCALE": "two"], dpi: "nan").scale == nil && scale(dpi: "inf").scale == nil)
    #expect(scale(["GDK_SCALE": "2"], dpi: "").scale == 2 && scale(dpi: "1e9").scale == 8)
  }

  @Test(arguments: [true, false]) func ownSettingComesFirstOnEveryWindowSystem(isX11: Bool) {
    let chosen = scale(["SCROLLWORK_SCALE": "1.75", "GDK_SCALE": "3"], isX11: isX11, dpi: "192")
    #expect(chosen.scale == 1.75 && chosen.complaint == nil)
  }

  @Test(arguments: ["", "0", "-2", "nan", "9", "large"]) func ownSettingThatCannotBeUsedIsNamed(value: String) {
    let chosen = scale(["SCROLLWORK_SCALE": value], dpi: "192")
    #expect(chosen.scale == 2 && chosen.complaint == "SCROLLWORK_SCALE is \"\(value)\": set a number from 0.5 to 8")
  }
}
