internal import UIKit

/// The menus of the desk in the menu bar.
@MainActor enum DeskMenus {
  static let newNote = Selector("newNote:")
  static let newDesk = Selector("newDesk:")

  static func build(_ builder: any UIMenuBuilder, folders: [DeskFolder]) {
    let new = UIMenu(
      title: "", identifier: UIMenu.Identifier("desk.new"), options: .displayInline,
      children: [
        UIKeyCommand(title: "New Note", action: newNote, input: "n", modifierFlags: .command),
        UIKeyCommand(title: "New Window", action: newDesk, input: "n", modifierFlags: [.command, .shift]),
      ])
    builder.insertChild(new, atStartOfMenu: .file)
    let move = folders.enumerated().map { index, folder in
      UIKeyCommand(
        title: folder.name, action: Selector("moveNote:"), input: "\(index + 1)", modifierFlags: [.command, .alternate],
        propertyList: folder.id)
    }
    let note = UIMenu(
      title: "Note", identifier: UIMenu.Identifier("desk.note"),
      children: [
        UIKeyCommand(title: "Open in New Window", action: Selector("openNote:"), input: "o", modifierFlags: .command),
        UIKeyCommand(title: "Duplicate", action: Selector("duplicateNote:"), input: "d", modifierFlags: .command),
        UIMenu(title: "Move to", children: move),
        UIKeyCommand(
          title: "Delete", action: Selector("deleteNote:"), input: UIKeyCommand.inputDelete, modifierFlags: .command,
          attributes: .destructive),
      ])
    builder.insertSibling(note, afterMenu: .edit)
  }
}

extension NSUserActivity {
  static let deskType = "desk"
  static let noteType = "note"

  /// A window with all columns.
  static var desk: NSUserActivity { NSUserActivity(activityType: deskType) }

  /// A window with one note.
  static func note(_ id: Int) -> NSUserActivity {
    let activity = NSUserActivity(activityType: noteType)
    activity.userInfo = ["note": id]
    return activity
  }
}
