#if UIKitSource
import Foundation
import Testing
import UIKitSourceTranslation

/// The translator's tables of UIKit, which are written from UIKit's sources.
@Suite struct UIKitTableTests {
  @Test func theTableOfProtocolsIsThatOfUIKitsSources() throws {
    #expect(
      UIKitProtocols.table(of: try Self.sources { ["UIKitCore", "UIKitLists", "UIKitControllers"].contains($0) })
        == uiKitProtocolTable + "\n",
      "run uikit-source protocols as UIKitProtocolTable.swift says, and put the output into that file")
  }

  @Test func theTableOfPropertiesIsThatOfUIKitsSources() throws {
    let others = ["UIKitTesting", "UIKitSourceCommand", "UIKitSourceTranslation"]
    let files = try Self.sources { ($0.hasPrefix("UIKit") && $0 != "UIKit" && !others.contains($0)) || $0 == "QuartzCore" }
    #expect(
      UIKitProperties.table(of: files) == uiKitPropertyTable + "\n",
      "run uikit-source properties as UIKitPropertyTable.swift says, and put the output into that file")
  }

  /// The Swift files of the targets that `isIncluded` names.
  private static func sources(_ isIncluded: (String) -> Bool) throws -> [SourceFile] {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Sources")
      .standardizedFileURL
    let targets = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter(isIncluded).sorted()
    return try targets.flatMap { target in
      let folder = sources.appendingPathComponent(target)
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.map {
        let file = folder.appendingPathComponent($0)
        return SourceFile(path: file.path, text: try String(contentsOf: file, encoding: .utf8))
      }
    }
  }
}
#endif
