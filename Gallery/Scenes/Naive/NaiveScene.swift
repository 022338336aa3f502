internal import UIKit

extension GalleryScene {
  static let naive = GalleryScene(
    name: "naive", title: "Naive", summary: "The same, with tables as tall as their content: every row has a cell.",
    caption: "A cell for each of 2,000 rows", watch: "Watch the counter: every row has a cell, on screen or not.",
    colors: [.systemRed, .systemRed, .systemGray, .systemRed],
    script: SceneScript(duration: 6)
      .drag(at: 0.3, from: CGPoint(x: 0.5, y: 0.75), to: CGPoint(x: 0.5, y: 0.3), taking: 0.7, rest: 0.2)
      .flick(at: 1.5, length: 0.42).flick(at: 4, length: -0.4),
    bestMoment: 2.5
  ) { NaiveViewController(rows: 1000) }
}

/// Two tables in a scroll view, each as tall as its content so that the table never scrolls itself: the pattern that a container replaces.
final class NaiveViewController: SceneViewController {
  private let naive = NaiveContainer()

  init(rows: Int) {
    super.init(.naive)
    naive.stack(ColorTable("Blue", color: .systemBlue, rows: rows))
    naive.stack(
      NoticeView(
        "Between the tables", "Looks the same. But both tables think that all of their rows show, and make a cell for each."))
    naive.stack(ColorTable("Orange", color: .systemOrange, rows: rows))
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { naive }

  override var isColumn: Bool { true }
}
