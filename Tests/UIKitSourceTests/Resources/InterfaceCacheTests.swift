#if UIKitSource
import Foundation
import Testing

@testable import UIKitSourceTranslation

/// Compiled storyboards and nibs are used again as long as neither they nor the compiler have changed.
@Suite struct InterfaceCacheTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("interfaces-\(UUID().uuidString)").path

  private func compile(_ version: String) throws -> Int {
    var files = InterfaceFiles(module: "App", classes: nil, cache: folder + "/cache.plist", version: version)
    #expect(try files.compile(path: folder + "/Card.xib") != nil)
    try files.store()
    return files.compiled
  }

  private func write(color: String) throws {
    try """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="a1">
          <rect key="frame" x="0.0" y="0.0" width="100" height="40"/>
          <color key="backgroundColor" systemColor="\(color)"/>
        </view>
      </objects>
    </document>
    """.write(toFile: folder + "/Card.xib", atomically: true, encoding: .utf8)
  }

  @Test func anotherVersionOfTheCompilerCompilesAgain() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(color: "systemBlueColor")
    #expect(try compile("1") == 1)
    #expect(try compile("1") == 0)
    #expect(try compile("2") == 1)
    #expect(try compile("2") == 0)
    try write(color: "systemRedColor")
    #expect(try compile("2") == 1)
  }
}
#endif
