internal import CoreGraphics
internal import Foundation
internal import UIKitControls
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics
internal import UIKitText

// The parts of a search bar and their places.
extension UISearchBar {
  /// Heights in points: of the row with the field, as `sizeThatFits(_:)` and a navigation bar have it, of the field, of the scopes, of the
  /// prompt. "Controls" and "Navigation bar" of docs/measurements.md have the first three; that of scopes is our choice, a row of the field's height,
  /// and that of the prompt is a navigation bar's.
  static let (rowHeight, rowHeightInBar, fieldHeight): (CGFloat, CGFloat, CGFloat) = (44, 52, 36)
  static let (scopeHeight, promptHeight): (CGFloat, CGFloat) = (44, NavigationBarContent.promptHeight)
  /// Points between the sides and the field, and between the field and the cancel button.
  static let (margin, gap): (CGFloat, CGFloat) = (8, 8)
  /// Seconds in which buttons and scopes come and go. Our choice.
  static let duration: TimeInterval = 0.25

  func setUp() {
    for view in [background, scopeBackground, promptLabel, scopes, field] { addSubview(view) }
    field.bar = self
    field.addAction(UIAction { [weak self] _ in self?.editingBegan() }, for: .editingDidBegin)
    field.addAction(UIAction { [weak self] _ in self?.editingEnded() }, for: .editingDidEnd)
    field.addAction(UIAction { [weak self] _ in self?.textEdited() }, for: .editingChanged)
    field.addAction(UIAction { [weak self] _ in self?.searchPressed() }, for: .primaryActionTriggered)
    scopes.addAction(UIAction { [weak self] _ in self?.scopePressed() }, for: .valueChanged)
    scopeBackground.isHidden = true
    scopes.isHidden = true
    promptLabel.isHidden = true
    promptLabel.textAlignment = .center
    promptLabel.font = .systemFont(ofSize: 13)
    adoptTextSize()
    showLook()
  }

  // MARK: Heights

  /// By how much the letters are higher than at the text size Large: up to the largest size that is not one of accessibility, as in bars.
  private var textGrowth: CGFloat {
    max(0, (UIFontMetrics.default.scaledValue(for: 17, compatibleWith: barTextSize) - 17).rounded())
  }

  private var barTextSize: UITraitCollection {
    let category = traitCollection.preferredContentSizeCategory
    return UITraitCollection(preferredContentSizeCategory: category.isAccessibilityCategory ? .extraExtraExtraLarge : category)
  }

  func adoptTextSize() {
    field.font = .systemFont(ofSize: 17 + textGrowth)
    storedCancel?.titleLabel?.font = .systemFont(ofSize: 17 + textGrowth)
    heightChanged(animated: false)
  }

  /// The height with a row of that height at the text size Large.
  func ownHeight(ofRow row: CGFloat) -> CGFloat {
    row + textGrowth + (hasScopeRow ? Self.scopeHeight : 0) + (prompt == nil ? 0 : Self.promptHeight)
  }

  var hasScopeRow: Bool { areScopesShown && scopes.numberOfSegments > 0 }

  func heightChanged(animated: Bool) {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    host?.searchBarHeightChanged(animated: animated)
  }

  func promptChanged() {
    promptLabel.text = prompt
    promptLabel.isHidden = prompt == nil
    heightChanged(animated: false)
  }

  // MARK: Places

  func layOutParts() {
    let whole = place?.height ?? bounds.height
    // In a navigation bar less than the whole shows while content pushes it up: the field becomes lower then.
    let lost = max(0, whole - bounds.height)
    background.frame = bounds
    let promptHeight = prompt == nil ? 0 : Self.promptHeight
    promptLabel.frame = CGRect(x: Self.margin, y: 0, width: max(0, bounds.width - 2 * Self.margin), height: promptHeight)
    let scopeHeight = hasScopeRow ? Self.scopeHeight : 0
    let row = CGRect(
      x: 0, y: promptHeight, width: bounds.width, height: max(0, bounds.height - promptHeight - scopeHeight))
    layOutRow(row, lost)
    scopeBackground.frame = CGRect(x: 0, y: row.maxY, width: bounds.width, height: scopeHeight)
    let area = room
    scopes.frame = CGRect(
      x: area.minX, y: row.maxY + (Self.scopeHeight - scopes.intrinsicContentSize.height) / 2 - 2, width: area.width,
      height: scopes.intrinsicContentSize.height)
  }

  /// The stretch from side to side that the bar's parts fill.
  private var room: CGRect {
    let margin = place?.margin ?? Self.margin
    let (left, right) = (max(margin, safeAreaInsets.left + Self.margin), max(margin, safeAreaInsets.right + Self.margin))
    return CGRect(x: left, y: 0, width: max(0, bounds.width - left - right), height: bounds.height)
  }

  private func layOutRow(_ row: CGRect, _ lost: CGFloat) {
    let full = Self.fieldHeight + textGrowth
    let height = max(0, (field.background?.size.height ?? full) - lost)
    let y = row.minY + max(0, (row.height + lost - Self.rowHeight - textGrowth) / 2)
    var area = room
    if let cancel = storedCancel {
      let width = cancel.sizeThatFits(row.size).width
      let end = area.maxX
      if isCancelShown { area.size.width = max(0, area.width - width - Self.gap) }
      let frame = CGRect(
        x: isCancelShown ? end - width : bounds.width + Self.gap, y: y, width: width, height: max(height, 0))
      cancel.frame = mirrored(frame)
      cancel.alpha = isCancelShown ? fade(lost) : 0
    }
    let shift = searchFieldBackgroundPositionAdjustment
    field.frame = mirrored(CGRect(x: area.minX, y: y, width: area.width, height: height))
      .offsetBy(dx: isReadFromTheRight ? -shift.horizontal : shift.horizontal, dy: shift.vertical)
    field.contentAlpha = fade(lost)
  }

  /// Opacity of what is in a field that has lost so much of its height: nothing shows from half of the height on. Our choice, as iOS looks.
  private func fade(_ lost: CGFloat) -> CGFloat { min(max(1 - lost / (Self.fieldHeight / 2), 0), 1) }

  private func mirrored(_ rect: CGRect) -> CGRect {
    isReadFromTheRight ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
  }

  // MARK: Cancel

  private var cancel: UIButton {
    if let storedCancel { return storedCancel }
    let button = UIButton(type: .system)
    button.setTitle("Cancel", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17 + textGrowth)
    button.isEnabled = isEnabled
    button.alpha = 0
    button.addAction(UIAction { [weak self] _ in self?.cancelPressed() }, for: .touchUpInside)
    addSubview(button)
    storedCancel = button
    // An animation begins beside the bar.
    UIView.performWithoutAnimation { layOutParts() }
    return button
  }

  func showCancel(_ shows: Bool, animated: Bool) {
    guard shows != isCancelShown else { return }
    if shows { _ = cancel }
    isCancelShown = shows
    cancel.isUserInteractionEnabled = shows
    cancel.accessibilityElementsHidden = !shows
    setNeedsLayout()
    animate(animated) { self.layoutIfNeeded() }
  }

  private func animate(_ animated: Bool, _ changes: @escaping @MainActor () -> Void) {
    if animated, window != nil {
      UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction, animations: changes)
    } else if UIView.inheritedAnimationDuration > 0 {
      changes()
    }
  }

  // MARK: Scopes

  func scopeTitlesChanged(_ titles: [String]) {
    let selected = scopes.selectedSegmentIndex
    let (had, hadTitles) = (hasScopeRow, scopes.numberOfSegments > 0)
    scopes.removeAllSegments()
    for (index, title) in titles.enumerated() { scopes.insertSegment(withTitle: title, at: index, animated: false) }
    if !titles.isEmpty { scopes.selectedSegmentIndex = titles.indices.contains(selected) ? selected : 0 }
    updateScopeRow()
    // A bar with scopes has another place in a navigation bar.
    if had != hasScopeRow || hadTitles == titles.isEmpty { heightChanged(animated: false) }
  }

  func showScopes(_ shows: Bool, animated: Bool) {
    guard shows != areScopesShown else { return }
    let had = hasScopeRow
    areScopesShown = shows
    guard had != hasScopeRow else { return }
    updateScopeRow()
    heightChanged(animated: animated)
    animate(animated) { self.layoutIfNeeded() }
  }

  private func updateScopeRow() {
    (scopes.isHidden, scopeBackground.isHidden) = (!hasScopeRow, !hasScopeRow)
  }

  // MARK: Icons

  func showIcons() {
    field.setIcon(images[.search]?[.normal])
    for state in [UIControl.State.normal, .highlighted, .disabled, .selected] {
      field.setClearImage(images[.clear]?[state], for: state)
    }
    updateRightView()
  }

  /// The button at the end of the field gives way to the one that clears.
  func updateRightView() {
    let icon: Icon? = showsSearchResultsButton ? .resultsList : showsBookmarkButton ? .bookmark : nil
    let former = field.rightView as? FieldButton
    guard let icon else {
      // Another view is the app's.
      if former != nil { field.rightView = nil }
      return
    }
    let button = former?.icon == icon ? former ?? makeButton(icon) : makeButton(icon)
    let isSelected = icon == .resultsList && isSearchResultsButtonSelected
    button.setImage(images[icon]?[.normal] ?? UIImage(systemName: icon == .bookmark ? "book" : "list.bullet"), for: .normal)
    for state in [UIControl.State.highlighted, .disabled, .selected] { button.setImage(images[icon]?[state], for: state) }
    button.tintColor = isSelected ? nil : .secondaryLabel
    button.isSelected = isSelected
    if field.rightView !== button { field.rightView = button }
    let mode: UITextField.ViewMode = field.isEditing && field.hasText ? .never : .always
    if field.rightViewMode != mode { field.rightViewMode = mode }
  }

  private func makeButton(_ icon: Icon) -> FieldButton {
    let button = FieldButton(type: .system)
    button.icon = icon
    button.accessibilityLabel = icon == .bookmark ? "Bookmarks" : "Results list"
    button.bounds.size = CGSize(width: 24, height: 24)
    button.addAction(UIAction { [weak self] _ in self?.iconPressed(icon) }, for: .touchUpInside)
    return button
  }
}

/// The button at the end of the field.
private final class FieldButton: UIButton {
  var icon = UISearchBar.Icon.bookmark
}
