internal import CoreGraphics
internal import Foundation
internal import QuartzCore
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// The states of the parts at both sides of a divider.
struct DividerStates: Hashable {
  private let left, right: UIControl.State.RawValue

  init(_ left: UIControl.State, _ right: UIControl.State) { (self.left, self.right) = (left.rawValue, right.rawValue) }
}

extension [DividerStates: UIImage] {
  /// The image between two states: theirs, else without `highlighted`, else that of twice `.normal`.
  func shown(between left: UIControl.State, and right: UIControl.State) -> UIImage? {
    self[DividerStates(left, right)]
      ?? self[DividerStates(left.subtracting(.highlighted), right.subtracting(.highlighted))]
      ?? self[DividerStates(.normal, .normal)]
  }
}

/// One button of a stepper; the stepper receives its touches.
final class StepperHalf: UIView {
  let step: Double
  var signs = StateValues<UIImage>()
  private let slice = BackgroundSlice()
  private let picture = UIImageView()
  private let symbol: UIImage?
  private let label: String
  private weak var stepper: UIStepper?

  init(_ stepper: UIStepper, step: Double, symbol: String, label: String) {
    (self.stepper, self.step, self.label) = (stepper, step, label)
    self.symbol = UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 15))
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    picture.contentMode = .center
    for view in [slice, picture] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func sign(for state: UIControl.State) -> UIImage? { signs[state] ?? (state == .normal ? symbol : nil) }

  var state: UIControl.State {
    guard let stepper else { return .normal }
    if let press = stepper.press, press.half === self, press.isInside { return .highlighted }
    return stepper.canStep(step) ? .normal : .disabled
  }

  func show(_ background: UIImage?, in whole: CGRect, tint: UIColor) {
    let own = signs.shown(in: state)
    picture.image = (own ?? symbol)?.asTemplate
    picture.tintColor = state == .disabled ? .tertiaryLabel : own == nil ? .label : tint
    picture.frame = bounds
    slice.show(background, in: frame, of: whole)
    backgroundColor = background == nil && state == .highlighted ? .systemFill : nil
  }

  // MARK: Accessibility

  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityLabel: String? { label }
  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    state == .disabled ? [.button, .notEnabled] : .button
  }
  override var accessibilityRole: AccessibilityRole { .button }

  override func accessibilityActivate() -> Bool {
    guard let stepper, stepper.canStep(step) else { return false }
    stepper.step(step, reports: true, nil)
    return true
  }
}

extension UIStepper {
  /// In points; our choice.
  private static let radius: CGFloat = 8
  private static let dividerSize = CGSize(width: 1, height: 18)

  /// The halves from left to right.
  private var order: (left: StepperHalf, right: StepperHalf) {
    isReadFromTheRight ? (incrementHalf, decrementHalf) : (decrementHalf, incrementHalf)
  }

  func placeParts() {
    panel.frame = CGRect(origin: bounds.origin, size: Self.size)
    let (left, right) = order
    left.frame = CGRect(x: 0, y: 0, width: Self.size.width / 2, height: Self.size.height)
    right.frame = left.frame.offsetBy(dx: left.frame.width, dy: 0)
    showParts()
  }

  /// Updates images and colours for the value and the state.
  func showParts() {
    let (left, right) = order
    let isPlain = backgrounds.isEmpty
    panel.backgroundColor = isPlain ? .tertiarySystemFill : nil
    panel.layer.cornerRadius = isPlain ? Self.radius : 0
    for half in [left, right] {
      half.show(backgrounds.shown(in: half.state), in: CGRect(origin: .zero, size: Self.size), tint: tintColor)
    }
    let divider = dividers.shown(between: left.state, and: right.state)
    dividerView.image = divider
    dividerView.backgroundColor = divider == nil ? .separator : nil
    let size = divider.map { CGSize(width: $0.size.width, height: Self.size.height) } ?? Self.dividerSize
    dividerView.frame = CGRect(
      x: (Self.size.width - size.width) / 2, y: (Self.size.height - size.height) / 2, width: size.width, height: size.height)
  }
}
