internal import Foundation
internal import UIKit

extension GalleryScene {
  static let edges = GalleryScene(
    name: "edges", title: "Edges",
    summary: "Covers scroll below a title and a bar without backgrounds: the scroll edge effects keep both readable.",
    caption: "Scroll edge effects over covers",
    watch: "Watch the covers fade out below the title and the bar, softly or at a line.",
    colors: [.systemPink, .systemIndigo, .systemTeal, .systemOrange],
    script: SceneScript(duration: 8)
      .flick(at: 0.4, length: 0.35)
      .tap(at: 2.6, on: "Hard")
      .flick(at: 3.4, length: 0.35)
      .tap(at: 5.4, on: "None")
      .flick(at: 6.2, length: -0.3),
    bestMoment: 1.8
  ) { EdgesViewController() }
}

/// Covers to all edges of the screen, a title above and a choice of effects below.
final class EdgesViewController: SceneViewController, UICollectionViewDataSource {
  private static let coverCount = 400

  let covers: UICollectionView
  private let heading = EdgeTitle()
  private let bar = EdgeBar()
  private let interactions = [UIScrollEdgeElementContainerInteraction(), UIScrollEdgeElementContainerInteraction()]

  init() {
    covers = UICollectionView(frame: .zero, collectionViewLayout: CoverCell.grid())
    super.init(.edges)
    covers.register(CoverCell.self, forCellWithReuseIdentifier: "cover")
    covers.dataSource = self
    covers.allowsSelection = false
    for (interaction, edge) in zip(interactions, [UIRectEdge.top, .bottom]) {
      (interaction.scrollView, interaction.edge) = (covers, edge)
    }
    heading.addInteraction(interactions[0])
    bar.addInteraction(interactions[1])
    bar.onChoice = { [weak self] in self?.show($0) }
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { covers }

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [heading, bar] { view.insertSubview(part, aboveSubview: covers) }
    show(.soft)
  }

  override func layOutContent(in area: CGRect) {
    super.layOutContent(in: area)
    heading.frame = CGRect(x: area.minX, y: view.safeAreaInsets.top, width: area.width, height: scaled(52))
    bar.frame = CGRect(x: area.minX, y: area.maxY - 60, width: area.width, height: 60)
    covers.contentInset = UIEdgeInsets(top: heading.frame.height, left: 0, bottom: bar.frame.height, right: 0)
  }

  enum Choice: Int { case soft, hard, none }

  func show(_ choice: Choice) {
    for effect in [covers.topEdgeEffect, covers.bottomEdgeEffect] {
      effect.style = choice == .hard ? .hard : .soft
      effect.isHidden = choice == .none
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { Self.coverCount }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cover", for: indexPath)
    (cell as? CoverCell)?.number = indexPath.item
    return cell
  }
}

/// A title without a background.
private final class EdgeTitle: UIView {
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    label.text = "Covers"
    label.font = .sceneFont(ofSize: 28, weight: .bold)
    label.accessibilityTraits = .header
    isUserInteractionEnabled = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 16, dy: 4)
  }
}

/// A choice of effects without a background.
private final class EdgeBar: UIView {
  private let choice = UISegmentedControl(items: ["Soft", "Hard", "None"])
  var onChoice: ((EdgesViewController.Choice) -> Void)?

  init() {
    super.init(frame: .zero)
    choice.selectedSegmentIndex = 0
    choice.backgroundColor = .secondarySystemBackground
    choice.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onChoice?(EdgesViewController.Choice(rawValue: choice.selectedSegmentIndex) ?? .soft)
      }, for: .valueChanged)
    addSubview(choice)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = min(bounds.width - 32, 340)
    choice.frame = CGRect(x: (bounds.width - width) / 2, y: 12, width: width, height: 36)
  }
}
