internal import CoreGraphics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitControls
internal import UIKitGraphics

/// The bar of a find interaction, at the bottom of the window.
final class FindBar: UIView, UITextFieldDelegate {
  /// In points. Our choice.
  private static let (margin, gap, button, duration): (CGFloat, CGFloat, CGFloat, TimeInterval) = (8, 4, 36, 0.25)

  private unowned let interaction: UIFindInteraction
  private let line = UIView()
  let field = FindField()
  let count = UILabel()
  let replacement = ReplacementField()
  let previousButton = UIButton(type: .system)
  let nextButton = UIButton(type: .system)
  let options = UIButton(type: .system)
  let done = UIButton(type: .system)
  let replace = UIButton(type: .system)
  let replaceAll = UIButton(type: .system)
  private let anchor: FindAnchor
  /// What was added to the safe area of this controller.
  private weak var insetController: UIViewController?
  private var inset: CGFloat = 0

  init(_ interaction: UIFindInteraction, beside view: UIView) {
    self.interaction = interaction
    anchor = FindAnchor()
    super.init(frame: .zero)
    anchor.interaction = interaction
    view.addSubview(anchor)
    semanticContentAttribute = view.isReadFromTheRight ? .forceRightToLeft : .forceLeftToRight
    backgroundColor = .secondarySystemBackground
    line.backgroundColor = .separator
    setUpFields()
    setUpButtons()
    for part in [line, field, replacement, previousButton, nextButton, options, done, replace, replaceAll] as [UIView] {
      part.semanticContentAttribute = semanticContentAttribute
      addSubview(part)
    }
    updateOptions()
    textsChanged()
    updateCount()
  }

  required init?(coder: NSCoder) { nil }

  private func setUpFields() {
    for field in [field, replacement] as [UITextField] {
      field.delegate = self
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      field.autocorrectionType = .no
    }
    field.placeholder = "Find"
    field.clearButtonMode = .never
    count.font = .preferredFont(forTextStyle: .footnote)
    count.adjustsFontForContentSizeCategory = true
    count.textColor = .secondaryLabel
    field.rightView = count
    field.rightViewMode = .always
    replacement.placeholder = "Replace"
    replacement.borderStyle = .roundedRect
    field.addAction(UIAction { [unowned self] _ in interaction.typed(field.text) }, for: .editingChanged)
    replacement.addAction(UIAction { [unowned self] _ in interaction.typedReplacement(replacement.text) }, for: .editingChanged)
  }

  private func setUpButtons() {
    let interaction = interaction
    previousButton.setImage(UIImage(systemName: "chevron.up"), for: .normal)
    nextButton.setImage(UIImage(systemName: "chevron.down"), for: .normal)
    options.setImage(UIImage(systemName: "ellipsis.circle"), for: .normal)
    (previousButton.accessibilityLabel, nextButton.accessibilityLabel) = ("Previous", "Next")
    options.accessibilityLabel = "Options"
    done.setTitle("Done", for: .normal)
    replace.setTitle("Replace", for: .normal)
    replaceAll.setTitle("All", for: .normal)
    replaceAll.accessibilityLabel = "Replace All"
    options.showsMenuAsPrimaryAction = true
    previousButton.addAction(UIAction { [weak interaction] _ in interaction?.findPrevious() }, for: .primaryActionTriggered)
    nextButton.addAction(UIAction { [weak interaction] _ in interaction?.findNext() }, for: .primaryActionTriggered)
    done.addAction(UIAction { [weak interaction] _ in interaction?.dismissFindNavigator() }, for: .primaryActionTriggered)
    replace.addAction(UIAction { [weak interaction] _ in interaction?.replace(all: false) }, for: .primaryActionTriggered)
    replaceAll.addAction(UIAction { [weak interaction] _ in interaction?.replace(all: true) }, for: .primaryActionTriggered)
    for button in [done, replace, replaceAll] {
      button.titleLabel?.font = .preferredFont(forTextStyle: .body)
      button.titleLabel?.adjustsFontForContentSizeCategory = true
    }
  }

  // MARK: State

  var showsReplacement = false {
    didSet { if showsReplacement != oldValue { sizeChanged() } }
  }

  /// Whether keys go to one of the bar's fields.
  var hasKeys: Bool { field.isFirstResponder || replacement.isFirstResponder }

  func takeKeys() {
    _ = field.becomeFirstResponder()
    field.selectAll(nil)
  }

  func textsChanged() {
    if field.text != interaction.searchText ?? "" { field.text = interaction.searchText }
    if replacement.text != interaction.replacementText ?? "" { replacement.text = interaction.replacementText }
  }

  func updateOptions() {
    let elements = interaction.optionElements
    let menu = interaction.optionsMenuProvider.map { $0(elements) } ?? UIMenu(children: elements)
    options.menu = menu
    options.isEnabled = menu != nil
  }

  func updateCount() {
    let session = interaction.activeFindSession
    let (total, current) = (session?.resultCount ?? 0, session?.highlightedResultIndex ?? NSNotFound)
    let hasQuery = interaction.searchText?.isEmpty == false
    let text: String =
      switch session?.searchResultDisplayStyle ?? .none {
      case _ where !hasQuery: ""
      case .none: ""
      case .currentAndTotal where total > 0 && current != NSNotFound: "\(current + 1) of \(total)"
      case .currentAndTotal, .total: "\(total)"
      }
    if text != count.text ?? "" {
      count.text = text
      count.sizeToFit()
      field.setNeedsLayout()
      if hasQuery { field.accessibilityHint = total == 0 ? "No results" : "\(text) results" }
    }
    for button in [previousButton, nextButton] { button.isEnabled = total > 0 }
    replace.isEnabled = session?.allowsReplacementForCurrentlyHighlightedResult ?? false
    replaceAll.isEnabled = total > 0 && session?.supportsReplacement == true
  }

  // MARK: Place

  private var rowHeight: CGFloat { max(Self.button, (field.font?.lineHeight ?? 20).rounded(.up) + 14) }

  private var contentHeight: CGFloat { (showsReplacement ? 2 * rowHeight + Self.margin : rowHeight) + 2 * Self.margin }

  func open(in window: UIWindow) {
    window.addSubview(self)
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    place(in: window)
    layoutIfNeeded()
    guard UIView.areAnimationsEnabled else { return }
    transform = CGAffineTransform(translationX: 0, y: bounds.height)
    UIView.animate(withDuration: Self.duration) { self.transform = .identity }
  }

  private func place(in window: UIWindow) {
    let height = contentHeight + window.safeAreaInsets.bottom
    frame = CGRect(x: 0, y: window.bounds.height - height, width: window.bounds.width, height: height)
    giveRoom(contentHeight, window.rootViewController)
    setNeedsLayout()
  }

  /// Has the safe area of a controller end above the bar.
  private func giveRoom(_ height: CGFloat, _ controller: UIViewController?) {
    insetController?.additionalSafeAreaInsets.bottom -= inset
    (insetController, inset) = (controller, height)
    controller?.additionalSafeAreaInsets.bottom += height
  }

  private func sizeChanged() { if let window { place(in: window) } }

  func close(animated: Bool) {
    giveRoom(0, nil)
    anchor.interaction = nil
    anchor.removeFromSuperview()
    for field in [field, replacement] as [UITextField] { _ = field.resignFirstResponder() }
    isUserInteractionEnabled = false
    guard animated, UIView.areAnimationsEnabled, window != nil else { return removeFromSuperview() }
    UIView.animate(withDuration: Self.duration) {
      self.transform = CGAffineTransform(translationX: 0, y: self.bounds.height)
    } completion: { _ in
      self.removeFromSuperview()
    }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    sizeChanged()
  }

  override func traitsChanged(since previous: UITraitCollection) {
    super.traitsChanged(since: previous)
    if previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { sizeChanged() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(1, traitCollection.displayScale))
    for view in [replacement, replace, replaceAll] as [UIView] { view.isHidden = !showsReplacement }
    let sides = window?.safeAreaInsets ?? .zero
    let room = CGRect(
      x: sides.left + Self.margin, y: Self.margin, width: max(0, bounds.width - sides.left - sides.right - 2 * Self.margin),
      height: rowHeight)
    layOut(room, field, [previousButton, nextButton, options, done])
    if showsReplacement { layOut(room.offsetBy(dx: 0, dy: rowHeight + Self.margin), replacement, [replace, replaceAll]) }
  }

  /// Places buttons at the end of a row, and a field in the rest.
  private func layOut(_ room: CGRect, _ field: UIView, _ buttons: [UIButton]) {
    var end = room.width
    func put(_ view: UIView, _ width: CGFloat) {
      let x = isReadFromTheRight ? room.maxX - end : room.minX + end - width
      view.frame = CGRect(x: x, y: room.minY, width: width, height: room.height)
      end -= width + Self.gap
    }
    for button in buttons.reversed() {
      put(button, max(Self.button, button.sizeThatFits(.zero).width.rounded(.up)))
    }
    put(field, max(0, end))
  }

  // MARK: Keys

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === replacement { interaction.replace(all: false) } else { interaction.findNext() }
    return false
  }

  /// Keys of the bar that a field would use otherwise.
  fileprivate func take(_ presses: Set<UIPress>) -> Bool {
    presses.contains { press in
      guard let key = press.key else { return false }
      if key.keyCode == .keyboardEscape {
        interaction.dismissFindNavigator()
        return true
      }
      if key.keyCode == .keyboardReturnOrEnter, key.modifierFlags.contains(.shift), field.isFirstResponder {
        interaction.findPrevious()
        return true
      }
      return interaction.perform(key)
    }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !take(presses) { super.pressesBegan(presses, with: event) }
  }

  // MARK: Accessibility

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? "Find" }
    set { super.accessibilityLabel = newValue }
  }
}

final class FindField: UISearchTextField {
  override func textRect(forBounds bounds: CGRect) -> CGRect { besideCount(super.textRect(forBounds: bounds), bounds) }

  override func editingRect(forBounds bounds: CGRect) -> CGRect { besideCount(super.editingRect(forBounds: bounds), bounds) }

  /// The text ends before the number of results.
  private func besideCount(_ rect: CGRect, _ bounds: CGRect) -> CGRect {
    let count = rightViewRect(forBounds: bounds)
    guard count.width > 0, rect.intersects(count) else { return rect }
    let (start, end) = isReadFromTheRight ? (count.maxX + 4, rect.maxX) : (rect.minX, count.minX - 4)
    return CGRect(x: start, y: rect.minY, width: max(0, end - start), height: rect.height)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if (superview as? FindBar)?.take(presses) != true { super.pressesBegan(presses, with: event) }
  }
}

final class ReplacementField: UITextField {
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if (superview as? FindBar)?.take(presses) != true { super.pressesBegan(presses, with: event) }
  }
}

/// Notices that the view of an interaction leaves its window.
private final class FindAnchor: UIView {
  weak var interaction: UIFindInteraction?

  override init(frame: CGRect) {
    super.init(frame: frame)
    (isHidden, isUserInteractionEnabled) = (true, false)
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { interaction?.viewLeft() }
  }
}
