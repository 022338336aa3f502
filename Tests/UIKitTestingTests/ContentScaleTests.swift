import CairoCanvas
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct ContentScaleTests {
  private let stage = Stage(size: CGSize(width: 300, height: 200), scale: 1)

  private final class Counting: UIView {
    var drawn: [CGFloat] = []
    override func draw(_ rect: CGRect) {
      drawn.append(UIGraphicsGetCurrentContext()?.ctm.a ?? 0)
      UIColor.red.setFill()
      UIRectFill(rect)
    }
  }

  @Test func aViewIsDrawnAgainWithItsNewScale() {
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.window.addSubview(view)
    stage.advance(by: 0)
    #expect(view.contentScaleFactor == 1 && view.drawn == [1])
    view.contentScaleFactor = 3
    view.contentScaleFactor = 3
    stage.advance(by: 0)
    #expect(view.drawn == [1, 3])
  }

  @Test func labelsAndSymbolsHaveAsManyPixelsAsTheirScaleSays() throws {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 60, height: 20))
    label.text = "Sharp"
    let symbol = UIImageView(image: UIImage(systemName: "star"))
    symbol.frame.origin = CGPoint(x: 100, y: 10)
    for view in [label, symbol] {
      stage.window.addSubview(view)
      stage.advance(by: 0)
      let before = try #require(view.layer.contents as? CachedDrawing)
      view.contentScaleFactor = 4
      stage.advance(by: 0)
      let after = try #require(view.layer.contents as? CachedDrawing)
      #expect(before.scale == 1 && after.scale == 4 && after.size == before.size)
    }
    #expect(label.sizeThatFits(.zero) == UILabel(copying: label).sizeThatFits(.zero), "finer pixels are no other size")
  }
}

extension UILabel {
  fileprivate convenience init(copying label: UILabel) {
    self.init(frame: label.frame)
    text = label.text
  }
}
