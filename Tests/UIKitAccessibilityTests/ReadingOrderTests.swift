import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Which elements there are, and in which order they are read.
@MainActor @Suite struct ReadingOrderTests {
  private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1)

  @discardableResult private func add(_ text: String, _ frame: CGRect, to parent: UIView? = nil) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    (parent ?? stage.window).addSubview(label)
    return label
  }

  private var labels: [String] { stage.accessibilityElements.map { $0.label ?? "nil" } }

  @Test func linesAreReadFromTopToBottomAndFromLeadingToTrailing() {
    add("d", CGRect(x: 0, y: 100, width: 50, height: 20))
    add("b", CGRect(x: 150, y: 4, width: 50, height: 20))
    add("a", CGRect(x: 0, y: 8, width: 50, height: 20))
    add("c", CGRect(x: 200, y: 0, width: 50, height: 30))
    #expect(labels == ["a", "b", "c", "d"])
    stage.window.semanticContentAttribute = .forceRightToLeft
    #expect(labels == ["c", "b", "a", "d"])
  }

  @Test func aGroupIsReadAsAWhole() {
    let (left, right) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 140, height: 100)), UIView(frame: CGRect(x: 150, y: 0, width: 140, height: 100))
    )
    for (index, view) in [left, right].enumerated() {
      stage.window.addSubview(view)
      add("\(index) top", CGRect(x: 0, y: 0, width: 100, height: 20), to: view)
      add("\(index) bottom", CGRect(x: 0, y: 50, width: 100, height: 20), to: view)
    }
    #expect(labels == ["0 top", "1 top", "0 bottom", "1 bottom"])
    left.shouldGroupAccessibilityChildren = true
    right.shouldGroupAccessibilityChildren = true
    #expect(labels == ["0 top", "0 bottom", "1 top", "1 bottom"])
  }

  @Test func hiddenPartsAreLeftOut() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(box)
    let inner = add("inner", CGRect(x: 0, y: 0, width: 50, height: 20), to: box)
    add("outer", CGRect(x: 0, y: 200, width: 50, height: 20))
    #expect(labels == ["inner", "outer"])
    box.accessibilityElementsHidden = true
    #expect(labels == ["outer"])
    box.accessibilityElementsHidden = false
    inner.alpha = 0
    #expect(labels == ["outer"])
    inner.alpha = 1
    box.isHidden = true
    #expect(labels == ["outer"])
    box.isHidden = false
    box.accessibilityViewIsModal = true
    #expect(labels == ["inner"])
    box.isHidden = true
    #expect(labels == ["outer"], "a hidden modal view hides nothing")
  }

  @Test func nothingInsideAnElementIsListed() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    stage.window.addSubview(card)
    add("inner", CGRect(x: 0, y: 0, width: 50, height: 20), to: card)
    #expect(labels == ["Card"])
  }

  @Test func rowsCombineTheirLabelsAndLeaveTheirSwitchesReachable() throws {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Settings" }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.detailTextLabel?.text = "Detail"
        if indexPath.row == 1 {
          let toggle = UISwitch()
          toggle.accessibilityLabel = "Wi-Fi"
          cell.accessoryView = toggle
        }
        return cell
      }
    }
    let table = UITableView(frame: stage.window.bounds, style: .plain)
    let source = Source()
    table.dataSource = source
    stage.window.addSubview(table)
    let elements = stage.accessibilityElements
    #expect(elements.prefix(4).map(\.label) == ["Settings", "Row 0, Detail", "Row 1, Detail", "Wi-Fi"])
    #expect(elements[0].traits.contains(.header) && elements[1].type == .cell && elements[3].type == .switch)
    #expect(elements.count < 20, "only visible rows have cells")
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(stage.accessibilityElements[1].traits.contains(.selected))
  }

  @Test func controlsSayWhatTheyAre() {
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    #expect(button.isAccessibilityElement && button.accessibilityLabel == "Send" && button.accessibilityTraits == .button)
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    button.setTitle(nil, for: .normal)
    button.setImage(UIImage(systemName: "trash"), for: .normal)
    #expect(button.accessibilityLabel == "Delete", "a symbol has a name")
    let toggle = UISwitch()
    var changes = 0
    toggle.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    #expect(toggle.accessibilityValue == "0" && toggle.accessibilityActivate() && toggle.isOn && changes == 1)
    #expect(toggle.accessibilityValue == "1" && toggle.accessibilityTraits.contains(.toggleButton))
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.accessibilityIncrement()
    pages.accessibilityIncrement()
    pages.accessibilityIncrement()
    #expect(
      pages.currentPage == 2 && pages.accessibilityValue == "page 3 of 3" && pages.accessibilityTraits.contains(.adjustable))
    let image = UIImage(systemName: "star")
    #expect(UIImageView(image: nil).isAccessibilityElement == false && UIImageView(image: image).accessibilityLabel == "Favorite")
    let spinner = UIActivityIndicatorView(style: .medium)
    #expect(spinner.accessibilityLabel == "Progress halted")
    spinner.startAnimating()
    #expect(spinner.accessibilityLabel == "In progress" && spinner.accessibilityTraits == .updatesFrequently)
  }

  @Test func barItemsHandTheirTextsToTheirButtons() throws {
    let controller = UIViewController()
    controller.title = "Inbox"
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    item.accessibilityIdentifier = "edit"
    item.accessibilityHint = "Selects messages"
    controller.navigationItem.rightBarButtonItem = item
    stage.rootViewController = UINavigationController(rootViewController: controller)
    stage.advance(by: 0)
    let edit = try stage.find(.button, label: "edit")
    #expect(edit.label == "Edit" && edit.hint == "Selects messages")
    item.accessibilityLabel = "Change"
    #expect(try stage.find(.button, label: "edit").label == "Change")
    #expect(try stage.find(label: "Inbox").traits.contains(.header))
  }

  @Test func aScrollViewScrollsByPagesAndSaysNoAtTheEdge() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 250)
    stage.window.addSubview(scroll)
    #expect(!scroll.accessibilityScroll(.up) && !scroll.accessibilityScroll(.right) && scroll.accessibilityScroll(.down))
    try stage.settle()
    #expect(scroll.contentOffset.y == 100 && scroll.accessibilityScroll(.next))
    try stage.settle()
    #expect(scroll.contentOffset.y == 150 && !scroll.accessibilityScroll(.next))
  }
}
