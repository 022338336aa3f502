public import Foundation

/// What a context menu shows: a preview and the menu's elements, both made when the menu opens.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// Makes the menu; called with elements that the system suggests, of which there are none here outside of texts. nil shows the preview alone.
  public typealias ActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
  /// Makes the controller whose view is shown as preview; nil shows the view itself.
  public typealias PreviewProvider = @MainActor () -> UIViewController?

  /// In which order a menu's elements are shown.
  public enum ElementOrder: Int, Sendable {
    /// As given.
    case automatic
    /// The first element nearest to the finger: at the bottom of a menu that is above its preview.
    case priority
    /// As given.
    case fixed
  }

  /// Tells configurations apart; a unique one unless it was given.
  public let identifier: any NSCopying
  /// The items beside the first one that the menu is for; empty by default. Kept for the delegate.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// The number beside the preview; 0, the default, stands for the number of items if there are several.
  open var badgeCount = 0
  /// `.automatic` by default.
  open var preferredMenuElementOrder = ElementOrder.automatic

  let previewProvider: PreviewProvider?
  let actionProvider: ActionProvider?

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - identifier: nil makes a unique one.
  ///   - previewProvider: Called when a finger opens the menu, not for a pointer and keys: these show no preview.
  ///   - actionProvider: Called when the menu opens.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil, actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
  }

  /// What the badge shows; nil for no badge.
  var badge: Int? {
    if badgeCount > 0 { return badgeCount }
    return secondaryItemIdentifiers.isEmpty ? nil : secondaryItemIdentifiers.count + 1
  }
}

/// Animations beside those of a menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview; nil if the view itself is shown, or none.
  var previewViewController: UIViewController? { get }

  /// Adds changes that are animated with the menu.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds what is called when the animations have ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Animations beside those of a preview that was tapped.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview leaves; `.dismiss` by default.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a tapped preview leaves.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes back to where it was.
  case dismiss
  /// It grows to the whole window.
  case pop
}

/// Collects what a delegate animates beside a menu.
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ preview: UIViewController?) { previewViewController = preview }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func animate() {
    for animation in animations { animation() }
    animations = []
  }

  func complete(_ finished: Bool) {
    let completions = completions
    self.completions = []
    for completion in completions { completion() }
  }

  /// Takes over what was added to another one, to run it with this one's.
  func add(_ other: MenuAnimator) {
    animations = other.animations + animations
    completions = other.completions + completions
  }
}
