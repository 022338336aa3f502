internal import ConstraintSolver
internal import Diagnostics
public import Foundation

/// A linear relation between attributes of two views or guides, or of one and a number:
/// `first.attribute = multiplier * second.attribute + constant`, or at least or at most that.
///
/// It holds while it is active. It does not keep its items alive.
@MainActor open class NSLayoutConstraint: NSObject {
  private(set) var first: LayoutItem
  private(set) var second: LayoutItem?
  public private(set) var firstAttribute = Attribute.notAnAttribute
  public private(set) var secondAttribute = Attribute.notAnAttribute
  public private(set) var relation = Relation.equal
  public private(set) var multiplier: CGFloat = 1
  /// Decides between constraints that contradict each other: the earlier one stays.
  let serial = NSLayoutConstraint.nextSerial()
  /// The view that holds it while it is active; cleared when that goes.
  nonisolated(unsafe) unowned(unsafe) var host: UIView?
  weak var engine: LayoutEngine?
  /// Its place in the engine's solver, once it is there.
  var id: ConstraintID?
  /// On the way from one engine to another.
  var isMoving = false
  /// A contradiction that it was in has been reported.
  var isReported = false

  /// For messages.
  open var identifier: String?

  /// One that relates nothing and cannot be activated: what the others begin with, so that subclasses inherit them.
  public override init() {
    first = NSLayoutConstraint.nowhere
    super.init()
  }

  /// - Parameters:
  ///   - view1: A view or a layout guide.
  ///   - view2: Another one, or nil to set a size to a number; `attr2` does not count then.
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
    (self.first, self.second) = (first, second)
    // Without a second item UIKit passes over its attribute: `toItem: nil, attribute: .width` is a common form.
    (self.firstAttribute, self.secondAttribute) = (firstAttribute, second == nil ? .notAnAttribute : secondAttribute)
    (self.relation, self.multiplier, self.constant) = (relation, multiplier, constant)
    requireSense()
  }

  private static let nowhere = LayoutItem(.distance, serial: 0)

  /// nil for a distance between two anchors.
  open var firstItem: AnyObject? { first.object }

  open var secondItem: AnyObject? { second?.object }

  /// Equal to the anchor that the constraint was made of, or would have been.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first, firstAttribute) }

  /// nil for a constraint that sets a size to a number.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0, secondAttribute) } }

  /// Without a meaning here, where views are not written into archives.
  open var shouldBeArchived = false

  /// In points. Changing it costs what the change of frames costs; nothing is built anew.
  open var constant: CGFloat = 0 {
    didSet {
      requireFinite()
      if constant != oldValue { engine?.constantChanged(self) }
    }
  }

  open var priority = UILayoutPriority.required {
    didSet {
      ensure(
        priority.rawValue > 0 && priority.rawValue <= 1000,
        "NSLayoutConstraint.priority = \(priority.rawValue): set a number above 0 and up to 1000")
      if priority != oldValue { engine?.reinsert(self) }
    }
  }

  /// Whether it holds. Its items must have a common superview, or one be in the other, before it can.
  open var isActive: Bool {
    get { host != nil }
    set {
      if newValue == isActive { return }
      newValue ? activate() : deactivate()
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { constraint.isActive = true } }

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
