import CoreGraphics
import Foundation
import Selectors
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

struct HueCase: Sendable {
  var hue, saturation, brightness: CGFloat
  var rgb: [CGFloat]
}

private let hues = [
  HueCase(hue: 0, saturation: 1, brightness: 1, rgb: [1, 0, 0]),
  HueCase(hue: 1 / 3, saturation: 1, brightness: 1, rgb: [0, 1, 0]),
  HueCase(hue: 2 / 3, saturation: 1, brightness: 0.5, rgb: [0, 0, 0.5]),
  HueCase(hue: 1, saturation: 1, brightness: 1, rgb: [1, 0, 0]),
  HueCase(hue: 0.5, saturation: 0.5, brightness: 1, rgb: [0.5, 1, 1]),
  HueCase(hue: 0.9, saturation: 0, brightness: 0.25, rgb: [0.25, 0.25, 0.25]),
]

@MainActor @Suite struct UIColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func systemColorsHaveTwoFaces() {
    #expect(UIColor.systemBlue.resolvedColor(with: light) == UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1))
    #expect(UIColor.systemBlue.resolvedColor(with: dark) == UIColor(red: 10 / 255, green: 132 / 255, blue: 1, alpha: 1))
    #expect(UIColor.label.resolvedColor(with: light) == .black)
    #expect(UIColor.label.resolvedColor(with: dark) == .white)
    #expect(UIColor.secondaryLabel.resolvedColor(with: dark).cgColor.alpha == 0.6)
  }

  @Test func currentTraitsDecideWhereNobodyElseDoes() {
    #expect(UIColor.systemBackground.cgColor == UIColor.white.cgColor)
    dark.performAsCurrent { #expect(UIColor.systemBackground.cgColor == UIColor.black.cgColor) }
    #expect(UIColor.systemBackground.cgColor == UIColor.white.cgColor)
  }

  @Test func dynamicColorsInsideDynamicColorsResolveToTheEnd() {
    let outer = UIColor { $0.userInterfaceStyle == .dark ? .systemRed : .systemGreen }
    #expect(outer.resolvedColor(with: dark) == UIColor.systemRed.resolvedColor(with: dark))
    #expect(outer.withAlphaComponent(0.5).resolvedColor(with: light).cgColor.alpha == 0.5)
    #expect(
      outer.withAlphaComponent(0.5).resolvedColor(with: dark)
        == UIColor.systemRed.resolvedColor(with: dark).withAlphaComponent(0.5))
  }

  @Test(arguments: hues)
  func huesBecomeComponents(_ hue: HueCase) {
    var (r, g, b, a) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
    let color = UIColor(hue: hue.hue, saturation: hue.saturation, brightness: hue.brightness, alpha: 0.75)
    #expect(color.getRed(&r, green: &g, blue: &b, alpha: &a))
    for (found, wanted) in zip([r, g, b], hue.rgb) { #expect(abs(found - wanted) < 1e-12) }
    #expect(a == 0.75)
  }

  @Test func componentsBecomeTheSameHueAgain() {
    for step in 0..<24 {
      var (h, s, b) = (CGFloat(-1), CGFloat(-1), CGFloat(-1))
      let hue = CGFloat(step) / 24
      UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 1).getHue(&h, saturation: &s, brightness: &b, alpha: nil)
      #expect(abs(h - hue) < 1e-9 && abs(s - 0.6) < 1e-9 && abs(b - 0.8) < 1e-9, "\(step)")
    }
  }

  @Test func whiteIsOnlyInGreys() {
    var (white, alpha) = (CGFloat(-1), CGFloat(-1))
    #expect(!UIColor.red.getWhite(&white, alpha: &alpha))
    #expect(white == -1)
    #expect(UIColor.lightGray.getWhite(&white, alpha: &alpha))
    #expect(white == CGFloat(2) / 3)
    #expect(alpha == 1)
  }

  @Test func fixedColorsAreEqualByLooks() {
    #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1) == UIColor.white)
    #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1).hash == UIColor.white.hash)
    #expect(UIColor.white != UIColor.black)
    #expect(UIColor { _ in .white } != UIColor.white)
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor.label != UIColor.systemBackground)
  }

  @Test func settingAColorReachesTheCurrentContext() {
    let drawn = recorded {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 4))
      dark.performAsCurrent { UIColor.label.set() }
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(
      drawn == [
        .fillRect(CGRect(x: 0, y: 0, width: 3, height: 4), UIColor.red.cgColor),
        .fillRect(CGRect(x: 0, y: 0, width: 1, height: 1), UIColor.white.cgColor),
      ])
    UIColor.red.set()
  }

  @Test func frameIsFourBarsInsideTheRectangle() {
    let bars = recorded { UIRectFrame(CGRect(x: 10, y: 20, width: 5, height: 4)) }
    let area = bars.reduce(CGFloat(0)) { sum, command in
      if case .fillRect(let rect, _) = command { sum + rect.width * rect.height } else { sum }
    }
    #expect(area == 14)
  }

  @Test func theClassPerformsTheNamesOfItsColors() {
    for (name, color) in [
      ("redColor", UIColor.red), ("systemTealColor", .systemTeal), ("labelColor", .label), ("clearColor", .clear),
    ] {
      #expect(UIColor.self.responds(to: Selector(name)))
      #expect(UIColor.perform(Selector(name)).takeUnretainedValue() as? UIColor == color)
    }
    #expect(!UIColor.responds(to: Selector("red")) && !UIColor.responds(to: Selector("mauveColor")))
  }

  @Test func subclassesInherit() {
    final class Named: UIColor, @unchecked Sendable {}
    #expect(Named(white: 1, alpha: 1) == UIColor.white)
    let literal: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(literal == .red)
  }
}
