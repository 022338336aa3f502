// The functions that the page's script calls. Numbers only: lengths in points, times in seconds, nodes and rows by their index.

nonisolated(unsafe) private var scroller = StackedLists(height: 0, scale: 1)

/// Begins with no list, in a viewport of `height` points on a display with `scale` pixels a point.
@_expose(wasm, "begin") @_cdecl("begin")
public func begin(height: Double, scale: Double) { scroller = StackedLists(height: height, scale: scale) }

/// Appends a list with one pinned header.
@_expose(wasm, "addList") @_cdecl("addList")
public func addList(rows: Int32, rowHeight: Double, headerHeight: Double) {
  scroller.add(rows: Int(rows), rowHeight: rowHeight, headerHeight: headerHeight)
}

/// The share of the speed that is left after a millisecond.
@_expose(wasm, "setDecelerationRate") @_cdecl("setDecelerationRate")
public func setDecelerationRate(_ rate: Double) { scroller.decelerationRate = rate }

/// A finger, a pen or the mouse's first button: 0 comes down, 1 moves, 2 lifts, 3 is taken away.
@_expose(wasm, "touch") @_cdecl("touch")
public func touch(phase: Int32, y: Double, time: Double) {
  switch phase {
  case 0: scroller.touchBegan(at: y, time)
  case 1: scroller.touchMoved(to: y, time)
  case 2: scroller.touchEnded(time)
  default: scroller.touchCancelled(time)
  }
}

/// A notch of a wheel or a key if `isSmooth`, else a trackpad.
///
/// - Returns: whether the content has room in that direction.
@_expose(wasm, "turn") @_cdecl("turn")
public func turn(by delta: Double, isSmooth: Bool, time: Double) -> Bool { scroller.turn(by: delta, isSmooth: isSmooth, time) }

/// A frame of the display.
///
/// - Returns: whether the motion goes on.
@_expose(wasm, "frame") @_cdecl("frame")
public func frame(time: Double) -> Bool { scroller.frame(at: time) }

@_expose(wasm, "offset") @_cdecl("offset")
public func offset() -> Double { scroller.offset }

@_expose(wasm, "contentHeight") @_cdecl("contentHeight")
public func contentHeight() -> Double { scroller.contentHeight }

/// Makes the changes between the rows shown last and those to show now.
///
/// - Returns: the number of changes at `changes()`.
@_expose(wasm, "layOut") @_cdecl("layOut")
public func layOut() -> Int32 { Int32(scroller.layOut()) }

/// The address of the changes: for each the node, the list and the row as 32-bit integers, 4 bytes of nothing, and the place as a 64-bit number.
@_expose(wasm, "changes") @_cdecl("changes")
public func changes() -> UnsafeRawPointer { scroller.changesAddress }
