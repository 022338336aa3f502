import Foundation
import Scrollwork
import Testing
import UIKit

@MainActor private final class EmptyingContainer: ContainerScrollView {
  deinit {
    MainActor.assumeIsolated {
      for view in contentView.subviews { view.removeFromSuperview() }
      contentOffset.y = 3
    }
  }
}

@MainActor @Suite struct ContainerLifetimeTests {
  private let frame = CGRect(x: 0, y: 0, width: 320, height: 480)

  @Test func theChildrenOutliveTheirContainer() {
    let (list, view) = (makeList(), makeView())
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
    let list = makeList()
    do {
      let container = ContainerScrollView(frame: list.frame)
      container.addArrangedSubview(list)
      container.layoutIfNeeded()
    }
    list.contentSize.height = 1_000
    list.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    #expect(list.superview == nil && list.contentOffset.y == 300)
  }

  @Test func aSubclassMayRemoveTheChildrenInItsDeinit() {
    let (list, view) = (makeList(), makeView())
    weak var released: EmptyingContainer?
    do {
      let container = EmptyingContainer(frame: frame)
      released = container
      container.addArrangedSubview(view)
      container.addArrangedSubview(list)
      container.layoutIfNeeded()
    }
    #expect(released == nil && view.superview == nil && list.superview == nil)
    list.contentSize.height = 1_000
    view.frame.size.height = 80
    #expect(list.contentSize.height == 1_000 && view.frame.height == 80)
  }

  @Test func anEarlierObserverMayRemoveAChildInTheChangeThatTheContainerWouldTake() {
    let (container, list, view) = (ContainerScrollView(frame: frame), makeList(), makeView())
    var calls = 0
    let observations = [
      view.observe(\.isHidden) { view, _ in
        MainActor.assumeIsolated {
          calls += 1
          view.removeFromSuperview()
        }
      },
      list.observe(\.contentSize) { list, _ in
        MainActor.assumeIsolated {
          calls += 1
          list.removeFromSuperview()
        }
      },
    ]
    for child in [view, list] { container.addArrangedSubview(child) }
    container.layoutIfNeeded()
    view.isHidden = true
    list.contentSize.height = 1_000
    container.layoutIfNeeded()
    #expect(calls == 2 && container.arrangedSubviews.isEmpty)
    withExtendedLifetime(observations) {}
  }

  @Test func aChildThatMovedToAnotherContainerIsMeasuredThereAlone() {
    let (first, second, list, view) = (
      ContainerScrollView(frame: frame), ContainerScrollView(frame: frame), makeList(), makeView()
    )
    for child in [makeView(), view, list] { first.addArrangedSubview(child) }
    first.layoutIfNeeded()
    #expect(first.contentSize.height == 1_000)
    for child in [view, list] {
      child.removeFromSuperview()
      second.addArrangedSubview(child)
    }
    view.frame.size.height = 70
    list.contentSize.height = 1_000
    second.layoutIfNeeded()
    first.layoutIfNeeded()
    #expect(second.contentSize.height == 1_070 && first.arrangedSubviews.count == 1)
    list.contentSize.height = 500
    second.layoutIfNeeded()
    #expect(second.contentSize.height == 570)
  }

  private func makeView() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50)) }

  private func makeList() -> UIScrollView {
    let list = UIScrollView(frame: frame)
    list.contentSize = CGSize(width: 320, height: 900)
    return list
  }
}
