public import CoreGraphics
internal import Diagnostics
public import Foundation

/// An immutable picture: a bitmap, or a symbol drawn from outlines.
open class UIImage: NSObject, NSCopying, @unchecked Sendable {
  /// Which way up the stored pixels are: how they must be turned to be seen.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Whether the picture shows its own colours, or its shape in the tint of whoever shows it.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  public enum ResizingMode: Int, Sendable { case tile, stretch }

  package let picture: Picture

  package init(_ picture: Picture) { self.picture = picture }

  /// Pixels are points.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// `scale` is the number of pixels a point.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    ensure(scale.isFinite && scale > 0, "UIImage(cgImage:scale: \(scale), ...): the scale must be positive and finite")
    self.init(Picture(.bitmap(cgImage), scale: scale, orientation: orientation))
  }

  /// nil if the host cannot read the bytes. A photo is shown the way up that its file says.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    ensure(scale.isFinite && scale > 0, "UIImage(data:scale: \(scale)): the scale must be positive and finite")
    guard let image = CurrentHost.decode(data) else { return nil }
    self.init(cgImage: image, scale: scale, orientation: EXIFOrientation.read(data))
  }

  /// nil if there is no such file or the host cannot read it. `@2x` or `@3x` at the end of the name gives the scale.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: ImageFile.scale(ofPath: path))
  }

  /// There are no archives to read images from: nil.
  public required init?(coder: NSCoder) { nil }

  /// In points.
  open var size: CGSize { picture.size }

  /// Pixels a point.
  open var scale: CGFloat { picture.scale }

  open var imageOrientation: Orientation { picture.orientation }

  open var renderingMode: RenderingMode { picture.mode }

  /// Whether it came from `init(systemName:)`: it has no pixels of its own, and takes the tint unless told otherwise.
  open var isSymbolImage: Bool { picture.symbol != nil }

  /// The stored pixels, not turned; a symbol is drawn at the scale of the screen for it.
  open var cgImage: CGImage? { picture.pixels }

  open var capInsets: UIEdgeInsets { picture.capInsets }

  open var resizingMode: ResizingMode { picture.resizingMode }

  // MARK: Variants

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    renderingMode == picture.mode ? self : UIImage(picture.with { $0.mode = renderingMode })
  }

  /// The picture's shape in one colour.
  open func withTintColor(_ color: UIColor) -> UIImage { UIImage(picture.with { $0.tint = color }) }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(picture.with { ($0.tint, $0.mode) = (color, renderingMode) })
  }

  /// A picture whose corners keep their size when it is drawn larger, while its edges and its middle stretch.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// `.tile` repeats the edges and the middle instead of stretching them.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    ensure(
      capInsets.left + capInsets.right <= size.width && capInsets.top + capInsets.bottom <= size.height
        && min(capInsets.top, capInsets.left, capInsets.bottom, capInsets.right) >= 0,
      "UIImage.resizableImage(withCapInsets: \(capInsets)): the caps must fit into the image's \(size)")
    return UIImage(picture.with { ($0.capInsets, $0.resizingMode) = (capInsets, resizingMode) })
  }

  open func withHorizontallyFlippedOrientation() -> UIImage {
    UIImage(picture.with { $0.orientation = $0.orientation.mirrored })
  }

  // MARK: Drawing

  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Fills `rect` of the current context, turned as `imageOrientation` says.
  open func draw(in rect: CGRect) {
    if let context = UIGraphicsGetCurrentContext() { picture.draw(in: context, rect, tint: nil) }
  }

  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    picture.draw(in: context, rect, tint: nil)
    context.restoreGState()
  }

  // MARK: Files

  /// nil when the host cannot write that format.
  open func pngData() -> Data? { picture.upright.flatMap { CurrentHost.encode($0, as: .png) } }

  /// `compressionQuality` from 0 to 1; nil when the host cannot write that format.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    picture.upright.flatMap { CurrentHost.encode($0, as: .jpeg(quality: min(max(compressionQuality, 0), 1))) }
  }

  // MARK: NSObject

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Equal if they show the same pixels or symbol in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || picture == other.picture
  }

  open override var hash: Int { size.width.hashValue ^ size.height.hashValue ^ scale.hashValue }

  open override var description: String { "UIImage(\(picture.name) \(size.width) x \(size.height) @\(scale)x)" }
}
