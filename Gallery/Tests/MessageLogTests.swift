import Testing
import UIKit

@testable import Gallery

@MainActor @Suite struct MessageLogTests {
  @Test func aListKeepsTheDelegateThatAnswersForItsRows() {
    let rows = UITableViewController(style: .plain)
    let (page, pages) = (UIScrollView(), ForwardingDelegate())
    page.delegate = pages
    let logs = [MessageLog(of: rows.tableView), MessageLog(of: page)]
    #expect(rows.tableView.delegate === rows && page.delegate === logs[1])
    page.delegate?.scrollViewDidZoom(page)
    #expect(pages.zoomCount == 1)
  }

  private final class ForwardingDelegate: NSObject, UIScrollViewDelegate {
    var zoomCount = 0
    func scrollViewDidZoom(_ scrollView: UIScrollView) { zoomCount += 1 }
  }
}
