import CoreGraphics
import Foundation
import Observation
import Testing
import UIKit
import UIKitTesting

/// What somebody writes in the first hour: one screen for each thing that Apple's "UIKit Catalog" shows, spelled as there, and looked at as
/// a person would.
@MainActor @Suite struct FirstHourTests {
  private let stage = Stage(size: CGSize(width: 390, height: 844), scale: 1)
  private var app: XCUIApplication { XCUIApplication(stage) }

  @discardableResult private func show(_ build: (UIViewController) -> Void) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    stage.window.rootViewController = controller
    build(controller)
    stage.advance(by: 0.5)
    return controller
  }

  private func showInNavigation(_ controller: UIViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: controller)
    stage.window.rootViewController = navigation
    stage.advance(by: 0.5)
    return navigation
  }

  private func add<View: UIView>(
    _ view: View, to controller: UIViewController, _ frame: CGRect = CGRect(x: 20, y: 100, width: 350, height: 44)
  ) -> View {
    view.frame = frame
    controller.view.addSubview(view)
    return view
  }

  private func tap(_ view: UIView) {
    stage.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    stage.advance(by: 0.5)
  }

  // MARK: Controls

  @Test func s01_activityIndicator() {
    show {
      let spinner = add(UIActivityIndicatorView(style: .large), to: $0)
      spinner.hidesWhenStopped = true
      spinner.startAnimating()
      #expect(spinner.isAnimating && !spinner.isHidden)
      spinner.stopAnimating()
      #expect(spinner.isHidden)
    }
  }

  @Test func s02_systemButtonWithATarget() {
    final class Target: NSObject { var taps = 0 }
    let target = Target()
    var button: UIButton?
    show { button = add(UIButton(type: .system, primaryAction: UIAction(title: "Button") { _ in target.taps += 1 }), to: $0) }
    if let button { tap(button) }
    #expect(target.taps == 1)
  }

  @Test func s03_configuredButton() {
    var configuration = UIButton.Configuration.filled()
    (configuration.title, configuration.subtitle, configuration.image) = ("Buy", "Now", UIImage(systemName: "cart"))
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 8
    configuration.cornerStyle = .capsule
    let button = UIButton(configuration: configuration)
    show { _ = add(button, to: $0) }
    #expect(button.titleLabel?.text == "Buy" && button.imageView?.image != nil)
  }

  @Test func s04_toggleButton() {
    let button = UIButton(configuration: .tinted(), primaryAction: UIAction(title: "Toggle") { _ in })
    button.changesSelectionAsPrimaryAction = true
    show { _ = add(button, to: $0) }
    tap(button)
    #expect(button.isSelected)
  }

  @Test func s05_menuButton() {
    var chosen = ""
    let button = UIButton(configuration: .plain())
    button.setTitle("Sort", for: .normal)
    button.menu = UIMenu(children: ["Name", "Date"].map { title in UIAction(title: title) { _ in chosen = title } })
    button.showsMenuAsPrimaryAction = true
    show { _ = add(button, to: $0) }
    tap(button)
    app.buttons["Date"].tap()
    stage.advance(by: 0.5)
    #expect(chosen == "Date")
  }

  @Test func s06_switch() {
    let control = UISwitch()
    var isOn: Bool?
    control.addAction(UIAction { isOn = ($0.sender as? UISwitch)?.isOn }, for: .valueChanged)
    show { _ = add(control, to: $0, CGRect(x: 20, y: 100, width: 51, height: 31)) }
    control.onTintColor = .systemBlue
    tap(control)
    #expect(isOn == true)
  }

  @Test func s07_slider() {
    let slider = UISlider()
    (slider.minimumValue, slider.maximumValue, slider.value) = (0, 100, 42)
    slider.setMinimumTrackImage(nil, for: .normal)
    slider.minimumValueImage = UIImage(systemName: "speaker")
    show { _ = add(slider, to: $0) }
    #expect(slider.value == 42)
    slider.setValue(200, animated: true)
    #expect(slider.value == 100)
  }

  @Test func s08_stepper() {
    let stepper = UIStepper()
    (stepper.minimumValue, stepper.maximumValue, stepper.stepValue, stepper.value) = (0, 10, 2, 4)
    show { _ = add(stepper, to: $0, CGRect(x: 20, y: 100, width: 94, height: 32)) }
    stage.tap(at: stepper.convert(CGPoint(x: 70, y: 16), to: nil))
    stage.advance(by: 0.3)
    #expect(stepper.value == 6)
  }

  @Test func s09_segmentedControl() {
    let control = UISegmentedControl(items: ["One", UIImage(systemName: "star") as Any, "Three"])
    control.selectedSegmentIndex = 0
    control.selectedSegmentTintColor = .systemYellow
    show { _ = add(control, to: $0) }
    stage.tap(at: control.convert(CGPoint(x: 340, y: 20), to: nil))
    stage.advance(by: 0.3)
    #expect(control.selectedSegmentIndex == 2)
  }

  @Test func s10_pageControl() {
    let control = UIPageControl()
    (control.numberOfPages, control.currentPage) = (5, 2)
    (control.pageIndicatorTintColor, control.currentPageIndicatorTintColor) = (.systemGray, .systemRed)
    control.backgroundStyle = .prominent
    show { _ = add(control, to: $0) }
    #expect(control.size(forNumberOfPages: 5).width > 0 && control.currentPage == 2)
  }

  @Test func s11_progressView() {
    let view = UIProgressView(progressViewStyle: .bar)
    let progress = Progress(totalUnitCount: 10)
    view.observedProgress = progress
    show { _ = add(view, to: $0) }
    progress.completedUnitCount = 5
    stage.advance(by: 1)
    #expect(abs(view.progress - 0.5) < 0.001)
  }

  @Test func s12_textField() {
    final class Delegate: NSObject, UITextFieldDelegate {
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
      }
    }
    let (field, delegate) = (UITextField(), Delegate())
    (field.placeholder, field.borderStyle, field.clearButtonMode, field.returnKeyType) = (
      "Name", .roundedRect, .whileEditing, .done
    )
    (field.autocorrectionType, field.delegate) = (.yes, delegate)
    show { _ = add(field, to: $0) }
    tap(field)
    stage.typeText("Ada\n")
    #expect(field.text == "Ada" && !field.isFirstResponder)
  }

  @Test func s13_secureTextField() {
    let field = UITextField()
    (field.isSecureTextEntry, field.keyboardType, field.textContentType) = (true, .numberPad, .password)
    show { _ = add(field, to: $0) }
    tap(field)
    stage.typeText("1234")
    #expect(field.text == "1234")
  }

  @Test func s14_textView() {
    let view = UITextView()
    let text = NSMutableAttributedString(string: "Bold and plain", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    text.addAttributes(
      [.font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.systemRed], range: NSRange(location: 0, length: 4))
    view.attributedText = text
    show { _ = add(view, to: $0, CGRect(x: 0, y: 100, width: 390, height: 200)) }
    #expect(view.textStorage.length == 14)
  }

  // MARK: Pictures

  @Test func s15_imageView() {
    let view = UIImageView(image: UIImage(systemName: "photo"))
    (view.contentMode, view.tintColor) = (.scaleAspectFit, .systemOrange)
    show { _ = add(view, to: $0) }
    #expect(view.image?.isSymbolImage == true)
  }

  @Test func s16_symbolWithAConfiguration() {
    let configuration = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .large)
    let image = UIImage(systemName: "star.fill", withConfiguration: configuration)
    #expect((image?.size.width ?? 0) > 40)
  }

  @Test func s17_drawnImage() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
      UIColor.systemGreen.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    #expect(image.size == CGSize(width: 20, height: 10))
  }

  @Test func s18_visualEffect() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    let label = UILabel()
    label.text = "Above"
    view.contentView.addSubview(label)
    show { _ = add(view, to: $0) }
    #expect(view.contentView.frame == view.bounds)
  }

  // MARK: Layout

  @Test func s19_stackView() {
    let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in UILabel() })
    (stack.axis, stack.spacing, stack.distribution, stack.alignment) = (.vertical, 8, .fillEqually, .fill)
    show { _ = add(stack, to: $0, CGRect(x: 0, y: 100, width: 390, height: 316)) }
    #expect(stack.arrangedSubviews.map(\.frame.height) == [100, 100, 100])
  }

  @Test func s20_constraints() {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    let controller = show { controller in
      controller.view.addSubview(label)
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
        label.topAnchor.constraint(equalToSystemSpacingBelow: controller.view.safeAreaLayoutGuide.topAnchor, multiplier: 1),
        label.widthAnchor.constraint(equalToConstant: 100),
      ])
    }
    #expect(label.frame.midX == controller.view.bounds.midX)
  }

  @Test func s21_scrollView() {
    let view = UIScrollView()
    view.contentSize = CGSize(width: 390, height: 2000)
    view.refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction { _ in })
    show { _ = add(view, to: $0, $0.view.bounds) }
    stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.3)
    stage.advance(by: 3)
    #expect(view.contentOffset.y > 200)
  }

  // MARK: Lists

  @Test func s22_table() {
    final class Controller: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(indexPath.row)"
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
      }
      override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [UIContextualAction(style: .destructive, title: "Delete") { $2(true) }])
      }
    }
    _ = showInNavigation(Controller(style: .insetGrouped))
    #expect(app.staticTexts["Row 3"].exists)
  }

  @Test func s23_diffableTable() {
    let table = UITableView()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = item
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot)
    show { _ = add(table, to: $0, $0.view.bounds) }
    #expect(table.numberOfRows(inSection: 0) == 2 && app.staticTexts["b"].exists)
  }

  @Test func s24_collectionList() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["Header", "Item"])
    source.apply(snapshot, to: 0)
    show { _ = add(view, to: $0, $0.view.bounds) }
    #expect(app.staticTexts["Item"].exists)
  }

  @Test func s25_grid() {
    let layout = UICollectionViewFlowLayout()
    (layout.itemSize, layout.minimumInteritemSpacing) = (CGSize(width: 100, height: 100), 10)
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let (view, source) = (UICollectionView(frame: .zero, collectionViewLayout: layout), Source())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    show { _ = add(view, to: $0, $0.view.bounds) }
    #expect(view.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.minY == 110)
  }

  // MARK: Screens

  @Test func s26_alert() {
    let controller = show { _ in }
    var answer = ""
    let alert = UIAlertController(title: "Delete?", message: "For ever.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { answer = $0.title ?? "" })
    controller.present(alert, animated: true)
    stage.advance(by: 1)
    app.alerts["Delete?"].buttons["Delete"].tap()
    stage.advance(by: 1)
    #expect(answer == "Delete")
  }

  @Test func s27_alertWithAField() {
    let controller = show { _ in }
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    controller.present(alert, animated: true)
    stage.advance(by: 1)
    stage.typeText("Ada")
    #expect(alert.textFields?.first?.text == "Ada")
  }

  @Test func s28_actionSheet() {
    let controller = show { _ in }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for title in ["Copy", "Move"] { sheet.addAction(UIAlertAction(title: title, style: .default)) }
    sheet.popoverPresentationController?.sourceView = controller.view
    controller.present(sheet, animated: true)
    stage.advance(by: 1)
    #expect(app.buttons["Move"].exists)
  }

  @Test func s29_sheetWithDetents() {
    let controller = show { _ in }
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    controller.present(sheet, animated: true)
    stage.advance(by: 1)
    #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == nil && sheet.view.window != nil)
  }

  @Test func s30_popover() {
    let controller = show { _ in }
    let content = UIViewController()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
    content.popoverPresentationController?.sourceView = controller.view
    content.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
    controller.present(content, animated: false)
    stage.advance(by: 0.5)
    #expect(content.view.window != nil)
  }

  @Test func s31_navigation() {
    let (first, second) = (UIViewController(), UIViewController())
    (first.title, second.title) = ("First", "Second")
    let navigation = showInNavigation(first)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.pushViewController(second, animated: true)
    stage.advance(by: 1)
    #expect(navigation.topViewController === second && app.buttons["First"].exists)
  }

  @Test func s32_barButtonItems() {
    let controller = UIViewController()
    var taps = 0
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in taps += 1 })
    controller.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in taps += 1 }), controller.editButtonItem,
    ]
    _ = showInNavigation(controller)
    app.buttons["Add"].tap()
    stage.advance(by: 0.3)
    #expect(taps == 1)
  }

  @Test func s33_toolbar() {
    let controller = UIViewController()
    controller.toolbarItems = [UIBarButtonItem(systemItem: .trash), .flexibleSpace(), UIBarButtonItem(title: "Share")]
    let navigation = showInNavigation(controller)
    navigation.setToolbarHidden(false, animated: false)
    stage.advance(by: 0.5)
    #expect(app.buttons["Share"].exists)
  }

  @Test func s34_tabBar() {
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
      return controller
    }
    stage.window.rootViewController = tabs
    stage.advance(by: 0.5)
    app.tabBars.buttons["Two"].tap()
    stage.advance(by: 0.5)
    #expect(tabs.selectedIndex == 1)
  }

  @Test func s35_pageViewController() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let first = UIViewController()
    pages.setViewControllers([first], direction: .forward, animated: false)
    stage.window.rootViewController = pages
    stage.advance(by: 0.5)
    #expect(pages.viewControllers == [first])
  }

  @Test func s36_splitView() {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (UIViewController(), UIViewController())
    (list.title, detail.title) = ("List", "Detail")
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    split.preferredDisplayMode = .oneBesideSecondary
    stage.window.rootViewController = split
    stage.advance(by: 0.5)
    #expect(split.isCollapsed && list.splitViewController === split)
    split.show(.secondary)
    stage.advance(by: 1)
    #expect(detail.view.window != nil)
  }

  // MARK: Search

  @Test func s37_searchBar() {
    final class Delegate: NSObject, UISearchBarDelegate {
      var texts: [String] = []
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { texts.append(searchText) }
    }
    let (bar, delegate) = (UISearchBar(), Delegate())
    (bar.placeholder, bar.showsCancelButton, bar.scopeButtonTitles, bar.delegate) = ("Search", true, ["All", "Mine"], delegate)
    show { _ = add(bar, to: $0, CGRect(x: 0, y: 100, width: 390, height: 56)) }
    tap(bar.searchTextField)
    stage.typeText("ab")
    #expect(delegate.texts == ["a", "ab"])
  }

  @Test func s38_searchController() {
    final class Updater: NSObject, UISearchResultsUpdating {
      var text = ""
      func updateSearchResults(for searchController: UISearchController) { text = searchController.searchBar.text ?? "" }
    }
    let (controller, updater) = (UITableViewController(), Updater())
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = updater
    search.obscuresBackgroundDuringPresentation = false
    controller.navigationItem.searchController = search
    controller.navigationItem.hidesSearchBarWhenScrolling = false
    controller.definesPresentationContext = true
    _ = showInNavigation(controller)
    tap(search.searchBar.searchTextField)
    stage.advance(by: 1)
    stage.typeText("x")
    #expect(search.isActive && updater.text == "x")
  }

  // MARK: Pickers

  @Test func s39_pickerView() {
    final class Delegate: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var selected: Int?
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 10 }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
      func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { selected = row }
    }
    let (picker, delegate) = (UIPickerView(), Delegate())
    (picker.dataSource, picker.delegate) = (delegate, delegate)
    show { _ = add(picker, to: $0, CGRect(x: 0, y: 100, width: 390, height: 216)) }
    picker.selectRow(4, inComponent: 1, animated: false)
    #expect(picker.selectedRow(inComponent: 1) == 4)
  }

  @Test func s40_datePicker() {
    let picker = UIDatePicker()
    (picker.datePickerMode, picker.preferredDatePickerStyle) = (.date, .wheels)
    (picker.calendar, picker.timeZone) = (Calendar(identifier: .gregorian), TimeZone(identifier: "UTC"))
    picker.date = Date(timeIntervalSince1970: 0)
    picker.minimumDate = Date(timeIntervalSince1970: 86_400)
    show { _ = add(picker, to: $0, CGRect(x: 0, y: 100, width: 390, height: 216)) }
    #expect(picker.date >= Date(timeIntervalSince1970: 86_400))
  }

  @Test func s41_compactDatePicker() {
    let picker = UIDatePicker()
    (picker.datePickerMode, picker.preferredDatePickerStyle) = (.dateAndTime, .compact)
    show { _ = add(picker, to: $0) }
    #expect(picker.datePickerStyle == .compact)
  }

  // MARK: Gestures, menus, animation

  @Test func s42_gestures() {
    var log: [String] = []
    show { controller in
      let view = add(UIView(), to: controller, CGRect(x: 0, y: 0, width: 390, height: 400))
      let twice = UITapGestureRecognizer { _ in log.append("twice") }
      twice.numberOfTapsRequired = 2
      let once = UITapGestureRecognizer { _ in log.append("once") }
      once.require(toFail: twice)
      for gesture in [twice, once] { view.addGestureRecognizer(gesture) }
    }
    stage.tap(at: CGPoint(x: 100, y: 100))
    stage.advance(by: 1)
    #expect(log == ["once"])
  }

  @Test func s43_contextMenu() {
    final class Delegate: NSObject, UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(children: [UIAction(title: "Copy") { _ in }])
        }
      }
    }
    let delegate = Delegate()
    show { add(UIView(), to: $0).addInteraction(UIContextMenuInteraction(delegate: delegate)) }
    stage.longPress(at: CGPoint(x: 100, y: 120), duration: 1)
    stage.advance(by: 1)
    #expect(app.buttons["Copy"].exists)
  }

  @Test func s44_springAnimation() {
    var done = false
    show { controller in
      let view = add(UIView(), to: controller)
      UIView.animate(
        withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: [],
        animations: { view.center.y += 100 }, completion: { done = $0 })
    }
    stage.advance(by: 1)
    #expect(done)
  }

  @Test func s45_observedModel() {
    let model = Greeting()
    let controller = GreetingController(model)
    stage.window.rootViewController = controller
    stage.advance(by: 0.1)
    model.text = "Hello"
    stage.advance(by: 0.1)
    #expect(controller.label.text == "Hello")
  }
}

@Observable @MainActor private final class Greeting { var text = "" }

@MainActor private final class GreetingController: UIViewController {
  private let greeting: Greeting
  let label = UILabel()

  init(_ greeting: Greeting) {
    self.greeting = greeting
    super.init(nibName: nil, bundle: nil)
    view.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func updateProperties() {
    super.updateProperties()
    label.text = greeting.text
  }
}
