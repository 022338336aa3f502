import Diagnostics
import UIKit

/// Gives a `PagedScrollView` its pages, one at a time.
@preconcurrency @MainActor public protocol PagedScrollViewDataSource: AnyObject {
  /// How many pages there are.
  func numberOfPages(in pagedScrollView: PagedScrollView) -> Int

  /// The view of a page, asked for when the page comes near: a table, a collection, a container or any scroll view, which keeps an offset
  /// of its own; or another view, which scrolls if it is higher than the page. Such a view is as wide as the page, and as high as its
  /// constraints or its frame say; without a height, or with `flexibleHeight`, as high as the page. The same view for two pages stops the
  /// program.
  func pagedScrollView(_ pagedScrollView: PagedScrollView, viewForPageAt index: Int) -> UIView
}

/// A header that collapses, a bar that stays, and pages side by side, all moved by one finger.
///
/// Vertically this view is the only one that scrolls: header and list share each step as `nestedScrolling` says, before anything moves. A
/// fling therefore rests where a single scroll view with the same content would. Sideways the pages are swiped. Each page keeps its own
/// offset. `scrollToRow` and its like on a list in a page scroll this view; on Apple's platforms, where scroll views cannot forward such
/// calls, set the offset by `setContentOffset(_:ofPage:animated:)`.
@preconcurrency @MainActor open class PagedScrollView: UIScrollView {
  /// Whether pages share the state of the header.
  public enum HeaderState: Int, Sendable {
    /// The header stays as it is when another page comes.
    case shared
    /// Each page remembers how far the header was collapsed; on the way between two pages the header follows the finger.
    case byPage
  }

  /// The view above the bar; nil, the default, for none.
  open var headerView: UIView? {
    didSet { if headerView !== oldValue { replace(oldValue, by: headerView) } }
  }

  /// The view between header and pages, which stays at the top; nil, the default, for none.
  open var barView: UIView? {
    didSet { if barView !== oldValue { replace(oldValue, by: barView) } }
  }

  /// Height of the header when it is not collapsed, in points; nil, the default, for the height that its constraints give, or that of its
  /// frame when it was set.
  open var headerHeight: CGFloat? {
    willSet { checkLength(newValue ?? 0, "headerHeight") }
    didSet { setNeedsLayout() }
  }

  /// Height that is left of the header when it is collapsed, in points; 0 by default.
  open var minimumHeaderHeight: CGFloat = 0 {
    willSet { checkLength(newValue, "minimumHeaderHeight") }
    didSet { setNeedsLayout() }
  }

  /// Whether the header becomes lower as it collapses; else, the default, it keeps its height and moves out at the top.
  open var shrinksHeader = false {
    didSet { setNeedsLayout() }
  }

  /// Whether the header becomes higher when the content is pulled down; else it moves down. True by default.
  open var stretchesHeader = true {
    didSet { setNeedsLayout() }
  }

  /// How header and list share a motion; `HeaderScrolling.listAtTopOnly` by default.
  open var nestedScrolling: any NestedScrolling = HeaderScrolling.listAtTopOnly {
    didSet { setNeedsLayout() }
  }

  /// Whether pages share the state of the header; `.shared` by default.
  open var headerState = HeaderState.shared

  /// Number of pages on each side of the current one that are kept; others are released, their offsets stay. 1 by default.
  open var keptPages = 1 {
    willSet { ensure(newValue >= 0, "\(type(of: self)).keptPages = \(newValue): set a number from 0 on") }
    didSet { setNeedsLayout() }
  }

  /// Held weakly; a change asks for the pages again.
  open weak var dataSource: (any PagedScrollViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadPages() } }
  }

  /// Shows the current page while the finger swipes, and changes it by taps; held weakly.
  open weak var pageControl: UIPageControl? {
    didSet { linkPageControl() }
  }

  // State used by the extensions beside this file.
  let pager = PagerView()
  var pages: [PagedScrollPage] = []
  /// The header of all pages, or of the current one.
  var headerOffset = 0.0
  /// The position of the motion that header and list have taken so far.
  var position = 0.0
  var current = 0
  var isArranging = false
  /// Whether a message of the running layout has called for another one.
  var isArrangedAgain = false
  /// The page whose view the data source makes at the moment.
  var asking: Int?
  /// Whether pages were reloaded since the last layout: the present offset then belongs to none of them.
  var isReloaded = false
  var observers = ObservationList<@MainActor (CGFloat) -> Void>()
  var lastPagePosition: CGFloat = 0
  var ownHeaderHeight: CGFloat = 0
  let timelines = TimelineList()
  private var ownPages: PageList?
  lazy var scroller = PageScroller(self)

  /// A paged scroll view of views that all exist.
  public convenience init(headerView: UIView? = nil, barView: UIView? = nil, pages: [UIView]) {
    self.init(frame: .zero)
    adopt(headerView, barView, PageList(pages))
  }

  /// Sets properties outside of an initializer, where their observers run.
  private func adopt(_ header: UIView?, _ bar: UIView?, _ list: PageList) {
    (headerView, barView, ownPages) = (header, bar, list)
    dataSource = list
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    alwaysBounceVertical = true
    addSubview(pager)
    pager.whenMoved { [weak self] in self?.setNeedsLayout() }
    pager.addGestureRecognizer(
      TouchEnds { [weak self] in
        self?.pager.touchEnded()
        self?.setNeedsLayout()
      })
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    if old?.superview === self { old?.removeFromSuperview() }
    if let new {
      if new === headerView { ownHeaderHeight = new.frame.height }
      addSubview(new)
    }
    setNeedsLayout()
  }

  private func checkLength(_ length: CGFloat, _ name: String) {
    ensure(length.isFinite && length >= 0, "\(type(of: self)).\(name) = \(length): set a number of points from 0 on")
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  // MARK: Pages

  /// Asks for the number of pages and for those near the current one again; offsets of pages start at 0. A call from inside
  /// `pagedScrollView(_:viewForPageAt:)` stops the program.
  open func reloadPages() {
    if let asking {
      programmingError(
        "\(type(of: self)).reloadPages() is called while the data source makes page \(asking); call it before or after that")
    }
    for page in pages { page.release() }
    let count = dataSource?.numberOfPages(in: self) ?? 0
    ensure(count >= 0, "\(type(of: self)): the data source gave \(count) pages; return a number from 0 on")
    pages = (0..<count).map { _ in PagedScrollPage() }
    current = min(current, max(0, count - 1))
    isReloaded = true
    pageControl?.numberOfPages = count
    setNeedsLayout()
  }

  /// Number of pages at the last reload.
  public var numberOfPages: Int { pages.count }

  /// The page that takes up most of the width.
  public var currentPage: Int { current }

  /// Position between the pages: 1.5 is halfway from page 1 to page 2. Beyond the ends during a rubber band.
  public var pagePosition: CGFloat { pager.position }

  /// The view of a page; nil if the page has not come near, or has been released.
  public func viewForPage(at index: Int) -> UIView? { pages.indices.contains(index) ? pages[index].view : nil }

  /// Goes to a page. An index out of range stops the program.
  open func setCurrentPage(_ index: Int, animated: Bool) {
    ensure(
      pages.indices.contains(index),
      "\(type(of: self)).setCurrentPage(\(index), animated:): there are \(pages.count) pages; give an index from 0 on below that")
    arrange()
    pager.scroll(to: index, animated: animated && window != nil)
    if !animated { arrange() }
  }

  /// Calls `body` in each frame in which `pagePosition` has changed, before drawing.
  ///
  /// - Returns: the calls end when this object is invalidated or released.
  public func observePagePosition(_ body: @escaping @MainActor (CGFloat) -> Void) -> Observation {
    observers.removeEnded()
    return observers.add(body)
  }

  /// Offset of a page's list, 0 at its start; also of a page that has been released. Of a page that has no view yet, the offset that it will
  /// take, as far as its list is long enough.
  public func contentOffset(ofPage index: Int) -> CGFloat {
    arrangeIfNeeded()
    return pages.indices.contains(index) ? CGFloat(listOffset(of: pages[index])) : 0
  }

  /// Scrolls the list of a page, as far as its length allows; the header takes part as `nestedScrolling` says if the page is the current one.
  ///
  /// Other pages take the offset without animation. Without a view, a page keeps any offset until its list has come.
  open func setContentOffset(_ offset: CGFloat, ofPage index: Int, animated: Bool) {
    ensure(
      pages.indices.contains(index) && offset.isFinite,
      "\(type(of: self)).setContentOffset(\(offset), ofPage: \(index)): there are \(pages.count) pages; give one of them and a finite offset"
    )
    arrange()
    guard index == current else {
      let page = pages[index]
      page.offset = max(0, Double(offset))
      page.offset = listOffset(of: page)
      return arrange()
    }
    let target = nested(of: pages[index]).position(ofInner: Double(offset), nestedScrolling)
    setContentOffset(ownOffset(at: target), animated: animated)
    if !animated { arrange() }
  }

  /// Length by which the header is collapsed, in points.
  public var collapsedHeaderLength: CGFloat {
    arrangeIfNeeded()
    return CGFloat(shownHeaderOffset)
  }
}

/// The pages of a view that was made with all of them.
@MainActor private final class PageList: PagedScrollViewDataSource {
  private let views: [UIView]

  init(_ views: [UIView]) { self.views = views }

  func numberOfPages(in pagedScrollView: PagedScrollView) -> Int { views.count }

  func pagedScrollView(_ pagedScrollView: PagedScrollView, viewForPageAt index: Int) -> UIView { views[index] }
}
