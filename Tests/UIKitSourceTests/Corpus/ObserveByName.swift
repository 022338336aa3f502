// expect: contentSize=10.0 contentOffset:0.0>5.0
import UIKit

class HeaderObserveByName: UIView {
  private static var context = 0
  var log: [String] = []
  weak var scrollView: UIScrollView?
  func follow(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    scrollView.addObserver(self, forKeyPath: "contentSize", options: [.new], context: &HeaderObserveByName.context)
    scrollView.addObserver(
      self, forKeyPath: #keyPath(UIScrollView.contentOffset), options: [.old, .new], context: &HeaderObserveByName.context)
  }
  func leave() {
    scrollView?.removeObserver(self, forKeyPath: "contentSize", context: &HeaderObserveByName.context)
    scrollView?.removeObserver(self, forKeyPath: "contentOffset")
  }
}
extension HeaderObserveByName {
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    guard context == &HeaderObserveByName.context, object as AnyObject? === scrollView else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    if let size = change?[.newKey] as? CGSize { log.append("contentSize=\(size.height)") }
    if let old = change?[.oldKey] as? CGPoint, let new = change?[.newKey] as? CGPoint {
      log.append("contentOffset:\(old.y)>\(new.y)")
    }
  }
}

@MainActor func corpusObserveByName() -> String {
  let (scrollView, header) = (UIScrollView(), HeaderObserveByName())
  header.follow(scrollView)
  scrollView.contentSize.height = 10
  scrollView.contentOffset.y = 5
  header.leave()
  scrollView.contentOffset.y = 6
  return header.log.joined(separator: " ")
}
