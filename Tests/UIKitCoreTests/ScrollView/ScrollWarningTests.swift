import CoreGraphics
import Foundation
import ManualHost
import Testing

@testable import UIKitCore
import UIKitGraphics

/// Values that UIKit takes although they make no sense: one warning, and a defined effect.
@MainActor @Suite struct ScrollWarningTests {
  private let stage = ManualStage()

  private func scrollView() -> UIScrollView {
    let view = UIScrollView(frame: stage.window.bounds)
    stage.window.addSubview(view)
    return view
  }

  @Test func aNegativeContentSizeCountsAsNoneAndIsNamedOnce() {
    let view = scrollView()
    view.contentSize = CGSize(width: 100, height: -5000)
    view.contentSize = CGSize(width: 100, height: -5000.5)
    view.contentSize = CGSize(width: 100, height: -5000)
    stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200), duration: 0.2)
    #expect(stage.settle() && view.contentOffset == .zero)
    let warnings = stage.screen.warnings.given.filter {
      $0.contains("UIScrollView.contentSize = (100.0, -5000.0)")
    }
    #expect(warnings.count == 1 && warnings[0].contains("set lengths from 0 on"))
  }

  @Test func zoomingWithCrossedLimitsIsNamed() {
    let (view, zoomed) = (scrollView(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let delegate = ZoomedContentDelegate(zoomed)
    view.addSubview(zoomed)
    view.delegate = delegate
    view.minimumZoomScale = 3
    #expect(stage.screen.warnings.given == [], "the limits may cross until both are set")
    view.setZoomScale(2, animated: false)
    #expect(view.zoomScale == 3)
    #expect(stage.screen.warnings.given.count == 1)
    #expect(stage.screen.warnings.given.first?.contains("minimumZoomScale 3.0 is above maximumZoomScale 1.0") == true)
  }
}

private final class ZoomedContentDelegate: NSObject, UIScrollViewDelegate {
  let view: UIView
  init(_ view: UIView) { self.view = view }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
}
