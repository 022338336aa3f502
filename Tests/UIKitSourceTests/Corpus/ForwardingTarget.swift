// expect: own began, other scrolled to 9
import UIKit

class OtherForwardingTarget: NSObject, UITableViewDelegate {
  var log: [String] = []
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("other scrolled to \(Int(scrollView.contentOffset.y))") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("other began") }
}

class AForwardingTarget: NSObject, UITableViewDelegate {
  let other = OtherForwardingTarget()

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { other.log.append("own began") }

  override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) || other.responds(to: aSelector) }

  override func forwardingTarget(for aSelector: Selector!) -> Any? {
    other.responds(to: aSelector) ? other : super.forwardingTarget(for: aSelector)
  }
}

@MainActor func corpusForwardingTarget() -> String {
  let a = AForwardingTarget()
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  table.contentSize = CGSize(width: 10, height: 999)
  table.delegate = a
  table.delegate?.scrollViewWillBeginDragging?(table)
  table.contentOffset = CGPoint(x: 0, y: 9)
  return a.other.log.joined(separator: ", ")
}
