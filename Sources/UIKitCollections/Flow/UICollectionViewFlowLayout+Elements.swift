internal import Foundation
internal import ListModel
internal import ScrollPhysics
internal import UIKitCore
internal import UIKitLists

// Frames of elements, computed from `flow` on every query.
extension UICollectionViewFlowLayout {
  var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// z-index of pinned headers and footers: in front of the scrolling elements.
  private static let pinnedIndex = 10

  /// Calls `body` for every element that `shows(in: rect)`, in section order; while the layout estimates sizes, for all items of the lines
  /// there.
  func forEachElement(in rect: CGRect, _ body: (ElementKey, CGRect) -> Void) {
    let (lower, upper) = (rect.minPoint(scrollAxis), rect.maxPoint(scrollAxis))
    guard lower < upper else { return }
    for section in flow.sections(from: lower, to: upper) {
      if let header = frame(ofHeader: section), header.shows(in: rect) { body(.header(section), header) }
      flow.forEachItem(in: section, from: lower, to: upper, wholeLines: isEstimating) { item, place in
        let frame = frame(place)
        if isEstimating || frame.shows(in: rect) { body(.item(item, section), frame) }
      }
      if let footer = frame(ofFooter: section), footer.shows(in: rect) { body(.footer(section), footer) }
    }
  }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    prepareIfAsked()
    var elements: [UICollectionViewLayoutAttributes] = []
    forEachElement(in: rect) { elements.append(attributes($0, $1)) }
    return elements
  }

  func itemAttributes(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfAsked()
    let (section, item) = (indexPath.section, indexPath.item)
    guard flow.sections.indices.contains(section), item >= 0, item < flow.sections[section].itemCount else { return nil }
    return attributes(.item(item, section), frame(flow.place(of: item, in: section)))
  }

  func supplementAttributes(_ kind: String, _ indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfAsked()
    let section = indexPath[0]
    guard flow.sections.indices.contains(section) else { return nil }
    switch kind {
    case UICollectionView.elementKindSectionHeader: return frame(ofHeader: section).map { attributes(.header(section), $0) }
    case UICollectionView.elementKindSectionFooter: return frame(ofFooter: section).map { attributes(.footer(section), $0) }
    default: return nil
    }
  }

  func attributes(_ key: ElementKey, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes.made(Self.layoutAttributesClass, for: key.flowElement, at: key.indexPath)
    attributes.frame = frame
    if key.kind == ElementKey.headerKind && sectionHeadersPinToVisibleBounds
      || key.kind == ElementKey.footerKind && sectionFootersPinToVisibleBounds
    {
      attributes.zIndex = Self.pinnedIndex
    }
    return attributes
  }

  // MARK: Frames

  private func frame(_ place: FlowPlace) -> CGRect { frame(along: place.along, across: place.across) }

  private func frame(along: Segment, across: Segment) -> CGRect {
    scrollDirection == .vertical
      ? CGRect(x: along.start, y: across.start, width: along.length, height: across.length)
      : CGRect(x: across.start, y: along.start, width: across.length, height: along.length)
  }

  /// An item's frame, extended to the thickness of its line; unchanged if a subclass has moved the item out of the line.
  func lineFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    let (path, frame) = (attributes.indexPath, attributes.frame)
    guard attributes.representedElementCategory == .cell, flow.sections.indices.contains(path.section),
      path.item < flow.sections[path.section].itemCount
    else { return frame }
    let line = flow.segment(ofLineOf: path.item, in: path.section)
    let pixel = 1 / flow.scale
    guard frame.minPoint(scrollAxis) >= line.start - pixel, frame.maxPoint(scrollAxis) <= line.end + pixel else { return frame }
    let along = Segment(start: frame.minPoint(lineAxis), length: frame.size[lineAxis])
    return self.frame(along: along, across: line)
  }

  private func frame(ofHeader section: Int) -> CGRect? {
    var segment = flow.segment(ofHeaderIn: section)
    guard segment.length > 0 else { return nil }
    if sectionHeadersPinToVisibleBounds, let owner {
      let edge = owner.layoutBounds.minPoint(scrollAxis) + owner.layoutInset.leading(scrollAxis)
      segment = Pin.header(length: segment.length, in: flow.segment(ofSection: section), at: edge)
    }
    return spanning(segment)
  }

  private func frame(ofFooter section: Int) -> CGRect? {
    var segment = flow.segment(ofFooterIn: section)
    guard segment.length > 0 else { return nil }
    if sectionFootersPinToVisibleBounds, let owner {
      let edge = owner.layoutBounds.maxPoint(scrollAxis) - owner.layoutInset.trailing(scrollAxis)
      segment = Pin.footer(length: segment.length, in: flow.segment(ofSection: section), at: edge)
    }
    return spanning(segment)
  }

  /// A header's or footer's frame: the full width of the content, without section insets.
  private func spanning(_ segment: Segment) -> CGRect {
    let across = Segment(start: flow.pixel(segment.start), length: segment.length)
    return frame(along: Segment(start: 0, length: Double(metrics.along)), across: across)
  }
}

extension CGRect {
  /// Whether this rectangle and `rect` overlap. An empty rectangle or one that only touches `rect` does not count; a line, such as an item
  /// whose width is not known yet, counts inside `rect` and on its sides.
  func shows(in rect: CGRect) -> Bool {
    guard width > 0 || height > 0 else { return false }
    let isAcross = width > 0 ? minX < rect.maxX && maxX > rect.minX : minX <= rect.maxX && minX >= rect.minX
    return isAcross && (height > 0 ? minY < rect.maxY && maxY > rect.minY : minY <= rect.maxY && minY >= rect.minY)
  }
}
