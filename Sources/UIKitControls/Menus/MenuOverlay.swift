internal import CoreGraphics
package import Foundation
internal import QuartzCore
@_spi(UIKitModules) package import UIKitCore
package import UIKitGraphics

/// An open menu: it covers the window, shows the rows beside the source, and receives touches and keys until it is dismissed.
package final class MenuOverlay: UIView {
  /// The width of a menu in points, as measured: "Menus" in docs/measurements.md; wider at larger text sizes.
  private static let width: CGFloat = 250
  /// Seconds of fading in and out. Our choice.
  private static let duration = 0.2

  private var menus: [UIMenu]
  private weak var source: UIView?
  private let perform: (UIMenuElement, UIMenu?) -> Void
  private let panel = UIView()
  private let scrollView = UIScrollView()
  let list = MenuList()
  private var placedSize = CGSize.zero
  private(set) var isClosing = false
  private var outside: UITouch?
  var onClose: (() -> Void)?

  /// - Parameters:
  ///   - source: What the menu is shown beside; held weakly.
  ///   - perform: Called with a chosen element and the menu in which it is the only one that can be on, after the menu has begun to leave.
  init(_ menu: UIMenu, beside source: UIView, perform: @escaping (UIMenuElement, UIMenu?) -> Void) {
    (menus, self.source, self.perform) = ([menu], source, perform)
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    setUpPanel()
    list.onChoice = { [weak self] in self?.choose($0) }
  }

  package required init?(coder: NSCoder) { nil }

  private func setUpPanel() {
    panel.backgroundColor = .secondarySystemBackground
    panel.layer.cornerRadius = 16
    panel.layer.shadowColor = CGColor(gray: 0, alpha: 1)
    (panel.layer.shadowOpacity, panel.layer.shadowRadius) = (0.2, 16)
    panel.layer.shadowOffset = CGSize(width: 0, height: 4)
    scrollView.layer.cornerRadius = 16
    scrollView.clipsToBounds = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.addSubview(list)
    panel.addSubview(scrollView)
    addSubview(panel)
  }

  /// Opens the menu in the source's window; false if there is no window or nothing to show.
  func open() -> Bool {
    guard let window = source?.window, !MenuPage(menus[0]).entries.isEmpty else { return false }
    Self.dismiss(in: window)
    traitOverrides.userInterfaceLevel = .elevated
    semanticContentAttribute = source?.isReadFromTheRight == true ? .forceRightToLeft : .forceLeftToRight
    for view in [panel, scrollView, list] { view.semanticContentAttribute = semanticContentAttribute }
    frame = window.bounds
    window.addSubview(self)
    window.keyReceiver = self
    forgetUncached(menus[0])
    showPage()
    panel.alpha = 0
    UIView.animate(withDuration: Self.duration) { self.panel.alpha = 1 }
    return true
  }

  /// Shows another menu in place of the open one, or its present elements anew.
  func replace(_ menu: UIMenu) {
    menus = [menu]
    showPage()
  }

  /// Dismisses the open menu of a window, if there is one.
  package static func dismiss(in window: UIWindow) { (window.keyReceiver as? MenuOverlay)?.dismiss() }

  func dismiss() {
    guard !isClosing else { return }
    isClosing = true
    isUserInteractionEnabled = false
    if window?.keyReceiver === self { window?.keyReceiver = nil }
    accessibilityElementsHidden = true
    onClose?()
    UIView.animate(withDuration: Self.duration, animations: { self.panel.alpha = 0 }) { _ in self.removeFromSuperview() }
  }

  // MARK: Pages

  private func forgetUncached(_ menu: UIMenu) {
    for child in menu.children {
      (child as? UIDeferredMenuElement)?.menuDidOpen()
      if let menu = child as? UIMenu { forgetUncached(menu) }
    }
  }

  private func showPage() {
    let isSubmenu = menus.count > 1
    let page = MenuPage(menus[menus.count - 1], isSubmenu: isSubmenu)
    list.show(page)
    scrollView.contentOffset = .zero
    place()
    for element in page.deferred {
      element.ask { [weak self] in
        guard let self, !isClosing, page.deferred.contains(where: { $0 === element }) else { return }
        showPage()
      }
    }
  }

  private func choose(_ entry: MenuEntry) {
    guard !isClosing, entry.isEnabled else { return }
    switch entry.kind {
    case .submenu(let menu):
      menus.append(menu)
      showPage()
    case .back:
      menus.removeLast()
      showPage()
    case .leaf(let element):
      let stays = element.shownAttributes.contains(.keepsMenuPresented)
      if !stays { dismiss() }
      perform(element, entry.selection)
      if stays, !isClosing { refresh() }
    case .heading, .loading: break
    }
  }

  /// Shows the present states of the elements, at the same place.
  private func refresh() {
    let (offset, marked) = (scrollView.contentOffset, list.marked.flatMap { list.rows.firstIndex(of: $0) })
    showPage()
    scrollView.contentOffset = offset
    if let marked, marked < list.rows.count, list.rows[marked].entry.isEnabled { list.marked = list.rows[marked] }
  }

  // MARK: Place

  /// Places the panel beside the source; the menu stays where it is while the source scrolls.
  private func place() {
    guard let source, source.window === window, window != nil else { return }
    placedSize = bounds.size
    let room = bounds.inset(by: safeAreaInsets)
    let scale = UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traitCollection) / 17
    let width = min(Self.width * max(1, min(scale, 1.6)), max(0, room.width - 2 * MenuPlacement.margin))
    let content = list.sizeThatFits(CGSize(width: width, height: 0))
    let placement = MenuPlacement(
      of: content, at: source.convert(source.bounds, to: self), in: room, isMirrored: isReadFromTheRight)
    panel.frame = placement.frame
    scrollView.frame = panel.bounds
    scrollView.contentSize = content
    scrollView.isScrollEnabled = content.height > placement.frame.height
    list.frame = CGRect(origin: .zero, size: content)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    if placedSize != bounds.size { place() }
  }

  package override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    place()
  }

  package override func traitsChanged(since previous: UITraitCollection) {
    super.traitsChanged(since: previous)
    if !isClosing, previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory, !list.rows.isEmpty {
      refresh()
    }
  }

  // MARK: A finger that has opened the menu

  /// Marks the row under a finger that is not the menu's own, in its coordinates; nil if there is none.
  func track(_ point: CGPoint?) { list.marked = point.flatMap(row) }

  /// Chooses the row at which such a finger was lifted.
  func lift(at point: CGPoint) {
    track(point)
    list.chooseMarked()
  }

  private func row(at point: CGPoint) -> MenuRow? {
    panel.frame.contains(point) ? list.row(at: convert(point, to: list)) : nil
  }

  // MARK: Touches outside

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if outside == nil { outside = touches.first { !panel.frame.contains($0.location(in: self)) } }
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let outside, touches.contains(outside) { dismiss() }
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { outside = nil }

  // MARK: Accessibility

  package override var accessibilityViewIsModal: Bool {
    get { !isClosing }
    set {}
  }

  package override func accessibilityPerformEscape() -> Bool {
    dismiss()
    return true
  }

  // MARK: Keys

  /// No key reaches what is below: arrows move the mark and open or leave submenus, Return and the space bar choose, Escape dismisses.
  package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { if let code = press.key?.keyCode { handle(code) } }
  }

  private func handle(_ code: UIKeyboardHIDUsage) {
    let (opening, leaving): (UIKeyboardHIDUsage, UIKeyboardHIDUsage) =
      isReadFromTheRight ? (.keyboardLeftArrow, .keyboardRightArrow) : (.keyboardRightArrow, .keyboardLeftArrow)
    switch code {
    case .keyboardDownArrow: list.moveMark(forwards: true)
    case .keyboardUpArrow: list.moveMark(forwards: false)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: chooseByKey()
    case .keyboardEscape: dismiss()
    case opening: if case .submenu? = list.marked?.entry.kind { chooseByKey() }
    case leaving where menus.count > 1:
      menus.removeLast()
      showPage()
      list.moveMark(forwards: true)
    default: break
    }
  }

  /// Leaves a row marked when the choice shows another page.
  private func chooseByKey() {
    let pages = menus.count
    list.chooseMarked()
    if !isClosing, menus.count != pages { list.moveMark(forwards: true) }
  }
}
