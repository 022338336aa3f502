internal import CoreGraphics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// Hides and shows a navigation controller's bars when a person swipes or taps, when the height turns compact and when a keyboard appears.
@MainActor final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  /// Travel of a finger in points after which a swipe hides or shows the bars: the height of the bar. Our choice.
  private static let travel = UINavigationBar.height

  let swipe = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  var onSwipe = false { didSet { swipe.isEnabled = onSwipe } }
  var onTap = false { didSet { enableTap() } }
  var whenCompact = false { didSet { heightChanged(from: nil) } }
  var whenKeyboardAppears = false { didSet { enableTap() } }
  private weak var navigation: UINavigationController?
  /// The bars that this object has hidden and will show again.
  private var hidden: Bars = []
  /// Where the finger was when the bars were last hidden or shown in its swipe, as its translation.
  private var turn: CGFloat = 0
  private var keyboard: (any NSObjectProtocol)?

  private struct Bars: OptionSet {
    let rawValue: Int
    static let navigationBar = Bars(rawValue: 1)
    static let toolbar = Bars(rawValue: 2)
  }

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    (swipe.isEnabled, tap.isEnabled) = (false, false)
    for recognizer in [swipe, tap] as [UIGestureRecognizer] {
      recognizer.delegate = self
      recognizer.cancelsTouchesInView = false
    }
    swipe.addAction { [weak self] recognizer in self?.swiped(recognizer) }
    tap.addAction { [weak self] recognizer in if recognizer.state == .ended { self?.tapped() } }
    keyboard = NotificationCenter.default.addObserver(forName: Self.keyboardShows, object: nil, queue: nil) { [weak self] _ in
      MainActor.assumeIsolated { self?.keyboardAppears() }
    }
  }

  isolated deinit { if let keyboard { NotificationCenter.default.removeObserver(keyboard) } }

  /// The notification of the module of texts, which stands above.
  private static let keyboardShows = Notification.Name("UIKeyboardWillShowNotification")

  func attach(to view: UIView) {
    for recognizer in [swipe, tap] as [UIGestureRecognizer] { view.addGestureRecognizer(recognizer) }
  }

  private func enableTap() { tap.isEnabled = onTap || whenKeyboardAppears || isCompact && whenCompact }

  private var isCompact: Bool { navigation?.traitCollection.verticalSizeClass == .compact }

  /// The bars turn where the finger does: each 44 points up hide, each 44 down show.
  private func swiped(_ recognizer: UIGestureRecognizer) {
    guard let view = navigation?.viewIfLoaded else { return }
    let translation = swipe.translation(in: view).y
    switch recognizer.state {
    case .began: turn = 0
    case .changed:
      if translation < turn - Self.travel {
        hide()
        turn = translation
      } else if translation > turn + Self.travel {
        show()
        turn = translation
      } else if !hidden.isEmpty {
        turn = min(turn, translation)
      } else {
        turn = max(turn, translation)
      }
    default: break
    }
  }

  /// Hides or shows the bars when the tap has reached the content, which moves then.
  private func tapped() {
    navigation?.viewIfLoaded?.window?.screen.driver.schedule(after: 0) { [weak self] in self?.toggle() }
  }

  private func toggle() { hidden.isEmpty ? hide() : show() }

  private func hide() {
    guard let navigation else { return }
    if !navigation.isNavigationBarHidden {
      hidden.insert(.navigationBar)
      navigation.setNavigationBarHidden(true, animated: true)
    }
    if !navigation.isToolbarHidden {
      hidden.insert(.toolbar)
      navigation.setToolbarHidden(true, animated: true)
    }
  }

  private func show() {
    guard let navigation else { return }
    let bars = hidden
    hidden = []
    if bars.contains(.navigationBar) { navigation.setNavigationBarHidden(false, animated: true) }
    if bars.contains(.toolbar) { navigation.setToolbarHidden(false, animated: true) }
  }

  func heightChanged(from former: UIUserInterfaceSizeClass?) {
    enableTap()
    guard whenCompact else { return }
    if isCompact, former != .compact { hide() } else if !isCompact, former == .compact { show() }
  }

  private func keyboardAppears() {
    if whenKeyboardAppears, navigation?.viewIfLoaded?.window != nil { hide() }
  }

  // MARK: Touches

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  /// Not in controls and bars; a swipe that begins in a bar of the controller does not hide it.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    var view = touch.view
    while let current = view, current !== navigation?.viewIfLoaded {
      if current is UINavigationBar || current is UIToolbar || gestureRecognizer === tap && current is UIControl { return false }
      view = current.superview
    }
    return true
  }
}
