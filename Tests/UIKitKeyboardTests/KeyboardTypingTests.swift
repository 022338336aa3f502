import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitText
@testable import UIKitKeyboard

/// Texts typed by touches of keys alone.
@MainActor @Suite struct KeyboardTypingTests {
  /// Return leads to the next field.
  private final class Form: NSObject, UITextFieldDelegate {
    let fields: [UITextField]
    var refused = ""

    init(_ fields: [UITextField]) {
      self.fields = fields
      super.init()
      for field in fields { field.delegate = self }
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      let index = fields.firstIndex { $0 === textField }!
      if index + 1 < fields.count { fields[index + 1].becomeFirstResponder() } else { textField.resignFirstResponder() }
      return true
    }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
      refused.isEmpty || !string.contains(refused)
    }
  }

  private func rig(_ views: UIView..., languages: [String] = ["en"], size: CGSize = CGSize(width: 390, height: 844))
    -> KeyboardRig
  {
    let rig = KeyboardRig(size: size, languages: languages)
    for view in views { rig.stage.window.addSubview(view) }
    rig.frames()
    return rig
  }

  @Test(arguments: [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 1024, height: 768)])
  func aFormInFourLanguages(size: CGSize) throws {
    let texts = [
      "The quick (brown) fox, 42% off!", "Zwölf Boxkämpfer jagen Viktor quer über den großen Deich", "Dès Noël où un zéphyr haï",
      "El pingüino añoraba su kilómetro; ¿cierto?",
    ]
    let form = Form((0..<4).map { makeField(y: 10 + 40 * CGFloat($0)) })
    let rig = KeyboardRig(size: size, languages: ["en", "de", "fr", "es"])
    for field in form.fields { rig.stage.window.addSubview(field) }
    rig.frames()
    rig.stage.tap(at: CGPoint(x: 60, y: 25))
    rig.settle()
    for (index, text) in texts.enumerated() {
      #expect(form.fields[index].isEditing && rig.keyboard.language == KeyboardLanguage.all[index])
      try rig.type(text)
      #expect(form.fields[index].text == text)
      try rig.tap(.language)
      try rig.tap(.enter)
      rig.settle()
    }
    #expect(!rig.isShown && rig.presenter.top == nil)
  }

  @Test func aSpaceAfterASpaceIsAPeriod() throws {
    let field = makeField(y: 100)
    let rig = rig(field)
    field.becomeFirstResponder()
    rig.settle()
    try rig.type("hi")
    #expect(field.text == "hi", "a person who types small letters turns shift off")
    try rig.tap(.space)
    try rig.tap(.space)
    #expect(field.text == "hi. " && rig.keyboard.state.shift == .once)
  }

  @Test func aContextKeepsTheLayoutLastUsedInIt() throws {
    final class NamedField: UITextField {
      override var textInputContextIdentifier: String? { "notes" }
    }
    let (named, plain) = (NamedField(frame: CGRect(x: 20, y: 100, width: 200, height: 34)), makeField(y: 200))
    let rig = rig(named, plain, languages: ["en", "de"])
    #expect(UITextInputMode.activeInputModes.map(\.primaryLanguage) == ["en", "de"])
    var news = 0
    let token = NotificationCenter.default.addObserver(
      forName: UITextInputMode.currentInputModeDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { news += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    named.becomeFirstResponder()
    rig.settle()
    try rig.tap(.language)
    #expect(named.textInputMode?.primaryLanguage == "de" && rig.index(of: .text("ö")) != nil && news == 1)
    plain.becomeFirstResponder()
    rig.settle()
    #expect(plain.textInputMode?.primaryLanguage == "en" && rig.index(of: .text("ö")) == nil)
    named.becomeFirstResponder()
    rig.settle()
    #expect(named.textInputMode == UITextInputMode.activeInputModes[1])
    UIResponder.clearTextInputContextIdentifier("notes")
    plain.becomeFirstResponder()
    named.becomeFirstResponder()
    rig.settle()
    #expect(named.textInputMode?.primaryLanguage == "en" && rig.index(of: .text("ö")) == nil)
  }

  @Test func theEndOfASentenceIsOneChangeThatTheDelegateIsAskedFor() throws {
    let (field, other) = (makeField(y: 100, .none), makeField(y: 200))
    let asked = Asked()
    field.delegate = asked
    let rig = rig(field, other)
    field.becomeFirstResponder()
    rig.settle()
    try rig.type("hi ")
    asked.changes = []
    // The answer moves the focus; what has been agreed to is written nevertheless.
    asked.onChange = { other.becomeFirstResponder() }
    try rig.tap(.space)
    #expect(asked.changes.map(\.range) == [NSRange(location: 2, length: 1)] && asked.changes.map(\.text) == [". "])
    #expect(field.text == "hi. " && other.isFirstResponder && other.text == "")
    asked.onChange = {}
    field.becomeFirstResponder()
    rig.settle()
    try rig.type("o ")
    asked.refuses = true
    try rig.tap(.space)
    #expect(field.text == "hi. o ")
  }

  private final class Asked: NSObject, UITextFieldDelegate {
    var changes: [(range: NSRange, text: String)] = []
    var onChange: () -> Void = {}
    var refuses = false

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
      changes.append((range, string))
      onChange()
      return !refuses
    }
  }

  @Test func aDelegateIsAskedAndTheReturnKeyWaitsForText() throws {
    let field = makeField(y: 100, .none)
    (field.enablesReturnKeyAutomatically, field.returnKeyType) = (true, .send)
    let form = Form([field])
    form.refused = "x"
    let rig = rig(field)
    field.becomeFirstResponder()
    rig.settle()
    let enter = try #require(rig.index(of: .enter))
    #expect(rig.keyboard.keyViews[enter].accessibilityTraits.contains(.notEnabled))
    try rig.tap(.enter)
    #expect(field.isEditing)
    try rig.type("axb")
    #expect(field.text == "ab" && !rig.keyboard.keyViews[enter].accessibilityTraits.contains(.notEnabled))
    #expect(rig.keyboard.keyViews[enter].accessibilityLabel == "send")
    try rig.tap(.enter)
    #expect(!field.isEditing)
  }

  @Test func aHeldDeleteKeyRepeats() throws {
    let field = makeField(y: 100, .none)
    field.text = "abcdefghij"
    let rig = rig(field)
    field.becomeFirstResponder()
    rig.settle()
    let place = try rig.center(of: .delete)
    rig.stage.touch(.began, at: place)
    #expect(field.text == "abcdefghi", "it acts when the finger comes down")
    rig.stage.advance(by: 0.49)
    #expect(field.text == "abcdefghi")
    rig.stage.advance(by: 0.32)
    #expect(field.text == "abcde")
    rig.stage.touch(.moved, at: CGPoint(x: place.x - 150, y: place.y))
    rig.stage.advance(by: 1)
    rig.stage.touch(.ended, at: CGPoint(x: place.x - 150, y: place.y))
    #expect(field.text == "abcde", "a finger that has slid off deletes and writes nothing")
  }

  @Test func aKeyActsWhereTheFingerLeaves() throws {
    let field = makeField(y: 100, .none)
    let rig = rig(field)
    field.becomeFirstResponder()
    rig.settle()
    let (q, w) = (try rig.center(of: .text("q")), try rig.center(of: .text("w")))
    rig.stage.touch(.began, at: q)
    rig.stage.advance(by: 0.1)
    #expect(field.text == "")
    rig.stage.touch(.moved, at: w)
    rig.stage.touch(.ended, at: w)
    #expect(field.text == "w")
    rig.stage.touch(.began, at: q)
    rig.stage.touch(.moved, at: CGPoint(x: q.x, y: 300))
    rig.stage.touch(.ended, at: CGPoint(x: q.x, y: 300))
    #expect(field.text == "w", "beside the keyboard nothing acts")
    rig.stage.touch(.began, at: q)
    rig.stage.touch(.cancelled, at: q)
    #expect(field.text == "w")
  }

  @Test func theNextFingerWritesTheFirstKey() throws {
    let field = makeField(y: 100, .none)
    let rig = rig(field)
    field.becomeFirstResponder()
    rig.settle()
    let (a, k) = (try rig.center(of: .text("a")), try rig.center(of: .text("k")))
    rig.stage.touch(.began, at: a, id: 1)
    rig.stage.advance(by: 0.02)
    rig.stage.touch(.began, at: k, id: 2)
    #expect(field.text == "a")
    rig.stage.touch(.ended, at: a, id: 1)
    rig.stage.advance(by: 0.02)
    rig.stage.touch(.ended, at: k, id: 2)
    #expect(field.text == "ak")
    let shift = try rig.center(of: .shift)
    rig.stage.touch(.began, at: shift, id: 1)
    for _ in 0..<2 {
      rig.stage.touch(.began, at: k, id: 2)
      rig.stage.advance(by: 0.05)
      rig.stage.touch(.ended, at: k, id: 2)
    }
    rig.stage.touch(.ended, at: shift, id: 1)
    try rig.tap(.text("a"))
    #expect(field.text == "akKKa")
  }

  @Test func aFingerSlidesFromTheKeyOfDigitsToADigit() throws {
    let field = makeField(y: 100, .none)
    let rig = rig(field)
    field.becomeFirstResponder()
    rig.settle()
    let start = try rig.center(of: .plane(.digits))
    rig.stage.touch(.began, at: start)
    rig.stage.advance(by: 0.05)
    let digit = try rig.center(of: .text("7"))
    rig.stage.touch(.moved, at: digit)
    rig.stage.advance(by: 0.05)
    rig.stage.touch(.ended, at: digit)
    #expect(field.text == "7" && rig.keyboard.state.plane == .letters)
    try rig.tap(.plane(.digits))
    #expect(field.text == "7" && rig.keyboard.state.plane == .digits, "a tap stays on the plane")
  }

  @Test func aTextViewAndAPlainKeyInput() throws {
    final class Pad: UIView, UIKeyInput {
      var text = ""
      var hasText: Bool { !text.isEmpty }
      override var canBecomeFirstResponder: Bool { true }
      func insertText(_ text: String) { self.text += text }
      func deleteBackward() { _ = text.popLast() }
    }
    let (view, pad) = (
      UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), Pad(frame: CGRect(x: 0, y: 200, width: 9, height: 9))
    )
    let rig = rig(view, pad)
    view.becomeFirstResponder()
    rig.settle()
    try rig.type("A\nB")
    #expect(view.text == "A\nB")
    pad.becomeFirstResponder()
    rig.settle()
    try rig.type("Ab\n1")
    try rig.tap(.delete)
    #expect(pad.text == "Ab\n")
  }

  @Test func padsWriteNumbers() throws {
    let field = makeField(y: 100)
    field.keyboardType = .decimalPad
    let rig = rig(field, languages: ["de"])
    field.becomeFirstResponder()
    rig.settle()
    for action in [KeyAction.text("3"), .text(","), .text("1"), .text("4"), .delete] { try rig.tap(action) }
    #expect(field.text == "3,1")
    field.keyboardType = .numberPad
    field.reloadInputViews()
    rig.frames()
    let blank = rig.center(9)
    rig.stage.tap(at: blank)
    #expect(field.text == "3,1")
    field.keyboardType = .phonePad
    field.reloadInputViews()
    rig.frames()
    try rig.tap(.plane(.symbols))
    try rig.tap(.text("+"))
    try rig.tap(.plane(.letters))
    try rig.tap(.text("9"))
    #expect(field.text == "3,1+9")
  }

  @Test func keysOfHardwareAndTheCaretChangeShiftToo() throws {
    let field = makeField(y: 100)
    let rig = rig(field)
    field.becomeFirstResponder()
    rig.settle()
    #expect(rig.keyboard.state.shift == .once)
    rig.stage.typeText("ab")
    rig.frames()
    #expect(rig.keyboard.state.shift == .off)
    rig.stage.key(.keyboardHome)
    rig.frames()
    #expect(rig.keyboard.state.shift == .once && field.text == "ab")
  }

  // MARK: Hidden texts and assistive technologies

  @Test func noCalloutShowsWhatIsHidden() throws {
    let field = makeField(y: 100)
    let rig = rig(field)
    field.becomeFirstResponder()
    rig.settle()
    func callouts() -> [KeyCallout] { rig.keyboard.subviews.compactMap { $0 as? KeyCallout } }
    let e = try rig.center(of: .text("e"))
    rig.stage.touch(.began, at: e)
    #expect(callouts().count == 1 && callouts()[0].accessibilityElementsHidden && !callouts()[0].isAccessibilityElement)
    #expect(!callouts()[0].description.contains("e\"") && callouts()[0].accessibilityLabel == nil)
    rig.stage.touch(.ended, at: e)
    #expect(callouts().isEmpty)
    field.isSecureTextEntry = true
    field.reloadInputViews()
    rig.frames()
    rig.stage.touch(.began, at: try rig.center(of: .text("e")))
    #expect(callouts().isEmpty && rig.keyboard.state.shift == .off)
    rig.stage.touch(.ended, at: e)
    #expect(rig.keyboard.description.contains("Text") == false)
    #expect(field.keyboardContext.before.isEmpty && field.keyboardContext.hasText)
  }

  @Test func eachKeyHasANameAndActs() throws {
    let field = makeField(y: 100, .none)
    let rig = rig(field, languages: ["de", "en"])
    field.becomeFirstResponder()
    rig.settle()
    let names = rig.keyboard.keyViews.map { $0.accessibilityLabel ?? "" }
    #expect(names.allSatisfy { !$0.isEmpty } && names.contains("ü") && names.contains("Umschalttaste"))
    #expect(names.suffix(4) == ["Zahlen", "Nächste Tastatur", "Leerzeichen", "Return"])
    let shift = try #require(rig.index(of: .shift))
    let letter = try #require(rig.index(of: .text("ö")))
    #expect(rig.keyboard.keyViews[shift].accessibilityActivate() && rig.keyboard.keyViews[letter].accessibilityLabel == "Ö")
    #expect(rig.keyboard.keyViews[letter].accessibilityActivate())
    #expect(field.text == "Ö" && rig.keyboard.keyViews[letter].accessibilityLabel == "ö")
    #expect(rig.keyboard.keyViews[letter].accessibilityTraits == .keyboardKey)
  }
}
