import CoreGraphics
import Foundation
import SnapshotTesting
import Testing
import UIKit
import UIKitTesting

/// Files, record modes and failure messages.
@MainActor @Suite struct SnapshotRecordTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Snapshots-\(UUID().uuidString)")

  private func verify(
    _ text: String, named name: String? = "a", record: SnapshotTestingConfiguration.Record? = nil, testName: String = "test()"
  ) -> String? {
    verifySnapshot(of: text, as: .lines, named: name, record: record, snapshotDirectory: folder.path, testName: testName)
  }

  private func stored(_ name: String) -> String? {
    FileManager.default.contents(atPath: folder.appendingPathComponent(name).path).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func theFirstRunRecordsAndTheSecondCompares() throws {
    let first = try #require(verify("one"))
    #expect(first.contains("no reference") && first.contains("test.a.txt") && stored("test.a.txt") == "one")
    #expect(verify("one") == nil)
    let failure = try #require(verify("one\ntwo"))
    #expect(failure.contains("+ two") && failure.contains("  one") && failure.contains("reference:"))
    #expect(stored("test.a.txt") == "one", "a failure leaves the reference as it is")
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func recordModesSayWhenAReferenceIsReplaced() throws {
    #expect(verify("one", record: .never)?.contains(".never") == true && stored("test.a.txt") == nil)
    #expect(verify("one", record: .missing) != nil && stored("test.a.txt") == "one")
    #expect(verify("two", record: .missing) != nil && stored("test.a.txt") == "one")
    #expect(verify("one", record: .failed) == nil)
    #expect(verify("two", record: .failed)?.contains(".failed") == true && stored("test.a.txt") == "two")
    #expect(verify("three", record: .all) != nil && stored("test.a.txt") == "three")
    #expect(verify("four", record: true) != nil && stored("test.a.txt") == "four")
    withSnapshotTesting(record: .never, diffTool: "compare") {
      #expect(SnapshotTestingConfiguration.current?.record == .never)
      #expect(verify("five")?.contains("compare \"") == true && stored("test.a.txt") == "four")
      withSnapshotTesting(record: .all) { #expect(verify("five") != nil && stored("test.a.txt") == "five") }
    }
    #expect(SnapshotTestingConfiguration.current == nil && !isRecording)
    try? FileManager.default.removeItem(at: folder)
  }

  private func picture(_ color: UIColor, side: CGFloat = 40) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
      color.setFill()
      context.fill(CGRect(x: 3, y: 4, width: 20, height: 10))
    }
  }

  /// Digests in a reference make a comparison faster, never another one: they count only while the file is as it was written.
  @Test func aReferenceWhoseBytesHaveChangedIsDecoded() throws {
    // Pictures are drawn and read for its screen.
    let stage = Stage(size: CGSize(width: 10, height: 10), scale: 1)
    defer { withExtendedLifetime(stage) {} }
    let file = folder.appendingPathComponent("test.a.png")
    func verify(_ image: UIImage) -> String? {
      verifySnapshot(of: image, as: .image, named: "a", record: .missing, snapshotDirectory: folder.path, testName: "test()")
    }
    #expect(verify(picture(.red))?.contains("recorded one") == true && verify(picture(.red)) == nil)
    let written = try Data(contentsOf: file)
    #expect(verify(picture(.blue))?.contains("200 of 1600 pixels differ") == true)
    #expect(verify(picture(.red, side: 41))?.contains("41 x 41") == true)
    // The pixels of another picture, with the digests of the first.
    let other = try #require(Diffing<UIImage>.image.toData(picture(.blue)) as Data?)
    let digests = 44 + 12
    try (other.dropLast(digests) + written.suffix(digests)).write(to: file)
    #expect(verify(picture(.red)) != nil && verify(picture(.blue)) == nil)
    // Digests that were damaged, and none.
    var damaged = written
    damaged[written.count - 20] ^= 1
    for data in [damaged, try #require(picture(.red).pngData())] {
      try data.write(to: file)
      #expect(verify(picture(.red)) == nil && verify(picture(.blue)) != nil)
    }
    // Each byte before the digests: nothing is taken for the reference that is not.
    for place in stride(from: 8, to: written.count - digests, by: 3) {
      var changed = written
      changed[place] ^= 0x10
      try changed.write(to: file)
      let image = UIImage(data: changed)
      #expect((verify(picture(.red)) == nil) == (image?.cgImage == picture(.red).cgImage), "byte \(place)")
    }
    try FileManager.default.removeItem(at: folder)
  }

  @Test func aReferenceThatIsNoPictureFails() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("no picture".utf8).write(to: folder.appendingPathComponent("test.a.png"))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let clear = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { _ in }
    func verify() -> String? {
      verifySnapshot(of: clear, as: .image, named: "a", record: .missing, snapshotDirectory: folder.path, testName: "test()")
    }
    #expect(verify()?.contains("cannot be read") == true)
    try FileManager.default.removeItem(at: folder)
    #expect(verify() != nil && verify() == nil, "recorded, then compared")
    try? FileManager.default.removeItem(at: folder)
  }

  @Test(.snapshots(record: .never)) func aTraitHoldsForItsTest() async {
    #expect(SnapshotTestingConfiguration.current?.record == .never)
    await withSnapshotTesting(record: .all) {
      await Task.yield()
      #expect(SnapshotTestingConfiguration.current?.record == .all)
    }
  }

  @Test func assertionsWithoutANameAreNumbered() {
    _ = verify("one", named: nil, testName: "testMany()")
    _ = verify("two", named: nil, testName: "testMany()")
    _ = verify("x", named: "dark mode, large", testName: "testMany(_:of:)")
    #expect(stored("testMany.1.txt") == "one" && stored("testMany.2.txt") == "two")
    #expect(stored("testMany-_-of.dark-mode-large.txt") == "x")
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func aPictureThatDiffersSaysHowManyPixelsAndShowsThem() throws {
    func square(_ side: CGFloat, _ mark: CGFloat) -> UIImage {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
        UIColor.white.setFill()
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        UIColor.black.setFill()
        context.fill(CGRect(x: 4, y: 4, width: mark, height: mark))
      }
    }
    let stage = Stage(size: CGSize(width: 10, height: 10), scale: 1)
    func check(_ image: UIImage, precision: Float = 1) -> String? {
      verifySnapshot(of: image, as: .image(precision: precision), named: "p", snapshotDirectory: folder.path, testName: "picture")
    }
    #expect(check(square(20, 2)) != nil && check(square(20, 2)) == nil)
    let failure = try #require(check(square(20, 3)))
    #expect(failure.contains("5 of 400 pixels differ"))
    let line = try #require(failure.split(separator: "\n").last { $0.contains("difference: ") })
    let path = line.components(separatedBy: "difference: ")[1]
    let picture = try #require(FileManager.default.contents(atPath: path).flatMap { UIImage(data: $0) })
    #expect(picture.size == CGSize(width: 20, height: 20))
    #expect(check(square(20, 3), precision: 0.98) == nil && check(square(20, 3), precision: 0.99) != nil)
    #expect(check(square(21, 2))?.contains("21 x 21") == true)
    withExtendedLifetime(stage) {}
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func shadesThatTheEyeCannotTellApartMayDiffer() throws {
    func plain(_ red: CGFloat) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
      view.backgroundColor = UIColor(red: red, green: 0.5, blue: 0.5, alpha: 1)
      return view
    }
    func check(_ view: UIView, _ strategy: Snapshotting<UIView, UIImage>) -> String? {
      verifySnapshot(of: view, as: strategy, named: "shade", snapshotDirectory: folder.path, testName: "shade")
    }
    #expect(check(plain(0.5), .image) != nil && check(plain(0.504), .image)?.contains("pixels differ") == true)
    #expect(check(plain(0.504), .image(perceptualPrecision: 0.98)) == nil)
    #expect(check(plain(0.9), .image(perceptualPrecision: 0.98))?.contains("perceptual precision") == true)
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func aFailureIsRecordedAtTheAssertion() {
    withKnownIssue {
      assertSnapshot(of: "x", as: .lines, named: "never", record: .never)
    } matching: { issue in
      issue.sourceLocation?.fileID.hasSuffix("SnapshotRecordTests.swift") == true
        && issue.comments.contains { $0.rawValue.contains("aFailureIsRecordedAtTheAssertion.never.txt") }
    }
  }
}
