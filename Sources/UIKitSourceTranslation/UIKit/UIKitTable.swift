#if UIKitSource
/// What the translator knows of this package's UIKit: tables in files that `uikit-source tables Sources` writes and the tests compare with
/// UIKit's sources.
package enum UIKitTable: String, CaseIterable, Sendable {
  case protocols = "Protocol"
  case properties = "Property"

  /// Whether the folder of `Sources` declares classes and protocols of UIKit.
  package static func isOfUIKit(folder: String) -> Bool {
    let others: Set = ["UIKit", "UIKitTesting", "UIKitSourceCommand", "UIKitSourceTranslation"]
    return folder == "QuartzCore" || (folder.hasPrefix("UIKit") && !others.contains(folder))
  }

  /// The path of the table's file in `Sources`.
  package var path: String { "UIKitSourceTranslation/UIKit/UIKit\(rawValue)Table.swift" }

  /// The text of that file as it follows from UIKit's files.
  package func file(of files: [SourceFile]) -> String {
    let table = self == .protocols ? UIKitProtocols.table(of: files) : UIKitProperties.table(of: files)
    let lines = table.split(separator: "\n").map { "  " + $0 }
    let head = [
      "#if UIKitSource", "/// Written by `uikit-source tables Sources`; the tests compare it with UIKit's sources.",
      "let uiKit\(rawValue)Table = \"\"\"",
    ]
    return (head + lines + ["  \"\"\"", "#endif", ""]).joined(separator: "\n")
  }
}
#endif
