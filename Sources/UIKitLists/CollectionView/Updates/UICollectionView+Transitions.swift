internal import Diagnostics
internal import Foundation
internal import ListModel
internal import UIKitCore

// Replacing one layout by another.
extension UICollectionView {
  func replaceLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: (@MainActor (Bool) -> Void)?) {
    let former = layoutState.layout
    guard layout !== former else {
      completion?(true)
      return
    }
    ensure(
      session.batchDepth == 0 && !layoutState.isPreparing,
      "UICollectionView.collectionViewLayout was set inside a batch of updates or while its layout is prepared: do so before or after"
    )
    putMovingItemBack()
    let isAnimated = animated && UIView.areAnimationsEnabled && window != nil && session.activity == .idle && !session.isStale
    if isAnimated { tile() }
    former.prepareForTransition(to: layout)
    layout.prepareForTransition(from: former)
    let (generation, offset) = (layoutState.generation, contentOffset)
    layoutState = CollectionLayoutState(layout)
    layoutState.generation = generation
    former.owner = nil
    layout.owner?.layoutTaken(layout)
    layout.owner = self
    (tiling.known, tiling.isStale) = (KnownElements(), true)
    hosts.leaving += hosts.shown.values.map(\.view)
    hosts.shown = [:]
    _ = session.handle(.overtaken)
    setNeedsLayout()
    guard isAnimated else {
      dropDecorations(of: former)
      return completion?(true) ?? ()
    }
    prepareLayoutIfNeeded()
    settleOffset()
    guard session.handle(.sizesChanged) == .resize else {
      dropDecorations(of: former)
      return completion?(true) ?? ()
    }
    transition(from: former, to: layout, formerOffset: offset, completion)
  }

  private func transition(
    from former: UICollectionViewLayout, to layout: UICollectionViewLayout, formerOffset: CGPoint,
    _ completion: (@MainActor (Bool) -> Void)?
  ) {
    let shift = CGPoint(x: contentOffset.x - formerOffset.x, y: contentOffset.y - formerOffset.y)
    let decorations = takeDecorations()
    let views = elements.values.map(\.view)
    for view in views { view.willTransition(from: former, to: layout) }
    let move = CollectionMove(isAnimated: true, shift: shift, leaving: decorations) { [stores] key in
      let path = key.indexPath
      let start =
        switch stores.kinds[key.kind] {
        case .cell: former.layoutAttributesForItem(at: path)
        case .supplementary(let kind): former.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        case .decoration: nil as UICollectionViewLayoutAttributes?
        }
      return start.map { $0.duplicate().moved(by: shift) }
    }
    moveElements(
      move,
      finalize: {
        former.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
      },
      completion: { finished in
        for view in views { view.didTransition(from: former, to: layout) }
        completion?(finished)
      })
  }

  /// Removes and returns the decorations: each layout has its own.
  private func takeDecorations() -> [ShownElement] {
    let taken = elements.values.filter { $0.attributes.representedElementCategory == .decorationView }
    for element in taken { elements[element.key] = nil }
    return taken
  }

  private func dropDecorations(of former: UICollectionViewLayout) {
    for element in takeDecorations() { retire(element) }
    sendMessages()
  }

  /// Called when another collection view takes this one's layout. Traps, because the first collection view still uses the layout.
  func layoutTaken(_ layout: UICollectionViewLayout) {
    programmingError(
      """
      a \(type(of: layout)) was given to a second UICollectionView while the first one still uses it: make one layout for each
      """)
  }
}
