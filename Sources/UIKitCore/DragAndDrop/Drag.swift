internal import Foundation
internal import QuartzCore
internal import ScrollPhysics
internal import UIKitGraphics

/// Items on their way from their lift to their drop: the messages of both sides, in UIKit's order.
///
/// Messages may end the drag, remove views and interactions; after each of them the phase is looked at again.
@MainActor final class Drag {
  private enum Phase { case lifted, moving, over }

  /// A receiver that was asked, and its answer.
  private struct Answer {
    weak var interaction: UIDropInteraction?
    let isInterested: Bool
    var wasEntered = false
  }

  let session: DragSession
  private(set) weak var window: UIWindow?
  private weak var source: UIDragInteraction?
  private weak var coordinator: DragCoordinator?
  private let pictures: DragPictures
  private var phase = Phase.lifted
  private var answers: [Answer] = []
  private weak var target: UIDropInteraction?
  private var operation = UIDropOperation.cancel
  private var liftAnimator: DragAnimator?
  private var edges: [EdgeScroller] = []
  private weak var scrolled: UIScrollView?
  private let springs: SpringLoader

  init(_ session: DragSession, from source: UIDragInteraction?, in window: UIWindow, _ coordinator: DragCoordinator) {
    (self.session, self.source, self.window, self.coordinator) = (session, source, window, coordinator)
    pictures = DragPictures(in: window)
    springs = SpringLoader(session)
    session.onPreviewChange = { [weak self] in self?.previewChanged(of: $0) }
  }

  var isMoving: Bool { phase == .moving }

  private func tellSource(_ message: (UIDragInteraction, any UIDragInteractionDelegate) -> Void) {
    if let source, let delegate = source.delegate { message(source, delegate) }
  }

  // MARK: The source

  func lift() {
    let animator = DragAnimator()
    liftAnimator = animator
    tellSource { source, delegate in
      for item in session.items {
        guard let preview = delegate.dragInteraction(source, previewForLifting: item, session: session) else { continue }
        pictures.add(item, preview, at: session.place)
      }
      delegate.dragInteraction(source, willAnimateLiftWith: animator, session: session)
    }
    guard phase == .lifted else { return }
    UIView.animate(withDuration: DragPictures.lift, delay: 0, options: [.allowUserInteraction, .curveEaseOut]) {
      self.pictures.rise()
      animator.runAnimations()
    } completion: { _ in
      guard self.liftAnimator === animator else { return }
      self.liftAnimator = nil
      animator.complete(.end)
    }
  }

  /// - Parameter point: On the screen.
  func move(to point: CGPoint) {
    guard let window, phase != .over else { return }
    session.place = window.convertFromParent(point)
    if phase == .lifted {
      phase = .moving
      tellSource { $1.dragInteraction($0, sessionWillBegin: session) }
      guard phase == .moving else { return }
      pictures.gather(at: session.place)
    }
    tellSource { $1.dragInteraction($0, sessionDidMove: session) }
    guard phase == .moving else { return }
    pictures.move(to: session.place)
    let hit = viewUnderFinger
    lookForTarget(over: hit)
    scrollAtEdges(over: hit)
    if isMoving { springs.update(over: hit) }
  }

  private func previewChanged(of item: UIDragItem) {
    guard isMoving else { return }
    pictures.exchange(item)
    pictures.move(to: session.place)
  }

  func add(from interaction: UIDragInteraction, at point: CGPoint) {
    guard let delegate = interaction.delegate, isMoving,
      delegate.dragInteraction(interaction, sessionForAddingItems: [session], withTouchAt: point) != nil
    else { return }
    let items = delegate.dragInteraction(interaction, itemsForAddingTo: session, withTouchAt: point)
    guard !items.isEmpty, isMoving else { return }
    tellSource { $1.dragInteraction($0, session: session, willAdd: items, for: interaction) }
    for item in items {
      guard let preview = delegate.dragInteraction(interaction, previewForLifting: item, session: session) else { continue }
      pictures.add(item, preview, at: session.place)
    }
    guard isMoving else { return }
    session.add(items)
    pictures.gather(at: session.place)
    lookForTarget(over: viewUnderFinger)
  }

  // MARK: The receivers

  private var viewUnderFinger: UIView? { window?.hitTest(session.place, with: nil) }

  /// The deepest interested receiver of a view and those around it.
  private func target(over hit: UIView?) -> UIDropInteraction? {
    var view = hit
    while let current = view {
      view = current.superview
      let interactions = current.storedInteractions.compactMap { $0 as? UIDropInteraction }
      for interaction in interactions where !interaction.isLast && isInterested(interaction) { return interaction }
      for interaction in interactions where interaction.isLast && isInterested(interaction) { return interaction }
    }
    return nil
  }

  private func isInterested(_ interaction: UIDropInteraction) -> Bool {
    if let known = answers.first(where: { $0.interaction === interaction }) { return known.isInterested }
    guard let delegate = interaction.delegate else { return false }
    let isInterested = delegate.dropInteraction(interaction, canHandle: session)
    answers.append(Answer(interaction: interaction, isInterested: isInterested))
    return isInterested
  }

  private func lookForTarget(over hit: UIView?) {
    let found = target(over: hit)
    guard isMoving else { return }
    if found !== target {
      leaveTarget()
      guard isMoving else { return }
      target = found
      if let index = answers.firstIndex(where: { $0.interaction === found }) { answers[index].wasEntered = true }
      if let found { found.delegate?.dropInteraction(found, sessionDidEnter: session) }
    }
    guard isMoving else { return }
    let proposal = target.flatMap { $0.delegate?.dropInteraction($0, sessionDidUpdate: session) }
    guard isMoving else { return }
    operation = proposal?.operation ?? .cancel
    if operation == .move && !session.allowsMoveOperation { operation = .forbidden }
    pictures.show(operation, count: session.items.count)
  }

  private func leaveTarget() {
    guard let former = target else { return }
    (target, operation) = (nil, .cancel)
    former.delegate?.dropInteraction(former, sessionDidExit: session)
  }

  /// Scrolls the innermost scroll view under the finger while the finger is near its edges.
  private func scrollAtEdges(over hit: UIView?) {
    guard isMoving else { return }
    var view = hit
    while let current = view, !(current is UIScrollView) { view = current.superview }
    let scrollView = view as? UIScrollView
    if scrollView !== scrolled {
      stopScrolling()
      scrolled = scrollView
      edges =
        scrollView.map { scrollView in
          [Axis.x, .y].map { axis in
            let edge = EdgeScroller(axis, in: scrollView) { [weak self] in
              self?.session.location(in: $0)[axis] ?? $0.bounds.origin[axis]
            }
            edge.onScroll = { [weak self] _ in self.map { $0.lookForTarget(over: $0.viewUnderFinger) } }
            return edge
          }
        } ?? []
    }
    for edge in edges { edge.update() }
  }

  private func stopScrolling() {
    for edge in edges { edge.stop() }
    edges = []
  }

  // MARK: The end

  /// The finger lets go.
  ///
  /// - Returns: Whether a receiver took the items.
  @discardableResult func release() -> Bool {
    switch phase {
    case .over: return false
    case .lifted:
      putDown()
      return false
    case .moving: break
    }
    let isTaken = operation == .copy || operation == .move
    guard isTaken, let target, let delegate = target.delegate, target.view?.window === window else {
      cancel()
      return false
    }
    end()
    let operation = operation
    tellSource { $1.dragInteraction($0, session: session, willEndWith: operation) }
    delegate.dropInteraction(target, performDrop: session)
    let animator = DragAnimator()
    for item in session.items {
      let preview = pictures.preview(of: item, in: target.view).flatMap {
        delegate.dropInteraction(target, previewForDropping: item, withDefault: $0)
      }
      pictures.setGoal(of: item, preview)
      delegate.dropInteraction(target, item: item, willAnimateDropWith: animator)
    }
    // The receiver's view may be released meanwhile, and with it what its delegate needs.
    animateEnd(animator) { [self, weak target] in
      if let target { target.delegate?.dropInteraction(target, concludeDrop: session) }
      tellReceiversOfEnd()
      tellSource { $1.dragInteraction($0, session: session, didEndWith: operation) }
      tellSource { $1.dragInteraction($0, sessionDidTransferItems: session) }
    }
    return true
  }

  /// Puts the items back.
  func cancel() {
    switch phase {
    case .over: return
    case .lifted: return putDown()
    case .moving: break
    }
    end()
    leaveTarget()
    tellSource { $1.dragInteraction($0, session: session, willEndWith: .cancel) }
    let animator = DragAnimator()
    tellSource { source, delegate in
      for item in session.items {
        let preview = pictures.origin(of: item).flatMap {
          delegate.dragInteraction(source, previewForCancelling: item, withDefault: $0)
        }
        pictures.setGoal(of: item, preview)
        delegate.dragInteraction(source, item: item, willAnimateCancelWith: animator)
      }
    }
    animateEnd(animator) { [self] in
      tellReceiversOfEnd()
      tellSource { $1.dragInteraction($0, session: session, didEndWith: .cancel) }
    }
  }

  /// Ends a lift without a movement: there was no drag.
  private func putDown() {
    end()
    let animator = liftAnimator
    liftAnimator = nil
    UIView.animate(withDuration: DragPictures.lift, delay: 0, options: .allowUserInteraction) {
      self.pictures.sink()
    } completion: { [self] _ in
      animator?.complete(.start)
      pictures.remove()
    }
  }

  private func end() {
    phase = .over
    stopScrolling()
    springs.end()
    coordinator?.ended(self)
  }

  private func animateEnd(_ animator: DragAnimator, _ completion: @escaping () -> Void) {
    ending = { [self] in
      pictures.remove()
      animator.complete(.end)
      completion()
    }
    coordinator?.flies(self)
    UIView.animate(withDuration: DragPictures.flight, delay: 0, options: [.allowUserInteraction, .curveEaseInOut]) {
      self.pictures.fly()
      animator.runAnimations()
    } completion: { _ in
      self.finish()
    }
  }

  /// What follows the last animation; nil before it, and afterwards.
  private var ending: (() -> Void)?

  /// Ends the last animation, if it goes on.
  func finish() {
    let ending = ending
    self.ending = nil
    ending?()
    coordinator?.landed(self)
  }

  private func tellReceiversOfEnd() {
    for answer in answers where answer.wasEntered {
      if let interaction = answer.interaction { interaction.delegate?.dropInteraction(interaction, sessionDidEnd: session) }
    }
  }
}
