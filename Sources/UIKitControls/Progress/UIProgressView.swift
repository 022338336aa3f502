internal import Diagnostics
public import Foundation
internal import QuartzCore
@_spi(UIKitModules) public import UIKitCore
public import UIKitGraphics

/// A bar that fills up from its leading end as work proceeds.
///
/// The bar is as high as the view: 4 points by its intrinsic height, more by a frame or by constraints. Its subviews are two image views, the
/// track and the filled part, in this order.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The place that a progress view is made for.
  public enum Style: Int, Sendable {
    /// 4 points high with round ends, on a grey track.
    case `default`
    /// For the edge of a bar: 2.5 points high with square ends, without a track unless one is set.
    case bar

    var height: CGFloat { self == .bar ? 2.5 : 4 }
  }

  /// In points: the least width of the filled part, unless the progress is 0. "Controls" of docs/measurements.md.
  private static let leastFill: CGFloat = 8
  /// Seconds of an animated change: our choice.
  private static let duration: TimeInterval = 0.25
  /// Seconds between two looks at the observed progress: our choice.
  private static let lookInterval: TimeInterval = 0.1

  private let track = UIImageView()
  private let fill = UIImageView()
  private var storedProgress: Float = 0
  private var timer: TimerToken?

  /// An empty bar of style `.default`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// An empty bar of style `.default`: nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder as? NibCoder { decodeProgress(nib) }
  }

  /// An empty bar at the origin, as high as the style says; its width is 0.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: style.height))
    progressViewStyle = style
    showColors()
  }

  private func setUp() {
    for view in [track, fill] { addSubview(view) }
    showColors()
  }

  // MARK: Progress

  /// The filled part, from 0 to 1; 0 by default. Values outside become the nearest; not a number stops the program. No animation, except
  /// inside an animation block.
  open var progress: Float {
    get { storedProgress }
    set { show(newValue, "progress = \(newValue)") }
  }

  /// Sets the progress, in 0.25 s if animated and in a window; a running animation goes on from where it is.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard animated, window != nil else { return show(progress, "setProgress(\(progress), animated:)") }
    layoutIfNeeded()
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction, .curveEaseOut]
    ) { self.show(progress, "setProgress(\(progress), animated:)") }
  }

  private func show(_ value: Float, _ call: String) {
    ensure(!value.isNaN, "UIProgressView.\(call): give a number from 0 to 1")
    storedProgress = min(max(0, value), 1)
    placeParts()
  }

  /// Work whose `fractionCompleted` the view shows; nil by default. The view retains it.
  ///
  /// Foundation has no notice of a change outside of Apple's platforms: in a window the view looks ten times a second, until the work is
  /// finished or cancelled. A stage of a test does not settle before that.
  open var observedProgress: Progress? {
    didSet { if observedProgress !== oldValue { look(animated: false) } }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    look(animated: false)
  }

  private func look(animated: Bool) {
    timer?.cancel()
    timer = nil
    guard let work = observedProgress else { return }
    let fraction = Float(work.fractionCompleted)
    if fraction.isFinite, min(max(0, fraction), 1) != storedProgress { setProgress(fraction, animated: animated) }
    guard let driver = window?.screen.driver, !work.isFinished, !work.isCancelled else { return }
    timer = driver.schedule(after: Self.lookInterval) { [weak self] in self?.look(animated: true) }
  }

  // MARK: Looks

  /// `.default` unless made with another. A change invalidates the intrinsic size.
  open var progressViewStyle = Style.default {
    didSet {
      guard progressViewStyle != oldValue else { return }
      invalidateIntrinsicContentSize()
      showColors()
      setNeedsLayout()
    }
  }

  /// The colour of the filled part; nil, the default, is the tint colour. Not shown below a `progressImage`.
  open var progressTintColor: UIColor? { didSet { showColors() } }

  /// The colour of the track; nil, the default, is a grey fill, and nothing in style `.bar`. Not shown below a `trackImage`.
  open var trackTintColor: UIColor? { didSet { showColors() } }

  /// The picture of the filled part in place of a colour, stretched by its caps; nil by default.
  open var progressImage: UIImage? { didSet { imagesChanged() } }

  /// The picture of the track in place of a colour, stretched by its caps; nil by default.
  open var trackImage: UIImage? { didSet { imagesChanged() } }

  private func imagesChanged() {
    invalidateIntrinsicContentSize()
    showColors()
  }

  private func showColors() {
    (track.image, fill.image) = (trackImage, progressImage)
    track.backgroundColor =
      trackImage == nil ? trackTintColor ?? (progressViewStyle == .bar ? .clear : .systemFill) : nil
    fill.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  // MARK: Layout

  /// No width of its own; 4 points high, in style `.bar` 2.5, or as high as the larger image.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: ownHeight) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: ownHeight) }

  private var ownHeight: CGFloat {
    let ofImages = max(progressImage?.size.height ?? 0, trackImage?.size.height ?? 0)
    return ofImages > 0 ? ofImages : progressViewStyle.height
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  @_spi(UIKitModules) open override func semanticsChanged() { setNeedsLayout() }

  private func placeParts() {
    track.frame = bounds
    let rounded = (bounds.width * CGFloat(storedProgress)).rounded()
    let width = storedProgress == 0 ? 0 : min(bounds.width, max(rounded, Self.leastFill))
    fill.frame = CGRect(
      x: isReadFromTheRight ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width, height: bounds.height)
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    track.layer.cornerRadius = trackImage == nil ? radius : 0
    fill.layer.cornerRadius = progressImage == nil ? min(radius, width / 2) : 0
  }

  // MARK: Accessibility

  @_spi(UIKitModules) open override var defaultIsAccessibilityElement: Bool { true }
  @_spi(UIKitModules) open override var defaultAccessibilityLabel: String? { "Progress" }
  @_spi(UIKitModules) open override var defaultAccessibilityValue: String? { "\(Int((storedProgress * 100).rounded()))%" }
  @_spi(UIKitModules) open override var defaultAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }
  @_spi(UIKitModules) open override var accessibilityRole: AccessibilityRole { .progressIndicator }

  @_spi(UIKitModules) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UIProgressView.progressTintColor),
      AppearanceProperty(\UIProgressView.trackTintColor),
    ]
  }
}
