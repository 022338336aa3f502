internal import Foundation
internal import Selectors
internal import UIKitGraphics

/// Which commands a key performs.
enum KeyCommandRank {
  case all
  case withPriority
  case withoutPriority

  @MainActor func includes(_ command: UIKeyCommand) -> Bool {
    switch self {
    case .all: true
    case .withPriority: command.wantsPriorityOverSystemBehavior
    case .withoutPriority: !command.wantsPriorityOverSystemBehavior
    }
  }
}

/// The search for the key command that a key performs.
extension UIResponder {
  private static let modifiers: UIKeyModifierFlags = [.shift, .control, .alternate, .command]

  /// Performs the first command of the chain, from here up, that matches the key and that an object of the chain can perform.
  ///
  /// - Returns: Whether there is one.
  func performKeyCommand(for key: UIKey, _ rank: KeyCommandRank) -> Bool {
    let held = key.modifierFlags.intersection(Self.modifiers)
    if performKeyCommand(key.commandInput, held, rank) { return true }
    guard held.contains(.control), !held.contains(.command) else { return false }
    return performKeyCommand(key.commandInput, held.subtracting(.control).union(.command), rank)
  }

  private func performKeyCommand(_ input: String, _ held: UIKeyModifierFlags, _ rank: KeyCommandRank) -> Bool {
    var responder: UIResponder? = self
    while let current = responder {
      for command in current.keyCommands ?? []
      where command.input?.lowercased() == input && command.modifierFlags.intersection(Self.modifiers) == held
        && !command.attributes.contains(.disabled) && rank.includes(command)
      {
        guard let target = target(forAction: command.action, withSender: command) else { continue }
        return UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
      }
      responder = current.next
    }
    return false
  }
}

extension UIKey {
  /// The key in the spelling of `UIKeyCommand.input`, in lower case.
  var commandInput: String {
    let named: String? =
      switch keyCode {
      case .keyboardUpArrow: UIKeyCommand.inputUpArrow
      case .keyboardDownArrow: UIKeyCommand.inputDownArrow
      case .keyboardLeftArrow: UIKeyCommand.inputLeftArrow
      case .keyboardRightArrow: UIKeyCommand.inputRightArrow
      case .keyboardEscape: UIKeyCommand.inputEscape
      case .keyboardPageUp: UIKeyCommand.inputPageUp
      case .keyboardPageDown: UIKeyCommand.inputPageDown
      case .keyboardHome: UIKeyCommand.inputHome
      case .keyboardEnd: UIKeyCommand.inputEnd
      case .keyboardDeleteForward: UIKeyCommand.inputDelete
      case .keyboardDeleteOrBackspace: "\u{8}"
      case .keyboardReturnOrEnter: "\r"
      case .keyboardTab: "\t"
      default: nil
      }
    if let named { return named.lowercased() }
    let function = keyCode.rawValue - UIKeyboardHIDUsage.keyboardF1.rawValue
    if (0..<12).contains(function) { return "uikeyinputf\(function + 1)" }
    return charactersIgnoringModifiers.lowercased()
  }
}
