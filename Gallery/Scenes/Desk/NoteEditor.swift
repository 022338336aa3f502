internal import UIKit

/// The text of a note, to edit.
final class NoteEditor: UIViewController, UITextViewDelegate, NoteStoreObserver {
  private let store: NoteStore
  let text = UITextView()
  private let empty = UILabel()

  init(_ store: NoteStore, note: Int? = nil) {
    (self.store, self.note) = (store, note)
    super.init(nibName: nil, bundle: nil)
    store.add(self)
  }

  required init?(coder: NSCoder) { nil }

  /// The note that shows; nil for none.
  var note: Int? {
    didSet { if note != oldValue { showNote() } }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    text.textContainerInset = UIEdgeInsets(top: 14, left: 14, bottom: 14, right: 14)
    text.accessibilityLabel = "Note text"
    text.keyboardDismissMode = .onDrag
    text.delegate = self
    empty.text = "No note"
    empty.textAlignment = .center
    empty.textColor = .secondaryLabel
    empty.font = .preferredFont(forTextStyle: .title2)
    empty.adjustsFontForContentSizeCategory = true
    for child in [text, empty] {
      child.frame = view.bounds
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(child)
    }
    showNote()
  }

  private func showNote() {
    guard isViewLoaded else { return }
    let shown = note.flatMap { store.note($0) }
    text.isHidden = shown == nil
    empty.isHidden = shown != nil
    if shown == nil { text.resignFirstResponder() }
    text.text = shown?.text ?? ""
    text.selectedRange = NSRange(location: 0, length: 0)
    text.contentOffset.y = -text.adjustedContentInset.top
    title = shown?.title
  }

  func notesChanged(_ id: Int?) {
    guard isViewLoaded, let note else { return }
    guard let shown = store.note(note) else { return showNote() }
    title = shown.title
    guard id == note, text.text != shown.text else { return }
    // Another window has changed the text.
    let (selection, offset) = (text.selectedRange, text.contentOffset)
    text.text = shown.text
    text.selectedRange = NSRange(location: min(selection.location, text.textStorage.length), length: 0)
    text.contentOffset = offset
  }

  func textViewDidChange(_ textView: UITextView) {
    if let note { store.setText(text.text, of: note) }
  }
}
