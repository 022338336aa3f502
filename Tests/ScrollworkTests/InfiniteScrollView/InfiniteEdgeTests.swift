import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// Along an axis that is not endless there is one tile, and the content rests at its edges.
@MainActor @Suite struct InfiniteEdgeTests {
  @Test(arguments: [CGFloat(0), 0.5, 1], [true, false]) func goingToATileRestsWithinTheEdges(part: CGFloat, animated: Bool) throws
  {
    let stage = Stage(size: CGSize(width: 300, height: 320))
    let view = InfiniteScrollView(frame: stage.window.bounds)
    let source = Tiles()
    (view.axes, view.tileSize, view.dataSource) = (.horizontal, CGSize(width: 100, height: 100), source)
    view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    stage.window.addSubview(view)
    try stage.settle()
    view.scrollToTile(at: Coordinate(x: 3, y: 0), anchor: CGPoint(x: part, y: part), animated: animated)
    try stage.settle()
    #expect(view.contentOffset.y == -10, "lower than the view: the content stays at its upper edge")
  }

  /// The message comes while the view adopts other tiles: its offset follows their width, and the new inset.
  @Test(arguments: [50, 150, 1_000] as [CGFloat], [4, 30] as [CGFloat])
  func anInsetSetInsideScrollViewDidScrollHoldsTheContentAtItsEdge(width: CGFloat, top: CGFloat) throws {
    for (isInLayout, height) in [(false, 40), (true, 40), (false, 60), (false, 900)] as [(Bool, CGFloat)] {
      let fixture = InfiniteFixture(.horizontal, tile: CGSize(width: 100, height: 40))
      let (view, listener) = (fixture.view, Listener())
      view.contentInset.top = 16
      fixture.frame()
      view.position.x = 3_030
      fixture.frame()
      #expect(view.contentOffset.y == -16)
      view.delegate = listener
      var isDone = false
      listener.onScroll = { [unowned view] in
        if isDone { return }
        isDone = true
        view.contentInset.top = top
      }
      // In a layout, the view's own size is that of the tiles.
      view.tileSize = CGSize(width: isInLayout ? 0 : width, height: height)
      if isInLayout { view.frame.size.width = width }
      try fixture.stage.settle()
      #expect(isDone && view.contentOffset.y == -top, "in a layout: \(isInLayout)")
    }
  }

  private final class Listener: NSObject, UIScrollViewDelegate {
    var onScroll: () -> Void = {}
    var onEnd: () -> Void = {}

    func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll() }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { onEnd() }
  }

  /// The bounce from beyond an edge ends with the call, whose position has the present place along that axis.
  @Test(arguments: [true, false], [80, -80] as [CGFloat])
  func goingOnAlongTheEndlessAxisInABounceRestsWithinTheEdges(animated: Bool, pull: CGFloat) throws {
    let fixture = InfiniteFixture(.horizontal, tile: CGSize(width: 100, height: 40))
    let view = fixture.view
    view.alwaysBounceVertical = true
    for frames in [1, 4, 8] {
      fixture.stage.drag(from: CGPoint(x: 160, y: 240), to: CGPoint(x: 160, y: 240 + pull), duration: 0.2)
      for _ in 0..<frames { fixture.frame() }
      try #require(abs(view.contentOffset.y) > 1)
      let x = view.position.x + 250
      view.setPosition(CGPoint(x: x, y: view.position.y), animated: animated)
      try fixture.stage.settle()
      #expect(view.contentOffset.y == 0 && abs(view.position.x - x) < 0.51, "after \(frames) frames")
    }
  }

  /// The call ends the motion along the endless axis before its message comes.
  @Test func goingToATileInADecelerationRestsAtTheEdgesThatItsMessageSets() throws {
    let fixture = InfiniteFixture(.horizontal, tile: CGSize(width: 100, height: 40))
    let (view, listener) = (fixture.view, Listener())
    view.delegate = listener
    fixture.stage.flick(from: CGPoint(x: 160, y: 240), velocity: CGPoint(x: -1_400, y: 0))
    fixture.frame()
    try #require(view.isDecelerating)
    listener.onScroll = { [unowned view] in view.contentInset.top = 12 }
    view.scrollToTile(at: Coordinate(x: 7, y: 0), animated: false)
    #expect(view.contentInset.top == 12 && !view.isDecelerating)
    try fixture.stage.settle()
    #expect(view.contentOffset.y == -12 && view.position.x == 700)
  }

  /// The message comes from the jump to the neighbourhood of a distant tile, or from the end of the wheel's motion.
  @Test(arguments: [true, false]) func anAnimatedScrollRestsAtTheEdgesThatItsFirstMessagesSet(isAfterAWheel: Bool) throws {
    let fixture = InfiniteFixture(.vertical, tile: CGSize(width: 100, height: 40))
    let (view, listener) = (fixture.view, Listener())
    view.delegate = listener
    if isAfterAWheel {
      fixture.stage.scrollWheel(by: CGPoint(x: 0, y: 3), at: CGPoint(x: 100, y: 100))
      fixture.frame()
    }
    listener.onScroll = { [unowned view] in view.contentInset.left = 12 }
    listener.onEnd = { [unowned view] in view.contentInset.left = 12 }
    view.scrollToTile(at: Coordinate(x: 0, y: isAfterAWheel ? 3 : 2_000), animated: true)
    #expect(view.contentInset.left == 12)
    try fixture.stage.settle()
    #expect(view.contentOffset.x == -12)
  }
}
