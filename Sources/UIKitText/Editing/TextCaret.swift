internal import CoreGraphics
package import Foundation
internal import UIKitCore

/// The caret of a text that is edited: a bar that blinks where the host's clock runs.
final class TextCaret: UIView {
  /// In points, as on iOS.
  static let width: CGFloat = 2
  /// Seconds that the caret shows and hides, and seconds after a change until it stops blinking. Our choice, as GTK.
  private static let (blink, blinking) = (0.5, 10.0)

  private var timer: TimerToken?
  private var blinksUntil = 0.0
  private var observer: ObservedScenes?
  /// Whether the text has a caret, as far as the window has the keys.
  private var isWanted = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Places the caret, shows it unless letters are selected, and reports its place to input methods.
  func show(at place: CGRect, hasSelection: Bool) {
    frame = place
    isWanted = !hasSelection
    watchScenes()
    update()
    if let window, let superview { TextInputLink.caretMoved?(superview.convert(place, to: window)) }
  }

  func hide() {
    isWanted = false
    observer = nil
    update()
  }

  private func update() {
    isHidden = !isWanted || window?.windowScene?.activationState == .foregroundInactive
    if isHidden { stopBlinking() } else { startBlinking() }
  }

  /// Another window of the app may get the keys: two carets would tell nobody where typed text goes.
  private func watchScenes() {
    guard observer == nil else { return }
    observer = ObservedScenes { [weak self] scene in
      if let self, window?.windowScene === scene { update() }
    }
  }

  private func startBlinking() {
    stopBlinking()
    guard let driver = window?.screen.driver, driver.host.workClock != nil, !isHidden else { return }
    blinksUntil = driver.now + Self.blinking
    scheduleBlink(driver)
  }

  private func scheduleBlink(_ driver: FrameDriver) {
    timer = driver.schedule(after: Self.blink) { [weak self] in
      guard let self, !isHidden, let driver = window?.screen.driver else { return }
      let isLast = driver.now >= blinksUntil
      alpha = isLast || alpha == 0 ? 1 : 0
      if !isLast { scheduleBlink(driver) }
    }
  }

  private func stopBlinking() {
    timer?.cancel()
    timer = nil
    alpha = 1
  }
}

/// Calls a closure when a scene becomes active or inactive, as long as it lives.
private final class ObservedScenes: NSObject {
  private nonisolated(unsafe) var token: (any NSObjectProtocol)?

  init(_ call: @escaping @MainActor (AnyObject?) -> Void) {
    super.init()
    token = NotificationCenter.default.addObserver(forName: UIScene.activityChangedNotification, object: nil, queue: nil) {
      nonisolated(unsafe) let scene = $0.object as AnyObject?
      MainActor.assumeIsolated { call(scene) }
    }
  }

  deinit { if let token { NotificationCenter.default.removeObserver(token) } }
}

/// Hooks for the window system's input methods, set by the launcher.
@MainActor package enum TextInputLink {
  /// Called with the caret's rectangle in the window, where an input method shows its candidates.
  package static var caretMoved: ((CGRect) -> Void)?
}
