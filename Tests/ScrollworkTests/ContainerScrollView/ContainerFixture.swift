@_spi(Testing) import Scrollwork
import UIKit
import UIKitTesting

/// Counts who is touched by a scroll step.
final class CountingScrollView: UIScrollView {
  var writes = 0

  override var frame: CGRect {
    get { super.frame }
    set {
      writes += 1
      super.frame = newValue
    }
  }

  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      writes += 1
      super.contentOffset = newValue
    }
  }
}

final class CountingView: UIView {
  var writes = 0

  override var frame: CGRect {
    get { super.frame }
    set {
      writes += 1
      super.frame = newValue
    }
  }
}

/// 44-point rows, or as told, with their titles.
final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var count: Int
  var title: String?
  /// How often it was asked.
  var countsAsked = 0
  var cellsAsked = 0
  var onScroll: () -> Void = {}
  var onDisplay: () -> Void = {}

  init(_ count: Int, title: String? = nil) {
    self.count = count
    self.title = title
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    countsAsked += 1
    return count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cellsAsked += 1
    return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { onDisplay() }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll() }
}

/// Counts its own layouts, and the frames that it sets in them.
final class CountingContainer: ContainerScrollView {
  var layouts = 0
  /// One for each offset at which it was laid out, however often.
  private(set) var steps: [Step] = []
  private var laidOutAt: CGPoint?

  struct Step {
    var writes = 0
    /// Children that show afterwards.
    var visible = 0
  }

  func forgetSteps() { steps = [] }

  override func layoutSubviews() {
    layouts += 1
    let (writes, place) = (frameWrites, bounds.origin)
    super.layoutSubviews()
    if place != laidOutAt { steps.append(Step()) }
    laidOutAt = bounds.origin
    guard !steps.isEmpty else { return }
    steps[steps.count - 1].writes += frameWrites - writes
    steps[steps.count - 1].visible = visibleArrangedSubviews.count
  }
}

/// A container that fills a stage of 320 x 480 points.
@MainActor final class ContainerFixture {
  let stage: Stage
  let container = CountingContainer(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private var sources: [Rows] = []

  /// - Parameter bar: how far a bar reaches down over the container.
  init(bar: CGFloat = 0, scale: CGFloat = 2) {
    stage = Stage(
      size: CGSize(width: 320, height: 480), scale: scale, safeAreaInsets: UIEdgeInsets(top: bar, left: 0, bottom: 0, right: 0))
    stage.window.addSubview(container)
  }

  @discardableResult func addTable(_ rows: Rows, frame: CGRect = .zero) -> UITableView {
    let table = UITableView(frame: frame, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 44
    table.sectionHeaderTopPadding = 0
    table.dataSource = rows
    table.delegate = rows
    sources.append(rows)
    container.contentView.addSubview(table)
    return table
  }

  @discardableResult func addView(height: CGFloat) -> CountingView {
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 50, height: height))
    container.contentView.addSubview(view)
    return view
  }

  @discardableResult func addScrollView(height: CGFloat, insets: UIEdgeInsets = .zero) -> CountingScrollView {
    let view = CountingScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.contentSize = CGSize(width: 100, height: height)
    view.contentInset = insets
    container.contentView.addSubview(view)
    return view
  }

  func scroll(to y: CGFloat) {
    container.contentOffset.y = y
    frame()
  }

  func frame() { stage.advance(by: 1.0 / 60) }
}
