import ManualHost
import Scrollwork
import TestSupport
import UIKit

extension RandomPager {
  private var fullHeader: Double { Double(paged.headerHeight ?? 150) }

  private var headerRange: Double {
    (paged.nestedScrolling as? HeaderScrolling) == .never ? 0 : max(0, fullHeader - Double(paged.minimumHeaderHeight))
  }

  /// Height of a page below the collapsed header.
  var pageHeight: Double { max(0, Double(paged.bounds.height) - 40 - (fullHeader - headerRange)) }

  /// Where a step has left page, header and list.
  private struct Place {
    var page = 0
    var header = 0.0
    var lists: [Double] = []
    var offset = 0.0
    /// Whether each page has a view.
    var isMade: [Bool] = []
  }

  private var place: Place {
    Place(
      page: paged.currentPage, header: Double(paged.collapsedHeaderLength),
      lists: lengths.indices.map { Double(paged.contentOffset(ofPage: $0)) }, offset: Double(paged.contentOffset.y),
      isMade: lengths.indices.map { paged.viewForPage(at: $0) != nil })
  }

  /// One frame, in which header and list share what the view scrolls, and other pages stay where they are.
  func frame() -> String? {
    let before = place
    let isUntouched = operations == seenOperations
    seenOperations = operations
    stage.advance(by: 1.0 / 60)
    if let problem = placeProblem ?? afterFrame?(operations == seenOperations) { return problem }
    let now = place
    guard isUntouched, operations == seenOperations, before.page == now.page, before.lists.count == now.lists.count else {
      return nil
    }
    for (index, list) in now.lists.enumerated() where index != now.page && abs(list - before.lists[index]) > 0.01 {
      // A list that has come limits the offset that waited for it.
      if now.isMade[index], !before.isMade[index], list < before.lists[index] { continue }
      return "page \(index) went from \(before.lists[index]) to \(list)"
    }
    let last = max(0, Double(paged.contentSize.height - paged.bounds.height))
    let move = min(max(0, now.offset), last) - min(max(0, before.offset), last)
    let (header, list) = (now.header - before.header, now.lists[now.page] - before.lists[now.page])
    if paged.headerState == .shared, abs(header + list - move) > 0.01 {
      return "header \(header) and list \(list) for \(move)"
    }
    if paged.headerState == .shared, header * list < -1e-6 { return "header \(header) against list \(list)" }
    return nil
  }

  private var placeProblem: String? {
    if let warning = stage.screen.warnings.given.first { return warning }
    let (index, count) = (paged.currentPage, paged.numberOfPages)
    if count != lengths.count { return "\(count) pages" }
    if control.numberOfPages != count || control.currentPage != index {
      return "the control has \(control.currentPage) of \(control.numberOfPages), the view \(index) of \(count)"
    }
    let nearest = min(max(0, Int(paged.pagePosition.rounded())), count - 1)
    if index != nearest, abs(paged.pagePosition - CGFloat(index)) > 0.501 { return "page \(index) at \(paged.pagePosition)" }
    if let index = lengths.indices.first(where: { paged.viewForPage(at: $0) != nil && !isLimited($0) }) {
      return "page \(index), \(lengths[index]) long, is at \(paged.contentOffset(ofPage: index))"
    }
    let collapsed = Double(paged.collapsedHeaderLength)
    if collapsed < -0.01 || collapsed > headerRange + 0.01 { return "collapsed by \(collapsed) of \(headerRange)" }
    let top = max(0, Double(paged.bounds.minY))
    if abs(Double(header.frame.maxY) - (top + fullHeader - collapsed)) > 0.01 {
      return "the header ends at \(header.frame.maxY), collapsed by \(collapsed) at \(top)"
    }
    let pager = paged.subviews.first { ($0 as? UIScrollView)?.isPagingEnabled ?? false }
    guard let pager, abs(bar.frame.minY - header.frame.maxY) < 0.01, abs(pager.frame.minY - bar.frame.maxY) < 0.01 else {
      return "header \(header.frame), bar \(bar.frame), pages \(pager?.frame ?? .zero)"
    }
    if abs(Double(pager.frame.height) - pageHeight) > 0.01 { return "pages \(pager.frame.height) high, not \(pageHeight)" }
    guard let view = paged.viewForPage(at: index) else { return "page \(index) has no view" }
    let list = view as? UIScrollView ?? view.scrollView
    let beyond = max(0, Double(paged.contentOffset.y) - headerRange - max(0, Double(lengths[index]) - pageHeight))
    let wanted = Double(paged.contentOffset(ofPage: index)) + beyond
    guard let list, abs(Double(list.contentOffset.y) - wanted) < 0.51 else {
      return "the list is at \(list?.contentOffset.y ?? -1), not \(wanted)"
    }
    let frame = list.convert(list.bounds, to: paged)
    let x = (CGFloat(index) - paged.pagePosition) * paged.bounds.width
    let isMirrored = paged.semanticContentAttribute == .forceRightToLeft
    // A finger that holds the view while it becomes narrower may pull it sideways.
    return abs(frame.minX - paged.bounds.minX - (isMirrored ? -x : x)) < 0.51
      ? nil : "page \(index) at \(frame) for \(paged.pagePosition)"
  }

  /// Whether the offset of a page with a view is within its list.
  private func isLimited(_ index: Int) -> Bool {
    let offset = Double(paged.contentOffset(ofPage: index))
    return offset >= 0 && offset <= max(0, Double(lengths[index]) - pageHeight) + 0.01
  }

  func rest() -> String? {
    budget = 0
    lift()
    guard stage.settle(limit: 20) else { return "it does not settle" }
    seenOperations = operations
    if let problem = placeProblem ?? afterFrame?(true) { return problem }
    if paged.bounds.minX != 0 { return "rests \(paged.bounds.minX) to the side" }
    if paged.pagePosition != paged.pagePosition.rounded() { return "rests between pages at \(paged.pagePosition)" }
    let length = headerRange + max(0, Double(lengths[paged.currentPage]) - pageHeight)
    if abs(Double(paged.contentSize.height - paged.bounds.height) - length) > 0.01 {
      return "content \(paged.contentSize.height - paged.bounds.height) longer, not \(length)"
    }
    let offset = Double(paged.contentOffset.y)
    return offset < -0.51 || offset > length + 0.51 ? "rests at \(offset) of \(length)" : nil
  }
}

extension UIView {
  /// The scroll view that the view is in.
  fileprivate var scrollView: UIScrollView? { superview.flatMap { $0 as? UIScrollView ?? $0.scrollView } }
}
