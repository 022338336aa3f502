internal import Diagnostics
internal import Foundation
internal import ListModel
internal import QuartzCore
internal import UIKitCore
internal import UIKitLists

// New views: dequeued, filled by the data source, measured and placed.
extension UICollectionView {
  func show(_ planned: PlannedElement) {
    if let element = makeElement(planned.key, attributes(of: planned)) {
      element.tiling = tiling.number
      announce(element)
    }
  }

  /// nil if a reentrant call from the data source has overtaken the tiling pass.
  func makeElement(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) -> ShownElement? {
    if let kept = takeEditedItem(key, attributes) { return kept }
    guard let view = tiling.asking(for: attributes, { askedView(key, attributes) }) else {
      // The data source was released: reload, so that the collection becomes empty.
      if dataSource == nil { controller.setNeedsReload() }
      return nil
    }
    requireUnused(view, attributes)
    guard !controller.isOvertaken else {
      stores[key.kind].put(view)
      return nil
    }
    let element = ShownElement(key, view, attributes, generation: layoutState.generation, in: self)
    view.element = element
    elements.insert(element)
    if key.kind == ElementKey.cellKind {
      controller.prefetched(key.position)
      element.name = name(of: key.position)
      if let cell = view as? UICollectionViewCell {
        cell.isSelected = controller.selection.contains(key.position)
        cell.setFlag(\.isEditing, isEditing)
      }
    }
    view.take(attributes)
    // A view inserted during an animation starts at its final place instead of animating from its old one.
    if ViewAnimation.current == nil { view.place(by: attributes) } else { ViewAnimation.suspend { view.place(by: attributes) } }
    measure(element)
    layOutContents(of: view)
    arrange(element)
    return element
  }

  /// nil if the data source was released.
  private func askedView(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    let path = dataPath(key)
    switch stores.kinds[key.kind] {
    case .cell: return dataSource?.collectionView(self, cellForItemAt: path)
    case .supplementary(let kind):
      return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    case .decoration(let kind):
      let layout = layoutState.layout
      if let nib = layout.decorationNibs[kind] { return decoration(nib, of: kind, stores[key.kind]) }
      guard let decoration = layout.decorationClasses[kind] else {
        programmingError(
          """
          \(type(of: layout)) shows a decoration of the kind "\(kind)" at \(path), but no class is registered for it: call \
          register(_:forDecorationViewOfKind:) of the layout first
          """)
      }
      // Another layout may have registered another class for the kind.
      if !stores[key.kind].isRegistered(kind, as: decoration) {
        stores[key.kind].register(decoration, kind, "UICollectionViewLayout.register(_:forDecorationViewOfKind:)")
      }
      return stores[key.kind].dequeue(kind)
    }
  }

  /// Each nib has a pool of its own, since another layout may have registered another one for the kind.
  private func decoration(
    _ nib: UINib, of kind: String, _ store: ReuseStore<UICollectionReusableView>
  ) -> UICollectionReusableView? {
    let identifier = "\(kind) \(ObjectIdentifier(nib).hashValue)"
    let call = "UICollectionViewLayout.register(_:forDecorationViewOfKind: \"\(kind)\")"
    if !store.isRegistered(identifier) {
      store.register(identifier, call) {
        let view = nib.makeReusable(UICollectionReusableView.self, for: call)
        view.reuseIdentifier = identifier
        return view
      }
    }
    return store.dequeue(identifier)
  }

  private func requireUnused(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let source = dataSource.map { "\(type(of: $0))" } ?? "nobody"
    ensure(
      view.reuseIdentifier != nil,
      "\(source) returned a view that was not dequeued for \(attributes.title): use dequeueReusableCell(withReuseIdentifier:for:) or its like"
    )
    guard let shown = view.element else { return }
    programmingError(
      """
      \(source) returned, for \(attributes.title), the view that is showing \(shown.attributes.title) of \
      \(shown.collection === self ? "the same" : "another") collection: dequeue one for each
      """)
  }

  /// Lays out the subviews of a view inserted during an animation without animation, so that they too start at their final places.
  private func layOutContents(of view: UICollectionReusableView) {
    guard controller.isUpdating || ViewAnimation.current != nil, view.superview == nil else { return }
    ViewAnimation.suspend { view.layoutIfNeeded() }
  }

  // MARK: Order of subviews

  /// Inserts the view among the subviews by `order`; in front of elements with an equal order.
  func arrange(_ element: ShownElement) {
    let parent = parent(of: element.attributes)
    element.parent = parent
    arrange(element.view, element.order, in: parent)
  }

  func arrange(_ arranged: UIView, _ order: (Int, Int), in parent: UIView) {
    var index = parent === self ? backmostIndex : 0
    let subviews = parent.subviews
    for place in subviews.indices.reversed() where subviews[place] !== arranged {
      guard let other = self.order(of: subviews[place]) else { continue }
      if other <= order {
        index = place + 1
        break
      }
      index = place
    }
    if arranged.superview === parent, let present = subviews.lastIndex(ofObject: arranged), present < index {
      index -= 1
    }
    parent.insertSubview(arranged, at: index)
  }

  /// Back-to-front sort key of a view of an element or of a section's scroll view; nil for other subviews.
  private func order(of view: UIView) -> (Int, Int)? {
    if let view = view as? UICollectionReusableView {
      guard let element = view.element, element.collection === self else { return nil }
      return element.order
    }
    return hosts.isEmpty ? nil : hosts.order(of: view)
  }

  /// Index of the first element among the subviews: behind it are the background view and a refresh control at the back.
  var backmostIndex: Int {
    var index = backgroundView == nil ? 0 : 1
    if let pullControl, subviews.indices.contains(index), subviews[index] === pullControl { index += 1 }
    return index
  }

  func replaceBackground(_ former: UIView?) {
    if former === backgroundView { return }
    former?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  func placeBackground() { backgroundView?.placeIfNeeded(bounds) }
}

extension UICollectionReusableView {
  /// Applies frame, transform, alpha and visibility of the attributes, writing only values that changed.
  func place(by attributes: UICollectionViewLayoutAttributes) {
    if attributes.transform3D == CATransform3DIdentity, layer.transform == CATransform3DIdentity {
      placeIfNeeded(attributes.hostedFrame)
    } else {
      if bounds.size != attributes.size { bounds.size = attributes.size }
      let center = attributes.hostedCenter
      if self.center != center { self.center = center }
      if layer.transform != attributes.transform3D { layer.transform = attributes.transform3D }
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
  }
}
