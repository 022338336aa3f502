internal import CoreGraphics
internal import Foundation
internal import UIKitGraphics

// The way of a presentation: idle, presenting, presented, dismissing, idle.
extension UIPresentationController {
  var transition: ModalTransition? {
    switch phase {
    case .presenting(let transition), .dismissing(let transition): transition
    case .idle, .presented: nil
    }
  }

  /// Whether the presented controller is there, and no transition is under way.
  package var isPresented: Bool { if case .presented = phase { true } else { false } }

  /// Whether the presented controller comes or is there.
  package var isComingOrPresented: Bool { if case .presenting = phase { true } else { isPresented } }

  /// Jumps to the end of the transition under way, if there is one.
  package func finishTransition() { transition?.finish() }

  /// Whether touches beside the presented view reach what is below.
  package var passesTouches: Bool {
    get { container?.passesTouches ?? false }
    set { container?.passesTouches = newValue }
  }

  var isDismissing: Bool { if case .dismissing = phase { true } else { false } }

  // MARK: Presenting

  /// Shows the presented controller in a view, above what is there, after `announce` has announced it.
  func begin(
    in place: (host: UIView, frame: CGRect), animated: Bool, completion: (() -> Void)?, _ announce: () -> Void
  ) {
    waiting = []
    announce()
    present(in: place.host, frame: place.frame, animated: animated, completion: completion)
    let calls = waiting ?? []
    waiting = nil
    for call in calls { call() }
  }

  private func present(in host: UIView, frame: CGRect, animated: Bool, completion: (() -> Void)?) {
    let (controller, presenter) = (presentedViewController, presentingViewController)
    controller.loadViewIfNeeded()
    if endsEditing { presenter.viewIfLoaded?.window?.endEditing(true) }
    let container = PresentationContainer(frame: frame)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentation = self
    container.isInTransition = true
    self.container = container
    controller.isBeingPresented = true
    host.addSubview(container)
    let removed = shouldRemovePresentersView ? presenter.viewIfLoaded : nil
    removedView = removed == nil ? nil : RemovedView(of: presenter)
    let delegate = controller.transitioningDelegate
    let custom = delegate?.animationController(forPresented: controller, presenting: presenter, source: source ?? presenter)
    let transition = makeTransition(
      in: container, isPresentation: true, animated: animated, custom: custom,
      driver: custom.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
    ) { [self] completed in
      endPresenting(completed)
      if completed { completion?() }
    }
    phase = .presenting(transition)
    presentationTransitionWillBegin()
    if removed != nil { presenter.beginAppearanceTransition(false, animated: animated) }
    controller.beginAppearanceTransition(true, animated: animated)
    if let removed {
      if let superview = removed.superview { removed.frame = container.convert(removed.frame, from: superview) }
      container.insertSubview(removed, at: 0)
    }
    transition.sides.presentedView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    transition.run()
  }

  private func endPresenting(_ completed: Bool) {
    let (controller, presenter) = (presentedViewController, presentingViewController)
    guard completed else {
      controller.beginAppearanceTransition(false, animated: false)
      leave()
      presentationTransitionDidEnd(false)
      return
    }
    container?.isInTransition = false
    removedView?.view.removeFromSuperview()
    controller.endAppearanceTransition()
    controller.isBeingPresented = false
    if removedView != nil { presenter.endAppearanceTransition() }
    phase = .presented
    presentationTransitionDidEnd(true)
    container?.setNeedsLayout()
  }

  // MARK: Dismissing

  /// Removes the presented controller; what it has presented itself leaves first, without an animation.
  package func dismiss(animated: Bool, completion: (() -> Void)?) {
    if case .dismissing(let transition) = phase {
      transition.onEnd { completion?() }
      if !animated, transition.stage == .running { transition.finish() }
      return
    }
    // Called from a message of a beginning or an end, here or above: that comes first.
    for presentation in sequence(first: self, next: { $0.presentedViewController.presentingRecord?.shown }) {
      let again: @MainActor () -> Void = { self.dismiss(animated: animated, completion: completion) }
      if presentation.waiting != nil {
        presentation.waiting?.append(again)
        return
      }
      if let transition = presentation.transition, transition.stage == .ended { return transition.onEnd(again) }
    }
    transition?.finish()
    guard case .presented = phase, let container else { return }
    let (controller, presenter) = (presentedViewController, presentingViewController)
    let custom = controller.transitioningDelegate?.animationController(forDismissed: controller)
    let transition = makeTransition(
      in: container, isPresentation: false, animated: animated, custom: custom,
      driver: custom.flatMap { controller.transitioningDelegate?.interactionControllerForDismissal(using: $0) }
    ) { [self] completed in
      endDismissing(completed)
      if completed { completion?() }
    }
    // From now on nothing is presented on what leaves, whatever the messages of what is above do.
    phase = .dismissing(transition)
    controller.presentingRecord?.shown?.leaveAtOnce()
    container.isInTransition = true
    controller.isBeingDismissed = true
    dismissalTransitionWillBegin()
    controller.beginAppearanceTransition(false, animated: animated)
    if removedView != nil { presenter.beginAppearanceTransition(true, animated: animated) }
    transition.run()
  }

  /// Leaves without an animation, or ends one.
  private func leaveAtOnce() {
    if isDismissing { transition?.finish() } else { dismiss(animated: false, completion: nil) }
  }

  /// Leaves a context that has lost the place to which its view would return.
  func contextLeft() {
    guard removedView != nil || leavesWithContext else { return }
    removedView = nil
    leaveAtOnce()
  }

  private func endDismissing(_ completed: Bool) {
    let controller = presentedViewController
    controller.isBeingDismissed = false
    guard completed else {
      phase = .presented
      container?.isInTransition = false
      controller.beginAppearanceTransition(true, animated: false)
      if removedView != nil { presentingViewController.beginAppearanceTransition(false, animated: false) }
      removedView?.view.removeFromSuperview()
      controller.endAppearanceTransition()
      if removedView != nil { presentingViewController.endAppearanceTransition() }
      dismissalTransitionDidEnd(false)
      container?.setNeedsLayout()
      return
    }
    leave()
    dismissalTransitionDidEnd(true)
  }

  /// Removes the views, brings back the presenting controller's, and ends the appearance messages.
  private func leave() {
    let (controller, presenter) = (presentedViewController, presentingViewController)
    controller.presentingRecord?.shown?.leaveAtOnce()
    let removed = removedView
    if let removed, !removed.putBack(of: presenter, at: removedFrame ?? removed.adaptedFrame) {
      presenter.beginAppearanceTransition(false, animated: false)
      removed.view.removeFromSuperview()
    }
    removedView = nil
    presentedView?.removeFromSuperview()
    container?.removeFromSuperview()
    // A layout under way can still reach the container, when the presented controller has been released.
    container?.presentation = nil
    phase = .idle
    presenter.presentingRecord?.shown = nil
    controller.presentingRecord?.presentation = nil
    controller.isBeingPresented = false
    if removed != nil { presenter.endAppearanceTransition() }
    controller.endAppearanceTransition()
    container = nil
  }

  // MARK: Transitions

  /// The frame that the removed view has in its superview as soon as it is back.
  private var removedFrame: CGRect? {
    guard let removedView, let container else { return nil }
    let below = presentingViewController.presentingRecord?.presentation
    if let below, below.container != nil, below.presentedView === removedView.view {
      return below.frameOfPresentedViewInContainerView
    }
    return removedView.superview === container.superview ? container.frame : removedView.adaptedFrame
  }

  /// The frame in the container at which the removed view is, behind what leaves.
  var frameOfRemovedView: CGRect? {
    removedView.flatMap { removed in removedFrame.map { container?.convert($0, from: removed.superview) ?? $0 } }
  }

  /// Whether the presented view's frame is the presentation's: an app's animator sets it as long as it runs.
  package var ownsFrame: Bool {
    switch phase {
    case .idle: false
    case .presented: true
    case .presenting(let transition), .dismissing(let transition): transition.isStandard
    }
  }

  private func makeTransition(
    in container: UIView, isPresentation: Bool, animated: Bool, custom: (any UIViewControllerAnimatedTransitioning)?,
    driver: (any UIViewControllerInteractiveTransitioning)?, end: @escaping @MainActor (Bool) -> Void
  ) -> ModalTransition {
    let controller = presentedViewController
    let sides = ModalTransition.Sides(
      presented: controller, presentedView: presentedView ?? controller.view, presenting: presentingViewController,
      presentingView: removedView?.view)
    let standard = StandardAnimator(standardTransition) { [weak self] in self?.placeSurroundings($0) }
    return ModalTransition(
      of: self, in: container, sides, isPresentation: isPresentation, animated: animated, animator: custom ?? standard,
      driver: driver,
      end: end)
  }
}
