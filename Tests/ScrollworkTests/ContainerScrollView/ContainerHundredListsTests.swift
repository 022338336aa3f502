import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// 50 tables of 10,000 rows and 50 collections of 10,000 items in one scroll view.
@MainActor @Suite struct ContainerHundredListsTests {
  private let fixture = ContainerFixture()
  private let rows = Rows(10_000)
  private let items = Items(10_000)
  private var container: CountingContainer { fixture.container }

  private func fill() {
    for _ in 0..<50 {
      fixture.addTable(rows)
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 72, height: 72)
      (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (8, 8)
      let collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = items
      container.contentView.addSubview(collection)
    }
    fixture.frame()
  }

  /// The most that was alive in any frame.
  private struct Peak: Equatable {
    var cells = 0
    var views = 0
    var layers = 0

    mutating func take(_ other: Peak) {
      cells = max(cells, other.cells)
      views = max(views, other.views)
      layers = max(layers, other.layers)
    }
  }

  private func count(_ view: UIView, into peak: inout Peak) {
    peak.views += 1
    if view is UITableViewCell || view is UICollectionViewCell { peak.cells += 1 }
    for subview in view.subviews { count(subview, into: &peak) }
  }

  private func count(_ layer: CALayer, into peak: inout Peak) {
    peak.layers += 1
    for sublayer in layer.sublayers ?? [] { count(sublayer, into: &peak) }
  }

  private func cells(in list: UIView) -> [UIView] {
    list.subviews.filter { $0 is UITableViewCell || $0 is UICollectionViewCell }
  }

  /// Every row of pixels is covered by cells of one list, and by one line of them, gaps between lines of items apart.
  private func covers() -> [(start: CGFloat, end: CGFloat)] {
    var lines: [(start: CGFloat, end: CGFloat)] = []
    for list in container.visibleArrangedSubviews {
      let isTable = list is UITableView
      var starts: Set<CGFloat> = []
      for cell in cells(in: list) {
        let frame = list.convert(cell.frame, to: container)
        // One for each line of items, with the gap below it.
        guard starts.insert(frame.minY).inserted else { continue }
        let whole = CGRect(x: 0, y: frame.minY, width: 320, height: isTable ? 44 : 80)
        let shown = whole.intersection(list.frame)
        if !shown.isNull, shown.height > 0 { lines.append((shown.minY, shown.maxY)) }
      }
    }
    return lines.sorted { $0.start < $1.start }
  }

  private func expectWhole(_ peak: inout Peak, _ at: @autoclosure () -> Comment) {
    var now = Peak()
    count(container, into: &now)
    count(container.layer, into: &now)
    peak.take(now)
    var alive = 0
    for list in container.visibleArrangedSubviews {
      let own = cells(in: list)
      alive += own.count
      #expect(own.count <= own.count { $0.frame.intersects(list.bounds) } + 2, at())
    }
    #expect(alive == now.cells, "\(at()): a list off the screen has cells")
    let screen = container.bounds
    var reached = max(0, screen.minY)
    for (index, line) in covers().enumerated() {
      // The gap below a line that has left shows as long as it lasts.
      let gap: CGFloat = index == 0 && container.visibleArrangedSubviews.first is UICollectionView ? 8 : 0
      let start = max(line.start, screen.minY)
      #expect(start - reached < gap + 0.001 && reached - start < 0.001, at())
      reached = line.end
    }
    #expect(reached >= min(screen.maxY, container.contentSize.height) - 0.001, at())
  }

  private func flick(_ speed: CGFloat, frames: Int, _ peak: inout Peak) {
    fixture.stage.flick(from: CGPoint(x: 160, y: speed < 0 ? 460 : 20), velocity: CGPoint(x: 0, y: speed), duration: 0.03)
    for _ in 0..<frames where container.isDecelerating {
      fixture.frame()
      expectWhole(&peak, "offset \(container.contentOffset.y)")
    }
  }

  @Test func aListThatHasLeftTheScreenKeepsNoCell() {
    fill()
    // The last rows of the first table, then the first items of the first collection.
    fixture.scroll(to: 440_000 - 240)
    let lists = container.visibleArrangedSubviews
    let former = lists.flatMap { cells(in: $0) }.map { Weak(view: $0) }
    #expect(lists.count == 2 && former.count > 16)
    fixture.scroll(to: 700_000)
    #expect(former.allSatisfy { $0.view == nil })
    fixture.scroll(to: 440_000 - 240)
    var peak = Peak()
    expectWhole(&peak, "back again")
    #expect(lists.flatMap { cells(in: $0) }.count == former.count)
  }

  private struct Weak { weak var view: UIView? }

  /// Flicks at both ends and over every border between two lists, jumps through what lies between.
  @Test func flicksFromEndToEndFindCellsOnlyWhereTheScreenIs() {
    fill()
    // A table's rows, a collection's 2,500 lines.
    let pair: CGFloat = 440_000 + 199_992
    let length = 50 * pair
    #expect(container.contentSize.height == length)
    var peaks = [Peak(), Peak(), Peak()]
    var borders: [CGFloat] = [0]
    for index in 0..<50 {
      if index > 0 { borders.append(CGFloat(index) * pair) }
      borders.append(CGFloat(index) * pair + 440_000)
    }
    borders.append(length - 480)
    for (number, border) in borders.enumerated() {
      let isAtEnd = border == 0 || border == length - 480
      let starts = isAtEnd ? [border] : [border - 900, border + 420]
      for start in starts {
        fixture.scroll(to: start)
        expectWhole(&peaks[number / 34], "jump to \(start)")
        flick(start < border || border == 0 ? -6_000 : 6_000, frames: isAtEnd ? 60 : 14, &peaks[number / 34])
      }
    }
    // As much at the end as at the beginning.
    #expect(peaks[0].cells <= 36 && peaks[2].cells <= peaks[0].cells && peaks[1].cells <= peaks[0].cells)
    #expect(peaks[2].views <= peaks[0].views + 2 && peaks[2].layers <= peaks[0].layers + 2, "\(peaks)")
  }
}
