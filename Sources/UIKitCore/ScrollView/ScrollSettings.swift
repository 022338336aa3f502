internal import Foundation
internal import ScrollPhysics
internal import UIKitGraphics

/// What an app sets for the edges of the content and for the motion; a change is a change of the geometry.
struct ScrollRules: Equatable {
  var insetAdjustment = UIScrollView.ContentInsetAdjustmentBehavior.automatic
  var alignment = CGPoint.zero
  var bounces = true
  var bouncesAlong = PerAxis(x: true, y: true)
  var alwaysBounces = PerAxis(x: false, y: false)
  var isPaging = false
  var locksDirection = false
  var decelerationRate = UIScrollView.DecelerationRate.normal
  var minimumZoom: CGFloat = 1
  var maximumZoom: CGFloat = 1
  var bouncesZoom = true
}

/// What an app sets for fingers, wheels and keys.
struct ScrollInput {
  var isEnabled = true
  var delaysContentTouches = true
  var canCancelContentTouches = true
  var scrollsToTop = true
  var allowsKeys = true
  var transfersToParent = PerAxis(x: true, y: true)
  var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
}

/// The insets of the content, and the surroundings that they were computed from.
struct ScrollInsets {
  /// With the safe area's part and the room of a refreshing control.
  private(set) var adjusted = UIEdgeInsets.zero
  /// The safe area in the window; outside the last one there, so that leaving a window moves no content. nil before the first window.
  private(set) var safeArea: UIEdgeInsets?
  /// The room of the bar above that belongs to `safeArea`.
  private(set) var barRoom = BarRoom()
  /// The room as it was set last: it counts from the next `adopt(_:)` on.
  var nextBarRoom = BarRoom()
  /// What a keyboard on the screen covers at the bottom.
  var keyboard: CGFloat = 0

  /// Adopts the safe area in the window, with the room that was set.
  mutating func adopt(_ safeArea: UIEdgeInsets) { (self.safeArea, barRoom) = (safeArea, nextBarRoom) }

  /// Sets the adjusted insets; false if they are the same as before.
  mutating func adjust(to insets: UIEdgeInsets) -> Bool {
    if insets == adjusted { return false }
    adjusted = insets
    return true
  }
}
