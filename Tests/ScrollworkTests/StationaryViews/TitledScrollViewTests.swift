import Scrollwork
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct TitledScrollViewTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
  private let photo = UIView(frame: CGRect(x: 0, y: 0, width: 900, height: 1200))
  private let title = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 60))

  private func shown(_ scroll: UIScrollView) {
    scroll.contentInsetAdjustmentBehavior = .never
    stage.window.addSubview(scroll)
    stage.advance(by: 0)
  }

  private func titled() -> TitledScrollView {
    let scroll = TitledScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.titleView = title
    scroll.photoView = photo
    shown(scroll)
    return scroll
  }

  /// How far the title's upper edge is below the scroll view's.
  private func place(in scroll: UIScrollView) -> CGFloat { title.frame.minY - scroll.bounds.minY }

  private func drag(by way: CGPoint) throws {
    stage.drag(
      from: CGPoint(x: 160, y: 240), to: CGPoint(x: 160 + way.x, y: 240 + way.y), duration: 0.4, holdBeforeLift: 0.3)
    try stage.settle()
  }

  @Test func theTitleCountsInTheContentAndThePhotoLiesBelow() {
    let scroll = titled()
    #expect(scroll.contentSize == CGSize(width: 900, height: 1260))
    #expect(photo.frame.minY == 60 && title.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
  }

  @Test func theTitleStaysCentredWhileThePhotoScrollsSideways() throws {
    let scroll = titled()
    stage.touch(.began, at: CGPoint(x: 300, y: 240))
    for step in 1...28 {
      stage.advance(by: 1.0 / 60)
      stage.touch(.moved, at: CGPoint(x: 300 - step * 10, y: 240))
      stage.advance(by: 0)
      #expect(title.center.x == scroll.bounds.midX && place(in: scroll) == 0)
    }
    stage.touch(.ended, at: CGPoint(x: 20, y: 240))
    try stage.settle()
    #expect(scroll.contentOffset.x > 250 && title.center.x == scroll.bounds.midX)
  }

  @Test func theTitleLeavesWhenScrolledDownAndComesBackWithTheWayUp() throws {
    let scroll = titled()
    try drag(by: CGPoint(x: 0, y: -50))
    #expect(scroll.contentOffset.y == 40 && place(in: scroll) == -40)
    try drag(by: CGPoint(x: 0, y: -210))
    #expect(scroll.contentOffset.y == 240 && place(in: scroll) == -60)
    // Far from the top it comes as far as the finger goes up.
    try drag(by: CGPoint(x: 0, y: 35))
    #expect(scroll.contentOffset.y == 215 && place(in: scroll) == -35)
    try drag(by: CGPoint(x: 0, y: 110))
    #expect(scroll.contentOffset.y == 115 && place(in: scroll) == 0)
  }

  @Test(arguments: ["sideways", "tap", "code"]) func anythingElseBringsTheTitleBack(interaction: String) throws {
    let scroll = titled()
    try drag(by: CGPoint(x: 0, y: -210))
    #expect(place(in: scroll) == -60)
    switch interaction {
    case "sideways": try drag(by: CGPoint(x: -90, y: 0))
    case "tap": stage.tap(at: CGPoint(x: 160, y: 300))
    default: scroll.showTitle(animated: true)
    }
    try stage.settle()
    #expect(place(in: scroll) == 0 && scroll.contentOffset.y == 200)
  }

  @Test func pulledDownAtTheTopTheTitleComesAlong() throws {
    let scroll = titled()
    stage.touch(.began, at: CGPoint(x: 160, y: 100))
    for step in 1...20 {
      stage.advance(by: 1.0 / 60)
      stage.touch(.moved, at: CGPoint(x: 160, y: 100 + step * 10))
    }
    stage.advance(by: 0)
    #expect(scroll.contentOffset.y < -50 && title.frame.minY == 0)
    stage.touch(.ended, at: CGPoint(x: 160, y: 300))
    try stage.settle()
    #expect(scroll.contentOffset.y == 0 && place(in: scroll) == 0)
  }

  /// The talk's own way: the title counts in an overridden `contentSize`, and its x follows in `layoutSubviews`.
  @Test func theSameByHand() throws {
    let scroll = PhotoScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.show(photo, title)
    shown(scroll)
    #expect(scroll.contentSize == CGSize(width: 900, height: 1260))
    try drag(by: CGPoint(x: -130, y: -90))
    #expect(scroll.contentOffset.x > 80 && scroll.contentOffset.y > 50)
    #expect(title.frame.midX == scroll.bounds.midX && title.frame.minY == 0)
    // Down to the last line of the photo.
    scroll.setContentOffset(CGPoint(x: 0, y: 5000), animated: false)
    try drag(by: CGPoint(x: 0, y: -20))
    #expect(abs(scroll.contentOffset.y - (1260 - 480)) < 1e-6)
  }
}

private final class PhotoScrollView: UIScrollView {
  private var title = UIView()

  func show(_ photo: UIView, _ title: UIView) {
    self.title = title
    photo.frame.origin.y = title.bounds.height
    addSubview(photo)
    addSubview(title)
    contentSize = photo.bounds.size
  }

  override var contentSize: CGSize {
    get { super.contentSize }
    set { super.contentSize = CGSize(width: newValue.width, height: newValue.height + title.bounds.height) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: contentOffset.x, y: 0, width: bounds.width, height: title.bounds.height)
  }
}
