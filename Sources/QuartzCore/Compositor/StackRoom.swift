internal import Foundation

/// Enlarges the main thread's stack for deeply nested trees: layout, display, painting, hit testing and deallocation are recursive.
///
/// Linux limits the main thread to 8 MB, which 5,000 nested layers fill; the process may raise this limit at run time. A test nests 6,000
/// views in a debug build.
enum StackRoom {
  static let bytes: UInt = 256 << 20

  /// Runs once per process, before the first frame. A lower hard limit of the system stays in force.
  @MainActor static let raise: Void = {
    let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0, UInt(limit.rlim_cur) < bytes else { return }
    limit.rlim_cur = min(rlim_t(bytes), limit.rlim_max)
    _ = setrlimit(resource, &limit)
  }()
}
