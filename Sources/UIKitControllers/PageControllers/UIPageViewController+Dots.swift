internal import Diagnostics
internal import Foundation
internal import UIKitControls
internal import UIKitCore

// The page control below the screens.
extension UIPageViewController {
  func updatePageControl() {
    guard isViewLoaded else { return }
    let count = shown == nil ? 0 : dataSource?.presentationCount(for: self) ?? 0
    ensure(
      count >= 0,
      "presentationCount(for:) of \(dataSource.map { "\(type(of: $0))" } ?? "nobody") returned \(count): return 0 or more")
    guard count > 0 else {
      pageControl?.removeFromSuperview()
      pageControl = nil
      view.setNeedsLayout()
      return
    }
    let control = pageControl ?? makePageControl()
    control.numberOfPages = count
    control.currentPage = dataSource?.presentationIndex(for: self) ?? 0
  }

  private func makePageControl() -> UIPageControl {
    let control = UIPageControl()
    control.addAction(
      UIAction { [weak self, weak control] _ in if let control { self?.turn(by: control) } }, for: .valueChanged)
    view.addSubview(control)
    view.setNeedsLayout()
    pageControl = control
    return control
  }

  /// The control has moved to the next or the previous dot by a tap.
  private func turn(by control: UIPageControl) {
    let index = dataSource?.presentationIndex(for: self) ?? 0
    askForNeighbors()
    let isForward = control.currentPage > index
    let next = isForward ? neighbors?.after : neighbors?.before
    guard turn == nil, let next else { return }
    control.currentPage -= isForward ? 1 : -1
    changing { turn(to: next, isForward ? .forward : .reverse, isByTouch: true, nil) }
  }
}
