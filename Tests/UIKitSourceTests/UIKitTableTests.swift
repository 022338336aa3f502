#if UIKitSource
import Foundation
import Testing
import UIKitSourceTranslation

/// The translator's tables of UIKit, which are written from UIKit's sources.
@Suite struct UIKitTableTests {
  @Test func theTableOfProtocolsIsThatOfUIKitsSources() throws {
    #expect(
      UIKitProtocols.table(of: try Self.sources()) == uiKitProtocolTable + "\n",
      "run uikit-source protocols with the folders of these sources, and put the output into UIKitProtocolTable.swift")
  }

  @Test func theTableOfPropertiesIsThatOfUIKitsSources() throws {
    #expect(
      UIKitProperties.table(of: try Self.sources()) == uiKitPropertyTable + "\n",
      "run uikit-source properties with the folders of these sources, and put the output into UIKitPropertyTable.swift")
  }

  /// The Swift files of UIKit's modules and of QuartzCore.
  private static func sources() throws -> [SourceFile] {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Sources")
      .standardizedFileURL
    let others = ["UIKit", "UIKitTesting", "UIKitSourceCommand", "UIKitSourceTranslation"]
    let targets = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { name in
      (name.hasPrefix("UIKit") && !others.contains(name)) || name == "QuartzCore"
    }
    return try targets.sorted().flatMap { target in
      let folder = sources.appendingPathComponent(target)
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.map {
        let file = folder.appendingPathComponent($0)
        return SourceFile(path: file.path, text: try String(contentsOf: file, encoding: .utf8))
      }
    }
  }
}
#endif
