import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCollections
import UIKitCore
import UIKitGraphics
import UIKitLists
import UIKitTables
@testable import UIKitText

/// A table or a collection of 200 rows of 50 points with a text field each, on a screen of 300 x 600 points.
@MainActor final class FieldList: NSObject {
  enum Kind: CaseIterable, Sendable { case table, collection }

  let stage = ManualStage(size: CGSize(width: 300, height: 600), scale: 1)
  let log = FieldLog()
  let view: UIScrollView
  private(set) var names = (0..<200).map { "r\($0)" }
  /// Rows for which the data source was asked for a cell, in order.
  private(set) var asked: [String] = []
  /// All cells that there have been.
  private(set) var cells: [UIView] = []
  /// The messages about the display of each row.
  private(set) var displayed: [String: [String]] = [:]
  private var made = 0

  init(_ kind: Kind) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    let frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    view = kind == .table ? UITableView(frame: frame) : UICollectionView(frame: frame, collectionViewLayout: layout)
    super.init()
    if let table {
      table.rowHeight = 50
      table.register(Row.self, forCellReuseIdentifier: "row")
      (table.dataSource, table.delegate) = (self, self)
    }
    if let collection {
      collection.register(Item.self, forCellWithReuseIdentifier: "row")
      (collection.dataSource, collection.delegate) = (self, self)
    }
    stage.window.addSubview(view)
    stage.advance(by: 0)
  }

  private var table: UITableView? { view as? UITableView }
  private var collection: UICollectionView? { view as? UICollectionView }

  // MARK: What is shown

  private func shown(_ row: Int) -> UIView? {
    table?.cellForRow(at: IndexPath(row: row, section: 0)) ?? collection?.cellForItem(at: IndexPath(item: row, section: 0))
  }

  func field(_ row: Int) -> UITextField? { shown(row).flatMap(Self.field) }

  private static func field(in cell: UIView) -> UITextField? {
    cell as? UITextField ?? cell.subviews.lazy.compactMap { field(in: $0) }.first
  }

  /// From the top of the screen.
  var shownNames: [String] {
    let paths = table?.indexPathsForVisibleRows ?? collection?.indexPathsForVisibleItems.sorted() ?? []
    return paths.map { names[$0[1]] }
  }

  /// The field that is edited.
  var editing: UITextField? { cells.lazy.compactMap { Self.field(in: $0) }.first { $0.isEditing } }

  // MARK: Actions

  func scroll(to y: CGFloat) {
    view.contentOffset.y = y
    stage.advance(by: 0)
  }

  func settle() throws { #expect(stage.settle()) }

  /// Taps the field of a visible row.
  func edit(_ row: Int) throws -> UITextField {
    let field = try #require(self.field(row))
    stage.tap(at: field.convert(CGPoint(x: 20, y: 15), to: nil))
    stage.advance(by: 0)
    #expect(field.isEditing)
    return field
  }

  /// Lets go of the cells that it knows.
  func forget() { cells = [] }

  func reload() {
    table?.reloadData()
    collection?.reloadData()
  }

  private func path(_ row: Int) -> [IndexPath] { [IndexPath(row: row, section: 0)] }

  func reloadRow(_ row: Int) {
    table?.reloadRows(at: path(row), with: .fade)
    collection?.reloadItems(at: path(row))
  }

  func delete(_ row: Int) {
    names.remove(at: row)
    table?.deleteRows(at: path(row), with: .fade)
    collection?.deleteItems(at: path(row))
  }

  /// Inserts rows at the top.
  func insert(_ count: Int) {
    let new = (0..<count).map { _ in
      made += 1
      return "n\(made)"
    }
    names.insert(contentsOf: new, at: 0)
    let paths = (0..<count).map { IndexPath(row: $0, section: 0) }
    table?.insertRows(at: paths, with: .fade)
    collection?.insertItems(at: paths)
  }

  // MARK: Cells

  private func fill(_ cell: UIView, _ contentView: UIView, _ row: Int) {
    asked.append(names[row])
    if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
    let field = Self.field(in: cell) ?? UITextField(frame: CGRect(x: 20, y: 10, width: 200, height: 30))
    field.text = ""
    field.delegate = log
    contentView.addSubview(field)
  }

  private func note(_ message: String, _ row: Int) {
    if names.indices.contains(row) { displayed[names[row], default: []].append(message) }
  }

  private final class Row: UITableViewCell {}
  private final class Item: UICollectionViewCell {}
}

extension FieldList: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    fill(cell, cell.contentView, indexPath.row)
    return cell
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    note("will", indexPath.row)
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    note("end", indexPath.row)
  }
}

extension FieldList: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    fill(cell, cell.contentView, indexPath.item)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { note("will", indexPath.item) }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { note("end", indexPath.item) }
}
