import Foundation
import Scrollwork
import Testing
import UIKit

/// Five rows, and something to do once at the end of the next layout.
@MainActor private final class MeddlingTable: UITableView, UITableViewDataSource {
  var afterLayout: (() -> Void)?

  init(rowHeight: CGFloat) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    self.rowHeight = rowHeight
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let body = afterLayout
    afterLayout = nil
    body?()
  }

  func change(to rowHeight: CGFloat) {
    self.rowHeight = rowHeight
    reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

@MainActor @Suite struct ContainerNewListTests {
  private let container = ContainerScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let tables = (0..<3).map { _ in MeddlingTable(rowHeight: 400) }

  init() {
    for table in tables { container.addArrangedSubview(table) }
  }

  @Test func aNewListMayRemoveAndReloadItsSiblingsWhileItIsMeasured() {
    tables[0].afterLayout = { [tables] in
      tables[1].removeFromSuperview()
      tables[2].change(to: 500)
    }
    container.layoutIfNeeded()
    #expect(container.contentSize.height == 4_500)
    container.addArrangedSubview(tables[1])
    tables[1].setNeedsLayout()
    tables[1].afterLayout = { [tables] in tables[1].change(to: 600) }
    container.layoutIfNeeded()
    container.layoutIfNeeded()
    #expect(container.contentSize.height == 7_500)
    tables[2].change(to: 100)
    container.layoutIfNeeded()
    #expect(container.contentSize.height == 5_500)
  }

  @Test func aNewListMayAddAnotherAgainWhileItIsMeasured() {
    tables[2].afterLayout = { [container, tables] in
      tables[0].removeFromSuperview()
      container.addArrangedSubview(tables[0])
      tables[0].change(to: 200)
    }
    container.layoutIfNeeded()
    container.layoutIfNeeded()
    #expect(container.contentSize.height == 5_000 && container.arrangedSubviews == [tables[1], tables[2], tables[0]])
    tables[0].change(to: 300)
    container.layoutIfNeeded()
    #expect(container.contentSize.height == 5_500)
  }
}
