internal import CoreGraphics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore

// Changes by code.
extension UIPageViewController: ScreenContainer {
  func change(_ change: PageChange) {
    waiting?.completion?(false)
    waiting = change
    changing {}
  }

  var isBehind: Bool { waiting != nil }

  func follow() {
    guard let change = waiting else { return }
    waiting = nil
    let (next, completion) = (change.controller, change.completion)
    if turn != nil {
      let isByCode = turn?.isByTouch == false
      end(isCompleted: isByCode, finished: false)
      rest()
    }
    neighbors = nil
    guard next !== shown else {
      updatePageControl()
      completion?(true)
      return
    }
    guard change.animated, isShown, shown != nil, view.window != nil, UIView.areAnimationsEnabled else {
      if isViewLoaded { rest() }
      replace(by: next)
      updatePageControl()
      completion?(true)
      return
    }
    turn(to: next, change.direction, isByTouch: false, completion)
    updatePageControl()
  }

  func turn(
    to next: UIViewController, _ direction: NavigationDirection, isByTouch: Bool, _ completion: (@MainActor (Bool) -> Void)?
  ) {
    view.layoutIfNeeded()
    let place = (direction == .forward) != isMirrored ? 2 : 0
    begin(PageTurn(controller: next, place: place, isByTouch: isByTouch, completion: completion))
    setInsets()
    animateTurn()
  }

  private func replace(by next: UIViewController) {
    let former = shown
    shown = next
    guard isViewLoaded else {
      if let former {
        former.willMove(toParent: nil)
        former.removeFromParent()
      }
      addChild(next)
      return
    }
    if isShown {
      former?.beginAppearanceTransition(false, animated: false)
      next.beginAppearanceTransition(true, animated: false)
    }
    enter(next)
    former?.willMove(toParent: nil)
    former?.view.removeFromSuperview()
    if isShown {
      former?.endAppearanceTransition()
      next.endAppearanceTransition()
    }
    former?.removeFromParent()
    view.setNeedsLayout()
    setNeedsStatusBarAppearanceUpdate()
  }
}
