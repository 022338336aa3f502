internal import Foundation
internal import UIKit

extension GalleryScene {
  static let materials = GalleryScene(
    name: "materials", title: "Materials",
    summary: "Covers scroll behind a card of a material, which blurs what is behind it and can be moved by a finger.",
    caption: "A card that blurs what is behind it",
    watch: "Watch the colours of the covers through the card while they scroll and while the card moves.",
    colors: [.systemPurple, .systemTeal, .systemYellow, .systemRed],
    script: SceneScript(duration: 8)
      .flick(at: 0.4, length: 0.35)
      .tap(at: 2.6, on: "Thick")
      .flick(at: 3.4, length: 0.35)
      .tap(at: 5.4, on: "Ultra thin")
      .flick(at: 6.2, length: -0.3),
    bestMoment: 1.8
  ) { MaterialsViewController() }
}

/// Covers to all edges of the screen behind a card.
final class MaterialsViewController: SceneViewController, UICollectionViewDataSource {
  private static let coverCount = 400

  let covers: UICollectionView
  let card = MaterialCard()

  init() {
    covers = UICollectionView(frame: .zero, collectionViewLayout: CoverCell.grid())
    super.init(.materials)
    covers.register(CoverCell.self, forCellWithReuseIdentifier: "cover")
    covers.dataSource = self
    covers.allowsSelection = false
    card.addGestureRecognizer(
      UIPanGestureRecognizer { [weak self] recognizer in
        if let pan = recognizer as? UIPanGestureRecognizer { self?.moveCard(pan) }
      })
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { covers }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.insertSubview(card, aboveSubview: covers)
  }

  override func layOutContent(in area: CGRect) {
    super.layOutContent(in: area)
    let size = card.sizeThatFits(CGSize(width: min(area.width - 40, 340), height: area.height))
    card.bounds.size = size
    card.center = CGPoint(x: area.midX, y: area.midY)
  }

  private func moveCard(_ recognizer: UIPanGestureRecognizer) {
    let way = recognizer.translation(in: view)
    recognizer.setTranslation(.zero, in: view)
    card.center = CGPoint(
      x: min(max(card.center.x + way.x, 0), view.bounds.width), y: min(max(card.center.y + way.y, 0), view.bounds.height))
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { Self.coverCount }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cover", for: indexPath)
    (cell as? CoverCell)?.number = indexPath.item
    return cell
  }
}

/// A title, a text and a choice of materials on one of these.
final class MaterialCard: UIVisualEffectView {
  private static let styles: [(name: String, style: UIBlurEffect.Style)] = [
    ("Ultra thin", .systemUltraThinMaterial), ("Thin", .systemThinMaterial), ("Thick", .systemThickMaterial),
  ]

  private let title = UILabel()
  private let text = UILabel()
  private let choice = UISegmentedControl(items: MaterialCard.styles.map(\.name))
  private let stack = UIStackView()

  init() {
    super.init(effect: UIBlurEffect(style: .systemThinMaterial))
    layer.cornerRadius = 24
    layer.cornerCurve = .continuous
    clipsToBounds = true
    title.text = "Now playing"
    title.font = .sceneFont(ofSize: 24, weight: .bold)
    title.accessibilityTraits = .header
    text.text = "What is behind the card shows through, blurred. Only where it has changed is it blurred again."
    text.font = .sceneFont(ofSize: 15)
    text.textColor = .secondaryLabel
    text.numberOfLines = 0
    choice.selectedSegmentIndex = 1
    choice.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        UIView.animate(withDuration: 0.3) {
          self.effect = UIBlurEffect(style: Self.styles[self.choice.selectedSegmentIndex].style)
        }
      }, for: .valueChanged)
    stack.axis = .vertical
    stack.spacing = 12
    for part in [title, text, choice] { stack.addArrangedSubview(part) }
    contentView.addSubview(stack)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inside = stack.systemLayoutSizeFitting(
      CGSize(width: size.width - 40, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: size.width, height: inside.height + 40)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    stack.frame = contentView.bounds.insetBy(dx: 20, dy: 20)
  }
}
