internal import Diagnostics
package import Foundation
package import UIKitCore
internal import UIKitGraphics

// Touches, wheels, keys and the status bar, at once or over a stretch of virtual time.
extension ManualStage {
  /// Touch samples per second of a moving finger, as on an iPhone.
  private static let samplesPerSecond = 120.0

  package func touch(_ phase: UITouch.Phase, at point: CGPoint, id: Int = 0) {
    touches([(phase, point, id)])
  }

  /// Several touches at one instant; points in window coordinates.
  package func touches(_ touches: [(phase: UITouch.Phase, point: CGPoint, id: Int)]) {
    let raws = touches.map { touch in
      ensure(
        touch.phase != .began || window.bounds.contains(touch.point),
        "Stage.touch(.began, at: \(touch.point)): outside the window, which is \(window.bounds.size) large; begin it inside")
      return RawTouch(id: touch.id, phase: touch.phase, location: window.convertToParent(touch.point))
    }
    for touch in touches { journal.note(.touch(touch.phase, id: touch.id, touch.point), at: time) }
    deliver(raws)
  }

  /// A finger or a mouse stays in the window in which it has come down; one whose window has been closed is felt by none.
  private func deliver(_ raws: [RawTouch]) {
    defer { for raw in raws where raw.phase == .ended || raw.phase == .cancelled { fingers[raw.id] = nil } }
    for raw in raws where raw.phase == .began && fingers[raw.id] == nil { fingers[raw.id] = front }
    for surface in surfaces {
      let own = raws.filter { (fingers[$0.id] ?? front) === surface }
      if !own.isEmpty { surface.screen.driver.touches(own, at: time) }
    }
  }

  /// A touch of 0.05 s.
  package func tap(at point: CGPoint) {
    touch(.began, at: point)
    run(to: time + 0.05)
    touch(.ended, at: point)
  }

  /// A touch in a straight line at a steady speed, and a rest of `holdBeforeLift` seconds before it leaves.
  package func drag(from: CGPoint, to: CGPoint, duration: TimeInterval, holdBeforeLift: TimeInterval = 0) {
    ensure(
      duration >= 0 && duration <= Self.longest && holdBeforeLift >= 0 && holdBeforeLift <= Self.longest,
      "Stage.drag(duration: \(duration), holdBeforeLift: \(holdBeforeLift)): must be finite and not negative")
    touch(.began, at: from)
    move(for: duration) { part in [(.moved, point(from, to, part), 0)] }
    run(to: time + holdBeforeLift)
    touch(.ended, at: to)
  }

  /// A drag that ends at full speed; `velocity` in points per second.
  package func flick(from: CGPoint, velocity: CGPoint, duration: TimeInterval = 0.1) {
    ensure(
      velocity.x.isFinite && velocity.y.isFinite && duration >= 0 && duration <= Self.longest,
      "Stage.flick(velocity: \(velocity), duration: \(duration)): must be finite, the duration not negative")
    let to = CGPoint(x: from.x + velocity.x * duration, y: from.y + velocity.y * duration)
    drag(from: from, to: to, duration: duration)
  }

  /// Two fingers side by side around `center`; a spread is their distance in points.
  package func pinch(at center: CGPoint, fromSpread from: CGFloat, toSpread to: CGFloat, duration: TimeInterval) {
    ensure(
      duration >= 0 && duration <= Self.longest,
      "Stage.pinch(duration: \(duration)): must be finite and not negative")
    func fingers(_ phase: UITouch.Phase, _ distance: CGFloat) -> [(UITouch.Phase, CGPoint, Int)] {
      [
        (phase, CGPoint(x: center.x - distance / 2, y: center.y), 0),
        (phase, CGPoint(x: center.x + distance / 2, y: center.y), 1),
      ]
    }
    touches(fingers(.began, from))
    move(for: duration) { part in fingers(.moved, from + (to - from) * part) }
    touches(fingers(.ended, to))
  }

  /// A mouse with pressed buttons.
  package func mouse(
    _ phase: UITouch.Phase, at point: CGPoint, buttons: UIEvent.ButtonMask = .primary, modifiers: UIKeyModifierFlags = []
  ) {
    let raw = RawTouch(
      id: 0, phase: phase, location: window.convertToParent(point), type: .indirectPointer, modifiers: modifiers, buttons: buttons
    )
    journal.note(.touch(phase, id: 0, point), at: time)
    deliver([raw])
  }

  /// A click of 0.05 s with a mouse button.
  package func click(at point: CGPoint, buttons: UIEvent.ButtonMask = .primary) {
    mouse(.began, at: point, buttons: buttons)
    run(to: time + 0.05)
    mouse(.ended, at: point, buttons: buttons)
  }

  package func hover(at point: CGPoint?, modifiers: UIKeyModifierFlags = []) {
    journal.note(.hover(point), at: time)
    driver.hover(at: point.map { window.convertToParent($0) }, modifiers: modifiers, time: time)
  }

  package func tapStatusBar(at x: CGFloat? = nil) {
    journal.note(.statusBar, at: time)
    driver.tapStatusBar(x: x, at: time)
  }

  package func scrollWheel(by delta: CGPoint, at point: CGPoint, precise: Bool = false, modifiers: UIKeyModifierFlags = []) {
    journal.note(.wheel(delta, at: point), at: time)
    driver.wheel(delta, at: window.convertToParent(point), precise: precise, modifiers: modifiers, time: time)
  }

  package func trackpad(_ phase: UITouch.Phase, by delta: CGPoint, at point: CGPoint) {
    journal.note(.wheel(delta, at: point), at: time)
    driver.wheel(delta, at: window.convertToParent(point), precise: true, phase: phase, time: time)
  }

  /// Seconds until a held key repeats, and repeats per second. Our choice, as desktops preset them.
  private static let repeatDelay = 0.5
  private static let repeatRate = 30.0

  /// Presses a key and releases it after `duration` seconds, with the repeats between.
  package func key(
    _ code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = [], characters: String = "", heldFor duration: TimeInterval = 0
  ) {
    ensure(
      duration >= 0 && duration <= Self.longest, "Stage.key(heldFor: \(duration)): must be finite and not negative")
    func send(_ action: RawKey.Action) {
      driver.key(RawKey(code, action, characters: characters, modifiers: modifiers), at: time)
    }
    let start = time
    journal.note(.key(code, characters: characters), at: time)
    send(.down)
    var next = Self.repeatDelay
    while next < duration {
      run(to: start + next)
      send(.repeated)
      next += 1 / Self.repeatRate
    }
    run(to: start + duration)
    send(.up)
  }

  /// Presses and releases the key of each character: Return for a line feed, Tab for a tab, Backspace for U+0008.
  package func typeText(_ text: String) {
    for character in text {
      let lower = character.lowercased().utf8.first.map(Int.init) ?? 0
      let code: UIKeyboardHIDUsage? =
        switch character {
        case "\n", "\r", "\r\n": .keyboardReturnOrEnter
        case "\t": .keyboardTab
        case "\u{8}", "\u{7F}": .keyboardDeleteOrBackspace
        case " ": .keyboardSpacebar
        case "0": .keyboard0
        case "1"..."9" where character.isASCII: UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboard1.rawValue + lower - 49)
        case "a"..."z" where character.isASCII, "A"..."Z" where character.isASCII:
          UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + lower - 97)
        default: nil
        }
      key(code ?? .keyboardErrorUndefined, modifiers: character.isUppercase ? .shift : [], characters: String(character))
    }
  }

  /// Text of an input method: finished, or with a selection inside text that may still change.
  package func compose(_ text: String, marked selection: NSRange?) {
    journal.note(.text(text), at: time)
    driver.text(text, marked: selection, at: time)
  }

  /// Moves fingers for a time; `touches` says where they are at a part of it, from 0 to 1.
  package func move(for duration: TimeInterval, _ touches: (CGFloat) -> [(UITouch.Phase, CGPoint, Int)]) {
    let start = time
    let count = max(1, Int((duration * Self.samplesPerSecond).rounded()))
    for index in 1...count {
      let part = Double(index) / Double(count)
      run(to: start + duration * part)
      self.touches(touches(part))
    }
  }

  private func point(_ a: CGPoint, _ b: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
  }
}
