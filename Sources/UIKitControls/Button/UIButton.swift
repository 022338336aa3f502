public import Foundation
internal import NibFormat
internal import QuartzCore
public import Selectors
@_spi(UIKitModules) public import UIKitCore
public import UIKitGraphics

/// A control with a title, an image or both, which sends `primaryActionTriggered` when tapped.
///
/// Its look comes from setters for each state (`setTitle(_:for:)` and the like) or from a `configuration`; with a configuration the
/// titles and images of the setters replace those of the configuration, in its look; their colours and backgrounds are not shown.
@preconcurrency @MainActor open class UIButton: UIControl, UISpringLoadedInteractionSupporting {
  /// The defaults of a button's look.
  public enum ButtonType: Int, Sendable {
    /// Shows title and image in white unless set otherwise; an image dims under the finger.
    case custom
    /// Shows title and image in the tint colour and fades under the finger.
    case system
    /// System buttons with a symbol: an i in a circle, which looks the same in all three.
    case detailDisclosure, infoLight, infoDark
    /// A system button with a plus in a circle.
    case contactAdd
    /// A system button with a cross in a grey disc.
    case close = 7

    /// The former name of `system`.
    public static let roundedRect = ButtonType.system
  }

  /// What pressing a button means.
  public enum Role: Int, Sendable {
    /// `primary` is the most likely choice, `cancel` changes nothing; these three look alike.
    case normal, primary, cancel
    /// Deletes something: red in place of the tint colour.
    case destructive
  }

  /// Changes the button's configuration for its present state.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  /// Chooses a button's pointer style from an effect and a shape that the button proposes.
  public typealias PointerStyleProvider = @MainActor (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

  /// `.custom` for a button made by `init(frame:)`; it never changes.
  open private(set) var buttonType = ButtonType.custom
  var appearances: [UIControl.State.RawValue: StateAppearance] = [:]
  var hasMadeTitleLabel = false
  var hasMadeImageView = false
  private(set) lazy var label = makeLabel()
  private(set) lazy var picture = makeImageView()
  let parts = ButtonParts()
  var isShowingConfiguration = false
  var updating = ButtonUpdating()
  /// Made with the first menu.
  var menuState: ButtonMenu?

  /// Makes an empty custom button.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a button that a nib describes; from another coder an empty custom one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = coder as? NibCoder else { return }
    buttonType = nib.choice(.buttonType, ButtonType.self) ?? .custom
    if let image = buttonType.image { setImage(image, for: .normal) }
    decodeButton(nib)
  }

  /// Makes a button of size 0. Subclasses inherit the initializers below as long as they add none of their own.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if let image = buttonType.image { setImage(image, for: .normal) }
  }

  /// Makes a button that performs `primaryAction` and shows its title and image, as large as they need.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Makes a custom button that performs `primaryAction`; with an action its size becomes that of title and image.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Makes a system button of a configuration, as large as its content; title and image missing in it come from `primaryAction`.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    adopt(primaryAction)
    var configuration = configuration
    if configuration.title == nil, let title = primaryAction?.title, !title.isEmpty { configuration.title = title }
    if configuration.subtitle == nil { configuration.subtitle = primaryAction?.subtitle }
    configuration.image = configuration.image ?? primaryAction?.image
    self.configuration = configuration
    // Property observers do not run during initialization.
    update()
    sizeToFit()
  }

  /// Makes a system button that performs `primaryAction` and shows its title and image.
  open class func systemButton(primaryAction: UIAction?) -> UIButton { UIButton(type: .system, primaryAction: primaryAction) }

  /// Makes a system button with an image that performs `action` on `target`, as large as the image.
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    button.sizeToFit()
    return button
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
    sizeToFit()
  }

  @_spi(UIKitModules) open override var sendsPrimaryActionOnTouchUp: Bool { true }

  /// `.normal` by default.
  open var role = Role.normal { didSet { if role != oldValue { update() } } }

  // MARK: Parts

  /// The title's label, for changing its font; nil before the button has had a title. The button sets text and colour itself, and with a
  /// configuration font, lines and alignment too.
  open var titleLabel: UILabel? {
    updateIfNeeded()
    return shownTitle == nil && !hasMadeTitleLabel ? nil : label
  }

  /// The image's view; nil before the button has had an image. The button sets image and tint itself.
  open var imageView: UIImageView? {
    updateIfNeeded()
    return shownImage == nil && !hasMadeImageView ? nil : picture
  }

  /// The subtitle's label; nil unless the button shows a configuration with a subtitle. The button sets its text and look.
  open var subtitleLabel: UILabel? {
    updateIfNeeded()
    return parts.subtitle
  }

  var standardTitleFont: UIFont { .systemFont(ofSize: isSystem ? 15 : 18) }

  private func makeLabel() -> UILabel {
    hasMadeTitleLabel = true
    let label = UILabel()
    label.font = standardTitleFont
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(label)
    return label
  }

  private func makeImageView() -> UIImageView {
    hasMadeImageView = true
    let view = UIImageView()
    addSubview(view)
    return view
  }

  // MARK: States

  /// Sets the title of one state; nil adopts that of `.normal`. The title of `.normal` becomes that of the `configuration`, if there is one,
  /// which shows those of other states too.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    change(state) { $0.title = title }
    if state == .normal { configuration?.title = title }
  }

  /// Sets a title with attributes of one state, which is shown in place of `setTitle(_:for:)`; nil adopts that of `.normal`. Missing
  /// attributes are those of `titleLabel`. Shown in a `configuration` as `setTitle(_:for:)` is.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    change(state) { $0.attributedTitle = title }
    guard state == .normal else { return }
    configuration?.titleText =
      title.map { ButtonText(attributed: AttributedString($0)) } ?? ButtonText(plain: self.title(for: .normal))
  }

  /// Sets the title's colour of one state; nil adopts that of `.normal`, which is the tint colour in a system button and white in a
  /// custom one.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { change(state) { $0.titleColor = color } }

  /// Sets the colour of the title's shadow in one state; nil adopts that of `.normal`, which is none. Its offset is the label's.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) { change(state) { $0.titleShadowColor = color } }

  /// Sets the image of one state; nil adopts that of `.normal`. Shown in a `configuration` as `setTitle(_:for:)` is.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    change(state) { $0.image = image }
    if state == .normal { configuration?.image = image }
  }

  /// Sets size and weight of the symbol shown in one state; nil adopts those of `.normal`.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) { change(state) { $0.symbolConfiguration = configuration } }

  /// Sets the image behind title and image in one state, stretched over `backgroundRect(forBounds:)`; nil adopts that of `.normal`. The
  /// button fits at least its size. Not shown while the button has a `configuration`.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { change(state) { $0.backgroundImage = image } }

  /// The title of a state, or else that of `.normal`.
  open func title(for state: UIControl.State) -> String? { value(\.title, for: state) }

  /// The title with attributes of a state, or else that of `.normal`.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { value(\.attributedTitle, for: state) }

  /// The title's colour of a state, or else that of `.normal`; nil if none was set.
  open func titleColor(for state: UIControl.State) -> UIColor? { value(\.titleColor, for: state) }

  /// The colour of the title's shadow of a state, or else that of `.normal`; nil if none was set.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { value(\.titleShadowColor, for: state) }

  /// The image of a state, or else that of `.normal`.
  open func image(for state: UIControl.State) -> UIImage? { value(\.image, for: state) }

  /// The size and weight set for the symbol of a state, or else those of `.normal`.
  open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    value(\.symbolConfiguration, for: state)
  }

  /// The image behind the content in a state, or else that of `.normal`.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { value(\.backgroundImage, for: state) }

  /// The title shown in the present state; the configuration's, if there is one.
  open var currentTitle: String? {
    updateIfNeeded()
    return shownTitle
  }

  /// The title with attributes of the present state; nil while there is a configuration.
  open var currentAttributedTitle: NSAttributedString? { configuration == nil ? attributedTitle(for: state) : nil }

  /// The colour of the title in the present state, defaults included.
  open var currentTitleColor: UIColor {
    updateIfNeeded()
    return shownTitleColor
  }

  /// The colour of the title's shadow in the present state; nil for none.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

  /// The image shown in the present state; the configuration's, if there is one.
  open var currentImage: UIImage? {
    updateIfNeeded()
    return shownImage
  }

  /// The size and weight of the symbol in the present state; the configuration's, if there is one.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration.map(\.preferredSymbolConfigurationForImage) ?? preferredSymbolConfigurationForImage(in: state)
  }

  /// The image behind the content in the present state; nil while there is a configuration.
  open var currentBackgroundImage: UIImage? { shownBackgroundImage }

  /// Whether the image of a custom button dims under the finger, unless it has an image for that state; true by default.
  open var adjustsImageWhenHighlighted = true { didSet { update() } }

  /// Whether the image of a disabled custom button dims; true by default.
  open var adjustsImageWhenDisabled = true { didSet { update() } }

  // MARK: Configuration

  /// The button's look as one value; nil, the default, uses the setters for each state. A change is shown with the next layout.
  open var configuration: Configuration? { didSet { update() } }

  /// Called before the next layout after each change of the state, at most once for several changes; it may set a new `configuration`,
  /// which does not call it again. nil by default. Retained: capture the button weakly, or use the argument.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { update() } }

  /// Whether the button shows `configuration.updated(for:)` at each change of the state; true by default. Else it shows the configuration
  /// as it is.
  open var automaticallyUpdatesConfiguration = true { didSet { update() } }

  /// Calls `updateConfiguration()` before the next layout; does nothing inside of that method.
  open func setNeedsUpdateConfiguration() { update() }

  /// Adapts the configuration to the state; calls `configurationUpdateHandler` unless overridden. Not to be called by code.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  @_spi(UIKitModules) open override func invalidate(_ method: TrackedMethod) {
    if method == .updateConfiguration { setNeedsUpdateConfiguration() } else { super.invalidate(method) }
  }

  @_spi(UIKitModules) open override func stateDidChange() { update() }

  /// Whether a mouse's pointer is over the button. Asked for the first time it is false, and a change from then on updates the
  /// configuration.
  open var isHovered: Bool { hasPointer }

  /// Whether selection is what a tap does: each tap turns `isSelected` over before the actions are performed. A button whose menu is its
  /// primary action shows title and image of the element that is on. False by default.
  open var changesSelectionAsPrimaryAction = false { didSet { menuChanged() } }

  // MARK: Menu

  /// Shown when a finger holds the button, or at once if it is the primary action; nil by default. Replaced while it is open, the new one
  /// is shown.
  ///
  /// The menu is below the button, or above it where there is more room. A finger that has opened it may move to an element and lift; a
  /// touch outside or Escape dismisses it, and so does the button's leaving its window. While it is open it receives all keys.
  open var menu: UIMenu? { didSet { menuChanged() } }

  /// Whether a finger that goes down opens the menu, in place of the button's actions; false by default. Without a menu it has no effect.
  open override var showsMenuAsPrimaryAction: Bool { didSet { menuChanged() } }

  /// How the elements of the menu are ordered: `.priority` has the first one next to the button, so at the bottom of a menu above it. Buttons
  /// have `.automatic`, as `.fixed`, by default.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// A button whose menu is its primary action opens it; others send `.primaryActionTriggered`.
  open override func performPrimaryAction() {
    if showsMenuAsPrimaryAction, menu != nil { showMenu() } else { super.performPrimaryAction() }
  }

  /// Whether a drag that rests on the button presses it; false by default.
  open var isSpringLoaded: Bool {
    get { spring != nil }
    set {
      if newValue == (spring != nil) { return }
      if let spring { removeInteraction(spring) }
      spring = newValue ? UISpringLoadedInteraction { [weak self] _, _ in self?.pressBySpring() } : nil
      if let spring { addInteraction(spring) }
    }
  }
  private var spring: UISpringLoadedInteraction?

  private func pressBySpring() {
    guard isEnabled else { return }
    sendActions(for: .touchUpInside)
    performPrimaryAction()
  }

  // MARK: Pointer

  /// Whether the button lights up under the pointer; false by default.
  open var isPointerInteractionEnabled: Bool {
    get { pointer != nil }
    set { setPointer(newValue) }
  }

  /// Chooses the style of a pointer over the button, from what the button proposes; nil takes the proposal. Asked when the pointer comes,
  /// while `isPointerInteractionEnabled` is true.
  open var pointerStyleProvider: PointerStyleProvider?
  var pointer: ButtonPointer?

  /// Whether the button's menu is open. A change updates the configuration.
  open var isHeld: Bool { openMenu != nil }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    menuTouchesBegan(touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    menuState?.moved(in: self)
    guard let (menu, finger) = menuState?.held(by: touches) else { return super.touchesMoved(touches, with: event) }
    if menuState?.hasMoved == true { menu.track(finger.location(in: menu)) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    menuState?.moved(in: self)
    let (held, chooses) = (menuState?.held(by: touches), menuState?.hasMoved == true)
    menuState?.stopWaiting()
    guard let (menu, finger) = held else { return super.touchesEnded(touches, with: event) }
    if chooses { menu.lift(at: finger.location(in: menu)) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    menuState?.held(by: touches)?.overlay.track(nil)
    menuState?.stopWaiting()
    super.touchesCancelled(touches, with: event)
  }

  /// Ends the control's tracking without an action, while the finger is still down.
  func cancelTouches(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }

  /// The secondary button opens the button's menu at the pointer, the menu key below the button.
  @_spi(UIKitModules) open override func performPress(_ press: PointerPress, at point: CGPoint) -> Bool {
    guard menu != nil, isEnabled, press != .middle else { return super.performPress(press, at: point) }
    if press != .hold { showMenu(at: press == .secondary ? point : nil) }
    return openMenu != nil
  }

  @_spi(UIKitModules) open override func windowChanged() {
    super.windowChanged()
    menuState?.stopWaiting()
    openMenu?.dismiss()
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside, changesSelectionAsPrimaryAction, !isPopup { isSelected.toggle() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  @_spi(UIKitModules) open override func traitsChanged(since previous: UITraitCollection) {
    super.traitsChanged(since: previous)
    if configuration != nil, previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { update() }
  }

  @_spi(UIKitModules) open override func semanticsChanged() {
    super.semanticsChanged()
    update()
  }

  open override var contentHorizontalAlignment: ContentHorizontalAlignment { didSet { update() } }

  // MARK: Size

  /// Points around title and image, in a button without a configuration; zero by default.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { update() } }

  /// Moves and narrows the title, in a button without a configuration; zero by default. Without effect on the button's own size.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { update() } }

  /// Moves the image, in a button without a configuration; zero by default. Without effect on the button's own size.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { update() } }

  /// Without a configuration on one line, whatever `size` is; titles of a configuration wrap at its width, unless that is 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateIfNeeded()
    guard wrapsContent, size.width > 0, !updating.isFitting else { return intrinsicContentSize }
    return fittingSize(width: size.width)
  }

  /// As large as the content needs without wrapping, whatever the present width is.
  open override func sizeToFit() {
    updating.isFitting = true
    super.sizeToFit()
    updating.isFitting = false
  }

  open override var intrinsicContentSize: CGSize {
    updateIfNeeded()
    return fittingSize(width: .greatestFiniteMagnitude)
  }

  @_spi(UIKitModules) open override var wrapsContent: Bool { configuration?.wrapsTexts == true }

  @_spi(UIKitModules) open override func height(wrappedAt width: CGFloat) -> CGFloat {
    width > 0 ? fittingSize(width: width).height : intrinsicContentSize.height
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateIfNeeded()
    placeParts()
  }

  // MARK: Rectangles

  /// Where the background is; `bounds`, unless overridden.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The room of title and image: `bounds` without the insets. An override moves both.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: arrangement.insets) }

  /// Where the title is in a content rectangle, beside the image and aligned as the control's content; zero without a title. An override
  /// decides the frame of `titleLabel`.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let place = places(in: contentRect).title
    return configuration == nil ? moved(place, by: titleEdgeInsets) : place
  }

  /// Where the image is in a content rectangle; zero without an image. An override decides the frame of `imageView`.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let place = places(in: contentRect).image
    return configuration == nil ? moved(place, by: imageEdgeInsets) : place
  }

  @_spi(UIKitModules) open override var takesTaps: Bool { true }

  // MARK: Focus

  /// Return and the space bar do what a tap does; with `showsMenuAsPrimaryAction` they open the menu.
  @_spi(UIKitModules) open override func performFocusKey(_ key: FocusKey) -> Bool {
    guard key.isPress, isEnabled, showsMenuAsPrimaryAction, menu != nil else { return super.performFocusKey(key) }
    showMenu()
    openMenu?.markFirst()
    return true
  }

  @_spi(UIKitModules) open override var focusShape: FocusShape { shownShape }

  // MARK: Accessibility

  @_spi(UIKitModules) open override var defaultAccessibilityLabel: String? { spokenLabel }
  @_spi(UIKitModules) open override var defaultAccessibilityTraits: UIAccessibilityTraits {
    super.defaultAccessibilityTraits.union(.button)
  }
  @_spi(UIKitModules) open override var accessibilityRole: AccessibilityRole { .button }
}
