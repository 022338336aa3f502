internal import CoreGraphics
internal import Diagnostics
internal import Foundation
internal import QuartzCore
internal import UIKitCore
internal import UIKitGraphics

/// The dot of one page, or its image.
@MainActor final class PageDot: UIView {
  /// In points: size of a dot, distance of centres, margins at both ends, and breadth. Our choice.
  static let side: CGFloat = 8
  static let pitch: CGFloat = 17
  static let margin: CGFloat = 13
  static let breadth: CGFloat = 26

  static func length(of count: Int) -> CGFloat { count == 0 ? 0 : CGFloat(count - 1) * pitch + side }

  private let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.side / 2
    picture.contentMode = .center
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ color: UIColor, _ image: UIImage?) {
    let template = image?.withRenderingMode(.alwaysTemplate)
    if picture.image !== template { picture.image = template }
    picture.tintColor = color
    picture.isHidden = image == nil
    picture.frame = bounds
    backgroundColor = image == nil ? color : nil
  }
}

extension UIPageControl {
  var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  private var isReversed: Bool { direction == .rightToLeft || direction == .bottomToTop }

  func requirePage(_ page: Int, _ call: String) {
    ensure(
      page >= 0 && page < numberOfPages, "UIPageControl.\(call): there is no page \(page); numberOfPages is \(numberOfPages)")
  }

  func pagesChanged() {
    while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
    while dots.count < numberOfPages {
      let dot = PageDot()
      dots.append(dot)
      addSubview(dot)
    }
    for page in images.keys where page >= numberOfPages { images[page] = nil }
    for page in currentImages.keys where page >= numberOfPages { currentImages[page] = nil }
    invalidateIntrinsicContentSize()
    updateDots()
  }

  /// Updates colours, images and visibility of the dots.
  func updateDots() {
    let color = pageIndicatorTintColor ?? .tertiaryLabel
    let current = currentPageIndicatorTintColor ?? .label
    for (page, dot) in dots.enumerated() {
      let own = images[page] ?? preferredIndicatorImage
      let isCurrent = page == currentPage
      dot.show(isCurrent ? current : color, isCurrent ? currentImages[page] ?? preferredCurrentPageIndicatorImage ?? own : own)
      dot.isHidden = hidesForSinglePage && numberOfPages == 1
    }
    setNeedsLayout()
  }

  /// Places the dots so that the current page's is visible.
  func placeDots() {
    let room = isVertical ? bounds.height : bounds.width
    let shown = shownPages(in: room)
    let length = PageDot.length(of: shown.count)
    for (page, dot) in dots.enumerated() {
      let place = CGFloat(page - shown.lowerBound) * PageDot.pitch + PageDot.side / 2 - length / 2
      let along = isReversed ? -place : place
      dot.center = CGPoint(x: bounds.midX + (isVertical ? 0 : along), y: bounds.midY + (isVertical ? along : 0))
      dot.alpha = shown.contains(page) ? 1 : 0
      let isCut = page == shown.lowerBound && page > 0 || page == shown.upperBound - 1 && page < numberOfPages - 1
      dot.transform = isCut ? CGAffineTransform(scaleX: 0.5, y: 0.5) : .identity
    }
    placeBackdrop(length)
  }

  /// The pages that fit, around the current one; dots beyond the ends are cut.
  private func shownPages(in room: CGFloat) -> Range<Int> {
    let fitting = max(1, Int(((room - PageDot.side) / PageDot.pitch).rounded(.down)) + 1)
    if fitting >= numberOfPages { return 0..<numberOfPages }
    let first = min(max(0, currentPage - fitting / 2), numberOfPages - fitting)
    return first..<first + fitting
  }

  private func placeBackdrop(_ length: CGFloat) {
    backdrop.isHidden =
      backgroundStyle == .minimal || dots.isEmpty || dots[0].isHidden
      || backgroundStyle == .automatic && interactionState != .continuous
    let size = CGSize(width: length + 2 * PageDot.margin, height: PageDot.breadth)
    backdrop.bounds.size = isVertical ? CGSize(width: size.height, height: size.width) : size
    backdrop.center = CGPoint(x: bounds.midX, y: bounds.midY)
    backdrop.layer.cornerRadius = PageDot.breadth / 2
  }
}

// MARK: A finger

/// A finger on the dots; `anchor` is where the page last changed.
struct PageSlide {
  var anchor: CGPoint
  var hasSlid = false
}

extension UIPageControl {
  func beginSlide(_ touch: UITouch) { slide = PageSlide(anchor: touch.location(in: self)) }

  /// One dot's pitch of movement is one page.
  func continueSlide(_ touch: UITouch) {
    guard allowsContinuousInteraction, var slide else { return }
    let place = touch.location(in: self)
    let travel = isVertical ? place.y - slide.anchor.y : place.x - slide.anchor.x
    let pages = Int((travel / PageDot.pitch).rounded(.towardZero))
    guard pages != 0 else { return }
    slide.hasSlid = true
    let way = CGFloat(pages) * PageDot.pitch
    slide.anchor.x += isVertical ? 0 : way
    slide.anchor.y += isVertical ? way : 0
    self.slide = slide
    interactionState = .continuous
    go(by: isReversed ? -pages : pages)
  }

  /// Ends the touch; one without sliding is a tap, whose half decides the direction.
  func endSlide(_ touch: UITouch?) {
    guard let slide else { return }
    self.slide = nil
    if let touch, !slide.hasSlid, isTouchInside {
      let place = touch.location(in: self)
      let isAfter = isVertical ? place.y >= bounds.midY : place.x >= bounds.midX
      interactionState = .discrete
      go(by: isAfter == isReversed ? -1 : 1)
    }
    interactionState = .none
    setNeedsLayout()
  }

  private func go(by pages: Int) {
    setNeedsLayout()
    let former = currentPage
    currentPage += pages
    if currentPage != former { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}
