public import CoreGraphics
internal import Diagnostics
public import Foundation

/// The scale and opacity of the images that a renderer makes.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point; the main screen's by default. Must be positive, else making a renderer is a programming error.
  open var scale: CGFloat
  /// Whether the image is opaque: it starts black instead of transparent; false by default.
  open var opaque = false
  /// The drawing area in points; set by the renderer.
  open internal(set) var bounds = CGRect.zero

  /// Makes a format of the main screen's scale.
  public required override init() { scale = CurrentGraphics.scale }

  /// A format of the main screen's scale.
  open class func `default`() -> Self { self.init() }

  /// A format of the main screen's scale.
  open class func preferred() -> Self { self.init() }

  /// Makes a format of the scale of `traitCollection`, or of the main screen if it specifies none.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// The context of a renderer's block; `cgContext` is the current context meanwhile.
open class UIGraphicsImageRendererContext: NSObject {
  /// Records drawing commands; pixels are made when the block has ended.
  public let cgContext: CGContext
  /// The renderer's format.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) { (cgContext, self.format) = (context, format) }

  /// An image of what has been drawn so far; rasterizes it at every call.
  open var currentImage: UIImage { UIGraphicsImageRenderer.image(of: cgContext, format) }

  /// Fills `rect` with the current fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills `rect` in another blend mode, which is restored afterwards.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { blended(blendMode) { cgContext.fill(rect) } }

  /// Draws the outline of `rect` with the current stroke colour and line width.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

  /// Draws the outline of `rect` in another blend mode, which is restored afterwards.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { blended(blendMode) { cgContext.stroke(rect) } }

  /// Limits further drawing to `rect`.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func blended(_ mode: CGBlendMode, _ draw: () -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(mode)
    draw()
    cgContext.restoreGState()
  }
}

/// Makes images from drawing code. Call it on any thread; the host rasterizes on the main one.
open class UIGraphicsImageRenderer: NSObject {
  /// What the renderer was made with; its `bounds` are in points.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Draws in an area from 0, 0, with the main screen's scale.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// Draws in an area from 0, 0; each side must be positive.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Draws in `bounds`, with the main screen's scale.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Draws in `bounds`, whose size must be positive and whose sides must not exceed the largest image in pixels; else a programming
  /// error.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    ensure(
      bounds.width > 0 && bounds.height > 0 && bounds.isFinite,
      "UIGraphicsImageRenderer(bounds: \(bounds)): a picture needs a finite size, greater than 0")
    ensure(
      format.scale.isFinite && format.scale > 0, "UIGraphicsImageRendererFormat.scale = \(format.scale): set a positive number")
    let pixels = max(bounds.width, bounds.height) * format.scale
    ensure(
      pixels <= CGFloat(CGImage.maximumSide),
      """
      UIGraphicsImageRenderer(bounds: \(bounds)) at scale \(format.scale): each side must be from 1 to \(CGImage.maximumSide) pixels; \
      draw a smaller picture or set a smaller scale
      """)
    (self.bounds, self.format) = (bounds, format)
    format.bounds = bounds
  }

  /// Runs `actions` at once and returns the image that it draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    Self.image(of: record(actions), format)
  }

  /// The drawing as a PNG file; empty if the host cannot write PNG.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { image(actions: actions).pngData() ?? Data() }

  /// The drawing as a JPEG file of a quality from 0 to 1, clamped; empty if the host cannot write JPEG.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  private func record(_ actions: (UIGraphicsImageRendererContext) -> Void) -> CGContext {
    let context = CGContext(size: bounds.size, scale: format.scale)
    if format.opaque { context.fill(CGRect(origin: .zero, size: bounds.size)) }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context, format))
    UIGraphicsPopContext()
    return context
  }

  static func image(of context: CGContext, _ format: UIGraphicsImageRendererFormat) -> UIImage {
    let image = CurrentGraphics.rasterize(
      context.list, size: format.bounds.size, scale: format.scale, isOpaque: format.opaque)
    return UIImage(cgImage: image, scale: format.scale, orientation: .up)
  }
}
