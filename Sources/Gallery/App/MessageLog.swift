internal import Foundation
internal import UIKit

/// Prints every message of a scroll view with its time and offset, and the name of its layer if it has one: `gallery --log`.
final class MessageLog: NSObject, UIScrollViewDelegate {
  private var start: TimeInterval?

  private func note(_ message: String, _ scrollView: UIScrollView) {
    let now = CACurrentMediaTime()
    let time = now - (start ?? now)
    start = start ?? now
    let offset = scrollView.contentOffset
    let name = scrollView.layer.name.map { "\($0) " } ?? ""
    let line = String(format: "%9.4f  x %8.2f  y %10.2f  ", time, offset.x, offset.y) + name + message + "\n"
    FileHandle.standardOutput.write(Data(line.utf8))
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll", scrollView) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging", scrollView) }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let target = targetContentOffset.pointee
    note(String(format: "willEndDragging(velocity: %.3f pt/ms, target: %.2f)", velocity.y, target.y), scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging(willDecelerate: \(decelerate))", scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating", scrollView) }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating", scrollView) }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation", scrollView) }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop", scrollView) }
}
