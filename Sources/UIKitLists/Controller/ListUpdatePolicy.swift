public import Foundation

/// What a table or a collection view does about an illegal batch of updates: one whose counts disagree with the data source, that names an
/// element twice or one that does not exist, or that begins inside a question to the data source.
public enum ListUpdatePolicy: Sendable {
  /// Stops the program with the text of the report, as UIKit does.
  case strict
  /// Keeps the program running. A batch that can mean one thing only is performed as if it had said so; instead of any other the list
  /// reloads, without animation, and clears its selection. Either way one report goes to the log of warnings.
  case recovering

  /// `strict` if the package is built in the debug configuration, `recovering` if it is built for release.
  public static var automatic: ListUpdatePolicy {
    #if DEBUG
      .strict
    #else
      .recovering
    #endif
  }
}

/// What was wrong with a batch of updates, and what the list has done about it.
public struct ListUpdateReport: CustomStringConvertible, Sendable {
  /// How a list has gone on.
  public enum Outcome: Sendable {
    /// The batch was performed as the only batch that it could mean.
    case normalized
    /// The list has read all data again, or reads them in its next layout pass.
    case reloaded
    /// The call was left out, or a snapshot has left out what contradicts it; the rest was performed.
    case ignored
  }

  /// The call that began the batch, such as "UITableView.insertRows(at:with:)".
  public let call: String
  /// The type of the data source; "nobody" without one.
  public let dataSource: String
  /// Every index path of a row or an item that the batch names.
  public let indexPaths: [IndexPath]
  /// The rows or items of each section before the batch; nil if the data source was not asked.
  public let countsBefore: [Int]?
  /// The rows or items of each section after the batch; nil if the data source was not asked.
  public let countsAfter: [Int]?
  public let outcome: Outcome
  /// One line: the call, the contradiction, the updates of the batch, the counts and the outcome.
  public let description: String
}
