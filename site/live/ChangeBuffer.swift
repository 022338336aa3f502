/// Changes of nodes at an address that stays the same until the buffer grows, for the page's script to read.
final class ChangeBuffer {
  private var start = UnsafeMutablePointer<StackedLists.Change>.allocate(capacity: 64)
  private var capacity = 64
  private(set) var count = 0

  var address: UnsafeRawPointer { UnsafeRawPointer(start) }

  func removeAll() { count = 0 }

  func append(_ change: StackedLists.Change) {
    if count == capacity {
      let larger = UnsafeMutablePointer<StackedLists.Change>.allocate(capacity: 2 * capacity)
      larger.moveInitialize(from: start, count: count)
      start.deallocate()
      (start, capacity) = (larger, 2 * capacity)
    }
    (start + count).initialize(to: change)
    count += 1
  }

  deinit { start.deallocate() }
}
