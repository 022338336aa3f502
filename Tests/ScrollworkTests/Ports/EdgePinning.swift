import UIKit

// Helpers over anchors and `NSLayoutConstraint`, as every second app carries them along. Written as for iOS.

enum Edge: Int, CaseIterable {
  case top, leading, bottom, trailing

  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }
}

extension UIView {
  convenience init(subviews: UIView...) {
    self.init(frame: .zero)
    for view in subviews {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }

  @discardableResult func pinToSuperview(_ edges: Set<Edge> = Set(Edge.allCases), insets: NSDirectionalEdgeInsets = .zero)
    -> [Edge: NSLayoutConstraint]
  {
    guard let superview else { fatalError("add the view first") }
    translatesAutoresizingMaskIntoConstraints = false
    var made: [Edge: NSLayoutConstraint] = [:]
    for edge in edges {
      let constant: CGFloat =
        switch edge {
        case .top: insets.top
        case .leading: insets.leading
        case .bottom: -insets.bottom
        case .trailing: -insets.trailing
        }
      let constraint = NSLayoutConstraint(
        item: self, attribute: edge.attribute, relatedBy: .equal, toItem: superview, attribute: edge.attribute, multiplier: 1,
        constant: constant)
      constraint.identifier = "pin-\(edge)"
      made[edge] = constraint
    }
    superview.addConstraints(Array(made.values))
    return made
  }

  func pin(_ edge: KeyPath<UIView, NSLayoutYAxisAnchor>, to other: NSLayoutYAxisAnchor, _ constant: CGFloat = 0) {
    self[keyPath: edge].constraint(equalTo: other, constant: constant).isActive = true
  }

  func setSize(_ size: CGSize, priority: UILayoutPriority = .required) {
    let constraints = [
      widthAnchor.constraint(equalToConstant: size.width), heightAnchor.constraint(equalToConstant: size.height),
    ]
    constraints.forEach { $0.priority = priority }
    NSLayoutConstraint.activate(constraints)
  }

  func firstConstraint(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint? {
    constraints.first { $0.firstAttribute == attribute && ($0.firstItem as? UIView) == self && $0.secondItem == nil }
  }
}

final class Gap: UILayoutGuide {
  var note: String?
}

extension Collection where Element: UIView {
  /// Equal gaps before, between and behind, by guides.
  @MainActor func distributeHorizontally(in container: UIView) {
    var (edge, first): (NSLayoutXAxisAnchor, UILayoutGuide?) = (container.leadingAnchor, nil)
    func addGap(until anchor: NSLayoutXAxisAnchor) {
      let gap = Gap()
      gap.identifier = "gap"
      container.addLayoutGuide(gap)
      NSLayoutConstraint.activate([
        gap.leadingAnchor.constraint(equalTo: edge), gap.trailingAnchor.constraint(equalTo: anchor),
        gap.topAnchor.constraint(equalTo: container.topAnchor), gap.heightAnchor.constraint(equalToConstant: 0),
      ])
      if let first { gap.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true }
      first = first ?? gap
    }
    for view in self {
      addGap(until: view.leadingAnchor)
      edge = view.trailingAnchor
    }
    addGap(until: container.trailingAnchor)
  }
}
