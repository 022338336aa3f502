package import CoreGraphics
package import Foundation

/// The content of an image and how it is shown.
package struct Picture: Equatable {
  package enum Source: Equatable {
    case bitmap(CGImage)
    case symbol(Symbol)
    case vector(VectorImage)
  }

  package var source: Source
  package var scale: CGFloat
  package var orientation: UIImage.Orientation
  package var mode = UIImage.RenderingMode.automatic
  package var tint: UIColor?
  package var capInsets = UIEdgeInsets.zero
  package var resizingMode = UIImage.ResizingMode.tile
  /// The images of the set that this one was chosen from; nil if there is no other.
  package var variants: ImageVariants?
  /// Whether the caps are not those of the set.
  var hasOwnCaps = false
  /// Points of the image outside of what constraints align.
  var alignmentInsets = UIEdgeInsets.zero
  /// Whether it is shown mirrored where the layout is from right to left.
  var flipsWithLayout = false
  /// Whether it was mirrored after it was chosen.
  var isFlipped = false

  package init(_ source: Source, scale: CGFloat, orientation: UIImage.Orientation = .up) {
    (self.source, self.scale, self.orientation) = (source, scale, orientation)
  }

  func with(_ change: (inout Picture) -> Void) -> Picture {
    var copy = self
    change(&copy)
    return copy
  }

  package var symbol: Symbol? {
    if case .symbol(let symbol) = source { return symbol }
    return nil
  }

  /// The size in points, with the orientation applied.
  package var size: CGSize {
    let stored = storedSize
    return orientation.isSideways ? CGSize(width: stored.height, height: stored.width) : stored
  }

  /// The size in points, before the orientation is applied.
  var storedSize: CGSize {
    switch source {
    case .bitmap(let image): CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    case .symbol(let symbol): symbol.size
    case .vector(let vector): vector.size
    }
  }

  var name: String {
    switch source {
    case .bitmap: "bitmap"
    case .symbol(let symbol): symbol.name
    case .vector: "vector"
    }
  }

  /// Whether only its shape is shown, in the surrounding view's tint.
  package var isTemplate: Bool { mode == .alwaysTemplate || (mode == .automatic && symbol != nil && tint == nil) }

  /// The bitmap, if it can be shown without drawing; else nil.
  package var plainBitmap: CGImage? {
    guard case .bitmap(let image) = source, size != .zero, orientation == .up, tint == nil, capInsets == .zero,
      mode != .alwaysTemplate, !flipsWithLayout
    else { return nil }
    return image
  }

  /// The stored pixels, without the orientation.
  var pixels: CGImage? {
    switch source {
    case .bitmap(let image): size == .zero ? nil : image
    case .symbol, .vector: rasterized(storedSize, with { $0.orientation = .up })
    }
  }

  /// The pixels with the orientation applied.
  package var upright: CGImage? { plainBitmap ?? rasterized(size, self) }

  private func rasterized(_ size: CGSize, _ picture: Picture) -> CGImage? {
    if size.width <= 0 || size.height <= 0 { return nil }
    let list = picture.drawing(in: size, tint: nil)
    return CurrentGraphics.rasterize(list, size: size, scale: scale, isOpaque: false)
  }
}

extension UIImage.Orientation {
  var isSideways: Bool { self == .left || self == .right || self == .leftMirrored || self == .rightMirrored }

  var mirrored: Self {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }
}
