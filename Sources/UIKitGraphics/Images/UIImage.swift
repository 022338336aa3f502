public import CoreGraphics
internal import Diagnostics
public import Foundation
internal import Selectors

/// An immutable picture: a bitmap, or a symbol drawn from outlines.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
  /// How the stored pixels must be turned to be upright.
  public enum Orientation: Int, Sendable {
    /// The names say where the upper edge of the stored pixels is when the picture is upright; mirrored ones are flipped as well.
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Whether the image shows its own colours or only its shape, in the tint of the view; `automatic` treats symbols as templates.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// How the middle and the edges of a resizable image fill more room.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  package let picture: Picture

  package init(_ picture: Picture) { self.picture = picture }

  /// Makes an image of size zero, which shows nothing and has no `cgImage`.
  public convenience override init() { self.init(Picture(.bitmap(CGImage(width: 0, height: 0, pixels: [])), scale: 1)) }

  /// Makes an upright image of one point per pixel.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// Makes an image; `scale` is in pixels per point and must be positive.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    ensure(scale.isFinite && scale > 0, "UIImage(cgImage:scale: \(scale), ...): the scale must be positive and finite")
    self.init(Picture(.bitmap(cgImage), scale: scale, orientation: orientation))
  }

  /// Decodes an image of one point per pixel; nil if the host cannot read the bytes. The orientation of a photo is applied.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Decodes an image of `scale` pixels per point; nil if the host cannot read the bytes.
  public convenience init?(data: Data, scale: CGFloat) {
    ensure(scale.isFinite && scale > 0, "UIImage(data:scale: \(scale)): the scale must be positive and finite")
    guard let image = CurrentGraphics.decode(data) else { return nil }
    self.init(cgImage: image, scale: scale, orientation: EXIFOrientation.read(data))
  }

  /// Reads a file, uncached; nil if it does not exist or the host cannot read it. `@2x` or `@3x` at the end of the name sets the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: UIImage.scale(ofPath: path))
  }

  private static func scale(ofPath path: String) -> CGFloat {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
  }

  /// Returns nil: there are no archives to read images from.
  public required init?(coder: NSCoder) { nil }

  /// In points, with the orientation applied.
  open var size: CGSize { picture.size }

  /// Pixels per point.
  open var scale: CGFloat { picture.scale }

  /// `.up` unless the image was made or loaded with another.
  open var imageOrientation: Orientation { picture.orientation }

  /// `.automatic` unless set by `withRenderingMode(_:)`.
  open var renderingMode: RenderingMode { picture.mode }

  /// Whether it was made by `init(systemName:)`: drawn from outlines, and a template unless its rendering mode or tint says otherwise.
  open var isSymbolImage: Bool { picture.symbol != nil }

  /// The stored pixels, without the orientation; a symbol is rasterized at every call.
  open var cgImage: CGImage? { picture.pixels }

  /// The fixed edges of a resizable image in points; zero for others.
  open var capInsets: UIEdgeInsets { picture.capInsets }

  /// `.tile` unless set by `resizableImage`; without cap insets images are scaled.
  open var resizingMode: ResizingMode { picture.resizingMode }

  // MARK: Variants

  /// A copy with another mode; the image itself if it has that mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    renderingMode == picture.mode ? self : UIImage(picture.with { $0.mode = renderingMode })
  }

  /// A copy that shows only its shape, in `color`.
  open func withTintColor(_ color: UIColor) -> UIImage { UIImage(picture.with { $0.tint = color }) }

  /// A copy in `color`; with `.alwaysTemplate` a view's tint still takes precedence.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(picture.with { ($0.tint, $0.mode) = (color, renderingMode) })
  }

  /// A copy whose corners have a fixed size when it is drawn larger, while its edges and its middle are tiled. Caps larger than the image
  /// are a programming error.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// A copy whose corners have a fixed size, while its edges and its middle are tiled or stretched.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    ensure(
      capInsets.left + capInsets.right <= size.width && capInsets.top + capInsets.bottom <= size.height
        && min(capInsets.top, capInsets.left, capInsets.bottom, capInsets.right) >= 0,
      "UIImage.resizableImage(withCapInsets: \(capInsets)): the caps must fit into the image's \(size)")
    return UIImage(
      picture.with {
        ($0.capInsets, $0.resizingMode, $0.hasOwnCaps) = (capInsets, resizingMode, true)
      })
  }

  /// A copy mirrored left to right; shares the pixels.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(picture.with { ($0.orientation, $0.isFlipped) = ($0.orientation.mirrored, !$0.isFlipped) })
  }

  // MARK: Drawing

  /// Draws the image at its size with its corner at `point`; does nothing without a context.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image at its size with another blend mode and opacity.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image scaled to `rect` into the current context, with its orientation applied.
  open func draw(in rect: CGRect) {
    if let context = UIGraphicsGetCurrentContext() { picture.resolved(for: .current).draw(in: context, rect, tint: nil) }
  }

  /// Draws the image scaled to `rect` with another blend mode and opacity; both are restored afterwards.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    picture.resolved(for: .current).draw(in: context, rect, tint: nil)
    context.restoreGState()
  }

  // MARK: Files

  /// The image as a PNG file, upright; nil if the host cannot write PNG.
  open func pngData() -> Data? { picture.upright.flatMap { CurrentGraphics.encode($0, as: .png) } }

  /// The image as a JPEG file, upright, of a quality from 0 to 1, clamped; nil if the host cannot write JPEG.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    picture.upright.flatMap { CurrentGraphics.encode($0, as: .jpeg(quality: min(max(compressionQuality, 0), 1))) }
  }

  // MARK: Accessibility

  /// What the image is called; nil by default, for a symbol its name in words. A copy with another tint or mode has it no more.
  open var accessibilityLabel: String? {
    get { objc_getAssociatedObject(self, ImageKeys.label) as? String ?? picture.symbol?.spokenName }
    set { objc_setAssociatedObject(self, ImageKeys.label, newValue, .OBJC_ASSOCIATION_COPY) }
  }

  /// A name for tests, which no person reads; nil by default.
  open var accessibilityIdentifier: String? {
    get { objc_getAssociatedObject(self, ImageKeys.identifier) as? String }
    set { objc_setAssociatedObject(self, ImageKeys.identifier, newValue, .OBJC_ASSOCIATION_COPY) }
  }

  // MARK: NSObject

  /// Returns the image itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Equal if both show the same pixels or symbol in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || picture == other.picture
  }

  open override var hash: Int { size.width.hashValue ^ size.height.hashValue ^ scale.hashValue }

  open override var description: String { "UIImage(\(picture.name) \(size.width) x \(size.height) @\(scale)x)" }
}

/// Addresses under which an image's texts are stored; the memory is never freed.
private enum ImageKeys {
  nonisolated(unsafe) static let label = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  nonisolated(unsafe) static let identifier = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}

extension EXIFOrientation {
  /// The orientation in the file; `.up` if the file has none.
  static func read(_ data: Data) -> UIImage.Orientation { number(in: data).map(UIImage.Orientation.init(exif:)) ?? .up }
}

extension UIImage.Orientation {
  /// - Parameter exif: 1 to 8; any other number counts as 1.
  package init(exif: Int) {
    let all: [UIImage.Orientation] = [.up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left]
    self = (1...8).contains(exif) ? all[exif - 1] : .up
  }
}
