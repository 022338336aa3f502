internal import UIKit

/// A sentence on what to watch, in the navigation bar in place of the scene's title, so that it covers nothing.
final class SceneHint: UIView {
  /// Seconds for which the sentence stands unless something is done before: twice what it takes to read it. Our choice.
  static let duration = 4.0

  private let label = UILabel()

  init(_ text: String) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    label.text = text
    // As high as the bar allows, whatever the text size.
    label.font = .systemFont(ofSize: 12, weight: .medium)
    label.textAlignment = .center
    label.numberOfLines = 3
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.7
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = label.sizeThatFits(CGSize(width: min(size.width, 300), height: size.height))
    return CGSize(width: min(fitting.width.rounded(.up), size.width), height: min(fitting.height.rounded(.up), size.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

/// Reports every touch in its view, and fails at once so that other recognizers get the touch.
final class FirstTouch: UIGestureRecognizer {
  private var onTouch: (() -> Void)?

  convenience init(onTouch: @escaping () -> Void) {
    self.init()
    self.onTouch = onTouch
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    onTouch?()
    state = .failed
  }
}
