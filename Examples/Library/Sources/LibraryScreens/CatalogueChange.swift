import BookStore
public import Foundation

/// The rows that differ between two catalogues, as a table's batch of updates takes them.
public struct CatalogueChange: Equatable, Sendable {
  /// Places before the change.
  public var deleted: [IndexPath] = []
  /// Places after it.
  public var inserted: [IndexPath] = []
  /// Places after it, of rows that show something else.
  public var changed: [IndexPath] = []

  public var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && changed.isEmpty }

  /// Of runs whose books are known before and after, the rows of the books that came and went; of others as many rows as differ, at the
  /// run's end. Nil if the runs are others. O(runs).
  init?(from old: Catalogue, _ oldPages: PageCache, to new: Catalogue, _ newPages: PageCache) {
    guard let differing = new.shelves(differingFrom: old) else { return nil }
    if differing.isEmpty { return }
    for (section, (before, after)) in zip(old.sections, new.sections).enumerated() {
      for (index, (former, run)) in zip(before.runs, after.runs).enumerated() where differing.contains(run.shelf) {
        let starts = (before.starts[index], after.starts[index])
        if let books = oldPages.peek(run.shelf), let present = newPages.peek(run.shelf), books.count == former.count,
          present.count == run.count
        {
          add(books, present, starts, section)
        } else {
          add(former.count, run.count, starts, section)
        }
      }
    }
  }

  private mutating func add(_ before: [Book], _ after: [Book], _ starts: (Int, Int), _ section: Int) {
    for step in after.map(\.id).difference(from: before.map(\.id)) {
      switch step {
      case .remove(let offset, _, _): deleted.append(IndexPath(row: starts.0 + offset, section: section))
      case .insert(let offset, _, _): inserted.append(IndexPath(row: starts.1 + offset, section: section))
      }
    }
    let former = Dictionary(before.map { ($0.id, $0) }) { first, _ in first }
    for (offset, book) in after.enumerated() {
      if let old = former[book.id], old != book { changed.append(IndexPath(row: starts.1 + offset, section: section)) }
    }
  }

  private mutating func add(_ before: Int, _ after: Int, _ starts: (Int, Int), _ section: Int) {
    for row in min(before, after)..<max(before, after) {
      if after > before {
        inserted.append(IndexPath(row: starts.1 + row, section: section))
      } else {
        deleted.append(IndexPath(row: starts.0 + row, section: section))
      }
    }
  }
}

extension Catalogue {
  /// Where a run is; nil if it has changed since. O(runs).
  func place(of run: Run) -> (section: Int, run: Int)? {
    for (section, part) in sections.enumerated() {
      if let index = part.runs.firstIndex(where: { $0.shelf == run.shelf }) {
        return part.runs[index].isSame(as: run) ? (section, index) : nil
      }
    }
    return nil
  }

  /// The shelves whose books are not those of `other`; nil if the shelves are others. O(runs).
  func shelves(differingFrom other: Catalogue) -> Set<BookKey>? {
    guard prefix == other.prefix, sections.count == other.sections.count else { return nil }
    var differing: Set<BookKey> = []
    for (section, part) in sections.enumerated() {
      guard part.runs.count == other.sections[section].runs.count else { return nil }
      for (run, former) in zip(part.runs, other.sections[section].runs) where !run.isSame(as: former) {
        guard run.shelf == former.shelf else { return nil }
        differing.insert(run.shelf)
      }
    }
    return differing
  }
}

extension Run {
  fileprivate func isSame(as other: Run) -> Bool {
    count == other.count && revision == other.revision && shelf == other.shelf
  }
}
