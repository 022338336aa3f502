internal import CoreGraphics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// The window of the keyboard, in front of all windows of the app: as large as the screen, but a finger beside the keyboard touches what is behind.
final class KeyboardWindow: UIWindow {
  /// Our choice, above `UIWindow.Level.alert`.
  private static let level = UIWindow.Level(rawValue: 10_000)

  let host = KeyboardHost(frame: .zero)
  var onResize: () -> Void = {}

  static func make(on screen: UIScreen) -> KeyboardWindow {
    let window = KeyboardWindow(screen: screen)
    window.windowLevel = level
    window.addSubview(window.host)
    return window
  }

  override var frame: CGRect {
    didSet { if frame.size != oldValue.size { onResize() } }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    !host.isHidden && host.point(inside: convert(point, to: host as UIView), with: event)
  }
}

/// What slides in: the app's view above the keys, then the keys or a view in their place, and their ground down to the edge of the screen.
final class KeyboardHost: UIView {
  let keyboard = KeyboardView(frame: .zero)
  private(set) var accessory: UIView?
  /// The app's view in place of the keys.
  private(set) var input: UIView?
  private(set) var showsKeys = false
  private var (accessoryHeight, inputHeight): (CGFloat, CGFloat) = (0, 0)
  private let ground = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    ground.isUserInteractionEnabled = false
    addSubview(ground)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows other views; those of before leave.
  func show(accessory: UIView?, _ accessoryHeight: CGFloat, input: UIView?, keys: Bool, _ inputHeight: CGFloat) {
    for former in [self.accessory, self.input] {
      if let former, former !== accessory, former !== input, former.superview === self { former.removeFromSuperview() }
    }
    (self.accessory, self.input, showsKeys) = (accessory, input, keys)
    (self.accessoryHeight, self.inputHeight) = (accessoryHeight, inputHeight)
    if !keys { keyboard.removeFromSuperview() }
    for view in [keys ? keyboard : nil, input, accessory] {
      if let view, view.superview !== self { addSubview(view) }
    }
    adoptColors()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = window?.screen.safeAreaInsets ?? .zero
    accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: accessoryHeight)
    ground.frame = CGRect(x: 0, y: accessoryHeight, width: bounds.width, height: max(0, bounds.height - accessoryHeight))
    keyboard.frame = CGRect(
      x: insets.left, y: accessoryHeight, width: max(0, bounds.width - insets.left - insets.right), height: inputHeight)
    input?.frame = CGRect(x: 0, y: accessoryHeight, width: bounds.width, height: inputHeight)
  }

  override func traitsChanged(since previous: UITraitCollection) {
    super.traitsChanged(since: previous)
    adoptColors()
  }

  private func adoptColors() {
    ground.backgroundColor = KeyboardColors(isDark: traitCollection.userInterfaceStyle == .dark).background
    ground.isHidden = inputHeight == 0
  }
}
