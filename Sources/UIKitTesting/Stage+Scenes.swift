internal import Diagnostics
public import Foundation
internal import ManualHost
internal import UIKitApp
public import UIKitCore

// The scenes of an app that was launched: each has a window of its own, and all share the stage's clock.
extension Stage {
  /// The scenes of the app, in the order of their connection.
  public var scenes: [UIWindowScene] { screens.map(\.scene) }

  /// The scene in front: fingers, keys, pictures and `window` are those of its window.
  public var scene: UIWindowScene { manual.screen.scene }

  /// Puts the window of a scene in front, as a person does with a click: it gets the keys, the scene becomes active, and the one before
  /// resigns. A finger that is down in the other window stays there. A scene that has been disconnected stops the program.
  public func activate(_ scene: UIWindowScene) {
    let screen = screen(of: scene, "activate(_:)")
    manual.raise(screen)
    app?.life.activate(screen)
  }

  /// Closes the window of a scene, as a person does: the scene is disconnected, or the app ends with its last scene. A scene that has been
  /// disconnected stops the program.
  public func close(_ scene: UIWindowScene) {
    guard let app else { programmingError("Stage.close(_:): no app has been launched; call Stage.launch(_:) first") }
    app.life.close(screen(of: scene, "close(_:)"))
  }

  /// Moves the window in front to a display of another scale and refresh rate, which its screen reports; frames stay at the stage's rate.
  /// Stops the program if they are not positive.
  public func moveToDisplay(scale: CGFloat, framesPerSecond: Int = 60) {
    ManualStage.requireLegal(size: manual.screen.bounds.size, scale: scale, framesPerSecond: framesPerSecond)
    changeDisplay(scale: scale, framesPerSecond: framesPerSecond)
  }

  private func screen(of scene: UIWindowScene, _ call: String) -> UIScreen {
    guard let screen = screens.first(where: { $0.scene === scene }) else {
      programmingError("Stage.\(call): the scene is not connected; choose one of Stage.scenes")
    }
    return screen
  }
}

/// Opens and closes windows on a stage.
@MainActor final class StageScenes: SceneHost {
  private weak var stage: Stage?

  init(_ stage: Stage) { self.stage = stage }

  func openScreen(of application: UIApplication, named name: String) throws -> UIScreen {
    guard let stage else { throw UISceneError(.requestDenied) }
    let surface = stage.openSurface()
    stage.manual.raise(surface.screen)
    return surface.screen
  }

  func close(_ screen: UIScreen) { stage?.manual.close(screen) }

  func raise(_ screen: UIScreen) { stage?.manual.raise(screen) }

  func endApp() { stage?.app?.life.end() }
}
