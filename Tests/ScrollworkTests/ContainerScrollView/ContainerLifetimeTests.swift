import Foundation
import Scrollwork
import Testing
import UIKit

@MainActor @Suite struct ContainerLifetimeTests {
  @Test func theChildrenOutliveTheirContainer() {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let (list, view) = (UIScrollView(frame: frame), UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50)))
    list.contentSize = CGSize(width: 320, height: 900)
    let content: UIView
    weak var released: ContainerScrollView?
    do {
      let container = ContainerScrollView(frame: frame)
      (content, released) = (container.contentView, container)
      container.addArrangedSubview(list)
      container.addArrangedSubview(view)
      container.layoutIfNeeded()
      #expect(container.contentSize.height == 950)
    }
    #expect(released == nil)
    // What the container would have heard of.
    list.contentSize.height = 1_000
    list.contentOffset.y = 200
    view.frame.size.height = 80
    view.isHidden = true
    content.addSubview(UIView(frame: frame))
    content.layoutIfNeeded()
    list.removeFromSuperview()
    #expect(content.subviews.count == 2 && list.contentOffset.y == 200)
  }

  @Test func theContentViewMayBeReleasedBeforeItsLists() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    list.contentSize = CGSize(width: 320, height: 900)
    do {
      let container = ContainerScrollView(frame: list.frame)
      container.addArrangedSubview(list)
      container.layoutIfNeeded()
    }
    list.contentSize.height = 1_000
    list.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    #expect(list.superview == nil && list.contentOffset.y == 300)
  }
}
