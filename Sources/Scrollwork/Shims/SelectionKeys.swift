import UIKit

extension UIKeyCommand {
  /// A command that moves the selection of the grid that is first responder.
  static func selection(_ input: String, _ flags: UIKeyModifierFlags) -> UIKeyCommand {
    #if canImport(ObjectiveC)
      let action = #selector(GridScrollView.selectionKey(_:))
    #else
      let action = Selector(base: "selectionKey", method: GridScrollView.move(by:))
    #endif
    let command = UIKeyCommand(input: input, modifierFlags: flags, action: action)
    command.wantsPriorityOverSystemBehavior = true
    return command
  }
}

#if canImport(ObjectiveC)
  extension GridScrollView {
    @objc func selectionKey(_ command: UIKeyCommand) { move(by: command) }
  }
#endif
