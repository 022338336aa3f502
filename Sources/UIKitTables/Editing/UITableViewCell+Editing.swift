internal import UIKitControls
internal import Foundation
internal import UIKitCore
internal import UIKitLists

/// The controls of a cell in editing mode.
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

  /// Sends `willTransition(to:)` with the new state mask; returns nil, without a message, if the mask does not change.
  func announceStates(showsEditControl: Bool? = nil, confirmsDeletion: Bool? = nil) -> StateMask? {
    var states = storedStates
    if let showsEditControl { states.set(.showingEditControl, showsEditControl) }
    if let confirmsDeletion { states.set(.showingDeleteConfirmation, confirmsDeletion) }
    guard states != storedStates else { return nil }
    willTransition(to: states)
    storedStates = states
    return states
  }

  // MARK: Editing controls

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

  /// Removes editing controls, swipe actions and state before the cell is reused for another row.
  func forgetEditing() {
    dropTray()
    dropEditor()
    storedStates = []
    replaceAccessory()
  }

  // MARK: Layout

  /// Width that the content leaves free at its leading side.
  var editRoom: CGFloat { state.isEditing && shouldIndentWhileEditing ? Self.editRoom(sideMargin) : 0 }

  /// Width of the edit control: margin + diameter, so that the circle starts where the text did. Our choice.
  private static func editRoom(_ margin: CGFloat) -> CGFloat { margin + EditControl.diameter }

  /// Width that the accessory leaves free at its trailing side.
  var reorderRoom: CGFloat { state.isEditing && editor?.reorderControl != nil ? reorderWidth : 0 }

  private var reorderWidth: CGFloat { ReorderControl.width + sideMargin - ReorderControl.margin }

  /// Places the controls; outside of editing mode just beyond the edges, where their animation starts and ends.
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

  /// The table that shows or drags the cell.
  var shownTable: UITableView? { superview as? UITableView }
}

extension UITableViewCell.StateMask {
  fileprivate mutating func set(_ member: Self, _ isIn: Bool) {
    if isIn { insert(member) } else { remove(member) }
  }
}
