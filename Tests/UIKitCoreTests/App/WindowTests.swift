import CoreGraphics
import Foundation
import ManualHost
import QuartzCore
import Testing
@testable import UIKitCore
import UIKitGraphics

@MainActor @Suite struct WindowTests {
  let stage = ManualStage()

  @Test func oneWindowIsKey() {
    let other = UIWindow(screen: stage.screen)
    #expect(other.isHidden && stage.window.isKeyWindow)
    other.makeKeyAndVisible()
    #expect(!other.isHidden && other.isKeyWindow && !stage.window.isKeyWindow)
    #expect(stage.screen.application.keyWindow === other)
    #expect(stage.screen.application.windows == [stage.window, other])
    other.isHidden = true
    #expect(stage.screen.application.keyWindow == nil && stage.screen.application.windows == [stage.window])
  }

  @Test func levelsOrderThem() {
    let (alert, normal) = (UIWindow(screen: stage.screen), UIWindow(screen: stage.screen))
    alert.windowLevel = .alert
    alert.isHidden = false
    normal.isHidden = false
    #expect(stage.screen.windows == [stage.window, normal, alert])
    #expect(stage.screen.rootLayer.sublayers?.last === alert.layer)
    stage.window.windowLevel = .statusBar
    #expect(stage.screen.windows == [normal, stage.window, alert])
  }

  @Test func aResizeReachesTheRootView() {
    let controller = UIViewController()
    stage.window.rootViewController = controller
    #expect(controller.view.frame == stage.window.bounds)
    stage.driver.resize(to: CGSize(width: 500, height: 300), scale: 2)
    #expect(stage.window.frame.size == CGSize(width: 500, height: 300))
    #expect(controller.view.frame.size == CGSize(width: 500, height: 300))
    #expect(controller.view.contentScaleFactor == 2)
  }

  @Test func aNewRootReplacesTheFormer() {
    let (first, second) = (UIViewController(), UIViewController())
    stage.window.rootViewController = first
    stage.window.rootViewController = second
    #expect(stage.window.subviews == [second.view] && first.view.superview == nil)
    stage.window.rootViewController = nil
    #expect(stage.window.subviews.isEmpty)
  }

  @Test func aDarkScreenDarkensItsWindows() {
    #expect(stage.window.traitCollection.userInterfaceStyle == .light)
    stage.screen.userInterfaceStyle = .dark
    #expect(stage.window.traitCollection.userInterfaceStyle == .dark)
    stage.window.overrideUserInterfaceStyle = .light
    #expect(stage.window.traitCollection.userInterfaceStyle == .light)
  }

  /// A test runner releases what a suite holds on any thread, while the window leaves the layer tree on the main queue.
  @Test func stagesAreReleasedOnOtherThreads() async {
    final class Holder: @unchecked Sendable {
      var stage: ManualStage?
    }
    final class Released: @unchecked Sendable {
      weak var screen: UIScreen?
    }
    for _ in 0..<300 {
      let (holder, released) = (Holder(), Released())
      holder.stage = ManualStage()
      holder.stage?.window.addSubview(UIView())
      released.screen = holder.stage?.screen
      makeCurrentAgain()
      await Task.detached { holder.stage = nil }.value
      // The window, which retains the screen, is deinitialized on the main actor.
      for _ in 0..<1000 where released.screen != nil { await Task.yield() }
      #expect(released.screen == nil)
    }
  }

  @Test func viewsOutliveAWindowThatAnotherThreadReleases() async {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    releaseElsewhere(windowAround: scroll)
    scroll.contentInset.bottom = 10
    #expect(scroll.adjustedContentInset.bottom == 10)
    await Task.detached {}.value
    #expect(scroll.window == nil && scroll.superview == nil)
  }

  private func releaseElsewhere(windowAround view: UIView) {
    final class Holder: @unchecked Sendable {
      var window: UIWindow?
    }
    let (holder, released) = (Holder(), DispatchSemaphore(value: 0))
    holder.window = UIWindow(screen: stage.screen)
    holder.window?.addSubview(view)
    Thread.detachNewThread {
      holder.window = nil
      released.signal()
    }
    released.wait()
  }

  /// The main screen is retained by its task.
  private func makeCurrentAgain() { stage.screen.makeCurrent() }
}
