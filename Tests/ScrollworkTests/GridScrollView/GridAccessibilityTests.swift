import Scrollwork
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct GridAccessibilityTests {
  /// A cell with a text.
  private final class TextCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = contentView.bounds
    }
  }

  private final class Source: GridScrollViewDataSource {
    func numberOfRows(in gridView: GridScrollView) -> Int { 50 }
    func numberOfColumns(in gridView: GridScrollView) -> Int { 50 }
    func gridView(_ gridView: GridScrollView, cellForItemAt position: Position) -> UICollectionViewCell {
      let cell = gridView.dequeueReusableCell(withReuseIdentifier: "cell", for: position)
      (cell as? TextCell)?.label.text = "\(position.row)-\(position.column)"
      return cell
    }
  }

  @Test func cellsAreReadRowByRowAcrossThePanes() throws {
    let stage = Stage(size: CGSize(width: 320, height: 200), scale: 2)
    let (view, source) = (GridScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200)), Source())
    view.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    view.columnSizing = .uniform(100)
    view.frozen = GridScrollView.Frozen(top: 1, leading: 1, bottom: 1)
    view.dataSource = source
    stage.window.addSubview(view)
    try stage.settle()
    view.contentOffset = CGPoint(x: 100, y: 88)
    try stage.settle()
    let labels = stage.accessibilityElements.compactMap(\.label)
    #expect(labels.prefix(4) == ["0-0", "0-2", "0-3", "0-4"] && labels.last == "49-4")
    #expect(labels[4] == "3-0" && !labels.contains("1-0"))
    try stage.tap("4-3")
    let selected = stage.accessibilityElements.count { $0.traits.contains(.selected) }
    #expect(view.selectedArea == Area(Position(row: 4, column: 3)) && selected <= 1)
    #expect(view.cell(at: Position(row: 4, column: 3))?.accessibilityTraits.contains(.selected) == true)
  }
}
