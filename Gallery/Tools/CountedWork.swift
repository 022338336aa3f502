internal import Foundation
internal import Scrollwork
internal import UIKit
internal import UIKitTesting

/// One operation on a screen of 375 x 667 points at 2x.
@MainActor final class CountedWork: NSObject {
  private static let screen = CGRect(x: 0, y: 0, width: 375, height: 667)
  private static let frame = 1.0 / 60
  private static let rowHeight: CGFloat = 44

  let stage = Stage(size: screen.size, scale: 2)
  private let operation: CountedOperation
  private let view: UIView
  private var rows = 100_000
  private var count = 0

  init(_ operation: CountedOperation) {
    self.operation = operation
    switch operation {
    case .step, .row, .jump, .insert, .layout: view = UITableView(frame: Self.screen)
    case .collection: view = UICollectionView(frame: Self.screen, collectionViewLayout: Self.flow())
    case .container: view = ContainerScrollView(frame: Self.screen)
    case .shadow: view = UIView(frame: CGRect(x: 40, y: 40, width: 200, height: 120))
    }
    super.init()
    // Pixels come about as in a window.
    stage.drawsEveryFrame = true
    switch view {
    case let table as UITableView: fill(table)
    case let collection as UICollectionView:
      collection.register(SquareCell.self, forCellWithReuseIdentifier: "square")
      collection.dataSource = self
    case let container as ContainerScrollView: fill(container)
    default: drop(view)
    }
    stage.rootViewController = UIViewController()
    stage.rootViewController?.view.addSubview(view)
    stage.advance(by: Self.frame)
  }

  /// The operation once, and its frame.
  func step() {
    count += 1
    switch operation {
    case .step: scroll(by: 1)
    case .row: scroll(by: Self.rowHeight)
    case .collection: scroll(by: 75)
    case .container: scroll(by: 7)
    case .jump: (view as? UIScrollView)?.contentOffset.y = CGFloat(count * 7919 % 1000) * 1000
    case .insert: insert()
    case .layout:
      let table = UITableView(frame: Self.screen)
      fill(table)
      stage.rootViewController?.view.subviews.last?.removeFromSuperview()
      stage.rootViewController?.view.addSubview(table)
    case .shadow: view.center.y = 100 + CGFloat(count * 3 % 400)
    }
    stage.advance(by: Self.frame)
  }

  private func scroll(by distance: CGFloat) { (view as? UIScrollView)?.contentOffset.y += distance }

  private func insert() {
    guard let table = view as? UITableView, let first = table.indexPathsForVisibleRows?.first else { return }
    rows += 1
    table.insertRows(at: [IndexPath(row: first.row + 1, section: 0)], with: .none)
  }

  private func fill(_ table: UITableView) {
    table.register(LabelCell.self, forCellReuseIdentifier: "label")
    table.rowHeight = Self.rowHeight
    table.dataSource = self
  }

  private func fill(_ container: ContainerScrollView) {
    rows = 30
    for _ in 0..<20 {
      let table = UITableView(frame: .zero)
      fill(table)
      container.addArrangedSubview(table)
      let banner = UIView(frame: CGRect(x: 0, y: 0, width: Self.screen.width, height: 120))
      banner.backgroundColor = .systemTeal
      banner.heightAnchor.constraint(equalToConstant: 120).isActive = true
      container.addArrangedSubview(banner)
    }
  }

  private func drop(_ view: UIView) {
    view.backgroundColor = .systemBackground
    view.layer.cornerRadius = 12
    (view.layer.shadowOpacity, view.layer.shadowRadius, view.layer.shadowOffset) = (0.3, 16, CGSize(width: 0, height: 8))
  }

  private static func flow() -> UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 75, height: 75)
    (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
    return flow
  }
}

extension CountedWork: UITableViewDataSource, UICollectionViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "label", for: indexPath)
    (cell as? LabelCell)?.label.text = "Row \(indexPath.row)"
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
    cell.contentView.backgroundColor = indexPath.item % 2 == 0 ? .systemOrange : .systemIndigo
    return cell
  }
}

private final class LabelCell: UITableViewCell {
  let label = UILabel(frame: CGRect(x: 16, y: 0, width: 343, height: 44))

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class SquareCell: UICollectionViewCell {}
