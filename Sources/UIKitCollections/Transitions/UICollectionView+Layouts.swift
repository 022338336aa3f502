internal import Diagnostics
internal import Foundation
internal import ListModel
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics
internal import UIKitLists

// Replacing one layout by another.
extension UICollectionView {
  /// The two layouts of a change, which an interactive transition has announced already, and the offset to take; nil to ask for it.
  struct LayoutChange {
    var from: UICollectionViewLayout
    var to: UICollectionViewLayout
    var isAnnounced = false
    var offset: CGPoint?
  }

  func replaceLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: (@MainActor (Bool) -> Void)?) {
    guard layout !== layoutState.layout else { return completion?(true) ?? () }
    ensure(
      !controller.isInBatch && !layoutState.isPreparing,
      "UICollectionView.collectionViewLayout was set inside a batch of updates or while its layout is prepared: do so before or after"
    )
    if mayAnimate(animated) { controller.tile() }
    // A message of the pass may have set a layout.
    let former = layoutState.layout
    guard layout !== former else { return completion?(true) ?? () }
    guard let transition = former as? UICollectionViewTransitionLayout else {
      return carryOut(LayoutChange(from: former, to: layout), animated: animated, completion)
    }
    let (ends, isReached) = (transition.end, layout === transition.nextLayout)
    transition.end = nil
    let change = LayoutChange(
      from: isReached ? transition.currentLayout : transition.nextLayout, to: layout,
      isAnnounced: isReached || layout === transition.currentLayout, offset: transition.offset(in: layout))
    carryOut(change, animated: animated) { finished in
      completion?(finished)
      ends?(isReached, finished)
    }
  }

  private func mayAnimate(_ animated: Bool) -> Bool {
    animated && UIView.areAnimationsEnabled && window != nil && controller.isIdle && !controller.isStale
  }

  private func carryOut(_ change: LayoutChange, animated: Bool, _ completion: (@MainActor (Bool) -> Void)?) {
    putMovingItemBack()
    if !change.isAnnounced { announce(change) }
    let (isAnimated, former, offset) = (mayAnimate(animated), FormerLayout(self), contentOffset)
    install(change.to)
    let isWithin = former.layout is UICollectionViewTransitionLayout
    guard isAnimated else {
      if isWithin { settle(at: change.offset) } else { dropDecorations() }
      finalize(change)
      return completion?(true) ?? ()
    }
    // Messages of the settling come when the elements have their places: a batch from inside would move them too.
    let resizes = controller.beginResizing()
    settle(at: change.offset)
    guard resizes else {
      if !isWithin { dropDecorations() }
      finalize(change)
      return completion?(true) ?? ()
    }
    animate(change, former, formerOffset: offset, completion)
  }

  private func announce(_ change: LayoutChange) {
    change.from.prepareForTransition(to: change.to)
    change.to.prepareForTransition(from: change.from)
  }

  private func finalize(_ change: LayoutChange) {
    change.from.finalizeLayoutTransition()
    change.to.finalizeLayoutTransition()
  }

  /// Makes `layout` the present one; takes it, and the two layouts of a transition, from the former one. A layout that is no part of the
  /// transition may have been in use before: what it knows of items and bounds is invalidated.
  private func install(_ layout: UICollectionViewLayout) {
    let former = layoutState.layout
    layoutState.replace(with: layout)
    for released in former.parts + [former] { released.owner = nil }
    for taken in layout.parts + [layout] {
      taken.owner?.layoutTaken(taken)
      taken.owner = self
    }
    let known = former.parts + [former]
    for unknown in layout.parts.isEmpty ? [layout] : layout.parts where !known.contains(where: { $0 === unknown }) {
      invalidateAll(of: unknown)
    }
    for element in elements.values { element.layoutReplaced() }
    // Sizes by name are those that the views had in the former layout.
    if layout.parts.isEmpty, former.parts.first !== layout { controller.names.forgetSizes() }
    tiling.forgetElements()
    hosts.leaveAll()
    controller.overtake()
    setNeedsLayout()
  }

  private func settle(at offset: CGPoint?) {
    prepareLayoutIfNeeded()
    guard let offset else { return settleOffset() }
    contentOffset = offset
    returnWithinEdges()
  }

  private func animate(
    _ change: LayoutChange, _ former: FormerLayout, formerOffset: CGPoint, _ completion: (@MainActor (Bool) -> Void)?
  ) {
    let shift = CGPoint(x: contentOffset.x - formerOffset.x, y: contentOffset.y - formerOffset.y)
    // The decorations of an interactive transition belong to both layouts.
    let decorations = former.layout is UICollectionViewTransitionLayout ? [] : takeDecorations()
    let views = elements.values.inOrder().map(\.view)
    for view in views { view.willTransition(from: change.from, to: change.to) }
    let move = CollectionMove(isAnimated: true, shift: shift, leaving: decorations) { [unowned self] key in
      former.attributes(stores.kinds[key.kind], key.indexPath)?.moved(by: shift)
    }
    moveElements(
      move, finalize: { finalize(change) },
      completion: { [weak self] finished in
        for view in views { view.didTransition(from: change.from, to: change.to) }
        guard let completion else { return }
        guard let self else { return completion(finished) }
        // Reuse of a view ends its animation, perhaps within a question to the data source.
        controller.messages.add(.completion(completion, isFinished: finished))
        controller.sendMessages()
      })
  }

  /// A layout that has been replaced, which is asked for the places from which elements come.
  @MainActor private struct FormerLayout {
    let layout: UICollectionViewLayout
    private unowned let view: UICollectionView
    /// The bounds that it has placed elements for last, in its coordinates.
    private let bounds: CGRect
    /// The width in which its coordinates are mirrored; nil if they are not.
    private let mirroredWidth: CGFloat?

    init(_ view: UICollectionView) {
      (self.view, layout, bounds) = (view, view.layoutState.layout, view.layoutBounds)
      mirroredWidth = view.isMirrored ? view.contentSize.width : nil
    }

    /// A copy in the view's coordinates; nil for elements that the layout lacks, and for decorations, of which each layout has its own.
    func attributes(
      _ element: UICollectionViewLayoutAttributes.Element, _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let owner = layout.owner
      layout.owner = owner ?? view
      defer { layout.owner = owner }
      let attributes = view.layoutState.asking(layout, bounds: bounds) {
        switch element {
        case .cell: layout.layoutAttributesForItem(at: path)
        case .supplementary(let kind): layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        case .decoration: nil as UICollectionViewLayoutAttributes?
        }
      }
      guard let copy = attributes?.duplicate() else { return nil }
      if let mirroredWidth { copy.center.x = mirroredWidth - copy.center.x }
      return copy
    }
  }

  // MARK: Interactive transitions

  func beginTransition(
    to next: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    let (call, former) = ("UICollectionView.startInteractiveTransition(to:completion:)", layoutState.layout)
    ensure(
      !(former is UICollectionViewTransitionLayout),
      "\(call): a transition is running already: call finishInteractiveTransition() or cancelInteractiveTransition() first")
    ensure(next !== former, "\(call): the \(type(of: next)) is the present layout already: give another one")
    ensure(
      controller.isIdle && !controller.isInBatch && !layoutState.isPreparing,
      "\(call) was called inside a batch of updates or a layout pass: call it before or after")
    let made =
      collectionDelegate?.collectionView(self, transitionLayoutForOldLayout: former, newLayout: next)
      ?? UICollectionViewTransitionLayout(currentLayout: former, nextLayout: next)
    ensure(
      made.currentLayout === former && made.nextLayout === next && made.owner == nil,
      """
      collectionView(_:transitionLayoutForOldLayout:newLayout:) returned a \(type(of: made)) between other layouts, or one in use: make \
      a new one with the two layouts of the call
      """)
    bringUpToDate()
    putMovingItemBack()
    let change = LayoutChange(from: former, to: next)
    announce(change)
    for element in elements.values.inOrder() { element.view.willTransition(from: former, to: next) }
    (former.isStale, next.isStale) = (layoutState.isStale, true)
    (made.asker, made.end) = (self, completion ?? { _, _ in })
    let offset = contentOffset
    install(made)
    prepareLayoutIfNeeded()
    made.offsets = (offset, rest(in: next, from: offset))
    return made
  }

  func endTransition(_ call: String, _ end: (UICollectionViewTransitionLayout) -> UICollectionViewLayout) {
    guard let transition = layoutState.layout as? UICollectionViewTransitionLayout else {
      programmingError(
        "UICollectionView.\(call): no transition is running: call startInteractiveTransition(to:completion:) first")
    }
    replaceLayout(end(transition), animated: true, completion: nil)
  }

  /// The offset at the end of a transition: the present one within the edges, unless the layout or the delegate wants another one.
  private func rest(in layout: UICollectionViewLayout, from offset: CGPoint) -> CGPoint {
    let (size, inset, isMirrored) = (layout.collectionViewContentSize, adjustedContentInset, isMirrored(layout))
    func turned(_ origin: CGPoint) -> CGPoint {
      isMirrored ? CGPoint(x: size.width - bounds.width - origin.x, y: origin.y) : origin
    }
    var target = offset
    if isMirrored { target.x += size.width - contentSize.width }
    if contentScroller == nil {
      target.x = max(-inset.left, min(target.x, size.width + inset.right - bounds.width))
      target.y = max(-inset.top, min(target.y, size.height + inset.bottom - bounds.height))
    }
    return wantedOffset(for: target) { turned(layout.targetContentOffset(forProposedContentOffset: turned($0))) }
  }

  // MARK: Decorations

  /// Removes and returns the decorations: each layout has its own.
  private func takeDecorations() -> [ShownElement] {
    let taken = elements.values.inOrder { $0.attributes.representedElementCategory == .decorationView }
    for element in taken { elements.remove(element) }
    return taken
  }

  private func dropDecorations() {
    for element in takeDecorations() { retire(element) }
    controller.sendMessages()
  }

  /// Called when another collection view takes this one's layout. Traps, because the first collection view still uses the layout.
  func layoutTaken(_ layout: UICollectionViewLayout) {
    programmingError(
      """
      a \(type(of: layout)) was given to a second UICollectionView while the first one still uses it: make one layout for each
      """)
  }
}
