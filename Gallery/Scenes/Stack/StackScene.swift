internal import Diagnostics
internal import Foundation
internal import UIKit

extension GalleryScene {
  static let stack = GalleryScene(
    name: "stack", title: "Stack",
    summary: "Stack views in a stack view in a scroll view: taps fold parts of a day, and unfold them.",
    caption: "A day in stack views", watch: "Watch parts of the day fold while all below follows.",
    colors: [.systemBlue, .systemGreen, .systemOrange, .systemPurple],
    hasXRaySwitch: false,
    script: SceneScript(duration: 7.2)
      .tap(at: 0.6, CGPoint(x: 0.5, y: 0.154))
      .tap(at: 1.6, CGPoint(x: 0.62, y: 0.088))
      .tap(at: 2.7, CGPoint(x: 0.5, y: 0.154))
      .tap(at: 3.6, CGPoint(x: 0.62, y: 0.088))
      .flick(at: 4.7, length: 0.3)
      .tap(at: 6.1, CGPoint(x: 0.5, y: 0.5)),
    bestMoment: 0.85
  ) { StackViewController() }
}

/// A day in parts, each with a header that folds the part and a chip that hides the part.
final class StackViewController: SceneViewController {
  private let scroller = UIScrollView()
  private let chips = UIStackView()
  private let column = UIStackView()

  init() { super.init(.stack) }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { scroller }

  override var isColumn: Bool { true }

  private(set) var parts: [DayPartView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scroller.alwaysBounceVertical = true
    chips.distribution = .fillEqually
    chips.spacing = 8
    column.axis = .vertical
    column.spacing = 14
    column.isLayoutMarginsRelativeArrangement = true
    column.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 14, leading: 16, bottom: 20, trailing: 16)
    column.insetsLayoutMarginsFromSafeArea = false
    column.translatesAutoresizingMaskIntoConstraints = false
    column.addArrangedSubview(chips)
    for part in DayPart.all {
      let view = DayPartView(part)
      parts.append(view)
      column.addArrangedSubview(view)
      chips.addArrangedSubview(makeChip(part, view))
    }
    scroller.addSubview(column)
    let (content, frame) = (scroller.contentLayoutGuide, scroller.frameLayoutGuide)
    let width = column.widthAnchor.constraint(equalTo: frame.widthAnchor)
    // Before the first layout the scroll view is narrower than the column's margins.
    width.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor), column.topAnchor.constraint(equalTo: content.topAnchor),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor), width,
    ])
  }

  private func makeChip(_ part: DayPart, _ view: DayPartView) -> UIView {
    let chip = UILabel()
    chip.text = part.name
    chip.font = .sceneFont(ofSize: 14, weight: .semibold)
    chip.textColor = .label
    chip.textAlignment = .center
    chip.backgroundColor = part.color.withAlphaComponent(0.24)
    chip.layer.cornerRadius = scaled(17)
    chip.clipsToBounds = true
    chip.isUserInteractionEnabled = true
    chip.heightAnchor.constraint(equalToConstant: scaled(34)).isActive = true
    chip.addGestureRecognizer(
      UITapGestureRecognizer { [weak view] tap in
        guard let view else { return }
        UIView.animate(withDuration: 0.35) {
          view.isHidden.toggle()
          view.alpha = view.isHidden ? 0 : 1
          tap.view?.alpha = view.isHidden ? 0.35 : 1
        }
      })
    return chip
  }
}

struct DayPart {
  var name: String
  var color: UIColor
  var items: [(time: String, what: String)]

  static let all = [
    DayPart(
      name: "Dawn", color: .systemBlue,
      items: [
        ("5:40", "Light the stove"), ("6:10", "Bread into the oven"), ("6:30", "Feed the cat, again"),
        ("7:00", "Open the shutters"),
      ]),
    DayPart(
      name: "Noon", color: .systemGreen,
      items: [("11:30", "Tables outside if it is dry"), ("12:00", "Soup, and the long queue"), ("14:10", "Sit down at last")]),
    DayPart(
      name: "Dusk", color: .systemOrange,
      items: [("17:00", "Dough for tomorrow"), ("18:20", "The choir comes for cake"), ("19:45", "Count, sweep, lock")]),
    DayPart(
      name: "Night", color: .systemPurple,
      items: [
        ("21:00", "Read two pages"), ("21:05", "Asleep over the second"), ("3:30", "The dough calls"), ("3:50", "The cat calls"),
      ]),
  ]
}

/// A header and its rows; a tap on the header folds the rows.
final class DayPartView: UIView {
  private let column = UIStackView()
  private let chevron = UILabel()
  private var rows: [UIView] = []

  private(set) var isFolded = false

  init(_ part: DayPart) {
    super.init(frame: .zero)
    column.axis = .vertical
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    // Hiding the card shrinks its height and clips the content, which keeps its layout.
    Self.lay(column, clippedBy: self, priority: 600)
    column.addArrangedSubview(makeHeader(part))
    for item in part.items {
      let row = makeRow(item.time, item.what, part.color)
      rows.append(row)
      column.addArrangedSubview(row)
    }
  }

  required init?(coder: NSCoder) { programmingError("DayPartView is made by code") }

  private func makeHeader(_ part: DayPart) -> UIView {
    let title = UILabel()
    title.text = part.name
    title.font = .sceneFont(ofSize: 20)
    chevron.text = "–"
    chevron.font = .sceneFont(ofSize: 22, weight: .medium)
    chevron.textColor = .secondaryLabel
    chevron.setContentHuggingPriority(.required, for: .horizontal)
    let header = Self.line([title, chevron])
    header.isUserInteractionEnabled = true
    header.addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.fold() })
    return header
  }

  private func makeRow(_ time: String, _ what: String, _ color: UIColor) -> UIView {
    let (dot, text, clock) = (UIView(), UILabel(), UILabel())
    dot.backgroundColor = color
    dot.layer.cornerRadius = 5
    dot.widthAnchor.constraint(equalToConstant: 10).isActive = true
    dot.heightAnchor.constraint(equalToConstant: 10).isActive = true
    text.text = what
    text.font = .sceneFont(ofSize: 17)
    clock.text = time
    clock.textColor = .secondaryLabel
    clock.font = .sceneDigits(ofSize: 15, weight: .regular)
    clock.setContentHuggingPriority(.required, for: .horizontal)
    clock.setContentCompressionResistancePriority(.required, for: .horizontal)
    return Self.clipped(Self.line([dot, text, clock]))
  }

  private static func clipped(_ line: UIView) -> UIView {
    let view = UIView()
    lay(line, clippedBy: view, priority: 700)
    return view
  }

  /// Pins `line` to `view`, the bottom weakly: while `view` folds, `line` keeps its height and is clipped, so that text is not squeezed.
  private static func lay(_ line: UIView, clippedBy view: UIView, priority: Float) {
    view.clipsToBounds = true
    view.addSubview(line)
    line.translatesAutoresizingMaskIntoConstraints = false
    let bottom = line.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    bottom.priority = UILayoutPriority(priority)
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: view.topAnchor), line.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: view.trailingAnchor), bottom,
    ])
  }

  private static func line(_ views: [UIView]) -> UIStackView {
    let line = UIStackView(arrangedSubviews: views)
    line.alignment = .center
    line.spacing = 12
    line.isLayoutMarginsRelativeArrangement = true
    line.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    line.insetsLayoutMarginsFromSafeArea = false
    line.clipsToBounds = true
    return line
  }

  private func fold() {
    isFolded.toggle()
    UIView.animate(withDuration: 0.35) {
      for row in self.rows {
        row.isHidden = self.isFolded
        row.alpha = self.isFolded ? 0 : 1
      }
      self.chevron.text = self.isFolded ? "+" : "–"
      self.window?.layoutIfNeeded()
    }
  }
}
