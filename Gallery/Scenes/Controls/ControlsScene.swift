internal import Foundation
internal import UIKit

extension GalleryScene {
  static let controls = GalleryScene(
    name: "controls", title: "Controls",
    summary: "A string of lamps: segments, a slider, a stepper and a switch change them, and a bar shows their power.",
    caption: "Lamps, and what dims them", watch: "Watch the thumb: a drag from it moves the lamps' light, not the page.",
    colors: [.systemYellow, .systemOrange, .systemTeal, .systemGreen],
    hasXRaySwitch: false,
    script: SceneScript(duration: 7)
      .drag(at: 0.6, from: CGPoint(x: 0.624, y: 0.347), to: CGPoint(x: 0.8, y: 0.352), taking: 0.7)
      .tap(at: 1.8, on: "Moon")
      .tap(at: 2.6, on: "Increment")
      .tap(at: 3, on: "Increment")
      .tap(at: 3.8, on: "Lit")
      .tap(at: 4.6, on: "Lit")
      .tap(at: 5.4, on: "Amber")
      .flick(at: 6, length: 0.2),
    bestMoment: 3.4
  ) { ControlsViewController() }
}

/// Lamps above a card of controls, whose rows stand one below the other where text is large.
final class ControlsViewController: SceneViewController {
  private static let colors: [(name: String, color: UIColor)] = [
    ("Candle", .systemOrange), ("Amber", .systemYellow), ("Moon", .systemTeal),
  ]

  private let scroller = UIScrollView()
  private let lamps = UIStackView()
  let segments = UISegmentedControl(items: ControlsViewController.colors.map(\.name))
  let slider = UISlider()
  let stepper = UIStepper()
  let toggle = UISwitch()
  let power = UIProgressView(progressViewStyle: .default)

  init() { super.init(.controls) }

  required init?(coder: NSCoder) { nil }

  override var scrollView: UIScrollView { scroller }

  override var isColumn: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scroller.alwaysBounceVertical = true
    setUpControls()
    let column = UIStackView(arrangedSubviews: [makeCard([lamps]), makeCard(rows)])
    column.axis = .vertical
    column.spacing = 14
    column.translatesAutoresizingMaskIntoConstraints = false
    scroller.addSubview(column)
    let (content, frame) = (scroller.contentLayoutGuide, scroller.frameLayoutGuide)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 14),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      column.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32),
      lamps.heightAnchor.constraint(equalToConstant: 120),
    ])
    update(animated: false)
  }

  private func setUpControls() {
    lamps.alignment = .center
    lamps.distribution = .equalSpacing
    segments.selectedSegmentIndex = 0
    slider.value = 0.5
    slider.accessibilityLabel = "Brightness"
    (stepper.value, stepper.minimumValue, stepper.maximumValue) = (5, 1, 9)
    toggle.isOn = true
    toggle.accessibilityLabel = "Lit"
    power.accessibilityLabel = "Power"
    for control in [segments, slider, stepper, toggle] {
      control.addAction(
        UIAction { [weak self] action in self?.update(animated: action.sender !== self?.slider) }, for: .valueChanged)
    }
  }

  private var rows: [UIView] {
    [segments, row("Brightness", slider), row("Lamps", stepper), row("Lit", toggle), row("Power", power)]
  }

  private func row(_ title: String, _ control: UIView) -> UIView {
    let label = UILabel()
    label.text = title
    label.font = .sceneFont(ofSize: 17)
    label.isAccessibilityElement = false
    label.setContentHuggingPriority(.required, for: .horizontal)
    let isWide = control === slider || control === power
    let row = UIStackView(arrangedSubviews: isWide ? [label, control] : [label, UIView(), control])
    row.spacing = 12
    row.alignment = .center
    row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    return row
  }

  private func makeCard(_ views: [UIView]) -> UIView {
    let card = UIStackView(arrangedSubviews: views)
    card.axis = .vertical
    card.spacing = 8
    card.isLayoutMarginsRelativeArrangement = true
    card.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 14, leading: 16, bottom: 14, trailing: 16)
    card.insetsLayoutMarginsFromSafeArea = false
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 14
    return card
  }

  /// The lamps and the power after a change of a control.
  private func update(animated: Bool) {
    let count = Int(stepper.value)
    while lamps.arrangedSubviews.count > count { lamps.arrangedSubviews.last?.removeFromSuperview() }
    while lamps.arrangedSubviews.count < count { lamps.addArrangedSubview(LampView()) }
    let brightness = toggle.isOn ? CGFloat(slider.value) : 0
    let color = Self.colors[segments.selectedSegmentIndex].color
    UIView.animate(withDuration: animated ? 0.3 : 0, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
      for case let lamp as LampView in self.lamps.arrangedSubviews { lamp.show(color, brightness) }
    }
    power.progressTintColor = color
    power.setProgress(Float(brightness) * Float(count) / Float(stepper.maximumValue), animated: animated)
  }
}

/// A bulb that is 24 points large, in a glow as large as it is bright.
final class LampView: UIView {
  private let glow = UIView()
  private let bulb = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [glow, bulb] {
      view.bounds.size = CGSize(width: 24, height: 24)
      view.center = CGPoint(x: 12, y: 12)
      view.layer.cornerRadius = 12
      addSubview(view)
    }
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 24) }

  func show(_ color: UIColor, _ brightness: CGFloat) {
    bulb.backgroundColor = brightness == 0 ? .tertiarySystemFill : color.withAlphaComponent(0.4 + 0.6 * brightness)
    glow.backgroundColor = color.withAlphaComponent(0.3 * brightness)
    glow.transform = CGAffineTransform(scaleX: 1 + 2 * brightness, y: 1 + 2 * brightness)
  }
}
