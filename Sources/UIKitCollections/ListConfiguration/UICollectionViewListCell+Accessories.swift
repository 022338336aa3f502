internal import UIKitControls
internal import Foundation
internal import QuartzCore
internal import UIKitCore
internal import UIKitLists

/// An accessory of a cell and the view that shows it.
@MainActor struct ShownAccessory {
  let accessory: UICellAccessory
  let view: UIView
}

/// The accessories of a cell in the direction of reading.
@MainActor struct AccessorySides {
  var leading: [ShownAccessory] = []
  var trailing: [ShownAccessory] = []

  var all: [ShownAccessory] { leading + trailing }
}

/// Places for a left-to-right row at rest.
struct AccessoryPlan {
  var frames: [(index: Int, frame: CGRect)] = []
  var contentStart: CGFloat = 0
  var contentEnd: CGFloat = 0
  /// The height that the accessories need.
  var height: CGFloat = 0
}

extension UICollectionViewListCell {
  /// Makes views for new accessories; those of a kind that was there are kept.
  func replaceAccessories() {
    let former = Dictionary(sides.all.map { ($0.accessory.accessoryType, $0.view) }) { first, _ in first }
    let (leading, trailing) = UICellAccessory.sides(accessories)
    func shown(_ accessory: UICellAccessory) -> ShownAccessory {
      if case .customView(let view) = accessory.accessoryType { return ShownAccessory(accessory: accessory, view: view) }
      let view = former[accessory.accessoryType] as? AccessoryView ?? AccessoryView(self)
      view.show(accessory)
      return ShownAccessory(accessory: accessory, view: view)
    }
    sides = AccessorySides(leading: leading.map(shown), trailing: trailing.map(shown))
    let kept = Set(sides.all.map { ObjectIdentifier($0.view) })
    for view in former.values where view.superview === self && !kept.contains(ObjectIdentifier(view)) {
      view.removeFromSuperview()
    }
    updateHeaderTap()
    partsChanged()
  }

  /// The margin inside of the cell: that of the list's width, also in a card, which is less wide.
  func sideMargin(_ width: CGFloat) -> CGFloat {
    UIView.sideMargin(width: UICollectionView.showing(self)?.bounds.width ?? width)
  }

  private func isDisplayed(_ accessory: UICellAccessory, _ isEditing: Bool) -> Bool {
    switch accessory.displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  // MARK: Places

  /// Points between accessories, and around the line before a reorder control. Our choice: those between the marks of a table's cell.
  private static var gap: CGFloat { 10 }

  /// The places at a width. Indices count leading accessories first.
  func accessoryPlan(width: CGFloat) -> AccessoryPlan {
    let (margin, isEditing) = (sideMargin(width), configurationState.isEditing)
    let indentation = CGFloat(indentationLevel) * indentationWidth
    var plan = AccessoryPlan()
    var x = indentsAccessories ? indentation : 0
    var isFirst = true
    for (index, shown) in sides.leading.enumerated() where isDisplayed(shown.accessory, isEditing) {
      x += isFirst ? margin : Self.gap
      isFirst = false
      plan.add(index, shown, from: x, in: bounds.height, &x, 1)
    }
    plan.contentStart = x + (indentsAccessories ? 0 : indentation)
    (x, isFirst) = (width, true)
    for (index, shown) in sides.trailing.enumerated().reversed() where isDisplayed(shown.accessory, isEditing) {
      x -= isFirst ? margin : Self.gap
      isFirst = false
      plan.add(sides.leading.count + index, shown, from: x, in: bounds.height, &x, -1)
    }
    plan.contentEnd = max(plan.contentStart, x)
    return plan
  }

  /// Places content and accessories.
  func layoutParts() {
    let plan = accessoryPlan(width: bounds.width)
    place(
      contentView,
      CGRect(x: plan.contentStart, y: 0, width: plan.contentEnd - plan.contentStart, height: bounds.height))
    let all = sides.all
    var missing = Set(all.indices)
    let state = configurationState
    for (index, frame) in plan.frames {
      missing.remove(index)
      let shown = all[index]
      (shown.view as? AccessoryView)?.take(state, isMirrored: isMirrored)
      let isHidden = shown.accessory.options.isHidden
      if shown.view.isHidden != isHidden { shown.view.isHidden = isHidden }
      if let tint = shown.accessory.options.tint { shown.view.tintColor = tint }
      if shown.view.superview === self {
        place(shown.view, frame)
        continue
      }
      // A view that comes in during an animation fades in at its place.
      UIView.performWithoutAnimation {
        addSubview(shown.view)
        place(shown.view, frame)
        shown.view.alpha = 0
        shown.view.layoutIfNeeded()
      }
      shown.view.alpha = 1
    }
    for index in missing where all[index].view.superview === self { all[index].view.removeFromSuperview() }
  }

  // MARK: Touches

  func tapped(_ accessory: UICellAccessory) {
    if let handler = accessory.handler { return handler() }
    guard let list = UICollectionView.showing(self) else { return }
    switch accessory.accessoryType {
    case .outlineDisclosure: list.toggleExpansion(of: self)
    case .delete:
      list.closeOpenRow(animated: true)
      if actionsView == nil { list.confirm(list.swipeActions(of: self, isLeading: false), in: self) }
    default: break
    }
  }

  /// Whether a tap anywhere toggles the item.
  private var togglesAnywhere: Bool {
    guard let outline = accessories.first(where: { $0.accessoryType == .outlineDisclosure }), !outline.options.isHidden else {
      return false
    }
    switch outline.options.style {
    case .automatic: return item?.role == .header
    case .header: return true
    case .cell: return false
    }
  }

  func updateHeaderTap() {
    guard togglesAnywhere else {
      if let headerTap { removeGestureRecognizer(headerTap) }
      return headerTap = nil
    }
    guard headerTap == nil else { return }
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] gesture in
      guard let self, gesture.state == .ended, togglesAnywhere else { return }
      if let outline = accessories.first(where: { $0.accessoryType == .outlineDisclosure }) { tapped(outline) }
    }
    addGestureRecognizer(tap)
    headerTap = tap
  }
}

extension AccessoryPlan {
  /// Adds an accessory that begins or ends at `edge`, in a room of its reserved width.
  @MainActor fileprivate mutating func add(
    _ index: Int, _ shown: ShownAccessory, from edge: CGFloat, in height: CGFloat, _ x: inout CGFloat, _ direction: CGFloat
  ) {
    let size = Self.size(shown)
    let room = max(0, shown.accessory.options.width.points(size.width))
    let start = direction > 0 ? edge : edge - room
    frames.append(
      (
        index,
        CGRect(
          x: start + (room - size.width) / 2, y: ((height - size.height) / 2).rounded(), width: size.width, height: size.height)
      ))
    x = direction > 0 ? edge + room : edge - room
    self.height = max(self.height, size.height)
  }

  @MainActor private static func size(_ shown: ShownAccessory) -> CGSize {
    if let view = shown.view as? AccessoryView { return view.ownSize }
    if shown.accessory.options.keepsSize { return shown.view.bounds.size }
    let unbounded = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let fitting =
      shown.view.constraints.isEmpty
      ? shown.view.sizeThatFits(unbounded) : shown.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return fitting
  }
}
