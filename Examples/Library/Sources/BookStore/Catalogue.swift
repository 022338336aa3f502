/// Neighbouring books that are fetched together, and their number.
public struct Run: Equatable, Sendable {
  /// The first place, and the one after the last; nil for the end.
  public let start: BookKey
  let end: BookKey?
  /// The place that names the shelf, also of a run that is only a part of it.
  public let shelf: BookKey
  public let count: Int
  /// Grows with every change of a book on the shelf.
  public let revision: Int
}

/// Which rows there are, without their contents: runs in sections. A value of a few thousand runs for a million books.
public struct Catalogue: Sendable {
  /// "#" stands before A for what begins with none of them; what comes after Z stands with Z.
  public static let letters = ["#"] + (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }

  public struct Section: Sendable {
    public let title: String
    public internal(set) var runs: [Run] = []
    /// The row of each run's first book.
    public internal(set) var starts: [Int] = []
    public internal(set) var count = 0

    mutating func append(_ run: Run) {
      runs.append(run)
      starts.append(count)
      count += run.count
    }
  }

  /// What titles begin with; empty for all.
  public let prefix: String
  public internal(set) var sections: [Section]

  public var count: Int { sections.reduce(0) { $0 + $1.count } }

  /// - Parameter shelves: All of them in order. With a prefix, those that it cuts have been counted.
  init(prefix: String, runs: [Run]) {
    self.prefix = prefix
    if !prefix.isEmpty {
      var section = Section(title: prefix)
      for run in runs { section.append(run) }
      sections = [section]
      return
    }
    sections = Self.letters.map { Section(title: $0) }
    var letter = 0
    for run in runs {
      while letter + 1 < sections.count, !run.shelf.title.isBefore(Self.letters[letter + 1]) { letter += 1 }
      sections[letter].append(run)
    }
  }

  /// Without books.
  public init() { (prefix, sections) = ("", []) }

  /// The run that a row belongs to, and the book's place in it. O(log runs).
  public func place(_ row: Int, in section: Int) -> (run: Int, offset: Int) {
    let starts = sections[section].starts
    var (low, high) = (0, starts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= row { low = middle } else { high = middle }
    }
    // Of several runs that begin at one row, all but the last are empty.
    return (low, row - starts[low])
  }
}
