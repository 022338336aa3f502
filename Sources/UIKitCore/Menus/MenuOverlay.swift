internal import CoreGraphics
package import Foundation
internal import QuartzCore
package import UIKitGraphics

/// An open menu: it covers the window, shows the rows beside the source, and receives touches and keys until it is dismissed.
package final class MenuOverlay: UIView {
  /// The width of a menu in points, as measured: "Menus" in docs/measurements.md; wider at larger text sizes.
  private static let width: CGFloat = 250
  /// Seconds of fading in and out. Our choice.
  private static let duration = 0.2

  private var menus: [UIMenu]
  private(set) weak var source: UIView?
  /// What the menu is shown beside, in the source's coordinates; nil for the whole source.
  package var anchor: CGRect?
  private let perform: (UIMenuElement, UIMenu?) -> Void
  private let panel = UIView()
  private let scrollView = UIScrollView()
  let list = MenuList()
  private var placedSize = CGSize.zero
  package private(set) var isClosing = false
  private var outside: UITouch?
  private weak var previewTouch: UITouch?
  package var onClose: (() -> Void)?
  /// Called when an arrow key leaves the first page at its side: true towards the end of a row of menus.
  var onSideways: ((Bool) -> Void)?
  /// Called when the preview is tapped.
  var onCommit: (() -> Void)?
  /// Called with the changes of opening, and with those of closing after them.
  var alongside: MenuAnimator?
  /// What a finger has lifted; nil for a menu without a preview.
  private(set) var preview: LiftedPreview?
  private var dimming: UIView?
  /// Whether the menu holds keys and touches. One that does not leaves both to the window, which dismisses it with the next of them: a
  /// menu beside text that a finger has selected.
  var isLight = false
  /// At which side of the anchor the menu prefers to be.
  var arrow = UIEditMenuArrowDirection.automatic
  /// How the first page is ordered.
  package var elementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// The identifiers of submenus whose pages are open do not change: what is shown is the last one.
  var visibleMenu: UIMenu { menus[menus.count - 1] }

  /// - Parameters:
  ///   - source: What the menu is shown beside; held weakly.
  ///   - perform: Called with a chosen element and the menu in which it is the only one that can be on, after the menu has begun to leave.
  package init(_ menu: UIMenu, beside source: UIView, perform: @escaping (UIMenuElement, UIMenu?) -> Void) {
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

  /// Whether the menu has anything to show.
  var hasRows: Bool { !MenuPage(menus[0]).entries.isEmpty }

  /// Opens the menu in the source's window; false if there is no window or nothing to show.
  package func open() -> Bool {
    guard let window = source?.window, preview != nil || hasRows else { return false }
    Self.dismiss(in: window)
    window.lightMenu?.dismiss()
    traitOverrides.userInterfaceLevel = .elevated
    semanticContentAttribute = source?.isReadFromTheRight == true ? .forceRightToLeft : .forceLeftToRight
    for view in [panel, scrollView, list] { view.semanticContentAttribute = semanticContentAttribute }
    frame = window.bounds
    window.addSubview(self)
    if isLight { window.lightMenu = self } else { window.keyReceiver = self }
    forgetUncached(menus[0])
    showPage()
    panel.alpha = 0
    preview?.putDown()
    let alongside = alongside
    // A person may choose before the menu has faded in.
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      self.panel.alpha = 1
      self.dimming?.alpha = 1
      self.preview?.lift()
      alongside?.animate()
    } completion: {
      alongside?.complete($0)
    }
    return true
  }

  /// Shows what a finger has lifted, with everything behind it darker; called before the menu is opened.
  func setPreview(_ preview: LiftedPreview) {
    self.preview = preview
    let dimming = UIView()
    dimming.backgroundColor = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.5 : 0.25) }
    (dimming.alpha, dimming.isUserInteractionEnabled) = (0, false)
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.frame = bounds
    self.dimming = dimming
    insertSubview(dimming, belowSubview: panel)
    insertSubview(preview, belowSubview: panel)
  }

  /// Shows another menu in place of the open one, or its present elements anew.
  package func replace(_ menu: UIMenu) {
    menus = [menu]
    showPage()
  }

  /// Shows another menu in place of the page that is open.
  func replaceVisible(_ menu: UIMenu) {
    guard !isClosing else { return }
    menus[menus.count - 1] = menu
    refresh()
  }

  /// Dismisses the open menu of a window, if there is one.
  package static func dismiss(in window: UIWindow) { (window.keyReceiver as? MenuOverlay)?.dismiss() }

  /// How the preview leaves.
  enum Ending {
    /// It goes to a preview of the source, or fades if there is none.
    case back(UITargetedPreview?)
    /// It grows to the whole window.
    case grown
  }

  /// Where the preview goes when the menu is dismissed; asked once.
  var onEnding: (() -> Ending)?

  package func dismiss() {
    guard !isClosing else { return }
    isClosing = true
    isUserInteractionEnabled = false
    if window?.keyReceiver === self { window?.keyReceiver = nil }
    accessibilityElementsHidden = true
    let ending = onEnding?()
    onClose?()
    let alongside = alongside
    UIView.animate(withDuration: Self.duration) {
      self.panel.alpha = 0
      self.dimming?.alpha = 0
      if let ending { self.preview?.leave(ending, in: self) }
      alongside?.animate()
    } completion: { finished in
      self.preview?.finish()
      self.removeFromSuperview()
      alongside?.complete(finished)
    }
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
    let menu = menus[menus.count - 1]
    var page = MenuPage(menu, isSubmenu: isSubmenu, isReversed: elementOrder == .priority && isAboveSource)
    panel.isHidden = page.entries.isEmpty
    list.show(page)
    if elementOrder == .priority, preview == nil, placement(of: contentSize)?.isAbove == true {
      page = MenuPage(menu, isSubmenu: isSubmenu, isReversed: true)
      list.show(page)
    }
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
    if preview == nil, let anchor, anchor.size == .zero { return place(atPoint: source.convert(anchor.origin, to: self)) }
    let (room, content) = (bounds.inset(by: safeAreaInsets), contentSize)
    var place = source.convert(anchor ?? source.bounds, to: self)
    if let preview { place = preview.place(at: place, beside: panel.isHidden ? .zero : content, in: room) }
    let placement = MenuPlacement(of: content, at: place, in: room, isMirrored: isReadFromTheRight, arrow: arrow)
    put(placement.frame, content)
  }

  /// Places the panel with a corner at a point: below it and at its trailing side, as far as there is room.
  private func place(atPoint point: CGPoint) {
    let content = contentSize
    put(
      MenuPlacement.frame(of: content, atPoint: point, in: bounds.inset(by: safeAreaInsets), isMirrored: isReadFromTheRight),
      content)
  }

  /// The place of rows beside a source that is not lifted; nil at a point.
  private func placement(of content: CGSize) -> MenuPlacement? {
    guard let source, source.window === window, anchor?.size != .zero else { return nil }
    let place = source.convert(anchor ?? source.bounds, to: self)
    return MenuPlacement(
      of: content, at: place, in: bounds.inset(by: safeAreaInsets), isMirrored: isReadFromTheRight, arrow: arrow)
  }

  func moveToAnchor(animated: Bool) {
    if animated { UIView.animate(withDuration: Self.duration) { self.place() } } else { place() }
  }

  /// The frame of the rows on the screen.
  var panelOnScreen: CGRect {
    guard let window else { return .zero }
    return CGRect(origin: convertToScreen(panel.frame.origin), size: window.convert(panel.bounds, from: panel).size)
  }

  /// Whether a menu beside a lifted preview has its place above it.
  private var isAboveSource: Bool {
    guard let source, let window, preview != nil else { return false }
    let place = source.convert(anchor ?? source.bounds, to: window)
    return place.midY > window.bounds.midY
  }

  private var contentSize: CGSize {
    let room = bounds.inset(by: safeAreaInsets)
    let scale = UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traitCollection) / 17
    // Shortcuts do not take their room from the titles.
    let wanted = Self.width * max(1, min(scale, 1.6)) + (list.rows.map(\.shortcutRoom).max() ?? 0)
    let width = min(wanted, max(0, room.width - 2 * MenuPlacement.margin))
    return list.sizeThatFits(CGSize(width: width, height: 0))
  }

  private func put(_ frame: CGRect, _ content: CGSize) {
    panel.frame = frame
    scrollView.frame = panel.bounds
    scrollView.contentSize = content
    scrollView.isScrollEnabled = content.height > frame.height
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

  /// Marks the first row, for keys.
  package func markFirst() { list.moveMark(forwards: true) }

  // MARK: A finger that has opened the menu

  /// Marks the row under a finger that is not the menu's own, in its coordinates; nil if there is none.
  package func track(_ point: CGPoint?) { list.marked = point.flatMap(row) }

  /// Chooses the row at which such a finger was lifted.
  package func lift(at point: CGPoint) {
    track(point)
    list.chooseMarked()
  }

  private func row(at point: CGPoint) -> MenuRow? {
    panel.frame.contains(point) ? list.row(at: convert(point, to: list)) : nil
  }

  // MARK: Touches outside

  package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    isLight ? panel.frame.contains(point) : super.point(inside: point, with: event)
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let preview, previewTouch == nil { previewTouch = touches.first { preview.frame.contains($0.location(in: self)) } }
    if outside == nil { outside = touches.first { !panel.frame.contains($0.location(in: self)) && $0 !== previewTouch } }
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let outside, touches.contains(outside) { return dismiss() }
    guard let preview, let touch = previewTouch, touches.contains(touch) else { return }
    previewTouch = nil
    if preview.frame.contains(touch.location(in: self)) { onCommit?() }
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { (outside, previewTouch) = (nil, nil) }

  /// A second click of the secondary button outside dismisses the menu; the menu key does so anywhere.
  package override func performPress(_ press: PointerPress, at point: CGPoint) -> Bool {
    if press == .menuKey || !panel.frame.contains(point) { dismiss() }
    return true
  }

  // MARK: Accessibility

  package override var accessibilityViewIsModal: Bool {
    get { !isClosing && !isLight }
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
    case .keyboardDownArrow: list.moveMarkToLine(below: true)
    case .keyboardUpArrow: list.moveMarkToLine(below: false)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: chooseByKey()
    case .keyboardEscape: dismiss()
    case opening where list.marked?.entry.isCompact == true: list.moveMark(forwards: true)
    case leaving where list.marked?.entry.isCompact == true: list.moveMark(forwards: false)
    case opening:
      if case .submenu? = list.marked?.entry.kind { chooseByKey() } else { onSideways?(true) }
    case leaving where menus.count > 1:
      menus.removeLast()
      showPage()
      list.moveMark(forwards: true)
    case leaving: onSideways?(false)
    case .keyboardHome: list.markEnd(first: true)
    case .keyboardEnd: list.markEnd(first: false)
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
