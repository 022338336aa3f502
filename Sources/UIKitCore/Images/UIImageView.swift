internal import CoreGraphics
public import Foundation
public import QuartzCore
public import UIKitGraphics

/// Shows an image, placed by `contentMode`, or plays several. It receives no touches by default.
///
/// An upright bitmap is used as the layer's contents; a template, a symbol or a resizable image is drawn once into the backing store.
@preconcurrency @MainActor open class UIImageView: UIView {
  private var storedImage: UIImage?
  private var storedHighlightedImage: UIImage?
  private var storedIsHighlighted = false
  private var storedSymbolConfiguration: UIImage.SymbolConfiguration?
  private var animation: ImageAnimation?
  /// Whether the animation is that of `animationImages`, not of an animated image.
  private var playsOwnImages = false

  /// Makes an image view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes an image view that a nib describes; from another coder one without an image.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    if let nib = coder as? NibCoder { decodeImages(nib) }
  }

  /// Makes a view as large as `image`.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// Makes a view as large as `image`, which shows `highlightedImage` while highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    (storedImage, storedHighlightedImage) = (image, highlightedImage)
    playStill()
  }

  nonisolated open override var description: String {
    describeOnMain { describe(image.map { ["image = \($0)"] } ?? []) }
  }

  /// The image shown; nil, the default, for none. A change does not resize the view, except by constraints.
  open var image: UIImage? {
    get { storedImage }
    set {
      let former = still
      storedImage = newValue
      stillChanged(from: former)
      mayHaveChanged(.image)
    }
  }

  /// The image shown while `isHighlighted`; nil, the default, goes on showing `image`.
  open var highlightedImage: UIImage? {
    get { storedHighlightedImage }
    set {
      let former = still
      storedHighlightedImage = newValue
      stillChanged(from: former)
    }
  }

  /// Whether `highlightedImage` is shown; false by default.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set {
      let former = still
      let changes = storedIsHighlighted != newValue
      storedIsHighlighted = newValue
      stillChanged(from: former)
      if changes, playsOwnImages, highlightedAnimationImages != nil { startAnimating() }
    }
  }

  // MARK: Animation

  /// The images that `startAnimating()` plays, in order; nil, the default, for none. A change while they are played begins anew with the
  /// new ones, or ends the animation if there are none.
  open var animationImages: [UIImage]? { didSet { if playsOwnImages { startAnimating() } } }

  /// Played in place of `animationImages` while `isHighlighted`; nil, the default, for `animationImages`.
  open var highlightedAnimationImages: [UIImage]? { didSet { if playsOwnImages { startAnimating() } } }

  /// Seconds in which all images are shown once. 0, the default, a negative number or one that is not finite stands for 1/30 second for
  /// each image. Effective from the next start on.
  open var animationDuration: TimeInterval = 0

  /// How often the images are played; 0, the default, or a negative number for no end. Effective from the next start on.
  open var animationRepeatCount = 0

  /// Plays the animation images from the first one, or those of an animated `image` without end; does nothing without any.
  ///
  /// The view needs one frame for each change of the image, and none outside of a window or where nobody can see it. Outside of a window
  /// the animation pauses. An animated `image` starts by itself.
  open func startAnimating() {
    stopAnimating()
    let images = storedIsHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    if let images, !images.isEmpty {
      playsOwnImages = true
      play(ImageAnimation(images, duration: animationDuration, repeatCount: animationRepeatCount, in: self))
    } else {
      playStill()
    }
  }

  /// Ends the animation and shows `image`, of an animated one the first picture.
  open func stopAnimating() {
    guard let animation else { return }
    animation.stopClock()
    (self.animation, playsOwnImages) = (nil, false)
    layer.setNeedsDisplay()
  }

  /// Whether an animation runs, in a window or not.
  open var isAnimating: Bool { animation != nil }

  private func playStill() {
    guard let still, let images = still.images else { return }
    play(ImageAnimation(images, duration: still.duration, repeatCount: 0, in: self))
  }

  private func play(_ animation: ImageAnimation) {
    self.animation = animation
    layer.setNeedsDisplay()
    animation.windowChanged()
  }

  @_spi(UIKitModules) open override func windowChanged() {
    super.windowChanged()
    animation?.windowChanged()
  }

  // MARK: Size and symbols

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

  /// Those of the image.
  open override var alignmentRectInsets: UIEdgeInsets { storedImage?.alignmentRectInsets ?? .zero }

  /// The image's size, none without an image.
  open override var intrinsicContentSize: CGSize { configured(storedImage)?.size ?? super.intrinsicContentSize }

  /// The image's size; the present one without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { configured(storedImage)?.size ?? super.sizeThatFits(size) }

  @_spi(UIKitModules) open override func traitsChanged(since previous: UITraitCollection) {
    super.traitsChanged(since: previous)
    if shown?.picture.variants != nil { layer.setNeedsDisplay() }
  }

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

  /// What is shown while nothing is played.
  private var still: UIImage? { storedIsHighlighted ? storedHighlightedImage ?? storedImage : storedImage }

  private var shown: UIImage? { animation?.image ?? still }

  private func configured(_ image: UIImage?) -> UIImage? {
    storedSymbolConfiguration.flatMap { image?.applyingSymbolConfiguration($0) } ?? image
  }

  private func stillChanged(from former: UIImage?) {
    guard former !== still else { return }
    if !playsOwnImages {
      stopAnimating()
      playStill()
    }
    layer.setNeedsDisplay()
    if former?.size != still?.size { invalidateIntrinsicContentSize() }
  }

  /// Sets the layer's contents to the image or its drawing.
  open override func display(_ layer: CALayer) {
    guard let picture = configured(shown)?.picture.resolved(for: traitCollection), picture.size.width > 0, picture.size.height > 0
    else {
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
    var picture = picture
    if case .vector = picture.source { picture.scale = scale * enlargement(of: size) }
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
  @_spi(UIKitModules) open override var defaultAccessibilityLabel: String? { still?.accessibilityLabel }
  @_spi(UIKitModules) open override var defaultAccessibilityTraits: UIAccessibilityTraits { .image }
  @_spi(UIKitModules) open override var accessibilityRole: AccessibilityRole { .image }
}
