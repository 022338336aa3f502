import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitTestSupport
@testable import UIKitCore
import UIKitGraphics

@MainActor @Suite struct HierarchyTests {
  let log = Log()

  @Test func addingTellsTheChildThenTheParent() {
    let (parent, child) = (LoggingView("p", log), LoggingView("c", log))
    parent.addSubview(child)
    #expect(log.take() == ["c willMove superview true", "c didMove superview true", "p didAdd"])
    child.removeFromSuperview()
    #expect(log.take() == ["p willRemove", "c willMove superview false", "c didMove superview false"])
    #expect(parent.subviews.isEmpty && child.superview == nil)
  }

  /// Layout, display, painting, hit testing and deallocation go down the whole tree.
  @Test func aTreeMayBeNestedDeeply() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let stage = ManualStage(size: CGSize(width: 100, height: 100), scale: 1)
        let innermost = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        innermost.backgroundColor = .red
        var top = innermost
        for _ in 1..<6000 {
          let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
          outer.addSubview(top)
          top = outer
        }
        stage.window.addSubview(top)
        stage.advance(by: 0.1)
        #expect(stage.window.hitTest(CGPoint(x: 20, y: 20), with: nil) === innermost)
        top.setNeedsLayout()
        innermost.backgroundColor = .blue
        stage.advance(by: 0.1)
        top.removeFromSuperview()
        stage.advance(by: 0.1)
        // Lets go of the tree from the outside in.
        top = UIView()
        innermost.removeFromSuperview()
      }
    }
  }

  @Test func movingBetweenParentsTellsTheFormerOne() {
    let (first, second, child) = (LoggingView("1", log), LoggingView("2", log), LoggingView("c", log))
    first.addSubview(child)
    _ = log.take()
    second.addSubview(child)
    #expect(log.take() == ["c willMove superview true", "1 willRemove", "c didMove superview true", "2 didAdd"])
    #expect(first.subviews.isEmpty && first.layer.sublayers == nil)
    #expect(second.subviews == [child] && child.layer.superlayer === second.layer)
  }

  @Test func windowsAreToldDownTheTree() {
    let stage = ManualStage()
    let (parent, child) = (LoggingView("p", log), LoggingView("c", log))
    parent.addSubview(child)
    _ = log.take()
    stage.window.addSubview(parent)
    #expect(
      log.take() == [
        "p willMove window true", "c willMove window true", "p willMove superview true", "c didMove window true",
        "p didMove window true", "p didMove superview true",
      ])
    #expect(child.window === stage.window)
    parent.removeFromSuperview()
    #expect(
      log.take() == [
        "p willMove window false", "c willMove window false", "p willMove superview false", "c didMove window false",
        "p didMove window false", "p didMove superview false",
      ])
    #expect(child.window == nil)
  }

  @Test func everyFormOfInsertionPlacesViewAndLayer() {
    let root = UIView()
    let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(a)
    root.insertSubview(b, at: 0)
    root.insertSubview(c, aboveSubview: b)
    root.insertSubview(d, belowSubview: a)
    expect(root, [b, c, d, a])
    root.bringSubviewToFront(c)
    expect(root, [b, d, a, c])
    root.sendSubviewToBack(a)
    expect(root, [a, b, d, c])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    expect(root, [d, b, a, c])
    root.exchangeSubview(at: 3, withSubviewAt: 0)
    expect(root, [c, b, a, d])
    root.insertSubview(d, at: 1)
    expect(root, [c, d, b, a])
    root.addSubview(c)
    expect(root, [d, b, a, c])
  }

  @Test func aViewIsPlacedRightAboveItsSiblingsLayer() {
    let root = UIView()
    let (a, b, c, own) = (UIView(), UIView(), UIView(), CALayer())
    root.addSubview(a)
    root.layer.addSublayer(own)
    root.insertSubview(b, aboveSubview: a)
    #expect(root.layer.sublayers == [a.layer, b.layer, own])
    root.insertSubview(c, belowSubview: b)
    #expect(root.layer.sublayers == [a.layer, c.layer, b.layer, own])
    root.insertSubview(a, aboveSubview: b)
    #expect(root.layer.sublayers == [c.layer, b.layer, a.layer, own] && root.subviews == [c, b, a])
  }

  @Test func aViewBesideAStrangerComesToTheFront() {
    let (root, a, b, stranger) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(a)
    root.insertSubview(b, belowSubview: stranger)
    expect(root, [a, b])
    root.insertSubview(a, aboveSubview: stranger)
    expect(root, [b, a])
    root.insertSubview(b, at: 99)
    expect(root, [a, b])
    let layer = CALayer()
    root.layer.insertSublayer(layer, at: 999)
    #expect(root.layer.sublayers?.last === layer)
  }

  @Test func aReorderedViewIsNotToldThatItMoves() {
    let (parent, child) = (LoggingView("p", log), LoggingView("c", log))
    parent.addSubview(child)
    parent.addSubview(UIView())
    _ = log.take()
    parent.bringSubviewToFront(child)
    parent.addSubview(child)
    #expect(log.take() == [])
  }

  @Test func everyOrderOfFourComesFromExchanges() {
    for i in 0..<4 {
      for j in 0..<4 {
        let root = UIView()
        var views = (0..<4).map { _ in UIView() }
        views.forEach(root.addSubview)
        root.exchangeSubview(at: i, withSubviewAt: j)
        views.swapAt(i, j)
        expect(root, views)
      }
    }
  }

  @Test func tagsAreFoundDepthFirst() {
    let (root, a, b, deep) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(a)
    root.addSubview(b)
    a.addSubview(deep)
    (deep.tag, b.tag) = (7, 7)
    #expect(root.viewWithTag(7) === deep)
    #expect(root.viewWithTag(8) == nil)
    #expect(root.viewWithTag(0) === root)
  }

  @Test func descentIncludesOneself() {
    let (root, a, deep) = (UIView(), UIView(), UIView())
    root.addSubview(a)
    a.addSubview(deep)
    #expect(deep.isDescendant(of: root) && deep.isDescendant(of: deep))
    #expect(!root.isDescendant(of: deep))
  }

  @Test func aParentThatGoesLeavesItsChildrenFree() {
    let child = UIView()
    weak var gone: UIView?
    do {
      let parent = UIView()
      parent.addSubview(child)
      gone = parent
    }
    #expect(gone == nil && child.superview == nil && child.layer.superlayer == nil)
  }

  @Test func aWindowThatGoesTakesItsViewsOffTheScreen() {
    let stage = ManualStage()
    let view = LoggingView("v", log)
    do {
      let window = UIWindow(screen: stage.screen)
      window.isHidden = false
      window.addSubview(view)
      #expect(stage.screen.windows.count == 2)
    }
    #expect(view.window == nil && view.superview == nil)
    #expect(stage.screen.windows.count == 1)
    #expect(stage.screen.rootLayer.sublayers?.count == 1)
  }

  @Test func aViewMayMoveItselfInsideACallback() {
    final class Fugitive: UIView {
      weak var refuge: UIView?
      override func willMove(toSuperview newSuperview: UIView?) {
        guard newSuperview == nil, let refuge else { return }
        self.refuge = nil
        refuge.addSubview(self)
      }
    }
    let (parent, refuge, view) = (UIView(), UIView(), Fugitive())
    parent.addSubview(view)
    view.refuge = refuge
    view.removeFromSuperview()
    #expect(view.superview === refuge && parent.subviews.isEmpty && refuge.subviews == [view])
  }

  private func expect(_ root: UIView, _ views: [UIView], _ location: SourceLocation = #_sourceLocation) {
    #expect(root.subviews == views, sourceLocation: location)
    #expect(root.layer.sublayers?.elementsEqual(views.map(\.layer), by: ===) ?? false, sourceLocation: location)
  }
}
