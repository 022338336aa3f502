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
}
