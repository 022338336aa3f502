import Testing
import UIKitCore
@testable import UIKitKeyboard

/// The machine of planes and shift.
@Suite struct KeyboardStateTests {
  /// A keyboard with a text at whose end it writes, as an editor would.
  private struct Typist {
    var state: KeyboardState
    var text: String
    var time = 0.0

    init(
      _ text: String = "", _ capitalization: UITextAutocapitalizationType = .sentences, type: UIKeyboardType = .default,
      isSecure: Bool = false
    ) {
      var traits = KeyboardTraits()
      (traits.capitalization, traits.type, traits.isSecure) = (capitalization, type, isSecure)
      self.text = text
      state = KeyboardState(traits, KeyboardContext(before: text, hasText: !text.isEmpty))
    }

    mutating func press(_ action: KeyAction, after delay: Double = 1) {
      time += delay
      switch state.press(action, at: time) {
      case .insert(let text): self.text += text
      case .delete: _ = text.popLast()
      case .enter: text += "\n"
      case .endSentence: text = String(text.dropLast()) + ". "
      case .nextLanguage, .dismiss, nil: break
      }
      state.settle(in: KeyboardContext(before: text, hasText: !text.isEmpty))
      if action == .shift { state.releaseShift() }
    }

    mutating func type(_ letters: String) {
      for letter in letters { press(letter == " " ? .space : .text(String(letter))) }
    }
  }

  @Test func aSentenceBeginsWithACapitalLetter() {
    for (before, isCapital) in [
      ("", true), ("a", false), ("a ", false), ("a.", false), ("a. ", true), ("a!  ", true), ("a?\" ", true), ("a,) ", false),
      ("a\n", true), ("a\n ", true), ("…  ", true), ("(a.) ", true), (" ", true),
    ] {
      #expect((Typist(before).state.shift == .once) == isCapital, "\(before)")
    }
  }

  @Test func wordsAndAllLettersAndNone() {
    var words = Typist("", .words)
    words.type("new york")
    #expect(words.text == "New York")
    var all = Typist("", .allCharacters)
    all.type("ab c")
    #expect(all.text == "AB C")
    var none = Typist("", .none)
    none.type("ab. c")
    #expect(none.text == "ab. c")
    for typist in [Typist("", type: .emailAddress), Typist("", type: .URL), Typist("", isSecure: true)] {
      #expect(typist.state.shift == .off)
    }
  }

  @Test func shiftHoldsForOneLetterAndTwoTapsLockIt() {
    var typist = Typist("x", .none)
    typist.press(.shift)
    typist.type("ab")
    #expect(typist.text == "xAb")
    typist.press(.shift)
    typist.press(.shift, after: 0.2)
    #expect(typist.state.shift == .locked)
    typist.type("cd")
    typist.press(.shift)
    typist.type("e")
    #expect(typist.text == "xAbCDe")
    typist.press(.shift)
    typist.press(.shift, after: 0.5)
    #expect(typist.state.shift == .off, "two slow taps are two changes")
  }

  @Test func twoTapsLockFromAnAutomaticCapitalToo() {
    var typist = Typist()
    typist.press(.shift)
    #expect(typist.state.shift == .off)
    typist.press(.shift, after: 0.2)
    #expect(typist.state.shift == .locked)
    typist.type("ok. ")
    #expect(typist.text == "OK. " && typist.state.shift == .locked)
  }

  @Test func aPersonMayDeclineTheCapital() {
    var typist = Typist()
    typist.press(.shift)
    typist.type("iphone")
    #expect(typist.text == "iphone")
    typist.type(". a")
    #expect(typist.text == "iphone. A")
  }

  @Test func aHeldShiftWritesCapitalsUntilItIsReleased() {
    var typist = Typist("x", .none)
    _ = typist.state.press(.shift, at: 1)
    typist.type("ab")
    typist.state.releaseShift()
    typist.type("c")
    #expect(typist.text == "xABc")
  }

  @Test func twoSpacesEndASentence() {
    var typist = Typist()
    typist.type("well  ok   ")
    #expect(typist.text == "Well. Ok.  ")
    var afterMark = Typist()
    afterMark.type("so,  ")
    #expect(afterMark.text == "So,  ", "a mark ends no sentence again")
    var mail = Typist("a", type: .emailAddress)
    mail.type("  ")
    #expect(mail.text == "a  ")
    var interrupted = Typist("a", .none)
    interrupted.press(.space)
    interrupted.press(.shift)
    interrupted.press(.space)
    #expect(interrupted.text == "a  ")
  }

  @Test func lettersComeBackAfterASpaceAndAnApostrophe() {
    var typist = Typist("a", .none)
    typist.press(.plane(.digits))
    typist.type("12")
    #expect(typist.state.plane == .digits)
    typist.press(.space)
    #expect(typist.state.plane == .letters)
    typist.press(.plane(.symbols))
    typist.press(.text("'"))
    #expect(typist.state.plane == .letters)
    var numbers = Typist("", type: .numbersAndPunctuation)
    #expect(numbers.state.plane == .digits)
    numbers.type("1 2")
    #expect(numbers.state.plane == .digits && numbers.text == "1 2")
  }

  @Test func aCapitalHasOneLetter() {
    var typist = Typist()
    typist.press(.shift)
    typist.press(.shift, after: 0.1)
    typist.type("straße.com")
    typist.press(.text(".com"))
    #expect(typist.text == "STRAẞE.COM.com")
  }

  @Test func aTextWithOtherTraitsBeginsAnew() {
    var state = KeyboardState(KeyboardTraits(), KeyboardContext(before: "a", hasText: true))
    _ = state.press(.plane(.symbols), at: 0)
    var other = KeyboardTraits()
    other.type = .webSearch
    state.adopt(KeyboardTraits(), KeyboardContext(before: "b", hasText: true))
    #expect(state.plane == .symbols)
    state.adopt(other, KeyboardContext())
    #expect(state.plane == .letters && state.shift == .once)
  }
}

/// Which finger's key acts when.
@Suite struct KeyFingersTests {
  @Test func aKeyActsWhenItsFingerLeaves() {
    var fingers = KeyFingers()
    #expect(fingers.down(1, on: 5) == [] && fingers.pressed == [5])
    #expect(fingers.move(1, to: 6) && !fingers.move(1, to: 6) && fingers.pressed == [6])
    #expect(fingers.up(1) == 6 && fingers.fingers.isEmpty && fingers.up(1) == nil)
  }

  @Test func theNextFingerMakesTheFirstKeyAct() {
    var fingers = KeyFingers()
    _ = fingers.down(1, on: 5)
    #expect(fingers.down(2, on: 6) == [5] && fingers.pressed == [6])
    #expect(fingers.down(3, on: nil) == [6])
    #expect(fingers.up(1) == nil && fingers.up(2) == nil && fingers.up(3) == nil)
  }

  @Test func aCancelledFingerDoesNotAct() {
    var fingers = KeyFingers()
    _ = fingers.down(1, on: 5)
    fingers.cancel(1)
    #expect(fingers.down(2, on: 6) == [])
    fingers.spendAll()
    #expect(fingers.up(2) == nil)
  }
}
