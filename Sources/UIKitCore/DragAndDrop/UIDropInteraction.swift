public import Foundation

/// What happens to dropped items.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing, and a drop here is no drop; nothing, and the pointer says so; the receiver takes copies; the source gives its items away.
  case cancel, forbidden, copy, move
}

/// What a receiver would do with items that were dropped now.
@preconcurrency @MainActor open class UIDropProposal: NSObject, NSCopying {
  /// `.move` counts as `.forbidden` where the source lets its items be copied only.
  public let operation: UIDropOperation
  /// Kept for the app: previews follow the finger in the same way.
  open var isPrecise = false
  /// Kept for the app: previews keep their size everywhere.
  open var prefersFullSizePreview = false

  /// Makes a proposal.
  public required init(operation: UIDropOperation) { self.operation = operation }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Takes items that are dropped.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Whether the view is interested in the session, asked once for each; true by default.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool

  /// Called when the items come over the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

  /// What a drop here would do, asked for each movement over the view and when items are added; `.cancel` by default.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal

  /// Called when the items leave the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

  /// Called when the items are dropped: the place to load them.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)

  /// Called when the drop's animations have ended.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

  /// Called at the end of every session that came over the view, wherever it ended.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)

  /// Where a dropped item goes; by default it shrinks where it is, as with nil.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?

  /// Called before an item goes to its place.
  func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
    UIDropProposal(operation: .cancel)
  }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { nil }
  public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {}
}

/// Lets items be dropped on a view, from this app or from the desktop.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// Not retained; without one nothing is taken.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Kept for the app: there is one drag at a time here.
  open var allowsSimultaneousDropSessions = false

  /// Whether other interactions of the view come first: that of a text comes behind those of the app.
  package final var isLast = false

  /// - Parameter delegate: Not retained.
  public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}
