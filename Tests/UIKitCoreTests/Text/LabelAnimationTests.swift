import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// Text keeps its size while its label's bounds animate.
@MainActor @Suite struct LabelAnimationTests {
  private final class Frames: GraphicsHost {
    private let counting = CountingGraphics()
    private(set) var last: [(drawing: CGSize, place: CGRect)] = []

    var fontFamilies: [String] { [] }

    func metrics(of font: FontDescription) -> FontMetrics { counting.metrics(of: font) }

    func measure(_ text: TextBlock, in size: CGSize) -> TextMetrics { counting.measure(text, in: size) }

    func rasterize(_ list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGImage {
      counting.rasterize(list, size: size, scale: scale, isOpaque: isOpaque)
    }

    func encode(_ image: CGImage, as format: ImageFormat) -> Data? { counting.encode(image, as: format) }

    func decode(_ data: Data) -> CGImage? { counting.decode(data) }

    func present(_ frame: CompositedFrame) {
      last = frame.list.commands.compactMap { command in
        if case .cached(let drawing, let place) = command { (drawing.size, place) } else { nil }
      }
    }
  }

  private let frames = Frames()
  private let stage: ManualStage
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20))

  init() {
    stage = ManualStage(size: CGSize(width: 400, height: 400), scale: 1, graphics: frames)
    label.font = .systemFont(ofSize: 10)
    label.text = "abcd"
    stage.window.addSubview(label)
    stage.advance(by: 0.1)
  }

  /// Where the drawing is half-way through a linear animation to `frame`.
  private func halfway(to frame: CGRect, _ change: @escaping @MainActor () -> Void = {}) throws -> CGRect {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      label.frame = frame
      change()
    }
    stage.advance(by: 0.5)
    let shown = try #require(frames.last.first)
    #expect(shown.place.size == shown.drawing && shown.drawing == frame.size)
    stage.settle()
    return shown.place
  }

  @Test(arguments: [(NSTextAlignment.left, 0.0), (.center, 15), (.right, 30)])
  func textSlidesWithItsAlignment(alignment: NSTextAlignment, x: CGFloat) throws {
    label.textAlignment = alignment
    label.frame.size.width = 100
    stage.settle()
    // Half-way the label is 70 wide, the drawing 40.
    let place = try halfway(to: CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(abs(place.minX - x) < 0.01)
  }

  @Test func textThatIsLowerThanItsBoxSlidesWithTheMiddle() throws {
    // Half-way the label is 60 high, the drawing 100.
    #expect(abs(try halfway(to: CGRect(x: 0, y: 0, width: 60, height: 100)).minY + 20) < 0.01)
  }

  @Test func linesThatAreAddedDoNotMoveTheFirst() throws {
    let place = try halfway(to: CGRect(x: 0, y: 0, width: 60, height: 36)) {
      label.numberOfLines = 0
      label.text = "abcd\nefgh\nijkl"
    }
    #expect(place.minY == 0)
  }

  @Test func aContentModeThatIsSetStays() throws {
    #expect(UILabel().contentMode == .redraw)
    label.contentMode = .bottomRight
    let place = try halfway(to: CGRect(x: 0, y: 0, width: 160, height: 40))
    #expect(abs(place.maxX - 110) < 0.01 && abs(place.maxY - 30) < 0.01)
  }
}
