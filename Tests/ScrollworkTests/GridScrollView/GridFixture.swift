import ListModel
@_spi(Testing) import Scrollwork
import UIKit
import UIKitTesting

typealias Position = GridScrollView.Position
typealias Area = GridScrollView.Area

/// Shows the names of the row and the column that it was made for last.
final class NamedCell: UICollectionViewCell {
  static var living = 0
  var name = Position(row: -1, column: -1)
  /// What constraints would give.
  var needed = CGSize.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.living += 1
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { Self.living -= 1 }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    // As a text: at half the width twice the height.
    let width = horizontal == .required ? max(1, targetSize.width) : needed.width
    return CGSize(width: width, height: needed.height * max(1, needed.width / width))
  }
}

/// Rows and columns by name, and what the grid has asked for.
final class NamedGrid: GridScrollViewDataSource {
  var rows: [Int]
  var columns: [Int]
  var asked: [Position] = []
  var onAsk: (GridScrollView, Position) -> Void = { _, _ in }
  var needed: (Position) -> CGSize = { _ in .zero }
  /// Counts in place of those of the lists, for grids too large for lists.
  var counts: (rows: Int, columns: Int)?

  init(_ rows: Int, _ columns: Int) { (self.rows, self.columns) = (Array(0..<rows), Array(0..<columns)) }

  func numberOfRows(in gridView: GridScrollView) -> Int { counts?.rows ?? rows.count }
  func numberOfColumns(in gridView: GridScrollView) -> Int { counts?.columns ?? columns.count }

  func name(_ position: Position) -> Position {
    counts == nil ? Position(row: rows[position.row], column: columns[position.column]) : position
  }

  func gridView(_ gridView: GridScrollView, cellForItemAt position: Position) -> UICollectionViewCell {
    asked.append(position)
    onAsk(gridView, position)
    let cell = gridView.dequeueReusableCell(withReuseIdentifier: "cell", for: position) as! NamedCell
    let isGone = counts == nil && (position.row >= rows.count || position.column >= columns.count)
    cell.name = isGone ? position : name(position)
    cell.needed = needed(cell.name)
    return cell
  }
}

/// A grid of 320 x 480 points on a stage, rows of 40 and columns of 80 points.
@MainActor final class GridFixture {
  static let size = CGSize(width: 320, height: 480)

  let stage: Stage
  let view = GridScrollView(frame: CGRect(origin: .zero, size: size))
  let source: NamedGrid

  init(_ rows: Int = 100, _ columns: Int = 100, frozen: GridScrollView.Frozen = .init(), stage: Stage? = nil) {
    self.stage = stage ?? Stage(size: Self.size, scale: 2)
    source = NamedGrid(0, 0)
    if rows > 10_000 {
      source.counts = (rows, columns)
    } else {
      (source.rows, source.columns) = (Array(0..<rows), Array(0..<columns))
    }
    view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
    view.rowSizing = .uniform(40)
    view.columnSizing = .uniform(80)
    view.frozen = frozen
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = source
    self.stage.window.addSubview(view)
  }

  func frame() { stage.advance(by: 1.0 / 60) }

  /// The cells on screen by place, with their rectangles on the screen.
  var shown: [Position: CGRect] {
    var shown: [Position: CGRect] = [:]
    for cell in view.visibleCells {
      guard let place = view.position(for: cell) else { continue }
      shown[place] = cell.convert(cell.bounds, to: stage.window)
    }
    return shown
  }

  /// Whether each cell on the screen shows the row and the column that the data have at its place.
  var namesAgree: Bool {
    view.visibleCells.allSatisfy { cell in
      guard let place = view.position(for: cell), let cell = cell as? NamedCell else { return false }
      return cell.name == source.name(place)
    }
  }
}
