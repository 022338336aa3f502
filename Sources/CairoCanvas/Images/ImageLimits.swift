internal import CoreGraphics
internal import Foundation
internal import Synchronization
internal import WarningLog

/// How large a picture in a file may be, whatever its format.
enum ImageLimits {
  /// Pixels; 16,384 squared, or 1 GB in memory. The size in a file's header is only a claim: a few bytes may ask for all memory there is.
  static let pixels = 1 << 28
  /// Pixels; what Cairo can draw.
  static let side = CGImage.maximumSide

  private static let said = Mutex<[String]>([])

  /// The refusals so far, each once.
  static var refusals: [String] { said.withLock { $0 } }

  /// Whether a picture of that size is decoded; says once why it is not.
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
