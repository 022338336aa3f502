import BookStore

/// The books of the runs that were wanted last; the oldest half goes when there are too many.
struct PageCache {
  /// Runs that are kept: 16,000 books, a few megabytes.
  static let limit = 64
  private var books: [BookKey: [Book]] = [:]
  private var uses: [BookKey: Int] = [:]
  private var clock = 0

  var shelves: Set<BookKey> { Set(books.keys) }

  func contains(_ shelf: BookKey) -> Bool { books[shelf] != nil }

  /// A page, without counting as a use.
  func peek(_ shelf: BookKey) -> [Book]? { books[shelf] }

  subscript(shelf: BookKey) -> [Book]? {
    mutating get {
      guard let page = books[shelf] else { return nil }
      clock += 1
      uses[shelf] = clock
      return page
    }
    set {
      clock += 1
      books[shelf] = newValue
      uses[shelf] = newValue == nil ? nil : clock
      if books.count > Self.limit { dropOldest() }
    }
  }

  private mutating func dropOldest() {
    let oldest = uses.sorted { $0.value < $1.value }.prefix(Self.limit / 2)
    for (shelf, _) in oldest { (books[shelf], uses[shelf]) = (nil, nil) }
  }
}
