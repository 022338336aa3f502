import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitGraphics

/// Every member of `UIRefreshControl`; what it does at length is in `Refresh`.
@MainActor @Suite struct UIRefreshControlMembers {
  @Test func members() {
    let control = UIRefreshControl()
    #expect(!control.isRefreshing && control.attributedTitle == nil && control.frame.height == 60)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.refreshControl = control
    control.beginRefreshing()
    #expect(control.isRefreshing && scroll.adjustedContentInset.top == 60)
    control.endRefreshing()
    #expect(!control.isRefreshing && scroll.adjustedContentInset.top == 0)
    control.attributedTitle = NSAttributedString(string: "Pull")
    #expect(control.attributedTitle?.string == "Pull")
    scroll.tintColor = .systemRed
    #expect(control.tintColor == .systemRed)
    control.tintColor = .systemGreen
    #expect(control.tintColor == .systemGreen)
  }

  @Test func itsScrollViewTakesItUpAndLetsItGo() {
    let scroll = UIScrollView()
    #expect(scroll.refreshControl == nil)
    let control = UIRefreshControl()
    scroll.refreshControl = control
    #expect(control.superview === scroll)
    scroll.refreshControl = nil
    #expect(control.superview == nil)
  }
}
