import CoreGraphics
import Foundation

/// How steep the edges in a picture are: of all changes from pixel to pixel, the mean, each weighed by its own size. An edge from black
/// to white within one pixel counts 1; spread evenly over n pixels it counts 1/n.
struct Sharpness {
  let value: Double

  init(of image: CGImage, in area: CGRect) {
    var (sum, squares) = (0.0, 0.0)
    func light(_ x: Int, _ y: Int) -> Double { Double(image.pixels[y * image.width + x] >> 8 & 255) / 255 }
    for y in Int(area.minY)..<Int(area.maxY) - 1 {
      for x in Int(area.minX)..<Int(area.maxX) - 1 {
        for change in [abs(light(x + 1, y) - light(x, y)), abs(light(x, y + 1) - light(x, y))] {
          sum += change
          squares += change * change
        }
      }
    }
    value = sum > 0 ? squares / sum : 0
  }
}
