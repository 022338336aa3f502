internal import Foundation
internal import UIKit
internal import UIKitTesting

/// Plays a scene's script on a stage, up to a given time.
///
/// Frames fall on the grid of `SceneScript.framesPerSecond` only: a touch is sent just after a frame, and the next frame shows its effect.
@MainActor final class ScenePlayer {
  let stage: Stage
  let viewController: SceneViewController
  private let script: SceneScript
  private var next = 0
  private var nextTap = 0
  private var nextText = 0
  private let showsFingers: Bool
  private var fingers: [Int: FingerView] = [:]
  /// Where the elements were that touches have begun on, by finger.
  private var named: [Int: CGRect] = [:]

  /// - Parameters:
  ///   - script: Played instead of the scene's own.
  ///   - drawsEveryFrame: Whether pixels come about as in a window, frame by frame.
  ///   - usesFixedFont: Whether letters are boxes, the same with all installed fonts.
  init(
    _ scene: GalleryScene, script: SceneScript? = nil, size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle = .unspecified,
    showsXRay: Bool = false, showsFingers: Bool = false, drawsEveryFrame: Bool = false, usesFixedFont: Bool = false,
    settings: LaunchSettings = LaunchSettings(arguments: [], environment: [:])
  ) {
    self.showsFingers = showsFingers
    stage = Stage(
      size: size, scale: scale, framesPerSecond: SceneScript.framesPerSecond, usesFixedFont: usesFixedFont)
    stage.drawsEveryFrame = drawsEveryFrame
    settings.apply(to: stage.window.screen)
    stage.window.overrideUserInterfaceStyle = style
    viewController = scene.makeViewController()
    viewController.showsXRayAtFirst = showsXRay
    self.script = script ?? scene.script
    let navigation = UINavigationController(rootViewController: SceneListViewController())
    navigation.pushViewController(viewController, animated: false)
    stage.rootViewController = navigation
    stage.advance(by: 0)
  }

  /// Plays on to the last frame that is not after `time`; does nothing if that frame has been played.
  func play(until time: TimeInterval) {
    // A time that differs from a frame's time only by rounding counts as that frame's time.
    let end = Int((time * Double(SceneScript.framesPerSecond) + 1e-6).rounded(.down))
    while next < script.touches.count, script.touches[next].frame < end {
      let touch = script.touches[next]
      next += 1
      tapStatusBar(before: touch.frame)
      typeText(before: touch.frame)
      advance(toFrame: touch.frame)
      guard let point = place(touch) else { continue }
      if showsFingers { showFinger(touch.id, at: point, isDown: touch.phase == .began || touch.phase == .moved) }
      stage.touch(touch.phase, at: point, id: touch.id)
    }
    tapStatusBar(before: end)
    typeText(before: end)
    advance(toFrame: end)
  }

  private func showFinger(_ id: Int, at point: CGPoint, isDown: Bool) {
    let finger = fingers[id] ?? FingerView()
    fingers[id] = finger
    // A finger on the keyboard, too.
    let front = stage.window.screen.windows.last ?? stage.window
    if finger.superview !== front { front.addSubview(finger) }
    finger.alpha = 1
    finger.center = point
    if !isDown { UIView.animate(withDuration: 0.2) { finger.alpha = 0 } }
  }

  private func tapStatusBar(before frame: Int) {
    while nextTap < script.statusBarTaps.count, script.statusBarTaps[nextTap] < frame {
      advance(toFrame: script.statusBarTaps[nextTap])
      stage.tapStatusBar()
      nextTap += 1
    }
  }

  private func typeText(before frame: Int) {
    while nextText < script.typedTexts.count, script.typedTexts[nextText].frame < frame {
      advance(toFrame: script.typedTexts[nextText].frame)
      stage.typeText(script.typedTexts[nextText].text)
      nextText += 1
    }
  }

  /// Does nothing at that frame's time: advancing by zero would produce a second frame.
  private func advance(toFrame frame: Int) {
    let rest = Double(frame) / Double(SceneScript.framesPerSecond) - stage.time
    if rest > 1e-9 { stage.advance(by: rest) }
  }

  /// The place in window coordinates, limited to the window in case a small window clips the playing field; nil where there is no element
  /// of that name, or for the end of a touch that did not begin.
  private func place(_ touch: SceneScript.Touch) -> CGPoint? {
    var place: CGPoint
    if let label = touch.label {
      if touch.phase == .began { named[touch.id] = try? stage.find(label: label).frame }
      guard let frame = named[touch.id] else { return nil }
      place = CGPoint(x: frame.minX + touch.place.x * frame.width, y: frame.minY + touch.place.y * frame.height)
    } else {
      let field = viewController.playingField
      // A scroll view's bounds origin is its offset.
      let bounds = field.bounds
      let point = CGPoint(x: bounds.minX + touch.place.x * bounds.width, y: bounds.minY + touch.place.y * bounds.height)
      place = field.convert(point, to: nil)
    }
    let window = stage.window.bounds
    return CGPoint(x: min(max(place.x, 0), window.maxX - 1), y: min(max(place.y, 0), window.maxY - 1))
  }
}
