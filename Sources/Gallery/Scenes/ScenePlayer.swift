internal import Foundation
internal import UIKit
internal import UIKitTesting

/// Plays a scene's script on a stage, as far as it is asked to.
@MainActor final class ScenePlayer {
  let stage: Stage
  let viewController: UIViewController
  private let script: SceneScript
  private var next = 0

  init(_ scene: GalleryScene, size: CGSize, scale: CGFloat) {
    stage = Stage(size: size, scale: scale)
    viewController = scene.makeViewController()
    script = scene.script
    let navigation = UINavigationController(rootViewController: SceneListViewController())
    navigation.pushViewController(viewController, animated: false)
    stage.rootViewController = navigation
    stage.advance(by: 0)
  }

  /// Plays on until `time` and shows that instant; the past stays past.
  func play(until time: TimeInterval) {
    while next < script.touches.count, script.touches[next].time <= time {
      let touch = script.touches[next]
      next += 1
      stage.advance(by: max(0, touch.time - stage.time))
      let size = stage.window.bounds.size
      stage.touch(touch.phase, at: CGPoint(x: touch.place.x * size.width, y: touch.place.y * size.height))
    }
    stage.advance(by: max(0, time - stage.time))
  }
}
