/// The `.desktop` file of an app, by which desktops start it and find its icon.
package enum DesktopEntry {
  /// - Parameter program: What starts the app: a name on the `PATH`.
  package static func text(_ facts: AppFacts, program: String) -> String {
    // The window's class is the program's name, on X11 and on Wayland.
    var lines = [
      "[Desktop Entry]", "Type=Application", "Name=\(escaped(facts.name))", "Comment=\(escaped(facts.summary))",
      "Exec=\(quoted(program))\(facts.schemes.isEmpty ? "" : " %u")", "Icon=\(facts.identifier)", "Terminal=false",
      "Categories=\(facts.categories.map { $0 + ";" }.joined())", "StartupWMClass=\(escaped(facts.product))",
    ]
    if !facts.schemes.isEmpty { lines.append("MimeType=\(facts.schemes.map { "x-scheme-handler/\($0);" }.joined())") }
    let names = facts.actions.indices.map { "Action\($0 + 1)" }
    if !names.isEmpty { lines.append("Actions=\(names.map { $0 + ";" }.joined())") }
    for (name, action) in zip(names, facts.actions) {
      lines += [
        "", "[Desktop Action \(name)]", "Name=\(escaped(action.title))",
        "Exec=\(quoted(program)) -UIApplicationShortcutItemType \(quoted(action.type))",
      ]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A value of the Desktop Entry Specification.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\t", with: "\\t")
  }

  /// An argument of a command line of the specification, in which quotation marks, backslashes, dollars and backquotes are escaped twice.
  private static func quoted(_ word: String) -> String {
    if AppFacts.matches(word, "[A-Za-z0-9_./+-]+") { return word }
    let inner = word.map { "\"\\$`".contains($0) ? "\\\\\($0)" : $0 == "%" ? "%%" : String($0) }.joined()
    return "\"\(inner)\""
  }
}
