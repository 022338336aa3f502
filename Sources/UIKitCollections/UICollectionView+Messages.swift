internal import Foundation
internal import ListModel
internal import UIKitCore
package import UIKitLists

extension UICollectionView {
  package func deliver(_ message: ListMessage) {
    switch message {
    case .didEndDisplaying(let object, _, _):
      if let element = object as? ShownElement { announceEnd(of: element) }
    case .didEndEditing: break
    case .completion(let completion, let isFinished): completion(isFinished)
    }
  }

  /// Sends the `willDisplay` message during the tiling pass, before the next view is requested.
  func announce(_ element: ShownElement) {
    let path = dataPath(element.key)
    controller.messages.announce {
      switch stores.kinds[element.key.kind] {
      case .cell:
        if let cell = element.view as? UICollectionViewCell {
          collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        }
      case .supplementary(let kind):
        collectionDelegate?.collectionView(self, willDisplaySupplementaryView: element.view, forElementKind: kind, at: path)
      case .decoration: break
      }
    }
  }

  private func announceEnd(of element: ShownElement) {
    let (view, path) = (element.view, dataPath(element.key))
    // A data source that keeps its views may show this view again already: then the view must not be pooled.
    if view.element == nil {
      view.registrationHandler = nil
      stores[element.key.kind].put(view)
    }
    switch stores.kinds[element.key.kind] {
    case .cell:
      if let cell = view as? UICollectionViewCell {
        collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
      }
    case .supplementary(let kind):
      collectionDelegate?.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
    case .decoration: break
    }
  }
}
