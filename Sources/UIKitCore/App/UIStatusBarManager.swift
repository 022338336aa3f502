public import Foundation

/// What a scene's controllers ask of the status bar, and where it is.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private weak var screen: UIScreen?

  init(_ screen: UIScreen) { self.screen = screen }

  /// What the controllers ask for; the system's own bar, if there is one, is not changed.
  open var statusBarStyle: UIStatusBarStyle { screen?.application.statusBarStyle ?? .default }

  /// Whether the controllers hide the status bar.
  open var isStatusBarHidden: Bool { screen?.application.isStatusBarHidden ?? false }

  /// The top of the screen that a status bar covers, in points: as high as the screen's safe area begins; zero if it is hidden.
  open var statusBarFrame: CGRect { screen?.application.statusBarFrame ?? .zero }
}
