public import Foundation
public import UIKitCore

/// A view into which text can be dropped.
@preconcurrency @MainActor public protocol UITextDroppable: UITextInput {
  /// Decides about drops; held weakly, nil by default, for text at the place of the drop.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// The interaction that takes drops.
  var textDropInteraction: UIDropInteraction? { get }
  /// Whether a drag is over the view.
  var isTextDropActive: Bool { get }
}

/// Whether a text that cannot be edited takes a drop.
public enum UITextDropEditability: UInt, Sendable {
  /// It does not; it does for this drop; it does from now on.
  case no, temporary, yes
}

/// What a text view would do with items that were dropped now.
@preconcurrency @MainActor open class UITextDropProposal: UIDropProposal {
  /// What becomes of the text that is there.
  public enum Action: UInt, Sendable {
    /// It makes room at the place of the drop; the selection goes; everything goes.
    case insert, replaceSelection, replaceAll
  }

  /// Who shows the progress of items that take time.
  public enum ProgressMode: UInt, Sendable {
    /// The system; items of this app and of the desktop are there at once, and nothing is shown.
    case system
    /// The app.
    case custom
  }

  /// Who puts the text in.
  public enum Performer: UInt, Sendable {
    case view, delegate
  }

  /// `.insert` by default.
  open var dropAction = Action.insert
  /// `.system` by default; kept for the app.
  open var dropProgressMode = ProgressMode.system
  /// Whether text that moves inside of one view is moved in one step, without being loaded from its item; true by default.
  open var useFastSameViewOperations = true
  /// `.view` by default; with `.delegate` nothing is put in after `textDroppableView(_:willPerformDrop:)`.
  open var dropPerformer = Performer.view
}

/// A drag over a text.
@preconcurrency @MainActor public protocol UITextDropRequest: NSObjectProtocol {
  /// Where the text would be inserted.
  var dropPosition: UITextPosition { get }
  /// What the view would do: move its own text, and insert copies of what comes from elsewhere.
  var suggestedProposal: UITextDropProposal { get }
  /// Whether the text was dragged from this view.
  var isSameView: Bool { get }
  var dropSession: any UIDropSession { get }
}

/// Decides about drops into a text.
@preconcurrency @MainActor public protocol UITextDropDelegate: NSObjectProtocol {
  /// Whether a text that cannot be edited takes a drop; `.no` by default.
  func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest)
    -> UITextDropEditability
  /// What a drop here would do; the suggested proposal by default.
  func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest)
    -> UITextDropProposal
  /// Called when the items are dropped, before the text is put in.
  func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
  /// Where all dropped items go; nil to fade. The place of the inserted text by default.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Called when a drag comes over the view.
  func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
  /// Called when a drag moves over the view.
  func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
  /// Called when a drag leaves the view.
  func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
  /// Called at the end of every drag that came over the view, wherever it ended.
  func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability { .no }
  public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest)
    -> UITextDropProposal
  { drop.suggestedProposal }
  public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest) {}
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
  {}
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
  ) {}
  public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
  {}
  public func textDroppableView(_ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession) {
  }
}
