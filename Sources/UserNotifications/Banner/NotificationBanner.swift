internal import CoreGraphics
internal import DesktopServices
internal import Foundation
internal import QuartzCore
internal import UIKitAccessibility
internal import UIKitCore
internal import UIKitGraphics

/// A notification at the top of the app's window: a tap chooses it, a swipe upward dismisses it.
final class NotificationBanner: UIView {
  /// Points; our choice, near iOS.
  private static let (margin, padding, greatestWidth): (CGFloat, CGFloat, CGFloat) = (8, 14, 480)
  /// Seconds. Our choice.
  private static let slide = 0.3

  let notification: DesktopNotification
  private let choose: (NotificationChoice) -> Void
  private let heading = UILabel()
  private let message = UILabel()

  init(_ notification: DesktopNotification, _ choose: @escaping (NotificationChoice) -> Void) {
    (self.notification, self.choose) = (notification, choose)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 18
    layer.borderWidth = 0.5
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    (heading.text, message.text) = (notification.title, notification.body)
    heading.font = .preferredFont(forTextStyle: .headline)
    message.font = .preferredFont(forTextStyle: .subheadline)
    (heading.numberOfLines, message.numberOfLines) = (2, 4)
    for label in [heading, message] {
      label.adjustsFontForContentSizeCategory = true
      addSubview(label)
    }
    addGestureRecognizer(UITapGestureRecognizer { [weak self] _ in self?.choose(.action(nil)) })
    let swipe = UISwipeGestureRecognizer { [weak self] _ in self?.choose(.dismissal) }
    swipe.direction = .up
    addGestureRecognizer(swipe)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = [notification.title, notification.body].filter { !$0.isEmpty }.joined(separator: ", ")
    accessibilityIdentifier = "NotificationBanner"
  }

  required init?(coder: NSCoder) { nil }

  override func accessibilityActivate() -> Bool {
    choose(.action(nil))
    return true
  }

  override func accessibilityPerformEscape() -> Bool {
    choose(.dismissal)
    return true
  }

  func appear(in window: UIWindow) {
    window.addSubview(self)
    place()
    let distance = frame.maxY
    transform = CGAffineTransform(translationX: 0, y: -distance)
    UIView.animate(withDuration: Self.slide) { self.transform = .identity }
    UIAccessibility.post(notification: .announcement, argument: accessibilityLabel)
  }

  func disappear() {
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    let distance = frame.maxY
    UIView.animate(
      withDuration: Self.slide, animations: { self.transform = CGAffineTransform(translationX: 0, y: -distance) },
      completion: { _ in self.removeFromSuperview() })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
    let room = CGSize(width: bounds.width - 2 * Self.padding, height: .greatestFiniteMagnitude)
    var y = Self.padding
    for label in [heading, message] where label.text?.isEmpty == false {
      let height = label.sizeThatFits(room).height
      label.frame = CGRect(x: Self.padding, y: y, width: room.width, height: height)
      y += height + 2
    }
  }

  /// At the top of its window, below what covers the screen there.
  private func place() {
    guard let window = superview else { return }
    let insets = window.safeAreaInsets
    let width = min(window.bounds.width - insets.left - insets.right - 2 * Self.margin, Self.greatestWidth)
    let room = CGSize(width: width - 2 * Self.padding, height: .greatestFiniteMagnitude)
    let heights = [heading, message].filter { $0.text?.isEmpty == false }.map { $0.sizeThatFits(room).height }
    let height = heights.reduce(0, +) + 2 * CGFloat(max(0, heights.count - 1)) + 2 * Self.padding
    bounds.size = CGSize(width: width, height: height)
    center = CGPoint(x: window.bounds.midX, y: insets.top + Self.margin + height / 2)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    setNeedsLayout()
  }
}
