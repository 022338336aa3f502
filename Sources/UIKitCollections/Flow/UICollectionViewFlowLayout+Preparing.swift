internal import Diagnostics
internal import Foundation
internal import ListModel
internal import QuartzCore
internal import ScrollPhysics
internal import UIKitCore
internal import UIKitGraphics
internal import UIKitLists

/// Measured sizes of a flow layout, and whether the flow must be built again.
struct FlowMetrics {
  var isStale = true
  /// Length of the content along the lines, in points.
  var along: CGFloat = 0
  /// Sizes measured by self-sizing cells, by section and item.
  var measured: [RowPosition: CGSize] = [:]
  /// Positions in `measured` whose sizes are not yet applied to `flow`.
  var pending: [RowPosition] = []
}

// The delegate's sizes are read once for each build; sizes measured by cells are applied one by one.
extension UICollectionViewFlowLayout {
  /// The axis along which the items of a line follow each other.
  var lineAxis: Axis { scrollDirection == .vertical ? .x : .y }
  /// The axis along which lines follow each other; also the scroll axis.
  var scrollAxis: Axis { scrollDirection == .vertical ? .y : .x }

  var isEstimating: Bool { estimatedItemSize != .zero }

  func size(along: CGFloat, across: CGFloat) -> CGSize {
    scrollDirection == .vertical ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  func changed<Value: Equatable>(_ value: Value, _ former: Value, _ name: String, _ isLegal: Bool) {
    ensure(isLegal, "\(type(of: self)).\(name) = \(value): set finite numbers, sizes not negative")
    if value != former { invalidateLayout() }
  }

  // MARK: Invalidation

  func note(_ context: UICollectionViewLayoutInvalidationContext) {
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext, !context.invalidateDataSourceCounts else {
      return forget()
    }
    if flow.invalidateFlowLayoutDelegateMetrics || flow.invalidateFlowLayoutAttributes { forget() }
  }

  private func forget() {
    metrics.isStale = true
    metrics.pending = []
  }

  func note(measured size: CGSize, at indexPath: IndexPath) {
    ensure(
      size.isLegal,
      "the cell at \(indexPath) prefers the size \(size) (preferredLayoutAttributesFitting): it must be finite, not negative")
    let position = RowPosition(section: indexPath.section, row: indexPath.item)
    metrics.measured[position] = size
    metrics.pending.append(position)
  }

  /// Moves measured sizes to the positions that `place` returns after a data change; drops those without a new position.
  func carryMeasures(_ place: (RowPosition) -> RowPosition?) {
    guard !metrics.measured.isEmpty else { return }
    var measured: [RowPosition: CGSize] = [:]
    for (position, size) in metrics.measured { if let now = place(position) { measured[now] = size } }
    metrics.measured = measured
  }

  /// Adds measured sizes; forgets all others if `replacing`.
  func take(_ sizes: [(path: IndexPath, size: CGSize)], replacing: Bool) {
    if replacing { metrics.measured = [:] }
    for (path, size) in sizes { metrics.measured[RowPosition(section: path.section, row: path.item)] = size }
  }

  // MARK: Preparing

  /// Prepares the collection view's layout if a query arrives before the first preparation.
  func prepareIfAsked() {
    if metrics.isStale, let owner, !owner.layoutState.isPreparing { owner.prepareLayoutIfNeeded() }
  }

  func prepareFlow() {
    guard let view = owner else {
      flow = Flow()
      return
    }
    if metrics.isStale { return build(in: view) }
    for position in metrics.pending { if let size = metrics.measured[position] { take(size, position) } }
    metrics.pending = []
  }

  private func take(_ size: CGSize, _ position: RowPosition) {
    guard position.section < flow.sections.count, position.row < flow.sections[position.section].itemCount else { return }
    flow.setSize(along: size[lineAxis], across: size[scrollAxis], of: position.row, in: position.section)
  }

  private func build(in view: UICollectionView) {
    metrics.isStale = false
    metrics.pending = []
    let inset = view.adjustedContentInset
    let along = max(0, view.bounds.size[lineAxis] - inset.leading(lineAxis) - inset.trailing(lineAxis))
    if along != metrics.along {
      metrics.measured = [:]
      view.forgetPreferredSizes()
    }
    metrics.along = along
    let sections = (0..<view.numberOfSections).map { section($0, view) }
    flow = Flow(sections, scale: Double(view.window?.screen.scale ?? view.layer.contentsScale))
    for (position, size) in metrics.measured { take(size, position) }
  }

  private func section(_ section: Int, _ view: UICollectionView) -> FlowSection {
    let delegate = view.flowDelegate
    var inset = sectionInset
    if let own = delegate?.collectionView(view, layout: self, insetForSectionAt: section), !own.top.isNotImplemented {
      inset = own
    }
    requireLegal(inset, inset.sum.isFinite, "insetForSectionAt: \(section)")
    let lineInsets = lineInsets(inset, view)
    let rules = FlowRules(
      length: max(0, metrics.along - lineInsets.leading - lineInsets.trailing),
      spacing: given(
        delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section), minimumInteritemSpacing,
        "minimumInteritemSpacingForSectionAt: \(section)"),
      lineSpacing: given(
        delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section), minimumLineSpacing,
        "minimumLineSpacingForSectionAt: \(section)"))
    let sizes = itemSizes(section, view)
    return FlowSection(
      along: sizes.along, across: sizes.across, rules: rules,
      header: given(
        delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section), headerReferenceSize,
        "referenceSizeForHeaderInSection: \(section)")[scrollAxis],
      footer: given(
        delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section), footerReferenceSize,
        "referenceSizeForFooterInSection: \(section)")[scrollAxis],
      before: inset.leading(scrollAxis), after: inset.trailing(scrollAxis), lineStart: lineInsets.leading)
  }

  /// Leading and trailing insets of a line. The section inset reference is measured from the bounds, so that only its excess over the
  /// adjusted content inset adds to `inset`.
  private func lineInsets(_ inset: UIEdgeInsets, _ view: UICollectionView) -> (leading: CGFloat, trailing: CGFloat) {
    let reference: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: reference = .zero
    case .fromSafeArea: reference = view.safeAreaInsets
    case .fromLayoutMargins: reference = view.layoutMargins
    }
    let taken = view.adjustedContentInset
    return (
      inset.leading(lineAxis) + max(0, reference.leading(lineAxis) - taken.leading(lineAxis)),
      inset.trailing(lineAxis) + max(0, reference.trailing(lineAxis) - taken.trailing(lineAxis))
    )
  }

  // MARK: Sizes of items

  private func itemSizes(_ section: Int, _ view: UICollectionView) -> (along: Extents, across: Extents) {
    let count = view.numberOfItems(inSection: section)
    guard count > 0 else { return (Extents(), Extents()) }
    guard let delegate = view.flowDelegate else { return uniform(count) }
    let first = delegate.collectionView(view, layout: self, sizeForItemAt: view.dataPath(IndexPath(item: 0, section: section)))
    if first.width.isNotImplemented { return uniform(count) }
    var thicknesses: [CGFloat] = []
    thicknesses.reserveCapacity(count)
    let along = Extents(count: count) { item in
      let path = view.dataPath(IndexPath(item: item, section: section))
      let size = item == 0 ? first : delegate.collectionView(view, layout: self, sizeForItemAt: path)
      requireLegal(size, size.isLegal, "sizeForItemAt: \(path)")
      thicknesses.append(size[scrollAxis])
      return size[lineAxis]
    }
    return (along, Extents(count: count) { thicknesses[$0] })
  }

  private func uniform(_ count: Int) -> (along: Extents, across: Extents) {
    let size = isEstimating && estimatedItemSize != Self.automaticSize ? estimatedItemSize : itemSize
    return (Extents(count: count, extent: size[lineAxis]), Extents(count: count, extent: size[scrollAxis]))
  }

  // MARK: Answers of the delegate

  private func given(_ answer: CGFloat?, _ own: CGFloat, _ question: String) -> CGFloat {
    guard let answer, !answer.isNotImplemented else { return own }
    requireLegal(answer, answer.isFinite, question)
    return answer
  }

  private func given(_ answer: CGSize?, _ own: CGSize, _ question: String) -> CGSize {
    guard let answer, !answer.width.isNotImplemented else { return own }
    requireLegal(answer, answer.isLegal, question)
    return answer
  }

  private func requireLegal(_ answer: Any, _ isLegal: Bool, _ question: @autoclosure () -> String) {
    if isLegal { return }
    let delegate = owner?.flowDelegate.map { "\(type(of: $0))" } ?? "nobody"
    programmingError(
      "collectionView(_:layout:\(question())) of \(delegate) returned \(answer): return finite numbers, sizes not negative")
  }
}

extension CGSize {
  /// Whether both sides are finite, not negative and at most `ListLimits.total`.
  var isLegal: Bool { width >= 0 && height >= 0 && width <= ListLimits.total && height <= ListLimits.total }
}
