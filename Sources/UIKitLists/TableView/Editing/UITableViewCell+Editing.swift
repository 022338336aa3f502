internal import Foundation
internal import UIKitCore

/// What a cell has only while it is edited.
@MainActor struct CellEditor {
  var control: EditControl?
  var reorderControl: ReorderControl?
}

extension UITableViewCell {
  func changeEditing(_ isOn: Bool, animated: Bool) {
    guard isOn != state.isEditing else { return }
    if isOn { makeEditor() }
    let states = announceStates(showsEditControl: isOn && editor?.control != nil)
    changeLook(animated: animated) {
      changeState { $0.isEditing = isOn }
      replaceAccessory()
    } completion: { [weak self] in
      guard let self, state.isEditing == isOn else { return }
      if !isOn { dropEditor() }
      if let states { didTransition(to: states) }
    }
  }

  /// Lays out after `changes`; `completion` is called when that has been seen.
  func changeLook(animated: Bool, _ changes: () -> Void, completion: @escaping @MainActor () -> Void) {
    guard animated else {
      changes()
      setNeedsLayout()
      return completion()
    }
    UIView.animate(springDuration: UITableView.updateDuration, options: .allowUserInteraction) {
      changes()
      setNeedsLayout()
      layoutIfNeeded()
    } completion: { _ in
      completion()
    }
  }

  /// Says where the cell is going; nil where it is that already.
  func announceStates(showsEditControl: Bool? = nil, confirmsDeletion: Bool? = nil) -> StateMask? {
    var states = storedStates
    if let showsEditControl { states.set(.showingEditControl, showsEditControl) }
    if let confirmsDeletion { states.set(.showingDeleteConfirmation, confirmsDeletion) }
    guard states != storedStates else { return nil }
    willTransition(to: states)
    storedStates = states
    return states
  }

  // MARK: Parts

  private func makeEditor() {
    dropEditor()
    var editor = CellEditor()
    if let editMark {
      editor.control = EditControl(editMark) { [weak self] in
        if let self { shownTable?.editControlPressed(in: self) }
      }
      editor.control?.isTicked = state.isSelected
    }
    if showsReorderControl { editor.reorderControl = ReorderControl(self) }
    UIView.performWithoutAnimation {
      for case let part? in [editor.control, editor.reorderControl] as [UIView?] { addSubview(part) }
      self.editor = editor
      layoutEditor()
    }
  }

  func dropEditor() {
    guard let editor else { return }
    for part in [editor.control, editor.reorderControl] as [UIView?] { part?.removeFromSuperview() }
    self.editor = nil
  }

  /// As for a row that nobody edits: when it serves another row.
  func forgetEditing() {
    dropTray()
    dropEditor()
    storedStates = []
    replaceAccessory()
  }

  // MARK: Places

  /// What the content leaves free at its start.
  var editRoom: CGFloat { state.isEditing && shouldIndentWhileEditing ? Self.editRoom(sideMargin) : 0 }

  /// Chosen: the mark starts where the text did.
  private static func editRoom(_ margin: CGFloat) -> CGFloat { margin + EditControl.diameter }

  /// What the accessory leaves free at its end.
  var reorderRoom: CGFloat { state.isEditing && editor?.reorderControl != nil ? reorderWidth : 0 }

  private var reorderWidth: CGFloat { ReorderControl.width + sideMargin - ReorderControl.margin }

  /// On their way in and out they are just beyond the edges.
  func layoutEditor() {
    guard let editor else { return }
    let isOn = state.isEditing
    if let control = editor.control {
      let room = Self.editRoom(sideMargin)
      place(control, CGRect(x: isOn ? look.insets.leading : -room, y: 0, width: room, height: bounds.height))
      control.isTicked = state.isSelected
    }
    if let control = editor.reorderControl {
      let x = bounds.width - (isOn ? look.insets.trailing + reorderWidth : 0)
      place(control, CGRect(x: x, y: 0, width: reorderWidth, height: bounds.height))
    }
  }

  /// The table that shows the cell, or carries it.
  var shownTable: UITableView? { superview as? UITableView }
}

extension UITableViewCell.StateMask {
  fileprivate mutating func set(_ member: Self, _ isIn: Bool) {
    if isIn { insert(member) } else { remove(member) }
  }
}
