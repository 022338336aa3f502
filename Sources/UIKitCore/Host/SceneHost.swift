/// What an app of several scenes needs from a platform: a window with a screen of its own for each.
@MainActor package protocol SceneHost: AnyObject {
  /// Opens a window and makes its screen, which the platform retains until `close(_:)`; throws if the desktop refuses.
  ///
  /// - Parameter name: The same in every run of the program, for what the platform remembers of the window.
  func openScreen(of application: UIApplication, named name: String) throws -> UIScreen

  /// Closes the window of a screen whose scene has been disconnected.
  func close(_ screen: UIScreen)

  /// Puts a window in front and asks for the keys.
  func raise(_ screen: UIScreen)

  /// Ends the app, as after its last window has been closed.
  func endApp()
}
