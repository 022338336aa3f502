import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Waiting, counting and looking for leaks.
@MainActor @Suite struct StageHelpersTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100), scale: 1)

  @Test func aStageThatDoesNotSettleSaysWhatMoves() throws {
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.accessibilityIdentifier = "busy"
    stage.window.addSubview(spinner)
    try stage.settle(limit: 1)
    spinner.startAnimating()
    let error = #expect(throws: NotSettled.self) { try stage.settle() }
    let text = error?.description ?? ""
    #expect(text.contains("8 x UIView in Spinner in UIActivityIndicatorView \"busy\" animates spin"), "\(text)")
    #expect(abs(stage.time - 10) < 0.02)
    spinner.stopAnimating()
    try stage.settle(limit: 1)
    let link = CADisplayLink { _ in }
    link.add(to: .main, forMode: .common)
    let other = #expect(throws: NotSettled.self) { try stage.settle(limit: 1) }
    #expect(other?.description.contains("CADisplayLink") == true)
    link.invalidate()
    stage.schedule(after: 5) {}
    let third = #expect(throws: NotSettled.self) { try stage.settle(limit: 1) }
    #expect(third?.description.contains("due at") == true)
  }

  @Test func advancingEndsWhenTheConditionHolds() {
    var isDone = false
    stage.schedule(after: 0.5) { isDone = true }
    #expect(stage.advance(until: { isDone }) && abs(stage.time - 0.5) < 0.02)
    #expect(!stage.advance(until: { false }, limit: 0.25) && abs(stage.time - 0.75) < 0.02)
    #expect(stage.advance(until: { true }, limit: 0))
  }

  @Test func workIsCounted() throws {
    let view = UIView(frame: stage.window.bounds)
    stage.window.addSubview(view)
    try stage.settle()
    let rest = stage.measure { stage.advance(by: 1) }
    #expect(rest.frames == 0 && rest.layoutPasses == 0 && rest.layersDisplayed == 0)
    let work = stage.measure {
      view.backgroundColor = .red
      stage.advance(by: 0.1)
      view.setNeedsLayout()
      stage.advance(by: 0.1)
    }
    #expect(work.frames >= 1 && work.viewsLaidOut == 1 && work.cellsMade == 0)
  }

  @Test func aLeakIsNamedAndACleanScreenIsNot() {
    final class Leaky: UIViewController {
      var keeper: (() -> Void)?
    }
    stage.expectNoLeaks { UIViewController() }
    var cycle: Leaky?
    withKnownIssue {
      stage.expectNoLeaks {
        let controller = Leaky()
        controller.keeper = { _ = controller }
        cycle = controller
        return controller
      }
    } matching: {
      $0.comments.contains { $0.rawValue.contains("Leaky") }
    }
    cycle?.keeper = nil
  }

  @Test func aRecorderPassesMessagesOn() throws {
    final class Own: NSObject, UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
      func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
    }
    let scroll = UIScrollView(frame: stage.window.bounds)
    scroll.contentSize = CGSize(width: 100, height: 1000)
    stage.window.addSubview(scroll)
    let own = Own()
    let recorder = DelegateRecorder(forwardingTo: own)
    scroll.delegate = recorder
    stage.flick(scroll, velocity: CGPoint(x: 0, y: -500))
    try stage.settle()
    #expect(own.offsets.count == recorder.messages(.didScroll).count && own.offsets.count > 5)
    #expect(!recorder.scrollViewShouldScrollToTop(scroll), "the delegate's answer counts")
  }

  @Test func longPressesAndDoubleTapsAreRecognized() throws {
    let view = UIView(frame: stage.window.bounds)
    stage.window.addSubview(view)
    var seen: [String] = []
    let (press, double) = (UILongPressGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    press.addAction { if $0.state == .began { seen.append("press") } }
    double.addAction { _ in seen.append("double") }
    view.addGestureRecognizer(press)
    view.addGestureRecognizer(double)
    stage.doubleTap(view)
    try stage.settle()
    stage.longPress(view)
    try stage.settle()
    #expect(seen == ["double", "press"])
  }
}
