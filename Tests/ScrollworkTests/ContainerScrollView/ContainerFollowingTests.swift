import Scrollwork
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// When a list in the stack inserts or deletes animated, what follows hangs on its end in every frame.
@MainActor @Suite struct ContainerFollowingTests {
  private enum Kind: CaseIterable {
    case table, collection, sideways
  }

  /// A list with something before it and after it.
  @MainActor private final class Session {
    let fixture = ContainerFixture()
    let kind: Kind
    let rows = Rows(4)
    let items = Items(4)
    let list: UIScrollView
    private(set) var after: [UIView] = []

    var container: ContainerScrollView { fixture.container }
    var count: Int { kind == .table ? rows.count : items.count }

    init(_ kind: Kind) {
      self.kind = kind
      let isSideways = kind == .sideways
      if kind == .table {
        let table = UITableView(frame: .zero, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        (table.rowHeight, table.dataSource) = (44, rows)
        list = table
      } else {
        let flow = UICollectionViewFlowLayout()
        flow.scrollDirection = isSideways ? .horizontal : .vertical
        flow.minimumLineSpacing = 0
        flow.itemSize = isSideways ? CGSize(width: 44, height: 480) : CGSize(width: 320, height: 44)
        let collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = items
        list = collection
      }
      container.axis = isSideways ? .horizontal : .vertical
      container.addArrangedSubview(UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 70)))
      container.addArrangedSubview(list)
      for index in 0..<30 {
        let view: UIView = index % 2 == 0 ? UIView() : UIScrollView()
        view.frame.size = isSideways ? CGSize(width: 40, height: 480) : CGSize(width: 320, height: 40)
        (view as? UIScrollView)?.contentSize = view.frame.size
        after.append(view)
        container.addArrangedSubview(view)
      }
      fixture.frame()
    }

    func change(_ count: Int, at place: Int) {
      let paths = (place..<place + abs(count)).map { IndexPath(row: $0, section: 0) }
      rows.count += count
      items.count += count
      if let table = list as? UITableView {
        count > 0 ? table.insertRows(at: paths, with: .fade) : table.deleteRows(at: paths, with: .fade)
      } else if let collection = list as? UICollectionView {
        count > 0 ? collection.insertItems(at: paths) : collection.deleteItems(at: paths)
      }
    }

    private func shown(_ view: UIView) -> Segment {
      let frame = view.layer.presentation()?.frame ?? view.frame
      return kind == .sideways ? Segment(frame.minX, frame.maxX) : Segment(frame.minY, frame.maxY)
    }

    struct Segment {
      let start, end: CGFloat
      init(_ start: CGFloat, _ end: CGFloat) { (self.start, self.end) = (start, end) }
    }

    /// The widest gap or overlap between what shows and what follows it.
    func error() -> CGFloat {
      let screen =
        kind == .sideways ? container.bounds.minX...container.bounds.maxX : container.bounds.minY...container.bounds.maxY
      let visible = ([list] + after).map(shown).filter { $0.end > screen.lowerBound && $0.start < screen.upperBound }
      return zip(visible, visible.dropFirst()).map { abs($0.end - $1.start) }.max() ?? 0
    }

    var listEnd: CGFloat { shown(list).end }

    /// At rest the list itself ends where the screen does.
    var wholeEnd: CGFloat {
      let rect = container.rect(of: list)
      return kind == .sideways ? rect.maxX : rect.maxY
    }
  }

  @Test(arguments: [true, false], 0..<3)
  func whatFollowsHangsOnTheListAtEveryFrame(isInsertion: Bool, kind: Int) {
    let session = Session(Kind.allCases[kind])
    let before = session.listEnd
    session.change(isInsertion ? 2 : -2, at: 1)
    var ends: Set<CGFloat> = [before]
    for frame in 0..<40 {
      session.fixture.frame()
      #expect(session.error() < 1e-6, "frame \(frame)")
      ends.insert(session.listEnd)
    }
    #expect(ends.count > 10 && session.wholeEnd == before + (isInsertion ? 88 : -88))
  }

  /// Each change comes at a random instant of the one before, at rest and while it scrolls.
  @Test(arguments: 0..<30 as Range<UInt64>)
  func changesThatInterruptEachOtherAreFollowed(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let session = Session(Kind.allCases[Int(seed % 3)])
    var changes = 0
    for _ in 0..<6 {
      let isInsertion = session.count < 4 || random.roll(0..<2) == 0
      let count = isInsertion ? random.roll(1..<4) : -random.roll(1..<3)
      session.change(count, at: random.roll(0..<session.count - max(0, -count)))
      changes += 1
      for frame in 0..<random.roll(1..<14) {
        if seed % 2 == 1 {
          var offset = session.container.contentOffset
          if session.kind == .sideways { offset.x += 3 } else { offset.y += 3 }
          session.container.contentOffset = offset
        }
        session.fixture.frame()
        #expect(session.error() < 1e-6, "seed \(seed), change \(changes), frame \(frame)")
      }
    }
    try session.fixture.stage.settle()
    #expect(session.error() < 1e-6, "seed \(seed), at rest")
    let rect = session.container.rect(of: session.list)
    #expect((session.kind == .sideways ? rect.width : rect.height) == CGFloat(session.count) * 44)
  }

  /// Rows that come above what shows and below it, in one batch: what shows stays, what follows the list moves on.
  @Test(arguments: 0..<3) func aBatchAboveAndBelowMovesOnlyWhatIsBelow(kind: Int) {
    let session = Session(Kind.allCases[kind])
    // Two rows are above the edge, and the list's end is on the screen.
    let offset: CGFloat = 70 + 100
    session.container.contentOffset = session.kind == .sideways ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
    session.fixture.frame()
    let end = session.listEnd - offset
    session.rows.count += 5
    session.items.count += 5
    let paths = [0, 1, 6, 7, 8].map { IndexPath(row: $0, section: 0) }
    (session.list as? UITableView)?.insertRows(at: paths, with: .fade)
    (session.list as? UICollectionView)?.insertItems(at: paths)
    var ends: [CGFloat] = []
    for frame in 0..<40 {
      session.fixture.frame()
      #expect(session.error() < 1e-6, "frame \(frame)")
      ends.append(session.listEnd - (session.kind == .sideways ? session.container.bounds.minX : session.container.bounds.minY))
    }
    #expect(ends[0] < end + 40 && Set(ends).count > 10, "\(ends.prefix(3)) from \(end)")
    #expect(ends.last == end + 132)
  }
}
