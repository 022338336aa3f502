import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitText
@testable import UIKitKeyboard

/// A screen with the keyboard turned on, and a person who touches its keys.
@MainActor final class KeyboardRig {
  let stage: ManualStage
  private(set) var news: [News] = []
  private var observers: [any NSObjectProtocol] = []

  struct News: Equatable {
    var name: String
    var begin: CGRect
    var end: CGRect
    var duration: TimeInterval
  }

  init(
    size: CGSize = CGSize(width: 390, height: 844), safeArea: UIEdgeInsets = .zero, languages: [String] = ["en"],
    isOn: Bool = true
  ) {
    stage = ManualStage(size: size, scale: 2, safeAreaInsets: safeArea)
    stage.screen.application.keyboardLanguages = languages
    if isOn { stage.screen.application.showsKeyboardOnScreen = true }
    watch()
  }

  isolated deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

  private func watch() {
    let names: [Notification.Name] = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
      UIResponder.keyboardDidHideNotification, UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ]
    for name in names {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: stage.screen, queue: nil) { [weak self] note in
          let info = note.userInfo
          let news = News(
            name: note.name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "").replacingOccurrences(
              of: "Notification", with: ""),
            begin: (info?["UIKeyboardFrameBeginUserInfoKey"] as? NSValue)?.cgRectValue ?? .null,
            end: (info?["UIKeyboardFrameEndUserInfoKey"] as? NSValue)?.cgRectValue ?? .null,
            duration: (info?["UIKeyboardAnimationDurationUserInfoKey"] as? NSNumber)?.doubleValue ?? -1)
          MainActor.assumeIsolated { self?.news.append(news) }
        })
    }
  }

  /// Returns and forgets the notifications so far.
  func takeNews() -> [News] {
    defer { news = [] }
    return news
  }

  var presenter: KeyboardPresenter { stage.screen.keyboard as! KeyboardPresenter }
  var host: KeyboardHost? { presenter.window?.host }
  var keyboard: KeyboardView { presenter.window!.host.keyboard }
  var isShown: Bool { presenter.window.map { !$0.isHidden } ?? false }
  var top: CGFloat { presenter.top ?? stage.screen.bounds.height }

  func frames(_ count: Int = 1) { stage.advance(by: Double(count) / 60) }
  func settle() { #expect(stage.settle()) }

  // MARK: Touching keys

  func index(of action: KeyAction) -> Int? { keyboard.keys.firstIndex { $0.action == action } }

  /// The middle of a key on the screen.
  func center(_ index: Int) -> CGPoint {
    let view = keyboard.keyViews[index]
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  func center(of action: KeyAction) throws -> CGPoint {
    center(try #require(index(of: action), "no key \(action) among \(keyboard.keys.map(\.action))"))
  }

  func tap(_ action: KeyAction) throws {
    stage.tap(at: try center(of: action))
    stage.advance(by: 0.03)
  }

  /// Types as a person does: by the keys that show, by shift, other planes and alternatives of keys.
  func type(_ text: String) throws {
    for letter in text { try type(letter) }
  }

  private func type(_ letter: Character) throws {
    if letter == " " { return try tap(.space) }
    if letter == "\n" { return try tap(.enter) }
    for _ in 0..<6 {
      let caps = keyboard.keys.map { key in if case .text(let text) = key.action { keyboard.state.cap(of: text) } else { "" } }
      if let index = caps.firstIndex(of: String(letter)) {
        stage.tap(at: center(index))
        stage.advance(by: 0.03)
        return
      }
      if letter.isLetter {
        let lower = letter.lowercased()
        if keyboard.state.plane != .letters {
          try tap(.plane(.letters))
        } else if index(of: .text(lower)) != nil {
          try tap(.shift)
          // Two taps that follow at once are caps lock.
          stage.advance(by: 0.4)
        } else {
          return try typeAlternative(letter)
        }
      } else if keyboard.keys.contains(where: { hasAlternative($0, String(letter)) }) {
        return try typeAlternative(letter)
      } else {
        try tap(.plane(keyboard.state.plane == .digits ? .symbols : .digits))
      }
    }
    Issue.record("no key writes \(letter)")
  }

  private func hasAlternative(_ key: KeyboardKey, _ letter: String) -> Bool {
    if case .text(let text) = key.action { keyboard.language.alternatives(to: text).contains(letter) } else { false }
  }

  private func typeAlternative(_ letter: Character) throws {
    let lower = letter.lowercased()
    let index = keyboard.keys.firstIndex { hasAlternative($0, lower) }
    let start = center(try #require(index, "no key has the alternative \(letter)"))
    stage.touch(.began, at: start)
    stage.advance(by: 0.6)
    let shape = try #require(keyboard.choice?.shape)
    let option = try #require(shape.options.firstIndex { $0.lowercased() == lower })
    let x = shape.left + shape.optionWidth * (CGFloat(option) + 0.5)
    let end = keyboard.convert(CGPoint(x: x, y: shape.balloon.midY), to: nil)
    stage.touch(.moved, at: end)
    stage.advance(by: 0.02)
    stage.touch(.ended, at: end)
    stage.advance(by: 0.03)
  }
}

/// A text field of 200 by 34 points.
@MainActor func makeField(y: CGFloat, _ capitalization: UITextAutocapitalizationType = .sentences) -> UITextField {
  let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 34))
  field.autocapitalizationType = capitalization
  return field
}
