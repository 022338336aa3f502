internal import Foundation
internal import ListModel
internal import UIKitCore
internal import UIKitGraphics
internal import UIKitLists

// Headers and footers. In a plain table they are pinned to the edges of the visible bounds and pushed out by those of the next section.
extension UITableView {
  /// - Returns: false if the pass stopped to send messages or was overtaken by a reentrant call.
  func tileSupplements() -> Bool {
    let (lower, upper) = (tiledBounds.minY, tiledBounds.maxY)
    let sections = lower < upper ? extents.layout.sections(from: lower, to: upper) : 0..<0
    if retireSupplements(outside: sections) && controller.messages.isOpen { return false }
    for section in sections {
      tile(.header, section)
      if controller.isOvertaken { return false }
      tile(.footer, section)
      if controller.isOvertaken { return false }
    }
    return true
  }

  /// - Returns: whether any view was removed.
  private func retireSupplements(outside sections: Range<Int>) -> Bool {
    let former = supplements.shown.count
    var index = 0
    while index < supplements.shown.count {
      let supplement = supplements.shown[index]
      if sections.contains(supplement.section) {
        index += 1
        continue
      }
      retire(supplements.remove(at: index))
    }
    return supplements.shown.count < former
  }

  private func tile(_ kind: Supplement, _ section: Int) {
    let place = segment(of: kind, section)
    let index = supplements.index(of: kind, in: section)
    guard place.intersects(from: tiledBounds.minY, to: tiledBounds.maxY) else {
      if let index { retire(supplements.remove(at: index)) }
      return
    }
    let frame = CGRect(x: 0, y: place.start, width: bounds.width, height: place.length)
    guard let index else {
      show(kind, section)
      return
    }
    guard let view = supplements.shown[index].view else { return }
    if view.frame != frame { view.frame = frame }
    pin(view, kind, section, at: place)
  }

  private func segment(of kind: Supplement, _ section: Int) -> Segment {
    let own = ownSegment(of: kind, section)
    guard style == .plain, own.length > 0 else { return own }
    let whole = extents.layout.segment(ofSection: section)
    switch kind {
    case .header:
      // The padding scrolls away: a pinned header is placed without it.
      let belowPadding = Segment(start: own.start, length: whole.end - own.start)
      return Pin.header(length: own.length, in: belowPadding, at: bounds.minY + adjustedContentInset.top - refreshRoom)
    case .footer:
      return Pin.footer(length: own.length, in: whole, at: bounds.maxY - adjustedContentInset.bottom)
    }
  }

  private func show(_ kind: Supplement, _ section: Int) {
    let view = delegateView(kind, section) ?? titleView(kind, section)
    guard !controller.isOvertaken else { return putBack(view) }
    if let view = view as? UITableViewHeaderFooterView {
      view.tableStyle = style
      view.take(look)
    }
    let isShown = measure(kind, section, view)
    guard isShown, !controller.isOvertaken else { return putBack(view) }
    if let view { leaving.end(view) }
    let place = segment(of: kind, section)
    let frame = CGRect(x: 0, y: place.start, width: bounds.width, height: place.length)
    supplements.append(ShownSupplement(kind: kind, section: section, view: view))
    guard let view else { return }
    UIView.performWithoutAnimation { view.frame = frame }
    pin(view, kind, section, at: place)
    insertSubview(view, at: backmostIndex + shown.rows.count)
    if let transition = pass.transition { arrive(view, kind, section, transition) }
    announce(view, kind, section: section)
  }

  /// Pools a view that was created but is not shown.
  private func putBack(_ view: UIView?) {
    if let view = view as? UITableViewHeaderFooterView { headersAndFooters.put(view) }
  }

  /// Sets the view's `isPinned`: whether it is displaced from its unpinned place.
  private func pin(_ view: UIView, _ kind: Supplement, _ section: Int, at place: Segment) {
    guard style == .plain, let view = view as? UITableViewHeaderFooterView else { return }
    view.isPinned = place.start != ownSegment(of: kind, section).start
  }

  private func titleView(_ kind: Supplement, _ section: Int) -> UIView? {
    guard let title = title(kind, section) else { return nil }
    let identifier = style == .plain ? "UITableView.plainTitle" : "UITableView.groupedTitle"
    let view = headersAndFooters.dequeue(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    view.showTitle(title, style: style, kind: kind)
    return view
  }

  func retire(_ supplement: ShownSupplement) {
    guard let view = supplement.view else { return }
    // A reload may have put the view to use elsewhere already.
    if view.superview === self { view.removeFromSuperview() }
    tellOfEnd(supplement)
  }

  func tellOfEnd(_ supplement: ShownSupplement) {
    guard let view = supplement.view else { return }
    controller.messages.add(
      .didEndDisplaying(
        view, supplement.kind == .header ? .header : .footer, RowPosition(section: supplement.section, row: 0)))
  }
}

// The table's background, header and footer views.
extension UITableView {
  func replaceBackground(_ former: UIView?) {
    if former === backgroundView { return }
    former?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  /// Index of the first cell among the subviews: behind it are the background view, a refresh control at the back, views that are
  /// animating out, and the edited cell off the screen.
  var backmostIndex: Int {
    var index = backgroundView == nil ? 0 : 1
    if let pullControl, subviews.indices.contains(index), subviews[index] === pullControl { index += 1 }
    return index + leaving.count + (edited.element == nil ? 0 : 1)
  }

  func placeBackground() {
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
  }

  func replaceEndView(_ former: UIView?, _ view: UIView?) {
    if former !== view { former?.removeFromSuperview() }
    if let view { insertSubview(view, at: backmostIndex + shown.rows.count) }
    if controller.isStale { return controller.setNeedsReload() }
    extents.setEnds(leading: tableHeaderView?.frame.height ?? 0, trailing: tableFooterView?.frame.height ?? 0)
    pass.setNeedsFrames()
    fitContentSize()
    setNeedsLayout()
  }

  /// Places the table header above the first section and the table footer below the last one, at full width.
  func placeEndViews() {
    func place(_ view: UIView?, at y: CGFloat) {
      guard let view else { return }
      let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.frame.height)
      if view.frame != frame { view.frame = frame }
    }
    place(tableHeaderView, at: 0)
    place(tableFooterView, at: extents.layout.total - extents.layout.trailing)
  }
}
