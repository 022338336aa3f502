internal import CoreGraphics
internal import Diagnostics
internal import Foundation
internal import ListModel
internal import QuartzCore
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics
@_spi(Lists) internal import UIKitLists

// Sections are described and solved once for each invalidation; measured sizes are adopted one by one.
extension UICollectionViewCompositionalLayout {
  func prepareSections() {
    guard let view = collectionView else { return state = CompositionalState() }
    if state.isStale {
      build(in: view)
    } else {
      takeMeasures()
    }
  }

  // MARK: Building

  private func build(in view: UICollectionView) {
    let surroundings = LayoutSurroundings(view.surroundings, main)
    let former = state.sections.map(\.solution.measures)
    let carried = state.carried
    state.isStale = false
    (state.carried, state.surroundings) = (nil, surroundings)
    let environment = surroundings.environment(configuration.contentInsetsReference)
    let count = view.numberOfSections
    state.sections = (0..<count).map { index in
      let measures =
        carried.map { $0[index] ?? CompositionMeasures() }
        ?? (former.indices.contains(index) ? former[index] : CompositionMeasures())
      return SectionLayout(
        section(index, environment), index: index, count: view.numberOfItems(inSection: index), measures: measures,
        surroundings, configuration.contentInsetsReference
      ) { kind, number in state.supplements[.init(kind, IndexPath(item: number, section: index))] }
    }
    state.spacing = configuration.interSectionSpacing
    state.hasHandlers = state.sections.contains { $0.section.visibleItemsInvalidationHandler != nil }
    state.offsets = state.offsets.filter { state.sections.indices.contains($0.key) }
    placeSections()
    // Views may have measured themselves while the former sections were in place.
    takeMeasures()
    clampOffsets()
    prepareLists(in: view)
  }

  private func prepareLists(in view: UICollectionView) {
    let lists = state.sections.compactMap(\.section.listing)
    if lists.contains(where: \.hasSwipeActions) { view.allowSwipes() }
    if let first = lists.first, lists.count == state.sections.count { view.takeLayoutBackground(first.background) }
  }

  private func section(_ index: Int, _ environment: LayoutEnvironment) -> NSCollectionLayoutSection {
    switch source {
    case .section(let section): return section
    case .provider(let provider):
      guard let section = provider(index, environment) else {
        programmingError(
          """
          UICollectionViewCompositionalLayout: the section provider returned nil for section \(index): return a section for every \
          index below the number of sections
          """)
      }
      return section
    }
  }

  /// Places sections of known lengths. O(sections).
  private func placeSections() {
    guard let surroundings = state.surroundings else { return }
    let (main, cross) = (surroundings.main, surroundings.main.other)
    let across = surroundings.insets(configuration.contentInsetsReference)
    state.boundaryAcross = Segment(
      start: across.before(cross), length: max(0, surroundings.room[cross] - across.before(cross) - across.after(cross)))
    var container = surroundings.room
    container[cross] = state.boundaryAcross.length
    let boundary = BoundaryFrame(configuration.boundarySupplementaryItems, main, container) { kind, number in
      state.supplements[.init(kind, IndexPath(index: number))]
    }
    state.boundary = boundary
    let (sections, last) = (state.sections, state.sections.count - 1)
    state.extents = Extents(count: sections.count) { sections[$0].length + ($0 < last ? state.spacing : 0) }
    state.reach = sections.map { max($0.boundary.reach, $0.attachedReach) }.max() ?? 0
    state.isEstimating =
      sections.contains(where: \.isEstimating)
      || configuration.boundarySupplementaryItems.contains { $0.estimatedX || $0.estimatedY }
    resize()
  }

  private func resize() {
    guard let surroundings = state.surroundings, let boundary = state.boundary else { return }
    var size = surroundings.room
    size[main] = boundary.room.before(main) + state.extents.total + boundary.room.after(main)
    state.contentSize = CGSize(width: size.width, height: size.height)
  }

  // MARK: Measures

  func differs(_ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes) -> Bool {
    guard let surroundings = state.surroundings else { return false }
    let known = measured(original) ?? original.size
    let pixel = 0.5 / surroundings.scale
    if original.selfSizing.contains(.horizontal), (preferred.size.width - known.width).magnitude > pixel { return true }
    return original.selfSizing.contains(.vertical) && (preferred.size.height - known.height).magnitude > pixel
  }

  private func measured(_ attributes: UICollectionViewLayoutAttributes) -> CGSize? {
    let path = attributes.indexPath
    guard attributes.representedElementCategory == .cell else {
      return state.supplements[.init(attributes.representedElementKind ?? "", path)]
    }
    guard state.sections.indices.contains(path.section) else { return nil }
    if let pending = state.pendingItems.last(where: { $0.path == path }) { return pending.size }
    return state.sections[path.section].solution.measures[path.item].map { CGSize(width: $0.width, height: $0.height) }
  }

  func note(_ size: CGSize, _ original: UICollectionViewLayoutAttributes) {
    ensure(
      size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0,
      "preferredLayoutAttributesFitting(_:) of the view at \(original.indexPath) returned the size \(size): return a finite size, not negative"
    )
    switch original.representedElementCategory {
    case .cell: state.pendingItems.append((original.indexPath, size))
    case .supplementaryView:
      state.supplements[.init(original.representedElementKind ?? "", original.indexPath)] = size
      state.hasPendingSupplements = true
    case .decorationView: break
    }
  }

  /// Gives measured sizes to their sections. O(items of their groups + log sections) for each item.
  private func takeMeasures() {
    let pending = state.pendingItems
    state.pendingItems = []
    var anchors: [Int: (item: Int, start: Double)] = [:]
    var changed: Set<Int> = []
    for (path, size) in pending where state.sections.indices.contains(path.section) {
      let section = state.sections[path.section]
      if changed.insert(path.section).inserted, section.isOrthogonal, let offset = state.offsets[path.section], offset > 0 {
        anchors[path.section] = section.anchor(at: offset)
      }
      section.measure(size, of: path.item)
    }
    if state.hasPendingSupplements {
      state.hasPendingSupplements = false
      remeasureBoundaries()
      return keep(anchors)
    }
    for index in changed {
      state.extents.setExtent(
        state.sections[index].length + (index < state.sections.count - 1 ? state.spacing : 0), of: index)
    }
    if !changed.isEmpty { resize() }
    keep(anchors)
  }

  private func remeasureBoundaries() {
    guard let surroundings = state.surroundings else { return }
    for (index, section) in state.sections.enumerated() where section.isEstimating {
      var container = surroundings.room
      container[main.other] = section.boundaryLength
      section.boundary = BoundaryFrame(
        section.section.boundarySupplementaryItems, main, container, padding: section.section.listing?.headerPadding ?? 0
      ) { kind, number in state.supplements[.init(kind, IndexPath(item: number, section: index))] }
    }
    placeSections()
  }

  /// Moves the offsets of sections that scroll by themselves, so that what they show keeps its place.
  private func keep(_ anchors: [Int: (item: Int, start: Double)]) {
    for (index, anchor) in anchors {
      guard let now = state.sections[index].start(ofItem: anchor.item), now != anchor.start else { continue }
      state.offsets[index, default: 0] += now - anchor.start
    }
  }

  private func clampOffsets() {
    for (index, offset) in state.offsets {
      let section = state.sections[index]
      guard section.isOrthogonal else {
        state.offsets[index] = nil
        continue
      }
      if state.scrollers[index]?.view?.isMoving ?? false { continue }
      state.offsets[index] = section.clamped(offset)
    }
  }
}

extension UICollectionView {
  /// The size of the visible part. Of a collection that another scroll view scrolls, whose own height is that of the part on the screen, the
  /// other view's height.
  private var room: CGSize {
    guard contentScroller != nil else { return bounds.size }
    var outer = superview
    while let view = outer, !(view is UIScrollView) { outer = view.superview }
    return CGSize(width: bounds.width, height: outer?.bounds.height ?? bounds.height)
  }

  /// Whether bounds of another size give the layout other room.
  func hasOtherRoom(_ size: CGSize) -> Bool {
    contentScroller == nil ? size != bounds.size : size.width != bounds.width
  }

  var surroundings: UICollectionViewSurroundings {
    let isRightToLeft = isMirrored
    func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(
        top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
        trailing: isRightToLeft ? insets.left : insets.right)
    }
    let inset = layoutInset
    return UICollectionViewSurroundings(
      bounds: room,
      adjusted: NSDirectionalEdgeInsets(top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right),
      safeArea: directional(safeAreaInsets), margins: directional(layoutMargins),
      readable: {
        let readable = self.readableContentGuide.layoutFrame
        return directional(
          UIEdgeInsets(
            top: 0, left: max(0, readable.minX - self.bounds.minX), bottom: 0, right: max(0, self.bounds.maxX - readable.maxX)))
      },
      scale: window?.screen.scale ?? layer.contentsScale, traits: traitCollection)
  }
}
