import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct ScrollToTopTests {
  private func second(in rig: ScrollRig, x: CGFloat = 0, y: CGFloat = 500) -> UIScrollView {
    let other = UIScrollView(frame: CGRect(x: x, y: y, width: 300, height: 300))
    other.contentSize = CGSize(width: 300, height: 3000)
    other.contentOffset.y = 1000
    rig.window.addSubview(other)
    return other
  }

  @Test func onAPhoneSeveralCandidatesMeanNone() {
    let rig = ScrollRig(.down)
    let other = second(in: rig)
    rig.screen.driver.tapStatusBar(at: rig.time)
    #expect(rig.recorder.messages.isEmpty)
    other.scrollsToTop = false
    rig.screen.driver.tapStatusBar(at: rig.time)
    rig.settle()
    #expect(rig.scroll.contentOffset == .zero && other.contentOffset.y == 1000)
  }

  @Test func whatIsNotOnTheScreenDoesNotCount() {
    let rig = ScrollRig(.down)
    second(in: rig).isHidden = true
    second(in: rig).frame.origin.y = 5000
    rig.screen.driver.tapStatusBar(at: rig.time)
    rig.settle()
    #expect(rig.recorder.names == ["shouldScrollToTop", "didScrollToTop"])
  }

  @Test func onATabletTheNearestUnderTheTapScrolls() {
    let rig = ScrollRig(size: CGSize(width: 1024, height: 768), content: CGSize(width: 1024, height: 9000))
    rig.scroll.frame = CGRect(x: 0, y: 0, width: 500, height: 768)
    rig.scroll.contentOffset.y = 2000
    let (near, far) = (second(in: rig, x: 600, y: 50), second(in: rig, x: 600, y: 400))
    rig.screen.driver.tapStatusBar(x: 700, at: rig.time)
    rig.settle()
    #expect(near.contentOffset.y == 0 && far.contentOffset.y == 1000 && rig.scroll.contentOffset.y == 2000)
    rig.screen.driver.tapStatusBar(x: 100, at: rig.time)
    rig.settle()
    #expect(rig.scroll.contentOffset.y == 0)
  }

  @Test func theDelegateAndTheTopItselfForbidIt() {
    let rig = ScrollRig(.down)
    rig.recorder.allowsScrollToTop = false
    rig.screen.driver.tapStatusBar(at: rig.time)
    rig.settle()
    #expect(rig.recorder.messages == ["shouldScrollToTop"] && rig.scroll.contentOffset.y == 4500)
    rig.scroll.contentOffset = .zero
    rig.recorder.forget()
    rig.screen.driver.tapStatusBar(at: rig.time)
    #expect(rig.recorder.messages.isEmpty)
  }

  @Test func itGoesToTheAdjustedInset() {
    let rig = ScrollRig(.down)
    rig.scroll.contentInset.top = 30
    rig.screen.driver.tapStatusBar(at: rig.time)
    rig.settle()
    #expect(rig.scroll.contentOffset.y == -30)
  }
}
