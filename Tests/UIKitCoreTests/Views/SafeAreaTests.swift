import CoreGraphics
import Foundation
import ManualHost
import Testing
@testable import UIKitCore
import UIKitGraphics

@MainActor @Suite struct SafeAreaTests {
  final class Safe: UIView {
    var changes = 0
    override func safeAreaInsetsDidChange() { changes += 1 }
  }

  let stage = ManualStage(safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))

  @Test func aViewHasWhatReachesIntoIt() {
    let view = Safe(frame: CGRect(x: 0, y: 20, width: 393, height: 832))
    stage.window.addSubview(view)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 30, right: 0) && view.changes == 1)
    view.frame.origin.y = 60
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0) && view.changes == 2)
    view.frame.size.height = 100
    #expect(view.safeAreaInsets == .zero && view.changes == 3)
    view.frame.size.height = 101
    #expect(view.changes == 3)
  }

  @Test func subviewsFollowAnOverriddenSafeArea() {
    final class Frame: UIView {
      override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 20, left: 8, bottom: 0, right: 0) }
    }
    let (frame, view) = (Frame(frame: CGRect(x: 0, y: 100, width: 100, height: 100)), Safe())
    stage.window.addSubview(frame)
    frame.addSubview(view)
    view.frame = CGRect(x: 0, y: 5, width: 100, height: 95)
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 15, left: 8, bottom: 0, right: 0))
  }

  @Test func aChangeReachesAllBelow() {
    let (outer, inner) = (Safe(frame: stage.window.bounds), Safe(frame: stage.window.bounds))
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    #expect(inner.safeAreaInsets.top == 50 && inner.changes == 1)
    stage.driver.resize(
      to: stage.window.bounds.size, scale: 3, safeAreaInsets: UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
    #expect(inner.safeAreaInsets.top == 10 && inner.changes == 2)
    outer.removeFromSuperview()
    #expect(inner.safeAreaInsets == .zero && inner.changes == 3)
  }

  @Test func aListThatIsScrolledUnderABarKeepsItsContentInPlace() {
    let page = UIScrollView(frame: stage.window.bounds)
    page.contentInsetAdjustmentBehavior = .never
    page.contentSize = CGSize(width: 393, height: 2000)
    let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 300))
    list.alwaysBounceVertical = true
    stage.window.addSubview(page)
    page.addSubview(list)
    page.contentOffset.y = 70
    #expect(list.adjustedContentInset.top == 0 && list.contentOffset == .zero)
  }

  @Test func marginsAddTheSafeArea() {
    let view = UIView(frame: stage.window.bounds)
    stage.window.addSubview(view)
    #expect(view.layoutMargins == UIEdgeInsets(top: 58, left: 8, bottom: 38, right: 8))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func marginsAreToldBeforeTheSafeArea() {
    final class Telling: UIView {
      var log: [String] = []
      override func layoutMarginsDidChange() { log.append("margins \(Int(layoutMargins.top))") }
      override func safeAreaInsetsDidChange() { log.append("area \(Int(safeAreaInsets.top))") }
    }
    let view = Telling(frame: stage.window.bounds)
    stage.window.addSubview(view)
    #expect(view.log == ["margins 58", "area 50"])
    view.insetsLayoutMarginsFromSafeArea = false
    view.log = []
    view.frame.origin.y = 10
    #expect(view.log == ["area 40"])
  }

  @Test func marginsKeepClearOfTheSuperviews() {
    let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    view.frame = CGRect(x: 5, y: 0, width: 90, height: 100)
    root.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    root.addSubview(view)
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins == UIEdgeInsets(top: 20, left: 15, bottom: 20, right: 15))
  }
}
