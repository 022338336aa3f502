#if UIKitSource
import Foundation
import Testing
import UIKitSourceTranslation

@Suite struct ProtocolTableTests {
  @Test func theTableIsThatOfUIKitsSources() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../Sources")
      .standardizedFileURL
    var files: [SourceFile] = []
    for target in ["UIKitCore", "UIKitAccessibility", "UIKitControls", "UIKitLists", "UIKitControllers"] {
      let folder = sources.appendingPathComponent(target)
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
        let file = folder.appendingPathComponent(path)
        files.append(SourceFile(path: file.path, text: try String(contentsOf: file, encoding: .utf8)))
      }
    }
    #expect(
      UIKitProtocols.table(of: files) == uiKitProtocolTable + "\n",
      "run uikit-source protocols as UIKitProtocolTable.swift says, and put the output into that file")
  }
}
#endif
