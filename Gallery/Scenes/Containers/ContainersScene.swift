internal import Scrollwork
internal import UIKit

extension GalleryScene {
  static let containers = GalleryScene(
    name: "containers", title: "Containers", summary: "Two tables and a plain view scroll as one; only visible rows have cells.",
    caption: "Two tables scroll as one",
    watch: "Watch the seam between the tables: the finger never lands in a second scroll view.",
    colors: [.systemBlue, .systemBlue, .systemGray, .systemOrange],
    script: SceneScript(duration: 7)
      .drag(at: 0.3, from: CGPoint(x: 0.5, y: 0.75), to: CGPoint(x: 0.5, y: 0.3), taking: 0.7, rest: 0.2)
      .flick(at: 1.5, length: 0.42).flick(at: 3.3, length: -0.3).flick(at: 5, length: -0.5),
    bestMoment: 1.3
  ) { ContainersViewController(blueRows: 16, orangeRows: 10_000) }
}

/// A blue table, a plain view and an orange table in one `ContainerScrollView`.
final class ContainersViewController: SceneViewController {
  private let container = ContainerScrollView()

  init(blueRows: Int, orangeRows: Int) {
    super.init(.containers)
    container.contentView.addSubview(ColorTable("Blue", color: .systemBlue, rows: blueRows))
    container.contentView.addSubview(
      NoticeView(
        "Between the tables",
        "A plain view keeps its height and scrolls along. No seam, no second scroll view to catch your finger."))
    container.contentView.addSubview(ColorTable("Orange", color: .systemOrange, rows: orangeRows))
    container.alwaysBounceVertical = true
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { container }

  override var isColumn: Bool { true }
}
