internal import CoreGraphics
internal import Foundation
internal import UIKitCore

/// What an app asks of the columns.
enum SplitRequest {
  case replace(UIViewController?, SplitColumn)
  case show(UISplitViewController.Column)
  case hide(UISplitViewController.Column)
}

/// What a split view shows, and what it is to show.
@MainActor struct SplitState {
  /// What moves the columns.
  enum Motion {
    case animation(Int)
    /// A finger, between two layouts.
    case swipe(from: SplitLayout, to: SplitLayout)
  }

  /// Whether the split view has chosen between one stack and several columns for the first time.
  var hasAdapted = false
  var isCollapsed = false
  /// The column whose controller shows everything while collapsed.
  var base: SplitColumn?
  /// The stack onto which the secondary of two controllers was put.
  weak var joint: UINavigationController?
  /// Whether screens move between the stacks of columns now.
  var isMovingScreens = false
  /// What an app has asked for while screens were on their way, in order.
  var requests: [SplitRequest] = []
  /// The display mode of the columns shown; `.automatic` before the first one.
  var mode = UISplitViewController.DisplayMode.automatic
  /// The number of sidebars that a call, a person or the behaviour wants.
  var chosen = 0
  /// The behaviour for which the number was last chosen.
  var decided: UISplitViewController.SplitBehavior?
  /// Whether the inspector is wanted, and whether the columns shown last had it among them.
  var wantsInspector = false
  var hadInspector = false
  /// What shows the inspector while collapsed.
  var inspectorSheet: InspectorSheet?
  /// How the next change is shown.
  var isAnimated = false
  /// Whether a finger drives the next change.
  var isDriven = false
  var motion: Motion?
  var animations = 0
  /// The size of the last layout.
  var size = CGSize.zero
  var leastSecondary: CGFloat?
  /// Children that this controller has added.
  var adopted: [UIViewController] = []
  /// The columns of which the delegate knows that they will be shown, and that they are.
  var toAnnounce: [UISplitViewController.Column] = []
  var (isAnnouncing, isReporting) = (false, false)
  var announced: [UISplitViewController.Column] = []
  var reported: [UISplitViewController.Column] = []
}
