internal import Foundation
internal import ScrollPhysics

/// Makes the constraints of a stack view for its present views and settings, with one code for rows and columns.
///
/// Identifiers begin as UIKit's do, so that reports of contradictions look familiar.
@MainActor struct StackArrangement {
  typealias Attribute = NSLayoutConstraint.Attribute

  let stack: UIStackView
  let visible: [UIView]
  let container: LayoutItem
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var gaps: [UILayoutGuide] = []

  init(_ stack: UIStackView) {
    self.stack = stack
    visible = stack.arranged.filter { !$0.isHidden }
    container = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide.layoutItem : stack.layoutItem
  }

  private var isRow: Bool { stack.axis == .horizontal }
  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var middle: Attribute { isRow ? .centerX : .centerY }
  private var length: Attribute { isRow ? .width : .height }
  private var crossStart: Attribute { isRow ? .top : .leading }
  private var crossEnd: Attribute { isRow ? .bottom : .trailing }
  private var crossMiddle: Attribute { isRow ? .centerY : .centerX }
  private var crossLength: Attribute { isRow ? .height : .width }

  mutating func arrange() {
    for view in stack.arranged where view.isHidden { collapse(view) }
    if visible.isEmpty { return holdNothing() }
    chain()
    distribute()
    align()
  }

  private mutating func hold(
    _ first: LayoutItem, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ second: LayoutItem?,
    _ other: Attribute, _ identifier: String, multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint(first, attribute, relation, second, other, multiplier: multiplier, constant: constant)
    constraint.identifier = identifier
    constraint.priority = UILayoutPriority(priority)
    constraints.append(constraint)
  }

  /// Constraints for no visible view: room for the margins only.
  private mutating func holdNothing() {
    hold(container, length, .greaterThanOrEqual, nil, .notAnAttribute, "UISV-empty")
    hold(container, length, .equal, nil, .notAnAttribute, "UISV-empty", priority: 25)
  }

  // MARK: Along the axis

  /// Chains the views from edge to edge; gaps that may grow get a lower bound only.
  private mutating func chain() {
    let relation: NSLayoutConstraint.Relation = growsGaps ? .greaterThanOrEqual : .equal
    hold(visible[0].layoutItem, start, .equal, container, start, "UISV-canvas-connection")
    for (view, next) in zip(visible, visible.dropFirst()) {
      hold(
        next.layoutItem, usesBaselines ? .firstBaseline : start, relation, view.layoutItem, usesBaselines ? .lastBaseline : end,
        "UISV-spacing", constant: stack.points(after: view))
    }
    hold(container, end, .equal, visible[visible.count - 1].layoutItem, end, "UISV-canvas-connection")
  }

  private var usesBaselines: Bool { !isRow && stack.isBaselineRelativeArrangement }

  private var growsGaps: Bool { stack.distribution == .equalSpacing || stack.distribution == .equalCentering }

  private mutating func distribute() {
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in visible.dropFirst() {
        hold(view.layoutItem, length, .equal, visible[0].layoutItem, length, "UISV-fill-equally")
      }
    case .fillProportionally: proportion()
    case .equalSpacing:
      equalize(from: end, to: start, "UISV-distributing") { _ in 1000 }
    case .equalCentering:
      // Weaker than spacing and content; of the distances the first ones hold.
      equalize(from: middle, to: middle, "UISV-distributing") { 149 - Float($0) / 16 }
    }
  }

  /// Makes lengths proportional to content; views without content are left out. An app's required lengths of single views go before, as apps
  /// on iOS have them: the priority is our choice.
  private mutating func proportion() {
    func content(_ view: UIView) -> CGFloat {
      let size = view.intrinsicContentSize
      return isRow ? size.width : size.height
    }
    guard let first = visible.first(where: { content($0) > 0 }) else { return }
    for view in visible where view !== first && content(view) > 0 {
      hold(
        view.layoutItem, length, .equal, first.layoutItem, length, "UISV-fill-proportionally",
        multiplier: content(view) / content(first), priority: 999)
    }
  }

  private mutating func equalize(from: Attribute, to: Attribute, _ identifier: String, _ priority: (Int) -> Float) {
    var first: UILayoutGuide?
    for (index, (view, next)) in zip(visible, visible.dropFirst()).enumerated() {
      let gap = UILayoutGuide()
      gap.identifier = "UISV-gap"
      stack.addLayoutGuide(gap)
      gaps.append(gap)
      hold(gap.layoutItem, start == .leading ? .leading : .top, .equal, view.layoutItem, from, "UISV-gap")
      hold(gap.layoutItem, end, .equal, next.layoutItem, to, "UISV-gap")
      hold(gap.layoutItem, crossStart, .equal, container, crossStart, "UISV-gap")
      hold(gap.layoutItem, crossLength, .equal, nil, .notAnAttribute, "UISV-gap")
      if let first {
        hold(gap.layoutItem, length, .equal, first.layoutItem, length, identifier, priority: priority(index))
      } else {
        first = gap
      }
    }
  }

  // MARK: Across

  private mutating func align() {
    let alignment = effectiveAlignment
    for view in visible {
      let item = view.layoutItem
      let (first, last): (NSLayoutConstraint.Relation, NSLayoutConstraint.Relation) =
        switch alignment {
        case .fill: (.equal, .equal)
        case .leading: (.equal, .lessThanOrEqual)
        case .trailing: (.greaterThanOrEqual, .equal)
        case .center, .firstBaseline, .lastBaseline: (.greaterThanOrEqual, .lessThanOrEqual)
        }
      hold(item, crossStart, first, container, crossStart, "UISV-alignment")
      hold(item, crossEnd, last, container, crossEnd, "UISV-alignment")
      if alignment == .center { hold(item, crossMiddle, .equal, container, crossMiddle, "UISV-alignment") }
    }
    if alignment == .fill { return }
    alignBaselines(alignment)
    // The stack is as small across the axis as its largest view allows.
    hold(container, crossLength, .equal, nil, .notAnAttribute, "UISV-ambiguity-suppression", priority: 25)
  }

  /// Aligns the lines of text, and moves the views together to the edge.
  private mutating func alignBaselines(_ alignment: UIStackView.Alignment) {
    guard alignment == .firstBaseline || alignment == .lastBaseline else { return }
    let (baseline, edge): (Attribute, Attribute) =
      alignment == .firstBaseline ? (.firstBaseline, crossStart) : (.lastBaseline, crossEnd)
    for view in visible {
      if view !== visible[0] { hold(view.layoutItem, baseline, .equal, visible[0].layoutItem, baseline, "UISV-alignment") }
      hold(view.layoutItem, edge, .equal, container, edge, "UISV-alignment", priority: 24)
    }
  }

  /// In a column lines of text cannot share a baseline: baselines become edges.
  private var effectiveAlignment: UIStackView.Alignment {
    if isRow { return stack.alignment }
    switch stack.alignment {
    case .firstBaseline: return .leading
    case .lastBaseline: return .trailing
    case let other: return other
    }
  }

  // MARK: Hidden views

  /// Collapses a hidden view to length 0 in the middle of the gap between its neighbours. A required length of the view's own does no
  /// harm, since no other view is chained to it.
  private mutating func collapse(_ view: UIView) {
    let index = stack.arranged.firstIndex { $0 === view } ?? 0
    let before = stack.arranged[..<index].last { !$0.isHidden }
    let after = stack.arranged[index...].first { !$0.isHidden }
    let item = view.layoutItem
    switch (before, after) {
    case (let before?, let after?) where growsGaps || usesBaselines: center(item, between: before, and: after)
    case (let before?, _?):
      hold(item, start, .equal, before.layoutItem, end, "UISV-hiding", constant: stack.points(after: before) / 2)
    case (let before?, nil): hold(item, start, .equal, before.layoutItem, end, "UISV-hiding")
    case (nil, _): hold(item, start, .equal, container, start, "UISV-hiding")
    }
    hold(item, length, .equal, nil, .notAnAttribute, "UISV-hiding", priority: 999)
    let place = effectiveAlignment == .center ? crossMiddle : effectiveAlignment == .trailing ? crossEnd : crossStart
    hold(item, place, .equal, container, place, "UISV-hiding")
    if effectiveAlignment == .fill {
      // Has the width from before, so that it does not shrink to its content during the animation; but its content widens nothing.
      hold(item, crossLength, .greaterThanOrEqual, container, crossLength, "UISV-hiding", priority: 251)
      hold(item, crossLength, .equal, container, crossLength, "UISV-hiding", priority: 1)
    }
  }
  /// Centres `item` in a gap whose length is known only after solving.
  private mutating func center(_ item: LayoutItem, between before: UIView, and after: UIView) {
    let gap = UILayoutGuide()
    gap.identifier = "UISV-hiding"
    stack.addLayoutGuide(gap)
    gaps.append(gap)
    hold(gap.layoutItem, start, .equal, before.layoutItem, end, "UISV-hiding")
    hold(gap.layoutItem, end, .equal, after.layoutItem, start, "UISV-hiding")
    hold(gap.layoutItem, crossStart, .equal, container, crossStart, "UISV-hiding")
    hold(gap.layoutItem, crossLength, .equal, nil, .notAnAttribute, "UISV-hiding")
    hold(item, start, .equal, gap.layoutItem, middle, "UISV-hiding")
  }
}
