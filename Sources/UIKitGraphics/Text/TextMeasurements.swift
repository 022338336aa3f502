package import CoreGraphics
package import Foundation

/// The host's last two measurements of one text: usually the natural size and the size on the screen.
@MainActor package struct TextMeasurements {
  private struct Entry {
    var size: CGSize
    var maximumLines: Int
    var metrics: TextMetrics
  }

  private var latest: Entry?
  private var former: Entry?

  package init() {}

  package mutating func metrics(of block: TextBlock, in size: CGSize, by host: any GraphicsHost) -> TextMetrics {
    if let hit = latest, hit.size == size, hit.maximumLines == block.maximumLines { return hit.metrics }
    if let hit = former, hit.size == size, hit.maximumLines == block.maximumLines {
      swap(&latest, &former)
      return hit.metrics
    }
    let metrics = host.layOut(block, in: size)
    (former, latest) = (latest, Entry(size: size, maximumLines: block.maximumLines, metrics: metrics))
    return metrics
  }

  package mutating func forget() { (latest, former) = (nil, nil) }
}

/// Lengths from here on count as unlimited; in points.
private let endless: CGFloat = 1_000_000

extension CGSize {
  /// The size as a text's box: very large lengths become infinite, negative ones 0.
  package var textBox: CGSize {
    func length(_ x: CGFloat) -> CGFloat { x < endless ? max(0, x) : .infinity }
    return CGSize(width: length(width), height: length(height))
  }
}

extension CGFloat {
  /// Rounded up to the next device pixel, but not for an excess below a thousandth of a pixel, which is rounding error.
  package func roundedUp(toPixelsOf scale: CGFloat) -> CGFloat { (self * scale - 0.001).rounded(.up) / scale }

  package func rounded(toPixelsOf scale: CGFloat) -> CGFloat { (self * scale).rounded() / scale }
}
