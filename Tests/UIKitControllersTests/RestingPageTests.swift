import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitControllers
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// A page controller rests on a page, whatever a finger and code do while it moves.
@MainActor @Suite struct RestingPageTests {
  @MainActor private final class Book: NSObject, UIPageViewControllerDataSource {
    let pages = (0..<5).map { _ in UIViewController() }

    private func page(beside controller: UIViewController, _ step: Int) -> UIViewController? {
      guard let index = pages.firstIndex(of: controller), pages.indices.contains(index + step) else { return nil }
      return pages[index + step]
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(beside: viewController, 1) }
  }

  @MainActor private struct Rig {
    let stage = ManualStage(size: CGSize(width: 400, height: 648), scale: 2)
    let book = Book()
    let pages: UIPageViewController
    let isVertical: Bool
    var ends: [Bool] = []

    init(at page: Int, isVertical: Bool) {
      self.isVertical = isVertical
      pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: isVertical ? .vertical : .horizontal)
      pages.dataSource = book
      pages.setViewControllers([book.pages[page]], direction: .forward, animated: false)
      stage.window.rootViewController = pages
      stage.advance(by: 0)
    }

    /// Moves a finger along the axis, against the direction of scrolling.
    func point(_ distance: CGFloat) -> CGPoint {
      isVertical ? CGPoint(x: 200, y: 300 + distance) : CGPoint(x: 200 + distance, y: 300)
    }

    func drag(by distance: CGFloat) { stage.drag(from: point(0), to: point(distance), duration: 0.1) }

    func wait(frames: Int) { for _ in 0..<frames { stage.advance(by: 1.0 / 60) } }

    func set(_ page: Int, animated: Bool) {
      pages.setViewControllers([book.pages[page]], direction: .forward, animated: animated)
    }

    /// What is wrong at rest; nil if one page fills the window and can be swiped.
    @MainActor func problem() -> String? {
      guard stage.settle() else { return "it does not settle" }
      guard let shown = pages.viewControllers?.first, pages.children == [shown] else { return "children are \(pages.children)" }
      let frame = shown.view.convert(shown.view.bounds, to: nil)
      return frame == stage.window.bounds ? nil : "the page rests at \(frame)"
    }
  }

  @Test(arguments: [false, true], [false, true]) func aChangeInsideABounceRestsOnItsPage(isVertical: Bool, animated: Bool) {
    for (page, distance) in [(0, CGFloat(150)), (4, -150), (2, 30), (2, -30), (2, 150)] {
      for frames in stride(from: 0, to: 40, by: 3) {
        let rig = Rig(at: page, isVertical: isVertical)
        rig.drag(by: distance)
        rig.wait(frames: frames)
        rig.set(3, animated: animated)
        #expect(rig.problem() == nil, "\(frames) frames after a drag by \(distance) from page \(page)")
        #expect(rig.pages.viewControllers == [rig.book.pages[3]])
      }
    }
  }

  @Test(arguments: [false, true], [0, 2, 30]) func aTouchInsideAnAnimatedChangeRestsOnAPage(isVertical: Bool, hold: Int) {
    for frames in stride(from: 0, to: 45, by: 2) {
      let rig = Rig(at: 1, isVertical: isVertical)
      rig.set(3, animated: true)
      rig.wait(frames: frames)
      rig.stage.touch(.began, at: rig.point(0))
      rig.wait(frames: hold)
      rig.stage.touch(.ended, at: rig.point(0))
      #expect(rig.problem() == nil, "a touch of \(hold) frames after \(frames)")
    }
  }

  @Test(arguments: [false, true], [-40, 40]) func aDragInsideAnAnimatedChangeRestsOnAPage(isVertical: Bool, distance: CGFloat) {
    for frames in stride(from: 0, to: 45, by: 2) {
      let rig = Rig(at: 1, isVertical: isVertical)
      rig.set(3, animated: true)
      rig.wait(frames: frames)
      rig.drag(by: distance)
      #expect(rig.problem() == nil, "a drag after \(frames) frames")
      rig.drag(by: -200)
      #expect(rig.problem() == nil, "a swipe afterwards")
    }
  }

  @Test(arguments: [false, true]) func aChangeUnderAFingerRestsOnItsPage(animated: Bool) {
    for distance in [CGFloat(-180), -20, 20, 180] {
      let rig = Rig(at: 2, isVertical: false)
      rig.stage.touch(.began, at: rig.point(0))
      for step in 1...10 {
        rig.wait(frames: 1)
        rig.stage.touch(.moved, at: rig.point(distance * CGFloat(step) / 10))
      }
      rig.set(3, animated: animated)
      rig.wait(frames: 3)
      rig.stage.touch(.moved, at: rig.point(distance * 1.05))
      rig.wait(frames: 10)
      rig.stage.touch(.ended, at: rig.point(distance * 1.05))
      #expect(rig.problem() == nil, "\(distance)")
    }
  }

  @Test func aWindowThatChangesItsSizeInsideAChangeRestsOnItsPage() {
    for frames in stride(from: 0, to: 40, by: 3) {
      for isByHand in [false, true] {
        let rig = Rig(at: 1, isVertical: false)
        if isByHand { rig.drag(by: -200) } else { rig.set(3, animated: true) }
        rig.wait(frames: frames)
        rig.stage.resize(to: CGSize(width: 648, height: 400), safeAreaInsets: .zero, duration: 0)
        #expect(rig.problem() == nil, "\(frames) frames, by hand: \(isByHand)")
      }
    }
  }

  @Test(arguments: [false, true]) func aControllerThatLeavesTheWindowInsideAChangeComesBackOnAPage(isByHand: Bool) {
    for frames in stride(from: 0, to: 40, by: 3) {
      let rig = Rig(at: 1, isVertical: false)
      if isByHand { rig.drag(by: -200) } else { rig.set(3, animated: true) }
      rig.wait(frames: frames)
      rig.stage.window.rootViewController = UIViewController()
      rig.wait(frames: 2)
      rig.stage.window.rootViewController = rig.pages
      #expect(rig.problem() == nil, "\(frames) frames")
    }
  }
}
