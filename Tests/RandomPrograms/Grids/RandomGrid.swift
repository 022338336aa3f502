import Foundation
import ManualHost
import Scrollwork
import TestSupport
import UIKit

/// A grid on a screen, alone or in a container, and the names of its rows and columns in plain arrays; the same for the same seed.
@MainActor final class RandomGrid {
  typealias Area = GridScrollView.Area
  typealias Position = GridScrollView.Position

  enum Sizes: Int { case uniform, exact, estimated, measured }

  let stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 2)
  let view = GridScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let container: ContainerScrollView?
  let data = NamedGridData()
  var random: SeededGenerator
  private(set) var log: [String] = []
  private(set) var operations = 0
  var batches = 0
  private(set) var answered: Set<String> = []
  /// Operations that messages may still do in this step.
  var budget = 0
  var isFingerDown = false
  var rowSizes = Sizes.uniform
  var columnSizes = Sizes.uniform
  /// Heights and widths that were set for good, by name.
  var heights: [Int: CGFloat] = [:]
  var widths: [Int: CGFloat] = [:]
  var merged: [Area] = []
  var isMirrored = false
  var names = 0

  static let uniformHeight: CGFloat = 44
  static let uniformWidth: CGFloat = 70
  static let estimate: CGFloat = 50

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    container = random.roll(0..<4) == 0 ? ContainerScrollView(frame: view.frame) : nil
    view.register(NamedGridCell.self, forCellWithReuseIdentifier: "even")
    view.register(OddGridCell.self, forCellWithReuseIdentifier: "odd")
    isMirrored = random.roll(0..<3) == 0
    data.rows = fresh(random.roll(0..<30))
    data.columns = fresh(random.roll(0..<24))
    view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    view.contentInsetAdjustmentBehavior = .never
    (view.dataSource, view.gridDelegate, view.delegate) = (data, data, data)
    data.onMessage = { [weak self] in self?.hear($0) }
    changeSizing()
    freeze()
    if let container {
      container.contentInsetAdjustmentBehavior = .never
      container.axis = random.roll(0..<4) == 0 ? .horizontal : .vertical
      for child in [UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60)), view, UIView(frame: view.frame)] {
        container.addArrangedSubview(child)
      }
    }
    stage.window.addSubview(container ?? view)
    log = []
    stage.advance(by: 1.0 / 60)
  }

  /// The scroll view that the finger moves along an axis.
  func scroller(_ axis: NSLayoutConstraint.Axis) -> UIScrollView {
    guard let container else { return view }
    return axis == container.axis ? container : side ?? view
  }

  /// In a container, the scroll view inside the grid that scrolls across.
  var side: UIScrollView? { container == nil ? nil : view.subviews.lazy.compactMap { $0 as? UIScrollView }.first }

  func note(_ text: String) {
    operations += 1
    log.append(text)
  }

  func fresh(_ count: Int) -> [Int] {
    names += count
    return Array(names - count..<names)
  }

  /// A message: whoever hears it may do anything.
  private func hear(_ message: NamedGridData.Message) {
    guard budget > 0, random.roll(0..<8) == 0 else { return }
    budget -= 1
    answered.insert(message.rawValue)
    note("inside \(message.rawValue):")
    edit()
    if message != .cellForItem, random.roll(0..<3) == 0 { view.layoutIfNeeded() }
    note("end of \(message.rawValue)")
  }
}

extension RandomGrid: RandomProgram {
  func run() -> String? {
    for _ in 0..<10 {
      for _ in 0..<5 {
        if let wrong = step() { return report(wrong) }
      }
      if let wrong = rest() { return report(wrong) }
    }
    return nil
  }

  private func report(_ wrong: String) -> String {
    let setting =
      "\(container.map { "in a container, axis \($0.axis.rawValue), " } ?? "")\(isMirrored ? "mirrored, " : "")\(data.rows.count) rows \(rowSizes), \(data.columns.count) columns \(columnSizes), frozen \(view.frozen), merged \(merged)"
    return ([wrong, setting] + log.suffix(10)).joined(separator: "\n  ")
  }

  private func step() -> String? {
    budget = random.roll(0..<3) == 0 ? random.roll(1..<3) : 0
    var problem: String?
    switch random.roll(0..<13) {
    case 0...4: problem = editAndKeepPlace()
    case 5, 6, 7: scroll()
    case 8: problem = tap()
    case 9: problem = press()
    case 10: changeView()
    case 11: dragSelection()
    default: flick()
    }
    for _ in 0..<random.roll(0..<5) where problem == nil {
      stage.advance(by: 1.0 / 60)
      problem = frameProblem
    }
    return problem
  }
}
