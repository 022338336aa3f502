import Foundation
import Scrollwork
import Testing
import UIKit
import UIKitTesting

/// A stacked table that gives its rows to others, or takes them from others.
@MainActor private final class Words: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
  let table = UITableView()
  var words: [String]

  init(_ words: [String]) {
    self.words = words
    super.init()
    table.rowHeight = 40
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    (table.dataSource, table.dragDelegate, table.dropDelegate) = (self, self, self)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { words.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = words[indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
  {
    let item = UIDragItem(itemProvider: NSItemProvider(object: words[indexPath.row] as NSString))
    item.localObject = words[indexPath.row]
    return [item]
  }
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
    guard let path = coordinator.destinationIndexPath else { return }
    for item in coordinator.items {
      words.insert(item.dragItem.localObject as? String ?? "", at: path.row)
      table.insertRows(at: [path], with: .automatic)
      coordinator.drop(item.dragItem, toRowAt: path)
    }
  }
}

@MainActor @Suite struct StackedDragTests {
  private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)
  private let container = ContainerScrollView()
  private let fruits = Words((0..<5).map { "fruit \($0)" })
  private let tools = Words((0..<40).map { "tool \($0)" })

  init() throws {
    container.frame = stage.window.bounds
    container.addArrangedSubview(fruits.table)
    container.addArrangedSubview(tools.table)
    stage.window.addSubview(container)
    try stage.settle()
  }

  @Test func aRowGoesFromOneTableToTheNext() throws {
    stage.mouse(.began, at: CGPoint(x: 50, y: 60))
    stage.mouse(.moved, at: CGPoint(x: 60, y: 60))
    stage.mouse(.moved, at: CGPoint(x: 60, y: 245))
    stage.mouse(.ended, at: CGPoint(x: 60, y: 245))
    try stage.settle()
    #expect(tools.words.prefix(3) == ["tool 0", "fruit 1", "tool 1"] && fruits.words.count == 5)
    #expect(abs(container.contentSize.height - 46 * 40) < 0.001)
    #expect(tools.table.visibleCells.count < 12, "the rows of a stacked table are still reused")
  }

  @Test func theContainerScrollsUnderADragAtItsEdge() throws {
    stage.mouse(.began, at: CGPoint(x: 50, y: 60))
    stage.mouse(.moved, at: CGPoint(x: 60, y: 60))
    stage.mouse(.moved, at: CGPoint(x: 60, y: 395))
    stage.advance(by: 1)
    let offset = container.contentOffset.y
    #expect(offset > 100)
    stage.mouse(.moved, at: CGPoint(x: 60, y: 200))
    stage.mouse(.ended, at: CGPoint(x: 60, y: 200))
    try stage.settle()
    let row = Int(((offset + 200 - 200) / 40).rounded())
    #expect(tools.words[row] == "fruit 1")
  }
}
