internal import UIKitCore

extension UITableViewCell {
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

  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
    /// As a single line.
    case singleLineEtched = 2
  }

  /// What the round control of a row that is edited offers.
  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  /// What a cell shows besides its content.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showingEditControl = StateMask(rawValue: 1)
    /// The row has moved aside, and the buttons at its end show.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  public enum AccessoryType: Int, Sendable {
    case none = 0
    /// A chevron: the row leads on.
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }
}
