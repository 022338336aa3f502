import Foundation
import Scrollwork
import UIKit

/// A picture of 1,500 x 1,000 points at twice its size, half seen, and a title of its own.
@MainActor final class PhotoScreen: UIView, ScreenView, UIScrollViewDelegate {
  let scrollView: UIScrollView
  let shown = 0
  private let photo = UIImageView()

  override init(frame: CGRect) {
    let titled = TitledScrollView(frame: frame)
    scrollView = titled
    super.init(frame: frame)
    backgroundColor = .white
    photo.frame = CGRect(x: 0, y: 0, width: 1500, height: 1000)
    photo.image = UIGraphicsImageRenderer(size: photo.frame.size).image { context in
      for index in 0..<150 {
        UIColor(hue: CGFloat(index) / 150, saturation: 0.6, brightness: 0.9, alpha: 1).setFill()
        context.fill(CGRect(x: CGFloat(index) * 10, y: 0, width: 10, height: 1000))
      }
    }
    let title = UILabel(frame: CGRect(x: 0, y: 0, width: frame.width, height: 44))
    title.text = "A photo"
    title.textAlignment = .center
    title.backgroundColor = .white
    titled.photoView = photo
    titled.titleView = title
    titled.contentInsetAdjustmentBehavior = .never
    titled.delegate = self
    titled.maximumZoomScale = 4
    addSubview(titled)
    titled.zoomScale = 2
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
}

/// Tiles of 120 x 90 points with their coordinates on them.
@MainActor final class StreetsScreen: UIView, ScreenView, InfiniteScrollViewDataSource {
  let scrollView: UIScrollView
  private(set) var shown = 0

  override init(frame: CGRect) {
    let endless = InfiniteScrollView(frame: frame)
    scrollView = endless
    super.init(frame: frame)
    backgroundColor = .white
    endless.tileSize = CGSize(width: 120, height: 90)
    endless.dataSource = self
    addSubview(endless)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  func infiniteScrollView(_ view: InfiniteScrollView, tileAt coordinate: InfiniteScrollView.Coordinate) -> UIView {
    shown += 1
    let tile = view.dequeueReusableTile(UILabel.self) ?? UILabel()
    tile.textAlignment = .center
    tile.text = "\(coordinate.x) : \(coordinate.y)"
    tile.backgroundColor = (coordinate.x + coordinate.y).isMultiple(of: 2) ? .white : .lightGray
    return tile
  }
}

/// Cells of 100 x 44 points with their places on them.
@MainActor final class SheetScreen: UIView, ScreenView, GridScrollViewDataSource {
  /// A cell with a text.
  private final class Cell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.textAlignment = .center
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("not archived") }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = contentView.bounds
    }
  }

  let scrollView: UIScrollView
  private(set) var shown = 0

  override init(frame: CGRect) {
    let grid = GridScrollView(frame: frame)
    scrollView = grid
    super.init(frame: frame)
    backgroundColor = .white
    grid.register(Cell.self, forCellWithReuseIdentifier: "cell")
    grid.frozen = GridScrollView.Frozen(top: 1, leading: 1)
    grid.dataSource = self
    addSubview(grid)
  }

  required init?(coder: NSCoder) { fatalError("not archived") }

  func numberOfRows(in gridView: GridScrollView) -> Int { 1_000_000 }

  func numberOfColumns(in gridView: GridScrollView) -> Int { 1_000_000 }

  func gridView(_ gridView: GridScrollView, cellForItemAt position: GridScrollView.Position) -> UICollectionViewCell {
    shown += 1
    let cell = gridView.dequeueReusableCell(withReuseIdentifier: "cell", for: position)
    (cell as? Cell)?.label.text = "\(position.row) : \(position.column)"
    cell.contentView.backgroundColor = (position.row + position.column).isMultiple(of: 2) ? .white : .lightGray
    return cell
  }
}
