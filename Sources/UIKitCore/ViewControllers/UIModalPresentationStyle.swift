/// The place in which `present(_:animated:completion:)` shows a controller.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// A sheet, as `.pageSheet`.
  case automatic = -2
  /// The answer of `adaptivePresentationStyle(for:)` for "no other style"; presenting with it is the same as `.automatic`.
  case none = -1
  /// The whole window; what is below leaves the window.
  case fullScreen = 0
  /// A sheet: in a window less than 768 points wide as wide as the window, else at most 704 points.
  case pageSheet = 1
  /// A sheet of 540 x 620 points in the middle, or of the controller's `preferredContentSize`; in a window less than 768 points wide as
  /// `.pageSheet`.
  case formSheet = 2
  /// The view of the nearest ancestor whose `definesPresentationContext` is true; what is below leaves the window.
  case currentContext = 3
  /// The presentation controller of the `transitioningDelegate` decides.
  case custom = 4
  /// The whole window; what is below stays.
  case overFullScreen = 5
  /// As `.currentContext`; what is below stays.
  case overCurrentContext = 6
  /// Beside a source, with an arrow; in a window less than 768 points wide as `.pageSheet`, unless a delegate says otherwise.
  case popover = 7
}

/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// From below, over what is there; the default.
  case coverVertical = 0
  /// Shown as `.crossDissolve`: views here have no back.
  case flipHorizontal = 1
  /// It fades in.
  case crossDissolve = 2
  /// Shown as `.coverVertical`: pages here do not curl.
  case partialCurl = 3
}

/// Names a controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Other names than those below name no controller.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is on the screen at the start.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is on the screen at the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Names a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Other names than those below name no view.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that leaves.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that comes.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
