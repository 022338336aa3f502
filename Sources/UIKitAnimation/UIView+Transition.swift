internal import CoreGraphics
internal import Diagnostics
public import Foundation
internal import QuartzCore
public import UIKitCore

extension UIView.AnimationOptions {
  /// In a transition, changes of properties animate alongside.
  public static let allowAnimatedContent = Self(rawValue: 1 << 7)
  /// Every frame of a display of 60 Hz; without effect: each frame of the display is drawn.
  public static let preferredFramesPerSecond60 = Self(rawValue: 3 << 24)
  /// Every other frame of a display of 60 Hz; without effect.
  public static let preferredFramesPerSecond30 = Self(rawValue: 7 << 24)
  /// For `transition(from:to:)`: the views are hidden and shown, not removed and added.
  public static let showHideTransitionViews = Self(rawValue: 1 << 8)
  /// The view turns about its vertical axis, from left to right: it becomes narrow, changes, and widens. Without perspective.
  public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
  /// The same from right to left; without perspective there is no difference to see.
  public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
  /// Shown as a cross dissolve: pages do not curl here.
  public static let transitionCurlUp = Self(rawValue: 3 << 20)
  /// Shown as a cross dissolve: pages do not curl here.
  public static let transitionCurlDown = Self(rawValue: 4 << 20)
  /// The former content fades into the new one; what is equal in both does not change on the way.
  public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
  /// The view turns about its horizontal axis, without perspective.
  public static let transitionFlipFromTop = Self(rawValue: 6 << 20)
  /// The same from the bottom; without perspective there is no difference to see.
  public static let transitionFlipFromBottom = Self(rawValue: 7 << 20)
}

/// How a view changes its content.
private enum ContentTransition {
  case dissolve
  /// By a scale along an axis, `transform.scale.x` or `transform.scale.y`.
  case flip(String)

  init?(_ options: UIView.AnimationOptions) {
    switch (options.rawValue >> 20) & 7 {
    case 1, 2: self = .flip("transform.scale.x")
    case 6, 7: self = .flip("transform.scale.y")
    case 3, 4, 5: self = .dissolve
    default: return nil
    }
  }
}

extension UIView {
  /// Changes the content of a view by the transition that `options` name: the view with its subviews, as it is shown before `animations`,
  /// goes over to what it shows then.
  ///
  /// `animations` runs at once and without animation; with `.allowAnimatedContent` its changes of properties animate alongside. Without a
  /// transition in `options` it runs as in `UIView.animate`. Nothing is shown of a view in no window, and the completion is called at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (@MainActor () -> Void)?,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    require(duration, 0, "transition(with:duration:)")
    let changes = animations ?? {}
    let block = ViewAnimation(
      pace: .curve(timingFunction(of: options), duration: duration), delay: 0, options: options, completion: completion)
    block.run {
      guard let transition = ContentTransition(options) else { return changes() }
      if view.window != nil, UIView.areAnimationsEnabled { start(transition, of: view, in: block) }
      if options.contains(.allowAnimatedContent) { changes() } else { UIView.performWithoutAnimation(changes) }
    }
  }

  /// Replaces a view by another one in its superview, which shows the transition that `options` name; a cross dissolve if they name none.
  ///
  /// `toView` gets no frame. With `.showHideTransitionViews` both views stay where they are, one hidden and the other shown. A `fromView`
  /// without a superview stops the program.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    guard let superview = fromView.superview else {
      programmingError(
        "UIView.transition(from: \(type(of: fromView)), to: \(type(of: toView))): the first view has no superview; add it to one")
    }
    let named = ContentTransition(options) == nil ? options.union(.transitionCrossDissolve) : options
    transition(with: superview, duration: duration, options: named) {
      if options.contains(.showHideTransitionViews) {
        (fromView.isHidden, toView.isHidden) = (true, false)
      } else {
        superview.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    } completion: {
      completion?($0)
    }
  }

  private class func timingFunction(of options: AnimationOptions) -> CAMediaTimingFunction {
    (AnimationCurve(rawValue: Int(options.rawValue >> 16) & 3) ?? .easeInOut).timingFunction
  }

  private class func start(_ transition: ContentTransition, of view: UIView, in block: ViewAnimation) {
    switch transition {
    case .dissolve:
      add(CATransition(), forKey: kCATransition, to: view, in: block)
    case .flip(let path):
      let sides = CATransition()
      sides.type = .swap
      add(sides, forKey: kCATransition, to: view, in: block)
      let transform = view.layer.affineTransform()
      let scale =
        path == "transform.scale.x"
        ? (transform.a * transform.a + transform.b * transform.b).squareRoot()
        : (transform.c * transform.c + transform.d * transform.d).squareRoot()
      let turn = CAKeyframeAnimation(keyPath: path)
      // The width of a turning card is the cosine of its angle.
      turn.values = (0...16).map { scale * abs(cos(CGFloat($0) / 16 * .pi)) }
      add(turn, forKey: "transition.turn", to: view, in: block)
    }
  }

  private class func add(_ animation: CAAnimation, forKey key: String, to view: UIView, in block: ViewAnimation) {
    if case .curve(let function, let duration) = block.pace {
      (animation.timingFunction, animation.duration) = (function, duration)
    }
    if animation.duration == 0 { animation.duration = block.pace.duration }
    let link = ViewAnimationLink(block, view)
    animation.delegate = link
    block.animationStarted(in: view)
    if !block.options.contains(.allowUserInteraction) { link.block() }
    if block.driver?.take(animation, forKey: key, of: view.layer, in: block) ?? true { view.layer.add(animation, forKey: key) }
  }
}
