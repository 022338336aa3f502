public import Foundation
internal import UIKitControls
public import UIKitCore
public import UIKitGraphics

/// The look of the buttons of a bar in one state. Values that are nil, or not among the attributes, are those of `normal`, then the system's.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  /// Attributes of the title, such as `.font` and `.foregroundColor`; none by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { part.attributes }
    set { part.attributes = newValue }
  }

  /// Moves the title from its place, in points; zero by default.
  open var titlePositionAdjustment: UIOffset {
    get { part.titleOffset ?? .zero }
    set { part.titleOffset = newValue }
  }

  /// Stretched over the button, behind its title and its image; nil by default.
  open var backgroundImage: UIImage? {
    get { part.background }
    set { part.background = newValue }
  }

  /// Moves the background image from its place, in points; zero by default.
  open var backgroundImagePositionAdjustment: UIOffset {
    get { part.backgroundOffset ?? .zero }
    set { part.backgroundOffset = newValue }
  }

  var part = BarButtonLook.Part() { didSet { onChange?() } }
  var onChange: (() -> Void)?

  func looks(like other: UIBarButtonItemStateAppearance) -> Bool {
    UIBarAppearance.areEqual(part.attributes, other.part.attributes) && part.titleOffset == other.part.titleOffset
      && part.background === other.part.background && part.backgroundOffset == other.part.backgroundOffset
  }
}

/// The look of the buttons of a bar, by state. What an item says itself takes precedence.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject, NSCopying, AppearancePart {
  /// Of buttons that are not touched.
  public let normal = UIBarButtonItemStateAppearance()
  /// Of a button under the finger; a title with a colour of its own does not fade then.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// Of buttons that are not enabled.
  public let disabled = UIBarButtonItemStateAppearance()
  /// Of the button that keys have brought the focus to.
  public let focused = UIBarButtonItemStateAppearance()
  var onChange: (() -> Void)?

  /// The system's look of plain buttons.
  public convenience override init() { self.init(style: .plain) }

  /// The system's look of buttons of a style, which is the items' own matter: nothing is set.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    for state in states {
      state.appearance.onChange = { [weak self] in
        self?.madeLook = nil
        self?.onChange?()
      }
    }
  }

  /// Sets all states back to the system's look.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.appearance.part = BarButtonLook.Part() }
  }

  /// An independent object with the same values.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UIBarButtonItemAppearance in
      let copy = UIBarButtonItemAppearance()
      for (own, other) in zip(copy.states, states) { own.appearance.part = other.appearance.part }
      return copy
    }
  }

  private var states: [(state: UIControl.State, appearance: UIBarButtonItemStateAppearance)] {
    [(.normal, normal), (.highlighted, highlighted), (.disabled, disabled), (.focused, focused)]
  }

  final func looks(like other: UIBarButtonItemAppearance) -> Bool {
    zip(states, other.states).allSatisfy { $0.appearance.looks(like: $1.appearance) }
  }

  /// What the states have, made once after a change: a bar asks at every layout.
  final var look: BarButtonLook {
    if let madeLook { return madeLook }
    var look = BarButtonLook()
    for (state, appearance) in states { look[own: state] = appearance.part }
    madeLook = look
    return look
  }

  private var madeLook: BarButtonLook?
}

/// The two looks of buttons that a bar's appearance has.
@MainActor struct BarButtonAppearances {
  var plain: UIBarButtonItemAppearance
  var done: UIBarButtonItemAppearance

  init(_ bar: UIBarAppearance) {
    (plain, done) = (bar.adopted(UIBarButtonItemAppearance()), bar.adopted(UIBarButtonItemAppearance(style: .done)))
  }

  func style(_ metrics: [UIBarMetrics]) -> BarButtonStyle {
    var style = BarButtonStyle()
    (style.plain, style.done, style.metrics) = (plain.look, done.look, metrics)
    return style
  }
}
