internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKitGraphics

/// The row of menus at the top of a window.
///
/// A press opens a menu; while one is open, the pointer and the arrow keys go to the others. F10 and Alt open the first one, Escape
/// closes.
final class MenuBar: UIView {
  /// Points. Our choice.
  private static let inset: CGFloat = 10
  private static let edge: CGFloat = 6

  private var menus: [UIMenu]
  private var items: [MenuBarItem] = []
  private weak var overlay: MenuOverlay?
  private var openIndex: Int?
  private let line = UIView()
  private weak var finger: UITouch?
  private var hasMoved = false

  init(_ menus: [UIMenu]) {
    self.menus = menus
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    line.backgroundColor = .separator
    addSubview(line)
    addGestureRecognizer(UIHoverGestureRecognizer { [weak self] in self?.hovered($0) })
    show(menus)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ menus: [UIMenu]) {
    overlay?.dismiss()
    self.menus = menus
    for item in items { item.removeFromSuperview() }
    items = menus.map { MenuBarItem($0.title) }
    for (index, item) in items.enumerated() {
      item.onActivation = { [weak self] in self?.open(index, byKey: true) }
      addSubview(item)
    }
    setNeedsLayout()
  }

  /// The height of a bar at the present text size.
  var height: CGFloat { ceil(MenuBarItem.font(traitCollection).lineHeight) + 12 }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x = Self.edge + safeAreaInsets.left
    for item in items {
      let width = ceil(item.label.sizeThatFits(bounds.size).width) + 2 * Self.inset
      item.frame = CGRect(x: isReadFromTheRight ? bounds.width - x - width : x, y: 2, width: width, height: bounds.height - 4)
      x += width
    }
    let hairline = 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(x: 0, y: bounds.height - hairline, width: bounds.width, height: hairline)
  }

  override func traitsChanged(since previous: UITraitCollection) {
    super.traitsChanged(since: previous)
    guard previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
    for item in items { item.updateFont() }
    setNeedsLayout()
    window?.updateSafeArea()
    window?.setNeedsLayout()
  }

  // MARK: Opening

  /// Opens the first menu, as a key does; closes what is open.
  func toggle() { if openMenu == nil { open(0, byKey: true) } else { overlay?.dismiss() } }

  private var openMenu: MenuOverlay? { overlay.flatMap { $0.isClosing ? nil : $0 } }

  private func open(_ index: Int, byKey: Bool) {
    guard items.indices.contains(index), let window else { return }
    let responder = window.menuResponder
    window.screen.mainMenu.validate(menus[index], from: responder)
    let menu = UIMenu(
      title: "", identifier: menus[index].identifier, options: menus[index].options, children: menus[index].children)
    overlay?.dismiss()
    let overlay = MenuOverlay(menu, beside: items[index]) { [weak responder] element, selection in
      selection?.select(element)
      element.performFromBar(responder)
    }
    overlay.onSideways = { [weak self] isForward in self?.step(isForward) }
    overlay.onClose = { [weak self, weak overlay] in self?.closed(overlay) }
    guard overlay.open() else { return }
    window.bringSubviewToFront(self)
    (self.overlay, openIndex) = (overlay, index)
    for (position, item) in items.enumerated() { item.isOpen = position == index }
    if byKey { overlay.list.moveMark(forwards: true) }
  }

  private func closed(_ closed: MenuOverlay?) {
    guard closed === overlay else { return }
    openIndex = nil
    for item in items { item.isOpen = false }
  }

  private func step(_ isForward: Bool) {
    guard let openIndex else { return }
    open((openIndex + (isForward ? 1 : items.count - 1)) % items.count, byKey: true)
  }

  func revalidate() {
    guard let openIndex, let overlay = openMenu, let window else { return }
    window.screen.mainMenu.validate(menus[openIndex], from: window.menuResponder)
    overlay.replaceVisible(overlay.visibleMenu)
  }

  // MARK: Pointers and fingers

  private func index(at point: CGPoint) -> Int? { items.firstIndex { $0.frame.contains(point) } }

  private func hovered(_ gesture: UIGestureRecognizer) {
    let index = gesture.state == .ended ? nil : index(at: gesture.location(in: self))
    if openMenu != nil, let index, index != openIndex { return open(index, byKey: false) }
    for (position, item) in items.enumerated() { item.isMarked = position == index }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard finger == nil, let touch = touches.first else { return }
    (finger, hasMoved) = (touch, false)
    guard let index = index(at: touch.location(in: self)) else { return overlay?.dismiss() ?? () }
    if openMenu != nil, index == openIndex { overlay?.dismiss() } else { open(index, byKey: false) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger), let overlay = openMenu else { return }
    let point = finger.location(in: self)
    if let index = index(at: point) {
      overlay.track(nil)
      if index != openIndex { open(index, byKey: false) }
    } else {
      hasMoved = true
      overlay.track(finger.location(in: overlay))
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let finger, touches.contains(finger) else { return }
    self.finger = nil
    guard hasMoved, let overlay = openMenu, index(at: finger.location(in: self)) == nil else { return }
    overlay.lift(at: finger.location(in: overlay))
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let finger, touches.contains(finger) { self.finger = nil }
  }

  override func performPress(_ press: PointerPress, at point: CGPoint) -> Bool {
    overlay?.dismiss()
    return true
  }
}

/// The title of one menu of a bar.
final class MenuBarItem: UIView {
  let label = UILabel()
  var onActivation: (() -> Void)?
  var isOpen = false { didSet { update() } }
  var isMarked = false { didSet { update() } }

  init(_ title: String) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = 5
    (label.text, label.textAlignment) = (title, .center)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.frame = bounds
    addSubview(label)
    updateFont()
  }

  required init?(coder: NSCoder) { nil }

  static func font(_ traits: UITraitCollection) -> UIFont { .preferredFont(forTextStyle: .subheadline, compatibleWith: traits) }

  func updateFont() { label.font = Self.font(traitCollection) }

  private func update() { backgroundColor = isOpen || isMarked ? .systemFill : nil }

  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityLabel: String? { label.text }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }

  override func accessibilityActivate() -> Bool {
    onActivation?()
    return true
  }
}

extension UIMenuElement {
  fileprivate func performFromBar(_ responder: UIResponder?) {
    if let action = self as? UIAction { return action.performWithSender(UIApplication.shared, target: nil) }
    guard let command = self as? UICommand, let target = responder?.target(forAction: command.action, withSender: command) else {
      return
    }
    UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
  }
}
