import UIKit

/// Which views of lazy sections stay in a container after they have left the viewport.
///
/// A section that holds the keyboard's focus or a finger stays in any case, as does one that is pinned at an edge.
public enum SectionRetention: Hashable, Sendable {
  /// Sections at most so many places beyond the first and the last child on screen, in each direction. A negative number stops the program
  /// when it is set.
  case sections(Int)
  /// Sections at most so many points beyond the viewport. A negative or infinite distance stops the program when it is set.
  case distance(CGFloat)
  /// All that were ever made.
  case all

  /// How many sections beyond the screen are made before they show.
  var sectionsAhead: Int {
    switch self {
    case .sections(let count): min(count, 1)
    case .distance(let distance): distance > 0 ? 1 : 0
    case .all: 1
    }
  }
}
