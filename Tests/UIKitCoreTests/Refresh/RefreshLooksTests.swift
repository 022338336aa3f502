import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
import UIKitTestSupport

import UIKitControls
@testable import UIKitCore
import UIKitGraphics

/// What a refresh control looks like, and where it lies among other views.
@MainActor @Suite struct RefreshLooksTests {
  @Test func ticksComeWithThePullOneAfterTheOther() {
    let rig = ScrollRig()
    let control = UIRefreshControl()
    rig.scroll.refreshControl = control
    func ticks(_ pull: CGFloat) -> CGFloat {
      rig.scroll.contentOffset.y = -pull
      return control.spinner.subviews.reduce(0) { $0 + $1.alpha }
    }
    #expect(control.spinner.subviews.count == 8 && ticks(16) == 0)
    #expect(abs(ticks(38) - 4) < 1e-6 && ticks(60) == 8 && ticks(100) == 8)
    let (first, third) = (control.spinner.subviews[0], control.spinner.subviews[2])
    rig.frame(at: 0.1)
    #expect(first.center.y < control.spinner.bounds.midY && first.center.x == control.spinner.bounds.midX)
    #expect(third.center.x > control.spinner.bounds.midX, "clockwise from the top")
  }

  @Test func itsColourIsItsOwnTint() {
    let control = UIRefreshControl()
    #expect(control.spinner.color == .systemGray)
    control.tintColor = .systemRed
    #expect(control.spinner.subviews[3].backgroundColor == .systemRed)
    control.tintColor = nil
    #expect(control.spinner.color == .systemGray)
  }

  @Test func aTitleTakesRoomBelowTheSpinner() throws {
    let control = UIRefreshControl(frame: CGRect(x: 0, y: 0, width: 300, height: 10))
    control.layoutIfNeeded()
    #expect(control.spinner.center == CGPoint(x: 150, y: 30))
    control.attributedTitle = NSAttributedString(string: "Last asked at noon")
    control.layoutIfNeeded()
    let label = try #require(control.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.text == "Last asked at noon" && !label.isHidden)
    #expect(control.spinner.frame.maxY <= label.frame.minY && label.frame.maxY <= 60)
  }
}

@MainActor @Suite struct ActivityIndicatorTests {
  @Test func defaults() {
    let indicator = UIActivityIndicatorView(style: .large)
    #expect(indicator.bounds.size == CGSize(width: 37, height: 37) && indicator.isHidden && !indicator.isAnimating)
    #expect(indicator.hidesWhenStopped && indicator.color == .systemGray && indicator.intrinsicContentSize.width == 37)
    indicator.style = .medium
    #expect(indicator.intrinsicContentSize == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView().style == .medium)
  }

  @Test func itSpinsOnlyWhenItShallAndWhereItShows() {
    let stage = ManualStage()
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.startAnimating()
    #expect(indicator.isAnimating && !indicator.isHidden)
    stage.window.addSubview(indicator)
    stage.advance(by: 1)
    #expect(stage.isBusy)
    let ticks = indicator.subviews[0].subviews
    func shown() -> [Float] { ticks.map { $0.layer.presentation()?.opacity ?? 0 } }
    #expect(abs(shown()[0] - 1) < 0.01 && shown()[1] < 0.4, "the wave is at the top")
    stage.advance(by: 0.25)
    #expect(abs(shown()[2] - 1) < 0.01 && shown()[0] < 0.9 && shown()[3] < 0.4, "a quarter further")
    indicator.removeFromSuperview()
    stage.settle()
    #expect(!stage.isBusy && indicator.isAnimating)
    stage.window.addSubview(indicator)
    stage.advance(by: 0.1)
    #expect(stage.isBusy)
    indicator.stopAnimating()
    stage.settle()
    #expect(!stage.isBusy && indicator.isHidden && !indicator.isAnimating)
  }

  @Test func itMayShowAtRestAndInColour() {
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
    indicator.color = .systemOrange
    #expect(indicator.subviews[0].subviews.allSatisfy { $0.backgroundColor == .systemOrange && $0.alpha == 1 })
    indicator.color = nil
    #expect(indicator.color == .systemGray)
    indicator.hidesWhenStopped = true
    #expect(indicator.isHidden)
  }
}
