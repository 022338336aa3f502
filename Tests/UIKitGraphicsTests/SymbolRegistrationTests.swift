import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

@MainActor @Suite struct SymbolRegistrationTests {
  private let stage = ManualStage(scale: 2)

  init() { stage.screen.makeCurrent() }

  /// The path that a symbol draws first, in a box of 24 units.
  private func path(of pathData: String, name: String = #function) throws -> CGPath {
    try UIImage.registerSymbol(named: "test.\(name)", pathData: pathData, drawing: .stroked)
    let image = try #require(UIImage(systemName: "test.\(name)"))
    for case .stroke(let path, _, _) in recorded({ image.draw(at: .zero) }) {
      let enlarged = CGMutablePath()
      enlarged.addPath(path, transform: CGAffineTransform(scaleX: 24 / 22, y: 24 / 22))
      return enlarged
    }
    Issue.record("\(name) draws nothing")
    return CGPath(rect: .zero, transform: nil)
  }

  private func box(_ pathData: String, name: String = #function) throws -> CGRect {
    let box = try path(of: pathData, name: name).boundingBoxOfPath
    func rounded(_ number: CGFloat) -> CGFloat { (number * 1000).rounded() / 1000 }
    return CGRect(x: rounded(box.minX), y: rounded(box.minY), width: rounded(box.width), height: rounded(box.height))
  }

  @Test func anAppsSymbolIsFoundByNameAndTakesEndings() throws {
    try UIImage.registerSymbol(named: "test.logo", pathData: "M12 2L22 20H2Z", drawing: .stroked)
    let logo = try #require(UIImage(systemName: "test.logo"))
    #expect(logo.size == CGSize(width: 22, height: 22) && logo.isSymbolImage)
    func pens(_ name: String) -> [String] {
      recorded { UIImage(systemName: name)?.draw(at: .zero) }.compactMap {
        switch $0 {
        case .fill: "fill"
        case .stroke: "stroke"
        default: nil
        }
      }
    }
    #expect(pens("test.logo") == ["stroke"])
    #expect(Set(pens("test.logo.fill")) == ["fill", "stroke"])
    #expect(pens("test.logo.circle").count > 1 && pens("test.logo.slash.fill").count > 2)
    #expect(stage.screen.warnings.given.isEmpty)
  }

  @Test func aLaterRegistrationReplacesAnEarlierOneAndItsCombinations() throws {
    try UIImage.registerSymbol(named: "test.twice", pathData: "M0 0H24V24H0Z")
    let (old, oldCircle) = (UIImage(systemName: "test.twice"), UIImage(systemName: "test.twice.circle"))
    let before = recorded { UIImage(systemName: "test.twice.circle")?.draw(at: .zero) }
    try UIImage.registerSymbol(named: "test.twice", pathData: "M0 0H12V24H0Z", in: CGSize(width: 12, height: 24))
    #expect(UIImage(systemName: "test.twice")?.size == CGSize(width: 11, height: 22))
    #expect(recorded { UIImage(systemName: "test.twice.circle")?.draw(at: .zero) } != before)
    #expect(old?.size == CGSize(width: 22, height: 22) && recorded { oldCircle?.draw(at: .zero) } == before)
    #expect(old != UIImage(systemName: "test.twice"))
  }

  @Test func pathDataMayUseEveryCommand() throws {
    #expect(try box("M2 3L5 3 5 8Z") == CGRect(x: 2, y: 3, width: 3, height: 5))
    #expect(try box("m2 3 3 0 0 5z") == CGRect(x: 2, y: 3, width: 3, height: 5))
    #expect(try box("M2,3h3v5H2z") == CGRect(x: 2, y: 3, width: 3, height: 5))
    #expect(try box("M1 1c0 4 4 4 4 0s4-4 4 0V9") == CGRect(x: 1, y: -2, width: 8, height: 11))
    #expect(try box("M0 0Q2 4 4 0T8 0") == CGRect(x: 0, y: -2, width: 8, height: 4))
    #expect(try box("M2 2h4zl0 5") == CGRect(x: 2, y: 2, width: 4, height: 5))
    #expect(try box("M.5.5-1-1e1+2-3") == CGRect(x: -1, y: -10, width: 3, height: 10.5))
    #expect(try box(" \n M 1 , 1\tL 2 2 ") == CGRect(x: 1, y: 1, width: 1, height: 1))
  }

  @Test func arcsEndWhereTheySay() throws {
    #expect(try box("M2 12A10 10 0 0 1 22 12A10 10 0 0 1 2 12") == CGRect(x: 2, y: 2, width: 20, height: 20))
    #expect(try box("M2 12a10 10 0 0120 0") == CGRect(x: 2, y: 2, width: 20, height: 10))
    #expect(try box("M2 12a10 10 0 0020 0") == CGRect(x: 2, y: 12, width: 20, height: 10))
    #expect(try box("M12 2A10 10 0 0 1 22 12") == CGRect(x: 12, y: 2, width: 10, height: 10))
    #expect(try box("M12 2A10 10 0 1 0 22 12") == CGRect(x: 2, y: 2, width: 20, height: 20))
    #expect(try box("M12 2A10 10 0 0 0 22 12") == CGRect(x: 12, y: 2, width: 10, height: 10))
    #expect(try box("M12 2A10 10 0 1 1 22 12") == CGRect(x: 12, y: -8, width: 20, height: 20))
    #expect(try box("M2 12A4 2 0 0 1 22 12") == CGRect(x: 2, y: 7, width: 20, height: 5), "radii that do not reach are enlarged")
    #expect(try box("M12 2A10 5 90 0 1 12 22") == CGRect(x: 12, y: 2, width: 5, height: 20), "a turned ellipse")
    #expect(try box("M2 2A0 5 0 0 1 9 9") == CGRect(x: 2, y: 2, width: 7, height: 7), "a radius of 0 is a line")
    #expect(try box("M2 2A5 5 0 0 1 2 2L3 3") == CGRect(x: 2, y: 2, width: 1, height: 1), "no arc to its start")
    #expect(try path(of: "M12 2A10 10 0 0 0 22 12V2Z").contains(CGPoint(x: 19, y: 4)))
    #expect(try !path(of: "M12 2A10 10 0 0 1 22 12V2Z").contains(CGPoint(x: 18, y: 6)))
  }

  @Test(arguments: [
    ("", 0, "empty"), ("  ", 2, "empty"), ("L1 1", 0, "must begin with M"), ("M1", 2, "number"), ("M1 1X", 4, "\"X\""),
    ("M1 1L2", 6, "number"), ("M1 1L2 z", 7, "number"), ("M1 1A5 5 0 2 0 9 9", 11, "flag"), ("M1 1L1e9 2", 5, "million"),
    ("M1 1L- 2", 5, "number"), ("M1 1 5", 6, "number"), ("M1 1é", 4, "no command"), ("M1 1Lnan 1", 5, "number"),
    ("M1 1L1e 2", 5, "number"),
  ]) func badPathDataIsAnError(_ data: String, _ offset: Int, _ part: String) throws {
    let error = try #require(throws: UIImage.SymbolPathError.self) {
      try UIImage.registerSymbol(named: "test.bad", pathData: data)
    }
    #expect(error.offset == offset && error.description.contains(part), "\(error)")
    #expect(error.description.hasPrefix("UIImage.registerSymbol(named: \"test.bad\""))
    _ = UIImage(systemName: "test.bad")
    #expect(stage.screen.warnings.given.count == 1)
  }

  @Test func anyTextIsDrawnOrRefused() throws {
    let commands = Array("MmLlHhVvCcSsQqTtAaZz")
    let numbers = ["0", "1", "-5", ".5", "12.5", "1e-300", "-1e-7", "1e6", "-1e6", "3e1"]
    var (state, drawn) = (UInt64(1), 0)
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for round in 0..<3_000 {
      var data = "M1 1"
      for _ in 0...random(6) {
        let command = commands[random(commands.count)]
        let counts: [Character: Int] = ["h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "a": 7, "z": 0]
        let count = counts[Character(command.lowercased())] ?? 2
        let isArc = command.lowercased() == "a"
        data +=
          String(command)
          + (0..<count).map { isArc && (3...4).contains($0) ? "\(random(2))" : numbers[random(10)] }.joined(separator: " ")
      }
      if round % 3 == 0 { data.remove(at: data.index(data.startIndex, offsetBy: random(data.count))) }
      guard (try? UIImage.registerSymbol(named: "test.any", pathData: data)) != nil else { continue }
      drawn += 1
      _ = recorded { UIImage(systemName: "test.any.circle")?.draw(at: .zero) }
    }
    #expect(drawn > 2_000 && drawn < 3_000)
    try UIImage.registerSymbol(named: "test.any", pathData: "M1 1")
    #expect(recorded { UIImage(systemName: "test.any.circle.fill")?.draw(at: .zero) }.count > 1)
    for radius in ["1e-300", "1e-7", "1e-5", "1e6"] {
      #expect(try box("M0 0A\(radius) 1 0 0 1 3 4A1 \(radius) 30 1 0 3 1e-300").width >= 3)
    }
  }

  @Test func symbolsAreRegisteredAndFoundOnAnyThread() async {
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for round in 0..<50 {
            try? UIImage.registerSymbol(named: "test.thread\(task)", pathData: "M0 0H\(round + 1)V9Z")
            _ = UIImage(systemName: "test.thread\((task + 1) % 8).circle.fill")
            _ = UIImage(systemName: "person.crop.circle.badge.plus")
          }
        }
      }
    }
    #expect((0..<8).allSatisfy { UIImage(systemName: "test.thread\($0)") != nil })
  }
}
