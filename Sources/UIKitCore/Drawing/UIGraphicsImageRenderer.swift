public import CoreGraphics
internal import Diagnostics
public import Foundation

/// What pictures made by a renderer are like.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels a point: the main screen's at first.
  open var scale: CGFloat
  /// Whether the picture has no transparency: it begins black instead of clear.
  open var opaque = false
  /// What is drawn on, in points.
  open internal(set) var bounds = CGRect.zero

  public required override init() { scale = CurrentHost.scale }

  /// For the main screen.
  open class func `default`() -> Self { self.init() }

  /// For the main screen.
  open class func preferred() -> Self { self.init() }

  /// For the scale of `traitCollection`; for the main screen if it specifies none.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// The place on which a renderer's block draws; it is the current context meanwhile.
open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) { (cgContext, self.format) = (context, format) }

  /// What has been drawn so far.
  open var currentImage: UIImage { UIGraphicsImageRenderer.image(of: cgContext, format) }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { blended(blendMode) { cgContext.fill(rect) } }

  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { blended(blendMode) { cgContext.stroke(rect) } }

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }

  private func blended(_ mode: CGBlendMode, _ draw: () -> Void) {
    cgContext.saveGState()
    cgContext.setBlendMode(mode)
    draw()
    cgContext.restoreGState()
  }
}

/// Makes pictures from drawing code.
open class UIGraphicsImageRenderer: NSObject {
  /// In points.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// `bounds` are the coordinates that the block draws in; its size must be positive.
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

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    Self.image(of: record(actions), format)
  }

  /// Empty if the host cannot write PNG.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { image(actions: actions).pngData() ?? Data() }

  /// Empty if the host cannot write JPEG; `compressionQuality` from 0 to 1.
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
    let image = CurrentHost.rasterize(
      context.list, size: format.bounds.size, scale: format.scale, isOpaque: format.opaque)
    return UIImage(cgImage: image, scale: format.scale, orientation: .up)
  }
}
