#if SCROLLWORK_OPTIMIZED
  import CAllocations
  import Foundation
  import Testing
  import UIKit
  import UIKitGraphics
  import UIKitTesting

  /// What a person scrolls past asks for its image and its colour again with every cell. Without optimization the runtime allocates metadata.
  @MainActor @Suite struct NamedResourceTests {
    private let stage = Stage(size: CGSize(width: 100, height: 100), scale: 2)

    @Test func tenThousandLookupsOfAKnownImageOrColorAllocateNothing() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString)").path
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let size = CGSize(width: 4, height: 4)
      let png = try #require(UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }.pngData())
      // As the plugin UIKitSource writes a catalogue.
      let index = "color\tbrand\n\t0\t0\tsrgb=1,0,0,1\nimage\tstar\n\t0\t\(png.count)\tformat=png scale=2\n"
      try (Data("catalog 1 \(index.utf8.count)\n\(index)".utf8) + png).write(to: URL(fileURLWithPath: folder + "/Assets.catalog"))
      try ResourceBundles.$others.withValue(["UIKitTestingTests": folder]) {
        let (image, color) = (try #require(UIImage(named: "star")), try #require(UIColor(named: "brand")))
        func allocations(_ find: () -> Bool) -> UInt64 {
          var isSame = true
          let before = allocations_of_thread()
          for _ in 0..<10_000 { isSame = find() && isSame }
          let count = allocations_of_thread() - before
          #expect(isSame)
          return count
        }
        // Those of the first call alone.
        #expect(allocations { UIImage(named: "star") === image } < 10)
        #expect(allocations { UIColor(named: "brand") === color } < 10)
        // They are counted at all: a new object each time.
        #expect(allocations { UIColor(white: 0, alpha: 1) !== color } >= 10_000)
      }
    }
  }
#endif
