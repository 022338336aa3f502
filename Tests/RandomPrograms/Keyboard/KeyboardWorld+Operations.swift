import CoreGraphics
import Foundation
import ManualHost
import TestSupport
import UIKit
import UIKitCore

// What a person and the app do.
extension KeyboardWorld {
  static let sizes = [
    CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 1024, height: 768),
    CGSize(width: 320, height: 480),
    CGSize(width: 768, height: 1024),
  ]

  static func insets(_ size: CGSize) -> UIEdgeInsets {
    switch size.width {
    case 390: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    case 844: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    default: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    }
  }

  var presented: [UIViewController] {
    Array(sequence(first: navigation as UIViewController, next: { $0.presentedViewController }).dropFirst())
  }

  var screens: [KeyboardScreen] { (navigation.viewControllers + presented).compactMap { $0 as? KeyboardScreen } }

  /// What the person sees in front; nil for an alert.
  private var front: KeyboardScreen? { (presented.last ?? navigation.topViewController) as? KeyboardScreen }

  /// Outside of messages, where time may pass.
  func operate() {
    switch random.roll(0..<30) {
    case 0..<3: tapText()
    case 3..<12: touchKeys()
    case 12: typeHastily()
    case 13, 14: pull()
    case 15: flick()
    case 16: tapAnywhere()
    case 17:
      typeTab()
    default: operateInside()
    }
  }

  /// What may be done at any time.
  func operateInside() {
    switch random.roll(0..<24) {
    case 0..<5: focus()
    case 5, 6: resign()
    case 7: changeInput()
    case 8: changePanels()
    case 9, 10: turn()
    case 11: leave()
    case 12: comeBack()
    case 13: push()
    case 14: pop()
    case 15: present()
    case 16, 17: dismiss()
    case 18: toggle()
    case 19: changeLanguages()
    case 20: changeSurroundings()
    // A table ends the editing of a row in the middle of its own changes.
    case 21: if depth == 0 { changeRows() }
    case 22: scrollByCode()
    // A delegate that is asked about a text does not replace it meanwhile.
    default: if !isAsking { changeText() }
    }
  }

  // MARK: Focus

  private func anyText() -> EditedText? {
    let texts = random.roll(0..<4) > 0 ? front?.texts ?? [] : texts
    return texts.isEmpty ? nil : texts[random.roll(0..<texts.count)]
  }

  private func focus() {
    guard let text = anyText(), let view = text.view else { return }
    note("focus \(text.name)")
    isSpaceUncertain = true
    _ = view.becomeFirstResponder()
  }

  private func resign() {
    isSpaceUncertain = true
    switch random.roll(0..<3) {
    case 0:
      note("end editing")
      stage.window.endEditing(true)
    case 1:
      note("become first responder: screen")
      _ = front?.becomeFirstResponder()
    default:
      note("resign")
      _ = responder?.resignFirstResponder()
    }
  }

  private func place(of view: UIView) -> CGPoint? {
    guard view.window != nil else { return nil }
    let point = view.convert(CGPoint(x: view.bounds.minX + min(30, view.bounds.width / 2), y: view.bounds.minY + 15), to: nil)
    guard stage.screen.bounds.contains(point), point.y < keyboardTop else { return nil }
    let hit = stage.window.hitTest(point, with: nil)
    return hit.map { $0 === view || $0.isDescendant(of: view) } == true ? point : nil
  }

  private func tapText() {
    undisturbed { _ = stage.settle() }
    let seen = (front?.texts ?? []).filter { $0.view.map { place(of: $0) != nil } ?? false }
    guard !seen.isEmpty else { return }
    let text = seen[random.roll(0..<seen.count)]
    guard let view = text.view, let point = place(of: view) else { return }
    note("tap \(text.name) at \(point)")
    isSpaceUncertain = true
    stage.tap(at: point)
    adoptTexts()
  }

  private func tapAnywhere() {
    let bounds = stage.screen.bounds
    let point = CGPoint(x: bounds.width * random.between(0, 0.99), y: keyboardTop * random.between(0, 0.99))
    note("tap at \(point)")
    isSpaceUncertain = true
    stage.tap(at: point)
    adoptTexts()
  }

  /// A tap may have hit a menu that cuts or pastes.
  private func adoptTexts() {
    for text in texts { if let shown = text.shown { text.text = Array(shown) } }
  }

  /// A key that moves, or whose keyboard leaves, writes at most itself.
  private func typeHastily() {
    let seen = keys.filter { $0.meaning == .text }
    guard !seen.isEmpty, let edited else { return }
    let most = 4 + (edited.selection?.count ?? 0)
    let key = seen[random.roll(0..<seen.count)]
    guard stage.screen.bounds.contains(key.center) else { return }
    note("hasty key \(key.label)")
    isSpaceUncertain = true
    keepSecrets()
    undisturbed { stage.tap(at: key.center) }
    for text in texts {
      guard let shown = text.shown, shown != String(text.text) else { continue }
      if abs(shown.count - text.text.count) > most { fail("a key has made \(shown) of \(String(text.text))") }
      text.text = Array(shown)
    }
  }

  private func typeTab() {
    undisturbed { _ = stage.settle() }
    note("key of hardware: tab")
    isSpaceUncertain = true
    if let text = edited, text.view is UITextView, let selection = text.selection { write("\t", in: text, selection) }
    stage.key(.keyboardTab)
  }

  // MARK: Input

  /// The view whose input changes: mostly that which is edited.
  private func target() -> (any UIView & UITextInput)? {
    random.roll(0..<3) > 0 ? edited?.view ?? anyText()?.view : anyText()?.view
  }

  private func changeInput() {
    guard let view = target() else { return }
    isSpaceUncertain = true
    let types: [UIKeyboardType] = [
      .default, .emailAddress, .URL, .numberPad, .phonePad, .decimalPad, .twitter, .webSearch, .numbersAndPunctuation,
    ]
    let type = types[random.roll(0..<types.count)]
    note("keyboard type \(type.rawValue)")
    if let field = view as? UITextField {
      field.keyboardType = type
      field.returnKeyType = [.default, .next, .done, .search][random.roll(0..<4)]
      field.autocapitalizationType = [.none, .words, .sentences, .allCharacters][random.roll(0..<4)]
    } else if let text = view as? UITextView {
      text.keyboardType = type
      text.keyboardAppearance = random.roll(0..<2) == 0 ? .dark : .default
    }
    view.reloadInputViews()
  }

  private func changePanels() {
    guard let view = target() else { return }
    isSpaceUncertain = true
    let height = [0, 0, 30, 44, 120, 700][random.roll(0..<6)]
    let panel = height == 0 ? nil : InputPanel(height: CGFloat(height))
    if let panel { record("panel", panel) }
    let isInput = random.roll(0..<2) == 0
    note("\(isInput ? "input" : "accessory") of \(height)")
    if let field = view as? UITextField {
      if isInput { field.inputView = panel } else { field.inputAccessoryView = panel }
    } else if let text = view as? UITextView {
      if isInput { text.inputView = panel } else { text.inputAccessoryView = panel }
    }
    view.reloadInputViews()
  }

  private func toggle() {
    if isToggling { return }
    isToggling = true
    defer { isToggling = false }
    // What turns it off in a message does not turn it on again before all have been told.
    isOn = depth == 0 && random.roll(0..<3) > 0
    note("turned \(isOn ? "on" : "off")")
    isSpaceUncertain = true
    stage.screen.application.showsKeyboardOnScreen = isOn
  }

  private func changeLanguages() {
    languages = [["en"], ["de", "en"], ["fr"], ["es", "fr", "de"]][random.roll(0..<4)]
    note("languages \(languages)")
    isSpaceUncertain = true
    stage.screen.application.keyboardLanguages = languages
  }

  private func changeText() {
    guard let text = anyText(), let view = text.view, text.stored == nil else { return }
    let new = ["", "Some words. ", "42"][random.roll(0..<3)]
    note("text of \(text.name)")
    isSpaceUncertain = true
    text.text = Array(new)
    if let field = view as? UITextField { field.text = new } else { (view as? UITextView)?.text = new }
  }

  // MARK: Surroundings

  private func turn() {
    // The system turns the window between two frames.
    if depth > 0 { return }
    let size = Self.sizes[random.roll(0..<Self.sizes.count)]
    let duration = [0, 0.3][random.roll(0..<2)]
    note("turn to \(size) in \(duration)")
    forgetPlace()
    stage.resize(to: size, safeAreaInsets: Self.insets(size), duration: duration)
  }

  private func leave() {
    guard let text = anyText(), text.stored == nil, let view = text.view, !(view is UISearchTextField),
      let parent = view.superview
    else {
      return
    }
    // What constraints hold stays where it is.
    guard view.translatesAutoresizingMaskIntoConstraints, !removed.contains(where: { $0.view === view }) else { return }
    note("\(text.name) leaves")
    isSpaceUncertain = true
    removed.append((view, { [weak parent] in parent }))
    view.removeFromSuperview()
  }

  private func comeBack() {
    guard !removed.isEmpty else { return }
    let (view, parent) = removed.remove(at: random.roll(0..<removed.count))
    note("a text comes back")
    parent()?.addSubview(view)
  }

  private func changeSurroundings() {
    note("surroundings")
    switch random.roll(0..<6) {
    case 0: stage.window.overrideUserInterfaceStyle = random.roll(0..<2) == 0 ? .dark : .unspecified
    case 1:
      stage.screen.contentSizeCategory = [.large, .accessibilityExtraLarge, .extraSmall][random.roll(0..<3)]
    case 2: UIView.setAnimationsEnabled(random.roll(0..<3) > 0)
    case 3: front?.turnPage(animated: random.roll(0..<2) == 0)
    case 4:
      for scroller in front?.scrollViews ?? [] {
        scroller.keyboardDismissMode = [.none, .onDrag, .interactive, .interactiveWithAccessory][random.roll(0..<4)]
      }
    default: stage.window.semanticContentAttribute = random.roll(0..<2) == 0 ? .forceRightToLeft : .unspecified
    }
  }

  private func changeRows() {
    guard let table = front?.table, !table.rows.isEmpty else { return }
    if random.roll(0..<2) == 0 {
      note("reload")
      table.table.reloadData()
    } else {
      let index = random.roll(0..<table.rows.count)
      note("delete row \(index)")
      table.delete(at: index, animated: random.roll(0..<2) == 0)
    }
    isSpaceUncertain = true
  }

  // MARK: Screens

  private func push() {
    guard navigation.viewControllers.count < 4 else { return }
    let screen = newScreen()
    let isAnimated = random.roll(0..<3) > 0
    note("push \(screen.title ?? "") (\(screen.place)), animated \(isAnimated)")
    navigation.pushViewController(screen, animated: isAnimated)
  }

  private func pop() {
    guard navigation.viewControllers.count > 1 else { return }
    note("pop")
    navigation.popViewController(animated: random.roll(0..<3) > 0)
  }

  private func present() {
    guard presented.count < 3, let last = presented.last ?? navigation.topViewController, !last.isBeingDismissed else { return }
    let isAnimated = random.roll(0..<3) > 0
    if random.roll(0..<4) == 0 {
      note("present an alert")
      let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
      if random.roll(0..<2) == 0 { alert.addTextField { _ in } }
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      record("alert", alert)
      return last.present(alert, animated: isAnimated)
    }
    let screen = newScreen()
    screen.modalPresentationStyle = [.pageSheet, .formSheet, .fullScreen, .overFullScreen][random.roll(0..<4)]
    note("present \(screen.title ?? "") (\(screen.place)) as \(screen.modalPresentationStyle), animated \(isAnimated)")
    last.present(screen, animated: isAnimated)
  }

  private func dismiss() {
    guard let last = presented.last else { return }
    note("dismiss")
    last.dismiss(animated: random.roll(0..<3) > 0)
  }

  // MARK: Scrolling

  private var scroller: UIScrollView? {
    let shown = (front?.scrollViews ?? []).filter { $0.window != nil }
    return shown.isEmpty ? nil : shown[random.roll(0..<shown.count)]
  }

  private func scrollByCode() {
    guard let scroller else { return }
    note("offset")
    scroller.setContentOffset(CGPoint(x: 0, y: CGFloat(random.roll(0..<900))), animated: random.roll(0..<2) == 0)
  }

  private func flick() {
    let bounds = stage.screen.bounds
    note("flick")
    isSpaceUncertain = true
    forgetPlace()
    isPulling = true
    stage.flick(
      from: CGPoint(x: bounds.width * 0.9, y: keyboardTop * 0.6), velocity: CGPoint(x: 0, y: random.between(-1500, 1500)))
    stage.advance(by: 1.0 / 20)
    isPulling = false
  }

  /// A finger goes from above the keyboard down into it, and perhaps up again; meanwhile anything may be done.
  private func pull() {
    let (x, start) = (stage.screen.bounds.width * 0.9, keyboardTop * random.between(0.2, 0.98))
    note("finger down at \(start)")
    isSpaceUncertain = true
    forgetPlace()
    isPulling = true
    stage.touch(.began, at: CGPoint(x: x, y: start))
    var y = start
    for _ in 0..<random.roll(1..<5) {
      let (from, to) = (y, stage.screen.bounds.height * random.between(0.05, 0.99))
      stage.move(for: 0.1) { part in [(.moved, CGPoint(x: x, y: from + (to - from) * part), 0)] }
      y = to
      note("finger at \(y)")
      if random.roll(0..<4) == 0 { operateInside() }
      if wrong != nil { return }
    }
    let end = CGPoint(x: min(x, stage.screen.bounds.width - 1), y: min(y, stage.screen.bounds.height - 1))
    let isCancelled = random.roll(0..<5) == 0
    stage.touch(isCancelled ? .cancelled : .ended, at: end)
    note(isCancelled ? "finger cancelled" : "finger up")
    stage.advance(by: 1.0 / 20)
    isPulling = false
  }
}
