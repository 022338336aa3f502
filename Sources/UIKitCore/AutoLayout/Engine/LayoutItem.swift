internal import ConstraintSolver
internal import Diagnostics
internal import Foundation
internal import ScrollPhysics

/// An item of constraints: stands for a view or guide and may outlive it.
@MainActor class LayoutItem {
  enum Kind {
    case view
    /// A guide placed by constraints.
    case guide
    /// The owner's rectangle without its margins, without its safe area, or limited to a readable width.
    case margins, safeArea, readable
    /// A scroll view's content area, and its visible rectangle in content coordinates.
    case content, viewport
    /// The part that an on-screen keyboard would cover.
    case keyboard
    /// The distance of two anchors; has no owner.
    case distance
  }

  let kind: Kind
  /// The view itself, or the guide's owner; cleared when that view is deallocated, so never dangling.
  nonisolated(unsafe) unowned(unsafe) var owner: UIView?
  nonisolated(unsafe) unowned(unsafe) var guide: UILayoutGuide?
  /// The active constraints that use the item.
  nonisolated(unsafe) var uses: [NSLayoutConstraint] = []
  /// The item's variables among its siblings.
  nonisolated(unsafe) var box: LayoutBox?
  /// Creation order.
  let serial: Int
  /// Decides ties, the least first: creation order, or the place in a stack view.
  var tieRank: Int { serial << 20 }

  init(_ kind: Kind, serial: Int? = nil) { (self.kind, self.serial) = (kind, serial ?? LayoutItem.nextSerial()) }

  var isView: Bool { kind == .view }

  var object: AnyObject? { isView ? owner : guide }

  /// Calls `body` with the items that have an owner: this one.
  func forEachItem(_ body: (LayoutItem) -> Void) { body(self) }

  /// The item's name in messages.
  var name: String {
    guard let object else { return "(gone)" }
    if let guide = object as? UILayoutGuide { return guide.identifier.isEmpty ? "\(type(of: guide))" : guide.identifier }
    return "\(type(of: object)):0x\(String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16))"
  }

  static func of(_ item: Any, _ argument: String) -> LayoutItem {
    if let view = item as? UIView { return view.layoutItem }
    if let guide = item as? UILayoutGuide { return guide.layoutItem }
    programmingError("NSLayoutConstraint(\(argument): \(item)): pass a UIView or a UILayoutGuide")
  }

  private static var serials = 0

  static func nextSerial() -> Int {
    serials += 1
    return serials
  }
}

/// A view's part in Auto Layout; made when a constraint or an anchor first needs it.
@MainActor final class ViewLayout: LayoutItem {
  /// The active constraints that the view holds: between itself and views inside it.
  nonisolated(unsafe) var constraints: [NSLayoutConstraint] = []
  /// The variables of a view placed by its frame, as the container of its island.
  nonisolated(unsafe) var inner: LayoutBox?
  /// Solves the view's inside, if the view is the root of an island.
  nonisolated(unsafe) var engine: LayoutEngine?
  nonisolated(unsafe) var guides: [UILayoutGuide] = []
  /// The guides that every view has, made on first access.
  nonisolated(unsafe) var standardGuides: [UILayoutGuide] = []
  /// Whether a constraint crosses the border of this view, although the view is placed by its frame.
  var isBridged = false
  /// The rank among a stack view's arranged views; nil outside of one.
  var arrangedRank: Int?
  var hugging = PerAxis(x: UILayoutPriority.defaultLow, y: .defaultLow)
  var compressionResistance = PerAxis(x: UILayoutPriority.defaultHigh, y: .defaultHigh)

  init(_ view: UIView) {
    super.init(.view, serial: view.flags.serial)
    owner = view
  }

  override var tieRank: Int { arrangedRank ?? super.tieRank }

  /// Sets the view's place in a stack view, which decides ties there; nil for a view outside of stack views.
  func setArranged(_ place: Int?, in stack: ViewLayout) {
    let rank = place.map { stack.serial << 20 + 1 + $0 }
    if rank == arrangedRank { return }
    arrangedRank = rank
    if let box, !box.isGiven { box.engine?.tieRankChanged(of: box) }
  }

  var boxes: [LayoutBox] { [box, inner].compactMap { $0 } }

  /// Clears all references when the view is deallocated. The view may be the last owner of these objects, so they must not retain each
  /// other.
  nonisolated func forget() {
    owner = nil
    uses = []
    for constraint in constraints { constraint.host = nil }
    engine?.owner = nil
    for guide in guides + standardGuides { guide.layoutItem.owner = nil }
    guides = []
    standardGuides = []
    constraints = []
    box = nil
    inner = nil
    engine = nil
  }
}
