/// Counters of work since the start of the process; `FrameTrace` prints their increase in a frame.
///
/// Always active: each count costs one integer increment.
@MainActor package enum WorkCounts {
  /// Touches that began, moved or ended; each finger counts by itself.
  package static var touches = 0
  /// Layout passes: the layout of a frame, or a `layoutIfNeeded()` outside of a pass that finds a marked layer.
  package static var layoutPasses = 0
  /// Calls of a view's `layoutSubviews()`.
  package static var viewsLaidOut = 0
  /// Calls of a layer's `display()`.
  package static var layersDisplayed = 0
  /// Cells and other reusable views of tables and collections that were created.
  package static var cellsMade = 0
  /// Reusable views taken from a reuse pool.
  package static var cellsReused = 0
  /// Texts that the host measured because no answer was cached.
  package static var textsLaidOut = 0
}
