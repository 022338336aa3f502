import UIKit

// A constraint library in the manner of those that iOS apps use: a maker collects what a closure says of a view, and turns it into
// constraints of a class of its own. Written as for iOS; not a line is there for Linux.

/// Anything with edges.
@MainActor protocol Layoutable: AnyObject {
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
  var heightAnchor: NSLayoutDimension { get }
  var layoutOwner: UIView? { get }
}

extension UIView: Layoutable {
  var layoutOwner: UIView? { superview }
}

extension UILayoutGuide: Layoutable {
  var layoutOwner: UIView? { owningView }
}

extension UILayoutPriority {
  static func + (priority: UILayoutPriority, step: Float) -> UILayoutPriority { UILayoutPriority(priority.rawValue + step) }

  static func - (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: priority.rawValue - step)
  }

  static let almostRequired = UILayoutPriority.required - 1
}

extension UILayoutPriority: ExpressibleByFloatLiteral {
  public init(floatLiteral value: Float) { self.init(value) }
}

/// Remembers who made it.
final class MadeConstraint: NSLayoutConstraint {
  var label: String?
  weak var maker: AnyObject?
}

struct Attributes: OptionSet, Hashable {
  let rawValue: Int

  static let left = Attributes(.left)
  static let right = Attributes(.right)
  static let top = Attributes(.top)
  static let bottom = Attributes(.bottom)
  static let leading = Attributes(.leading)
  static let trailing = Attributes(.trailing)
  static let width = Attributes(.width)
  static let height = Attributes(.height)
  static let centerX = Attributes(.centerX)
  static let centerY = Attributes(.centerY)
  static let edges: Attributes = [.left, .right, .top, .bottom]
  static let size: Attributes = [.width, .height]
  static let center: Attributes = [.centerX, .centerY]

  init(rawValue: Int) { self.rawValue = rawValue }

  private init(_ attribute: NSLayoutConstraint.Attribute) { rawValue = 1 << attribute.rawValue }

  var all: [NSLayoutConstraint.Attribute] {
    (1...20).filter { rawValue & 1 << $0 != 0 }.compactMap(NSLayoutConstraint.Attribute.init(rawValue:))
  }
}

/// What one line of a closure says.
@MainActor final class Rule {
  fileprivate var attributes: Attributes
  fileprivate var relation = NSLayoutConstraint.Relation.equal
  fileprivate var target: (any Layoutable)?
  fileprivate var targetAttributes: Attributes?
  fileprivate var factor: CGFloat = 1
  fileprivate var insets = UIEdgeInsets.zero
  fileprivate var shift: CGFloat = 0
  fileprivate var importance = UILayoutPriority.required

  fileprivate init(_ attributes: Attributes) { self.attributes = attributes }

  @discardableResult func equalTo(_ other: any Layoutable, _ attributes: Attributes? = nil) -> Rule {
    set(.equal, other, attributes)
  }

  @discardableResult func atMost(_ other: any Layoutable, _ attributes: Attributes? = nil) -> Rule {
    set(.lessThanOrEqual, other, attributes)
  }

  @discardableResult func equalTo(_ length: CGFloat) -> Rule {
    shift = length
    return self
  }

  @discardableResult func atLeast(_ length: CGFloat) -> Rule {
    relation = .greaterThanOrEqual
    shift = length
    return self
  }

  @discardableResult func inset(_ insets: UIEdgeInsets) -> Rule {
    self.insets = insets
    return self
  }

  @discardableResult func offset(_ points: CGFloat) -> Rule {
    shift = points
    return self
  }

  @discardableResult func multiplied(by factor: CGFloat) -> Rule {
    self.factor = factor
    return self
  }

  @discardableResult func priority(_ priority: UILayoutPriority) -> Rule {
    importance = priority
    return self
  }

  private func set(_ relation: NSLayoutConstraint.Relation, _ other: any Layoutable, _ attributes: Attributes?) -> Rule {
    (self.relation, target, targetAttributes) = (relation, other, attributes)
    return self
  }

  fileprivate func constraints(on view: UIView) -> [MadeConstraint] {
    let others = targetAttributes?.all
    return attributes.all.enumerated().map { index, attribute in
      let other = others.map { $0[$0.count == 1 ? 0 : index] } ?? attribute
      let constraint = MadeConstraint(
        item: view, attribute: attribute, relatedBy: relation, toItem: target, attribute: target == nil ? .notAnAttribute : other,
        multiplier: factor, constant: constant(attribute))
      constraint.priority = importance
      constraint.label = "\(attribute.rawValue)"
      return constraint
    }
  }

  private func constant(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .left, .leading: shift + insets.left
    case .right, .trailing: shift - insets.right
    case .top: shift + insets.top
    case .bottom: shift - insets.bottom
    case .width: shift - (target == nil ? 0 : insets.left + insets.right)
    case .height: shift - (target == nil ? 0 : insets.top + insets.bottom)
    default: shift
    }
  }
}

@MainActor final class Maker {
  fileprivate var rules: [Rule] = []

  var edges: Rule { rule(.edges) }
  var size: Rule { rule(.size) }
  var center: Rule { rule(.center) }
  var leading: Rule { rule(.leading) }
  var trailing: Rule { rule(.trailing) }
  var top: Rule { rule(.top) }
  var bottom: Rule { rule(.bottom) }
  var width: Rule { rule(.width) }
  var height: Rule { rule(.height) }

  private func rule(_ attributes: Attributes) -> Rule {
    let rule = Rule(attributes)
    rules.append(rule)
    return rule
  }
}

extension UIView {
  /// Makes constraints of what `body` says, and turns the mask off.
  @discardableResult func make(_ body: (Maker) -> Void) -> [MadeConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    let maker = Maker()
    body(maker)
    let made = maker.rules.flatMap { $0.constraints(on: self) }
    for constraint in made { constraint.maker = maker }
    NSLayoutConstraint.activate(made)
    return made
  }

  /// Changes the constants of what was made before, found by what it relates.
  func update(_ body: (Maker) -> Void) {
    let maker = Maker()
    body(maker)
    for new in maker.rules.flatMap({ $0.constraints(on: self) }) {
      guard let present = madeConstraints.first(where: { $0.isLike(new) }) else { fatalError("nothing to update") }
      present.constant = new.constant
    }
  }

  func remake(_ body: (Maker) -> Void) {
    NSLayoutConstraint.deactivate(madeConstraints)
    make(body)
  }

  /// Those that are about this view first, wherever they are installed.
  var madeConstraints: [MadeConstraint] {
    sequence(first: self, next: \.superview).flatMap(\.constraints).compactMap { $0 as? MadeConstraint }.filter {
      $0.firstItem === self
    }
  }
}

extension NSLayoutConstraint {
  fileprivate func isLike(_ other: NSLayoutConstraint) -> Bool {
    firstItem === other.firstItem && secondItem === other.secondItem && firstAttribute == other.firstAttribute
      && secondAttribute == other.secondAttribute && relation == other.relation && multiplier == other.multiplier
      && priority == other.priority
  }
}
