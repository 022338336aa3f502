import Scrollwork
import UIKit

/// A hundred pages of 1,000 points.
@MainActor final class ManyPages: PagedScrollViewDataSource {
  var made: [Int] = []

  func numberOfPages(in pagedScrollView: PagedScrollView) -> Int { 100 }

  func pagedScrollView(_ pagedScrollView: PagedScrollView, viewForPageAt index: Int) -> UIView {
    made.append(index)
    let list = UIScrollView()
    list.contentSize = CGSize(width: 320, height: 1_000)
    return list
  }
}
