import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// Calls from inside `scrollViewDidScroll` of a layout.
@MainActor @Suite struct PageReentrancyTests {
  private final class Source: NSObject, PagedScrollViewDataSource, UIScrollViewDelegate {
    var lengths: [CGFloat] = [3_000, 3_000, 3_000]
    var onScroll: () -> Void = {}

    func numberOfPages(in pagedScrollView: PagedScrollView) -> Int { lengths.count }

    func pagedScrollView(_ pagedScrollView: PagedScrollView, viewForPageAt index: Int) -> UIView {
      let list = UIScrollView()
      list.contentSize = CGSize(width: 100, height: lengths[index])
      list.tag = index
      return list
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll() }
  }

  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
  private let source = Source()
  private let paged = PagedScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() throws {
    paged.headerView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 180))
    paged.dataSource = source
    paged.delegate = source
    stage.window.addSubview(paged)
    try stage.settle()
  }

  /// The current page is the one in the middle, and fills the pager.
  private func expectPage(_ index: Int, _ comment: Comment) throws {
    #expect(paged.currentPage == index && paged.pagePosition == CGFloat(index), comment)
    let view = try #require(paged.viewForPage(at: index), comment)
    #expect(view.convert(view.bounds, to: nil).minX == 0 && view.tag == index, comment)
  }

  @Test(arguments: [false, true]) func positionsAtRestAreWholeNumbersInAViewOfAnyWidth(isMirrored: Bool) throws {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 3)
    stage.window.addSubview(paged)
    paged.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    source.lengths = Array(repeating: 800, count: 9)
    paged.reloadPages()
    for width in 439..<460 {
      paged.frame.size.width = CGFloat(width) / 3
      for page in [7, 0, 8, 3] {
        paged.setCurrentPage(page, animated: page == 0)
        try stage.settle()
        #expect(paged.pagePosition == CGFloat(page) && paged.currentPage == page, "width \(paged.frame.width)")
      }
    }
  }

  private enum Call: CaseIterable {
    case layout, reading, scrolling, selecting
  }

  @Test func aPageSetInsideTheMessageOfAReloadIsTheCurrentOne() throws {
    for call in Call.allCases {
      for (former, count) in [(0, 3), (1, 3), (2, 3), (0, 5), (2, 4)] {
        source.onScroll = {}
        source.lengths = [3_000, 3_000, 3_000]
        paged.reloadPages()
        paged.setCurrentPage(former, animated: false)
        try stage.settle()
        paged.contentOffset.y = 1_500
        try stage.settle()
        var isDone = false
        source.onScroll = { [paged, source] in
          if isDone { return }
          isDone = true
          paged.setCurrentPage(source.lengths.count - 1, animated: false)
        }
        source.lengths = (0..<count).map { _ in 800 }
        paged.reloadPages()
        switch call {
        case .layout: paged.layoutIfNeeded()
        case .reading: _ = paged.contentOffset(ofPage: 0)
        case .scrolling: paged.setContentOffset(10, ofPage: 0, animated: false)
        case .selecting: paged.setCurrentPage(former, animated: false)
        }
        #expect(isDone)
        let name: Comment = "\(call), from page \(former), \(count) pages"
        if call != .selecting { try expectPage(count - 1, name) }
        try stage.settle()
        try expectPage(call == .selecting ? paged.currentPage : count - 1, name)
      }
    }
  }
}
