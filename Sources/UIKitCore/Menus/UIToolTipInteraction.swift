internal import CoreGraphics
public import Foundation
internal import QuartzCore
internal import UIKitGraphics

/// The text of a tool tip, and where it holds.
@preconcurrency @MainActor open class UIToolTipConfiguration: NSObject {
  /// The text.
  public let toolTip: String
  /// In the view's coordinates; null stands for the whole view.
  public let sourceRect: CGRect

  /// Makes a text for the whole view.
  public convenience init(toolTip: String) { self.init(toolTip: toolTip, in: .null) }

  /// Makes a text for a part of the view.
  public init(toolTip: String, in sourceRect: CGRect) { (self.toolTip, self.sourceRect) = (toolTip, sourceRect) }
}

/// Decides on the tool tip of a place.
@preconcurrency @MainActor public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// The tool tip at a point of the interaction's view; nil for none. By default the interaction's `defaultToolTip`.
  func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) -> UIToolTipConfiguration?
}

extension UIToolTipInteractionDelegate {
  public func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? { interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) } }
}

/// Shows a text beside a pointer that rests on a view, until the pointer moves, a key or a button goes down, or the wheel turns.
@preconcurrency @MainActor open class UIToolTipInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  /// Not retained; nil by default.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// The text without a delegate; nil by default, for none.
  open var defaultToolTip: String?
  /// Whether texts are shown; true by default.
  open var isEnabled = true { didSet { if !isEnabled { hide() } } }

  /// Makes an interaction without a text.
  public override init() {}

  /// Makes an interaction with one text for the whole view.
  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }

  open func willMove(to view: UIView?) { if view == nil { hide() } }

  open func didMove(to view: UIView?) { self.view = view }

  func hide() { view?.window?.screen.toolTips.hide() }

  /// The text at a point of the view.
  func text(at point: CGPoint) -> String? {
    guard isEnabled else { return nil }
    guard let delegate else { return defaultToolTip }
    guard let configuration = delegate.toolTipInteraction(self, configurationAt: point) else { return nil }
    if !configuration.sourceRect.isNull, !configuration.sourceRect.contains(point) { return nil }
    return configuration.toolTip
  }
}

/// The tool tips of one screen: at most one shows.
@MainActor final class ToolTips {
  /// Seconds that the pointer rests before, as GTK has them.
  private static let delay: TimeInterval = 0.5
  /// Points between the pointer and the text, and at most across. Our choice.
  private static let gap: CGFloat = 20
  private static let width: CGFloat = 280

  private unowned let screen: UIScreen
  private var timer: TimerToken?
  private var place: CGPoint?
  private var bubble: UIView?

  init(_ screen: UIScreen) { self.screen = screen }

  /// The pointer is at a place of the screen; nil if it is nowhere, or a button is down.
  func move(to place: CGPoint?, over hit: UIView?) {
    if place != nil, place == self.place { return }
    hide()
    self.place = place
    guard let place, let hit = hit?.expandingLabel(at: place) ?? hit, hit.mayHaveToolTip else { return }
    timer = screen.driver.schedule(after: Self.delay) { [weak self, weak hit] in
      guard let self, let hit, let window = hit.window, let text = hit.toolTip(at: place), !text.isEmpty else { return }
      show(text, at: window.convertFromParent(place), in: window)
    }
  }

  func hide() {
    timer?.cancel()
    timer = nil
    bubble?.removeFromSuperview()
    bubble = nil
  }

  private func show(_ text: String, at point: CGPoint, in window: UIWindow) {
    let label = UILabel()
    (label.text, label.numberOfLines, label.textColor) = (text, 0, .label)
    label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: window.traitCollection)
    let room = window.bounds.insetBy(dx: 4, dy: 4)
    let size = label.sizeThatFits(CGSize(width: min(Self.width, room.width - 16), height: room.height))
    let bubble = ToolTipBubble(
      frame: CGRect(x: point.x, y: point.y + Self.gap, width: ceil(size.width) + 16, height: ceil(size.height) + 10))
    bubble.backgroundColor = .secondarySystemBackground
    bubble.layer.cornerRadius = 6
    bubble.layer.borderWidth = 1 / max(1, window.traitCollection.displayScale)
    bubble.layer.borderColor = UIColor.separator.resolvedColor(with: window.traitCollection).cgColor
    bubble.layer.shadowColor = CGColor(gray: 0, alpha: 1)
    (bubble.layer.shadowOpacity, bubble.layer.shadowRadius, bubble.layer.shadowOffset) = (0.15, 4, CGSize(width: 0, height: 2))
    if bubble.frame.maxY > room.maxY { bubble.frame.origin.y = point.y - bubble.frame.height - 4 }
    bubble.frame.origin.x = max(room.minX, min(bubble.frame.minX, room.maxX - bubble.frame.width))
    label.frame = bubble.bounds.insetBy(dx: 8, dy: 5)
    bubble.addSubview(label)
    bubble.isUserInteractionEnabled = false
    window.addSubview(bubble)
    self.bubble = bubble
  }
}

/// The view of a tool tip's text.
package final class ToolTipBubble: UIView {}

extension UIView {
  /// The label at a place that shows its whole text: labels receive no pointer by themselves.
  fileprivate func expandingLabel(at place: CGPoint) -> UILabel? {
    for view in subviews.reversed() where !view.isHidden && !view.isUserInteractionEnabled {
      guard let point = view.point(fromScreen: place), view.bounds.contains(point) else { continue }
      if let label = view as? UILabel, label.showsExpansionTextWhenTruncated { return label }
      if let label = view.expandingLabel(at: place) { return label }
    }
    return nil
  }

  fileprivate var mayHaveToolTip: Bool {
    sequence(first: self, next: { $0.superview }).contains { $0.storedInteractions.contains { $0 is UIToolTipInteraction } }
  }

  /// The text of the deepest interaction that has one, from here up.
  fileprivate func toolTip(at place: CGPoint) -> String? {
    for view in sequence(first: self, next: { $0.superview }) {
      for case let interaction as UIToolTipInteraction in view.storedInteractions {
        if let point = view.point(fromScreen: place), let text = interaction.text(at: point) { return text }
      }
    }
    return nil
  }
}
