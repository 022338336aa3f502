import Scrollwork
import UIKit

/// A header that collapses, a bar that stays, and three lists side by side under one finger; each keeps its own place.
final class ProfileController: UIViewController {
  private let lists = ["Walks", "Photos", "Notes"].map { name in Rows(nil, (1...400).map { "\(name) \($0)" }) }
  private let bar = UISegmentedControl(items: ["Walks", "Photos", "Notes"])
  private(set) lazy var pages = PagedScrollView(headerView: makeHeader(), barView: bar, pages: lists.map { $0.makeTable() })
  private var observation: Observation?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    pages.headerHeight = 200
    pages.minimumHeaderHeight = 56
    pages.shrinksHeader = true
    pages.frame = view.bounds
    pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(pages)
    bar.selectedSegmentIndex = 0
    bar.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        pages.setCurrentPage(bar.selectedSegmentIndex, animated: true)
      }, for: .valueChanged)
    observation = pages.observePagePosition { [weak bar] position in bar?.selectedSegmentIndex = Int(position.rounded()) }
  }

  private func makeHeader() -> UIView {
    let name = UILabel()
    name.text = "Edda Lindqvist"
    name.textAlignment = .center
    name.font = .preferredFont(forTextStyle: .title1)
    name.backgroundColor = .systemTeal
    return name
  }
}
