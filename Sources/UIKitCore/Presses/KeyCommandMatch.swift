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
      if perform(current.keyCommands ?? [], input, held, rank) { return true }
      responder = current.next
    }
    return false
  }

  /// Performs the first of the commands that matches and that an object of the chain, from here up, can perform.
  private func perform(_ commands: [UIKeyCommand], _ input: String, _ held: UIKeyModifierFlags, _ rank: KeyCommandRank) -> Bool {
    for command in commands
    where command.input?.lowercased() == input && !command.attributes.contains(.disabled) && rank.includes(command) {
      guard let action = command.action(for: held.intersection(Self.modifiers), among: Self.modifiers),
        let target = target(forAction: action, withSender: command)
      else { continue }
      return UIApplication.shared.sendAction(action, to: target, from: command, for: nil)
    }
    return false
  }

  /// The same for commands of a menu.
  func performKeyCommand(for key: UIKey, among commands: [UIKeyCommand]) -> Bool {
    let held = key.modifierFlags.intersection(Self.modifiers)
    if perform(commands, key.commandInput, held, .all) { return true }
    guard held.contains(.control), !held.contains(.command) else { return false }
    return perform(commands, key.commandInput, held.subtracting(.control).union(.command), .all)
  }
}

extension UIKeyCommand {
  /// What the command performs with the modifiers that are held: its action, or that of an alternate; nil for other modifiers.
  fileprivate func action(for held: UIKeyModifierFlags, among modifiers: UIKeyModifierFlags) -> Selector? {
    let own = modifierFlags.intersection(modifiers)
    if own == held { return action }
    return alternates.first { own.union($0.modifierFlags.intersection(modifiers)) == held }?.action
  }

  /// The keys in words: "Ctrl+Shift+S".
  var shortcutText: String? {
    guard let input, !input.isEmpty else { return nil }
    var parts: [String] = []
    if !modifierFlags.isDisjoint(with: [.command, .control]) { parts.append("Ctrl") }
    if modifierFlags.contains(.alternate) { parts.append("Alt") }
    if modifierFlags.contains(.shift) { parts.append("Shift") }
    return (parts + [Self.keyNames[input] ?? (input.hasPrefix("UIKeyInput") ? String(input.dropFirst(10)) : input.uppercased())])
      .joined(separator: "+")
  }

  private static let keyNames: [String: String] = [
    inputUpArrow: "↑", inputDownArrow: "↓", inputLeftArrow: "←", inputRightArrow: "→", inputEscape: "Esc", inputDelete: "Del",
    inputPageUp: "PgUp", inputPageDown: "PgDn", "\u{8}": "Backspace", "\r": "Enter", "\t": "Tab", " ": "Space",
  ]
}

extension UIKey {
  /// Whether the key goes back: Escape, or Alt with the left arrow.
  package var leadsBack: Bool {
    let held = modifierFlags.intersection([.shift, .control, .alternate, .command])
    return keyCode == .keyboardEscape && held.isEmpty || keyCode == .keyboardLeftArrow && held == .alternate
  }

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
