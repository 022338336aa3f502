internal import UIKit

extension GalleryScene {
  static let pages = GalleryScene(
    name: "pages", title: "Pages", summary: "A flick turns one page, a slow drag goes to the nearest; the dots say which.",
    caption: "One flick, one page", watch: "Watch the dots: a slow drag rests on the nearest page, a flick on the next.",
    colors: [.systemOrange, .systemPink, .systemIndigo, .systemTeal],
    hasXRaySwitch: false,
    script: SceneScript(duration: 7)
      .drag(at: 0.4, from: CGPoint(x: 0.8, y: 0.5), to: CGPoint(x: 0.45, y: 0.5), taking: 0.12)
      .drag(at: 1.5, from: CGPoint(x: 0.85, y: 0.5), to: CGPoint(x: 0.2, y: 0.5), taking: 0.7, rest: 0.3)
      .drag(at: 3.2, from: CGPoint(x: 0.8, y: 0.5), to: CGPoint(x: 0.35, y: 0.5), taking: 0.1)
      .drag(at: 4.3, from: CGPoint(x: 0.6, y: 0.5), to: CGPoint(x: 0.8, y: 0.5), taking: 0.5, rest: 0.2)
      .tap(at: 5.6, PagesViewController.leftDots),
    bestMoment: 2.0
  ) { PagesViewController() }
}

/// Five cards, one per page, synchronised with a page control in both directions.
final class PagesViewController: SceneViewController, UIScrollViewDelegate {
  /// A place in the left half of the page control, as a fraction of the screen.
  static let leftDots = CGPoint(x: 0.45, y: 0.895)

  private let pager = UIScrollView()
  private let dots = UIPageControl()
  private let cards = Shape.allCases.map { PageCard($0) }
  /// Whether a tap on the page control turns pages; until the animation ends, `currentPage` is ahead of the offset.
  private var isTurning = false

  init() {
    super.init(.pages)
    pager.isPagingEnabled = true
    pager.showsHorizontalScrollIndicator = false
    pager.contentInsetAdjustmentBehavior = .never
    pager.delegate = self
    for card in cards { pager.addSubview(card) }
    dots.numberOfPages = cards.count
    dots.accessibilityLabel = "Figures"
    dots.addAction(UIAction { [weak self] _ in self?.turnToPage() }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { pager }

  /// The page control's current page.
  var page: Int { dots.currentPage }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(dots)
  }

  override func layOutContent(in area: CGRect) {
    let top = view.safeAreaInsets.top
    let room = CGRect(x: 0, y: top, width: area.width, height: max(0, area.maxY - top))
    dots.frame = CGRect(x: 0, y: room.maxY - 44, width: room.width, height: 26)
    let page = dots.currentPage
    let isNew = pager.bounds.width != room.width
    super.layOutContent(in: CGRect(x: 0, y: room.minY, width: room.width, height: max(0, dots.frame.minY - room.minY)))
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(x: CGFloat(index) * room.width, y: 0, width: room.width, height: pager.bounds.height)
    }
    pager.contentSize = CGSize(width: CGFloat(cards.count) * room.width, height: pager.bounds.height)
    if isNew { pager.contentOffset.x = CGFloat(page) * room.width }
  }

  private func turnToPage() {
    isTurning = true
    pager.setContentOffset(CGPoint(x: CGFloat(dots.currentPage) * pager.bounds.width, y: 0), animated: true)
    // No animation starts if the page is shown already, and then `scrollViewDidEndScrollingAnimation` is not sent.
    isTurning = pager.isScrollAnimating
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    // Scrolling by fingers, keys, the wheel and other code updates the page control.
    if !isTurning { showPage() }
  }

  /// Sent at the end of the animation started by the page control, also if a finger, a key or the wheel interrupts the animation.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    isTurning = false
    showPage()
  }

  private func showPage() {
    guard pager.bounds.width > 0 else { return }
    dots.currentPage = Int((pager.contentOffset.x / pager.bounds.width).rounded())
  }
}

/// A geometric figure with its colour and a description.
enum Shape: CaseIterable {
  case circle, triangle, square, pentagon, star

  var title: String {
    switch self {
    case .circle: "Circle"
    case .triangle: "Triangle"
    case .square: "Square"
    case .pentagon: "Pentagon"
    case .star: "Star"
    }
  }

  var text: String {
    switch self {
    case .circle: "One flick, one page, however hard you flick. The page before is where the finger came down."
    case .triangle: "A slow drag goes to whichever page is nearer when the finger leaves."
    case .square: "Before the motion begins the delegate knows the page on which it will rest."
    case .pentagon: "Tap beside the dots to turn a page, or slide a finger over them."
    case .star: "Past the last page the content gives way, and comes back."
    }
  }

  var color: UIColor {
    switch self {
    case .circle: .systemOrange
    case .triangle: .systemPink
    case .square: .systemIndigo
    case .pentagon: .systemTeal
    case .star: .systemYellow
    }
  }

  /// The figure's path, centred in `rect`.
  func path(in rect: CGRect) -> UIBezierPath {
    switch self {
    case .circle: UIBezierPath(ovalIn: rect)
    case .square: UIBezierPath(roundedRect: rect.insetBy(dx: rect.width * 0.07, dy: rect.height * 0.07), cornerRadius: 14)
    case .triangle: Self.polygon(corners: 3, dent: 1, in: rect.offsetBy(dx: 0, dy: rect.height * 0.1))
    case .pentagon: Self.polygon(corners: 5, dent: 1, in: rect)
    case .star: Self.polygon(corners: 5, dent: 0.45, in: rect)
    }
  }

  /// - Parameter dent: distance of the path from the centre between two corners, as a fraction of the corners' distance; 1 for no dent.
  private static func polygon(corners: Int, dent: CGFloat, in rect: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    let radius = rect.width / 2
    for step in 0..<(dent < 1 ? 2 * corners : corners) {
      let angle = CGFloat(step) * 2 * .pi / CGFloat(dent < 1 ? 2 * corners : corners)
      let length = dent < 1 && step % 2 == 1 ? radius * dent : radius
      let point = CGPoint(x: rect.midX + length * sin(angle), y: rect.midY - length * cos(angle))
      step == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    path.close()
    return path
  }
}

/// One page: the figure on a card, its title and a sentence.
private final class PageCard: UIView {
  fileprivate let card = UIView()
  fileprivate let figure: FigureView
  fileprivate let title = UILabel()
  fileprivate let text = UILabel()

  init(_ shape: Shape) {
    figure = FigureView(shape)
    super.init(frame: .zero)
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 24
    title.text = shape.title
    title.font = .sceneFont(ofSize: 28, weight: .bold)
    title.textAlignment = .center
    text.text = shape.text
    text.font = .sceneFont(ofSize: 17)
    text.textColor = .secondaryLabel
    text.textAlignment = .center
    text.numberOfLines = 0
    addSubview(card)
    for view in [figure, title, text] { card.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = bounds.shrunk(dx: 20, dy: 20)
    guard card.bounds.width > 80, card.bounds.height > 80 else { return }
    if card.bounds.width > 1.4 * card.bounds.height && card.bounds.height < 400 { return layOutBeside() }
    let width = min(card.bounds.width - 48, 420)
    let textSize = text.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    let side = max(0, min(width * 0.8, card.bounds.height - textSize.height - 96 - scaled(34)))
    let top = (card.bounds.height - side - scaled(34) - 12 - 36 - textSize.height) / 2
    figure.frame = CGRect(x: (card.bounds.width - side) / 2, y: top, width: side, height: side)
    title.frame = CGRect(x: 24, y: figure.frame.maxY + 36, width: card.bounds.width - 48, height: scaled(34))
    text.frame = CGRect(
      x: (card.bounds.width - width) / 2, y: title.frame.maxY + 12, width: width, height: textSize.height)
  }
}

extension PageCard {
  /// Lays out the figure at the left and the text at the right, for wide and low cards.
  private func layOutBeside() {
    let side = max(0, min(card.bounds.height - 32, card.bounds.width * 0.4))
    let x = 40 + side + 32
    let width = max(0, min(card.bounds.width - x - 32, 420))
    let textHeight = text.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    let top = ((card.bounds.height - scaled(34) - 12 - textHeight) / 2).rounded()
    figure.frame = CGRect(x: 40, y: (card.bounds.height - side) / 2, width: side, height: side)
    title.frame = CGRect(x: x, y: top, width: width, height: scaled(34))
    text.frame = CGRect(x: x, y: title.frame.maxY + 12, width: width, height: textHeight)
  }
}

private final class FigureView: UIView {
  private let shape: Shape

  init(_ shape: Shape) {
    self.shape = shape
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    shape.color.withAlphaComponent(0.16).setFill()
    shape.path(in: bounds).fill()
    shape.color.setFill()
    shape.path(in: bounds.insetBy(dx: bounds.width * 0.17, dy: bounds.height * 0.17)).fill()
  }
}
