internal import Diagnostics
public import Foundation
internal import QuartzCore
@_spi(UIKitModules) public import UIKitCore
public import UIKitGraphics

/// Wheels side by side, of which a person turns a row into the middle; 320 x 216 points by itself.
///
/// Wheels are counted from the leading edge. A drag, a flick, the wheel of a mouse, a tap on a row and keys turn them; the delegate is told
/// once a wheel rests. With a wheel in focus the arrows turn it by a row, Page Up and Down by what it shows, Home and End to its ends, and
/// letters go to a row that begins with them.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// The delegate's answer for a width or height that it does not determine.
  static let unanswered: CGFloat = -1
  /// The delegate's answer for a view that it does not make.
  static let unansweredView = UIView()
  static let size = CGSize(width: 320, height: 216)

  private enum Loading { case stale, loading, loaded }

  private let band = UIView()
  private(set) var wheels: [PickerWheel] = []
  private var loading = Loading.stale
  /// Where the columns begin, from the leading edge, and the sizes of their rows.
  private var columns: [(x: CGFloat, size: CGSize)] = []

  /// A picker without wheels until it has a data source.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: frame.size == .zero ? Self.size : frame.size))
    setUp()
  }

  /// A picker without wheels until it has a data source; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let nib = coder as? NibCoder { decodePicker(nib) }
  }

  private func setUp() {
    clipsToBounds = true
    band.isUserInteractionEnabled = false
    band.layer.cornerRadius = 8
    band.backgroundColor = .tertiarySystemFill
    addSubview(band)
  }

  // MARK: Source

  /// Says how many wheels and rows there are; weak. Setting it loads the picker anew.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }

  /// Determines what rows show, and is told of choices; weak. Setting it loads the picker anew.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }

  @_spi(UIKitModules) open override func connectOutlet(_ name: String, to value: AnyObject) -> Bool {
    switch name {
    case "dataSource": dataSource = value as? any UIPickerViewDataSource
    case "delegate": delegate = value as? any UIPickerViewDelegate
    default: return super.connectOutlet(name, to: value)
    }
    return true
  }

  /// Whether the band behind the chosen rows is shown; true by default.
  open var showsSelectionIndicator = true { didSet { band.isHidden = !showsSelectionIndicator } }

  // MARK: Contents

  /// How many wheels there are.
  open var numberOfComponents: Int {
    load()
    return wheels.count
  }

  /// How many rows a wheel has. A wheel that does not exist stops the program.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component, "numberOfRows(inComponent:)").rowCount }

  /// Width and height of a wheel's rows, in points. A wheel that does not exist stops the program.
  open func rowSize(forComponent component: Int) -> CGSize {
    _ = wheel(component, "rowSize(forComponent:)")
    if columns.count != wheels.count { measureColumns() }
    return columns[component].size
  }

  /// The view that the delegate made for a row; nil if the row is not in front, or shows a title.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    let wheel = wheel(component, "view(forRow:forComponent:)")
    layoutIfNeeded()
    return wheel.content(of: row)
  }

  /// Asks for wheels, rows and what they show anew, when they are used next. Chosen rows keep their numbers.
  open func reloadAllComponents() {
    guard loading != .loading else { return }
    loading = .stale
    setNeedsLayout()
  }

  /// Asks for one wheel's rows and what they show anew. A wheel that does not exist stops the program.
  open func reloadComponent(_ component: Int) {
    if loading == .stale { return reloadAllComponents() }
    fill(wheel(component, "reloadComponent(_:)"))
    setNeedsLayout()
  }

  // MARK: Selection

  /// Turns a wheel to a row, without a message to the delegate. A row beyond an end stands for the last or first one; a wheel that does not
  /// exist stops the program.
  ///
  /// - Parameter animated: In 0.3 s, in a window. `selectedRow(inComponent:)` is the new one at once.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    wheel(component, "selectRow(\(row), inComponent:animated:)").select(row, animated: animated)
  }

  /// The row in the middle when the wheel last rested; -1 if it has no rows. A wheel that does not exist stops the program.
  open func selectedRow(inComponent component: Int) -> Int { wheel(component, "selectedRow(inComponent:)").selection }

  /// Of wheels without an end the rows until the first value comes again; Home and End go to its ends. nil for others.
  var cycles: [Int?] = []

  /// Whether a person turns a wheel, or it still rolls.
  func isTurning(_ component: Int) -> Bool {
    load()
    return wheels[component].isPending
  }

  /// Shows the rows anew, as many as before.
  func refreshRows() { for wheel in wheels { wheel.refreshRows() } }

  func wheel(_ wheel: PickerWheel, didSelect row: Int) {
    guard loading == .loaded, wheels.indices.contains(wheel.component), wheels[wheel.component] === wheel else { return }
    delegate?.pickerView(self, didSelectRow: row, inComponent: wheel.component)
  }

  private func wheel(_ component: Int, _ call: String) -> PickerWheel {
    load()
    ensure(
      wheels.indices.contains(component),
      "UIPickerView.\(call): there is no component \(component); the data source has \(wheels.count)")
    return wheels[component]
  }

  // MARK: Loading

  private func load() {
    guard loading == .stale else { return }
    loading = .loading
    defer { loading = .loaded }
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    ensure(count >= 0, "UIPickerViewDataSource.numberOfComponents(in:) returned \(count): return 0 or more")
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(self, component: wheels.count)
      wheels.append(wheel)
      addSubview(wheel)
    }
    columns = []
    for wheel in wheels { fill(wheel) }
    setNeedsLayout()
  }

  private func fill(_ wheel: PickerWheel) {
    let count = dataSource?.pickerView(self, numberOfRowsInComponent: wheel.component) ?? 0
    ensure(
      count >= 0,
      "UIPickerViewDataSource.pickerView(_:numberOfRowsInComponent: \(wheel.component)) returned \(count): return 0 or more")
    wheel.adopt(count)
  }

  // MARK: Layout

  /// 320 x 216 points.
  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    load()
    let wheels = wheels
    measureColumns()
    let isMirrored = isReadFromTheRight
    for (wheel, column) in zip(wheels, columns) {
      let x = isMirrored ? bounds.width - column.x - column.size.width : column.x
      wheel.place(CGRect(x: x, y: 0, width: column.size.width, height: bounds.height), rowHeight: column.size.height)
    }
    band.frame = WheelGeometry.band(in: bounds.size, rowHeight: columns.map(\.size.height).max() ?? rowHeight)
  }

  private func measureColumns() {
    let widths = wheels.map { wheel -> CGFloat? in
      let width = delegate?.pickerView(self, widthForComponent: wheel.component) ?? Self.unanswered
      if width == Self.unanswered { return nil }
      ensure(
        width.isFinite && width >= 0,
        "UIPickerViewDelegate.pickerView(_:widthForComponent: \(wheel.component)) returned \(width): return 0 or more points")
      return width
    }
    let shown = WheelGeometry.columns(widths, in: bounds.width)
    columns = wheels.map { wheel in
      var height = delegate?.pickerView(self, rowHeightForComponent: wheel.component) ?? Self.unanswered
      if height == Self.unanswered { height = rowHeight }
      ensure(
        height.isFinite && height > 0,
        "UIPickerViewDelegate.pickerView(_:rowHeightForComponent: \(wheel.component)) returned \(height): return more than 0 points"
      )
      let place = shown[wheel.component]
      return (place.x, CGSize(width: place.width, height: height))
    }
  }

  /// 32 points, more where larger text needs it.
  var rowHeight: CGFloat { max(32, (rowFont.lineHeight + 6).rounded(.up)) }

  /// 21 points, with the text size up to 32: our choice.
  var rowFont: UIFont {
    UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 21), maximumPointSize: 32, compatibleWith: traitCollection)
  }

  @_spi(UIKitModules) open override func semanticsChanged() { setNeedsLayout() }

  @_spi(UIKitModules) open override func traitsChanged(since previous: UITraitCollection) {
    super.traitsChanged(since: previous)
    guard previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
    for wheel in wheels { wheel.forgetRows() }
    setNeedsLayout()
  }

  // MARK: Focus and accessibility

  @_spi(UIKitModules) open override var focusRole: FocusRole { .none }
  @_spi(UIKitModules) open override var accessibilityRole: AccessibilityRole { .picker }
}
