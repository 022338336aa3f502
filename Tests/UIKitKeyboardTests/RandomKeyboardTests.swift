import CoreGraphics
import Foundation
import ManualHost
import TestSupport
import Testing
import UIKit
import UIKitCore
import UIKitText
@testable import UIKitKeyboard

/// Random sessions of one app: focus, keys, languages, rotation, fingers that pull the keyboard, views that leave, screens that are pushed and popped.
/// `SCROLLWORK_KEYBOARD_SESSIONS=50000` runs as many, `SCROLLWORK_KEYBOARD_SEED=17` the one alone, with its story.
@MainActor @Suite struct RandomKeyboardTests {
  private static let environment = ProcessInfo.processInfo.environment

  @Test func sessionsAgreeWithAPlainModel() throws {
    if let seed = Self.environment["SCROLLWORK_KEYBOARD_SEED"].flatMap(UInt64.init) {
      let session = KeyboardSession(seed: seed)
      let failure = session.run()
      Issue.record("seed \(seed): \(failure ?? "fine")\n\(session.story.joined(separator: "\n"))")
      return
    }
    let count = Self.environment["SCROLLWORK_KEYBOARD_SESSIONS"].flatMap(UInt64.init) ?? 200
    var (keys, shows) = (0, 0)
    for seed in 1...count {
      let session = KeyboardSession(seed: seed)
      if let failure = session.run() {
        Issue.record("seed \(seed): \(failure)\n\(session.story.suffix(12).joined(separator: "\n"))")
        return
      }
      keys += session.keyCount
      shows += session.rig.news.count { $0.name == "DidShow" }
    }
    // Sessions that do nothing would agree, too.
    #expect(keys > Int(count) && shows > Int(count) / 2, "\(keys) keys, \(shows) times shown")
  }
}

@MainActor private final class KeyboardSession {
  let rig: KeyboardRig
  private(set) var story: [String] = []
  private(set) var keyCount = 0
  private var random: SeededGenerator
  private let scrollView = UIScrollView()
  private let screen = UIViewController()
  private let stack: UINavigationController
  private let bar = UIView()
  private let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
  private var fields: [any UIView & UITextInput] = []
  // The model.
  private var texts: [String]
  private var language = 0
  private var spaceIn: Int?
  private var isOn = true

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    rig = KeyboardRig(safeArea: Self.insets(390), languages: ["en", "de", "fr", "es"])
    stack = UINavigationController(rootViewController: UIViewController())
    texts = Array(repeating: "", count: 5)
    build()
  }

  private static func insets(_ width: CGFloat) -> UIEdgeInsets {
    width == 844
      ? UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
      : UIEdgeInsets(top: 20, left: 0, bottom: width == 390 ? 34 : 0, right: 0)
  }

  private func build() {
    let (plain, number, secret, noted) = (makeField(y: 20), makeField(y: 300), makeField(y: 620), makeField(y: 900, .none))
    number.keyboardType = .phonePad
    secret.isSecureTextEntry = true
    noted.inputAccessoryView = accessory
    let view = UITextView(frame: CGRect(x: 20, y: 1_000, width: 280, height: 100))
    fields = [plain, number, secret, noted, view]
    screen.loadViewIfNeeded()
    scrollView.frame = screen.view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 300, height: 1_400)
    scrollView.keyboardDismissMode = .interactive
    screen.view.addSubview(scrollView)
    for field in fields { scrollView.addSubview(field) }
    let window = rig.stage.window
    window.rootViewController = stack
    bar.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: window.keyboardLayoutGuide.topAnchor), bar.heightAnchor.constraint(equalToConstant: 2),
      bar.leadingAnchor.constraint(equalTo: window.leadingAnchor), bar.widthAnchor.constraint(equalToConstant: 2),
    ])
    bar.isUserInteractionEnabled = false
    stack.pushViewController(screen, animated: false)
    _ = rig.stage.settle()
  }

  /// nil, or what is wrong.
  func run() -> String? {
    for _ in 0..<30 {
      step()
      if let failure = broken() { return failure }
      if random.roll(0..<4) == 0 {
        guard rig.stage.settle() else { return "does not settle" }
        if let failure = broken() ?? brokenAtRest() { return failure }
      }
    }
    guard rig.stage.settle() else { return "does not settle" }
    return broken() ?? brokenAtRest()
  }

  private var responder: Int? { fields.firstIndex { $0.isFirstResponder } }

  // MARK: Steps

  private func step() {
    switch random.roll(0..<20) {
    case 0...2: focus()
    case 3: resign()
    case 4...9: key()
    case 10: turn()
    case 11, 12: pull()
    case 13: leave()
    case 14: pushOrPop()
    case 15: toggle()
    case 16: retype()
    case 17: flick()
    default: wait()
    }
  }

  private func note(_ text: String) {
    story.append("\(rig.stage.time): \(text); responder \(responder.map(String.init) ?? "-") top \(rig.presenterTop)")
  }

  private func focus() {
    let index = random.roll(0..<5)
    if responder != index { spaceIn = nil }
    _ = fields[index].becomeFirstResponder()
    note("focus \(index)")
  }

  private func resign() {
    if let responder { fields[responder].resignFirstResponder() }
    spaceIn = nil
    note("resign")
  }

  private func wait() {
    rig.stage.advance(by: random.between(0, 0.4))
    note("wait")
  }

  /// A key is touched where it is; the model reads its cap.
  private func key() {
    guard let responder, rig.stage.screen.keyboard != nil, !rig.keyboard.keys.isEmpty, rig.keyboard.window != nil else { return }
    _ = rig.stage.settle()
    guard self.responder == responder, rig.isShown else { return }
    let keyboard = rig.keyboard
    // The first key of a hidden text would replace it.
    (fields[2] as? UITextField)?.clearsOnInsertion = false
    let end = fields[responder].endOfDocument
    fields[responder].selectedTextRange = fields[responder].textRange(from: end, to: end)
    rig.frames()
    let index = random.roll(0..<keyboard.keys.count)
    let (key, cap) = (keyboard.keys[index], keyboard.keyViews[index].accessibilityLabel ?? "")
    expect(key, cap, in: responder)
    rig.stage.tap(at: rig.center(index))
    rig.stage.advance(by: random.between(0, 0.1))
    keyCount += 1
    note("key \(key.action)")
  }

  private func expect(_ key: KeyboardKey, _ cap: String, in field: Int) {
    let followsSpace = spaceIn == field
    spaceIn = nil
    switch key.action {
    case .text: if !key.isBlank { insert(cap, field) }
    case .space:
      let text = texts[field]
      if followsSpace, isProse(field), text.hasSuffix(" "),
        text.dropLast().last.map({ $0.isLetter || $0.isNumber || ")]}\"'%€$".contains($0) }) == true
      {
        texts[field] = String(text.dropLast()) + ". "
      } else {
        insert(" ", field)
        spaceIn = field
      }
    case .delete: _ = texts[field].popLast()
    case .enter: if field == 4 { insert("\n", field) }
    case .language: language = (language + 1) % 4
    case .shift, .plane, .dismiss: break
    }
  }

  private func isProse(_ field: Int) -> Bool {
    field == 0 ? (fields[0] as? UITextField)?.keyboardType == .default : field != 2
  }

  private func insert(_ text: String, _ field: Int) { texts[field] += text }

  private func turn() {
    let sizes = [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 1024, height: 768)]
    let size = sizes[random.roll(0..<3)]
    rig.stage.resize(to: size, safeAreaInsets: Self.insets(size.width), duration: random.roll(0..<2) == 0 ? 0 : 0.3)
    note("turn to \(size)")
  }

  /// A finger on the content goes down and perhaps up again.
  private func pull() {
    let bounds = rig.stage.screen.bounds
    // Left of the fields, above the keyboard.
    let start = CGPoint(x: 5, y: random.between(30, max(31, Double(rig.presenterTop) - 20)))
    guard start.y < bounds.height else { return }
    let end = CGPoint(x: 5, y: random.between(20, Double(bounds.height) - 2))
    rig.stage.touch(.began, at: start)
    rig.stage.move(for: 0.15) { part in [(.moved, CGPoint(x: 5, y: start.y + (end.y - start.y) * part), 0)] }
    note("pulled from \(start.y) to \(end.y)")
    if random.roll(0..<3) == 0 { focus() }
    if random.roll(0..<3) == 0 { turn() }
    let last = CGPoint(x: 5, y: min(rig.stage.screen.bounds.height - 1, random.between(20, Double(bounds.height) - 2)))
    rig.stage.move(for: 0.1) { part in [(.moved, CGPoint(x: 5, y: end.y + (last.y - end.y) * part), 0)] }
    rig.stage.touch(random.roll(0..<5) == 0 ? .cancelled : .ended, at: last)
    rig.frames()
    note("let go at \(last.y)")
  }

  private func leave() {
    let field = fields[random.roll(0..<5)]
    if field.superview == nil { scrollView.addSubview(field) } else { field.removeFromSuperview() }
    note("a field leaves or comes")
  }

  private func pushOrPop() {
    let isAnimated = random.roll(0..<3) > 0
    if stack.viewControllers.contains(screen) {
      stack.popViewController(animated: isAnimated)
    } else {
      stack.pushViewController(screen, animated: isAnimated)
    }
    note("pushed or popped")
  }

  private func toggle() {
    isOn = random.roll(0..<3) > 0
    rig.stage.screen.application.showsKeyboardOnScreen = isOn
    spaceIn = nil
    note("turned \(isOn)")
  }

  private func retype() {
    guard let field = fields[0] as? UITextField else { return }
    field.keyboardType = [.default, .emailAddress, .numberPad, .URL][random.roll(0..<4)]
    field.reloadInputViews()
    spaceIn = nil
    note("other type \(field.keyboardType)")
  }

  private func flick() {
    let from = CGPoint(x: 5, y: 60)
    rig.stage.flick(from: from, velocity: CGPoint(x: 0, y: random.between(-600, 600)))
    note("flick")
  }

  // MARK: Laws

  private var isFirst: Bool { rig.stage.window.firstResponder != nil }

  private var expectedHeight: CGFloat {
    let bounds = rig.stage.screen.bounds
    let keys: CGFloat = bounds.width == 390 ? 216 : bounds.width == 844 ? 162 : 352
    return keys + Self.insets(bounds.width).bottom + (fields[3].isFirstResponder ? 44 : 0)
  }

  private func broken() -> String? {
    let bounds = rig.stage.screen.bounds
    if (rig.stage.screen.keyboard != nil) != isOn { return "the setting is not what is there" }
    let top = rig.stage.screen.keyboard?.top
    if (top != nil) != (isFirst && isOn) { return "a keyboard at \(top as Any) with first responder \(isFirst)" }
    if let top, abs(top - (bounds.height - expectedHeight)) > 0.01 {
      return "the top is \(top), not \(bounds.height - expectedHeight)"
    }
    for (field, text) in zip(fields, texts) {
      let shown = (field as? UITextField)?.text ?? (field as? UITextView)?.text
      if shown != text { return "the text is \(shown ?? "nil"), not \(text)" }
    }
    if let last = rig.news.last(where: { $0.name == "WillShow" || $0.name == "WillHide" }) {
      if (last.name == "WillShow") != (top != nil) { return "the last message is \(last.name)" }
      if let top, last.end.minY != top { return "the last message's frame is \(last.end)" }
    } else if top != nil {
      return "a keyboard without a message"
    }
    return nil
  }

  private func brokenAtRest() -> String? {
    let bounds = rig.stage.screen.bounds
    let top = rig.stage.screen.keyboard?.top
    if let last = rig.news.last(where: { $0.name.hasSuffix("Show") || $0.name.hasSuffix("Hide") }), !last.name.hasPrefix("Did") {
      return "\(last.name) has no end"
    }
    let bottom = top ?? bounds.height - Self.insets(bounds.width).bottom
    if bar.frame.maxY != bottom { return "the guide's top is \(bar.frame.maxY), not \(bottom)" }
    let windows = rig.stage.screen.windows
    if (windows.count == 2) != (top != nil) { return "\(windows.count) windows" }
    if let top, let host = rig.host, host.frame.minY != top || host.layer.presentation()?.frame.minY != top {
      return "the keyboard is at \(host.frame)"
    }
    if top != nil, isOn, rig.keyboard.window != nil, rig.keyboard.language != KeyboardLanguage.all[language] {
      return "the language is \(rig.keyboard.language.code)"
    }
    if scrollView.window != nil, let responder, fields[responder].window != nil, let top {
      let room = scrollView.convert(CGPoint(x: 0, y: scrollView.bounds.maxY), to: nil).y - top
      if abs(scrollView.adjustedContentInset.bottom - max(room, 0)) > 0.01 {
        return "the inset is \(scrollView.adjustedContentInset)"
      }
    } else if scrollView.keyboardInset != 0 {
      return "the room stays"
    }
    return nil
  }
}

extension KeyboardRig {
  fileprivate var presenterTop: CGFloat { stage.screen.keyboard?.top ?? stage.screen.bounds.height }
}
