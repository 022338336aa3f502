public import Foundation
public import UIKitCore

/// How text is dragged.
public struct UITextDragOptions: OptionSet, Sendable {
  public let rawValue: Int
  /// Any bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The lifted text has the colour of labels.
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1)
}

/// A view whose selected text can be dragged.
@preconcurrency @MainActor public protocol UITextDraggable: UITextInput {
  /// Decides about drags; held weakly, nil by default, for drags of the selection.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// The interaction that drags; disable it for no drags.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether text of this view is lifted or dragged.
  var isTextDragActive: Bool { get }
  /// None by default.
  var textDragOptions: UITextDragOptions { get set }
}

/// What is about to be dragged.
@preconcurrency @MainActor public protocol UITextDragRequest: NSObjectProtocol {
  /// The text under the finger: the selection, or a link.
  var dragRange: UITextRange { get }
  /// What is dragged unless the delegate decides otherwise.
  var suggestedItems: [UIDragItem] { get }
  /// What the drag carries already.
  var existingItems: [UIDragItem] { get }
  /// Whether the range is the selection.
  var isSelected: Bool { get }
  var dragSession: any UIDragSession { get }
}

/// Decides about drags of text.
@preconcurrency @MainActor public protocol UITextDragDelegate: NSObjectProtocol {
  /// What a drag carries; an empty array for no drag. The suggested items by default.
  func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest)
    -> [UIDragItem]
  /// What is lifted for an item; nil for nothing. The text by default.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Called before the lift's animation.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)
  /// Called before lifted text moves for the first time.
  func textDraggableView(_ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
  /// Called after the last animation of a drag that has begun.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation)
}

extension UITextDragDelegate {
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { dragRequest.suggestedItems }
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { (textDraggableView as? any TextEditor)?.textDragging.standardPreview }
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
  ) {}
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  ) {}
}
