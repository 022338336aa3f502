import Scrollwork
import UIKit

/// 10,000 shelves are described, and those near the screen exist; each comes back where it was left.
final class ShelvesController: UIViewController {
  let container = ContainerScrollView()
  private(set) lazy var shelves = LazySections<Int>(in: container) { _, number in Shelf(number) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    container.spacing = 12
    container.frame = view.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(container)
    shelves.estimatedLength = Shelf.height
    shelves.saveState = { _, view in (view as? Shelf)?.tiles.contentOffset }
    shelves.restoreState = { _, view, state in
      if let shelf = view as? Shelf, let offset = state as? CGPoint { shelf.tiles.contentOffset = offset }
    }
    shelves.apply(Array(1...10_000))
  }
}

/// A title over tiles that scroll sideways.
final class Shelf: UIView {
  static let height: CGFloat = 140
  let tiles = UIScrollView()

  init(_ number: Int) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height))
    let title = UILabel(frame: CGRect(x: 16, y: 0, width: 288, height: 32))
    title.autoresizingMask = .flexibleWidth
    title.text = "Shelf \(number)"
    title.font = .preferredFont(forTextStyle: .headline)
    tiles.frame = CGRect(x: 0, y: 36, width: 320, height: 104)
    tiles.autoresizingMask = .flexibleWidth
    tiles.showsHorizontalScrollIndicator = false
    tiles.contentSize = CGSize(width: 16 + 12 * 112, height: 104)
    for index in 0..<12 {
      let tile = UILabel(frame: CGRect(x: 16 + 112 * index, y: 0, width: 104, height: 104))
      tile.text = "\(number).\(index + 1)"
      tile.textAlignment = .center
      tile.backgroundColor = UIColor(hue: CGFloat((number * 5 + index) % 24) / 24, saturation: 0.35, brightness: 0.9, alpha: 1)
      tile.textColor = .black
      tiles.addSubview(tile)
    }
    addSubview(title)
    addSubview(tiles)
  }

  required init?(coder: NSCoder) { nil }
}
