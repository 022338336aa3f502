internal import CPango

/// Owns a Pango layout, which may be released on any thread.
final class OwnedLayout {
  let layout: OpaquePointer
  /// The layout's serial number when its lines were read.
  var serial: guint = 0

  init(_ layout: OpaquePointer) { self.layout = layout }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }
}
