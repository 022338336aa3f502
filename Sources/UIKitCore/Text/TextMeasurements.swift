internal import CoreGraphics
internal import Foundation

/// The last two answers of the host for one text: usually one for its natural size and one for its place on the screen.
@MainActor struct TextMeasurements {
  private struct Entry {
    var size: CGSize
    var maximumLines: Int
    var metrics: TextMetrics
  }

  private var latest: Entry?
  private var former: Entry?

  mutating func metrics(of block: TextBlock, in size: CGSize, by host: any Host) -> TextMetrics {
    if let hit = latest, hit.size == size, hit.maximumLines == block.maximumLines { return hit.metrics }
    if let hit = former, hit.size == size, hit.maximumLines == block.maximumLines {
      swap(&latest, &former)
      return hit.metrics
    }
    let metrics = host.layOut(block, in: size)
    (former, latest) = (latest, Entry(size: size, maximumLines: block.maximumLines, metrics: metrics))
    return metrics
  }

  mutating func forget() { (latest, former) = (nil, nil) }
}

/// A greater length than this bounds no text: hosts measure without a limit then.
private let endless: CGFloat = 1_000_000

extension CGSize {
  /// As a box for text: what is too large to matter is infinite, what is negative is nothing.
  var textBox: CGSize {
    func length(_ x: CGFloat) -> CGFloat { x < endless ? max(0, x) : .infinity }
    return CGSize(width: length(width), height: length(height))
  }
}

extension CGFloat {
  /// Up to the next device pixel; what is above one by less than a thousandth of it is taken for rounding error.
  func roundedUp(toPixelsOf scale: CGFloat) -> CGFloat { (self * scale - 0.001).rounded(.up) / scale }

  func rounded(toPixelsOf scale: CGFloat) -> CGFloat { (self * scale).rounded() / scale }
}
