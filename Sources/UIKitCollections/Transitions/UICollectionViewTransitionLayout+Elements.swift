internal import Foundation
internal import QuartzCore
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics
internal import UIKitLists

// Attributes between those of two layouts, in the view's coordinates: each layout is mirrored by itself if it is to be.
extension UICollectionViewTransitionLayout {
  private struct Name: Hashable {
    let element: UICollectionViewLayoutAttributes.Element
    let path: IndexPath
  }

  private func offset(of part: UICollectionViewLayout) -> CGPoint { part === currentLayout ? offsets.current : offsets.next }

  /// The content offset that belongs to the present progress, without what has been scrolled meanwhile.
  var presentOffset: CGPoint { mix(offsets.current, offsets.next) }

  /// The content offset at one of the two ends, with what has been scrolled meanwhile; nil for another layout.
  func offset(in part: UICollectionViewLayout) -> CGPoint? {
    guard let owner = asker, parts.contains(where: { $0 === part }) else { return nil }
    let (present, offset, end) = (presentOffset, owner.contentOffset, offset(of: part))
    /// Sums of steps differ from the whole by rounding: that is no scrolling.
    func scrolled(_ distance: CGFloat) -> CGFloat { distance.magnitude < 1e-6 ? 0 : distance }
    return CGPoint(x: end.x + scrolled(offset.x - present.x), y: end.y + scrolled(offset.y - present.y))
  }

  var contentSizeBetween: CGSize {
    var room = CGSize.zero
    if let owner, owner.contentScroller == nil {
      let inset = owner.adjustedContentInset
      room.width = owner.bounds.width - inset.left - inset.right
      room.height = owner.bounds.height - inset.top - inset.bottom
    }
    let sizes = parts.map { part in
      let size = part.collectionViewContentSize
      return CGSize(width: max(size.width, room.width), height: max(size.height, room.height))
    }
    return CGSize(
      width: max(0, mix(sizes[0].width, sizes[1].width)), height: max(0, mix(sizes[0].height, sizes[1].height)))
  }

  // MARK: Questions

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let owner else { return [] }
    // Any element on the screen may be in `rect`, wherever its two layouts have it.
    let near = rect.intersects(owner.bounds) ? rect.union(owner.bounds) : rect
    var (found, seen) = ([UICollectionViewLayoutAttributes](), Set<Name>())
    for part in parts {
      for attributes in ask(part, near, { part, rect in part.layoutAttributesForElements(in: rect) ?? [] }) {
        if attributes.isPinned { hasPinned = true }
        guard seen.insert(Name(element: attributes.element, path: attributes.indexPath)).inserted else { continue }
        if let between = between(attributes.element, attributes.indexPath) { found.append(between) }
      }
    }
    return found
  }

  func between(
    _ element: UICollectionViewLayoutAttributes.Element, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let ends = parts.map { part in
      ask(part, .zero) { part, _ in
        let attributes =
          switch element {
          case .cell: part.layoutAttributesForItem(at: path)
          case .supplementary(let kind): part.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
          case .decoration(let kind): part.layoutAttributesForDecorationView(ofKind: kind, at: path)
          }
        return [attributes].compactMap { $0 }
      }.first { !$0.isHidden }
    }
    if let start = ends[0], let end = ends[1] { return mix(start, end) }
    let visibility = max(0, min(transitionProgress, 1))
    if let start = ends[0] { return fading(start, currentLayout, 1 - visibility) }
    return ends[1].map { fading($0, nextLayout, visibility) }
  }

  /// Asks a layout, which sees the bounds that it has at its own offset; `rect` and the answer are in the view's coordinates at present.
  private func ask(
    _ part: UICollectionViewLayout, _ rect: CGRect,
    _ question: (UICollectionViewLayout, CGRect) -> [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let owner = asker else { return [] }
    let (present, own) = (presentOffset, offset(of: part))
    let width = owner.isMirrored(part) ? part.collectionViewContentSize.width : nil
    func turned(_ rect: CGRect) -> CGRect {
      let there = rect.offsetBy(dx: own.x - present.x, dy: own.y - present.y)
      return width.map { CGRect(x: $0 - there.maxX, y: there.minY, width: there.width, height: there.height) } ?? there
    }
    let answer = owner.layoutState.asking(part, bounds: turned(owner.bounds)) { question(part, turned(rect)) }
    guard let width else { return answer }
    return answer.map { attributes in
      let copy = attributes.duplicate()
      copy.center.x = width - copy.center.x
      return copy
    }
  }

  // MARK: Between two values

  private func mix(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * transitionProgress }

  private func mix(_ start: CGPoint, _ end: CGPoint) -> CGPoint { CGPoint(x: mix(start.x, end.x), y: mix(start.y, end.y)) }

  /// Of the class of the nearer end's attributes. Its view is not measured.
  private func mix(
    _ start: UICollectionViewLayoutAttributes, _ end: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = free(transitionProgress < 0.5 ? start : end)
    attributes.size = CGSize(
      width: max(0, mix(start.size.width, end.size.width)), height: max(0, mix(start.size.height, end.size.height)))
    attributes.center = mix(start.center, end.center)
    attributes.alpha = max(0, min(mix(start.alpha, end.alpha), 1))
    if start.transform3D != end.transform3D {
      attributes.transform3D = start.transform3D.interpolated(to: end.transform3D, at: Double(transitionProgress))
    }
    return attributes
  }

  private func fading(
    _ attributes: UICollectionViewLayoutAttributes, _ part: UICollectionViewLayout, _ visibility: CGFloat
  ) -> UICollectionViewLayoutAttributes {
    let (copy, present, own) = (free(attributes), presentOffset, offset(of: part))
    copy.center = CGPoint(x: attributes.center.x + present.x - own.x, y: attributes.center.y + present.y - own.y)
    copy.alpha = attributes.alpha * visibility
    return copy
  }

  /// A copy for a view that is a subview of the collection itself, is not measured and is placed anew in each step.
  private func free(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let copy = attributes.duplicate()
    (copy.host, copy.selfSizing, copy.isPinned) = (nil, [], false)
    return copy
  }
}
