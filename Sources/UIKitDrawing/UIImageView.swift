internal import CoreGraphics
public import Foundation
public import QuartzCore
@_spi(UIKitModules) public import UIKitCore
@_spi(UIKitModules) public import UIKitTypes

/// Shows an image, placed by `contentMode`. It receives no touches by default.
///
/// An upright bitmap is used as the layer's contents; a template, a symbol or a resizable image is drawn once into the backing store.
@preconcurrency @MainActor open class UIImageView: UIView {
  private var storedImage: UIImage?
  private var storedHighlightedImage: UIImage?
  private var storedIsHighlighted = false
  private var storedSymbolConfiguration: UIImage.SymbolConfiguration?

  /// Makes an image view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes an image view without an image: nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Makes a view as large as `image`.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// Makes a view as large as `image`, which shows `highlightedImage` while highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    (storedImage, storedHighlightedImage) = (image, highlightedImage)
  }

  nonisolated open override var description: String {
    describeOnMain { describe(image.map { ["image = \($0)"] } ?? []) }
  }

  /// The image shown; nil, the default, for none. A change does not resize the view, except by constraints.
  open var image: UIImage? {
    get { storedImage }
    set {
      let former = shown
      storedImage = newValue
      shownChanged(from: former)
    }
  }

  /// The image shown while `isHighlighted`; nil, the default, goes on showing `image`.
  open var highlightedImage: UIImage? {
    get { storedHighlightedImage }
    set {
      let former = shown
      storedHighlightedImage = newValue
      shownChanged(from: former)
    }
  }

  /// Whether `highlightedImage` is shown; false by default.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set {
      let former = shown
      storedIsHighlighted = newValue
      shownChanged(from: former)
    }
  }

  /// Size and weight of symbols, applied over their own; nil, the default, shows symbols as they are.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { storedSymbolConfiguration }
    set {
      storedSymbolConfiguration = newValue
      guard shown?.isSymbolImage == true else { return }
      layer.setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// The image's size, none without an image.
  open override var intrinsicContentSize: CGSize { configured(storedImage)?.size ?? super.intrinsicContentSize }

  /// The image's size; the present one without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { configured(storedImage)?.size ?? super.sizeThatFits(size) }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shown?.picture.isTemplate == true { layer.setNeedsDisplay() }
  }

  open override var contentMode: ContentMode {
    get { super.contentMode }
    set {
      super.contentMode = newValue
      // Resizable images and symbols are drawn for the size at which they are shown.
      if shown?.picture.plainBitmap == nil { layer.setNeedsDisplay() }
    }
  }

  private var shown: UIImage? { storedIsHighlighted ? storedHighlightedImage ?? storedImage : storedImage }

  private func configured(_ image: UIImage?) -> UIImage? {
    storedSymbolConfiguration.flatMap { image?.applyingSymbolConfiguration($0) } ?? image
  }

  private func shownChanged(from former: UIImage?) {
    guard former !== shown else { return }
    layer.setNeedsDisplay()
    if former?.size != shown?.size { invalidateIntrinsicContentSize() }
  }

  /// Sets the layer's contents to the image or its drawing.
  open override func display(_ layer: CALayer) {
    guard let picture = configured(shown)?.picture, picture.size.width > 0, picture.size.height > 0 else {
      layer.needsDisplayOnBoundsChange = false
      return layer.contents = nil
    }
    if let bitmap = picture.plainBitmap {
      layer.needsDisplayOnBoundsChange = false
      layer.contentsScale = picture.scale
      layer.contents = bitmap
    } else {
      layer.needsDisplayOnBoundsChange = true
      layer.contents = drawing(of: picture)
    }
  }

  private func drawing(of picture: Picture) -> CachedDrawing {
    let scale = drawingScale
    let traits = traitCollection
    var (drawing, size) = (DisplayList(), picture.size)
    let stretches = contentMode == .scaleToFill || contentMode == .redraw
    if stretches && bounds.width > 0 && bounds.height > 0 { size = bounds.size }
    traits.performAsCurrent { drawing = picture.drawing(in: size, tint: tintColor.cgColor(for: traits)) }
    return CachedDrawing(list: drawing, size: size, scale: scale * enlargement(of: size), isOpaque: false)
  }

  /// The factor by which the image is shown larger than `size`, so that the drawing has `contentScaleFactor` pixels per point.
  private func enlargement(of size: CGSize) -> CGFloat {
    let (x, y) = (bounds.width / size.width, bounds.height / size.height)
    let factor: CGFloat =
      switch contentMode {
      case .scaleAspectFit: min(x, y)
      case .scaleAspectFill: max(x, y)
      default: 1
      }
    return factor > 0 ? factor : 1
  }

  // An image view is an element if its image has a label, or if the app has set one.
  @_spi(UIKitModules) open override var defaultIsAccessibilityElement: Bool { accessibilityLabel != nil }
  @_spi(UIKitModules) open override var defaultAccessibilityLabel: String? { shown?.accessibilityLabel }
  @_spi(UIKitModules) open override var defaultAccessibilityTraits: UIAccessibilityTraits { .image }
  @_spi(UIKitModules) open override var accessibilityRole: AccessibilityRole { .image }
}
