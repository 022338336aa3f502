import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import CairoCanvas

private final class StillLayer: CALayer {
  override func action(forKey key: String) -> (any CAAction)? { nil }
}

/// A page that scrolls, with layers in front of it that blur what is behind them; random changes made to two pages alike.
@MainActor private final class BlurredPage {
  let root = StillLayer()
  let scroller = StillLayer()
  var rows: [CALayer] = []
  var panels: [CALayer] = []
  var notes: [CALayer] = []
  var compositor: Compositor?
  let canvas: CairoCanvas
  static let size = CGSize(width: 120, height: 160)

  init(scale: CGFloat) {
    canvas = CairoCanvas(size: Self.size, scale: scale)
    root.frame = CGRect(origin: .zero, size: Self.size)
    root.backgroundColor = CGColor(gray: 0.9, alpha: 1)
    scroller.frame = CGRect(x: 4, y: 8, width: 112, height: 144)
    scroller.masksToBounds = true
    root.addSublayer(scroller)
    for i in 0..<40 {
      let row = StillLayer()
      row.frame = CGRect(x: 2 + i % 5, y: i * 14, width: 100, height: 12)
      row.backgroundColor = CGColor(red: CGFloat(i % 3) / 2, green: CGFloat(i % 5) / 4, blue: CGFloat(i % 7) / 6, alpha: 1)
      scroller.addSublayer(row)
      rows.append(row)
    }
    for i in 0..<3 {
      let panel = StillLayer()
      panel.frame = CGRect(x: 10 + i * 20, y: 20 + i * 35, width: 60, height: 50)
      panel.backdropRadius = CGFloat(4 + i * 3)
      panel.backgroundColor = CGColor(gray: 1, alpha: 0.3)
      // The last one scrolls with the rows.
      (i == 2 ? scroller : root).addSublayer(panel)
      let note = StillLayer()
      note.frame = CGRect(x: 5, y: 5, width: 20, height: 8)
      note.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
      panel.addSublayer(note)
      panels.append(panel)
      notes.append(note)
    }
    let lid = StillLayer()
    lid.frame = CGRect(x: 40, y: 60, width: 30, height: 30)
    lid.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    root.addSublayer(lid)
    notes.append(lid)
  }

  /// One change, chosen by `numbers`.
  func change(_ numbers: [Int]) {
    let (kind, which, x, y) = (numbers[0], numbers[1], CGFloat(numbers[2] % 41), CGFloat(numbers[3] % 41))
    let (panel, note, row) = (panels[which % 3], notes[which % 4], rows[which % 40])
    switch kind % 14 {
    case 0, 1, 2: scroller.bounds.origin.y = max(0, scroller.bounds.origin.y + x - 20)
    case 3: panel.position = CGPoint(x: 20 + 2 * x, y: 20 + 3 * y)
    case 4: note.backgroundColor = CGColor(red: x / 40, green: y / 40, blue: 0.5, alpha: 1)
    case 5: note.position.x += 1
    case 6: row.backgroundColor = CGColor(red: x / 40, green: y / 40, blue: 0.5, alpha: 1)
    case 7: panel.isHidden.toggle()
    case 8: panel.opacity = which % 2 == 0 ? 1 : 0.5
    case 9: panel.backdropRadius = x / 3
    case 10: panel.cornerRadius = which % 2 == 0 ? 0 : 9
    case 11: panel.bounds.size = CGSize(width: 10 + 2 * x, height: 10 + 2 * y)
    case 12: panel.setAffineTransform(which % 2 == 0 ? .identity : CGAffineTransform(rotationAngle: x / 20))
    default:
      let parent = panel.superlayer
      panel.removeFromSuperlayer()
      (parent === root ? scroller : root).insertSublayer(panel, at: UInt32(min(which % 3, 1)))
    }
  }

  /// Whether a panel that scrolls with the rows is beyond an edge in part.
  var hasCutPanel: Bool {
    panels.contains { $0.superlayer === scroller && !$0.isHidden && !scroller.bounds.contains($0.frame) }
  }

  func draw(anew: Bool) -> CGImage {
    if anew { compositor = nil }
    let made = compositor ?? Compositor(root: root, size: Self.size, scale: canvas.scale)
    compositor = made
    if let frame = made.composite() {
      if let blit = frame.blit { canvas.scroll(blit.area, dx: blit.dx, dy: blit.dy) }
      canvas.draw(frame.list, damage: frame.damage, isOpaque: frame.isOpaque)
    }
    return canvas.image()
  }
}

@MainActor @Suite struct BackdropFrameTests {
  @Test(arguments: 0..<25) func changedFramesAreThoseOfPaintingEverything(_ seed: Int) throws {
    var numbers = (0..<400).map { ($0 + 1) &* (2_654_435_761 &+ seed &* 40_503) >> 7 & 0xffff }
    let (page, model) = (BlurredPage(scale: seed % 2 == 0 ? 1 : 2), BlurredPage(scale: seed % 2 == 0 ? 1 : 2))
    _ = page.draw(anew: true)
    var compared = 0
    for step in 0..<50 {
      for _ in 0...step % 2 {
        let change = Array(numbers.prefix(4))
        numbers.removeFirst(4)
        page.change(change)
        model.change(change)
        if numbers.count < 8 { break }
      }
      let (changed, whole) = (page.draw(anew: false), model.draw(anew: true))
      // Pixels that are copied to the edge stay what they were, while those that are read anew end at the edge.
      if page.hasCutPanel { continue }
      compared += 1
      try #require(changed.pixels == whole.pixels, "seed \(seed), step \(step)")
      if numbers.count < 8 { break }
    }
    #expect(compared > 5)
  }

  @Test func atRestNothingIsPainted() {
    let page = BlurredPage(scale: 1)
    _ = page.draw(anew: true)
    #expect(page.compositor?.composite() == nil)
  }

  @Test func whatChangesInFrontDoesNotReadWhatIsBehind() {
    let page = BlurredPage(scale: 1)
    _ = page.draw(anew: true)
    page.notes[0].backgroundColor = CGColor(gray: 0, alpha: 0.5)
    let frame = page.compositor?.composite()
    #expect(frame?.damage == [CGRect(x: 15, y: 25, width: 20, height: 8)])
    // The note, the tint and the kept pixels, which hide what is behind.
    let fills = frame?.list.commands.count { if case .fillRect = $0 { true } else { false } }
    #expect(fills == 2)
  }

  @Test func whatChangesBehindDamagesTheWholePanel() {
    let page = BlurredPage(scale: 1)
    _ = page.draw(anew: true)
    page.rows[2].backgroundColor = CGColor(gray: 0, alpha: 1)
    #expect(page.compositor?.composite()?.damage.contains { $0.contains(page.panels[0].frame) } == true)
  }
}
