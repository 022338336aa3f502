import ManualHost
import TestSupport
import UIKit

/// A field or a text view in a scroll view, whose text a person and code change; compared with an array of scalars and whole former texts.
///
/// The letters join with their neighbours: combining marks, emoji of several scalars, the halves of flags, of line feeds and of syllables.
@MainActor final class TextsWorld: NSObject, RandomProgram {
  enum Kind: CaseIterable { case field, scrollingView, growingView }

  let stage = ManualStage(size: CGSize(width: 300, height: 400), scale: 1)
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
  let kind: Kind
  let input: any UIView & UITextInput
  var random: SeededGenerator
  var model = PlainText()
  private(set) var operations = 0
  private(set) var batches = 0
  private var log: [String] = []
  /// What was wrong with a search.
  var wrongSearch: String?
  /// A search in the view's text; nil in a field.
  private(set) lazy var session = view.map { UITextSearchingFindSession(searchableObject: $0) }
  /// Whether the last step has shown the caret.
  var showsCaret = false

  var answered: Set<String> { [] }

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    kind = Kind.allCases[random.roll(0..<3)]
    input = kind == .field ? UITextField() : UITextView()
    super.init()
    stage.window.addSubview(scrollView)
    place()
    view?.isScrollEnabled = kind == .scrollingView
    if random.roll(0..<2) == 0 { view?.spellCheckingType = .yes }
    view?.delegate = self
    (input as? UITextField)?.addAction(UIAction { [weak self] _ in self?.grow() }, for: .editingChanged)
    scrollView.addSubview(input)
    stage.advance(by: 0)
    input.becomeFirstResponder()
    _ = stage.settle()
  }

  var field: UITextField? { input as? UITextField }
  var view: UITextView? { input as? UITextView }

  private func place() {
    let start = CGPoint(x: 20, y: CGFloat(random.roll(0..<900)))
    input.frame = CGRect(origin: start, size: CGSize(width: random.roll(60..<240), height: kind == .field ? 34 : 120))
    grow()
  }

  /// Gives a view that does not scroll the height of its text, and the scroll view its content.
  func grow() {
    if kind == .growingView { input.frame.size.height = input.sizeThatFits(CGSize(width: input.frame.width, height: 0)).height }
    scrollView.contentSize = CGSize(width: 300, height: max(1_500, input.frame.maxY + 100))
  }

  func note(_ text: String, isChange: Bool = false) {
    operations += 1
    if isChange { batches += 1 }
    log.append(text)
  }

  func run() -> String? {
    for _ in 0..<50 {
      showsCaret = false
      step()
      stage.advance(by: random.roll(0..<4) == 0 ? 0.4 : 0)
      if let wrong = broken() { return ([wrong] + log.suffix(12)).joined(separator: "\n  ") }
    }
    return nil
  }
}

extension TextsWorld: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) { grow() }
}
