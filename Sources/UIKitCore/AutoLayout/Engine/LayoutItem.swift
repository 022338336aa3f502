internal import ConstraintSolver
internal import Diagnostics
internal import Foundation
internal import ScrollPhysics

/// What a constraint relates: a view or a guide, known by an object that outlives it.
@MainActor class LayoutItem {
  enum Kind {
    case view
    /// Placed by constraints.
    case guide
    /// The owner without its margins, its safe area, or what is too wide to read.
    case margins, safeArea, readable
    /// A scroll view's content, and its frame in the content's coordinates.
    case content, viewport
    /// What a keyboard on the screen would cover.
    case keyboard
    /// Between two places; without an owner of its own.
    case distance
  }

  let kind: Kind
  /// The view itself, or the guide's. Cleared when it goes, so it never dangles.
  nonisolated(unsafe) unowned(unsafe) var owner: UIView?
  nonisolated(unsafe) unowned(unsafe) var guide: UILayoutGuide?
  /// The active constraints that it is in.
  nonisolated(unsafe) var uses: [NSLayoutConstraint] = []
  /// Its unknowns beside its siblings.
  nonisolated(unsafe) var box: LayoutBox?
  /// Counts items in the order in which they were made.
  let serial: Int
  /// Decides ties, the least first: items by the order in which they were made, a stack view's views by their places in it.
  var tieRank: Int { serial << 20 }

  init(_ kind: Kind, serial: Int? = nil) { (self.kind, self.serial) = (kind, serial ?? LayoutItem.nextSerial()) }

  var isView: Bool { kind == .view }

  var object: AnyObject? { isView ? owner : guide }

  /// Calls `body` with what has an owner: the item itself.
  func forEachItem(_ body: (LayoutItem) -> Void) { body(self) }

  /// For messages.
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

/// What Auto Layout knows of a view; made when a constraint or an anchor first asks for it.
@MainActor final class ViewLayout: LayoutItem {
  /// The active constraints that the view holds: between itself and what is in it.
  nonisolated(unsafe) var constraints: [NSLayoutConstraint] = []
  /// The unknowns of a view placed by its frame, as the container of what is in it.
  nonisolated(unsafe) var inner: LayoutBox?
  /// Solves the inside of the view, if nothing around it takes part.
  nonisolated(unsafe) var engine: LayoutEngine?
  nonisolated(unsafe) var guides: [UILayoutGuide] = []
  /// Those that every view has, once asked for.
  nonisolated(unsafe) var standardGuides: [UILayoutGuide] = []
  /// Something inside is related to something outside, though the view is placed by its frame.
  var isBridged = false
  /// The rank as one of a stack view's arranged views.
  var arrangedRank: Int?
  var hugging = PerAxis(x: UILayoutPriority.defaultLow, y: .defaultLow)
  var compressionResistance = PerAxis(x: UILayoutPriority.defaultHigh, y: .defaultHigh)

  init(_ view: UIView) {
    super.init(.view, serial: view.flags.serial)
    owner = view
  }

  override var tieRank: Int { arrangedRank ?? super.tieRank }

  /// Ties between the views of a stack view are settled by their places in it; `place` is nil for a view outside of stack views.
  func setArranged(_ place: Int?, in stack: ViewLayout) {
    let rank = place.map { stack.serial << 20 + 1 + $0 }
    if rank == arrangedRank { return }
    arrangedRank = rank
    if let box, !box.isGiven { box.engine?.tieRankChanged(of: box) }
  }

  var boxes: [LayoutBox] { [box, inner].compactMap { $0 } }

  /// The view is gone: nothing that it held holds any more. It may be the last to hold them, so they must not be kept by each other.
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
