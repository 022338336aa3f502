internal import CoreGraphics
internal import Foundation
internal import UIKitControls
internal import UIKitCore
internal import UIKitGraphics

/// How much of a group a bar shows.
enum GroupForm: Equatable {
  /// All items.
  case whole
  /// The representative item.
  case representative
  /// Nothing: the items are in the overflow menu.
  case menu
}

/// Which groups have room in a bar.
struct GroupFit {
  struct Group {
    /// Widths in points; `representative` is nil without such an item.
    var whole: CGFloat
    var representative: CGFloat?
  }

  /// In the order in which they lose their room.
  var groups: [Group]
  /// Of the button of the overflow menu.
  var menuWidth: CGFloat
  /// After each group and the button.
  var gap: CGFloat
  /// Whether the menu has elements of its own.
  var hasMenu = false

  /// First groups become their representatives, then groups go into the menu, until the rest fits.
  func forms(in room: CGFloat) -> [GroupForm] {
    var forms = [GroupForm](repeating: .whole, count: groups.count)
    for (index, group) in groups.enumerated() where width(forms) > room {
      if let width = group.representative, width < group.whole { forms[index] = .representative }
    }
    for index in groups.indices where width(forms) > room { forms[index] = .menu }
    return forms
  }

  func width(_ forms: [GroupForm]) -> CGFloat {
    var sum = hasMenu || forms.contains(.menu) ? menuWidth + gap : 0
    for (group, form) in zip(groups, forms) {
      switch form {
      case .whole: sum += group.whole + gap
      case .representative: sum += (group.representative ?? group.whole) + gap
      case .menu: break
      }
    }
    return sum
  }
}

/// The groups of a navigation item in the middle and at the trailing end, and the menu of those that have no room.
@MainActor final class NavigationBarGroups {
  private struct Entry {
    let group: UIBarButtonItemGroup
    let isCentered: Bool
    let views: [UIView]
    let representative: UIView?
    var form = GroupForm.whole

    var shown: [UIView] {
      switch form {
      case .whole: views
      case .representative: [representative].compactMap(\.self)
      case .menu: []
      }
    }
  }

  private let item: UINavigationItem
  private var entries: [Entry] = []
  private let overflowView: UIView
  private let overflowItem: UIBarButtonItem

  /// nil for an item without such groups and without elements for the menu.
  init?(_ item: UINavigationItem, makeView: (UIBarButtonItem) -> UIView) {
    let (center, trailing) = (item.centerItemGroups, item.trailingItemGroups)
    if center.isEmpty, trailing.isEmpty, item.additionalOverflowItems == nil { return nil }
    self.item = item
    overflowItem = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: UIMenu(title: "", children: []))
    overflowItem.accessibilityLabel = "More"
    overflowView = makeView(overflowItem)
    entries = (center.map { ($0, true) } + trailing.map { ($0, false) }).filter { !$0.0.isHidden }.map { group, isCentered in
      Entry(
        group: group, isCentered: isCentered, views: group.barButtonItems.filter(\.takesRoom).map(makeView),
        representative: group.representativeItem.map { Self.representative($0, of: group, makeView) })
    }
    (overflowView as? UIButton)?.menu = UIMenu(
      title: "", children: [UIDeferredMenuElement.uncached { [weak self] completion in completion(self?.menuElements ?? []) }])
  }

  private static func representative(
    _ item: UIBarButtonItem, of group: UIBarButtonItemGroup, _ makeView: (UIBarButtonItem) -> UIView
  ) -> UIView {
    let view = makeView(item)
    guard let button = view as? UIButton, item.menu == nil, item.primaryAction == nil, item.action == nil else { return view }
    button.menu = UIMenu(
      title: "",
      children: [
        UIDeferredMenuElement.uncached { [weak group] completion in completion([group?.menuElement].compactMap(\.self)) }
      ])
    button.showsMenuAsPrimaryAction = true
    return view
  }

  private var menuElements: [UIMenuElement] {
    entries.filter { $0.form == .menu }.compactMap(\.group.menuElement) + [item.additionalOverflowItems].compactMap(\.self)
  }

  /// Whether a view is the button of the overflow menu.
  func isMenu(_ view: UIView) -> Bool { view === overflowView }

  var views: [UIView] { entries.flatMap { $0.views + [$0.representative].compactMap(\.self) } + [overflowView] }

  /// Decides what is shown.
  ///
  /// - Parameters:
  ///   - room: For all of them, with a gap after each.
  ///   - hasCenter: Whether the middle is free for groups.
  /// - Returns: What stands in the middle, and what at the trailing end, from the leading to the trailing edge.
  func fit(
    in room: CGFloat, hasCenter: Bool, gap: CGFloat, width: (UIView) -> CGFloat
  ) -> (center: [UIView], trailing: [UIView]) {
    func sum(_ views: [UIView]) -> CGFloat { views.reduce(0) { $0 + width($1) } + gap * CGFloat(max(0, views.count - 1)) }
    // Centre groups lose their room first, the last one before the others.
    let order =
      entries.indices.filter { entries[$0].isCentered }.reversed() + entries.indices.filter { !entries[$0].isCentered }
    let (fixed, free) = (
      order.filter { entries[$0].isCentered && !hasCenter }, order.filter { !entries[$0].isCentered || hasCenter }
    )
    let fit = GroupFit(
      groups: free.map { .init(whole: sum(entries[$0].views), representative: entries[$0].representative.map(width)) },
      menuWidth: width(overflowView), gap: gap, hasMenu: item.additionalOverflowItems != nil || !fixed.isEmpty)
    for index in fixed { entries[index].form = .menu }
    for (index, form) in zip(free, fit.forms(in: room)) { entries[index].form = form }
    for entry in entries { entry.group.isDisplayingRepresentativeItem = entry.form == .representative }
    let showsMenu = fit.hasMenu || entries.contains { $0.form == .menu }
    let center = entries.filter(\.isCentered).flatMap(\.shown)
    let trailing = entries.filter { !$0.isCentered }.flatMap(\.shown) + (showsMenu ? [overflowView] : [])
    let shown = center + trailing
    for view in views { view.isHidden = !shown.contains { $0 === view } }
    return (center, trailing)
  }
}
