import Diagnostics
import UIKit

// One layout: shares the motion of this view among header and page, then places everything.
extension PagedScrollView {
  /// Lays out now; inside a layout, once more at the end of that.
  func arrange() {
    if isArranging { return isArrangedAgain = true }
    if bounds.width <= 0 || bounds.height <= 0 { return }
    isArranging = true
    var rounds = 0
    repeat {
      isArrangedAgain = false
      arrangeAll()
      rounds += 1
    } while isArrangedAgain && rounds < LayoutPasses.limit
    isArranging = false
    if isArrangedAgain { setNeedsLayout() }
    // Observers may scroll, which starts another layout.
    reportPagePosition()
    updateTimelines()
  }

  private func arrangeAll() {
    pager.frame.size = CGSize(width: bounds.width, height: pageHeight)
    pager.layOut(count: pages.count, isMirrored: isMirrored)
    pager.leaveBetween()
    takePage()
    loadPages()
    takeMotion()
    fitContent()
    placeHeader()
    placePages()
  }

  /// Updates the timelines when the pages have placed what is in them.
  private func updateTimelines() {
    if timelines.isEmpty { return }
    for page in pages { page.scrollView?.layoutIfNeeded() }
    timelines.update(in: self)
  }

  /// Lays out for a reading, if a layout is due.
  func arrangeIfNeeded() {
    if !isArranging && layer.needsLayout() { arrange() }
  }

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Index of a page from the left.
  func visualIndex(_ index: Int) -> Int { isMirrored ? pages.count - 1 - index : index }

  // MARK: Lengths

  var fullHeaderHeight: CGFloat {
    guard let headerView else { return 0 }
    if let headerHeight { return headerHeight }
    if ownHeaderHeight > 0 { return ownHeaderHeight }
    return headerView.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// The length by which the header can collapse.
  private var headerRange: Double {
    if (nestedScrolling as? HeaderScrolling) == .never { return 0 }
    return Double(max(0, fullHeaderHeight - minimumHeaderHeight))
  }

  private var barHeight: CGFloat { barView?.bounds.height ?? 0 }

  /// Height of a page when the header is collapsed.
  private var pageHeight: CGFloat {
    let least = fullHeaderHeight - CGFloat(headerRange)
    return max(0, bounds.height - adjustedContentInset.top - barHeight - least)
  }

  /// Offsets of the header and of a page's list.
  func nested(of page: PagedScrollPage) -> NestedScroll {
    NestedScroll(
      outer: headerOffset, of: headerRange, inner: page.offset,
      of: page.length - Double(pageHeight - adjustedContentInset.bottom))
  }

  /// The offset that a page's list has; without a view, the one that it will have, which no length limits yet.
  func listOffset(of page: PagedScrollPage) -> Double { page.view == nil ? page.offset : nested(of: page).inner }

  private var page: PagedScrollPage? { pages.indices.contains(current) ? pages[current] : nil }

  // MARK: The current page

  /// Makes the page in the middle the current one: the position of the motion becomes that of its header and its list.
  private func takePage() {
    let index = min(max(0, Int(pager.position.rounded())), max(0, pages.count - 1))
    guard index != current || isReloaded, pages.indices.contains(index) else { return }
    if !isReloaded {
      // What this view has scrolled since the last layout belongs to the page that leaves.
      takeMotion()
      page?.header = headerOffset
    }
    isReloaded = false
    current = index
    if headerState == .byPage { headerOffset = pages[index].header }
    loadPages()
    let scroll = nested(of: pages[index])
    (headerOffset, pages[index].offset, position) = (scroll.outer, scroll.inner, scroll.position)
    // Another paged scroll view limits the offset by the length that it knows.
    if scrollerSeat != nil { fitContent() }
    moveSilently(to: position)
  }

  /// This view's offset at a position of the motion, without the pull sideways that a finger has left which held a narrower view.
  func ownOffset(at position: Double) -> CGPoint {
    CGPoint(x: -adjustedContentInset.left, y: CGFloat(position) - adjustedContentInset.top)
  }

  /// Sets the offset of this view without motion; a deceleration of the former page ends.
  private func moveSilently(to position: Double) {
    let point = ownOffset(at: position)
    if contentOffset.y == point.y { return }
    // Inside another paged scroll view only this page moves: a call of `setContentOffset` would move the outer header as well.
    UIView.performWithoutAnimation { scrollerSeat == nil ? setContentOffset(point, animated: false) : (contentOffset = point) }
  }

  /// Gives the distance that this view has scrolled to header and list.
  private func takeMotion() {
    guard let page else { return }
    var scroll = nested(of: page)
    let place = Double(contentOffset.y + adjustedContentInset.top)
    // Other lengths of header and list are no travel, nor is what a larger view has taken from the offset at the end of its content.
    let end = max(0, Double(contentSize.height - bounds.height + adjustedContentInset.sum(.vertical)))
    let isCut = position > end + 0.001 && abs(place - end) < 0.5
    let shift = scroll.position - (isCut ? place : position)
    if shift != 0 {
      position = scroll.position
      // A shorter list does not push an offset that code has set meanwhile beyond the top.
      contentOffset.y += CGFloat(place >= 0 ? max(shift, -place) : shift)
    }
    let target = min(max(0, Double(contentOffset.y + adjustedContentInset.top)), scroll.length)
    scroll.move(by: target - scroll.position, nestedScrolling)
    (headerOffset, page.offset, position) = (scroll.outer, scroll.inner, scroll.position)
  }

  private func fitContent() {
    let insets = adjustedContentInset
    let length = page.map { nested(of: $0).length } ?? headerRange
    let size = CGSize(
      width: bounds.width - insets.left - insets.right, height: bounds.height - insets.top - insets.bottom + CGFloat(length))
    if contentSize != size { contentSize = size }
  }

  // MARK: Places

  /// The header's offset; between two pages with headers of their own, as far between theirs as the finger is.
  var shownHeaderOffset: Double {
    guard headerState == .byPage, pages.count > 1 else { return headerOffset }
    let place = min(max(0, Double(pager.position)), Double(pages.count - 1))
    let lower = min(Int(place), pages.count - 2)
    let part = place - Double(lower)
    return own(lower) * (1 - part) + own(lower + 1) * part
  }

  private func own(_ index: Int) -> Double { index == current ? headerOffset : min(pages[index].header, headerRange) }

  private func placeHeader() {
    let visibleTop = bounds.minY + adjustedContentInset.top
    let top = max(0, visibleTop)
    let (collapsed, width) = (CGFloat(shownHeaderOffset), bounds.width)
    var header = CGRect(x: bounds.minX, y: top - collapsed, width: width, height: fullHeaderHeight)
    if shrinksHeader { header = CGRect(x: bounds.minX, y: top, width: width, height: fullHeaderHeight - collapsed) }
    if visibleTop < 0, stretchesHeader {
      header = CGRect(x: bounds.minX, y: visibleTop, width: width, height: header.maxY - visibleTop)
    }
    let bottom = headerView == nil ? top : top + fullHeaderHeight - collapsed
    set(headerView, header)
    set(barView, CGRect(x: bounds.minX, y: bottom, width: width, height: barHeight))
    set(pager, CGRect(x: bounds.minX, y: bottom + barHeight, width: width, height: pageHeight))
  }

  private func set(_ view: UIView?, _ frame: CGRect) {
    guard let view, view.frame != frame else { return }
    view.frame = frame
  }

  private func placePages() {
    for (index, page) in pages.enumerated() {
      guard let view = page.view, let list = page.scrollView, page.isInside(pager) else { continue }
      let frame = CGRect(
        x: pager.bounds.width * CGFloat(visualIndex(index)), y: 0, width: pager.bounds.width, height: pager.bounds.height)
      let outer = page.wrapper ?? view
      if outer.frame != frame { outer.frame = frame }
      let scroll = nested(of: page)
      // The rubber band at the end shows in the list.
      let beyond = index == current ? max(0, Double(contentOffset.y + adjustedContentInset.top) - scroll.length) : 0
      page.place(list, at: scroll.inner + beyond)
    }
  }

  // MARK: Making pages

  private func loadPages() {
    guard let dataSource else { return }
    let shown = pager.position
    for (index, page) in pages.enumerated() {
      let isNear = abs(index - current) <= keptPages || abs(CGFloat(index) - shown) < 1
      if isNear, page.view == nil {
        let view = ask(dataSource, for: index)
        page.take(view, in: pager, scroller) { [weak self] in self?.listChanged($0) }
      } else if !isNear, page.view != nil {
        page.offset = listOffset(of: page)
        page.release()
      }
    }
  }

  private func ask(_ dataSource: any PagedScrollViewDataSource, for index: Int) -> UIView {
    asking = index
    defer { asking = nil }
    let view = dataSource.pagedScrollView(self, viewForPageAt: index)
    if let other = pages.firstIndex(where: { $0.view === view && $0.isInside(pager) }) {
      programmingError(
        """
        \(type(of: self)): the data source gave the same \(type(of: view)) for the pages \(other) and \(index); give each page a view \
        of its own
        """)
    }
    return view
  }

  /// Called when a list has a new size, or has moved its own content.
  private func listChanged(_ page: PagedScrollPage) {
    if isArranging { return }
    let move = page.takeOwnMove()
    if move != 0 {
      page.offset = max(0, page.offset + move)
      if page === self.page {
        let scroll = nested(of: page)
        position = scroll.position
        fitContent()
        contentOffset = ownOffset(at: position)
      }
    }
    setNeedsLayout()
  }

  // MARK: Reports

  private func reportPagePosition() {
    // Also at the same position: the control limits its page to a number of pages that was there between two layouts.
    if let pageControl, pageControl.currentPage != current { pageControl.currentPage = current }
    let position = pager.position
    if lastPagePosition == position { return }
    lastPagePosition = position
    observers.forEach { $0(position) }
  }

  func linkPageControl() {
    pageControl?.numberOfPages = pages.count
    pageControl?.currentPage = current
    pageControl?.addAction(
      UIAction { [weak self] action in
        guard let self, let control = action.sender as? UIPageControl, control === pageControl else { return }
        if pages.indices.contains(control.currentPage) { setCurrentPage(control.currentPage, animated: true) }
      }, for: .valueChanged)
  }
}
