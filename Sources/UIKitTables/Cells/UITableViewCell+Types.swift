internal import UIKitCore
internal import UIKitLists

extension UITableViewCell {
  /// The arrangement of a cell's labels and image, used without a content configuration.
  public enum CellStyle: Int, Sendable {
    /// An image and a title.
    case `default` = 0
    /// An image, a title, and a second text at the far end.
    case value1 = 1
    /// A narrow title and a second text beside it.
    case value2 = 2
    /// An image, a title, and a second text below it.
    case subtitle = 3
  }

  /// The default background of selected and highlighted cells; every case but `none` shows the same grey.
  public enum SelectionStyle: Int, Sendable {
    /// No background.
    case none = 0
    /// As `default`: iOS has shown no blue since version 7.
    case blue = 1
    /// As `default`.
    case gray = 2
    /// A grey background.
    case `default` = 3
  }

  /// The line below each row.
  public enum SeparatorStyle: Int, Sendable {
    /// No line.
    case none = 0
    /// A line of 1 point.
    case singleLine = 1
    /// As `singleLine`.
    case singleLineEtched = 2
  }

  /// The control of a row in editing mode.
  public enum EditingStyle: Int, Sendable {
    /// No control.
    case none = 0
    /// A minus sign, which opens the delete button.
    case delete = 1
    /// A plus sign, which calls the data source's `tableView(_:commit:forRowAt:)`.
    case insert = 2
  }

  /// The parts that a cell shows besides its content.
  public struct StateMask: OptionSet, Sendable {
    /// Bit mask of the parts.
    public let rawValue: UInt

    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control for deleting, inserting or selecting.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The row is swiped aside and shows the buttons at its trailing side.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// The mark at the trailing end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// No mark.
    case none = 0
    /// A chevron, for rows that lead to another screen.
    case disclosureIndicator = 1
    /// A detail button and a chevron.
    case detailDisclosureButton = 2
    /// A checkmark in the tint colour.
    case checkmark = 3
    /// A detail button, whose tap is sent as `tableView(_:accessoryButtonTappedForRowWith:)`.
    case detailButton = 4
  }
}
