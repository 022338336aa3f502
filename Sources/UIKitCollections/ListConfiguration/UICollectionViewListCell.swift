internal import Diagnostics
public import Foundation
internal import QuartzCore
public import UIKitControls
public import UIKitCore
@_spi(Lists) package import UIKitLists

/// One row of a list in a collection view: content, accessories at both sides, and lines.
///
/// Used as a header or footer, its default configurations are those of a header or footer.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  // MARK: Indentation

  /// The number of `indentationWidth`s by which the content is indented; 0 by default, and the item's level in a section snapshot.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { partsChanged() } }
  }

  /// Points per level, finite; 16 by default, our choice.
  open var indentationWidth: CGFloat = 16 {
    willSet {
      ensure(
        newValue.isFinite, "UICollectionViewListCell.indentationWidth = \(newValue): set a finite number of points")
    }
    didSet { if indentationWidth != oldValue { partsChanged() } }
  }

  /// Whether accessories at the leading side are indented together with the content; true by default.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { partsChanged() } }
  }

  // MARK: Accessories

  /// The marks, controls and views at both sides; their order is that of `UICellAccessory`. A kind that is there twice stops the program.
  open var accessories: [UICellAccessory] = [] {
    didSet { replaceAccessories() }
  }

  // MARK: Lines

  /// Where the lines of the cell begin and end, unless the list's configuration has insets of its own. Constrain its leading or trailing
  /// anchor to your content; by default the lines begin where the text of a list content configuration does.
  open var separatorLayoutGuide: UILayoutGuide { lines.guide(in: self) }

  // MARK: Configurations

  /// The content of a row, a header or a footer, without text; for the place in the list that the cell is dequeued for.
  open func defaultContentConfiguration() -> UIListContentConfiguration { styledContent }

  /// The background of a row, a header or a footer of the list's appearance. Shown as long as no other background is set.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { styledBackground }

  open override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set {
      hasOwnBackground = true
      super.backgroundConfiguration = newValue
    }
  }

  // MARK: State (used by the extensions beside this file)

  var item: ListItem?
  var hasOwnBackground = false
  var sides = AccessorySides()
  var lines = CellLines()
  /// The swipe-action buttons beside the row, while the row is swiped aside.
  package var actionsView: SwipeActionsView?
  var headerTap: UITapGestureRecognizer?

  // MARK: Overrides

  @_spi(Lists) open override func listItemChanged(_ item: AnyHashable?) {
    super.listItemChanged(item)
    take(item?.base as? ListItem)
  }

  @_spi(Lists) open override func outlineChanged(level: Int?, isExpanded: Bool) {
    let wasExpanded = configurationState.isExpanded
    super.outlineChanged(level: level, isExpanded: isExpanded)
    if let level { indentationLevel = level }
    guard isExpanded != wasExpanded, window != nil, UIView.areAnimationsEnabled else { return }
    UIView.animate(springDuration: UIScrollView.updateDuration, options: .allowUserInteraction) { layoutIfNeeded() }
  }

  @_spi(Lists) open override func placePart(_ part: UIView) {
    if part === contentView { layoutParts() } else { place(part, bounds) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutTray()
    layoutLines()
  }

  /// The height of the content in the width that indentation and accessories leave.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let plan = accessoryPlan(width: targetSize.width)
    let room = max(0, plan.contentEnd - plan.contentStart)
    let fitting = super.systemLayoutSizeFitting(
      CGSize(width: room, height: targetSize.height), withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: fitting.width + targetSize.width - room, height: max(fitting.height, plan.height))
  }

  /// In a row that is swiped aside, only the buttons receive touches.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return actionsView == nil ? hit : hitBesideActions(hit)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    for shown in sides.all { shown.view.setNeedsDisplay() }
  }

  // MARK: Inside

  func partsChanged() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// Shows the list's background as long as no other one was set.
  func updateBackground() {
    guard !hasOwnBackground, item != nil else { return }
    super.backgroundConfiguration = defaultBackgroundConfiguration()
  }
}

extension UICollectionViewListCell: SwipeRow {
  package var isMirrored: Bool { isReadFromTheRight || superview?.isReadFromTheRight ?? false }

  package func swipeStateChanged(_ isSwiped: Bool) { setSwiped(isSwiped) }

  package func announceConfirmation(_ isShown: Bool) -> (@MainActor () -> Void)? { nil }
}

// What the cell takes from its place in the list.
extension UICollectionViewListCell {
  func take(_ item: ListItem?) {
    guard item != self.item else { return }
    let isOther = item?.role != self.item?.role || item?.appearance != self.item?.appearance
    self.item = item
    if isOther { updateBackground() }
    shapeCard()
    setNeedsLayout()
  }

  var styledContent: UIListContentConfiguration {
    let appearance = item?.appearance ?? .plain
    switch (item?.role ?? .cell, appearance) {
    case (.cell, _): return .cell()
    case (.header, .plain), (.header, .sidebarPlain): return .plainHeader()
    case (.header, .sidebar): return .prominentInsetGroupedHeader()
    case (.header, _): return .groupedHeader()
    case (.footer, .plain), (.footer, .sidebarPlain): return .plainFooter()
    case (.footer, _): return .groupedFooter()
    }
  }

  var styledBackground: UIBackgroundConfiguration {
    switch (item?.role ?? .cell, item?.appearance) {
    case (_, nil), (.cell, .sidebar), (.cell, .sidebarPlain): .clear()
    case (.cell, .plain): .listPlainCell()
    case (.cell, _): .listGroupedCell()
    case (_, .plain), (_, .sidebarPlain): .listPlainHeaderFooter()
    case (_, _): .listGroupedHeaderFooter()
    }
  }

  /// Rounds the corners of the first and the last row of a card, by as much as those of an inset-grouped table.
  private func shapeCard() {
    var corners: CACornerMask = []
    if let item, item.isCard {
      if item.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if item.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    }
    let radius: CGFloat = corners.isEmpty ? 0 : 10
    if layer.maskedCorners != corners { layer.maskedCorners = corners }
    if layer.cornerRadius != radius { layer.cornerRadius = radius }
    clipsToBounds = item != nil
  }
}
