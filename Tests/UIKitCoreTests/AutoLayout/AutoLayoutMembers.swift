import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitGraphics

/// Every member of constraints, anchors and guides; what they do at length is in `AutoLayout`.
@MainActor @Suite struct AutoLayoutMembers {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  /// Where an attribute of `view` comes to when it is `constant` behind the same one of the root.
  private func frame(_ attributes: [NSLayoutConstraint.Attribute], constant: CGFloat = 10) -> CGRect {
    let size = [view.widthAnchor.constraint(equalToConstant: 20), view.heightAnchor.constraint(equalToConstant: 10)]
    let made = attributes.map {
      NSLayoutConstraint(
        item: view, attribute: $0, relatedBy: .equal, toItem: root, attribute: $0, multiplier: 1, constant: constant)
    }
    NSLayoutConstraint.activate(size + made)
    root.layoutIfNeeded()
    NSLayoutConstraint.deactivate(size + made)
    return view.frame
  }

  @Test func attributes() {
    #expect(
      frame([.left, .top]).origin == CGPoint(x: 10, y: 10) && frame([.leading, .firstBaseline]).origin == CGPoint(x: 10, y: 100))
    #expect(
      frame([.right, .bottom]).origin == CGPoint(x: 190, y: 100)
        && frame([.trailing, .lastBaseline]).origin == CGPoint(x: 190, y: 100))
    #expect(frame([.centerX, .centerY]).origin == CGPoint(x: 100, y: 55))
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.layoutMargins = .zero
    #expect(frame([.leftMargin, .topMargin], constant: 0).origin == CGPoint(x: 2, y: 1))
    #expect(frame([.rightMargin, .bottomMargin], constant: 0).origin == CGPoint(x: 176, y: 87))
    #expect(frame([.leadingMargin, .centerYWithinMargins], constant: 0).origin == CGPoint(x: 2, y: 44))
    #expect(frame([.trailingMargin], constant: 0).minX == 176 && frame([.centerXWithinMargins], constant: 0).minX == 89)
    let share = NSLayoutConstraint(
      item: view, attribute: .width, relatedBy: .lessThanOrEqual, toItem: root, attribute: .height, multiplier: 0.5, constant: 3)
    #expect(share.multiplier == 0.5 && share.constant == 3 && share.relation == .lessThanOrEqual && share.secondItem === root)
    #expect(share.firstAttribute == .width && share.secondAttribute == .height && share.firstItem === view)
    #expect(NSLayoutConstraint.Attribute.notAnAttribute.rawValue == 0 && NSLayoutConstraint.Attribute.lastBaseline.rawValue == 11)
  }

  @Test func constraints() {
    let width = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30)
    #expect(!width.isActive && width.priority == .required && width.identifier == nil && !width.shouldBeArchived)
    width.identifier = "wide"
    width.priority = .defaultLow
    width.constant = 40
    width.isActive = true
    #expect(width.firstAnchor.isEqual(view.widthAnchor) && width.secondAnchor == nil && view.constraints == [width])
    #expect(
      width.description == "<NSLayoutConstraint \"wide\": \(width.firstAnchor.item.map { "\(type(of: $0)):0x" } ?? "")"
        + String(UInt(bitPattern: ObjectIdentifier(view)), radix: 16) + ".width >= 40.0 @250.0>")
    let format = NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-[v(9)]",
      options: [.alignAllLeft, .alignAllRight, .alignAllLeading, .alignAllTrailing, .alignAllCenterX],
      metrics: nil, views: ["v": view])
    #expect(format.count == 2)
    let across: NSLayoutConstraint.FormatOptions = [
      .alignAllTop, .alignAllBottom, .alignAllCenterY, .alignAllLastBaseline, .alignAllFirstBaseline, .directionLeftToRight,
    ]
    #expect(
      across.isDisjoint(with: .spacingMask) && !across.isDisjoint(with: .directionMask)
        && across.intersection(.alignmentMask).rawValue > 0)
    #expect(NSLayoutConstraint.FormatOptions.directionLeadingToTrailing == .spacingEdgeToEdge)
    #expect(NSLayoutConstraint.FormatOptions.directionRightToLeft != .spacingBaselineToBaseline)
    #expect(NSLayoutConstraint.Axis.horizontal.rawValue == 0 && NSLayoutConstraint.Axis.vertical.rawValue == 1)
    #expect(NSLayoutConstraint.Relation.greaterThanOrEqual.rawValue == 1 && NSLayoutConstraint.Relation.equal.rawValue == 0)
    #expect(
      UILayoutPriority.dragThatCannotResizeScene < .sceneSizeStayPut
        && .sceneSizeStayPut < UILayoutPriority.dragThatCanResizeScene)
  }

  @Test func anchors() {
    let other = UILayoutGuide()
    root.addLayoutGuide(other)
    let x = [
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
      view.leftAnchor.constraint(greaterThanOrEqualTo: other.leftAnchor),
      view.rightAnchor.constraint(lessThanOrEqualTo: other.rightAnchor),
      view.trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: 1),
      view.centerXAnchor.constraint(greaterThanOrEqualTo: other.centerXAnchor, constant: 2),
      view.leadingAnchor.constraint(lessThanOrEqualTo: other.leadingAnchor, constant: 3),
      view.leadingAnchor.constraint(equalToSystemSpacingAfter: other.trailingAnchor, multiplier: 1),
      view.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: other.trailingAnchor, multiplier: 2),
      view.leadingAnchor.constraint(lessThanOrEqualToSystemSpacingAfter: other.trailingAnchor, multiplier: 3),
    ]
    #expect(x.map(\.constant) == [0, 0, 0, 1, 2, 3, 8, 16, 24])
    #expect(x.map(\.relation.rawValue) == [0, 1, -1, 0, 1, -1, 0, 1, -1])
    let y = [
      view.topAnchor.constraint(equalToSystemSpacingBelow: other.bottomAnchor, multiplier: 1),
      view.firstBaselineAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: other.topAnchor, multiplier: 2),
      view.lastBaselineAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: other.centerYAnchor, multiplier: 3),
    ]
    #expect(y.map(\.constant) == [8, 16, 24] && y.map(\.relation.rawValue) == [0, 1, -1])
    let (width, height) = (view.widthAnchor, other.heightAnchor)
    let sizes = [
      width.constraint(equalToConstant: 1), width.constraint(greaterThanOrEqualToConstant: 2),
      width.constraint(lessThanOrEqualToConstant: 3), width.constraint(equalTo: height, multiplier: 2),
      width.constraint(greaterThanOrEqualTo: height, multiplier: 3), width.constraint(lessThanOrEqualTo: height, multiplier: 4),
      width.constraint(equalTo: height, multiplier: 5, constant: 6),
      width.constraint(greaterThanOrEqualTo: height, multiplier: 7, constant: 8),
      width.constraint(lessThanOrEqualTo: height, multiplier: 9, constant: 10),
    ]
    #expect(sizes.map(\.constant) == [1, 2, 3, 0, 0, 0, 6, 8, 10] && sizes.map(\.multiplier) == [1, 1, 1, 2, 3, 4, 5, 7, 9])
    let offset = view.leadingAnchor.anchorWithOffset(to: view.trailingAnchor).constraint(equalToConstant: 5)
    offset.isActive = true
    view.topAnchor.anchorWithOffset(to: view.bottomAnchor).constraint(equalToConstant: 4).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 5, height: 4) && view.widthAnchor.item === view && view.widthAnchor.name == "width")
  }

  @Test func guides() {
    let guide = UILayoutGuide()
    #expect(guide.identifier.isEmpty && guide.owningView == nil && guide.layoutFrame == .zero && !guide.hasAmbiguousLayout)
    root.addLayoutGuide(guide)
    #expect(root.layoutGuides == [guide] && guide.owningView === root && guide.constraintsAffectingLayout(for: .vertical).isEmpty)
    root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && UILayoutGuide(coder: NSCoder()) != nil)
    for standard in [root.safeAreaLayoutGuide, root.layoutMarginsGuide, root.readableContentGuide, root.keyboardLayoutGuide] {
      #expect(standard.owningView === root && !standard.identifier.isEmpty && !standard.hasAmbiguousLayout)
    }
    #expect(root.keyboardLayoutGuide.usesBottomSafeArea)
  }

  @Test func views() {
    #expect(UIView.noIntrinsicMetric == -1 && view.intrinsicContentSize.width == -1 && !UIView.requiresConstraintBasedLayout)
    #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.setContentCompressionResistancePriority(.fittingSizeLevel, for: .vertical)
    #expect(view.contentHuggingPriority(for: .horizontal) == .required)
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    view.addConstraint(width)
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 30)
    let fitting = view.systemLayoutSizeFitting(
      UIView.layoutFittingExpandedSize, withHorizontalFittingPriority: .defaultLow, verticalFittingPriority: .required)
    #expect(fitting == CGSize(width: 30, height: 10_000))
    view.removeConstraints([width])
    view.addConstraints([width])
    view.removeConstraint(width)
    #expect(view.constraints.isEmpty && view.hasAmbiguousLayout)
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    view.updateConstraintsIfNeeded()
    #expect(!view.needsUpdateConstraints() && view.constraintsAffectingLayout(for: .horizontal).isEmpty)
    view.exerciseAmbiguityInLayout()
    #expect(view.alignmentRectInsets == .zero && view.forFirstBaselineLayout === view && view.forLastBaselineLayout === view)
    #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: root.frame)) == root.frame)
  }
}
