/// The control file of a Debian package.
package struct DebianControl {
  package let facts: AppFacts
  package let architecture: Architecture
  /// Packages of libraries, with versions, and what the app needs besides.
  package var depends: [String] = []
  package var recommends: [String] = []
  /// Of all files.
  package var bytes = 0

  package init(_ facts: AppFacts, _ architecture: Architecture) { (self.facts, self.architecture) = (facts, architecture) }

  package func text() -> String {
    var fields = [
      ("Package", facts.debianName), ("Version", facts.version), ("Architecture", architecture.debian),
      ("Maintainer", facts.maintainer ?? ""), ("Installed-Size", String((bytes + 1023) / 1024)), ("Section", "misc"),
      ("Priority", "optional"),
    ]
    if !depends.isEmpty { fields.append(("Depends", depends.joined(separator: ", "))) }
    if !recommends.isEmpty { fields.append(("Recommends", recommends.joined(separator: ", "))) }
    if let homepage = facts.homepage { fields.append(("Homepage", homepage)) }
    let paragraphs = Metainfo.paragraphs(facts.details).joined(separator: "\n .\n ")
    fields.append(("Description", facts.summary + (paragraphs.isEmpty ? "" : "\n " + paragraphs)))
    return fields.map { "\($0): \($1)\n" }.joined()
  }

  /// What `dpkg-shlibdeps -O` prints: `shlibs:Depends=libc6 (>= 2.36), libcairo2 (>= 1.12)`.
  package static func dependencies(_ output: String) -> [String] {
    output.split(separator: "\n").filter { $0.hasPrefix("shlibs:Depends=") }.flatMap { line in
      line.dropFirst("shlibs:Depends=".count).split(separator: ",").map { $0.drop { $0 == " " } }.map(String.init)
    }
  }

  /// The name in `Name <address>`.
  static func name(_ maintainer: String) -> String {
    String(maintainer.prefix { $0 != "<" }.reversed().drop { $0 == " " }.reversed())
  }
}
