import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// Changes from inside a `scrollViewDidScroll` that the container's own pass sends, because its offset follows what has changed above.
@MainActor @Suite struct ContainerPassMessageTests {
  enum Edit: CaseIterable {
    case insertFirst, insertTwo, insertList, removeFirst, growFirst, hideFirst, insertLast, moveAcross

    var isAbove: Bool { self != .insertLast }
  }

  enum Motion: CaseIterable {
    case rest, decelerating, dragging
  }

  @MainActor private final class Page {
    let fixture = ContainerFixture()
    let listener = Listener()
    let rows = Rows(20)
    var views: [UIView] = []
    var container: CountingContainer { fixture.container }
    let isVertical: Bool

    init(_ axis: NSLayoutConstraint.Axis, _ anchor: ScrollAnchor) {
      isVertical = axis == .vertical
      container.axis = axis
      container.growthAnchor = anchor
      for _ in 0..<60 { add(100, at: views.count) }
      fixture.frame()
      container.contentOffset = isVertical ? CGPoint(x: 0, y: 2_030) : CGPoint(x: 2_030, y: 0)
      fixture.frame()
      container.delegate = listener
    }

    func add(_ length: CGFloat, at index: Int) {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: isVertical ? 50 : length, height: isVertical ? length : 50))
      views.insert(view, at: index)
      container.insertArrangedSubview(view, at: index)
    }

    func carryOut(_ edit: Edit) {
      switch edit {
      case .insertFirst: add(70, at: 0)
      case .insertTwo:
        add(70, at: 0)
        add(35, at: 3)
      case .insertList:
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        list.contentSize = CGSize(width: 700, height: 700)
        container.insertArrangedSubview(list, at: 1)
      case .removeFirst: container.removeArrangedSubview(views.removeFirst())
      case .growFirst: views[0].frame.size = CGSize(width: 160, height: 160)
      case .hideFirst: views[0].isHidden = true
      case .insertLast: add(300, at: views.count)
      case .moveAcross: container.moveArrangedSubview(views[0], to: container.arrangedSubviews.count - 1)
      }
    }

    func begin(_ motion: Motion) {
      let (start, stage) = (CGPoint(x: 160, y: 240), fixture.stage)
      switch motion {
      case .rest: break
      case .decelerating:
        stage.flick(from: start, velocity: isVertical ? CGPoint(x: 0, y: -1_500) : CGPoint(x: -1_500, y: 0), duration: 0.05)
        for _ in 0..<3 { fixture.frame() }
      case .dragging:
        stage.touch(.began, at: start)
        for step in 1...4 {
          let way = CGFloat(step) * 12
          stage.touch(.moved, at: isVertical ? CGPoint(x: 160, y: 240 - way) : CGPoint(x: 160 - way, y: 240))
          fixture.frame()
        }
      }
    }

    func place(_ view: UIView) -> CGFloat {
      let origin = view.convert(CGPoint.zero, to: nil)
      return isVertical ? origin.y : origin.x
    }
  }

  private final class Listener: NSObject, UIScrollViewDelegate {
    var onScroll: () -> Void = {}

    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll() }
  }

  /// At the end of the content, whose size is set after the offset has followed the first removal.
  @Test(arguments: [0, 1, 40] as [CGFloat], [100, 309.5] as [CGFloat])
  func removalsInAPassAndInItsMessageLeaveTheEndOfTheContent(distance: CGFloat, length: CGFloat) throws {
    let fixture = ContainerFixture()
    let (container, listener) = (fixture.container, Listener())
    let views = [700, length, 1_000, 440].map { UIView(frame: CGRect(x: 0, y: 0, width: 50, height: $0)) }
    for view in views { container.addArrangedSubview(view) }
    fixture.frame()
    container.contentOffset.y = container.contentSize.height - container.bounds.height - distance
    fixture.frame()
    let place = views[3].convert(CGPoint.zero, to: nil).y
    container.delegate = listener
    var isDone = false
    listener.onScroll = { [unowned container] in
      if isDone { return }
      isDone = true
      container.removeArrangedSubview(views[1])
    }
    container.removeArrangedSubview(views[0])
    container.layoutIfNeeded()
    #expect(isDone && container.contentSize.height == 1_440)
    #expect(container.contentOffset.y == 1_440 - container.bounds.height - distance)
    #expect(views[3].convert(CGPoint.zero, to: nil).y == place)
  }

  @Test(arguments: [ScrollAnchor.start, .end], Motion.allCases)
  func editsInsideTheMessageOfAPassLeaveWhatShows(anchor: ScrollAnchor, motion: Motion) throws {
    for axis in [NSLayoutConstraint.Axis.vertical, .horizontal] {
      for first in Edit.allCases where first.isAbove {
        for second in Edit.allCases {
          let page = Page(axis, anchor)
          page.begin(motion)
          let shown = try #require(page.container.visibleArrangedSubviews.dropFirst(2).first)
          let place = page.place(shown)
          var isDone = false
          page.listener.onScroll = { [unowned page] in
            if isDone { return }
            isDone = true
            page.carryOut(second)
          }
          page.carryOut(first)
          page.container.layoutIfNeeded()
          let name: Comment = "\(first), then \(second), axis \(axis.rawValue)"
          #expect(isDone && abs(page.place(shown) - place) < 0.51, name)
          let offset = page.container.contentOffset
          if motion != .decelerating {
            page.fixture.frame()
            #expect(page.container.contentOffset == offset && abs(page.place(shown) - place) < 0.51, name)
          }
        }
      }
    }
  }
}
