package import CoreGraphics
internal import Foundation

/// A colour by hue, saturation and brightness, each from 0 to 1 (Alvy Ray Smith's hexcone of 1978).
package struct HueColor {
  package var hue, saturation, brightness: CGFloat

  /// - Parameter hue: Finite; whole turns are dropped.
  package init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    (self.hue, self.saturation) = (hue - hue.rounded(.down), min(max(saturation, 0), 1))
    self.brightness = min(max(brightness, 0), 1)
  }

  package init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let (top, bottom) = (max(red, green, blue), min(red, green, blue))
    let spread = top - bottom
    brightness = top
    saturation = top > 0 ? spread / top : 0
    let sixths: CGFloat =
      if spread == 0 { 0 } else if top == red { (green - blue) / spread } else if top == green {
        2 + (blue - red) / spread
      } else { 4 + (red - green) / spread }
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  package var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    // Each component is a trapezoid wave over the hue, shifted by a third of a turn from the other two.
    func wave(_ shift: CGFloat) -> CGFloat {
      let turned = shift + hue * 6
      let place = turned < 6 ? turned : turned - 6
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    return (wave(5), wave(3), wave(1))
  }
}
