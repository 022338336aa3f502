package import Foundation
package import UIKitCore
internal import UIKitLists

// The context menus of rows.
extension UITableView: ContextMenuList {
  package func menuCell(at point: CGPoint) -> (cell: UIView, path: IndexPath)? {
    guard editing.openRow == nil, editing.carried == nil, let path = indexPathForRow(at: point), let cell = cellForRow(at: path),
      cell.frame.contains(point)
    else { return nil }
    return (cell, path)
  }

  package func shows(_ cell: UIView, at path: IndexPath) -> Bool { cellForRow(at: path) === cell }

  package func menuConfiguration(at path: IndexPath?, point: CGPoint) -> UIContextMenuConfiguration? {
    path.flatMap { tableDelegate?.tableView(self, contextMenuConfigurationForRowAt: $0, point: point) }
  }

  package func menuPreview(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath?, isDismissal: Bool
  ) -> UITargetedPreview? {
    isDismissal
      ? tableDelegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
      : tableDelegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  package func menuWillCommit(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) { tableDelegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator) }

  package func menuWillShow(
    _ configuration: UIContextMenuConfiguration, _ isShown: Bool, _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if isShown {
      tableDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
    } else {
      tableDelegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
    }
  }
}
