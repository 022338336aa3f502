internal import Foundation
@_spi(UIKitModules) internal import UIKitCore

/// Undoes the changes that a person makes to a text, and what the app registers beside them, in the order in which they were made.
///
/// The steps of the text are the text's own: letters that are typed after each other are one.
final class TextUndoManager: UndoManager {
  private weak var editor: (any TextEditor)?

  init(_ editor: any TextEditor) {
    self.editor = editor
    super.init()
  }

  private var edited: EditedText? { editor?.edited }

  /// Whether the last step is one of the text.
  private var undoesText: Bool { (edited?.undoStamp ?? -1) > (undoStamp ?? -1) }

  /// Whether the step that was undone last is one of the text.
  private var redoesText: Bool { (edited?.redoStamp ?? -1) > (redoStamp ?? -1) }

  /// What the app registered cannot be redone any more when the text was changed after it was undone.
  private func forgetOutdated() {
    if let stamp = redoStamp, let edited, edited.changeStamp > stamp { super.forgetRedone() }
  }

  override var canUndo: Bool { edited?.canUndo ?? false || super.canUndo }

  override var canRedo: Bool {
    forgetOutdated()
    return edited?.canRedo ?? false || super.canRedo
  }

  override var undoActionName: String { undoesText ? "" : super.undoActionName }
  override var redoActionName: String { redoesText ? "" : super.redoActionName }

  override func forgetRedone() {
    super.forgetRedone()
    edited?.forgetRedone()
  }

  override func undo() {
    guard undoesText, let editor else { return super.undo() }
    post(.NSUndoManagerWillUndoChange)
    editor.undo(false)
    post(.NSUndoManagerDidUndoChange)
  }

  override func redo() {
    forgetOutdated()
    guard redoesText, let editor else { return super.redo() }
    post(.NSUndoManagerWillRedoChange)
    editor.undo(true)
    post(.NSUndoManagerDidRedoChange)
  }

  override func removeAllActions() {
    super.removeAllActions()
    edited?.forgetSteps()
  }
}
