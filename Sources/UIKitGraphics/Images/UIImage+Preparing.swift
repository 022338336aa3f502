internal import CoreGraphics
internal import Diagnostics
internal import Dispatch
public import Foundation

extension UIImage {
  /// The format in which a renderer draws the image without a loss: its scale.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  // MARK: Preparing

  /// The image itself, whose pixels are decoded as soon as it is read; nil for one of size zero.
  public func preparingForDisplay() -> UIImage? { size == .zero ? nil : self }

  /// Calls `completionHandler` with what `preparingForDisplay()` returns, later, on a queue in the background.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.preparingForDisplay()) }
  }

  /// What `preparingForDisplay()` returns.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// A bitmap of the image that is as large as fits into `size`, in points, at the image's scale; nil for an image or a size without an area. Not
  /// finite is a programming error. Draws on the calling thread: the cost is that of one drawing of the image.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    ensure(
      size.width.isFinite && size.height.isFinite, "UIImage.preparingThumbnail(of: \(size)): give a finite width and height")
    guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else { return nil }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    let fitting = CGSize(width: self.size.width * factor, height: self.size.height * factor)
    let list = picture.drawing(in: fitting, tint: nil)
    let pixels = CurrentGraphics.rasterize(list, size: fitting, scale: scale, isOpaque: false)
    return UIImage(cgImage: pixels, scale: scale, orientation: .up)
  }

  /// Calls `completionHandler` with what `preparingThumbnail(of:)` returns, later, on a queue in the background.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// What `preparingThumbnail(of:)` returns, drawn on a thread in the background.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { continuation in
      prepareThumbnail(of: size) { continuation.resume(returning: $0) }
    }
  }
}
