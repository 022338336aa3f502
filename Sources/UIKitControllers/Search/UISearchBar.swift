internal import CoreGraphics
internal import Diagnostics
public import Foundation
internal import NibFormat
internal import UIKitControls
@_spi(UIKitModules) public import UIKitCore
public import UIKitGraphics
public import UIKitText

/// A bar with a field for a search, and with buttons, scopes and a prompt around it.
///
/// 44 points high by itself, 44 more with scopes and 30 more with a prompt; in larger text sizes higher by as much as its letters are. In the
/// navigation item of a `UISearchController` its row has 52 points.
@preconcurrency @MainActor open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  /// How the bar stands out from its surroundings.
  public enum Style: UInt, Sendable {
    /// As `prominent`.
    case `default`
    /// With a background and a field on it.
    case prominent
    /// Without a background.
    case minimal
  }

  /// The pictures in the field.
  public enum Icon: Int, Sendable {
    case search, clear, bookmark, resultsList
  }

  let field = SearchBarField()
  let background = BarBackground(isLineAbove: false)
  let scopeBackground = UIImageView()
  let scopes = UISegmentedControl()
  let promptLabel = UILabel()
  var storedCancel: UIButton?
  var isCancelShown = false
  var areScopesShown = false
  var images: [Icon: StateImages] = [:]
  var shifts: [Icon: UIOffset] = [:]
  private var fieldImages = StateImages()
  private var backgrounds = BarImages()
  private var titles: [String]?
  weak var host: (any SearchBarHost)?
  /// In a navigation bar the height of the whole bar, of which it may show less, and the distance of the field from the sides.
  var place: SearchBarPlace? {
    didSet {
      if place != oldValue { setNeedsLayout() }
      // A navigation bar has a background of its own.
      if (place == nil) != (oldValue == nil) { showLook() }
    }
  }

  /// Receives messages and questions; weak, nil by default.
  open weak var delegate: (any UISearchBarDelegate)?

  /// Makes a bar with an empty field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a bar that a nib describes; from another coder one with an empty field.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder as? NibCoder { decodeSearch(nib) }
  }

  @_spi(UIKitModules) open override func connectOutlet(_ name: String, to value: AnyObject) -> Bool {
    guard name == "delegate" else { return super.connectOutlet(name, to: value) }
    delegate = value as? any UISearchBarDelegate
    return true
  }

  // MARK: Text

  /// The text of the field; an empty one by default. Setting it sends no message of the delegate's.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }

  /// A line above the field; nil by default.
  open var prompt: String? { didSet { if prompt != oldValue { promptChanged() } } }

  /// What an empty field shows; nil by default.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// The field itself: its font, its colours and tokens are the app's to change.
  open var searchTextField: UISearchTextField { field }

  /// Whether a person can use the bar; true by default.
  open var isEnabled: Bool {
    get { field.isEnabled }
    set {
      field.isEnabled = newValue
      for control in [scopes, storedCancel].compactMap(\.self) as [UIControl] { control.isEnabled = newValue }
      field.alpha = newValue ? 1 : 0.5
    }
  }

  // MARK: Buttons

  /// Whether a button for bookmarks shows at the end of the empty field; false by default.
  open var showsBookmarkButton = false { didSet { if showsBookmarkButton != oldValue { updateRightView() } } }

  /// Whether a button for the list of results shows at the end of the empty field, in place of that for bookmarks; false by default.
  open var showsSearchResultsButton = false { didSet { if showsSearchResultsButton != oldValue { updateRightView() } } }

  /// Whether the button for the list of results is selected; false by default.
  open var isSearchResultsButtonSelected = false { didSet { updateRightView() } }

  /// Whether a button beside the field cancels the search; false by default. Setting it makes a search controller's
  /// `automaticallyShowsCancelButton` false.
  open var showsCancelButton: Bool {
    get { isCancelShown }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the cancel button; animated in 0.25 s (our choice) in a window.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    host?.searchBarSetByApp(cancel: true)
    showCancel(showsCancelButton, animated: animated)
  }

  // MARK: Scopes

  /// The titles of the scopes; nil by default.
  open var scopeButtonTitles: [String]? {
    get { titles }
    set {
      titles = newValue
      scopeTitlesChanged(newValue ?? [])
    }
  }

  /// The selected scope; 0 by default. Setting it sends no message; an index without a title stands for the last one.
  open var selectedScopeButtonIndex: Int {
    get { max(0, scopes.selectedSegmentIndex) }
    set {
      ensure(newValue >= 0, "UISearchBar.selectedScopeButtonIndex = \(newValue): give the index of one of scopeButtonTitles")
      let index = min(newValue, max(0, scopes.numberOfSegments - 1))
      guard scopes.numberOfSegments > 0, index != scopes.selectedSegmentIndex else { return }
      scopes.selectedSegmentIndex = index
      host?.searchBarContentChanged()
    }
  }

  /// Whether the scopes show below the field, if they have titles; false by default. Setting it makes a search controller's
  /// `automaticallyShowsScopeBar` false. The bar is 44 points higher then: outside of bars and search controllers call `sizeToFit()`.
  open var showsScopeBar: Bool {
    get { areScopesShown }
    set { setShowsScope(newValue, animated: false) }
  }

  /// Shows or hides the scopes; animated in 0.25 s (our choice) in a window.
  open func setShowsScope(_ show: Bool, animated animate: Bool) {
    host?.searchBarSetByApp(cancel: false)
    showScopes(show, animated: animate)
  }

  // MARK: Looks

  /// `.default` by default.
  open var searchBarStyle = Style.default { didSet { if searchBarStyle != oldValue { showLook() } } }

  /// `.default` by default; `.black` is a dark bar with light text.
  open var barStyle = UIBarStyle.default { didSet { overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark } }

  /// The background's colour; nil, the default, for that of the style.
  open var barTintColor: UIColor? { didSet { showLook() } }

  /// True by default; the bar itself is opaque either way.
  open var isTranslucent = true

  /// Fills the bar in place of its background; nil by default.
  open var backgroundImage: UIImage? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }

  /// The image set for a position and a height; nil, the default, for none.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds[barPosition, barMetrics]
  }

  /// Sets an image that fills the bar; that for the bar's own position and height is shown, else one for `.any` and `.default`.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    backgrounds[barPosition, barMetrics] = backgroundImage
    showLook()
  }

  /// Fills the row of the scopes; nil by default.
  open var scopeBarBackgroundImage: UIImage? {
    get { scopeBackground.image }
    set { scopeBackground.image = newValue }
  }

  /// The image set for the field's ground in a state; nil, the default, for none.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { fieldImages[state] }

  /// Sets an image for the field's ground, stretched, for `.normal` and `.disabled`. The field is as high as the image then.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    fieldImages[state] = backgroundImage
    (field.background, field.disabledBackground) = (fieldImages[.normal], fieldImages[.disabled])
    field.backgroundColor = fieldImages[.normal] == nil ? .tertiarySystemFill : .clear
    setNeedsLayout()
  }

  /// The image set for an icon in a state; nil, the default, for the system's.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { images[icon]?[state] }

  /// Sets an image in place of an icon.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    images[icon, default: StateImages()][state] = iconImage
    showIcons()
  }

  /// The images of the scopes' grounds; see `UISegmentedControl.setBackgroundImage(_:for:barMetrics:)`.
  open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    scopes.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
  }

  /// The image set for exactly this state; nil if none was set.
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopes.backgroundImage(for: state, barMetrics: .default)
  }

  /// Sets the image between two scopes in these states.
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) {
    scopes.setDividerImage(dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }

  /// The image set for exactly these states; nil if none was set.
  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    scopes.dividerImage(forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }

  /// Sets attributes of the scopes' titles in a state.
  open func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    scopes.setTitleTextAttributes(attributes, for: state)
  }

  /// The attributes set for exactly this state; nil if none were set.
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    scopes.titleTextAttributes(for: state)
  }

  /// Moves the field from its place, in points; zero by default.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }

  /// Moves the text in the field, in points; zero by default.
  open var searchTextPositionAdjustment = UIOffset.zero { didSet { field.setNeedsLayout() } }
  var textShift: UIOffset { searchTextPositionAdjustment }

  /// Moves an icon from its place, in points.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    shifts[icon] = adjustment
    field.setNeedsLayout()
  }

  /// The adjustment that was set; zero by default.
  open func positionAdjustment(for icon: Icon) -> UIOffset { shifts[icon] ?? .zero }

  func showLook() {
    var fill = barTintColor ?? (searchBarStyle == .minimal || place != nil ? UIColor.clear : .secondarySystemBackground)
    let isCompact = traitCollection.verticalSizeClass == .compact
    let image = backgrounds.image(at: barPosition, isCompact: isCompact, hasPrompt: prompt != nil)
    if image != nil { fill = .clear }
    background.show(BarBackground.Look(fill: fill, image: image), hasLine: false)
  }

  // MARK: Place

  /// What the delegate says; without one `.any`.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: ownHeight(ofRow: 44)) }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: ownHeight(ofRow: 44)) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  @_spi(UIKitModules) open override func semanticsChanged() {
    super.semanticsChanged()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showLook()
    if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { adoptTextSize() }
  }

  // MARK: First responder

  /// True while the field can become the first responder.
  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

  /// Whether the field is the first responder.
  open override var isFirstResponder: Bool { field.isFirstResponder }

  /// Begins editing.
  @discardableResult open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  /// Ends editing.
  @discardableResult open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  // MARK: UITextInputTraits

  /// That of the field: `.sentences` by default.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// That of the field: `.no` by default.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  /// That of the field.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  /// That of the field.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }
  /// That of the field.
  open var smartQuotesType: UITextSmartQuotesType {
    get { field.smartQuotesType }
    set { field.smartQuotesType = newValue }
  }
  /// That of the field.
  open var smartDashesType: UITextSmartDashesType {
    get { field.smartDashesType }
    set { field.smartDashesType = newValue }
  }
  /// That of the field.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { field.smartInsertDeleteType }
    set { field.smartInsertDeleteType = newValue }
  }
  /// That of the field.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// That of the field.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  /// That of the field: `.search` by default.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// That of the field: true by default.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  /// That of the field.
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }
  /// That of the field.
  open var textContentType: UITextContentType! {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }

  @_spi(UIKitModules) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UISearchBar.barTintColor),
      AppearanceProperty(\UISearchBar.barStyle),
      AppearanceProperty(\UISearchBar.isTranslucent),
      AppearanceProperty(\UISearchBar.searchBarStyle),
    ]
  }
}

/// Images by state: that of `.normal` stands in for a state without one.
struct StateImages {
  private var images: [UInt: UIImage] = [:]

  subscript(_ state: UIControl.State) -> UIImage? {
    get { images[UInt(state.rawValue)] }
    set { images[UInt(state.rawValue)] = newValue }
  }
}

/// The room of a search bar in a navigation bar.
struct SearchBarPlace: Equatable {
  /// Height of all of it, in points; less shows while it gives way to the content.
  var height: CGFloat
  /// Distance of the field from the sides, in points.
  var margin: CGFloat
}
