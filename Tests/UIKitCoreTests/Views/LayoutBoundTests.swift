import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
@testable import UIKitCore
import UIKitGraphics

/// One bound for a whole layout pass, whatever the depth of the views that keep asking for layout.
@MainActor @Suite struct LayoutBoundTests {
  /// Counts its layouts; `onLayout` is called in each.
  final class Counting: UIView {
    var layouts = 0
    var onLayout: (Counting) -> Void = { _ in }

    override func layoutSubviews() {
      layouts += 1
      onLayout(self)
    }
  }

  let stage = ManualStage()
  private var warnings: [String] { stage.window.screen.warnings.given }

  /// Views in one another, the outermost in the window.
  private func nest(_ count: Int) -> [Counting] {
    let views = (0..<count).map { _ in Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    stage.window.addSubview(views[0])
    return views
  }

  @Test(arguments: [1, 2, 3, 8]) func aViewThatAlwaysAsksIsLaidOutAFewTimesAtAnyDepth(depth: Int) {
    let views = nest(depth)
    views[depth - 1].onLayout = { $0.setNeedsLayout() }
    stage.window.layoutIfNeeded()
    #expect(views[depth - 1].layouts == 33)
    #expect(views.dropLast().allSatisfy { $0.layouts == 1 })
    #expect(views[depth - 1].layer.needsLayout(), "the next frame goes on")
    stage.advance(by: 0)
    #expect(views[depth - 1].layouts == 66)
  }

  @Test(arguments: [2, 4, 8]) func viewsThatAlwaysAskForOneAnotherCostNoPowerOfTheDepth(depth: Int) {
    let views = nest(depth)
    for view in views {
      view.onLayout = { _ in
        for other in views { other.setNeedsLayout() }
      }
    }
    stage.window.layoutIfNeeded()
    #expect(views.allSatisfy { $0.layouts <= 40 }, "\(views.map(\.layouts))")
  }

  @Test(arguments: [2, 4, 8]) func soDoViewsThatLayOutTheirSubviewThemselves(depth: Int) {
    let views = nest(depth)
    for view in views {
      view.onLayout = { view in
        view.subviews.first?.setNeedsLayout()
        view.subviews.first?.layoutIfNeeded()
        view.superview?.setNeedsLayout()
      }
    }
    stage.window.layoutIfNeeded()
    #expect(views.allSatisfy { $0.layouts <= 40 * depth }, "\(views.map(\.layouts))")
  }

  @Test func aViewThatLaysItselfOutInItsLayoutComesToAnEnd() {
    let view = nest(1)[0]
    view.onLayout = {
      $0.setNeedsLayout()
      $0.layoutIfNeeded()
    }
    stage.window.layoutIfNeeded()
    #expect(view.layouts <= 100)
  }

  @Test func subviewsThatAreAlwaysReplacedComeToAnEnd() {
    let view = nest(1)[0]
    var made = 0
    func replace() {
      made += 1
      let next = Counting()
      next.onLayout = {
        $0.removeFromSuperview()
        replace()
      }
      view.addSubview(next)
    }
    replace()
    stage.window.layoutIfNeeded()
    #expect(made <= 100)
    #expect(!warnings.isEmpty)
  }

  @Test func oneWarningNamesTheViewsThatKeepAsking() {
    let views = nest(3)
    views[2].onLayout = { $0.setNeedsLayout() }
    stage.advance(by: 0.1)
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("layout does not settle: Counting asked") ?? false)
  }

  @Test func aLayoutThatNeedsSeveralRoundsIsDoneInOneFrame() {
    let views = nest(6)
    // Each round one more view learns its size from the one inside.
    for view in views.dropFirst() {
      view.onLayout = { view in
        guard let outer = view.superview, outer.tag <= view.tag, view.tag < 10 else { return }
        outer.tag += 1
        outer.setNeedsLayout()
        view.setNeedsLayout()
      }
    }
    stage.advance(by: 0)
    #expect(views.dropLast().allSatisfy { $0.tag > 0 })
    #expect(!stage.isBusy && warnings.isEmpty)
  }

  @Test func callsOfOnesOwnAreNotCounted() {
    let views = nest(2)
    views[0].onLayout = { [inner = views[1]] _ in
      for _ in 0..<200 {
        inner.setNeedsLayout()
        inner.layoutIfNeeded()
      }
    }
    stage.advance(by: 0)
    #expect(views[1].layouts == 200)
    #expect(!stage.isBusy && warnings.isEmpty)
  }
}
