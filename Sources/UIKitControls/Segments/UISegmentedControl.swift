internal import Diagnostics
public import Foundation
@_spi(UIKitModules) public import UIKitCore
public import UIKitGraphics

/// A row of segments of which one is selected; 32 points high.
///
/// A finger selects when it lifts: the segment under it, also after it has moved over others. Segments are counted from the leading end. An
/// index beyond the last segment stands for the last one, as on iOS; a negative one stops the program.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  /// The place of a segment among its neighbours, on the screen: `left` is at the left in any reading direction.
  public enum Segment: Int, Hashable, Sendable {
    /// Every segment without an adjustment of its own.
    case any
    /// The outermost at the left, of several.
    case left
    /// A segment that is neither first nor last.
    case center
    /// The outermost at the right, of several.
    case right
    /// The only one.
    case alone
  }

  /// The `selectedSegmentIndex` without a selection, -1.
  public static let noSegment = -1

  let look = SegmentedLook()
  var segments: [SegmentView] = []
  var storedSelection = UISegmentedControl.noSegment
  var press: SegmentPress?

  /// A control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A control without segments: nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder as? NibCoder { decodeSegments(nib) }
  }

  /// A control at the origin, as large as its segments need. Items are strings, images and actions; anything else stops the program.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] { insert(SegmentContent(item), at: segments.count, animated: false) }
    bounds.size = intrinsicContentSize
    center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// A control whose segments show the image of an action, or its title, and perform it when a person selects them.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }

  private func setUp() {
    look.attach(to: self)
    showSegments()
  }

  // MARK: Selection

  /// The selected segment; `noSegment` by default. Setting it sends no event; an index without a segment stops the program.
  ///
  /// Of a momentary control it is the segment that was pressed last, and setting it does nothing.
  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set { if !isMomentary { select(newValue) } }
  }

  /// Whether the control shows no selection, but only the press; false by default.
  open var isMomentary = false { didSet { if isMomentary != oldValue { showSegments() } } }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title before the one at that index. The selection stays with its segment.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentContent(title: title), at: segment, animated: animated)
  }

  /// Inserts a segment with an image before the one at that index. An image is shown as a template, unless it is an original.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentContent(image: image), at: segment, animated: animated)
  }

  /// Inserts a segment with an action before the one at that index. A segment with an action of the same identifier is replaced if it stands
  /// there, else removed.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) { insert(action, at: segment, animated: animated) }

  /// Removes a segment; its selection ends with it.
  open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment, animated: animated) }

  /// Removes every segment and the selection.
  open func removeAllSegments() { removeAll() }

  /// Sets the action that is performed when a person selects the segment, and shows its image, or its title. An identifier that another
  /// segment's action has stops the program.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) { set(action, at: segment) }

  /// The action of a segment; nil if it has none.
  open func actionForSegment(at segment: Int) -> UIAction? { content(at: segment, "actionForSegment(at:)")?.action }

  /// The segment whose action has that identifier; `NSNotFound` without one.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.content.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Shows a title in place of what the segment shows.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment, "setTitle(_:forSegmentAt:)") { ($0.title, $0.image) = (title, nil) }
  }

  /// The title of a segment; nil if it shows an image.
  open func titleForSegment(at segment: Int) -> String? { content(at: segment, "titleForSegment(at:)")?.title }

  /// Shows an image in place of what the segment shows.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment, "setImage(_:forSegmentAt:)") { ($0.title, $0.image) = (nil, image) }
  }

  /// The image of a segment; nil if it shows a title.
  open func imageForSegment(at segment: Int) -> UIImage? { content(at: segment, "imageForSegment(at:)")?.image }

  /// Sets the width of a segment in points; 0, the default, shares the room with the others. Negative or not finite stops the program.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    ensure(
      width.isFinite && width >= 0, "UISegmentedControl.setWidth(\(width), forSegmentAt: \(segment)): set 0 or more points")
    change(segment, "setWidth(_:forSegmentAt:)") { $0.width = width }
  }

  /// The width that was set; 0 if the segment shares the room.
  open func widthForSegment(at segment: Int) -> CGFloat { content(at: segment, "widthForSegment(at:)")?.width ?? 0 }

  /// Moves what a segment shows, in points to the right and downward.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment, "setContentOffset(_:forSegmentAt:)") { $0.offset = offset }
  }

  /// The offset that was set; zero by default.
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    content(at: segment, "contentOffsetForSegment(at:)")?.offset ?? .zero
  }

  /// Sets whether a person can select the segment; true by default. It can be selected by code all the same.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment, "setEnabled(_:forSegmentAt:)") { $0.isEnabled = enabled }
  }

  /// Whether a person can select the segment; false if there are no segments.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    content(at: segment, "isEnabledForSegment(at:)")?.isEnabled ?? false
  }

  // MARK: Looks

  /// Whether segments without a width are as wide as their contents need, instead of equally wide; false by default.
  open var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { contentsChanged() } }
  }

  /// The colour behind the selected segment; nil, the default, is white, in the dark grey.
  open var selectedSegmentTintColor: UIColor? { didSet { showSegments() } }

  /// Sets the background of the segments in one state, stretched by its caps over the whole control. With one for `.normal` the control shows
  /// no background and no highlight of its own. Only images for `.default` are shown, since no bar here is compact.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    look.backgrounds[barMetrics, default: StateValues()][state] = backgroundImage
    contentsChanged()
  }

  /// The background set for exactly this state and these metrics; nil if none was set.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    look.backgrounds[barMetrics]?[state]
  }

  /// Sets the image between two segments in these states; that of twice `.normal` serves all pairs without one.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) {
    look.dividers[barMetrics, default: [:]][DividerStates(leftState, rightState)] = dividerImage
    contentsChanged()
  }

  /// The divider set for exactly these states and metrics; nil if none was set.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { look.dividers[barMetrics]?[DividerStates(leftState, rightState)] }

  /// Sets attributes of titles in one state, over those of `.normal` and the standard ones; nil removes them.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    look.titles[state] = attributes
    contentsChanged()
  }

  /// The attributes set for exactly this state; nil if none were set.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { look.titles[state] }

  /// Moves what the segments at a place show. Only adjustments for `.default` count, since no bar here is compact.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    look.adjustments[barMetrics, default: [:]][leftCenterRightOrAlone] = adjustment
    setNeedsLayout()
  }

  /// The adjustment set for exactly this place and these metrics; zero if none was set.
  open func contentPositionAdjustment(forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics) -> UIOffset {
    look.adjustments[barMetrics]?[leftCenterRightOrAlone] ?? .zero
  }

  // MARK: Layout

  /// The width that titles and images need with 10 points at each side; 32 points high, or as high as the background's image.
  open override var intrinsicContentSize: CGSize { ownSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSegments()
  }

  @_spi(UIKitModules) open override func stateDidChange() { showSegments() }
  @_spi(UIKitModules) open override func semanticsChanged() { setNeedsLayout() }

  // MARK: Tracking

  /// False on a segment that is not enabled.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { beginPress(at: touch.location(in: self)) }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    movePress(to: touch.location(in: self))
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endPress(event, selects: isTouchInside) }

  open override func cancelTracking(with event: UIEvent?) { endPress(event, selects: false) }

  @_spi(UIKitModules) open override var takesTaps: Bool { true }

  // MARK: Focus

  /// Left and right select the next enabled segment, Home and End the first and the last; a momentary
  /// segment performs its action.
  @_spi(UIKitModules) open override func performFocusKey(_ key: FocusKey) -> Bool {
    switch key {
    case .left: moveSelection(forward: isReadFromTheRight)
    case .right: moveSelection(forward: !isReadFromTheRight)
    case .home: selectByKey(Array(segments.indices))
    case .end: selectByKey(segments.indices.reversed())
    case .enter, .space: return true
    default: return false
    }
    return true
  }

  @_spi(UIKitModules) open override var focusShape: FocusShape { FocusShape(rect: bounds, radius: 8) }

  // MARK: Accessibility

  @_spi(UIKitModules) open override var defaultIsAccessibilityElement: Bool { false }
  @_spi(UIKitModules) open override var accessibilityRole: AccessibilityRole { .segmentedControl }

  @_spi(UIKitModules) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor)
    ]
  }
}
