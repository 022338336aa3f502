internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitCore
internal import UIKitGraphics

/// The looks of a segmented control, and its views behind the segments.
@MainActor final class SegmentedLook {
  /// In points; corners and the inset of the highlight are our choice.
  static let height: CGFloat = 32
  private static let radius: CGFloat = 9
  static let inset: CGFloat = 2
  static let dividerSize = CGSize(width: 1, height: 16)

  var titles = StateValues<[NSAttributedString.Key: Any]>()
  var backgrounds: [UIBarMetrics: StateValues<UIImage>] = [:]
  var dividers: [UIBarMetrics: [DividerStates: UIImage]] = [:]
  var adjustments: [UIBarMetrics: [UISegmentedControl.Segment: UIOffset]] = [:]

  let panel = UIView()
  let highlight = UIView()
  /// In front of the segments, since their backgrounds would hide the lines.
  let ruler = UIView()
  /// One less than segments; index 0 is at the leading end.
  private(set) var lines: [UIImageView] = []

  func attach(to control: UISegmentedControl) {
    for view in [panel, highlight, ruler] {
      view.isUserInteractionEnabled = false
      control.addSubview(view)
    }
    control.layer.cornerRadius = Self.radius
    panel.layer.cornerRadius = Self.radius
    highlight.layer.cornerRadius = Self.radius - Self.inset
    highlight.layer.shadowOpacity = 0.12
    highlight.layer.shadowRadius = 4
    highlight.layer.shadowOffset = CGSize(width: 0, height: 3)
    highlight.alpha = 0
  }

  func insert(_ segment: SegmentView, in control: UISegmentedControl) {
    control.insertSubview(segment, belowSubview: ruler)
    guard control.segments.count > 1 else { return }
    let line = UIImageView()
    lines.append(line)
    ruler.addSubview(line)
  }

  @discardableResult func dropDivider() -> Bool {
    guard let line = lines.popLast() else { return false }
    line.removeFromSuperview()
    return true
  }

  var isPlain: Bool { backgrounds[.default]?.isEmpty ?? true }

  func background(in state: UIControl.State) -> UIImage? { backgrounds[.default]?.shown(in: state) }

  func divider(between left: UIControl.State, and right: UIControl.State) -> UIImage? {
    dividers[.default]?.shown(between: left, and: right)
  }

  func adjustment(at place: UISegmentedControl.Segment) -> UIOffset {
    adjustments[.default]?[place] ?? adjustments[.default]?[.any] ?? .zero
  }

  /// Titles have 13 points, those that are selected a heavier weight.
  func attributes(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let standard: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: state.contains(.selected) ? .semibold : .medium),
      .foregroundColor: state.contains(.disabled) ? UIColor.tertiaryLabel : .label,
    ]
    var attributes = standard.merging(titles[.normal] ?? [:]) { $1 }
    if state.contains(.disabled), titles[.disabled]?[.foregroundColor] == nil {
      attributes[.foregroundColor] = UIColor.tertiaryLabel
    }
    if let own = titles.special(in: state) { attributes.merge(own) { $1 } }
    return attributes
  }

  /// White, in the dark grey: systemGray2's dark value.
  static let selectedColor = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(red: 0.388, green: 0.388, blue: 0.4, alpha: 1) : .white
  }
}
