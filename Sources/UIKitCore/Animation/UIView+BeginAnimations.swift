internal import Diagnostics
public import Foundation
internal import QuartzCore
public import Selectors

/// Animation blocks between `beginAnimations(_:context:)` and `commitAnimations()`.
///
/// The settings hold for the changes after them. `setAnimationTransition` is not there: use `UIView.transition(with:)`.
extension UIView {
  /// Begins a block, inside of another one if there is one. `animationID` and `context` are arguments of the selectors.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    OpenAnimations.blocks.append(OpenAnimations.Block(id: animationID, context: context))
  }

  /// Ends the block that was begun last. Stops the program if none is open.
  public class func commitAnimations() {
    guard let block = OpenAnimations.blocks.popLast() else {
      programmingError("UIView.commitAnimations(): no block is open; call beginAnimations(_:context:) before it")
    }
    block.commit()
  }

  /// Seconds; 0.2 at first. Must be finite and not negative.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    require(duration, 0, "setAnimationDuration(_:)")
    OpenAnimations.set { $0.duration = duration }
  }

  /// Seconds before the changes begin to show; 0 at first. Must be finite.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    require(0, delay, "setAnimationDelay(_:)")
    OpenAnimations.set { $0.delay = delay }
  }

  /// How often the changes are shown, with fractions; 0, the value at first, counts as 1.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    ensure(!repeatCount.isNaN && repeatCount >= 0, "UIView.setAnimationRepeatCount(\(repeatCount)): must not be negative")
    OpenAnimations.set { $0.repeatCount = repeatCount }
  }

  /// Whether each pass runs back to its start; false at first.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    OpenAnimations.set { $0.setOption(.autoreverse, repeatAutoreverses) }
  }

  /// Whether values that cannot be added up start from what is shown; false at first.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    OpenAnimations.set { $0.setOption(.beginFromCurrentState, fromCurrentState) }
  }

  /// The object that performs the selectors; retained until the end.
  public class func setAnimationDelegate(_ delegate: Any?) { OpenAnimations.set { $0.delegate = delegate as AnyObject? } }

  /// Performed at the end, with the block's name, whether the animations came to their end (`NSNumber`), and the context.
  public class func setAnimationDidStop(_ selector: Selector?) { OpenAnimations.set { $0.didStop = selector } }

  /// Performed at the commit, if the block animates something, with the block's name and the context.
  public class func setAnimationWillStart(_ selector: Selector?) { OpenAnimations.set { $0.willStart = selector } }

  /// The curve's options: flags of the curve replace those set before.
  package class func setAnimationCurve(options: AnimationOptions) {
    OpenAnimations.set { $0.options = $0.options.subtracting(.curveLinear).union(options) }
  }
}

/// The blocks that have been begun and not committed.
@MainActor private enum OpenAnimations {
  struct Settings {
    var duration: TimeInterval = 0.2
    var delay: TimeInterval = 0
    var repeatCount: Float = 0
    var options: UIView.AnimationOptions = []
    var delegate: AnyObject?
    var didStop: Selector?
    var willStart: Selector?

    mutating func setOption(_ option: UIView.AnimationOptions, _ isOn: Bool) {
      if isOn { options.insert(option) } else { options.remove(option) }
    }
  }

  @MainActor final class Block {
    let id: String?
    let context: UnsafeMutableRawPointer?
    var settings = Settings()
    /// The animation that takes the changes now, and what it is inside of.
    private var open: (animation: ViewAnimation, outer: ViewAnimation.Outer)!
    /// Animations that have not ended, plus 1 while the block is open.
    private var pending = 1
    private var isFinished = true

    init(id: String?, context: UnsafeMutableRawPointer?) {
      (self.id, self.context) = (id, context)
      enter()
    }

    func change(_ change: (inout Settings) -> Void) {
      open.animation.leave(open.outer)
      change(&settings)
      enter()
    }

    private func enter() {
      pending += 1
      let animation = ViewAnimation(
        pace: .curve(settings.options.timingFunction, duration: settings.duration), delay: settings.delay,
        options: settings.options, completion: { self.ended($0) })
      animation.repeatCount = settings.repeatCount
      open = (animation, animation.enter())
    }

    func commit() {
      open.animation.leave(open.outer)
      if pending > 1 { settings.delegate.map { perform(settings.willStart, on: $0, [id, context]) } }
      ended(true)
    }

    private func ended(_ finished: Bool) {
      if !finished { isFinished = false }
      pending -= 1
      guard pending == 0, let delegate = settings.delegate else { return }
      settings.delegate = nil
      perform(settings.didStop, on: delegate, [id, NSNumber(value: isFinished), context])
    }

    private func perform(_ selector: Selector?, on delegate: AnyObject, _ arguments: [Any?]) {
      selector?.perform(on: delegate, arguments, for: "UIView.setAnimationDelegate(_:)")
    }
  }

  static var blocks: [Block] = []

  /// Outside of a block a setting has no effect.
  static func set(_ change: (inout Settings) -> Void) { blocks.last?.change(change) }
}
