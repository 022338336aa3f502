import CoreGraphics
import Foundation
import ManualHost
import TestSupport
import Testing
import UIKitCore
import UIKitGraphics
import UIKitLists
import UIKitTables

/// The bugs of docs/debugging.md: what the page shows is what is printed here.
@MainActor @Suite struct DebuggingGuideTests {
  class NoteCell: UITableViewCell {
    let title = UILabel()
    let note = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      note.numberOfLines = 0
      for label in [title, note] {
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16).isActive = true
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16).isActive = true
      }
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
        title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Notes: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath) as! NoteCell
      cell.title.text = "Harbour"
      cell.note.text = "The ferry leaves at nine and comes back after dark."
      return cell
    }
  }

  class NotesController: UIViewController {
    let table = UITableView()
    var notes = Notes()

    override func viewDidLoad() {
      table.register(NoteCell.self, forCellReuseIdentifier: "note")
      table.dataSource = notes
      view.addSubview(table)
    }

    override func viewDidLayoutSubviews() {
      notes = Notes()
      table.dataSource = notes
      table.frame = view.bounds
    }
  }

  private let stage = ManualStage(size: CGSize(width: 320, height: 240), scale: 2)
  private let page: Document

  init() throws { page = try Document("docs/debugging.md") }

  private func show(_ controller: UIViewController) {
    stage.window.rootViewController = controller
    stage.settle()
  }

  /// A step of 5 points in each frame, and a layout of the controller's view with it.
  private func scroll(_ controller: NotesController, steps: Int) {
    for _ in 0..<steps {
      controller.table.contentOffset.y += 5
      controller.view.setNeedsLayout()
      stage.advance(by: 1.0 / 60)
    }
  }

  @Test func everyExampleOfThePageIsOneOfThisFile() throws {
    #expect(page.examples.count == 4 && page.outputs.count == 6)
    #expect(try page.examples(missingIn: #filePath) == [])
  }

  @Test func aTextThatIsCut() throws {
    let controller = NotesController()
    show(controller)
    let cell = try #require(controller.table.visibleCells.first as? NoteCell)
    #expect(cell.note.frame.maxY > cell.contentView.bounds.maxY, "the bug")
    #expect(cell.recursiveDescription().withStableAddresses == page.outputs[0])
    #expect(cell.note.constraintTrace(for: .vertical).withStableAddresses == page.outputs[1])
    #expect(cell.contentView.constraintTrace(for: .vertical).withStableAddresses == page.outputs[2])
  }

  @Test func aTableThatReloadsInEveryFrame() throws {
    let controller = NotesController()
    show(controller)
    scroll(controller, steps: 1)
    var lines: [String] = []
    stage.driver.trace = FrameTrace { lines.append($0) }
    scroll(controller, steps: 2)
    #expect(lines.joined(separator: "\n") == page.outputs[3])
    #expect(controller.table.stateDescription().withStableAddresses == page.outputs[4])
    scroll(controller, steps: 1)
    #expect(controller.table.stateDescription().contains("generation = 5\n"))
  }

  @Test func bothWithoutTheirBugs() throws {
    final class WholeNoteCell: NoteCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.constraints.first { $0.firstItem === title && $0.firstAttribute == .bottom }?.isActive = false
        note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8).isActive = true
      }

      required init?(coder: NSCoder) { nil }
    }
    final class SteadyController: NotesController {
      override func viewDidLoad() {
        super.viewDidLoad()
        table.register(WholeNoteCell.self, forCellReuseIdentifier: "note")
      }

      override func viewDidLayoutSubviews() {
        table.frame = view.bounds
      }
    }
    let controller = SteadyController()
    show(controller)
    let cell = try #require(controller.table.visibleCells.first as? NoteCell)
    #expect(cell.note.frame.maxY <= cell.contentView.bounds.maxY)
    scroll(controller, steps: 1)
    var lines: [String] = []
    stage.driver.trace = FrameTrace { lines.append($0) }
    scroll(controller, steps: 2)
    #expect(lines.joined(separator: "\n") == page.outputs[5])
  }
}
