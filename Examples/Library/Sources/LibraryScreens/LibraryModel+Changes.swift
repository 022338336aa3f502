import BookStore

/// Books that come from the database, and changes by other connections.
extension LibraryModel {
  func load(_ run: Run) {
    guard loading[run.shelf] == nil, let store else { return }
    loading[run.shelf] = Task { [weak self] in
      let result: Result<[Book], any Error>
      do { result = .success(try await store.books(of: run)) } catch { result = .failure(error) }
      guard !Task.isCancelled, let self, self.store === store else { return }
      measure { self.loaded(run, result) }
    }
  }

  private func loaded(_ run: Run, _ result: Result<[Book], any Error>) {
    loading[run.shelf] = nil
    switch result {
    case .failure(let error):
      trouble = Trouble(error)
      missed.insert(run.shelf)
      // The next look tries a locked file again.
      if trouble == .locked { mustUpdate = true }
    case .success(let books):
      if pages.contains(run.shelf) { return }
      // Books of another instant than the catalogue come with the update that follows.
      guard let place = catalogue.place(of: run), books.count == run.count else {
        missed.insert(run.shelf)
        return setNeedsUpdate()
      }
      pages[run.shelf] = books
      let start = catalogue.sections[place.section].starts[place.run]
      delegate?.libraryFilled(start..<start + run.count, inSection: place.section)
    }
  }

  /// Asks whether others have changed the books or the file, and waits until the rows show it. Tries a locked file again.
  public func look() async {
    guard !isHelping else { return }
    guard let store else {
      if trouble == .locked { await open() }
      return
    }
    do {
      let change = try await store.look()
      guard self.store === store, !isHelping else { return }
      if change == .removed { trouble = .removed }
      if change == .books || mustUpdate { setNeedsUpdate() }
      await updating?.value
    } catch {
      if self.store === store, !isHelping { trouble = Trouble(error) }
    }
  }

  func setNeedsUpdate() {
    mustUpdate = true
    guard updating == nil, let store else { return }
    updating = Task { [weak self] in
      await self?.update(store)
      self?.updating = nil
    }
  }

  private func update(_ store: BookStore) async {
    while mustUpdate, self.store === store {
      mustUpdate = false
      let (old, generation, wanted) = (catalogue, generation, pages.shelves.union(loading.keys).union(missed))
      missed = []
      do {
        let (new, books) = try await store.update(old, wanted: wanted, known: pages.shelves)
        guard self.store === store else { return }
        guard self.generation == generation, catalogue.prefix == new.prefix else {
          mustUpdate = true
          continue
        }
        measure { apply(new, books) }
      } catch {
        guard self.store === store else { return }
        trouble = Trouble(error)
        missed.formUnion(wanted)
        // The next look tries a locked file again.
        mustUpdate = trouble == .locked
        return
      }
    }
  }

  private func apply(_ new: Catalogue, _ books: [BookKey: [Book]]) {
    var next = pages
    if let differing = new.shelves(differingFrom: catalogue) {
      for shelf in differing where next.contains(shelf) {
        next[shelf] = nil
        // Came while the update was read.
        if books[shelf] == nil { missed.insert(shelf) }
      }
      if !missed.isEmpty { mustUpdate = true }
    } else {
      next = PageCache()
    }
    for (shelf, page) in books { next[shelf] = page }
    let wasLocked = trouble == .locked
    if wasLocked { trouble = nil }
    guard !wasLocked, let change = CatalogueChange(from: catalogue, pages, to: new, next) else {
      (catalogue, pages) = (new, next)
      delegate?.libraryReloaded()
      return
    }
    let filled = books.keys.filter { !pages.contains($0) }
    let commit = { [self] in (catalogue, pages) = (new, next) }
    if change.isEmpty { commit() } else { delegate?.libraryChanges(change, commit: commit) }
    for shelf in filled { tellFilled(shelf) }
  }

  private func tellFilled(_ shelf: BookKey) {
    for (section, part) in catalogue.sections.enumerated() {
      guard let index = part.runs.firstIndex(where: { $0.shelf == shelf }) else { continue }
      delegate?.libraryFilled(part.starts[index]..<part.starts[index] + part.runs[index].count, inSection: section)
    }
  }
}
