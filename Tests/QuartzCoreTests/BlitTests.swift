import CoreGraphics
import Foundation
import QuartzCore
import Testing
import TestSupport

/// What scrolls is copied where that gives the picture that painting gives.
@MainActor @Suite struct BlitTests {
  private nonisolated static let side: CGFloat = 64

  /// A page of rows in a clipping layer, with a bar above it and its siblings beside it.
  @MainActor private final class Page {
    let root = StillLayer()
    let scroller = StillLayer()
    let bar = StillLayer()
    var rows: [CALayer] = []
    let compositor: Compositor
    private var kept: ReferenceRaster

    init(backing: Bool = true) {
      root.frame = CGRect(x: 0, y: 0, width: BlitTests.side, height: BlitTests.side)
      root.backgroundColor = backing ? shade(0.9) : nil
      scroller.frame = CGRect(x: 4, y: 8, width: 56, height: 48)
      scroller.masksToBounds = true
      root.addSublayer(scroller)
      for i in 0..<30 {
        let row = StillLayer()
        row.frame = CGRect(x: 2 + i % 5, y: i * 7, width: 40, height: 6)
        row.backgroundColor = shade(0.1 + CGFloat(i) / 100)
        scroller.addSublayer(row)
        rows.append(row)
      }
      bar.frame = CGRect(x: 0, y: 48, width: 64, height: 12)
      bar.backgroundColor = shade(0.7)
      root.addSublayer(bar)
      compositor = Compositor(root: root, size: root.bounds.size, scale: 1)
      kept = ReferenceRaster(width: Int(BlitTests.side), height: Int(BlitTests.side))
      _ = draw()
      scroller.bounds.origin.y = 20
      _ = draw()
    }

    /// The frame, drawn over the one before; nil if nothing changed.
    func draw() -> CompositedFrame? {
      let frame = compositor.composite()
      if let frame { kept.draw(frame) }
      return frame
    }

    /// Whether the pixels are those of painting everything. What is checked next is drawn over a whole picture again.
    func isRight() -> Bool {
      var whole = ReferenceRaster(width: Int(BlitTests.side), height: Int(BlitTests.side))
      compositor.repaintAll()
      whole.draw(compositor.composite()!)
      return kept == whole
    }
  }

  private nonisolated static let steps = [
    CGPoint(x: 0, y: 5), CGPoint(x: 0, y: -5), CGPoint(x: 5, y: 0), CGPoint(x: -5, y: 0), CGPoint(x: 3, y: -4),
  ]

  @Test(arguments: steps) func scrollingCopiesAllButWhatComesIntoView(step: CGPoint) throws {
    let page = Page()
    page.scroller.bounds.origin.x += step.x
    page.scroller.bounds.origin.y += step.y
    let frame = try #require(page.draw())
    let blit = try #require(frame.blit)
    #expect(blit.area == CGRect(x: 4, y: 8, width: 56, height: 48))
    #expect((blit.dx, blit.dy) == (-Int(step.x), -Int(step.y)))
    let painted = frame.damage.reduce(0) { $0 + $1.width * $1.height }
    // The new strip, the bar and where its picture was carried to.
    #expect(painted <= 56 * 48 * 0.6)
    #expect(page.isRight())
  }

  @Test func theBlackBehindEverythingIsCopiedWhereNothingElseIs() throws {
    let page = Page(backing: false)
    page.scroller.bounds.origin.y += 5
    #expect(try #require(page.draw()).blit != nil)
    #expect(page.isRight())
  }

  @Test func nothingIsCopiedWhereSomethingElseShowsThrough() throws {
    let page = Page(backing: false)
    let behind = StillLayer()
    behind.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    behind.backgroundColor = shade(0.6)
    page.root.insertSublayer(behind, at: 0)
    _ = page.draw()
    page.scroller.bounds.origin.y += 5
    #expect(try #require(page.draw()).blit == nil)
    #expect(page.isRight())
  }

  @Test func aSiblingBehindIsNotCarriedAlong() throws {
    let page = Page()
    let behind = StillLayer()
    behind.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    behind.backgroundColor = shade(0.6)
    page.root.insertSublayer(behind, at: 0)
    _ = page.draw()
    page.scroller.bounds.origin.y += 5
    #expect(try #require(page.draw()).blit == nil)
    #expect(page.isRight())

    page.scroller.backgroundColor = shade(0.5)
    _ = page.draw()
    page.scroller.bounds.origin.y += 5
    #expect(try #require(page.draw()).blit != nil, "its own background hides it")
    #expect(page.isRight())
  }

  private enum Spoiler: CaseIterable {
    case partOfAPixel, edgeWithinAPixel, longWay, roundCorners, fadingPage, turnedPage, border, veil
  }

  private func spoil(_ page: Page, by spoiler: Spoiler) {
    switch spoiler {
    case .partOfAPixel, .longWay: break
    case .edgeWithinAPixel: page.scroller.frame.origin.y += 0.5
    case .roundCorners: page.scroller.cornerRadius = 4
    case .fadingPage: page.root.opacity = 0.5
    case .turnedPage: page.root.setAffineTransform(CGAffineTransform(rotationAngle: 0.1))
    case .border: page.scroller.borderWidth = 2
    case .veil: page.bar.frame = CGRect(x: 0, y: 0, width: 64, height: 60)
    }
  }

  @Test(arguments: Spoiler.allCases) private func nothingIsCopiedWhereThePictureChangesOtherwise(spoiler: Spoiler) throws {
    let page = Page()
    spoil(page, by: spoiler)
    _ = page.compositor.composite()
    page.scroller.bounds.origin.y += spoiler == .partOfAPixel ? 4.5 : spoiler == .longWay ? 40 : 5
    let frame = try #require(page.compositor.composite())
    #expect(frame.blit == nil)
  }

  @Test func twoAreasAtOnceAreRight() {
    let page = Page()
    let other = StillLayer()
    other.frame = CGRect(x: 4, y: 0, width: 56, height: 8)
    other.masksToBounds = true
    let row = StillLayer()
    row.frame = CGRect(x: 0, y: 2, width: 90, height: 5)
    row.backgroundColor = shade(0.3)
    other.addSublayer(row)
    page.root.addSublayer(other)
    other.bounds.origin.x = 1
    _ = page.draw()
    other.bounds.origin.x += 3
    page.scroller.bounds.origin.y += 3
    #expect(page.draw() != nil)
    #expect(page.isRight())
  }

  /// Containers: what moves along with the scroll position and scrolls back by as much costs no more than what comes into view.
  @Test(arguments: [4, -4]) func aLayerWhoseContentStaysIsNotPaintedAgain(step: CGFloat) throws {
    let page = Page()
    for row in page.rows { row.removeFromSuperlayer() }
    let inner = StillLayer()
    inner.masksToBounds = true
    inner.backgroundColor = shade(0.85)
    page.scroller.addSublayer(inner)
    for row in page.rows { inner.addSublayer(row) }
    func place() {
      inner.frame = CGRect(origin: CGPoint(x: 0, y: page.scroller.bounds.minY), size: page.scroller.bounds.size)
      inner.bounds.origin.y = page.scroller.bounds.minY
    }
    place()
    _ = page.draw()
    page.scroller.bounds.origin.y += step
    place()
    let frame = try #require(page.draw())
    #expect(frame.blit != nil)
    #expect(frame.damage.reduce(0) { $0 + $1.width * $1.height } <= 56 * 20)
    #expect(page.isRight())
  }

  /// A list with a heading in two views of a controller, all of which stay where they are on the screen while the page scrolls.
  @MainActor private final class ControllerViews {
    let host = StillLayer()
    let view = StillLayer()
    let heading = StillLayer()
    let list = StillLayer()

    init(on page: Page, rows: some Sequence<CALayer>) {
      view.backgroundColor = shade(0.85)
      heading.backgroundColor = shade(0.75)
      list.masksToBounds = true
      page.scroller.addSublayer(host)
      host.addSublayer(view)
      view.addSublayer(list)
      view.addSublayer(heading)
      for row in rows { list.addSublayer(row) }
    }

    /// - Parameter depth: Points that the list has scrolled.
    func place(at top: CGFloat, size: CGSize, depth: CGFloat) {
      host.frame = CGRect(origin: CGPoint(x: 0, y: top), size: size)
      view.frame = CGRect(origin: .zero, size: size)
      heading.frame = CGRect(x: 0, y: 0, width: size.width, height: 6)
      list.frame = CGRect(x: 0, y: 6, width: size.width, height: max(0, size.height - 6))
      list.bounds.origin.y = depth
    }
  }

  @Test(arguments: [4, -4]) func aListInAViewThatStaysOnTheScreenIsCopied(step: CGFloat) throws {
    let page = Page()
    for row in page.rows { row.removeFromSuperlayer() }
    let views = ControllerViews(on: page, rows: page.rows)
    func place() { views.place(at: page.scroller.bounds.minY, size: page.scroller.bounds.size, depth: page.scroller.bounds.minY) }
    place()
    _ = page.draw()
    page.scroller.bounds.origin.y += step
    place()
    let frame = try #require(page.draw())
    #expect(frame.blit != nil)
    let painted: CGFloat = frame.damage.reduce(0) { $0 + $1.width * $1.height }
    // The strip that comes into view, the heading where it is and where the copy puts it, the bar and its copy.
    let most: CGFloat = 56 * (4 + 6 + 4 + 8 + 4)
    #expect(painted <= most)
    #expect(page.isRight())
  }

  /// Pages under random changes, most of them scrolls: copied or not, the picture is that of painting everything.
  @Test(arguments: 0..<120) func copyingIsPaintingAll(seed: Int) {
    var dice = SeededGenerator(seed: UInt64(seed) &* 104_729 &+ 5)
    let page = Page(backing: !seed.isMultiple(of: 5))
    if seed.isMultiple(of: 3) { page.scroller.backgroundColor = shade(0.8) }
    let inner = StillLayer()
    inner.masksToBounds = true
    page.scroller.addSublayer(inner)
    for row in page.rows.prefix(dice.roll(0..<30)) { inner.addSublayer(row) }
    let views = seed.isMultiple(of: 2) ? ControllerViews(on: page, rows: page.rows.suffix(dice.roll(0..<10))) : nil
    views?.place(at: 30, size: CGSize(width: 50, height: 30), depth: 130)
    var copies = 0
    for step in 0..<40 {
      let count = dice.roll(1..<4)
      for _ in 0..<count { change(page, inner, &dice) }
      if let views { change(views, page, &dice) }
      if page.draw()?.blit != nil { copies += 1 }
      let isRight = page.isRight()
      #expect(isRight, "seed \(seed), step \(step)")
      if !isRight { return }
    }
    if seed % 5 != 0 { #expect(copies > 0, "seed \(seed)") }
  }

  /// Mostly scrolls the list by as much as its view moves.
  private func change(_ views: ControllerViews, _ page: Page, _ dice: inout SeededGenerator) {
    switch dice.roll(0..<10) {
    case 0...5:
      let top = page.scroller.bounds.minY + CGFloat(dice.roll(-20..<20))
      let depth = views.list.bounds.minY + top - views.host.frame.minY
      views.place(at: top, size: CGSize(width: 50, height: CGFloat(dice.roll(0..<60))), depth: depth)
    case 6: views.list.bounds.origin.y += CGFloat(dice.roll(-3..<4))
    case 7: views.view.frame.origin.x += CGFloat(dice.roll(-3..<4))
    case 8: views.heading.backgroundColor = shade(CGFloat(dice.roll(0..<60)) / 100)
    default: views.view.backgroundColor = dice.roll(0..<2) == 0 ? nil : shade(0.85)
    }
  }

  private func change(_ page: Page, _ inner: CALayer, _ dice: inout SeededGenerator) {
    let row = page.rows[dice.roll(0..<page.rows.count)]
    switch dice.roll(0..<14) {
    case 0...4: page.scroller.bounds.origin.y += CGFloat(dice.roll(-6..<7))
    case 5: page.scroller.bounds.origin.x += CGFloat(dice.roll(-3..<4))
    case 6, 7:
      let top = CGFloat(dice.roll(-10..<40))
      let shift = inner.bounds.origin.y - inner.frame.origin.y
      inner.frame = CGRect(x: 0, y: top, width: 56, height: CGFloat(dice.roll(0..<60)))
      inner.bounds.origin.y = top + shift
    case 8: row.frame.origin.y += CGFloat(dice.roll(-9..<10))
    case 9: row.backgroundColor = shade(CGFloat(dice.roll(0..<60)) / 100)
    case 10:
      page.bar.frame = CGRect(x: dice.roll(0..<60), y: dice.roll(0..<60), width: dice.roll(0..<30), height: dice.roll(0..<30))
    case 11: page.scroller.insertSublayer(row, at: 0)
    case 12: inner.bounds.origin.y += CGFloat(dice.roll(-3..<4))
    default: row.isHidden.toggle()
    }
  }
}

private func shade(_ value: CGFloat) -> CGColor { CGColor(red: value, green: 0, blue: 0, alpha: 1) }
