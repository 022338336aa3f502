public import Foundation
internal import UIKitGraphics

/// A move of the focus: from which item, to which, and on which way.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// The item that has the focus before; nil for none.
  open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  /// The item that has the focus afterwards; nil for none.
  open private(set) weak var nextFocusedItem: (any UIFocusItem)?
  /// Empty for a move that no key has asked for.
  open private(set) var focusHeading: UIFocusHeading

  init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, _ heading: UIFocusHeading) {
    (previouslyFocusedItem, nextFocusedItem, focusHeading) = (previous, next, heading)
    super.init()
  }

  /// The move that another context describes; for contexts of lists, which say more about it.
  @_spi(UIKitModules) public init(_ other: UIFocusUpdateContext) {
    (previouslyFocusedItem, nextFocusedItem) = (other.previouslyFocusedItem, other.nextFocusedItem)
    focusHeading = other.focusHeading
    super.init()
  }

  /// `previouslyFocusedItem`, if it is a view.
  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  /// `nextFocusedItem`, if it is a view.
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}

/// The animation that goes with a move of the focus.
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// In seconds.
  var duration: TimeInterval { get }
}

/// Runs animations together with a move of the focus.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  /// Seconds. Our choice: keys that repeat every 33 ms are not to wait for it.
  static let duration: TimeInterval = 0.15

  private final class Context: NSObject, UIFocusAnimationContext {
    var duration: TimeInterval { UIFocusAnimationCoordinator.duration }
  }

  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  private let context = Context()

  /// Adds animations of the move, and what is done after all of them.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    if let animations { self.animations.append(animations) }
    if let completion { completions.append(completion) }
  }

  /// Adds animations of the item that the focus comes to; `completion` is called after all animations.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) { add(animations, completion) }

  /// Adds animations of the item that the focus leaves; `completion` is called after all animations.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) { add(animations, completion) }

  private func add(_ animations: ((any UIFocusAnimationContext) -> Void)?, _ completion: (() -> Void)?) {
    addCoordinatedAnimations(animations.map { body in { [context] in body(context) } }, completion: completion)
  }

  /// Runs what has been added.
  func run() {
    guard !animations.isEmpty || !completions.isEmpty else { return }
    let (animations, completions) = (animations, completions)
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { for animation in animations { animation() } },
      completion: { _ in for completion in completions { completion() } })
  }
}
