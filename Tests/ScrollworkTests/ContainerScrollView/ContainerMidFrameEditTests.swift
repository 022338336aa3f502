import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// Edits between a step of the offset and the layout after it, and edits while a wheel completes a bounce.
@MainActor @Suite struct ContainerMidFrameEditTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var onScroll: (CGFloat) -> Void = { _ in }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll(scrollView.contentOffset.y) }
  }

  enum Kind: CaseIterable {
    case table, collection
  }

  enum Edit: CaseIterable {
    case above, below
  }

  /// A list of 800 rows of 44 points between two views.
  @MainActor private final class Page {
    let fixture = ContainerFixture()
    let listener = Listener()
    var container: ContainerScrollView { fixture.container }
    private let rows = Rows(800)
    private let items = Items(800)
    private let kind: Kind
    private let list: UIScrollView

    init(_ kind: Kind, _ anchor: ScrollAnchor) {
      self.kind = kind
      fixture.container.growthAnchor = anchor
      fixture.addView(height: 44)
      switch kind {
      case .table: list = fixture.addTable(rows)
      case .collection:
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 320, height: 44)
        (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
        let collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = items
        fixture.container.addArrangedSubview(collection)
        list = collection
      }
      fixture.addView(height: 500)
      fixture.frame()
      container.delegate = listener
    }

    func deleteRow(_ row: Int) {
      let path = IndexPath(row: row, section: 0)
      UIView.performWithoutAnimation {
        switch kind {
        case .table:
          rows.count -= 1
          (list as? UITableView)?.deleteRows(at: [path], with: .none)
        case .collection:
          items.count -= 1
          (list as? UICollectionView)?.deleteItems(at: [path])
        }
      }
    }
  }

  /// The list is longer than the steps of the glide: rows that have left the screen, or that come, are not those that keep their place.
  @Test(arguments: [ScrollAnchor.start, .end], Kind.allCases)
  func editsInsideScrollViewDidScrollOfAFastGlideLeaveItsSteps(anchor: ScrollAnchor, kind: Kind) {
    for isForward in [true, false] {
      for edit in Edit.allCases {
        let (page, twin) = (Page(kind, anchor), Page(kind, anchor))
        for page in [page, twin] {
          page.fixture.scroll(to: isForward ? 1_000 : 12_000)
          page.container.setContentOffset(CGPoint(x: 0, y: isForward ? 12_000 : 1_000), animated: true)
        }
        var row: Int?
        page.listener.onScroll = { offset in
          guard row == nil, offset > 4_000, offset < 9_000 else { return }
          let chosen = edit == .above ? Int((offset - 44) / 44) - 2 : Int((offset - 44 + 480) / 44) + 2
          row = chosen
          page.deleteRow(chosen)
        }
        for frame in 0..<60 {
          for page in [page, twin] { page.fixture.frame() }
          let shift: CGFloat = row != nil && edit == .above ? -44 : 0
          #expect(
            abs(page.container.contentOffset.y - twin.container.contentOffset.y - shift) < 0.26,
            "frame \(frame), forward: \(isForward), \(edit): \(page.container.contentOffset.y), \(twin.container.contentOffset.y)"
          )
        }
        #expect(row != nil)
      }
    }
  }

  /// The offset is beyond the end until the wheel's motion has come back.
  @Test(arguments: [ScrollAnchor.start, .end]) func editsWhileAWheelCompletesABounceMoveNothing(anchor: ScrollAnchor) throws {
    let fixture = ContainerFixture()
    let container = fixture.container
    container.growthAnchor = anchor
    for _ in 0..<30 { fixture.addView(height: 100) }
    let last = fixture.addView(height: 100)
    fixture.frame()
    fixture.scroll(to: 2_620)
    fixture.stage.flick(from: CGPoint(x: 160, y: 400), velocity: CGPoint(x: 0, y: -3_000), duration: 0.05)
    for _ in 0..<12 { fixture.frame() }
    fixture.stage.scrollWheel(by: CGPoint(x: 0, y: -1), at: CGPoint(x: 160, y: 240))
    fixture.frame()
    let passed = container.contentOffset.y - 2_620
    try #require(passed > 10 && container.isDragging && !container.isTracking)
    let place = last.convert(CGPoint.zero, to: nil).y
    for height in [300, 40] as [CGFloat] {
      container.insertArrangedSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height)), at: 0)
      container.layoutIfNeeded()
      #expect(abs(last.convert(CGPoint.zero, to: nil).y - place) < 0.26)
    }
    container.removeArrangedSubview(container.arrangedSubviews[0])
    container.layoutIfNeeded()
    #expect(abs(last.convert(CGPoint.zero, to: nil).y - place) < 0.26)
    for _ in 0..<60 { fixture.frame() }
    #expect(!container.isDragging && abs(container.contentOffset.y - 2_920) < 100.5)
  }
}
