internal import ConstraintSolver
internal import Diagnostics
public import Foundation
public import Selectors

/// A linear relation between attributes of two views or guides, or between one and a number: `first.attribute = multiplier *
/// second.attribute + constant`, or at least, or at most that.
///
/// A constraint has an effect only while it is active. It does not retain its items.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject, AssociatedObjectHolder {
  package nonisolated(unsafe) final var associatedValues: AssociatedValues?

  private(set) var first: LayoutItem
  private(set) var second: LayoutItem?
  /// Never `.notAnAttribute` in a constraint that can be activated.
  public private(set) var firstAttribute = Attribute.notAnAttribute
  /// `.notAnAttribute` if there is no second item.
  public private(set) var secondAttribute = Attribute.notAnAttribute
  /// `.equal` unless made otherwise.
  public private(set) var relation = Relation.equal
  /// The factor of the second attribute, 1 unless made otherwise; fixed at creation.
  public private(set) var multiplier: CGFloat = 1
  /// Creation order: of contradicting required constraints the earlier one stays.
  let serial = NSLayoutConstraint.nextSerial()
  /// The view that holds the constraint while it is active; cleared when that view is deallocated.
  nonisolated(unsafe) unowned(unsafe) var host: UIView?
  weak var engine: LayoutEngine?
  /// The constraint's identifier in the engine's solver, once it was added there.
  var id: ConstraintID?
  /// True while the constraint changes from one engine to another.
  var isMoving = false
  /// Whether a contradiction with this constraint has been reported.
  var isReported = false

  /// A name for messages; nil by default.
  open var identifier: String?

  /// Makes a constraint without items, which cannot be activated. It exists so that subclasses inherit the other initializers.
  public override init() {
    first = NSLayoutConstraint.nowhere
    super.init()
  }

  /// Relates two attributes. A combination without meaning is a programming error, reported here.
  ///
  /// - Parameters:
  ///   - view1: A view or a layout guide.
  ///   - view2: Another view or guide, or nil to set a length to a number; `attr2` is ignored then.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
    multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = LayoutItem.of(view1, "item")
    let second = view2.map { LayoutItem.of($0, "toItem") }
    self.init(first, attr1, relation, second, attr2, multiplier: multiplier, constant: c)
  }

  convenience init(
    _ first: LayoutItem, _ firstAttribute: Attribute, _ relation: Relation, _ second: LayoutItem?, _ secondAttribute: Attribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.init()
    // A length that is 0 times another one does not depend on it: iOS stores no second item.
    let dependsOnSecond = multiplier != 0 || firstAttribute != .width && firstAttribute != .height
    let (second, multiplier) = dependsOnSecond ? (second, multiplier) : (nil, 1)
    (self.first, self.second) = (first, second)
    // Without a second item UIKit ignores its attribute: `toItem: nil, attribute: .width` is a common form.
    (self.firstAttribute, self.secondAttribute) = (firstAttribute, second == nil ? .notAnAttribute : secondAttribute)
    (self.relation, self.multiplier, self.constant) = (relation, multiplier, constant)
    requireSense()
  }

  private static let nowhere = LayoutItem(.distance, serial: 0)

  /// The first view or guide; nil for a distance between two anchors, or once it is deallocated.
  open var firstItem: AnyObject? { first.object }

  /// The second view or guide; nil if there is none, for a distance, or once it is deallocated.
  open var secondItem: AnyObject? { second?.object }

  /// An anchor equal to the one that the constraint was made of. Its type is not the anchor's: compare it by `isEqual(_:)`.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first, firstAttribute) }

  /// An anchor equal to the second one; nil for a constraint that sets a length to a number.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0, secondAttribute) } }

  /// Has no effect: views are not archived.
  open var shouldBeArchived = false

  /// Added to the right side, in points; 0 by default. The cheap way to change a constraint: the solver updates one number. Not finite: a
  /// programming error.
  open var constant: CGFloat = 0 {
    didSet {
      requireFinite()
      if constant != oldValue { engine?.constantChanged(self) }
    }
  }

  /// `.required` by default. A change adds the constraint to the solver again, also from and to `.required` while it is active. Above 0
  /// and up to 1000, else a programming error.
  open var priority = UILayoutPriority.required {
    didSet {
      ensure(
        priority.rawValue > 0 && priority.rawValue <= 1000,
        "NSLayoutConstraint.priority = \(priority.rawValue): set a number above 0 and up to 1000")
      if priority != oldValue { engine?.reinsert(self) }
    }
  }

  /// Whether the layout considers the constraint; false at first. Its items must have a common ancestor, or one contain the other, when
  /// it is activated; else that is a programming error.
  open var isActive: Bool {
    get { host != nil }
    set {
      if newValue == isActive { return }
      newValue ? activate() : deactivate()
    }
  }

  /// Activates all of them; solved together at the next layout.
  open class func activate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = true } }

  /// Deactivates all of them; the layout changes at the next pass.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  nonisolated open override var description: String { MainActor.assumeIsolated { text } }

  private static var serials = 0

  private static func nextSerial() -> Int {
    serials += 1
    return serials
  }
}
