internal import UIKit

/// Columns side by side where there is room for them; elsewhere pages to swipe through, with a segment for each.
final class DeskColumns: UIView, UIScrollViewDelegate {
  private static var leastWidth: CGFloat { scaled(680) }
  private static var segmentHeight: CGFloat { scaled(44) }
  let scroller = UIScrollView()
  private let columns: [UIView]
  private let lines = [UIView(), UIView()]
  private let segments: UISegmentedControl
  /// The page that shows where the columns are pages.
  private var page = 0
  /// Whether the pages are on their way to `page`, past others.
  private var isTurning = false

  init(_ columns: [(title: String, view: UIView)]) {
    self.columns = columns.map(\.view)
    segments = UISegmentedControl(items: columns.map(\.title))
    super.init(frame: .zero)
    scroller.isPagingEnabled = true
    scroller.showsHorizontalScrollIndicator = false
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.delegate = self
    segments.selectedSegmentIndex = 0
    segments.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        show(segments.selectedSegmentIndex, animated: true)
      }, for: .valueChanged)
    for line in lines { line.backgroundColor = .separator }
    for view in self.columns + lines { scroller.addSubview(view) }
    addSubview(scroller)
    addSubview(segments)
  }

  required init?(coder: NSCoder) { nil }

  var arePages: Bool { bounds.width < Self.leastWidth }

  /// Shows a column where the columns are pages.
  func show(_ column: Int, animated: Bool) {
    page = column
    segments.selectedSegmentIndex = column
    guard arePages else { return }
    let offset = CGPoint(x: CGFloat(column) * scroller.bounds.width, y: 0)
    isTurning = animated && offset != scroller.contentOffset
    scroller.setContentOffset(offset, animated: animated)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (former, shown) = (scroller.bounds.size, page)
    scroller.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - (arePages ? Self.segmentHeight : 0))
    scroller.isScrollEnabled = arePages
    segments.isHidden = !arePages
    segments.frame = CGRect(x: 12, y: scroller.frame.maxY + 5, width: bounds.width - 24, height: Self.segmentHeight - 10)
    let widths = self.widths
    var x: CGFloat = 0
    for (column, width) in zip(columns, widths) {
      column.frame = CGRect(x: x, y: 0, width: width, height: scroller.bounds.height)
      x += width
    }
    for (line, column) in zip(lines, columns.dropFirst()) {
      let width = 1 / (window?.screen.scale ?? 1)
      line.frame = CGRect(x: column.frame.minX - width, y: 0, width: width, height: scroller.bounds.height)
    }
    scroller.contentSize = CGSize(width: x, height: scroller.bounds.height)
    if scroller.bounds.size != former {
      scroller.contentOffset.x = arePages ? CGFloat(shown) * scroller.bounds.width : 0
    }
  }

  private var widths: [CGFloat] {
    guard !arePages else { return columns.map { _ in bounds.width } }
    let (first, second) = (min(scaled(220), bounds.width * 0.25), min(scaled(300), bounds.width * 0.34))
    return [first, second, bounds.width - first - second]
  }

  /// A finger, or the focus, has moved the pages.
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard arePages, !isTurning, scroller.bounds.width > 0 else { return }
    page = min(max(0, Int((scroller.contentOffset.x / scroller.bounds.width).rounded())), columns.count - 1)
    segments.selectedSegmentIndex = page
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { isTurning = false }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isTurning = false }
}
