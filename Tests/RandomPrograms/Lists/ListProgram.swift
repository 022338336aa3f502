import Foundation
import ListModel
import ManualHost
import TestSupport
import UIKit

/// What a random table and a random collection have in common: the plain lists that they must show, and what was done to them.
@MainActor class ListState: NSObject {
  let stage = ManualStage(size: CGSize(width: 320, height: 480), scale: 2)
  var random: SeededGenerator
  var lists: PlainLists
  var versions: [Int: Int] = [:]
  var selected: Set<Int> = []
  /// How often each view has been shown, less how often it has ended.
  var balance: [ObjectIdentifier: Int] = [:]
  var complaints: [String] = []
  /// Calls that the next messages may make.
  var calls = 0
  /// Whether a question is being answered: an update from a message that the answer provokes is illegal as well.
  var isAnswering = false
  /// Calls under way: beyond two, messages are not answered by another.
  var depth = 0
  var batches = 0
  /// Batches with a mistake, and updates from inside a question.
  var illegal = 0
  /// What the list has reported.
  var reports = 0
  let twins = StrictTwins()
  /// Whether a reported reload may have cleared the selection since it was compared last.
  var hasReloaded = false
  var completions = 0
  /// Names of the messages and questions that were answered by a call.
  var answered: Set<String> = []
  /// What has been called, for the message of a failure.
  var calledLast: [String] = []

  init(_ lists: PlainLists, _ random: SeededGenerator) { (self.lists, self.random) = (lists, random) }

  var operations: Int { calledLast.count }

  var paths: [IndexPath] {
    lists.sections.indices.flatMap { section in
      lists.sections[section].rows.indices.map { IndexPath(item: $0, section: section) }
    }
  }

  func name(_ path: IndexPath) -> Int { lists.sections[path.section].rows[path.item] }

  func exists(_ path: IndexPath) -> Bool {
    lists.sections.indices.contains(path.section) && lists.sections[path.section].rows.indices.contains(path.item)
  }

  /// Batches with a mistake among those of `anyBatch()`; with the others, a third of all batches.
  var illegalShare = (illegal: 2, of: 5)

  /// A batch, perhaps an illegal one.
  ///
  /// - Returns: the updates to tell, and the batch that the data take.
  func anyBatch() -> (told: ListUpdates, truth: RandomBatch, isLegal: Bool) {
    if isAnswering { willBeIllegal() }
    if random.roll(0..<illegalShare.of) >= illegalShare.illegal {
      let batch = RandomBatch(lists, &random)
      return (batch.updates, batch, true)
    }
    willBeIllegal()
    let batch = IllegalBatch(lists, &random)
    calledLast.append("\(batch.mistake)")
    return (batch.updates, batch.truth, false)
  }

  /// Before a batch with a mistake, or one from inside a question, is described.
  func willBeIllegal() {
    illegal += 1
    twins.willReport(makeStrict)
  }

  /// From now on an illegal batch stops the process.
  func makeStrict() {}

  func hear(_ report: ListUpdateReport) {
    reports += 1
    hasReloaded = true
    if reports > illegal { complaints.append("a legal batch is reported: \(report)") }
    if !report.description.contains(report.dataSource) { complaints.append("no data source in: \(report)") }
  }

  /// `IndexSet` takes no others.
  func sections(_ places: [Int]) -> IndexSet { IndexSet(places.filter { $0 >= 0 && $0 < 1_000_000 }) }
}

/// A program on a list: eight steps, each with calls from inside messages, then some frames and at times a rest.
@MainActor protocol ListProgram: ListState, RandomProgram {
  /// For the message of a failure.
  var settings: String { get }
  var view: UIScrollView { get }
  /// One step of a person or of the program around the list.
  ///
  /// - Returns: What is wrong afterwards.
  func take() -> String?
  /// Any call that changes the list or its data.
  func act()
  func reload()
  func scroll(animated: Bool)
  func lookAtCells()
  /// An update, with a change of the data, that no list accepts where it is called.
  func updateFromInside()
  /// At any instant.
  func contradiction() -> String?
  func contradictionAtRest() -> String?
}

extension ListProgram {
  var stops: Int { twins.stops }

  func run() -> String? { twins.listening { takeSteps() ?? twins.contradictionAtEnd() } }

  private func takeSteps() -> String? {
    for step in 0..<8 {
      calls = random.roll(0..<2) == 0 ? 0 : random.roll(1..<6)
      if let wrong = take() ?? watch() ?? twins.contradiction {
        return "step \(step), \(settings): \(wrong); \(calledLast.suffix(20))"
      }
    }
    return nil
  }

  private func watch() -> String? {
    for _ in 0..<random.roll(0..<6) {
      stage.advance(by: 1.0 / 60)
      // A question of the check may lay out, and nothing is to change meanwhile.
      let left = calls
      calls = 0
      defer { calls = left }
      if let wrong = contradiction() { return wrong }
    }
    guard random.roll(0..<3) == 0 else { return nil }
    calls = 0
    stage.settle()
    return contradictionAtRest()
  }

  // MARK: Calls from inside

  /// A message, at which everything may be called.
  func hear(_ message: String) {
    guard calls > 0, depth < 2, random.roll(0..<4) == 0 else { return }
    calls -= 1
    depth += 1
    answered.insert(message)
    calledLast.append("in \(message):")
    act()
    calledLast.append("end of \(message)")
    depth -= 1
  }

  /// Asks for a count until no question and no message changes the list again: what the next call chooses stays chosen. `calls` bounds the
  /// rounds.
  func load(_ askForCounts: () -> Int) {
    var before: Int
    repeat {
      before = operations
      _ = askForCounts()
    } while operations != before
  }

  /// A question, at which data stay as they are.
  func answer(_ question: String) {
    guard calls > 0, depth < 2, random.roll(0..<30) == 0 else { return }
    calls -= 1
    depth += 1
    answered.insert(question)
    let call = random.roll(0..<5)
    isAnswering = true
    calledLast.append("in \(question): \(["reload", "scroll", "visibleCells", "layoutIfNeeded", "update"][call])")
    switch call {
    case 0: reload()
    case 1: scroll(animated: random.roll(0..<2) == 0)
    case 2: lookAtCells()
    case 4:
      willBeIllegal()
      updateFromInside()
    default: view.layoutIfNeeded()
    }
    isAnswering = false
    depth -= 1
  }
}
