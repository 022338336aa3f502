internal import Diagnostics
public import Foundation
internal import ManualHost
public import UIKitApp
public import UIKitCore
public import UIKitGraphics

extension Stage {
  /// Launches an app on the stage, as the system does: its delegate and its scene's delegate receive the messages of a launch, and `window` is
  /// the app's key window from then on.
  ///
  /// `arguments` are those of the program: addresses with a scheme among them (`trails://lake`) are opened. The stage retains the delegate. A
  /// second launch stops the program: make another stage.
  public func launch(_ delegate: any UIApplicationDelegate, arguments: [String] = []) {
    ensure(app == nil, "Stage.launch(_:): the stage has launched an app before; make a new Stage")
    let application = manual.screen.application
    let life = AppLife(application)
    app = (life, delegate)
    application.sceneHost = sceneHost
    life.launch(delegate, arguments: arguments)
    // The stage's own window is empty and behind the app's.
    for surface in manual.surfaces where surface.screen.keyWindow !== surface.window { surface.window.isHidden = true }
  }

  /// Ends the app that was launched: its delegates receive the messages with which apps save their data. Later calls do nothing.
  public func terminate() {
    guard let app else { programmingError("Stage.terminate(): no app has been launched; call Stage.launch(_:) first") }
    app.life.end()
  }

  /// Turns the simulated device, as a person does, in `duration` seconds: the screen's sides change places, and view controllers receive
  /// `viewWillTransition(to:with:)`.
  ///
  /// Nothing changes if the app (`application(_:supportedInterfaceOrientationsFor:)`) or the view controller in front
  /// (`supportedInterfaceOrientations`) does not allow the orientation. `safeAreaInsets` are those of the device in that orientation.
  ///
  /// - Returns: Whether the device shows that orientation afterwards.
  @discardableResult
  public func turn(
    to orientation: UIInterfaceOrientation, safeAreaInsets: UIEdgeInsets = .zero, duration: TimeInterval = 0.3
  ) -> Bool {
    ensure(orientation != .unknown, "Stage.turn(to: .unknown): name one of the four orientations")
    let screen = manual.screen
    guard screen.application.allowedOrientations.contains(UIInterfaceOrientationMask(orientation)) else { return false }
    let sides = screen.bounds.size
    let (short, long) = (min(sides.width, sides.height), max(sides.width, sides.height))
    screen.orientation = orientation
    resize(
      to: orientation.isLandscape ? CGSize(width: long, height: short) : CGSize(width: short, height: long),
      safeAreaInsets: safeAreaInsets, duration: duration)
    return true
  }

  /// Turns to the first orientation that is allowed.
  func leaveForbiddenOrientation() {
    let application = manual.screen.application
    let allowed = application.allowedOrientations
    guard !allowed.contains(UIInterfaceOrientationMask(application.statusBarOrientation)) else { return }
    let preferred = manual.screen.keyWindow?.preferredOrientationInFront.map { [$0] } ?? []
    let order: [UIInterfaceOrientation] = preferred + [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
    if let other = order.first(where: { allowed.contains(UIInterfaceOrientationMask($0)) }) { turn(to: other) }
  }
}
