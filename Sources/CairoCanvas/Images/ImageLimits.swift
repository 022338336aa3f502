internal import CoreGraphics
internal import Foundation
internal import Synchronization
internal import WarningLog

/// The largest size of a decoded image, in any format.
enum ImageLimits {
  /// Pixels: 16,384 squared, or 1 GB of memory. Our choice: a file of a few bytes may claim any size in its header.
  static let pixels = 1 << 28
  /// Pixels per side; the limit of Cairo.
  static let side = CGImage.maximumSide

  private static let said = Mutex<[String]>([])

  /// The images refused so far, each listed once.
  static var refusals: [String] { said.withLock { $0 } }

  /// Whether an image of this size is decoded; prints the reason once if not.
  static func allow(_ width: Int, _ height: Int) -> Bool {
    if width <= 0 || height <= 0 { return false }
    if width <= side && height <= side && width * height <= pixels { return true }
    let text = """
      UIImage(data:): a picture of \(width) x \(height) pixels is not decoded: a side may have up to \(side) pixels, \
      the whole up to \(pixels); store it smaller
      """
    let isNew = said.withLock { said in
      if said.contains(text) || said.count >= 100 { return false }
      said.append(text)
      return true
    }
    if isNew { WarningLog.warn(text) }
    return false
  }
}
