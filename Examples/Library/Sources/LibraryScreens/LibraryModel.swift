public import BookStore
public import Foundation

/// What the screen is told of; always on the main actor.
@MainActor public protocol LibraryModelDelegate: AnyObject {
  /// `phase` or `trouble` has changed.
  func libraryPhaseChanged()
  /// There are other rows altogether.
  func libraryReloaded()
  /// The books of these rows have come.
  func libraryFilled(_ rows: Range<Int>, inSection section: Int)
  /// Rows come and go; the data change when `commit` is called, in a batch of updates.
  func libraryChanges(_ change: CatalogueChange, commit: () -> Void)
}

/// The books on the main actor: all counts, and the contents of the runs near the screen. Reads and writes happen elsewhere.
@MainActor public final class LibraryModel {
  public enum Phase: Equatable, Sendable {
    case opening
    /// The first write, from 0 to 1.
    case writing(Double)
    case ready
  }

  public weak var delegate: (any LibraryModelDelegate)?
  public private(set) var phase = Phase.opening { didSet { if phase != oldValue { delegate?.libraryPhaseChanged() } } }
  /// What is wrong at present; the rows stay as they are meanwhile.
  public internal(set) var trouble: Trouble? { didSet { if trouble != oldValue { delegate?.libraryPhaseChanged() } } }
  public internal(set) var catalogue = Catalogue()
  /// The longest time that an answer of the database has kept the main actor, in seconds.
  public private(set) var longestStall = 0.0
  public let file: BookFile

  private let count: Int
  private let interval: Double?
  var store: BookStore?
  var pages = PageCache()
  var loading: [BookKey: Task<Void, Never>] = [:]
  /// Shelves whose books came from another instant than the catalogue: the next update brings them.
  var missed: Set<BookKey> = []
  var updating: Task<Void, Never>?
  /// Whether the catalogue may be older than the database.
  var mustUpdate = false
  /// Incremented by every search and every opening; an update that was read for an earlier generation is dropped.
  var generation = 0
  private var working: Task<Void, Never>?
  private var looking: Task<Void, Never>?
  /// Whether `help()` moves or copies files, which `look()` would take for a removal.
  var isHelping = false

  /// - Parameters:
  ///   - count: The number of books of the first write.
  ///   - interval: Seconds between two calls of `look()`; nil leaves them to the caller.
  public init(_ file: BookFile, count: Int, interval: Double? = 0.25) {
    (self.file, self.count, self.interval) = (file, count, interval)
  }

  deinit {
    looking?.cancel()
    working?.cancel()
  }

  // MARK: Opening

  /// Opens the database; writes it first if there is none. An existing one is read at once, while the caller builds its screen.
  public func start() {
    working?.cancel()
    trouble = nil
    let reading = file.exists ? reading() : nil
    working = Task { [weak self] in await self?.open(reading) }
    guard looking == nil, let interval else { return }
    looking = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(interval))
        await self?.look()
      }
    }
  }

  private typealias Opened = (store: BookStore, catalogue: Catalogue, books: [BookKey: [Book]])

  private func reading() -> Task<Opened, any Error> {
    let (file, prefix) = (file, catalogue.prefix)
    return Task.detached {
      let store = try BookStore(file)
      let catalogue = try await store.catalogue(prefix: prefix)
      var books: [BookKey: [Book]] = [:]
      // The first screen comes with its books.
      for run in catalogue.sections.flatMap(\.runs).lazy.filter({ $0.count > 0 }).prefix(1) {
        books[run.shelf] = try await store.books(of: run)
      }
      return (store, catalogue, books)
    }
  }

  func open() async { await open(nil) }

  /// - Parameter begun: The reading of an existing database; nil to write the database if there is none, and to read it.
  private func open(_ begun: Task<Opened, any Error>?) async {
    do {
      if begun == nil { try await writeIfNeeded() }
      let opened = try await (begun ?? reading()).value
      measure { take(opened) }
    } catch is CancellationError {
      return
    } catch {
      trouble = Trouble(error)
    }
  }

  private func writeIfNeeded() async throws {
    guard !file.exists else { return }
    let (file, count) = (self.file, self.count)
    phase = .writing(0)
    let (parts, continuation) = AsyncStream.makeStream(of: Double.self, bufferingPolicy: .bufferingNewest(1))
    let write = Task.detached {
      defer { continuation.finish() }
      try FirstWrite(file, count: count).run { part in
        try Task.checkCancellation()
        continuation.yield(part)
      }
    }
    for await part in parts { phase = .writing(part) }
    try await write.value
  }

  private func take(_ opened: Opened) {
    store = opened.store
    generation += 1
    (trouble, catalogue) = (nil, opened.catalogue)
    forgetPages()
    for (shelf, page) in opened.books { pages[shelf] = page }
    phase = .ready
    delegate?.libraryReloaded()
  }

  // MARK: Rows

  /// The book of a row; nil until its run has come, which this asks for.
  public func book(at row: Int, inSection section: Int) -> Book? {
    let (index, offset) = catalogue.place(row, in: section)
    let run = catalogue.sections[section].runs[index]
    guard let page = pages[run.shelf] else {
      load(run)
      return nil
    }
    return offset < page.count ? page[offset] : nil
  }

  /// Asks for the runs of rows that come soon.
  public func prefetch(_ paths: [IndexPath]) {
    for path in paths where path.section < catalogue.sections.count && path.row < catalogue.sections[path.section].count {
      let (index, _) = catalogue.place(path.row, in: path.section)
      let run = catalogue.sections[path.section].runs[index]
      if !pages.contains(run.shelf) { load(run) }
    }
  }

  private func forgetPages() {
    for task in loading.values { task.cancel() }
    loading = [:]
    (pages, missed) = (PageCache(), [])
  }

  /// Shows the books whose titles begin with `prefix` only.
  public func search(_ prefix: String) {
    guard let store else { return }
    working?.cancel()
    generation += 1
    working = Task { [weak self, generation] in
      do {
        let found = try await store.catalogue(prefix: prefix)
        guard !Task.isCancelled, let self, self.generation == generation else { return }
        measure {
          self.forgetPages()
          self.catalogue = found
          self.delegate?.libraryReloaded()
        }
        // What has changed since the search began was told to the rows before it.
        setNeedsUpdate()
      } catch {
        self?.trouble = Trouble(error)
      }
    }
  }

  // MARK: Help

  /// What the button beside the trouble does.
  public func help() {
    let (trouble, store, file) = (trouble, store, file)
    working?.cancel()
    isHelping = true
    working = Task { [weak self] in
      defer { self?.isHelping = false }
      do {
        switch trouble {
        case .damaged: try await Task.detached { _ = try file.setAside() }.value
        case .removed: try await Task.detached { try store?.putBack() }.value
        case .locked, .other, nil: break
        }
        self?.trouble = nil
        await self?.open()
      } catch {
        self?.trouble = Trouble(error)
      }
    }
  }

  /// Waits until everything that was asked for has come.
  public func settle() async {
    for _ in 0..<1_000 {
      if let task = loading.values.first ?? updating ?? working.take() { await task.value } else { return }
    }
  }

  func measure(_ body: () -> Void) {
    let time = ContinuousClock().measure(body) / .seconds(1)
    longestStall = max(longestStall, time)
  }

  /// Begins a new measurement of `longestStall`.
  public func forgetStalls() { longestStall = 0 }
}
