internal import Foundation
internal import ListModel

/// What a collection tells its delegate.
enum CollectionMessage {
  case willDisplay(ShownElement)
  case didEndDisplaying(ShownElement)
  case completion(@MainActor (Bool) -> Void, isFinished: Bool)
}

// Messages are sent while the collection is idle: then its counts, its layout and its shown elements agree, and the receiver may do
// anything.
extension UICollectionView {
  func sendMessages() {
    guard session.activity == .idle, messages.beginSending() else { return }
    // A receiver may release the collection.
    withExtendedLifetime(self) {
      while true {
        let news = messages.takeNews()
        if !news.isEmpty {
          tell(news)
        } else if let message = messages.takeNext() {
          deliver(message)
        } else {
          break
        }
      }
      messages.endSending()
    }
  }

  private func deliver(_ message: CollectionMessage) {
    switch message {
    case .willDisplay(let element): announce(element)
    case .didEndDisplaying(let element): announceEnd(of: element)
    case .completion(let completion, let isFinished): completion(isFinished)
    }
  }

  /// Nothing for an element that has gone meanwhile: the delegate hears neither of its beginning nor of its end.
  private func announce(_ element: ShownElement) {
    guard elements[element.key] === element, !element.isAnnounced else { return }
    element.isAnnounced = true
    let path = element.key.indexPath
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

  private func announceEnd(of element: ShownElement) {
    let (view, path) = (element.view, element.key.indexPath)
    // A data source that keeps its views may have shown this one again.
    if view.element == nil { stores[element.key.kind].put(view) }
    guard element.isAnnounced else { return }
    element.isAnnounced = false
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
