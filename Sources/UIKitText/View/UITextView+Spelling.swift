internal import Foundation
internal import UIKitCore
internal import UIKitGraphics

// Misspelt words in a text that is edited.
extension UITextView {
  /// Begins to check, or ends it: only a text that is edited is checked.
  func spellingChanged() {
    let checks = isEditing && spellCheckingType == .yes
    if checks == (spelling != nil) { return }
    spelling?.stop()
    spelling = checks ? TextSpelling(self, spellChecker) : nil
    setNeedsLayout()
  }

  /// Guesses in the menu at most, as on iOS by eye. Our choice.
  private static let mostGuesses = 5

  var spellingActions: [UIMenuElement] {
    guard let spelling, let mark = spelling.mark(around: edited.selection) else { return [] }
    let word = (edited.text as NSString).substring(with: mark)
    let guesses = spellChecker.guesses(forWordRange: mark, in: edited.text, language: spelling.language) ?? []
    let replacing = guesses.prefix(Self.mostGuesses).map { guess in
      UIAction(title: guess) { [weak self] _ in self?.replaceMisspelt(mark, word, by: guess) }
    }
    let none = UIAction(title: "No Guesses Found", attributes: .disabled) { _ in }
    let commands = [
      UIAction(title: "Ignore Spelling") { [weak self] _ in
        self?.spellChecker.ignoreWord(word)
        self?.spelling?.checkAgain()
      },
      UIAction(title: "Learn Spelling") { [weak self] _ in
        UITextChecker.learnWord(word)
        self?.spelling?.checkAgain()
      },
    ]
    return [
      UIMenu(title: "", options: .displayInline, children: replacing.isEmpty ? [none] : replacing),
      UIMenu(title: "", options: .displayInline, children: commands),
    ]
  }

  /// Replaces a word if it is still there.
  private func replaceMisspelt(_ range: NSRange, _ word: String, by guess: String) {
    guard isEditing, NSMaxRange(range) <= edited.length, (edited.text as NSString).substring(with: range) == word else { return }
    finishMarked()
    changeByPerson(range, guess)
  }
}
