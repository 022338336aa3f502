internal import CoreGraphics
internal import Foundation
internal import UIKitGraphics

/// The transition of a window to another size.
@MainActor final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Action = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let window: UIWindow
  let transitionDuration: TimeInterval
  private var animations: [Action] = []
  private var completions: [Action] = []
  private var hasRun = false

  init(_ window: UIWindow, duration: TimeInterval) { (self.window, transitionDuration) = (window, duration) }

  var isAnimated: Bool { transitionDuration > 0 }
  var isInteractive: Bool { false }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isCancelled: Bool { false }
  var percentComplete: CGFloat { 0 }
  var completionVelocity: CGFloat { 1 }
  var containerView: UIView { window }
  var targetTransform: CGAffineTransform { .identity }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  // MARK: Running

  private var controller: UIViewController? { window.rootViewController.flatMap { $0.isViewLoaded ? $0 : nil } }

  /// Announces the new size and traits to the window's controller.
  func announce(_ size: CGSize, _ traits: UITraitCollection) {
    guard let controller else { return }
    controller.sizeTransition = self
    let collection = controller.resolvedTraits(in: window.resolvedTraits(in: traits))
    if collection != controller.traitCollection { controller.willTransition(to: collection, with: self) }
    controller.viewWillTransition(to: size, with: self)
  }

  func run(_ change: @escaping @MainActor @Sendable () -> Void) {
    let changes: @MainActor @Sendable () -> Void = {
      change()
      self.hasRun = true
      for animation in self.animations { animation(self) }
      self.window.layoutIfNeeded()
    }
    if isAnimated {
      UIView.animate(withDuration: transitionDuration, animations: changes) { _ in self.finish() }
    } else {
      changes()
      finish()
    }
  }

  private func finish() {
    if let controller, controller.sizeTransition === self { controller.sizeTransition = nil }
    for completion in completions { completion(self) }
    (animations, completions) = ([], [])
  }

  // MARK: Company

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation, !hasRun { animations.append(animation) }
    if let completion { completions.append(completion) }
    return !hasRun
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Does nothing: no finger drives the transition.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {}
}

extension UIViewController {
  /// Announces the transition to the children whose size will change, and to the presented controller.
  func passOn(_ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in storedChildren {
      guard let view = child.viewIfLoaded else { continue }
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if childSize != view.bounds.size { child.viewWillTransition(to: childSize, with: coordinator) }
    }
    presentingRecord?.shown?.viewWillTransition(to: size, with: coordinator)
  }

  func passOn(_ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in storedChildren where child.isViewLoaded {
      let childTraits = child.resolvedTraits(in: traits)
      if childTraits != child.traitCollection { child.willTransition(to: childTraits, with: coordinator) }
    }
  }

  func childSize(_ container: any UIContentContainer, _ parentSize: CGSize) -> CGSize {
    guard let view = (container as? UIViewController)?.viewIfLoaded else { return parentSize }
    return view.bounds.size == storedView?.bounds.size ? parentSize : view.bounds.size
  }
}
