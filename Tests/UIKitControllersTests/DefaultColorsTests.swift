import CoreGraphics
import Foundation
import ManualHost
import Testing
import UIKitCollections
import UIKitControllers
import UIKitControls
import UIKitCore
import UIKitGraphics
import UIKitLists
import UIKitTables
import UIKitText

/// The colours of views that nobody has coloured, as docs/colors.md lists them.
@MainActor @Suite(.serialized) struct DefaultColorsTests {
  private static let colors: [String: UIColor?] = [
    "-": nil, "clear": .clear, "white": .white, "systemBlue": .systemBlue, "systemRed": .systemRed, "systemGreen": .systemGreen,
    "systemGray": .systemGray, "systemGray4": .systemGray4, "label": .label, "secondaryLabel": .secondaryLabel,
    "tertiaryLabel": .tertiaryLabel, "placeholderText": .placeholderText, "systemBackground": .systemBackground,
    "systemGroupedBackground": .systemGroupedBackground, "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "separator": .separator, "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
    "tertiarySystemFill": .tertiarySystemFill,
  ]

  // MARK: Views on a screen

  private final class Shown: NSObject, UITableViewDataSource {
    let stage = ManualStage(size: CGSize(width: 390, height: 800), scale: 2)
    let table: UITableView
    let cellStyle: UITableViewCell.CellStyle

    init(_ style: UITableView.Style = .plain, _ cellStyle: UITableViewCell.CellStyle = .value1) {
      table = UITableView(frame: stage.window.bounds, style: style)
      self.cellStyle = cellStyle
      super.init()
      table.dataSource = self
      stage.window.addSubview(table)
      stage.settle()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: cellStyle, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
      return cell
    }

    var cell: UITableViewCell? { table.visibleCells.first }
    var header: UITableViewHeaderFooterView? { table.headerView(forSection: 0) }
  }

  private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

  /// A colour of the row, if a view inside has it as its background; else the first background inside.
  private func background(_ view: UIView, _ wanted: UIColor) -> UIColor? {
    view.sizeToFit()
    view.layoutIfNeeded()
    let found = all(view).compactMap(\.backgroundColor)
    return found.contains(wanted) ? wanted : found.first
  }

  private func text(_ view: UIView) -> UIColor? {
    view.layoutIfNeeded()
    return all(view).lazy.compactMap { ($0 as? UILabel)?.textColor }.first
  }

  private func selected(_ background: UIBackgroundConfiguration) -> UIColor? {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isSelected = true
    return background.updated(for: state).backgroundColor
  }

  private func button(_ type: UIButton.ButtonType, _ change: (UIButton) -> Void = { _ in }) -> UIColor? {
    let button = UIButton(type: type)
    button.setTitle("Title", for: .normal)
    change(button)
    button.layoutIfNeeded()
    return button.titleLabel?.textColor
  }

  private func placeholder() -> UIColor? {
    let field = UITextField()
    field.placeholder = "Placeholder"
    return field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
  }

  private func selection() -> UIColor? {
    let shown = Shown()
    guard let cell = shown.cell else { return nil }
    cell.isSelected = true
    return background(cell, .systemGray4)
  }

  private func dots(isPresent: Bool) -> UIColor? {
    let control = UIPageControl()
    control.numberOfPages = 2
    let wanted: UIColor = isPresent ? .label : .tertiaryLabel
    return background(control, wanted)
  }

  private func bar() -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    return appearance
  }

  private func refreshTitle() -> UIColor? {
    let control = UIRefreshControl()
    control.attributedTitle = NSAttributedString(string: "Title")
    return text(control)
  }

  // MARK: The table

  /// The colour of each row of the table.
  private var probes: [String: () -> UIColor?] {
    let lists = listProbes.merging(configurationProbes) { $1 }
    return lists.merging(controlProbes) { $1 }.merging(viewProbes) { $1 }
  }

  private var viewProbes: [String: () -> UIColor?] {
    [
      "UIView background": { UIView().backgroundColor }, "UIView tint": { UIView().tintColor },
      "UILabel text": { UILabel().textColor }, "UITextField text": { UITextField().textColor },
      "UITextField placeholder": placeholder, "UITextView background": { UITextView().backgroundColor },
      "UITextView text": { UITextView().textColor ?? .label }, "UIScrollView background": { UIScrollView().backgroundColor },
    ]
  }

  private var listProbes: [String: () -> UIColor?] {
    [
      "UITableView, plain background": { UITableView().backgroundColor },
      "UITableView, grouped background": { UITableView(frame: .zero, style: .grouped).backgroundColor },
      "UITableView, inset grouped background": { UITableView(frame: .zero, style: .insetGrouped).backgroundColor },
      "UITableView separator": { UITableView().separatorColor },
      "UITableViewCell in a plain table background": { Shown().cell?.backgroundColor },
      "UITableViewCell in a grouped table background": { Shown(.grouped).cell?.backgroundColor },
      "UITableViewCell in an inset-grouped table background": { Shown(.insetGrouped).cell?.backgroundColor },
      "UITableViewCell selection": selection, "UITableViewCell text": { Shown().cell?.textLabel?.textColor },
      "UITableViewCell, .value1 detail text": { Shown().cell?.detailTextLabel?.textColor },
      "UITableViewCell, .value2 text": { Shown(.plain, .value2).cell?.textLabel?.textColor },
      "Header of a plain table background": { Shown().header?.backgroundColor },
      "Header of a plain table text": { Shown().header?.textLabel?.textColor },
      "Header of a grouped table background": { Shown(.grouped).header?.backgroundColor },
      "Header of a grouped table text": { Shown(.grouped).header?.textLabel?.textColor },
      "UICollectionView background": {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()).backgroundColor
      },
      "UICollectionViewCell background": { UICollectionViewCell().backgroundColor },
      "UIContextualAction, normal background": { UIContextualAction(style: .normal, title: "") { _, _, _ in }.backgroundColor },
      "UIContextualAction, destructive background": {
        UIContextualAction(style: .destructive, title: "") { _, _, _ in }.backgroundColor
      },
    ]
  }

  private var configurationProbes: [String: () -> UIColor?] {
    [
      "UIBackgroundConfiguration.clear() background": { UIBackgroundConfiguration.clear().backgroundColor },
      "UIBackgroundConfiguration.listPlainCell() background": { UIBackgroundConfiguration.listPlainCell().backgroundColor },
      "UIBackgroundConfiguration.listPlainCell(), selected background": { selected(.listPlainCell()) },
      "UIBackgroundConfiguration.listGroupedCell() background": { UIBackgroundConfiguration.listGroupedCell().backgroundColor },
      "UIBackgroundConfiguration.listGroupedCell(), selected background": { selected(.listGroupedCell()) },
      "UIBackgroundConfiguration.listPlainHeaderFooter() background": {
        UIBackgroundConfiguration.listPlainHeaderFooter().backgroundColor
      },
      "UIBackgroundConfiguration.listGroupedHeaderFooter() background": {
        UIBackgroundConfiguration.listGroupedHeaderFooter().backgroundColor
      },
      "UIListContentConfiguration.cell() text": { UIListContentConfiguration.cell().textProperties.color },
      "UIListContentConfiguration.valueCell() secondary text": {
        UIListContentConfiguration.valueCell().secondaryTextProperties.color
      },
      "UIListContentConfiguration.groupedHeader() text": { UIListContentConfiguration.groupedHeader().textProperties.color },
      "UIListContentConfiguration.groupedFooter() text": { UIListContentConfiguration.groupedFooter().textProperties.color },
      "UIListContentConfiguration.plainFooter() text": { UIListContentConfiguration.plainFooter().textProperties.color },
    ]
  }

  private var controlProbes: [String: () -> UIColor?] {
    [
      "UIButton(type: .system) title": { button(.system) },
      "UIButton(type: .system), disabled title": { button(.system) { $0.isEnabled = false } },
      "UIButton(type: .system), destructive title": { button(.system) { $0.role = .destructive } },
      "UIButton(type: .custom) title": { button(.custom) },
      "UISwitch, off track": { background(UISwitch(), .secondarySystemFill) },
      "UISwitch, on track": {
        let toggle = UISwitch()
        toggle.isOn = true
        return background(toggle, .systemGreen)
      },
      "UISlider track before the thumb": { background(UISlider(), .systemBlue) },
      "UISlider track behind the thumb": { background(UISlider(), .systemFill) },
      "UIProgressView filled part": { background(UIProgressView(), .systemBlue) },
      "UIProgressView track": { background(UIProgressView(), .systemFill) },
      "UIStepper panel": { background(UIStepper(), .tertiarySystemFill) },
      "UISegmentedControl panel": { background(UISegmentedControl(items: ["A", "B"]), .tertiarySystemFill) },
      "UISegmentedControl title": { text(UISegmentedControl(items: ["A", "B"])) },
      "UIPageControl dot": { dots(isPresent: false) }, "UIPageControl dot of the present page": { dots(isPresent: true) },
      "UIActivityIndicatorView spinner": { UIActivityIndicatorView(style: .medium).color },
      "UIRefreshControl title": refreshTitle, "UITabBar background": { UITabBar().subviews[0].backgroundColor },
      "UITabBar line": { background(UITabBar(), .separator) },
      "UINavigationBarAppearance, opaque background": { bar().backgroundColor },
      "UINavigationBarAppearance, opaque line": { bar().shadowColor },
    ]
  }

  @Test func everyViewHasTheColorsOfItsRow() throws {
    let here = URL(fileURLWithPath: #filePath)
    let root = (0..<3).reduce(here) { url, _ in url.deletingLastPathComponent() }
    let text = try String(contentsOf: root.appendingPathComponent("docs/colors.md"), encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
      line.split(separator: "|").map { $0.replacingOccurrences(of: "`", with: "").trimmingCharacters(in: .whitespaces) }
    }.filter { $0.count == 4 && $0[0] != "view" && !$0[0].hasPrefix("---") }
    let (found, probes) = (rows.map { "\($0[0]) \($0[1])" }, probes)
    #expect(Set(found) == Set(probes.keys))
    for (name, row) in zip(found, rows) {
      let (wanted, probe) = (try #require(Self.colors[row[2]], "\(row[2])"), try #require(probes[name], "\(name)"))
      #expect(probe() == wanted, "\(name)")
    }
  }
}
