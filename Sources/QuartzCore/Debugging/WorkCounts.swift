/// Counts of work since the start of the process, for `FrameTrace`, which prints how much they grow in a frame.
///
/// Always counted: each costs an integer increment.
@MainActor package enum WorkCounts {
  /// Fingers that went down, moved or left, each for itself.
  package static var touches = 0
  /// Layout passes: the layout of a frame, and each `layoutIfNeeded()` outside of any pass that finds a marked layer.
  package static var layoutPasses = 0
  /// Calls of a view's `layoutSubviews()`.
  package static var viewsLaidOut = 0
  /// Layers whose contents were asked for: `display()`.
  package static var layersDisplayed = 0
  /// Cells and other reusable views of tables and collections that were created.
  package static var cellsMade = 0
  /// Reusable views that were taken from a reuse pool.
  package static var cellsReused = 0
  /// Texts that the host measured because no answer was cached.
  package static var textsLaidOut = 0
}
