extension UIControl {
  /// What a person or the program did to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The raw values of iOS.
    public let rawValue: UInt

    /// Bits without a name serve an app's own events.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger went down inside, and `beginTracking` accepted it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// The second tap and further ones in quick succession; sent after `touchDown`.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved inside, or up to 70 points outside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved more than 70 points outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger came back; sent before `touchDragInside`.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger left by more than 70 points; sent before `touchDragOutside`.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger lifted inside, or up to 70 points outside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger lifted more than 70 points outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A gesture consumed the touch, or the control was disabled meanwhile.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A person changed the control's value; setting it by code sends nothing.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's purpose was fulfilled, in whichever way: for a button sent after `touchUpInside`, for others with `valueChanged`.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu of a button is about to open.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing of a text field began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A person changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was pressed; with an action for it the field then ends its editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// The bits of all editing events.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits of all touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Bits for an app's own events.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits reserved for the framework.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Every bit, those of an app included.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// A control's state; several may hold at once, and `normal` stands for none of them.
  public struct State: OptionSet, Hashable, Sendable {
    /// The raw values of iOS.
    public let rawValue: UInt

    /// Bits without a name serve an app's own states.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No bit.
    public static let normal = State([])
    /// `isHighlighted` is true.
    public static let highlighted = State(rawValue: 1 << 0)
    /// `isEnabled` is false.
    public static let disabled = State(rawValue: 1 << 1)
    /// `isSelected` is true.
    public static let selected = State(rawValue: 1 << 2)
    /// Keys have brought the focus to the control.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for an app's own states.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits reserved for the framework.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The vertical place of a control's content; `fill` counts as `center` in buttons.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  /// The horizontal place of a control's content; `fill` counts as `center` in buttons.
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
}
