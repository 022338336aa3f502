import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

/// Redraw after zooming: by the switch of the scroll view, measured in pixels and bytes.
@MainActor @Suite struct ZoomRedrawTests {
  private final class Zoomer: NSObject, UIScrollViewDelegate {
    let view: UIView
    init(_ view: UIView) { self.view = view }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  }

  private static let text = "Handgloves"
  private let stage = Stage(size: CGSize(width: 320, height: 240), scale: 2)
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
  private let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
  private let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
  private let delegate: Zoomer

  init() {
    delegate = Zoomer(content)
    stage.drawsEveryFrame = true
    stage.window.backgroundColor = .white
    stage.window.addSubview(scrollView)
    scrollView.addSubview(content)
    scrollView.contentSize = content.bounds.size
    (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (1, 50)
    scrollView.delegate = delegate
    scrollView.showsVerticalScrollIndicator = false
    scrollView.showsHorizontalScrollIndicator = false
    (label.text, label.font, label.textColor) = (Self.text, .systemFont(ofSize: 17), .black)
    content.addSubview(label)
    stage.advance(by: 0)
  }

  private func sharpness() throws -> Double {
    let image = try #require(stage.snapshot().cgImage)
    return Sharpness(of: image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height)).value
  }

  /// Of the same words made four times as large, where the zoomed ones are.
  private func sharpnessOfLargeText() throws -> Double {
    let other = Stage(size: CGSize(width: 320, height: 240), scale: 2)
    other.window.backgroundColor = .white
    let large = UILabel(frame: CGRect(x: 40, y: 40, width: 800, height: 120))
    (large.text, large.font, large.textColor) = (Self.text, .systemFont(ofSize: 68), .black)
    let moved = UIView(frame: CGRect(x: -scrollView.contentOffset.x, y: -scrollView.contentOffset.y, width: 1280, height: 960))
    moved.addSubview(large)
    other.window.addSubview(moved)
    let image = try #require(other.snapshot().cgImage)
    return Sharpness(of: image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height)).value
  }

  @Test func zoomedTextIsAsSharpAsTextOfThatSize() throws {
    scrollView.setZoomScale(4, animated: false)
    scrollView.contentOffset = .zero
    let enlarged = try sharpness()
    scrollView.redrawsAfterZooming = true
    let redrawn = try sharpness()
    let made = try sharpnessOfLargeText()
    #expect(abs(redrawn / made - 1) < 0.02, "enlarged \(enlarged), redrawn \(redrawn), made that large \(made)")
    #expect(enlarged / made < 0.75, "enlarged \(enlarged), made that large \(made)")
    scrollView.redrawsAfterZooming = false
    #expect(try sharpness() == enlarged)
  }

  @Test func nothingIsDrawnAnewWhileItStillZooms() throws {
    scrollView.redrawsAfterZooming = true
    let drawing = try #require(label.layer.contents as? CachedDrawing)
    scrollView.zoom(to: CGRect(x: 10, y: 10, width: 80, height: 60), animated: true)
    for _ in 0..<5 {
      stage.advance(by: 1.0 / 60)
      #expect(drawing.factor == 1 && scrollView.isZoomAnimating)
    }
    try stage.settle()
    stage.advance(by: 0)
    #expect(scrollView.zoomScale == 4 && drawing.factor == 4)
    stage.pinch(at: CGPoint(x: 100, y: 60), fromSpread: 50, toSpread: 100, duration: 0.2)
    try stage.settle()
    stage.advance(by: 0)
    #expect(drawing.factor == scrollView.zoomScale && drawing.factor > 4)
  }

  @Test func everyViewCanDecline() throws {
    final class Still: UILabel, ZoomRedrawing {
      var asked: [CGFloat] = []
      func shouldRedraw(atZoomScale scale: CGFloat, in scrollView: UIScrollView) -> Bool {
        asked.append(scale)
        return false
      }
    }
    let still = Still(frame: CGRect(x: 10, y: 40, width: 60, height: 15))
    let other = UILabel(frame: CGRect(x: 10, y: 26, width: 60, height: 15))
    (still.text, other.text) = ("Still", "Other")
    for view in [still, other] { content.addSubview(view) }
    stage.advance(by: 0)
    scrollView.redrawsAfterZooming = true
    scrollView.allowsRedrawAfterZooming = { view, scale in view !== other && scale == 3 }
    scrollView.setZoomScale(3, animated: false)
    scrollView.contentOffset = .zero
    for _ in 0..<3 { stage.advance(by: 0.1) }
    let factors = [label, still, other].map { ($0.layer.contents as? CachedDrawing)?.factor }
    #expect(factors == [3, 1, 1])
    #expect(still.asked == [3])
  }

  @Test func memoryStaysBelowItsBoundAtFiftyTimes() throws {
    for row in 0..<40 {
      for column in 0..<8 {
        let label = UILabel(frame: CGRect(x: column * 40, y: row * 6, width: 40, height: 6))
        (label.text, label.font) = ("\(row) and \(column)", .systemFont(ofSize: 5))
        content.addSubview(label)
      }
    }
    scrollView.redrawsAfterZooming = true
    stage.advance(by: 0)
    scrollView.setZoomScale(50, animated: false)
    var most = 0
    for step in 0..<40 {
      scrollView.contentOffset = CGPoint(x: CGFloat(step) * 390, y: CGFloat(step) * 290)
      stage.advance(by: 1.0 / 60)
      most = max(most, stage.tileBytes)
    }
    // Four screens of 640 x 480 pixels are less than 16 MiB.
    #expect(most <= 16 << 20 && most > 1 << 18, "\(most) bytes")
    content.removeFromSuperview()
    stage.advance(by: 0)
  }
}
