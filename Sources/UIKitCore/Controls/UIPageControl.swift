internal import Diagnostics
public import Foundation

/// A row of dots, one a page, of which the present page's stands out.
///
/// A tap in the half before the middle goes a page back, one in the other half a page on; a finger that slides over the dots chooses
/// page by page. Dots are 8 pt large and 9 pt apart; when there are too many for the width, those around the present page show, the
/// outer ones smaller. All chosen: iOS 14's numbers are not public.
@MainActor open class UIPageControl: UIControl {
  public enum InteractionState: Int, Sendable {
    case none
    /// A tap has gone one page on or back.
    case discrete
    /// A finger slides over the dots.
    case continuous
  }

  public enum BackgroundStyle: Int, Sendable {
    /// Behind the dots only while a finger slides over them.
    case automatic
    /// Always.
    case prominent
    /// Never.
    case minimal
  }

  public enum Direction: Int, Sendable {
    /// As text is read, from left to right here.
    case natural
    case leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  var dots: [PageDot] = []
  var images: [Int: UIImage] = [:]
  var currentImages: [Int: UIImage] = [:]
  let backdrop = UIView()
  var slide: PageSlide?

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backdrop.isUserInteractionEnabled = false
    backdrop.backgroundColor = .tertiarySystemFill
    addSubview(backdrop)
    pagesChanged()
  }

  // MARK: Pages

  /// `currentPage` stays below it.
  open var numberOfPages = 0 {
    willSet { ensure(newValue >= 0, "UIPageControl.numberOfPages = \(newValue): set 0 or more") }
    didSet {
      guard numberOfPages != oldValue else { return }
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      pagesChanged()
    }
  }

  /// From 0. A number that no page has is taken for the nearest. Setting it sends nothing.
  open var currentPage = 0 {
    didSet {
      let legal = min(max(0, currentPage), max(0, numberOfPages - 1))
      if legal != currentPage { return currentPage = legal }
      if currentPage != oldValue { updateDots() }
    }
  }

  /// Whether one page needs no dot.
  open var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { updateDots() } }
  }

  /// Whether a finger may slide over the dots; taps work always.
  open var allowsContinuousInteraction = true

  /// What a finger is doing, for those who hear of `valueChanged`.
  open internal(set) var interactionState = InteractionState.none

  // MARK: Looks

  /// nil is `.tertiaryLabel`.
  open var pageIndicatorTintColor: UIColor? { didSet { updateDots() } }

  /// nil is `.label`.
  open var currentPageIndicatorTintColor: UIColor? { didSet { updateDots() } }

  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { if backgroundStyle != oldValue { updateDots() } }
  }

  open var direction = Direction.natural {
    didSet {
      guard direction != oldValue else { return }
      invalidateIntrinsicContentSize()
      updateDots()
    }
  }

  /// Takes the place of the dots that have no image of their own; drawn in the tint colours, like all images here.
  open var preferredIndicatorImage: UIImage? { didSet { updateDots() } }

  /// Takes the place of the present page's dot, before its own image; nil leaves it to that.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { updateDots() } }

  /// The page's own image, not the preferred one.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    requirePage(page, "indicatorImage(forPage:)")
    return images[page]
  }

  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    requirePage(page, "setIndicatorImage(_:forPage:)")
    images[page] = image
    updateDots()
  }

  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    requirePage(page, "currentPageIndicatorImage(forPage:)")
    return currentImages[page]
  }

  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    requirePage(page, "setCurrentPageIndicatorImage(_:forPage:)")
    currentImages[page] = image
    updateDots()
  }

  // MARK: Size

  /// What that many dots need; the control itself is at least 26 pt high.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let length = PageDot.length(of: max(0, pageCount)) + 2 * PageDot.margin
    return isVertical ? CGSize(width: PageDot.breadth, height: length) : CGSize(width: length, height: PageDot.breadth)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Overridden

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeDots()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateDots()
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    beginSlide(touch)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    continueSlide(touch)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endSlide(touch) }

  open override func cancelTracking(with event: UIEvent?) { endSlide(nil) }
}
