package import Foundation
package import UIKitCore

/// A list whose rows have context menus by its delegate.
@MainActor package protocol ContextMenuList: UIScrollView {
  /// The cell at a point of the list, and its place; nil for both beside the rows.
  func menuCell(at point: CGPoint) -> (cell: UIView, path: IndexPath)?

  /// Whether the cell still shows that row.
  func shows(_ cell: UIView, at path: IndexPath) -> Bool

  /// The configuration of the delegate; with several rows, or none, as the list has it.
  func menuConfiguration(at path: IndexPath?, point: CGPoint) -> UIContextMenuConfiguration?

  /// The delegate's preview of a row, for the highlight or for the dismissal.
  func menuPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath?, isDismissal: Bool) -> UITargetedPreview?

  /// Tells the delegate of a tap on the preview.
  func menuWillCommit(_ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating)

  /// Tells the delegate that the menu is about to appear, or to leave.
  func menuWillShow(
    _ configuration: UIContextMenuConfiguration, _ isShown: Bool, _ animator: (any UIContextMenuInteractionAnimating)?)
}

/// The context menus of one list: asks the list's delegate for the row under a press.
package final class ListContextMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var list: (any ContextMenuList)?
  /// Of the list; added to it.
  package private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  private weak var cell: UIView?
  private var path: IndexPath?

  package init(_ list: any ContextMenuList) {
    self.list = list
    super.init()
    list.addInteraction(interaction)
  }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let found = list?.menuCell(at: location)
    (cell, path) = (found?.cell, found?.path)
    return list?.menuConfiguration(at: path, point: location)
  }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let list else { return nil }
    if let preview = list.menuPreview(configuration, at: path, isDismissal: false) { return preview }
    // The message may have reloaded the list.
    return cell.flatMap { $0.window == nil ? nil : UITargetedPreview(view: $0) }
  }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let list else { return nil }
    if let preview = list.menuPreview(configuration, at: path, isDismissal: true) { return preview }
    guard let cell, let path, cell.window != nil, list.shows(cell, at: path) else { return nil }
    return UITargetedPreview(view: cell)
  }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { list?.menuWillCommit(configuration, animator) }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list?.menuWillShow(configuration, true, animator) }

  package func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { list?.menuWillShow(configuration, false, animator) }
}
