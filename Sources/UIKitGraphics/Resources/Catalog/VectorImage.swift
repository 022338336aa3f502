package import CoreGraphics
internal import Foundation
internal import Synchronization

/// A drawing and the pixels in which it was shown last.
package final class VectorImage: Sendable, Equatable {
  private struct Pixels: Hashable {
    let width: Int
    let height: Int
  }

  package let drawing: any VectorDrawing
  /// In points.
  package let size: CGSize
  /// Those of the last few sizes, in the order of their use.
  private let recent = Mutex<[(pixels: Pixels, image: CGImage)]>([])

  init(_ drawing: any VectorDrawing) { (self.drawing, size) = (drawing, drawing.size) }

  package static func == (a: VectorImage, b: VectorImage) -> Bool { a === b || a.drawing === b.drawing }

  /// The pixels for an area of `size` points; at most 8192 on a side.
  package func image(for size: CGSize, scale: CGFloat) -> CGImage? {
    func count(_ points: CGFloat) -> Int { min(max(1, Int(min((points * scale - 1e-6).rounded(.up), 8192))), 8192) }
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite, scale.isFinite else { return nil }
    let pixels = Pixels(width: count(size.width), height: count(size.height))
    let known = recent.withLock { recent -> CGImage? in
      guard let place = recent.firstIndex(where: { $0.pixels == pixels }) else { return nil }
      recent.append(recent.remove(at: place))
      return recent.last?.image
    }
    if let known { return known }
    guard let image = drawing.image(width: pixels.width, height: pixels.height) else { return nil }
    recent.withLock { recent in
      if recent.count == 4 { recent.removeFirst() }
      recent.append((pixels, image))
    }
    return image
  }
}
