import ListModel
import UIKit

/// A page: its view while that exists, its offset always.
@MainActor final class PagedScrollPage {
  /// Offset of the list, 0 at its start.
  var offset = 0.0
  /// The header's offset when the page was the current one.
  var header = 0.0
  private(set) var view: UIView?
  /// Scrolls a view that is no scroll view itself.
  private(set) var wrapper: PlainPage?
  private(set) var scrollView: UIScrollView?
  private weak var pager: UIView?
  private var observations: [NSKeyValueObservation] = []
  private var own: OwnScrolling?
  private var isPlacing = false
  /// The list's own offset as last set by the paged scroll view.
  private var placedOffset: CGFloat = 0
  private var knownLength = 0.0

  /// Length of the list's content with its insets; of a released page the last one known.
  var length: Double {
    guard let scrollView else { return knownLength }
    return Double(contentHeight(scrollView) + scrollView.contentInset.top + scrollView.contentInset.bottom)
  }

  private func contentHeight(_ scrollView: UIScrollView) -> CGFloat {
    if let wrapper, wrapper.isFilled { return 0 }
    let height = scrollView.contentSize.height
    // The content of a container is at least as high as its bounds, also where a bar covers their end.
    guard height <= scrollView.bounds.height, let container = scrollView as? ContainerScrollView, container.axis == .vertical
    else { return height }
    return min(height, CGFloat(container.arranger.stack.total))
  }

  func take(_ view: UIView, in pager: UIView, _ scroller: PageScroller, _ changed: @escaping @MainActor (PagedScrollPage) -> Void)
  {
    (self.view, self.pager) = (view, pager)
    let list: UIScrollView
    if let scrollView = view as? UIScrollView {
      list = scrollView
    } else {
      let page = PlainPage(view, size: pager.bounds.size)
      (list, wrapper) = (page, page)
    }
    scrollView = list
    own = OwnScrolling(takenFrom: list, adjustment: .never)
    list.scrollerSeat = scroller.seat
    if list.frame.size != pager.bounds.size { list.frame.size = pager.bounds.size }
    pager.addSubview(list)
    list.layoutIfNeeded()
    let tell: @Sendable () -> Void = { [weak self] in
      MainActor.assumeIsolated {
        if let self, !self.isPlacing { changed(self) }
      }
    }
    observations = [
      list.observe(\.contentSize) { _, _ in tell() }, list.observe(\.contentInset) { _, _ in tell() },
      list.observe(\.contentOffset) { _, _ in tell() },
    ]
    placedOffset = list.contentOffset.y
  }

  func place(_ list: UIScrollView, at offset: Double) {
    isPlacing = true
    defer { isPlacing = false }
    let y = CGFloat(offset) - list.contentInset.top
    if list.contentOffset.y != y { list.contentOffset = CGPoint(x: list.contentOffset.x, y: y) }
    placedOffset = list.contentOffset.y
  }

  /// The distance by which other code has moved the list's content since the list was placed.
  func takeOwnMove() -> Double {
    guard let scrollView else { return 0 }
    let move = Double(scrollView.contentOffset.y - placedOffset)
    placedOffset = scrollView.contentOffset.y
    return move
  }

  /// Whether the page's view is where the paged scroll view has put it: other code may have moved it into another view.
  func isInside(_ pager: UIView) -> Bool {
    guard let view else { return false }
    return wrapper.map { view.isDescendant(of: $0) } ?? (view.superview === pager)
  }

  /// Removes the view, unless other code has, and gives its list its own settings again.
  func release() {
    knownLength = length
    observations.forEach { $0.invalidate() }
    observations.removeAll()
    if let scrollView, let own {
      scrollView.scrollerSeat = nil
      own.restore(to: scrollView)
    }
    if let view, let pager, isInside(pager) { view.removeFromSuperview() }
    wrapper?.removeFromSuperview()
    (view, wrapper, scrollView, own) = (nil, nil, nil, nil)
  }
}

/// Scrolls a page that is no scroll view itself.
final class PlainPage: ContainerScrollView {
  private let view: UIView
  private let hasHeight: Bool

  init(_ view: UIView, size: CGSize) {
    (self.view, hasHeight) = (view, view.frame.height > 0)
    super.init(frame: CGRect(origin: .zero, size: size))
    addArrangedSubview(view)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the view is as high as the page: nothing else gives it a height, or it follows that of its superview.
  var isFilled: Bool {
    !ChildConstraints.decide(view) && (!hasHeight || view.autoresizingMask.contains(.flexibleHeight))
  }

  override func layoutSubviews() {
    if isFilled, view.frame.height != bounds.height, view.isDescendant(of: self) { view.frame.size.height = bounds.height }
    super.layoutSubviews()
  }
}

/// The scroll view in which pages are swiped sideways.
final class PagerView: UIScrollView, UIScrollViewDelegate {
  private var observation: NSKeyValueObservation?
  private var (count, isMirrored) = (0, false)
  private var lastSize = CGSize.zero
  /// Position at the last size; a new size may move the offset before the pages are laid out.
  private var lastPosition: CGFloat = 0
  /// The page to which code scrolls, until it is reached, a touch has ended, or a wheel scrolls.
  private var goal: CGFloat?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    contentInsetAdjustmentBehavior = .never
    clipsToBounds = true
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  // A motion that a change of the pages has shortened may end between two of them, without a movement in its last frame.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { superview?.setNeedsLayout() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { superview?.setNeedsLayout() }

  /// Position between the pages, in reading order.
  var position: CGFloat {
    if bounds.width <= 0 { return 0 }
    var place = contentOffset.x / bounds.width
    // At rest a whole number, also of a width with a fraction.
    if abs(place - place.rounded()) < 1e-9 { place = place.rounded() }
    return isMirrored ? CGFloat(max(0, count - 1)) - place : place
  }

  /// Adopts the number of pages and the size; the page shown stays the same.
  func layOut(count: Int, isMirrored: Bool) {
    let isResized = lastSize.width != bounds.width
    let isNew = self.count != count || self.isMirrored != isMirrored || isResized
    (self.count, self.isMirrored) = (count, isMirrored)
    let size = CGSize(width: bounds.width * CGFloat(count), height: bounds.height)
    let last = CGFloat(max(0, count - 1))
    if contentSize != size { contentSize = size }
    if !isNew { return }
    lastSize = bounds.size
    // Only the number of pages has changed: a running scroll, or a bounce beyond an edge, goes on.
    if !isResized, lastPosition <= last, abs(contentOffset.x - offset(at: lastPosition).x) < 0.5 { return }
    let shown = min(max(0, lastPosition), last)
    // A motion would end where pages of the former width were.
    if !isTracking && (shown != shown.rounded() || isResized && mayMove) {
      return setContentOffset(offset(at: min(goal ?? shown.rounded(), last)), animated: false)
    }
    if contentOffset.x != offset(at: shown).x { contentOffset = offset(at: shown) }
  }

  /// The content offset at a position between the pages.
  private func offset(at position: CGFloat) -> CGPoint {
    let place = isMirrored ? CGFloat(max(0, count - 1)) - position : position
    return CGPoint(x: bounds.width * place, y: 0)
  }

  func scroll(to page: Int, animated: Bool) {
    goal = animated && position != CGFloat(page) ? CGFloat(page) : nil
    setContentOffset(offset(at: CGFloat(page)), animated: animated)
  }

  /// Goes to the nearest page if nothing else will: a finger may have caught an animation, and then done nothing or scrolled along the other
  /// axis.
  func leaveBetween() {
    let page = min(max(0, position.rounded()), CGFloat(max(0, count - 1)))
    if bounds.width <= 0 || position == page || mayMove { return }
    scroll(to: Int(page), animated: window != nil && abs(position - page) >= 0.001)
  }

  private func noteMove() {
    lastPosition = position
    if let goal, isDragging || abs(position - goal) < 0.001 { self.goal = nil }
  }

  /// A touch may have caught a scroll between two pages.
  func touchEnded() { goal = nil }

  func whenMoved(_ body: @escaping @MainActor () -> Void) {
    observation = observe(\.contentOffset) { [weak self] _, _ in
      MainActor.assumeIsolated {
        if let self, self.bounds.width == self.lastSize.width { self.noteMove() }
        body()
      }
    }
  }
}

/// Scrolls the paged scroll view when a list in a page is told to scroll.
@MainActor final class PageScroller {
  private weak var owner: PagedScrollView?
  let seat = ScrollerSeat()

  init(_ owner: PagedScrollView) {
    self.owner = owner
    seat.scroller = self
  }

  deinit { seat.scroller = nil }
}

extension PageScroller: ChildScroller {
  func viewport(of scrollView: UIScrollView) -> ScrollViewport {
    owner?.arrangeIfNeeded()
    var insets = scrollView.adjustedContentInset
    insets.bottom += owner?.adjustedContentInset.bottom ?? 0
    return ScrollViewport(bounds: scrollView.bounds, insets: insets)
  }

  func scroll(_ scrollView: UIScrollView, to contentOffset: CGPoint, animated: Bool) {
    guard let owner, let index = owner.pages.firstIndex(where: { $0.scrollView === scrollView }) else { return }
    if contentOffset.x != scrollView.contentOffset.x {
      scrollView.contentOffset = CGPoint(x: contentOffset.x, y: scrollView.contentOffset.y)
    }
    owner.setContentOffset(contentOffset.y + scrollView.contentInset.top, ofPage: index, animated: animated)
  }

  var scrolledView: UIScrollView? { owner }

  func visibleBounds(of scrollView: UIScrollView) -> CGRect { scrollView.bounds }

  func contentMoves(in scrollView: UIScrollView) { owner?.setNeedsLayout() }

  func keepsBeginning(of scrollView: UIScrollView) -> Bool { false }
}
