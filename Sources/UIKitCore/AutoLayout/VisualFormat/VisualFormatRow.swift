internal import Foundation
internal import ScrollPhysics

/// Makes the constraints of a visual format.
@MainActor struct VisualFormatRow {
  typealias Attribute = NSLayoutConstraint.Attribute

  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let text: String
  private var made: [NSLayoutConstraint] = []

  init(_ format: VisualFormat, _ text: String, options: NSLayoutConstraint.FormatOptions) {
    (self.format, self.text, self.options) = (format, text, options)
    requireAlignmentAcross()
  }

  /// Stops the program if an alignment runs along the row: views in a row can share their tops, but not their left edges.
  private func requireAlignmentAcross() {
    for attribute in options.alignments where (attribute.parts?.axis == .x) != format.isVertical {
      let (own, other) = format.isVertical ? ("vertical", "leading") : ("horizontal", "top")
      VisualFormat.fail(
        "The options align all \(attribute), but the row is \(own): align \(other) edges or the like there", text, at: 0)
    }
  }

  func constraints() -> [NSLayoutConstraint] {
    var row = self
    row.connect()
    row.size()
    row.align()
    return row.made
  }

  private var isLeftward: Bool { options.contains(.directionRightToLeft) }

  private var start: Attribute {
    if format.isVertical { return .top }
    return isLeftward ? .right : options.contains(.directionLeftToRight) ? .left : .leading
  }

  private var end: Attribute {
    if format.isVertical { return .bottom }
    return isLeftward ? .left : options.contains(.directionLeftToRight) ? .right : .trailing
  }

  private var usesBaselines: Bool { format.isVertical && options.contains(.spacingBaselineToBaseline) }

  private mutating func connect() {
    let items = format.elements.map(\.item)
    if let leading = format.leading { connect(superview, start, leading, items[0], start, isAtEdge: true) }
    for (index, connection) in format.connections.enumerated() {
      connect(
        items[index], usesBaselines ? .lastBaseline : end, connection, items[index + 1], usesBaselines ? .firstBaseline : start,
        isAtEdge: false)
    }
    if let trailing = format.trailing { connect(items[items.count - 1], end, trailing, superview, end, isAtEdge: true) }
  }

  private var superview: LayoutItem {
    let item = format.elements[0].item
    guard let view = item.isView ? item.owner?.superview : item.owner else {
      VisualFormat.fail(
        "'|' is the superview of the first view, \(item.name), which has none: add it to one first", text, at: 0)
    }
    return view.layoutItem
  }

  /// Relates `earlier` to `later`, the next one in the direction of the row.
  private mutating func connect(
    _ earlier: LayoutItem, _ from: Attribute, _ connection: VisualFormat.Connection, _ later: LayoutItem, _ to: Attribute,
    isAtEdge: Bool
  ) {
    func hold(
      _ relation: NSLayoutConstraint.Relation, _ gap: CGFloat, _ priority: UILayoutPriority, _ from: Attribute, _ to: Attribute
    )
      -> NSLayoutConstraint
    {
      // From right to left a gap is a negative number, and "at least" becomes "at most".
      let turned: NSLayoutConstraint.Relation =
        isLeftward && !format.isVertical ? NSLayoutConstraint.Relation(rawValue: -relation.rawValue)! : relation
      let constraint = NSLayoutConstraint(
        later, to, turned, earlier, from, constant: isLeftward && !format.isVertical ? -gap : gap)
      constraint.priority = priority
      return constraint
    }
    switch connection {
    case .touching: made.append(hold(.equal, 0, .required, from, to))
    case .standard:
      if !isAtEdge { return made.append(hold(.equal, 8, .required, from, to)) }
      let isLeading = from == start && to == start
      made.append(hold(.equal, 0, .required, isLeading ? margin(from) : from, isLeading ? to : margin(to)))
    case .gap(let predicates):
      for predicate in predicates { made.append(hold(predicate.relation, predicate.constant, predicate.priority, from, to)) }
    }
  }

  private func margin(_ edge: Attribute) -> Attribute {
    switch edge {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    default: .trailingMargin
    }
  }

  private mutating func size() {
    let length: Attribute = format.isVertical ? .height : .width
    for element in format.elements {
      for predicate in element.sizes {
        let constraint = NSLayoutConstraint(
          element.item, length, predicate.relation, predicate.item, predicate.item == nil ? .notAnAttribute : length,
          constant: predicate.constant)
        constraint.priority = predicate.priority
        made.append(constraint)
      }
    }
  }

  private mutating func align() {
    for attribute in options.alignments {
      for element in format.elements.dropFirst() {
        made.append(NSLayoutConstraint(element.item, attribute, .equal, format.elements[0].item, attribute))
      }
    }
  }
}
