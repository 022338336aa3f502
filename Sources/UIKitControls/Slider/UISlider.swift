internal import Diagnostics
public import Foundation
internal import QuartzCore
@_spi(UIKitModules) public import UIKitCore
public import UIKitGraphics

/// A thumb on a track, which a finger drags to choose a number.
///
/// Only a finger that goes down on the thumb, or within 22 points of its middle, moves it. A scroll view around the slider gets no drag
/// along the slider that begins there. The smallest value is at the leading end.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// Contains tracks and thumb, which fade as a whole.
  let body = UIView()
  let minimumTrack = UIImageView()
  let maximumTrack = UIImageView()
  let thumb = UIImageView()
  private(set) var minimumPicture: UIImageView?
  private(set) var maximumPicture: UIImageView?
  var thumbImages = StateValues<UIImage>()
  var minimumTrackImages = StateValues<UIImage>()
  var maximumTrackImages = StateValues<UIImage>()
  var drag: SliderDrag?
  /// Where the last finger went down: a scroll view around the slider may deliver the touch when the finger has moved on.
  private var hit: CGPoint?
  private var storedValue: Float = 0
  private var limits: (minimum: Float, maximum: Float) = (0, 1)

  /// A slider from 0 to 1, at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A slider from 0 to 1, at 0: nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder as? NibCoder { decodeSlider(nib) }
  }

  private func setUp() {
    body.isUserInteractionEnabled = false
    for view in [maximumTrack, minimumTrack, thumb] { body.addSubview(view) }
    addSubview(body)
    showParts()
  }

  // MARK: Value

  /// The chosen number; 0 by default. Values outside of the limits become the nearest, not a number stops the program. Setting it sends no
  /// event.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value, animated in a window if asked; the thumb crosses the whole track in 0.5 s, a part of it in less. Sends no event.
  open func setValue(_ value: Float, animated: Bool) {
    ensure(!value.isNaN, "UISlider.setValue(\(value), animated:): give a number from minimumValue to maximumValue")
    let former = fraction
    storedValue = min(max(limits.minimum, value), limits.maximum)
    let distance = abs(fraction - former)
    guard animated, window != nil, distance > 0 else { return placeParts() }
    UIView.animate(
      withDuration: Self.crossing * TimeInterval(distance), delay: 0,
      options: [.beginFromCurrentState, .allowUserInteraction, .curveLinear]
    ) { self.placeParts() }
  }

  /// The value at the leading end; 0 by default. A value that is less becomes it, and so does a maximum that is less. Not finite stops the
  /// program.
  open var minimumValue: Float {
    get { limits.minimum }
    set {
      ensure(newValue.isFinite, "UISlider.minimumValue = \(newValue): set a finite number")
      limits = (newValue, max(newValue, limits.maximum))
      value = storedValue
    }
  }

  /// The value at the trailing end; 1 by default. A value that is greater becomes it, and so does a minimum that is greater. Not finite
  /// stops the program.
  open var maximumValue: Float {
    get { limits.maximum }
    set {
      ensure(newValue.isFinite, "UISlider.maximumValue = \(newValue): set a finite number")
      limits = (min(newValue, limits.minimum), newValue)
      value = storedValue
    }
  }

  /// Whether `valueChanged` is sent while the finger moves, true by default; else when it lifts, if the value has changed.
  open var isContinuous = true

  // MARK: Looks

  /// The image before the leading end; nil by default.
  open var minimumValueImage: UIImage? { didSet { show(minimumValueImage, in: &minimumPicture) } }

  /// The image behind the trailing end; nil by default.
  open var maximumValueImage: UIImage? { didSet { show(maximumValueImage, in: &maximumPicture) } }

  private func show(_ image: UIImage?, in picture: inout UIImageView?) {
    picture?.removeFromSuperview()
    picture = image.map { UIImageView(image: $0) }
    if let picture { addSubview(picture) }
    setNeedsLayout()
  }

  /// The colour of the track up to the thumb; nil, the default, is the tint colour. An image of the track has its own.
  open var minimumTrackTintColor: UIColor? { didSet { showParts() } }

  /// The colour of the track behind the thumb; nil, the default, is a grey fill. An image of the track has its own.
  open var maximumTrackTintColor: UIColor? { didSet { showParts() } }

  /// The colour of the thumb; nil, the default, is white. An image of the thumb has its own.
  open var thumbTintColor: UIColor? { didSet { showParts() } }

  /// Sets the thumb's image of one state; states without one show that of `.normal`. nil removes it.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages[state] = image
    showParts()
  }

  /// Sets the image of the track up to the thumb for one state, stretched by its caps; states without one show that of `.normal`.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    minimumTrackImages[state] = image
    showParts()
  }

  /// Sets the image of the track behind the thumb for one state, stretched by its caps; states without one show that of `.normal`.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    maximumTrackImages[state] = image
    showParts()
  }

  /// The image set for exactly this state; nil if none was set.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] }

  /// The image set for exactly this state; nil if none was set.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages[state] }

  /// The image set for exactly this state; nil if none was set.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages[state] }

  /// The thumb's image in the present state; nil for the standard thumb.
  open var currentThumbImage: UIImage? { thumbImages.shown(in: state) }

  /// The image of the track up to the thumb in the present state; nil for the standard track.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImages.shown(in: state) }

  /// The image of the track behind the thumb in the present state; nil for the standard track.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImages.shown(in: state) }

  // MARK: Layout

  /// The place of `minimumValueImage`: its size, at the leading edge. Empty without an image.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    pictureRect(minimumValueImage, in: bounds, atLeft: !isReadFromTheRight)
  }

  /// The place of `maximumValueImage`: its size, at the trailing edge. Empty without an image.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    pictureRect(maximumValueImage, in: bounds, atLeft: isReadFromTheRight)
  }

  /// The place of the track: 4 points high, or as high as its images, 2 points from the edges or 8 from the images at the ends.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { standardTrackRect(in: bounds) }

  /// The place of the thumb at a value: 31 points square, or as large as its image. It reaches 2 points beyond the ends of `rect`.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    standardThumbRect(on: rect, fraction(of: value))
  }

  /// No width of its own; 31 points high, or as high as the thumb's image.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: ownHeight) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: ownHeight) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showParts()
  }

  @_spi(UIKitModules) open override func stateDidChange() { showParts() }
  @_spi(UIKitModules) open override func semanticsChanged() { setNeedsLayout() }

  // MARK: Tracking

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if event != nil { hit = point }
    return super.hitTest(point, with: event)
  }

  /// False, unless the finger went down on the thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    beginDrag(at: hit ?? touch.location(in: self), nowAt: touch.location(in: self), event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    continueDrag(to: touch.location(in: self), event)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endDrag(event) }

  /// The value stays where the finger has left it.
  open override func cancelTracking(with event: UIEvent?) { endDrag(event) }

  /// False for a pan or a swipe of a view around the slider that moves along the slider and begins on the thumb.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !claimsFromOthers(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Focus

  /// Left and right move the thumb by a tenth of the range, mirrored like the slider; Home and End move it to an end.
  @_spi(UIKitModules) open override func performFocusKey(_ key: FocusKey) -> Bool {
    guard isEnabled else { return false }
    switch key {
    case .left: step(by: isReadFromTheRight ? 0.1 : -0.1)
    case .right: step(by: isReadFromTheRight ? -0.1 : 0.1)
    case .home: step(by: -1)
    case .end: step(by: 1)
    case .enter, .space: return true
    default: return false
    }
    return true
  }

  // MARK: Accessibility

  /// Makes the value greater by a tenth of the range and sends `valueChanged`.
  open override func accessibilityIncrement() { step(by: 0.1) }

  /// Makes the value less by a tenth of the range and sends `valueChanged`.
  open override func accessibilityDecrement() { step(by: -0.1) }

  @_spi(UIKitModules) open override var defaultAccessibilityValue: String? { "\(Int((fraction * 100).rounded()))%" }
  @_spi(UIKitModules) open override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.adjustable)
  }
  @_spi(UIKitModules) open override var accessibilityRole: AccessibilityRole { .slider }

  @_spi(UIKitModules) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UISlider.minimumTrackTintColor),
      AppearanceProperty(\UISlider.maximumTrackTintColor),
      AppearanceProperty(\UISlider.thumbTintColor),
    ]
  }
}
