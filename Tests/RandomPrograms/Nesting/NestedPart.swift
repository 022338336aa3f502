import Scrollwork
import UIKit

/// Offsets of scroll views inside one another, worked out from lengths and steps alone.
@MainActor final class NestedPart {
  enum Kind {
    /// A list, by the length of its content and the views that stand for its lines.
    case list(UIScrollView, length: Double)
    case paged(PagedScrollView, Rule)
  }

  /// How a header and what is below it share a step.
  enum Rule: CaseIterable {
    case headerFirst, listAtTopOnly, listFirst, never, half

    var scrolling: any NestedScrolling {
      switch self {
      case .headerFirst: HeaderScrolling.headerFirst
      case .listAtTopOnly: HeaderScrolling.listAtTopOnly
      case .listFirst: HeaderScrolling.listFirst
      case .never: HeaderScrolling.never
      case .half: HalfScrolling()
      }
    }
  }

  let kind: Kind
  var pages: [NestedPart] = []
  var current = 0
  /// Length by which the header is collapsed.
  var header = 0.0
  /// What `header` was when each page was the current one; where pages share the header, not used.
  private var headers: [Int: Double] = [:]
  /// Offset of a list.
  var offset = 0.0
  /// Length of the header, and of the bar below it.
  var headerHeight = 0.0
  var barHeight = 0.0

  init(_ kind: Kind) { self.kind = kind }

  var page: NestedPart { pages[current] }

  /// Takes the page that the view shows: it has the offset that it had, and the header is shared or the page's own.
  func takePage() {
    guard case .paged(let view, _) = kind else { return }
    if view.currentPage != current {
      headers[current] = header
      current = view.currentPage
      if view.headerState == .byPage { header = headers[current] ?? 0 }
    }
    page.takePage()
  }

  private var rule: Rule? {
    if case .paged(_, let rule) = kind { rule } else { nil }
  }

  private var headerRange: Double { rule == .never ? 0 : headerHeight }

  /// The viewport of the pages, in a viewport of this height.
  private func inside(_ height: Double) -> Double { height - barHeight - (headerHeight - headerRange) }

  /// The greatest position in a viewport of this height.
  func range(_ height: Double) -> Double {
    if case .list(_, let length) = kind { return max(0, length - height) }
    return headerRange + page.range(inside(height))
  }

  var position: Double { if case .list = kind { offset } else { header + page.position } }

  /// - Returns: the part of the step that was taken.
  @discardableResult func move(_ step: Double, in height: Double) -> Double {
    guard let rule else { return Self.move(&offset, by: step, upTo: range(height)) }
    func moveHeader(_ step: Double) -> Double { Self.move(&header, by: step, upTo: headerRange) }
    func movePage(_ step: Double) -> Double { page.move(step, in: inside(height)) }
    var rest = step
    switch rule {
    case .headerFirst: rest -= moveHeader(rest)
    case .listAtTopOnly where step > 0: rest -= moveHeader(rest)
    case .half: rest -= moveHeader(step / 2)
    case .listAtTopOnly, .listFirst, .never: break
    }
    rest -= movePage(rest)
    rest -= moveHeader(rest)
    return step - rest
  }

  private static func move(_ offset: inout Double, by step: Double, upTo limit: Double) -> Double {
    let old = offset
    offset = min(max(0, offset + step), limit)
    return offset - old
  }

  /// How many offsets the path through the current pages has that are not at an end.
  func moved(since old: [Double]) -> Int { zip(offsets, old).count { abs($0 - $1) > 1e-9 } }

  /// Offsets along the current pages, from the outside inward.
  var offsets: [Double] { if case .list = kind { [offset] } else { [header] + page.offsets } }

  /// Where the content of the innermost page begins on the screen when nothing is stretched.
  var contentStart: Double {
    if case .list = kind { return -offset }
    return headerHeight - header + barHeight + page.contentStart
  }

  /// Whether the header is on its way from one page's state to that of another.
  private var isBetween: Bool {
    guard case .paged(let view, _) = kind else { return false }
    return view.headerState == .byPage && view.pagePosition != CGFloat(current)
  }

  /// Whether a header on the path through the current pages is on such a way.
  var isAnyBetween: Bool { isBetween || !pages.isEmpty && page.isAnyBetween }

  /// All that is wrong with what the views say.
  func problem(_ path: String, in height: Double) -> String? {
    guard case .paged(let view, _) = kind else { return nil }
    if !isBetween, abs(Double(view.collapsedHeaderLength) - header) > 1e-6 {
      return "\(path): the header is collapsed by \(view.collapsedHeaderLength), not \(header)"
    }
    for (index, page) in pages.enumerated() where abs(Double(view.contentOffset(ofPage: index)) - page.position) > 1e-6 {
      return "\(path): page \(index) is at \(view.contentOffset(ofPage: index)), not \(page.position)"
    }
    let total = range(height) + height
    if abs(Double(view.contentSize.height) - total) > 1e-6 {
      return "\(path): content of \(view.contentSize.height), not \(total)"
    }
    return page.problem("\(path) > page \(current)", in: inside(height))
  }
}

/// Header and list move at the same time, each by a half.
private struct HalfScrolling: NestedScrolling {
  func preScroll(_ step: CGFloat, in state: NestedScrollState) -> CGFloat { step / 2 }

  func postScroll(_ step: CGFloat, in state: NestedScrollState) -> CGFloat { step }
}
