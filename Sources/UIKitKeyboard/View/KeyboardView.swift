internal import CoreGraphics
internal import Foundation
@_spi(UIKitModules) internal import UIKitCore
internal import UIKitGraphics

/// Changes the text that a keyboard writes.
@MainActor protocol KeyboardViewDelegate: AnyObject {
  func keyboardView(_ view: KeyboardView, perform edit: KeyboardEdit)
  /// The text at the caret now.
  func context(of view: KeyboardView) -> KeyboardContext
}

/// The keys. Fingers are followed here and not by single keys, since they slide from key to key.
final class KeyboardView: UIView {
  /// Seconds until a key that is held repeats or shows its alternatives, and between two repeats. Our choice.
  private static let hold: TimeInterval = 0.5
  private static let repeatInterval: TimeInterval = 0.1

  weak var delegate: (any KeyboardViewDelegate)?

  private(set) var language = KeyboardLanguage.english
  private(set) var traits = KeyboardTraits()
  private(set) var state = KeyboardState(KeyboardTraits(), KeyboardContext())
  private(set) var keys: [KeyboardKey] = []
  private(set) var keyViews: [KeyView] = []
  private var cells: [CGRect] = []
  private var page: KeyboardPage?
  private var metrics = KeyboardMetrics(screen: CGSize(width: 393, height: 852))
  private var hasGlobe = false
  private var context = KeyboardContext()

  private var fingers = KeyFingers()
  /// The finger that came down on the key of another plane, which shows until the finger has typed on it.
  private var slide: (finger: Int, origin: KeyboardPlane)?
  private var shiftFinger: Int?
  /// The finger that deletes again and again.
  private var deleteFinger: Int?
  /// The finger whose key has the timer and the callout.
  private var holdFinger: Int?
  private var timer: TimerToken?
  private var callout: KeyCallout?
  /// The alternatives that a finger chooses from.
  private(set) var choice: (finger: Int, shape: KeyCallout.Shape)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    semanticContentAttribute = .forceLeftToRight
  }

  required init?(coder: NSCoder) { nil }

  // MARK: What shows

  func show(
    _ language: KeyboardLanguage, _ traits: KeyboardTraits, _ context: KeyboardContext, hasGlobe: Bool, metrics: KeyboardMetrics
  ) {
    let isNew = language != self.language || traits != self.traits
    (self.language, self.traits, self.hasGlobe, self.metrics) = (language, traits, hasGlobe, metrics)
    if isNew { releaseFingers() }
    state.adopt(traits, context)
    self.context = context
    reload()
  }

  /// A new text begins: capital letters are no longer locked.
  func begin(_ context: KeyboardContext) {
    state = KeyboardState(traits, context)
    self.context = context
    reload()
  }

  /// The text or its caret may have changed.
  func moved(to context: KeyboardContext) {
    if context == self.context { return }
    state.moved(to: context)
    self.context = context
    reload()
  }

  private func reload() {
    let page = KeyboardPage.page(state.plane, of: language, for: traits, style: metrics.style, hasGlobe: hasGlobe)
    if page != self.page {
      self.page = page
      keys = page.rows.flatMap { $0 }
      while keyViews.count > keys.count { keyViews.removeLast().removeFromSuperview() }
      while keyViews.count < keys.count { addKey() }
      fingers.spendAll()
      place()
    }
    updateLooks()
  }

  private func addKey() {
    let (view, index) = (KeyView(), keyViews.count)
    view.onActivate = { [weak self] in self?.activate(index) }
    keyViews.append(view)
    insertSubview(view, at: index)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
    updateLooks()
  }

  private func place() {
    guard let page else { return }
    cells = metrics.cells(of: page, isPad: traits.pad != nil, in: bounds)
    for (view, cell) in zip(keyViews, cells) {
      view.frame = cell
      view.cap = metrics.cap(in: view.bounds)
    }
  }

  override func traitsChanged(since previous: UITraitCollection) {
    super.traitsChanged(since: previous)
    updateLooks()
  }

  // MARK: Looks

  private var colors: KeyboardColors { KeyboardColors(isDark: traitCollection.userInterfaceStyle == .dark) }

  private func updateLooks() {
    let (colors, deleting) = (colors, deleteFinger.flatMap { fingers.key(of: $0) })
    let pressed = fingers.pressed.union(deleting.map { [$0] } ?? [])
    for (index, view) in keyViews.enumerated() {
      view.look = look(of: keys[index], isPressed: pressed.contains(index), colors)
      view.isAccessibilityElement = !keys[index].isBlank
      view.accessibilityLabel = spoken(keys[index])
      view.accessibilityTraits = isEnabled(keys[index]) ? .keyboardKey : [.keyboardKey, .notEnabled]
    }
  }

  /// Sizes of letters grow with the person's text size as far as a key has room.
  private func size(_ points: CGFloat, atMost part: CGFloat) -> CGFloat {
    let row = bounds.height / CGFloat(page?.rows.count ?? 4) - 2 * metrics.gap.height
    let scaled = UIFontMetrics(forTextStyle: .body).scaledValue(for: points, compatibleWith: traitCollection)
    return max(8, min(scaled, row * part))
  }

  private func look(of key: KeyboardKey, isPressed: Bool, _ colors: KeyboardColors) -> KeyLook {
    let isWide = metrics.style == .wide
    let isAction = key.action == .enter && traits.returnKey != .default
    let isLit = key.action == .shift && state.shift != .off
    let plain = isLight(key) || isLit
    var look = KeyLook(
      face: face(of: key), fill: plain ? colors.key : colors.special, text: colors.text, shadow: colors.shadow,
      letterSize: size(isWide ? 24 : 22, atMost: 0.75), wordSize: size(isWide ? 18 : 16, atMost: 0.5))
    // A shift key that is on is light in dark keyboards too.
    if isLit, colors.isDark { (look.fill, look.text) = (.white, .black) }
    if isAction, isEnabled(key) { (look.fill, look.text) = (colors.action, .white) }
    if !isEnabled(key) { look.text = colors.faint }
    let hasCallout = metrics.style == .phone && traits.pad == nil && !traits.isSecure && isLight(key) && key.action != .space
    if isPressed, !hasCallout { look.fill = plain || isAction ? colors.special : colors.key }
    return look
  }

  private func isLight(_ key: KeyboardKey) -> Bool {
    switch key.action {
    case .text, .space: true
    case .delete, .enter, .shift, .language, .dismiss, .plane: false
    }
  }

  private func face(of key: KeyboardKey) -> KeyFace {
    if key.isBlank { return .blank }
    switch key.action {
    case .text(let text):
      return text.count > 1 ? .word(text) : .letter(state.cap(of: text), small: key.letters)
    case .space: return .word(language.words.space)
    case .delete: return .delete
    case .enter: return .word(returnTitle)
    case .shift: return .shift(state.shift)
    case .language: return .globe
    case .dismiss: return .hide
    case .plane(.letters): return .word(traits.pad == nil ? "ABC" : "123")
    case .plane(.digits): return .word("123")
    case .plane(.symbols): return .word(traits.pad == nil ? "#+=" : "+*#")
    }
  }

  private var returnTitle: String {
    let words = language.words
    return switch traits.returnKey {
    case .default: words.enter
    case .go: words.go
    case .google: "Google"
    case .join: words.join
    case .next: words.next
    case .route: words.route
    case .search: words.search
    case .send: words.send
    case .yahoo: "Yahoo"
    case .done: words.done
    case .emergencyCall: words.emergency
    case .continue: words.proceed
    }
  }

  private func spoken(_ key: KeyboardKey) -> String? {
    let words = language.words
    switch key.action {
    case .text(let text): return state.cap(of: text)
    case .space: return words.space
    case .delete: return words.delete
    case .enter: return returnTitle
    case .shift: return words.shift
    case .language: return words.nextKeyboard
    case .dismiss: return words.hide
    case .plane(.letters): return traits.pad == nil ? words.letters : words.digits
    case .plane(.digits): return words.digits
    case .plane(.symbols): return words.symbols
    }
  }

  private func isEnabled(_ key: KeyboardKey) -> Bool {
    key.action != .enter || !traits.enablesReturnAutomatically || context.hasText
  }

  // MARK: Keys

  /// The key at a place, nearest in its row; nil beside the keyboard.
  private func key(at place: CGPoint) -> Int? {
    guard bounds.insetBy(dx: -1, dy: -12).contains(place), let page else { return nil }
    let row = max(0, min(page.rows.count - 1, Int(place.y / max(1, bounds.height / CGFloat(page.rows.count)))))
    let first = page.rows[..<row].reduce(0) { $0 + $1.count }
    let indices = first..<first + page.rows[row].count
    func distance(_ cell: CGRect) -> CGFloat { max(cell.minX - place.x, place.x - cell.maxX, 0) }
    guard let nearest = indices.min(by: { distance(cells[$0]) < distance(cells[$1]) }) else { return nil }
    return keys[nearest].isBlank ? nil : nearest
  }

  /// What an assistive technology does in place of a finger.
  private func activate(_ index: Int) {
    guard keys.indices.contains(index) else { return }
    perform(keys[index].action)
    if keys.indices.contains(index), keys[index].action == .shift { releaseShift() }
  }

  private func perform(_ action: KeyAction) {
    if action == .enter, traits.enablesReturnAutomatically, !context.hasText { return }
    let edit = state.press(action, at: window?.screen.driver.now ?? 0)
    if let edit { delegate?.keyboardView(self, perform: edit) }
    finish()
  }

  private func finish() {
    if let context = delegate?.context(of: self) {
      state.settle(in: context)
      self.context = context
    }
    reload()
  }

  private func releaseShift() {
    state.releaseShift()
    reload()
  }

  // MARK: Fingers

  private static func id(_ touch: UITouch) -> Int { ObjectIdentifier(touch).hashValue }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) { down(touch) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { move(touch) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { up(touch) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      fingers.cancel(Self.id(touch))
      ended(Self.id(touch))
    }
  }

  private func down(_ touch: UITouch) {
    let (id, place) = (Self.id(touch), touch.location(in: self))
    let waiting = choice
    let due = fingers.down(id, on: key(at: place))
    if let waiting { choose(waiting.shape) } else { for index in due { act(index) } }
    endHold()
    // The keys may be others since.
    fingers.restart(id)
    _ = fingers.move(id, to: key(at: place))
    guard let index = fingers.key(of: id), keys.indices.contains(index) else { return updateLooks() }
    let action = keys[index].action
    if action.actsOnTouchDown { actNow(action, id) } else { hold(id, index) }
    updateLooks()
  }

  private func actNow(_ action: KeyAction, _ id: Int) {
    switch action {
    case .shift:
      shiftFinger = id
      fingers.spend(id)
    case .plane:
      slide = (id, state.plane)
    case .delete:
      (deleteFinger, holdFinger) = (id, id)
      fingers.spend(id)
      repeatDelete(id, after: Self.hold)
    case .text, .space, .enter, .language, .dismiss: break
    }
    perform(action)
    if case .plane = action { fingers.restart(id) }
  }

  private func act(_ index: Int) {
    guard keys.indices.contains(index), !keys[index].action.actsOnTouchDown else { return }
    perform(keys[index].action)
  }

  private func move(_ touch: UITouch) {
    let (id, place) = (Self.id(touch), touch.location(in: self))
    if let choice, choice.finger == id {
      var shape = choice.shape
      shape.selected = shape.option(at: place.x)
      self.choice = (id, shape)
      callout?.show(shape, colors, letterSize: calloutSize)
      return
    }
    if deleteFinger == id, key(at: place).map({ keys[$0].action }) != .delete { endHold() }
    guard fingers.move(id, to: key(at: place)) else { return }
    endHold()
    if let index = fingers.key(of: id) { hold(id, index) }
    updateLooks()
  }

  private func up(_ touch: UITouch) {
    let (id, place) = (Self.id(touch), touch.location(in: self))
    if let choice, choice.finger == id {
      fingers.cancel(id)
      choose(choice.shape)
      return ended(id)
    }
    _ = fingers.move(id, to: key(at: place))
    let index = fingers.up(id)
    let origin = slide?.finger == id ? slide?.origin : nil
    ended(id)
    guard let index, keys.indices.contains(index) else { return updateLooks() }
    if let origin {
      // A finger that has slid from the key of a plane types one key there.
      guard case .text = keys[index].action else { return updateLooks() }
      act(index)
      perform(.plane(origin))
    } else {
      act(index)
    }
    updateLooks()
  }

  private func ended(_ id: Int) {
    if holdFinger == id { endHold() }
    if slide?.finger == id { slide = nil }
    if shiftFinger == id {
      shiftFinger = nil
      releaseShift()
    }
    updateLooks()
  }

  /// Fingers that are down do nothing more.
  func releaseFingers() {
    fingers.spendAll()
    endHold()
    slide = nil
    if shiftFinger != nil {
      shiftFinger = nil
      state.releaseShift()
    }
    updateLooks()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { releaseFingers() }
  }

  // MARK: Held keys

  private func hold(_ id: Int, _ index: Int) {
    guard case .text(let text) = keys[index].action, fingers.isWaiting(id) else { return }
    holdFinger = id
    showCallout(KeyCallout.Shape(key: metrics.cap(in: cells[index]), options: [state.cap(of: text)], selected: 0, in: bounds))
    let alternatives = traits.pad == nil ? language.alternatives(to: text) : []
    guard !alternatives.isEmpty, let driver = window?.screen.driver else { return }
    timer = driver.schedule(after: Self.hold) { [weak self] in self?.openAlternatives(id, index, [text] + alternatives) }
  }

  private func openAlternatives(_ id: Int, _ index: Int, _ options: [String]) {
    timer = nil
    guard fingers.isWaiting(id), fingers.key(of: id) == index, cells.indices.contains(index) else { return }
    let key = metrics.cap(in: cells[index])
    var shape = KeyCallout.Shape(key: key, options: options.map { state.cap(of: $0) }, selected: 0, in: bounds)
    // The key's own letter stays above the key.
    if key.midX > bounds.midX { shape.options.reverse() }
    shape.selected = shape.option(at: key.midX)
    choice = (id, shape)
    showCallout(shape, isAlways: true)
  }

  private func choose(_ shape: KeyCallout.Shape) {
    choice = nil
    perform(.text(shape.options[shape.selected]))
  }

  private func repeatDelete(_ id: Int, after delay: TimeInterval) {
    timer?.cancel()
    timer = window?.screen.driver.schedule(after: delay) { [weak self] in
      guard let self, deleteFinger == id else { return }
      timer = nil
      perform(.delete)
      repeatDelete(id, after: Self.repeatInterval)
    }
  }

  private func endHold() {
    timer?.cancel()
    (timer, choice, deleteFinger, holdFinger) = (nil, nil, nil, nil)
    callout?.removeFromSuperview()
    callout = nil
  }

  private var calloutSize: CGFloat { size(metrics.style == .wide ? 26 : 32, atMost: 0.85) }

  /// Pads, wide keyboards and hidden texts have no callouts of pressed keys.
  private func showCallout(_ shape: KeyCallout.Shape, isAlways: Bool = false) {
    guard isAlways || metrics.style == .phone && traits.pad == nil && !traits.isSecure else { return }
    let view = callout ?? KeyCallout()
    callout = view
    view.show(shape, colors, letterSize: calloutSize)
    if view.superview == nil { addSubview(view) }
  }
}
