internal import Diagnostics
public import Foundation
@_spi(UIKitModules) public import UIKitCore
public import UIKitGraphics

/// A row of dots, one for each page, with the current page's emphasized.
///
/// A tap in the first half goes one page back, one in the other half one page on; a finger that slides over the dots goes page by page.
/// Dots are 8 points large and 9 points apart; if they do not fit, those around the current page show, the outermost smaller. All our
/// choice: iOS's numbers are not public.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  /// What a finger does to the control.
  public enum InteractionState: Int, Sendable {
    /// No touch.
    case none
    /// A tap is about to change the page.
    case discrete
    /// A finger slides over the dots.
    case continuous
  }

  /// When a capsule shows behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// The background shows only while a finger slides over the dots.
    case automatic
    /// Always.
    case prominent
    /// Never.
    case minimal
  }

  /// The order of the dots.
  public enum Direction: Int, Sendable {
    /// From left to right.
    case natural
    /// In points of the screen, whatever the reading direction.
    case leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  var dots: [PageDot] = []
  var images: [Int: UIImage] = [:]
  var currentImages: [Int: UIImage] = [:]
  let backdrop = UIView()
  var slide: PageSlide?

  // MARK: Making

  /// Makes a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a control without pages: nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder as? NibCoder { decodePages(nib) }
  }

  private func setUp() {
    backdrop.isUserInteractionEnabled = false
    backdrop.backgroundColor = .tertiarySystemFill
    addSubview(backdrop)
    pagesChanged()
  }

  // MARK: Pages

  /// The number of dots; 0 by default, negative is a programming error. `currentPage` is reduced to the last page.
  open var numberOfPages = 0 {
    willSet { ensure(newValue >= 0, "UIPageControl.numberOfPages = \(newValue): set 0 or more") }
    didSet {
      guard numberOfPages != oldValue else { return }
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      pagesChanged()
    }
  }

  /// The emphasized page, from 0; values without a page become the nearest. Setting it by code sends no event.
  open var currentPage = 0 {
    didSet {
      let legal = min(max(0, currentPage), max(0, numberOfPages - 1))
      if legal != currentPage { return currentPage = legal }
      if currentPage != oldValue { updateDots() }
    }
  }

  /// Whether the dot is hidden if there is one page only; false by default.
  open var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { updateDots() } }
  }

  /// Whether a finger may slide over the dots, true by default; taps work always.
  open var allowsContinuousInteraction = true

  /// How the page changes, for handlers of `valueChanged`.
  open internal(set) var interactionState = InteractionState.none

  // MARK: Looks

  /// The colour of the other dots; nil, the default, is `.tertiaryLabel`.
  open var pageIndicatorTintColor: UIColor? { didSet { updateDots() } }

  /// The colour of the current page's dot; nil, the default, is `.label`.
  open var currentPageIndicatorTintColor: UIColor? { didSet { updateDots() } }

  /// `.automatic` by default.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { if backgroundStyle != oldValue { updateDots() } }
  }

  /// `.natural` by default. A change of axis swaps the intrinsic size.
  open var direction = Direction.natural {
    didSet {
      guard direction != oldValue else { return }
      invalidateIntrinsicContentSize()
      updateDots()
    }
  }

  /// The image of dots without an image of their own; nil, the default, shows dots. Drawn as a template in the tint colours, as all
  /// images here.
  open var preferredIndicatorImage: UIImage? { didSet { updateDots() } }

  /// The image of the current page's dot without an image of its own; nil, the default, shows that of other pages.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { updateDots() } }

  /// The page's own image, without the preferred one; a page that does not exist is a programming error.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    requirePage(page, "indicatorImage(forPage:)")
    return images[page]
  }

  /// Sets the image of one page; nil shows the preferred image or a dot. A page that does not exist is a programming error.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    requirePage(page, "setIndicatorImage(_:forPage:)")
    images[page] = image
    updateDots()
  }

  /// The image of one page while it is current; nil if none was set. A page that does not exist is a programming error.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    requirePage(page, "currentPageIndicatorImage(forPage:)")
    return currentImages[page]
  }

  /// Sets the image of one page while it is current; nil shows its usual one. A page that does not exist is a programming error.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    requirePage(page, "setCurrentPageIndicatorImage(_:forPage:)")
    currentImages[page] = image
    updateDots()
  }

  // MARK: Size

  /// The size in points that this many dots need; 26 across. The control does not enforce it.
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

  @_spi(UIKitModules) open override var takesTaps: Bool { true }

  // MARK: Focus

  /// Left and right turn a page, Home and End go to the ends.
  @_spi(UIKitModules) open override func performFocusKey(_ key: FocusKey) -> Bool {
    switch key {
    case .left: step(by: isReadFromTheRight ? 1 : -1)
    case .right: step(by: isReadFromTheRight ? -1 : 1)
    case .home: step(by: -currentPage)
    case .end: step(by: numberOfPages - 1 - currentPage)
    case .enter, .space: return true
    default: return false
    }
    return true
  }

  // MARK: Accessibility

  /// Goes one page on and sends `valueChanged`; does nothing at the last page.
  open override func accessibilityIncrement() { step(by: 1) }

  /// Goes one page back and sends `valueChanged`; does nothing at the first page.
  open override func accessibilityDecrement() { step(by: -1) }

  private func step(by step: Int) {
    guard isEnabled, step != 0, (0..<numberOfPages).contains(currentPage + step) else { return }
    currentPage += step
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  @_spi(UIKitModules) open override var defaultAccessibilityValue: String? { "page \(currentPage + 1) of \(numberOfPages)" }
  @_spi(UIKitModules) open override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union([.adjustable, .updatesFrequently])
  }
  @_spi(UIKitModules) open override var accessibilityRole: AccessibilityRole { .pageIndicator }

  @_spi(UIKitModules) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
      AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
    ]
  }
}
