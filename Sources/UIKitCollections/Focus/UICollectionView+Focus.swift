public import Foundation
internal import ListModel
@_spi(UIKitModules) public import UIKitCore
internal import UIKitAccessibility
internal import UIKitGraphics
internal import UIKitLists

// The focus of keys among the items.
extension UICollectionView: FocusingList {
  /// Items without an answer that are asked for at most when a key looks for the next one. Our choice: more than a person passes by.
  private static let mostAsked = 10_000
  /// Passes until an item of unknown size is where the collection scrolled to. Our choice.
  private static let mostScrolls = 4
  /// Lengths of the window in which an arrow looks for an item. Our choice: a section's header is hardly longer.
  private static let reach = 4
  /// Items of a group at most, among which the next one on the same line is looked for. Our choice: a group is smaller than the screen.
  private static let mostInGroup = 50
  /// The part of the visible length that Page Down moves the focus by, as a scroll by that key.
  private static let page: CGFloat = 0.875

  package var hasFocusableRows: Bool {
    listFocus.allowsFocus && (isEditing ? listFocus.allowsFocusDuringEditing : true) && movement == nil
  }

  package var focusedRow: IndexPath? { listFocus.position.map { IndexPath($0) } }

  package func focusComes(to path: IndexPath) {
    guard let position = position(path) else { return }
    listFocus.come(to: position, named: controller.names.name(at: path, in: self))
  }

  func canFocus(_ cell: UICollectionViewCell) -> Bool {
    guard hasFocusableRows, let path = focusRow(of: cell) else { return false }
    return canFocus(path)
  }

  private func canFocus(_ path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(self, canFocusItemAt: path) ?? allowsSelectionNow
  }

  /// Whether items can be selected in the present mode: others have no use for the focus, unless the delegate says so.
  package var allowsSelectionNow: Bool { selects }

  package func focusRow(of view: UIView) -> IndexPath? {
    guard let cell = view as? UICollectionViewCell, let element = cell.element, element.collection === self else { return nil }
    guard elements[element.key] === element || edited.element === element, element.key.kind == ElementKey.cellKind else {
      return nil
    }
    return element.key.indexPath
  }

  package func focusView(at path: IndexPath) -> UIView? {
    guard path.count == 2 else { return nil }
    let key = ElementKey.item(path[1], path[0])
    return elements[key]?.view ?? edited.element.flatMap { $0.key == key ? $0.view : nil }
  }

  // MARK: Ways

  package func focusRow(from path: IndexPath, by key: FocusKey) -> IndexPath? {
    guard controller.isIdle, let start = position(path) else { return nil }
    switch key {
    case .up, .down, .left, .right: return neighbour(of: path, by: key) ?? alongSection(start, by: key)
    case .home: return end(forward: true)
    case .end: return end(forward: false)
    case .pageUp, .pageDown: return page(from: path, by: key)
    default: return nil
    }
  }

  /// The nearest item on the way, in steps of the visible part.
  private func neighbour(of path: IndexPath, by key: FocusKey) -> IndexPath? {
    guard let own = attributes(.cell, path)?.frame else { return nil }
    let size = bounds.size
    var area = own
    for _ in 0..<Self.reach {
      switch key {
      case .up: area = CGRect(x: own.midX - size.width, y: area.minY - size.height, width: 2 * size.width, height: size.height)
      case .down: area = CGRect(x: own.midX - size.width, y: area.maxY, width: 2 * size.width, height: size.height)
      case .left: area = CGRect(x: area.minX - size.width, y: own.minY, width: size.width, height: own.height)
      default: area = CGRect(x: area.maxX, y: own.minY, width: size.width, height: own.height)
      }
      if let found = nearest(to: own, in: area.insetBy(dx: -1, dy: -1), except: path, by: key) { return found }
      if !area.intersects(CGRect(origin: .zero, size: contentSize)) { return nil }
    }
    return nil
  }

  private func nearest(to own: CGRect, in area: CGRect, except path: IndexPath, by key: FocusKey) -> IndexPath? {
    var best: (path: IndexPath, distance: CGFloat)?
    for item in placedItems(in: area) where item.path != path {
      guard let distance = key.distance(from: own, to: item.frame), distance.total < best?.distance ?? .infinity else { continue }
      // Sideways only what shares the line.
      if !key.isVertical, item.frame.maxY <= own.minY || item.frame.minY >= own.maxY { continue }
      if canFocus(item.path) { best = (item.path, distance.total) }
    }
    return best?.path
  }

  /// The items in an area of the collection's coordinates.
  private func placedItems(in area: CGRect) -> [(path: IndexPath, frame: CGRect)] {
    prepareLayoutIfNeeded()
    let all = layoutState.layout.layoutAttributesForElements(in: layoutRect(area)) ?? []
    return all.filter { $0.representedElementCategory == .cell && !$0.isHidden }.map { ($0.indexPath, layoutRect($0.frame)) }
  }

  /// In a section that scrolls by itself the next item on the same line, wherever it is.
  private func alongSection(_ start: RowPosition, by key: FocusKey) -> IndexPath? {
    guard let host = hosts.shown[start.section]?.view else { return nil }
    let isSideways = host.contentSize.width > host.bounds.width
    guard isSideways != key.isVertical else { return nil }
    let forward: Bool
    switch key {
    case .down: forward = true
    case .right: forward = !isMirrored
    case .left: forward = isMirrored
    default: forward = false
    }
    guard let own = attributes(.cell, IndexPath(start))?.frame else { return nil }
    for distance in 1...Self.mostInGroup {
      let row = start.row + (forward ? distance : -distance)
      guard (0..<data.counts[start.section]).contains(row) else { return nil }
      let path = IndexPath(RowPosition(section: start.section, row: row))
      guard let frame = attributes(.cell, path)?.frame, key.distance(from: own, to: frame) != nil else { continue }
      let isOnLine =
        isSideways ? frame.minY < own.maxY && frame.maxY > own.minY : frame.minX < own.maxX && frame.maxX > own.minX
      if isOnLine, canFocus(path) { return path }
    }
    return nil
  }

  /// The first item that may have the focus, from the start on or from the end back.
  private func end(forward: Bool) -> IndexPath? {
    let sections = Array(data.counts.indices)
    var asked = 0
    for section in forward ? sections : sections.reversed() {
      let rows = 0..<data.counts[section]
      for offset in rows {
        let path = IndexPath(RowPosition(section: section, row: forward ? offset : rows.upperBound - 1 - offset))
        if canFocus(path) { return path }
        asked += 1
        if asked == Self.mostAsked { return nil }
      }
    }
    return nil
  }

  private func page(from path: IndexPath, by key: FocusKey) -> IndexPath? {
    guard let own = attributes(.cell, path)?.frame else { return nil }
    let isForward = if case .pageDown = key { true } else { false }
    let isSideways = contentSize.width > bounds.width && contentSize.height <= bounds.height
    let length = (isSideways ? bounds.width : bounds.height) * Self.page * (isForward ? 1 : -1)
    let goal = own.offsetBy(dx: isSideways ? (isMirrored ? -length : length) : 0, dy: isSideways ? 0 : length)
    let area = goal.insetBy(dx: -bounds.width / 2, dy: -bounds.height / 4)
    var best: (path: IndexPath, distance: CGFloat)?
    for item in placedItems(in: area) where item.path != path && (item.path > path) == isForward {
      let distance = hypot(item.frame.midX - goal.midX, item.frame.midY - goal.midY)
      if distance < best?.distance ?? .infinity, canFocus(item.path) { best = (item.path, distance) }
    }
    let isBeyond = isSideways ? goal.midX < 0 || goal.midX > contentSize.width : goal.midY < 0 || goal.midY > contentSize.height
    return isBeyond ? end(forward: !isForward) : best?.path
  }

  // MARK: Entering

  /// The part of the items that a person sees.
  private var focusArea: CGRect {
    contentScroller.map { $0.visibleBounds(of: self) } ?? bounds.inset(by: adjustedContentInset)
  }

  package func focusEntry() -> IndexPath? {
    guard hasFocusableRows, controller.isIdle else { return nil }
    let area = focusArea
    let shown = elements.values.inOrder { $0.key.kind == ElementKey.cellKind }
    func isSeen(_ path: IndexPath) -> Bool {
      guard let view = focusView(at: path), view.superview != nil else { return false }
      let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: self)
      return area.contains(middle)
    }
    if listFocus.remembersLast, let path = focusedRow, canFocus(path) { return path }
    if let path = collectionDelegate?.indexPathForPreferredFocusedView(in: self), position(path) != nil, canFocus(path) {
      return path
    }
    if let path = focusedRow, isSeen(path), canFocus(path) { return path }
    let seen = shown.map(\.key.indexPath).filter { isSeen($0) && canFocus($0) }
    return seen.first { controller.selection.contains(RowPosition(section: $0[0], row: $0[1])) } ?? seen.first
      ?? shown.map(\.key.indexPath).first(where: canFocus)
  }

  package func showFocusRow(_ path: IndexPath) -> UIView? {
    guard position(path) != nil else { return nil }
    for _ in 0..<Self.mostScrolls {
      scrollToItem(at: path, at: [], animated: false)
      layoutIfNeeded()
      if let host = hosts.shown[path.section]?.view, let shift = shownShift(ofSection: path.section),
        let frame = attributes(.cell, path)?.frame
      {
        host.scrollRectToVisible(frame.offsetBy(dx: -shift.x, dy: -shift.y), animated: false)
        layoutIfNeeded()
      }
      if let frame = attributes(.cell, path)?.frame, focusView(at: path) != nil, focusArea.insetBy(dx: -1, dy: -1).contains(frame)
      {
        break
      }
    }
    return focusView(at: path)
  }

  /// Scrolls to the last or the first item at the other edge of the screen, which the content's end cuts off.
  ///
  /// - Returns: false if all sizes are known, or there is no item.
  func scrollToEndItem(isVertical: Bool, forward: Bool) -> Bool {
    guard hasUnknownSizes, contentScroller == nil, controller.isIdle else { return false }
    controller.loadIfNeeded()
    let sections = Array(data.counts.indices)
    guard let section = (forward ? sections.reversed() : sections).first(where: { data.counts[$0] > 0 }) else { return false }
    let path = IndexPath(RowPosition(section: section, row: forward ? data.counts[section] - 1 : 0))
    let place: ScrollPosition = isVertical ? (forward ? .top : .bottom) : (forward != isMirrored ? .left : .right)
    scrollToItem(at: path, at: place, animated: true)
    return true
  }

  // MARK: Letters

  package func focusRow(beginningWith text: String, after path: IndexPath, includesPath: Bool) -> IndexPath? {
    let items = elements.values.inOrder { $0.key.kind == ElementKey.cellKind }.map { ($0.key.indexPath, $0.view) }
    let ordered =
      items.filter { includesPath ? $0.0 >= path : $0.0 > path } + items.filter { includesPath ? $0.0 < path : $0.0 <= path }
    return ordered.first { $0.1.begins(with: text) && canFocus($0.0) }?.0
  }

  // MARK: Messages

  func pressItem(of cell: UICollectionViewCell) -> Bool {
    guard selects, movement == nil, let path = focusRow(of: cell), let position = position(path) else { return false }
    guard collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return true }
    tap(position)
    return true
  }

  func followFocus(_ context: UICollectionViewFocusUpdateContext) {
    guard !context.focusHeading.isEmpty, let path = context.nextFocusedIndexPath, context.nextFocusedView is UICollectionViewCell,
      collectionDelegate?.collectionView(self, selectionFollowsFocusForItemAt: path) ?? selectionFollowsFocus, selects,
      let position = position(path), controller.selection != [position]
    else { return }
    for former in controller.selection.sorted() where selectsSeveral && former != position { deselectByTouch(former) }
    if !controller.selection.contains(position) { selectByTouch(position) }
  }

  fileprivate func rowOfFocus(around view: UIView) -> IndexPath? {
    sequence(first: view, next: \.superview).prefix { $0 !== self }.lazy.compactMap { self.focusRow(of: $0) }.first
  }
}

extension UIView {
  fileprivate func begins(with text: String) -> Bool {
    let label = accessibilityLabel ?? AccessibilityTree.combinedLabel(of: subviews)
    return label?.range(of: text, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
  }
}

/// A move of the focus from or to an item of a collection view.
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that has the focus, or is around it, before; nil for none of this collection.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The item that has the focus, or is around it, afterwards; nil for none of this collection.
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, in collection: UICollectionView) {
    super.init(context)
    previouslyFocusedIndexPath = context.previouslyFocusedView.flatMap { collection.rowOfFocus(around: $0) }
    nextFocusedIndexPath = context.nextFocusedView.flatMap { collection.rowOfFocus(around: $0) }
  }
}
