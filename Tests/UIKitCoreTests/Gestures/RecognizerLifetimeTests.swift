import Foundation
import ManualHost
import Testing
import UIKitTestSupport
@testable import UIKitCore

@MainActor @Suite struct RecognizerLifetimeTests {
  @Test func aRecognizerThatOutlivesItsViewHasNone() {
    let tap = UITapGestureRecognizer()
    do {
      let view = UIView()
      view.addGestureRecognizer(tap)
      #expect(tap.view === view)
    }
    #expect(tap.view == nil)
    let next = UIView()
    next.addGestureRecognizer(tap)
    #expect(tap.view === next && next.gestureRecognizers == [tap])
  }

  @Test func aPanThatOutlivesItsScrollViewScrollsNothing() {
    let stage = ManualStage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stage.window.addSubview(view)
    let pan: UIPanGestureRecognizer
    do {
      let scrollView = UIScrollView(frame: view.frame)
      scrollView.contentSize = CGSize(width: 300, height: 900)
      pan = scrollView.panGestureRecognizer
      #expect(pan.view === scrollView)
    }
    #expect(pan.view == nil && (pan as? ScrollPanGestureRecognizer)?.scrollView == nil)
    view.addGestureRecognizer(pan)
    stage.touch(.began, at: CGPoint(x: 150, y: 250))
    for y in stride(from: 240.0, through: 100, by: -20) { stage.touch(.moved, at: CGPoint(x: 150, y: y)) }
    stage.touch(.ended, at: CGPoint(x: 150, y: 100))
    stage.settle()
    #expect(pan.view === view && !stage.isBusy)
  }
}
