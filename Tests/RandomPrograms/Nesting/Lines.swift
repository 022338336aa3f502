import Scrollwork
import UIKit

/// Lines of 44 points: the rows of a table, or views around two tables in a container.
@MainActor final class Lines: NSObject, UITableViewDataSource {
  let view: UIScrollView
  let count: Int
  /// What the lines are in.
  private(set) var scrollViews: [UIScrollView] = []
  /// Number of the first row of each table.
  private var starts: [ObjectIdentifier: Range<Int>] = [:]
  private var plain: [UIView] = []

  init(_ count: Int, isInContainer: Bool) {
    self.count = count
    let container = isInContainer ? ContainerScrollView() : nil
    view = container ?? UITableView(frame: .zero, style: .plain)
    super.init()
    guard let container else {
      fill(view as? UITableView, 0..<count)
      return
    }
    scrollViews.append(container)
    let third = count / 3
    for range in [0..<third, third..<2 * third] {
      let table = UITableView(frame: .zero, style: .plain)
      fill(table, range)
      container.addArrangedSubview(table)
    }
    for number in 2 * third..<count {
      let line = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      line.tag = number
      plain.append(line)
      container.addArrangedSubview(line)
    }
  }

  private func fill(_ table: UITableView?, _ range: Range<Int>) {
    guard let table else { return }
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    starts[ObjectIdentifier(table)] = range
    (table.rowHeight, table.dataSource) = (44, self)
    scrollViews.append(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    starts[ObjectIdentifier(tableView)]?.count ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.tag = (starts[ObjectIdentifier(tableView)]?.lowerBound ?? 0) + indexPath.row
    return cell
  }

  /// Where each line that shows begins in the window.
  func seen(in window: UIWindow) -> [(line: Int, place: Double)] {
    let container = view as? ContainerScrollView
    let views = scrollViews.compactMap { $0 as? UITableView }.filter { container?.isVisible($0) ?? true }.flatMap(\.visibleCells)
    let lines = views + plain.filter { container?.isVisible($0) ?? false }
    return lines.map { ($0.tag, Double($0.convert(CGPoint.zero, to: window).y)) }
  }
}

extension ContainerScrollView {
  fileprivate func isVisible(_ view: UIView) -> Bool { visibleArrangedSubviews.contains(view) }
}
