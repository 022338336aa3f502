import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct ScrollGeometryTests {
  @Test func insetsKeepTheTopAtTheTop() {
    let rig = ScrollRig()
    rig.scroll.contentInset.top = 12
    #expect(rig.scroll.contentOffset.y == -12)
    rig.scroll.contentInset.top = 0
    #expect(rig.scroll.contentOffset.y == 0)
    #expect(rig.recorder.offsets.count == 2)
    rig.scroll.contentOffset.y = 300
    rig.scroll.contentInset.top = 40
    #expect(rig.scroll.contentOffset.y == 300)
  }

  @Test func theSafeAreaIsAddedAsTheBehaviourSays() {
    let area = UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 20)
    let rig = ScrollRig(content: CGSize(width: 393, height: 4000), safeArea: area)
    rig.recorder.forget()
    #expect(rig.scroll.adjustedContentInset == .zero)
    rig.scroll.contentInset.top = 5
    for (behavior, expected) in [
      (UIScrollView.ContentInsetAdjustmentBehavior.always, UIEdgeInsets(top: 52, left: 10, bottom: 34, right: 20)),
      (.scrollableAxes, UIEdgeInsets(top: 52, left: 0, bottom: 34, right: 0)),
      (.automatic, UIEdgeInsets(top: 52, left: 0, bottom: 34, right: 0)),
      (.never, UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)),
    ] {
      rig.scroll.contentInsetAdjustmentBehavior = behavior
      #expect(rig.scroll.adjustedContentInset == expected)
      #expect(rig.scroll.contentOffset.y == -expected.top)
      #expect(rig.scroll.contentInset.top == 5)
    }
    rig.scroll.contentSize.height = 100
    rig.scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(rig.scroll.adjustedContentInset.top == 5)
    rig.scroll.alwaysBounceVertical = true
    #expect(rig.scroll.adjustedContentInset.top == 52)
    #expect(rig.recorder.names.contains("didChangeAdjustedContentInset"))
  }

  /// Of the safe area as of `contentInset`: content at its top stays there, content further down stays where it is.
  @Test func aSafeAreaThatGrowsAndShrinksKeepsTheTopAtTheTop() {
    let rig = ScrollRig(content: CGSize(width: 393, height: 4000))
    rig.scroll.contentInsetAdjustmentBehavior = .automatic
    for top in [47.0, 91, 0] {
      rig.screen.driver.resize(
        to: rig.screen.bounds.size, scale: 3, safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
      #expect(rig.scroll.adjustedContentInset.top == top && rig.scroll.contentOffset.y == -top)
    }
    rig.scroll.contentOffset.y = 300
    rig.screen.driver.resize(
      to: rig.screen.bounds.size, scale: 3, safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
    #expect(rig.scroll.contentOffset.y == 300)
  }

  @Test(arguments: Way.allCases) func contentThatShrinksTakesTheOffsetAlong(way: Way) {
    let rig = ScrollRig(way)
    rig.scroll.contentSize = way.isVertical ? CGSize(width: 393, height: 2000) : CGSize(width: 2000, height: 852)
    #expect(rig.scroll.contentOffset == (way.isVertical ? CGPoint(x: 0, y: 1148) : CGPoint(x: 1607, y: 0)))
    #expect(rig.recorder.offsets == [rig.scroll.contentOffset])
    rig.scroll.contentSize = .zero
    #expect(rig.scroll.contentOffset == .zero)
  }

  @Test func aRectangleIsShownByTheShortestWay() {
    let rig = ScrollRig()
    rig.scroll.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    func shown(from y: CGFloat, _ low: CGFloat, _ height: CGFloat) -> CGFloat {
      rig.scroll.contentOffset.y = y
      rig.scroll.scrollRectToVisible(CGRect(x: 0, y: low, width: 10, height: height), animated: false)
      return rig.scroll.contentOffset.y
    }
    #expect(shown(from: 1000, 1100, 100) == 1000, "it shows already")
    #expect(shown(from: 1000, 900, 100) == 880, "to the edge of the inset")
    #expect(shown(from: 1000, 5000, 100) == 5100 + 30 - 852.0)
    #expect(shown(from: 1000, 0, 1) == -20)
    #expect(shown(from: 1000, -500, 1) == -20, "never past the edges")
    #expect(shown(from: 1000, 50_000, 1) == 40_000 + 30 - 852.0)
    #expect(shown(from: 1000, 3000, 2000) == 2980, "what does not fit shows its nearer end")
    #expect(shown(from: 5000, 1000, 2000) == 3000 + 30 - 852.0)
    rig.recorder.forget()
    rig.scroll.scrollRectToVisible(CGRect(x: 0, y: 0, width: 1, height: 1), animated: true)
    rig.settle()
    #expect(rig.scroll.contentOffset.y == -20 && rig.recorder.messages == ["didEndScrollingAnimation"])
  }

  @Test func anEdgeThatMovesInMidFlightIsWhereItRests() {
    let rig = ScrollRig(.down)
    rig.flick(.down, step: 24)
    rig.run(frames: 10)
    rig.scroll.contentSize.height = rig.scroll.contentOffset.y + 852 + 100
    rig.settle()
    #expect(rig.scroll.contentOffset.y == rig.scroll.contentSize.height - 852)
    #expect(rig.recorder.messages == MessageTableTests.flick)
  }

  @Test func observersHearOfOffsetAndSize() {
    let rig = ScrollRig(.down)
    var heard: [CGFloat] = []
    let offsets = rig.scroll.observe(\.contentOffset, options: .new) { _, change in heard.append(change.newValue?.y ?? -1) }
    let sizes = rig.scroll.observe(\.contentSize, options: .new) { _, change in heard.append(change.newValue?.height ?? -1) }
    rig.scroll.contentOffset.y = 77
    rig.scroll.contentSize.height = 9999
    #expect(heard == [77, 9999])
    withExtendedLifetime((offsets, sizes)) {}
  }

  @Test func geometryThatIsNotFiniteStopsWithAMessage() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIScrollView().contentOffset = CGPoint(x: 0, y: CGFloat.nan) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIScrollView().contentSize = CGSize(width: CGFloat.infinity, height: 1) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIScrollView().setContentOffset(CGPoint(x: CGFloat.infinity, y: 0), animated: true) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIScrollView().contentInset.top = .nan }
    }
  }
}
