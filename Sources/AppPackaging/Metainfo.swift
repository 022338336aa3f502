/// The AppStream data of an app, from which software centres show it.
package enum Metainfo {
  package static func text(_ facts: AppFacts) -> String {
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#, #"<component type="desktop-application">"#,
      element("id", facts.identifier), element("metadata_license", "CC0-1.0"),
    ]
    if let license = facts.license { lines.append(element("project_license", license)) }
    lines += [element("name", facts.name), element("summary", facts.summary), "  <description>"]
    lines += paragraphs(facts.details).map { "  " + element("p", $0) } + ["  </description>"]
    lines.append("  <launchable type=\"desktop-id\">\(escaped(facts.identifier)).desktop</launchable>")
    if let homepage = facts.homepage { lines.append("  <url type=\"homepage\">\(escaped(homepage))</url>") }
    if let developer = facts.maintainer.map(DebianControl.name) { lines.append(element("developer_name", developer)) }
    lines += [
      "  <content_rating type=\"oars-1.1\"/>", "  <provides>", "  " + element("binary", facts.product), "  </provides>",
      "</component>",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  static func paragraphs(_ text: String) -> [String] {
    text.split(separator: "\n\n").map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }.filter { !$0.isEmpty }
  }

  private static func element(_ name: String, _ text: String) -> String { "  <\(name)>\(escaped(text))</\(name)>" }

  private static func escaped(_ text: String) -> String {
    // Control characters have no notation in XML 1.0.
    String(text.unicodeScalars.filter { $0.value >= 32 || "\t\n".unicodeScalars.contains($0) }.map(Character.init))
      .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
