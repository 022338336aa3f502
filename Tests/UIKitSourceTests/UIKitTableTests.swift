#if UIKitSource
import Foundation
import Testing
import UIKitSourceTranslation

/// The translator's tables of UIKit, which are written from UIKit's sources.
@Suite struct UIKitTableTests {
  @Test(arguments: UIKitTable.allCases) func tablesFollowFromUIKitsSources(_ table: UIKitTable) throws {
    #expect(
      try table.file(of: Self.sources()) == String(contentsOf: Self.folder.appendingPathComponent(table.path), encoding: .utf8),
      "\(table.path) is out of date: CONTRIBUTING.md has the command `uikit-source tables Sources`")
  }

  /// The folder `Sources` of this package.
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Sources")
    .standardizedFileURL

  /// The Swift files of UIKit's modules and of QuartzCore.
  private static func sources() throws -> [SourceFile] {
    let targets = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter(UIKitTable.isOfUIKit)
    return try targets.sorted().flatMap { target in
      let folder = Self.folder.appendingPathComponent(target)
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.map {
        let file = folder.appendingPathComponent($0)
        return SourceFile(path: file.path, text: try String(contentsOf: file, encoding: .utf8))
      }
    }
  }
}
#endif
