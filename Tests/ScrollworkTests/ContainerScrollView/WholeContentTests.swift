import Foundation
import Scrollwork
import SnapshotTesting
import Testing
import UIKit
import UIKitTesting

/// A long container in one picture.
@MainActor @Suite struct WholeContentTests {
  private static let size = CGSize(width: 64, height: 480)
  private static let rowHeight: CGFloat = 12

  /// A row with a colour and a bar of its own.
  private final class Cell: UITableViewCell {
    @MainActor static var alive = 0
    @MainActor static var most = 0
    private let bar = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      Cell.alive += 1
      Cell.most = max(Cell.most, Cell.alive)
      contentView.addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit { Cell.alive -= 1 }

    func show(_ number: Int) {
      contentView.backgroundColor = UIColor(white: CGFloat(number % 17) / 17, alpha: 1)
      bar.backgroundColor = UIColor(hue: CGFloat(number % 97) / 97, saturation: 1, brightness: 1, alpha: 1)
      bar.frame = CGRect(x: number % 50, y: 2, width: 1 + number % 13, height: 6)
    }
  }

  private final class Numbers: NSObject, UITableViewDataSource {
    let (start, count): (Int, Int)
    init(_ start: Int, _ count: Int) { (self.start, self.count) = (start, count) }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      (cell as? Cell)?.show(start + indexPath.row)
      return cell
    }
  }

  private let sources = [Numbers(0, 4_000), Numbers(4_000, 6_000)]

  private func container() -> ContainerScrollView {
    let container = ContainerScrollView(frame: CGRect(origin: .zero, size: Self.size))
    container.showsVerticalScrollIndicator = false
    for (index, source) in sources.enumerated() {
      let table = UITableView(frame: .zero, style: .plain)
      (table.rowHeight, table.dataSource, table.separatorStyle) = (Self.rowHeight, source, .none)
      table.showsVerticalScrollIndicator = false
      table.register(Cell.self, forCellReuseIdentifier: "row")
      container.contentView.addSubview(table)
      if index == 0 {
        let notice = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 31))
        notice.backgroundColor = .systemPurple
        container.contentView.addSubview(notice)
      }
    }
    return container
  }

  @Test func tenThousandRowsArePicturedRightToThePixel() throws {
    var picture: UIImage?
    Snapshotting<UIScrollView, UIImage>.wholeContent(traits: UITraitCollection(displayScale: 1)).snapshot(container())
      .run { picture = $0 }
    let whole = try #require(picture?.cgImage)
    #expect(whole.width == 64 && whole.height == 10_000 * 12 + 31)
    // Two screens of rows, and one that is cut at either end of each.
    #expect(Cell.most <= 2 * (Int(480 / Self.rowHeight) + 2), "\(Cell.most) cells at once")
    let stage = Stage(size: Self.size, scale: 1)
    stage.drawsEveryFrame = true
    let scrolled = container()
    stage.window.addSubview(scrolled)
    stage.advance(by: 0)
    for offset in [0, 1, 479, 12_345, 47_700, 47_990, 48_031, 60_001, 99_999, whole.height - 480] {
      scrolled.contentOffset.y = CGFloat(offset)
      let shown = try #require(stage.snapshot().cgImage)
      let part = try #require(whole.cropping(to: CGRect(x: 0, y: offset, width: 64, height: 480)))
      #expect(shown.pixels == part.pixels, "at \(offset)")
    }
  }
}
