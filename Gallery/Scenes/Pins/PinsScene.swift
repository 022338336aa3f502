internal import Scrollwork
internal import UIKit

extension GalleryScene {
  static let pins = GalleryScene(
    name: "pins", title: "Pins", summary: "Plain views that stick to the top while what belongs to them scrolls by.",
    caption: "Views that stick to the top", watch: "Watch each day's line stick until the next one pushes it away.",
    colors: [.systemTeal, .systemBlue, .systemIndigo, .systemPurple],
    script: SceneScript(duration: 6)
      .drag(at: 0.3, from: CGPoint(x: 0.5, y: 0.8), to: CGPoint(x: 0.5, y: 0.3), taking: 0.8, rest: 0.2)
      .flick(at: 1.8, length: 0.4).flick(at: 3.4, length: 0.3).flick(at: 4.6, length: -0.5),
    bestMoment: 1.2
  ) { PinsViewController() }
}

/// A programme by days: each day's header is pinned until the next one pushes it off.
final class PinsViewController: SceneViewController {
  private let container = ContainerScrollView()

  init() {
    super.init(.pins)
    let colors: [UIColor] = [.systemTeal, .systemBlue, .systemIndigo, .systemPurple, .systemPink]
    for (day, color) in zip(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], colors) {
      let line = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: scaled(44)))
      line.text = "    \(day)"
      line.font = .sceneFont(ofSize: 17, weight: .bold)
      line.textColor = .white
      line.backgroundColor = color
      container.addArrangedSubview(line)
      container.pin(line)
      container.addArrangedSubview(ColorTable("\(day),", color: color, rows: 9))
    }
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { container }

  override var isColumn: Bool { true }
}
