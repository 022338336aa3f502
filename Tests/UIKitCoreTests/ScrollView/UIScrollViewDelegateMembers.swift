import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// Every message of `UIScrollViewDelegate`: by name, through a delegate that lists what it hears, and one that hears nothing.
@MainActor @Suite struct UIScrollViewDelegateMembers {
  private final class Lister: NSObject, UIScrollViewDelegate {
    var heard: [String] = []
    var rest: CGFloat?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if heard.last != "didScroll" { heard.append("didScroll") }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("willBeginDragging") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      heard.append("willEndDragging")
      if let rest { targetContentOffset.pointee.y = rest }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      heard.append("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { heard.append("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("didEndScrollingAnimation") }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      heard.append("shouldScrollToTop")
      return true
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { heard.append("didScrollToTop") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { heard.append("didChangeAdjustedContentInset") }
  }

  private final class Deaf: NSObject, UIScrollViewDelegate {}

  private let rig = ScrollRig()
  private let lister = Lister()

  init() { rig.scroll.delegate = lister }

  @Test func aFlick() {
    lister.rest = 700
    rig.flick(from: ScrollRig.middle, by: CGPoint(x: 0, y: -16))
    rig.settle()
    #expect(rig.scroll.contentOffset.y == 700)
    #expect(
      lister.heard == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "didScroll",
        "didEndDecelerating",
      ])
  }

  @Test func code() {
    rig.scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    rig.settle()
    rig.screen.driver.tapStatusBar(at: rig.time)
    rig.settle()
    #expect(lister.heard == ["didScroll", "didEndScrollingAnimation", "shouldScrollToTop", "didScroll", "didScrollToTop"])
    lister.heard = []
    rig.scroll.contentInset.bottom = 10
    #expect(lister.heard == ["didChangeAdjustedContentInset"])
  }

  @Test func everyMessageIsOptional() {
    let deaf = Deaf()
    rig.scroll.delegate = deaf
    rig.flick(from: ScrollRig.middle, by: CGPoint(x: 0, y: -16))
    rig.settle()
    rig.screen.driver.tapStatusBar(at: rig.time)
    rig.settle()
    #expect(rig.scroll.contentOffset == .zero && lister.heard == [])
  }
}
