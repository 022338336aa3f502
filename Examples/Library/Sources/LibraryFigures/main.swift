// library-figures FOLDER COUNT: figures of the library with COUNT books, which it writes to FOLDER if need be. Build it for release.
// library-figures --pictures FOLDER: pictures of the screen.
import BookStore
import Foundation
import LibraryScreens
import UIKit
import UIKitTesting

@MainActor final class Figures {
  private let stage = Stage(size: CGSize(width: 393, height: 852), scale: 2)
  private let clock = ContinuousClock()
  private let file: BookFile
  private let count: Int

  init(_ file: BookFile, _ count: Int) {
    (self.file, self.count) = (file, count)
    stage.drawsEveryFrame = true
  }

  private func milliseconds(_ duration: Duration) -> String { String(format: "%.1f ms", duration / .milliseconds(1)) }

  func run() async throws {
    if !file.exists {
      let (file, count) = (file, count)
      let start = clock.now
      try await Task.detached { try FirstWrite(file, count: count).run() }.value
      print("first write of \(count) books: \(milliseconds(clock.now - start))")
    }
    for attempt in 1...5 {
      let (model, screen, time) = await firstScreen()
      let drawing = clock.measure { _ = stage.snapshot() }
      let rows = screen.table.indexPathsForVisibleRows ?? []
      let filled = rows.count { model.book(at: $0.row, inSection: $0.section) != nil }
      print(
        "first screen, attempt \(attempt): \(milliseconds(time)), its picture \(milliseconds(drawing)),",
        "\(filled) of \(rows.count) rows filled, \(model.catalogue.count) books")
    }
    try await flick()
  }

  private func firstScreen() async -> (LibraryModel, LibraryViewController, Duration) {
    let start = clock.now
    let model = LibraryModel(file, count: count, interval: nil)
    model.start()
    let screen = LibraryViewController(model)
    stage.rootViewController = UINavigationController(rootViewController: screen)
    await model.settle()
    stage.advance(by: 1.0 / 60)
    _ = screen.table.visibleCells
    return (model, screen, clock.now - start)
  }

  /// Flicks from one end to the other, with books inserted by another connection meanwhile.
  private func flick() async throws {
    let (model, screen, _) = await firstScreen()
    model.forgetStalls()
    var (frames, longest, blank) = (0, Duration.zero, 0)
    let donor = try Donor(file)
    var given: [Int64] = []
    let table = screen.table
    for stop in 0..<40 {
      // A flick of 30,000 points per second passes 270 rows; the index takes the rest of the way.
      table.contentOffset.y = (table.contentSize.height - table.bounds.height) * CGFloat(stop) / 40
      stage.flick(from: CGPoint(x: 180, y: 500), velocity: CGPoint(x: 0, y: -30_000))
      for frame in 0..<180 {
        // As often as the app looks.
        if frame % 15 == 0 { await model.look() }
        if frame == 60 { given += try donor.give((0..<20).map { Book.invented(Int64(stop * 20 + $0)).title }) }
        let start = clock.now
        stage.advance(by: 1.0 / 60)
        longest = max(longest, clock.now - start)
        frames += 1
        // A frame lasts 1/60 s: meanwhile the database answers.
        try await Task.sleep(for: .milliseconds(4))
      }
      await model.settle()
      try stage.settle()
      await model.settle()
      blank += (table.indexPathsForVisibleRows ?? []).count { model.book(at: $0.row, inSection: $0.section) == nil }
    }
    try donor.remove(given)
    print("flicked through \(frames) frames: longest frame \(milliseconds(longest))")
    print(String(format: "longest stall of the main actor by an answer of the database: %.2f ms", model.longestStall * 1_000))
    print("blank rows at rest: \(blank)")
  }
}

let arguments = CommandLine.arguments
if arguments.count == 3, arguments[1] == "--pictures" {
  try await Pictures(folder: URL(fileURLWithPath: arguments[2])).draw()
} else if arguments.count == 3, let count = Int(arguments[2]), count > 0 {
  try await Figures(BookFile(folder: URL(fileURLWithPath: arguments[1])), count).run()
} else {
  FileHandle.standardError.write(Data("usage: library-figures FOLDER COUNT | --pictures FOLDER\n".utf8))
  exit(64)
}
