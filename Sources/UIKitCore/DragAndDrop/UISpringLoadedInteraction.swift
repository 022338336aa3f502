public import Foundation
internal import UIKitGraphics

/// How far a drag that rests over a spring-loaded view is.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// Not over the view, or it refuses.
  case inactive
  /// Over the view, perhaps only passing.
  case possible
  /// Resting: the view is about to be activated.
  case activating
  /// The view was activated.
  case activated
}

/// A drag over a spring-loaded view.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows the effect; the interaction's by default. Another one begins the waiting anew.
  var targetView: UIView? { get set }
  /// For the app; nil by default.
  var targetItem: Any? { get set }

  /// Where the finger is, in a view's coordinates; nil stands for the interaction's view.
  func location(in view: UIView?) -> CGPoint
}

/// Decides when a view is spring-loaded.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Whether a drag at its place may activate the view; asked for each movement over it.
  func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool

  /// Called when the drag has left the view, or has activated it.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows that a view is about to be activated.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Called when the state has changed.
  func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// A view that a drag can activate by resting on it.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether a drag that rests here does what a tap does.
  var isSpringLoaded: Bool { get set }
}

/// Lets a drag that rests on a view activate it: open a folder, or switch to another screen.
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  /// By default every place of the view is allowed.
  public let interactionBehavior: any UISpringLoadedInteractionBehavior
  /// By default the view lights up.
  public let interactionEffect: any UISpringLoadedInteractionEffect
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Makes an interaction.
  ///
  /// - Parameters:
  ///   - interactionBehavior: nil for the default.
  ///   - interactionEffect: nil for the default.
  ///   - activationHandler: Called when a drag has rested for a second.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?, interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? AnywhereBehavior()
    self.interactionEffect = interactionEffect ?? LightEffect()
    self.handler = handler
  }

  /// Makes an interaction with the default behavior and the default effect.
  public convenience init(
    activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) { self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler) }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }

  fileprivate func activate(_ context: SpringContext) { handler(self, context) }
}

private final class AnywhereBehavior: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool { true }
}

private final class LightEffect: NSObject, UISpringLoadedInteractionEffect {
  private var look: HoverLook?

  func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext) {
    look?.end()
    look = nil
    guard context.state != .inactive, let view = context.targetView else { return }
    look = HoverLook(UIHoverStyle(shape: nil), on: view)
  }
}

private final class SpringContext: NSObject, UISpringLoadedInteractionContext {
  var state = UISpringLoadedInteractionEffectState.inactive
  weak var targetView: UIView?
  var targetItem: Any?
  private let session: DragSession

  init(_ session: DragSession, _ view: UIView?) { (self.session, targetView) = (session, view) }

  func location(in view: UIView?) -> CGPoint { (view ?? targetView).map { session.location(in: $0) } ?? session.place }
}

/// The waiting of one drag over spring-loaded views.
@MainActor final class SpringLoader {
  /// Seconds until a drag counts as resting, and until it activates; points that it may move meanwhile. Our choice.
  private static let (rest, activation): (TimeInterval, TimeInterval) = (0.5, 0.5)
  private static let slop: CGFloat = 10

  private let session: DragSession
  private weak var interaction: UISpringLoadedInteraction?
  private var context: SpringContext?
  private weak var target: UIView?
  private var start = CGPoint.zero
  private var timer: TimerToken?

  init(_ session: DragSession) { self.session = session }

  /// The drag has moved.
  func update(over hit: UIView?) {
    let found = sequence(first: hit, next: { $0?.superview }).lazy.compactMap(\.self).compactMap { view in
      view.storedInteractions.lazy.compactMap { $0 as? UISpringLoadedInteraction }.first
    }.first
    if found !== interaction || found == nil { end() }
    guard let found else { return }
    let context = context ?? SpringContext(session, found.view)
    (interaction, self.context) = (found, context)
    let isAllowed = found.interactionBehavior.shouldAllow(found, with: context)
    guard interaction === found, self.context === context else { return }
    guard isAllowed else { return set(.inactive) }
    let moved = hypot(session.place.x - start.x, session.place.y - start.y)
    if context.state == .inactive || context.targetView !== target || context.state == .possible && moved > Self.slop {
      if context.targetView !== target { set(.inactive) }
      wait(context)
    }
  }

  private func wait(_ context: SpringContext) {
    (target, start) = (context.targetView, session.place)
    timer?.cancel()
    set(.possible)
    timer = session.window?.screen.driver.schedule(after: Self.rest) { [weak self] in self?.beginActivating() }
  }

  private func beginActivating() {
    set(.activating)
    guard context?.state == .activating else { return }
    timer = session.window?.screen.driver.schedule(after: Self.activation) { [weak self] in self?.activate() }
  }

  private func activate() {
    timer = nil
    guard let interaction, let context else { return }
    set(.activated)
    interaction.activate(context)
    // The view stays activated until the drag leaves it.
    if self.context === context { interaction.interactionEffect.interaction(interaction, didChangeWith: Resting(context)) }
  }

  private func set(_ state: UISpringLoadedInteractionEffectState) {
    if state == .inactive { timer?.cancel() }
    guard let interaction, let context, context.state != state else { return }
    context.state = state
    interaction.interactionEffect.interaction(interaction, didChangeWith: context)
  }

  /// The drag has left the view, or is over.
  func end() {
    timer?.cancel()
    timer = nil
    let (former, hadBegun) = (interaction, context != nil)
    set(.inactive)
    (interaction, context, target) = (nil, nil, nil)
    if hadBegun, let former { former.interactionBehavior.interactionDidFinish(former) }
  }

  /// What the effect sees after the activation: nothing is shown any more.
  private final class Resting: NSObject, UISpringLoadedInteractionContext {
    private let context: SpringContext
    init(_ context: SpringContext) { self.context = context }
    var state: UISpringLoadedInteractionEffectState { .inactive }
    var targetView: UIView? {
      get { context.targetView }
      set { context.targetView = newValue }
    }
    var targetItem: Any? {
      get { context.targetItem }
      set { context.targetItem = newValue }
    }
    func location(in view: UIView?) -> CGPoint { context.location(in: view) }
  }
}
