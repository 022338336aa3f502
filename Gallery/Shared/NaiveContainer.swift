internal import UIKit

/// Stacks views at the full height of their content.
final class NaiveContainer: UIScrollView {
  private(set) var stackedViews: [UIView] = []

  func stack(_ view: UIView) {
    stackedViews.append(view)
    addSubview(view)
    (view as? UIScrollView)?.isScrollEnabled = false
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard contentSize.width != bounds.width else { return }
    var y: CGFloat = 0
    for view in stackedViews {
      view.frame = CGRect(x: 0, y: y, width: bounds.width, height: view.bounds.height)
      if let table = view as? UITableView {
        table.layoutIfNeeded()
        view.frame.size.height = table.contentSize.height
      }
      y = view.frame.maxY
    }
    contentSize = CGSize(width: bounds.width, height: y)
  }
}
