/// The colour of the status bar's text.
public enum UIStatusBarStyle: Int, Sendable {
  /// Follows light and dark.
  case `default` = 0
  /// For a dark background.
  case lightContent = 1
  /// For a light background.
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

/// How the screen is held. A desktop's window counts as portrait unless it is wider than high.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Named after the side where the device's home button was.
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether it is one of the two upright orientations.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is one of the two orientations on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
