internal import CoreGraphics
internal import Foundation
internal import ListModel
internal import UIKitCore
@_spi(Lists) internal import UIKitLists

// Attributes of elements, made for each question: the collection view keeps those around the screen.
extension UICollectionViewCompositionalLayout {
  /// The order of the elements in front of decorations, and of pinned views in front of what scrolls.
  static let (promoted, pinned) = (1, 10)

  // MARK: Questions

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    collectionView?.prepareLayoutIfAsked()
    guard state.surroundings != nil else { return [] }
    var elements: [UICollectionViewLayoutAttributes] = []
    addBoundary(in: rect, to: &elements)
    for index in state.sections(from: rect.start(main), to: rect.end(main), main) {
      let (first, place) = (elements.count, place(ofSection: index))
      addDecorations(of: place, in: rect, to: &elements)
      addItems(of: place, in: rect, to: &elements)
      addBoundary(of: place, in: rect, to: &elements)
      callHandler(of: place, in: rect, elements[first...])
    }
    return elements
  }

  func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionView?.prepareLayoutIfAsked()
    guard path.count == 2, state.sections.indices.contains(path.section),
      let slot = state.sections[path.section].solution.slot(of: path.item)
    else { return nil }
    return attributes(slot, place(ofSection: path.section))
  }

  func supplementAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionView?.prepareLayoutIfAsked()
    if path.count == 1 { return state.boundary?.part(kind, path[0]).map { attributes(ofGlobal: $0) } }
    guard path.count == 2, state.sections.indices.contains(path.section) else { return nil }
    let (section, place) = (state.sections[path.section], place(ofSection: path.section))
    if let part = section.boundary.part(kind, path.item) { return attributes(part, place) }
    guard let group = section.solution.group(of: path.item) else { return nil }
    var found: UICollectionViewLayoutAttributes?
    section.solution.forEachSlot(inGroups: group..<group + 1) { slot in
      guard found == nil, slot.item == path.item else { return }
      for item in section.nodes[slot.node].supplementaryItems where item.elementKind == kind {
        found = attributes(item, on: slot, place)
      }
    }
    return found
  }

  func decorationAttributes(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionView?.prepareLayoutIfAsked()
    guard path.count == 2, state.sections.indices.contains(path.section) else { return nil }
    let items = state.sections[path.section].section.decorationItems.filter { $0.elementKind == kind }
    return items.indices.contains(path.item) ? attributes(items[path.item], path.item, place(ofSection: path.section)) : nil
  }

  // MARK: Elements of a rectangle

  private func addItems(of place: SectionPlace, in rect: CGRect, to elements: inout [UICollectionViewLayoutAttributes]) {
    let (section, shift) = (place.section, place.contentShift)
    let near = rect.offsetBy(dx: -shift.x, dy: -shift.y)
    section.forEachSlot(near: near) { slot in
      if !slot.isGroup, (section.lineFrame(slot) ?? section.frame(slot.rect)).shows(in: near) {
        elements.append(attributes(slot, place))
      }
      for item in section.nodes[slot.node].attached {
        let attributes = attributes(item, on: slot, place)
        if attributes.frame.shows(in: rect) { elements.append(attributes) }
      }
    }
  }

  private func addBoundary(of place: SectionPlace, in rect: CGRect, to elements: inout [UICollectionViewLayoutAttributes]) {
    for part in place.section.boundary.parts {
      let attributes = attributes(part, place)
      if attributes.isPinned || attributes.frame.shows(in: rect) { elements.append(attributes) }
    }
  }

  private func addBoundary(in rect: CGRect, to elements: inout [UICollectionViewLayoutAttributes]) {
    for part in state.boundary?.parts ?? [] {
      let attributes = attributes(ofGlobal: part)
      if attributes.isPinned || attributes.frame.shows(in: rect) { elements.append(attributes) }
    }
  }

  private func addDecorations(of place: SectionPlace, in rect: CGRect, to elements: inout [UICollectionViewLayoutAttributes]) {
    var numbers: [String: Int] = [:]
    for item in place.section.section.decorationItems {
      let number = numbers[item.elementKind, default: 0]
      numbers[item.elementKind] = number + 1
      let attributes = attributes(item, number, place)
      if attributes.frame.shows(in: rect) { elements.append(attributes) }
    }
  }

  private func callHandler(
    of place: SectionPlace, in rect: CGRect, _ elements: ArraySlice<UICollectionViewLayoutAttributes>
  ) {
    let section = place.section
    guard let handler = section.section.visibleItemsInvalidationHandler, let view = collectionView,
      rect.contains(view.layoutBounds)
    else { return }
    let shift = section.isOrthogonal ? place.contentShift : .zero
    let visible = elements.filter { $0.frame.shows(in: view.layoutBounds) }.map { VisibleItem($0, shift) }
    let offset = section.isOrthogonal ? CGPoint(state.offsets[place.index] ?? 0, on: main.other) : view.layoutBounds.origin
    handler(visible, offset, section.environment)
  }

  // MARK: Attributes

  private func made(
    _ attributes: UICollectionViewLayoutAttributes, _ frame: CGRect, _ item: NSCollectionLayoutItem
  ) -> UICollectionViewLayoutAttributes {
    attributes.frame = frame
    attributes.selfSizing = []
    if item.estimatedX { attributes.selfSizing.insert(.horizontal) }
    if item.estimatedY { attributes.selfSizing.insert(.vertical) }
    return attributes
  }

  private func attributes(_ slot: CompositionSlot, _ place: SectionPlace) -> UICollectionViewLayoutAttributes {
    let section = place.section
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: slot.item, section: place.index))
    let node = section.nodes[slot.node]
    place.move(made(attributes, place.onPixels(section.frame(slot.rect)), node), isHosted: section.isOrthogonal)
    attributes.line = section.lineFrame(slot)?.offsetBy(dx: place.shift.x, dy: place.shift.y)
    attributes.zIndex = slot.z + place.order
    if let list = section.section.listing {
      attributes.listItem = list.look(ofItemAt: attributes.indexPath, count: section.solution.itemCount)
    }
    if node is NSCollectionLayoutGroup { attributes.selfSizing = [] }
    return attributes
  }

  private func attributes(
    _ item: NSCollectionLayoutSupplementaryItem, on slot: CompositionSlot, _ place: SectionPlace
  ) -> UICollectionViewLayoutAttributes {
    let section = place.section
    let path = IndexPath(item: slot.item, section: place.index)
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: path)
    let measured = state.supplements[.init(item.elementKind, path)]
    let frame = item.frame(on: section.frame(slot.rect), measured: measured).inset(by: item.effectiveInsets)
    place.move(made(attributes, place.onPixels(frame), item), isHosted: section.isOrthogonal)
    attributes.zIndex = item.zIndex + place.order
    return attributes
  }

  private func attributes(_ part: BoundaryFrame.Part, _ place: SectionPlace) -> UICollectionViewLayoutAttributes {
    let section = place.section
    let path = IndexPath(item: part.number, section: place.index)
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: part.item.elementKind, with: path)
    let (frame, isHosted) = section.frame(part)
    place.move(made(attributes, place.onPixels(frame), part.item), isHosted: isHosted)
    attributes.zIndex = part.item.zIndex + place.order
    attributes.listItem = section.section.listing?.look(ofKind: part.item.elementKind)
    if part.item.pinToVisibleBounds {
      attributes.isPinned = true
      attributes.zIndex += Self.pinned
      let frame = attributes.frame
      attributes.frame = place.onPixels(
        isHosted
          ? section.pinnedAside(part, frame, at: state.offsets[place.index] ?? 0)
          : pinned(part, section.boundary, frame, state.segment(ofSection: place.index, main)))
    }
    return attributes
  }

  private func attributes(ofGlobal part: BoundaryFrame.Part) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(index: part.number)
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: part.item.elementKind, with: path)
    _ = made(attributes, onPixels(globalFrame(part)), part.item)
    attributes.zIndex = part.item.zIndex
    if part.item.pinToVisibleBounds {
      attributes.isPinned = true
      attributes.zIndex += 2 * Self.pinned
      if let boundary = state.boundary {
        attributes.frame = onPixels(pinned(part, boundary, attributes.frame, wholeSegment, isGlobal: true))
      }
    }
    return attributes
  }

  private func attributes(
    _ item: NSCollectionLayoutDecorationItem, _ number: Int, _ place: SectionPlace
  ) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: number, section: place.index)
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: item.elementKind, with: path)
    place.move(made(attributes, place.onPixels(place.section.frame(item)), item), isHosted: false)
    (attributes.zIndex, attributes.selfSizing) = (item.zIndex, [])
    return attributes
  }

  func onPixels(_ rect: CGRect) -> CGRect { state.surroundings?.onPixels(rect) ?? rect }

}
