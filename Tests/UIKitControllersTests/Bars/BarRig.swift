import CoreGraphics
import Foundation
import ManualHost
import UIKitControllers
@testable import UIKitCore
import UIKitGraphics
import UIKitTables

/// A phone with a navigation controller whose first screen is a list of 100 rows of 44 points.
@MainActor final class BarRig {
  /// A list with its rows.
  final class List: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.rowHeight = 44
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  let stage: ManualStage
  let list = List(style: .plain)
  let navigation: UINavigationController

  init(
    size: CGSize = CGSize(width: 393, height: 852),
    safeAreaInsets: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
    isLarge: Bool = true
  ) {
    stage = ManualStage(size: size, scale: 3, safeAreaInsets: safeAreaInsets)
    list.title = "Inbox"
    navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = isLarge
    stage.window.rootViewController = navigation
    stage.settle()
  }

  var bar: UINavigationBar { navigation.navigationBar }
  var table: UITableView { list.tableView }

  /// The offset of the content at its top.
  var top: CGFloat { table.contentOffset.y - table.travelFromTop }

  /// The edge of the first row, in the window.
  var contentTop: CGFloat { table.convert(CGPoint.zero, to: nil).y }

  /// The lower edge of the bar, in the window.
  var barBottom: CGFloat { bar.convert(CGPoint(x: 0, y: bar.bounds.maxY), to: nil).y }

  /// The labels of the bar with that text, large ones first.
  func labels(_ text: String = "Inbox") -> [UILabel] {
    func find(_ view: UIView) -> [UILabel] {
      if let label = view as? UILabel, label.text == text || label.attributedText?.string == text { return [label] }
      return view.subviews.flatMap(find)
    }
    return find(bar).sorted { $0.bounds.height > $1.bounds.height }
  }

  /// The large title; nil if there is none.
  var largeLabel: UILabel? { labels().first { $0.bounds.height > 30 } }

  /// Scrolls by code to a distance below the top of the content.
  func scroll(to travel: CGFloat) {
    table.setContentOffset(CGPoint(x: 0, y: travel - 143), animated: false)
    stage.advance(by: 0)
  }
}
