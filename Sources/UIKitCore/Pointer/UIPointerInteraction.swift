public import Foundation

/// An area of a view in which the pointer has one style.
@preconcurrency @MainActor open class UIPointerRegion: NSObject, NSCopying {
  /// In the coordinates of the interaction's view.
  public let rect: CGRect
  /// What tells regions apart whose rectangles change; nil by default.
  public let identifier: AnyHashable?
  /// Kept for the app; the pointer is moved by the desktop.
  open var latchingAxes: UIAxis = []

  /// - Parameter identifier: nil if the rectangle tells regions apart.
  public init(rect: CGRect, identifier: AnyHashable? = nil) { (self.rect, self.identifier) = (rect, identifier) }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    nonisolated(unsafe) var copy: UIPointerRegion?
    MainActor.assumeIsolated {
      copy = UIPointerRegion(rect: rect, identifier: identifier)
      copy?.latchingAxes = latchingAxes
    }
    return copy!
  }

  /// Whether the pointer stays in the same region.
  func isSame(as other: UIPointerRegion) -> Bool {
    identifier == other.identifier && (identifier != nil || rect == other.rect)
  }
}

/// Where the pointer is when a region is asked for.
@preconcurrency @MainActor open class UIPointerRegionRequest: NSObject {
  /// In the coordinates of the interaction's view.
  public let location: CGPoint
  /// The keys that are held.
  public let modifiers: UIKeyModifierFlags

  init(_ location: CGPoint, _ modifiers: UIKeyModifierFlags) { (self.location, self.modifiers) = (location, modifiers) }
}

/// Animations beside a change of the pointer's style.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds changes that are animated in 0.2 seconds (our choice).
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds what is called when they have ended; true if they were not interrupted.
  func addCompletion(_ completion: @escaping (_ finished: Bool) -> Void)
}

/// Decides on the pointer's style over a view.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {
  /// The region at a place; nil leaves the pointer to the views below. The default is the whole view.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?

  /// The style in a region, asked when the pointer enters it; nil, the default, leaves the pointer as it is elsewhere.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?

  /// Called when the pointer enters a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating)

  /// Called when the pointer leaves a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }

  public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? { nil }

  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}

  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
  ) {}
}

/// Gives the pointer a style over a view. A mouse shows it; fingers never do.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// Not retained. Without one the pointer stays the arrow over the view.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Whether the interaction takes part; true by default.
  open var isEnabled = true { didSet { if isEnabled != oldValue { invalidate() } } }
  private var current: (region: UIPointerRegion, style: UIPointerStyle?)?
  private var look: HoverLook?

  /// - Parameter delegate: Not retained.
  public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }

  /// Makes an interaction without a delegate, which changes nothing.
  public convenience override init() { self.init(delegate: nil) }

  open func willMove(to view: UIView?) { if view == nil { leave() } }

  open func didMove(to view: UIView?) { self.view = view }

  /// Asks for region and style anew at the pointer's next move.
  open func invalidate() { leave() }

  // MARK: The pointer

  /// The style at a place of the view; nil for none.
  func style(at place: CGPoint, _ modifiers: UIKeyModifierFlags) -> UIPointerStyle? {
    guard isEnabled, let delegate, let view else { return nil }
    let whole = UIPointerRegion(rect: view.bounds)
    let request = UIPointerRegionRequest(place, modifiers)
    guard let region = delegate.pointerInteraction(self, regionFor: request, defaultRegion: whole), region.rect.contains(place)
    else {
      leave()
      return nil
    }
    if let current, current.region.isSame(as: region) { return current.style }
    leave()
    let style = delegate.pointerInteraction(self, styleFor: region)
    current = (region, style)
    look = style.flatMap { HoverLook($0) }
    PointerAnimator.run { delegate.pointerInteraction(self, willEnter: region, animator: $0) }
    return style
  }

  func leave() {
    guard let region = current?.region else { return }
    current = nil
    look?.end()
    look = nil
    guard let delegate else { return }
    PointerAnimator.run { delegate.pointerInteraction(self, willExit: region, animator: $0) }
  }
}

/// Collects what a delegate animates, and runs it.
private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  static func run(_ message: (any UIPointerInteractionAnimating) -> Void) {
    let animator = PointerAnimator()
    message(animator)
    let (animations, completions) = (animator.animations, animator.completions)
    if animations.isEmpty { return completions.forEach { $0(true) } }
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      for animation in animations { animation() }
    } completion: { finished in
      for completion in completions { completion(finished) }
    }
  }
}
