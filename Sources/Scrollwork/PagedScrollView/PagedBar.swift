import UIKit

/// A row of titles, one for each page, with a line that follows the finger between the pages; a tap goes to a page.
@preconcurrency @MainActor open class PagedBar: UIView {
  /// The titles in reading order.
  open var titles: [String] {
    didSet { if titles != oldValue { makeButtons() } }
  }

  /// The view whose pages the bar shows; held weakly.
  open weak var pagedScrollView: PagedScrollView? {
    didSet { link() }
  }

  /// Height of the line below the title, in points; 3 by default.
  open var lineHeight: CGFloat = 3 {
    didSet { setNeedsLayout() }
  }

  private let line = UIView()
  private var buttons: [UIButton] = []
  private var observation: Observation?

  /// A bar of `height` points; 44 by default.
  public init(titles: [String], height: CGFloat = 44) {
    self.titles = titles
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    setUp()
  }

  public required init?(coder: NSCoder) {
    titles = []
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    line.backgroundColor = tintColor
    line.isUserInteractionEnabled = false
    addSubview(line)
    makeButtons()
  }

  private func makeButtons() {
    buttons.forEach { $0.removeFromSuperview() }
    buttons = titles.enumerated().map { index, title in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.addAction(
        UIAction { [weak self] _ in
          guard let pages = self?.pagedScrollView, index < pages.numberOfPages else { return }
          pages.setCurrentPage(index, animated: true)
        }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  private func link() {
    observation = pagedScrollView?.observePagePosition { [weak self] _ in self?.placeLine() }
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    line.backgroundColor = tintColor
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(1, buttons.count))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: width * CGFloat(visual(index)), y: 0, width: width, height: bounds.height)
    }
    placeLine()
  }

  private func visual(_ index: Int) -> Int {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? buttons.count - 1 - index : index
  }

  private func placeLine() {
    if buttons.isEmpty { return line.isHidden = true }
    line.isHidden = false
    let (count, width) = (CGFloat(buttons.count), bounds.width / CGFloat(buttons.count))
    let place = min(max(-0.2, pagedScrollView?.pagePosition ?? 0), count - 0.8)
    let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? count - 1 - place : place
    line.frame = CGRect(x: x * width, y: bounds.height - lineHeight, width: width, height: lineHeight)
  }
}
