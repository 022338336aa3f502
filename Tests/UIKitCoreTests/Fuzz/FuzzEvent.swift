import Foundation
import UIKitCore
import TestSupport
import UIKitGraphics

/// What may happen to a tree of scroll views; views by their number.
enum FuzzEvent {
  // By the person. The last finger is a mouse.
  case down(Int, CGPoint)
  case move(Int, CGPoint)
  case up(Int)
  case cancel(Int)
  /// So many fingers at once.
  case hand(Int, around: CGPoint)
  /// All that are down, away from their middle and together with it.
  case spread(CGFloat, CGPoint)
  case lift
  case wheel(CGPoint, at: CGPoint, precise: Bool, UIKeyModifierFlags)
  /// Fingers on a trackpad that are down go up, others come down; or they move.
  case trackpad(CGPoint, at: CGPoint, Trackpad)
  case key(UIKeyboardHIDUsage, RawKey.Action, UIKeyModifierFlags)
  case statusBar
  case wait(TimeInterval)
  // By the system.
  case resize(CGSize)
  // By code, also inside messages.
  case set(Int, Property)
  case call(Int, Call)

  enum Trackpad { case moves, comesOrGoes, isTakenAway }

  enum Property {
    case contentSize(CGSize)
    case contentInset(UIEdgeInsets)
    case frame(CGRect)
    case paging(Bool)
    case lock(Bool)
    case scrollEnabled(Bool)
    case bounces(Bool)
    case bouncesVertically(Bool)
    case bouncesHorizontally(Bool)
    case alwaysBounce(vertical: Bool, horizontal: Bool)
    case alignment(CGPoint)
    case fast(Bool)
    case delaysTouches(Bool)
    case cancelsTouches(Bool)
    case adjustment(UIScrollView.ContentInsetAdjustmentBehavior)
    case hidden(Bool)
    case transfersToParent(vertical: Bool, horizontal: Bool)
    case refreshControl(Bool)
    case refreshing(Bool)
    case zoomLimits(CGFloat, CGFloat)
    case bouncesZoom(Bool)
    case redrawsAfterZooming(Bool)
    case zooms(ZoomedView)
  }

  /// What a delegate says when it is asked which view to zoom.
  enum ZoomedView: CaseIterable {
    /// All that is in the scroll view.
    case sheet
    /// A view in that, which may be a scroll view itself.
    case content, inner
    /// One that is nowhere.
    case loose
    case none
  }

  /// Places are shares of what is legal, so that offsets by code are legal when they are set.
  enum Call {
    case offset(CGPoint, animated: Bool)
    case assign(CGPoint)
    case reveal(CGRect, animated: Bool)
    case zoomScale(CGFloat, animated: Bool)
    case zoom(CGRect, animated: Bool)
    case stop
    case flash
    case remove
    case restore
    case removeSheet
    case restoreSheet
    case panOff
    case pinchOff
  }
}
