/// What a picker lets a person choose.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// How files are handed over. All values mean the same: the file as it is.
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic = 0
    case current = 1
    case compatible = 2
  }

  /// How choices are ordered and reported.
  public enum Selection: Int, Sendable {
    /// The results are in the order of the grid.
    case `default` = 0
    /// The results are in the order of the choice.
    case ordered = 1
    /// As `default`, and the delegate is told of every change.
    case continuous = 2
    /// As `ordered`, and the delegate is told of every change.
    case continuousAndOrdered = 3
  }

  /// What is shown; nil, the default, for pictures and movies.
  public var filter: PHPickerFilter?
  /// The most that can be chosen; 1 by default, 0 for any number.
  public var selectionLimit = 1
  /// `default` by default.
  public var selection = Selection.default
  /// `automatic` by default.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The identifiers of earlier results, chosen at first; with `selectionLimit` other than 1.
  public var preselectedAssetIdentifiers: [String] = []

  /// Makes the configuration for one picture or movie.
  public init() {}
}
