internal import Diagnostics
package import Foundation
internal import NibFormat
public import UIKitCore
internal import UIKitGraphics
internal import UIKitLists

extension UITableView {
  /// Registers the cell that is the only object at the top of a nib; nil removes the registration.
  ///
  /// A nib with another object stops the program when a cell is needed, and so does a cell whose own identifier is another one.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    let call = "UITableView.register(_:forCellReuseIdentifier: \"\(identifier)\")"
    guard let nib else { return register(nil as AnyClass?, forCellReuseIdentifier: identifier) }
    cells.register(identifier, call) {
      let cell = nib.makeReusable(UITableViewCell.self, for: call)
      cell.adoptIdentifier(identifier, call)
      return cell
    }
  }

  /// Registers the view that is the only object at the top of a nib; nil removes the registration.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    let call = "UITableView.register(_:forHeaderFooterViewReuseIdentifier: \"\(identifier)\")"
    guard let nib else { return register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier) }
    headersAndFooters.register(identifier, call) {
      let view = nib.makeReusable(UITableViewHeaderFooterView.self, for: call)
      view.adoptIdentifier(identifier)
      return view
    }
  }

  /// What a nib says of the table.
  func decodeTable(_ nib: NibCoder) {
    decodeHeights(nib)
    if let value = nib.choice(.separatorStyle, UITableViewCell.SeparatorStyle.self) { separatorStyle = value }
    if let color = nib.color(.separatorColor) { separatorColor = color }
    if let insets = nib.insets(.separatorInset) { separatorInset = insets }
    if let value = nib.bool(.allowsSelection) { allowsSelection = value }
    if let value = nib.bool(.allowsMultipleSelection) { allowsMultipleSelection = value }
    if let value = nib.bool(.allowsSelectionDuringEditing) { allowsSelectionDuringEditing = value }
    if let value = nib.bool(.allowsMultipleSelectionDuringEditing) { allowsMultipleSelectionDuringEditing = value }
    if let value = nib.bool(.cellLayoutMarginsFollowReadableWidth) { cellLayoutMarginsFollowReadableWidth = value }
    if let value = nib.bool(.prefetchingEnabled) { isPrefetchingEnabled = value }
    if let value = nib.integer(.sectionIndexMinimumDisplayRowCount) { sectionIndexMinimumDisplayRowCount = value }
    if let color = nib.color(.sectionIndexColor) { sectionIndexColor = color }
    if let color = nib.color(.sectionIndexBackgroundColor) { sectionIndexBackgroundColor = color }
    if let color = nib.color(.sectionIndexTrackingBackgroundColor) { sectionIndexTrackingBackgroundColor = color }
    if let view = nib.view(.tableHeaderView) { tableHeaderView = view }
    if let view = nib.view(.tableFooterView) { tableFooterView = view }
    if let view = nib.view(.backgroundView) { backgroundView = view }
    for prototype in nib.coders(.prototypes).map(NibPrototype.init) where !prototype.identifier.isEmpty {
      cells.register(prototype.identifier, "a prototype cell") { prototype.make() }
    }
    staticSections = nib.coders(.sections).map(StaticSection.init)
    decodeLook(nib)
  }

  private func decodeHeights(_ nib: NibCoder) {
    func height(_ key: NibKey) -> CGFloat? { nib.number(key).map { $0 < 0 ? UITableView.automaticDimension : $0 } }
    // Interface Builder writes 18 into each new grouped table. Its canvas shows titles there at their own height.
    func supplementHeight(_ key: NibKey) -> CGFloat? {
      height(key).map { style != .plain && $0 == 18 ? UITableView.automaticDimension : $0 }
    }
    if let value = height(.rowHeight) { rowHeight = value }
    if let value = height(.estimatedRowHeight) { estimatedRowHeight = value }
    if let value = supplementHeight(.sectionHeaderHeight) { sectionHeaderHeight = value }
    if let value = supplementHeight(.sectionFooterHeight) { sectionFooterHeight = value }
    if let value = height(.estimatedSectionHeaderHeight) { estimatedSectionHeaderHeight = value }
    if let value = height(.estimatedSectionFooterHeight) { estimatedSectionFooterHeight = value }
    if let value = height(.sectionHeaderTopPadding) { sectionHeaderTopPadding = value }
  }
}

extension UITableView {
  /// A section that a storyboard describes; nil for another table.
  package func staticSection(_ section: Int) -> StaticSection? {
    staticSections.indices.contains(section) ? staticSections[section] : nil
  }
}

/// A section whose cells a storyboard describes; the table's controller shows them.
@MainActor package struct StaticSection {
  package let header: String?
  package let footer: String?
  package let cells: [UITableViewCell]
  /// The rows' own heights; nil for that of the table.
  package let heights: [CGFloat?]

  init(_ nib: NibCoder) {
    (header, footer) = (nib.string(.headerTitle), nib.string(.footerTitle))
    let found = nib.coders(.cells).compactMap { coder in
      (nib.instance.object(coder.index) as? UITableViewCell).map { (cell: $0, height: coder.number(.rowHeight)) }
    }
    (cells, heights) = (found.map(\.cell), found.map(\.height))
  }
}

extension UITableViewCell: NibSelectable {
  package func setNibSegue(isAccessory: Bool, _ perform: @escaping @MainActor () -> Void) {
    if isAccessory { nibSegues.accessory = perform } else { nibSegues.selection = perform }
  }

  /// What a nib says of the cell.
  func decodeCell(_ nib: NibCoder) {
    if let content = nib.coder(.contentView) {
      nib.adopt(contentView, for: .contentView)
      contentView.adopt(content)
    }
    decodePart(nib, .textLabel) { textLabel }
    decodePart(nib, .detailTextLabel) { detailTextLabel }
    decodePart(nib, .imageView) { imageView }
    if let value = nib.choice(.accessoryType, AccessoryType.self) { accessoryType = value }
    if let value = nib.choice(.editingAccessoryType, AccessoryType.self) { editingAccessoryType = value }
    if let value = nib.choice(.selectionStyle, SelectionStyle.self) { selectionStyle = value }
    if let value = nib.integer(.indentationLevel) { indentationLevel = value }
    if let value = nib.number(.indentationWidth) { indentationWidth = value }
    if let value = nib.bool(.shouldIndentWhileEditing) { shouldIndentWhileEditing = value }
    if let value = nib.bool(.showsReorderControl) { showsReorderControl = value }
    if let insets = nib.insets(.separatorInset) { separatorInset = insets }
    if let view = nib.view(.backgroundView) { backgroundView = view }
    if let view = nib.view(.selectedBackgroundView) { selectedBackgroundView = view }
    if let view = nib.view(.accessoryView) { accessoryView = view }
    decodeLook(nib)
  }

  /// Has a view that the cell's style makes stand for the one of the nib.
  private func decodePart(_ nib: NibCoder, _ key: NibKey, _ make: () -> UIView?) {
    guard let part = nib.coder(key), let view = make() else { return }
    nib.adopt(view, for: key)
    view.adopt(part)
  }

  func connectCellOutlet(_ name: String, to value: AnyObject) -> Bool {
    let view = value as? UIView
    switch name {
    case "accessoryView": accessoryView = view
    case "editingAccessoryView": editingAccessoryView = view
    case "backgroundView": backgroundView = view
    case "selectedBackgroundView": selectedBackgroundView = view
    case "textLabel", "detailTextLabel", "imageView": break
    default: return false
    }
    return true
  }
}

/// What selecting a cell, or tapping its accessory, performs in a storyboard.
struct CellSegues {
  var selection: (@MainActor () -> Void)?
  var accessory: (@MainActor () -> Void)?
}
