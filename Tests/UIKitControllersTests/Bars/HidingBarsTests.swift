import CoreGraphics
import Foundation
import ManualHost
import Testing
@testable import UIKitControllers
@testable import UIKitCore
import UIKitControls
import UIKitGraphics
import UIKitTables
import UIKitTestSupport

/// Bars that a person's swipes and taps, the height and the keyboard hide.
@MainActor @Suite struct HidingBarsTests {
  private let rig = BarRig()

  private var isHidden: Bool { rig.navigation.isNavigationBarHidden }

  private func swipe(by distance: CGFloat) {
    rig.stage.drag(
      from: CGPoint(x: 200, y: 450 - distance / 2), to: CGPoint(x: 200, y: 450 + distance / 2), duration: 0.3, holdBeforeLift: 0.2
    )
    rig.stage.settle()
  }

  @Test func nothingHidesByItself() {
    swipe(by: -300)
    rig.stage.tap(at: CGPoint(x: 200, y: 400))
    rig.stage.settle()
    #expect(!isHidden && rig.navigation.hiding == nil)
    #expect(!rig.navigation.hidesBarsOnSwipe && !rig.navigation.hidesBarsOnTap)
    #expect(!rig.navigation.hidesBarsWhenVerticallyCompact && !rig.navigation.hidesBarsWhenKeyboardAppears)
  }

  @Test func aSwipeUpHidesBothBarsAndOneDownShowsThem() {
    rig.navigation.isToolbarHidden = false
    rig.navigation.hidesBarsOnSwipe = true
    #expect(rig.navigation.barHideOnSwipeGestureRecognizer.isEnabled)
    swipe(by: -30)
    #expect(!isHidden, "too short")
    swipe(by: -300)
    #expect(isHidden && rig.navigation.isToolbarHidden)
    #expect(rig.table.adjustedContentInset.top == 47 && rig.table.contentOffset.y > 0, "the list has scrolled as well")
    swipe(by: 100)
    #expect(!isHidden && !rig.navigation.isToolbarHidden)
    rig.navigation.hidesBarsOnSwipe = false
    swipe(by: -300)
    #expect(!isHidden)
  }

  @Test func aFingerThatTurnsRoundShowsTheBarsInTheSameSwipe() {
    rig.navigation.hidesBarsOnSwipe = true
    var y: CGFloat = 600
    rig.stage.touch(.began, at: CGPoint(x: 200, y: y))
    func move(to end: CGFloat) {
      while y != end {
        y += y < end ? 5 : -5
        rig.stage.run(to: rig.stage.time + 0.008)
        rig.stage.touch(.moved, at: CGPoint(x: 200, y: y))
      }
    }
    move(to: 400)
    #expect(isHidden)
    move(to: 500)
    #expect(!isHidden)
    move(to: 440)
    #expect(isHidden)
    rig.stage.touch(.ended, at: CGPoint(x: 200, y: y))
    rig.stage.settle()
  }

  @Test func barsThatTheAppHasHiddenStayHidden() {
    rig.navigation.hidesBarsOnSwipe = true
    rig.navigation.isNavigationBarHidden = true
    swipe(by: -200)
    swipe(by: 300)
    #expect(isHidden && rig.navigation.isToolbarHidden)
  }

  @Test func aTapOnTheContentHidesAndShows() {
    let (screen, button) = (UIViewController(), UIButton(type: .system))
    var taps = 0
    button.frame = CGRect(x: 100, y: 500, width: 100, height: 50)
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    screen.view.addSubview(button)
    rig.navigation.setViewControllers([screen], animated: false)
    rig.navigation.hidesBarsOnTap = true
    rig.stage.settle()
    func tap(_ x: CGFloat, _ y: CGFloat) {
      rig.stage.tap(at: CGPoint(x: x, y: y))
      rig.stage.settle()
    }
    tap(150, 520)
    #expect(!isHidden && taps == 1, "the button's own tap")
    tap(300, 70)
    #expect(!isHidden, "the bar's own tap")
    tap(300, 600)
    #expect(isHidden && screen.view.safeAreaInsets.top == 47)
    tap(300, 600)
    #expect(!isHidden && screen.view.safeAreaInsets.top == 143)
    #expect(rig.navigation.barHideOnTapGestureRecognizer.isEnabled)
  }

  @Test func aTapStillSelectsTheRow() {
    rig.navigation.hidesBarsOnTap = true
    rig.stage.tap(at: CGPoint(x: 200, y: 300))
    rig.stage.settle()
    #expect(isHidden && rig.table.indexPathForSelectedRow != nil)
  }

  @Test func aCompactHeightHidesUntilATap() {
    rig.navigation.hidesBarsWhenVerticallyCompact = true
    rig.stage.resize(to: CGSize(width: 852, height: 393), safeAreaInsets: .zero, duration: 0)
    rig.stage.settle()
    #expect(isHidden && rig.table.adjustedContentInset.top == 0)
    rig.stage.tap(at: CGPoint(x: 200, y: 300))
    rig.stage.settle()
    #expect(!isHidden)
    rig.stage.tap(at: CGPoint(x: 200, y: 300))
    rig.stage.settle()
    rig.stage.resize(
      to: CGSize(width: 393, height: 852), safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), duration: 0)
    rig.stage.settle()
    #expect(!isHidden && rig.bar.frame.height == 96)
  }

  @Test func aKeyboardHidesThem() {
    rig.navigation.hidesBarsWhenKeyboardAppears = true
    NotificationCenter.default.post(name: Notification.Name("UIKeyboardWillShowNotification"), object: nil)
    rig.stage.settle()
    #expect(isHidden)
    rig.stage.tap(at: CGPoint(x: 200, y: 300))
    rig.stage.settle()
    #expect(!isHidden)
  }
}
