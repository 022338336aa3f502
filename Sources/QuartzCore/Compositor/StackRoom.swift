internal import Foundation

/// Room on the main thread's stack for trees that are nested deeply: layout, display, painting, hit testing and deallocation all go
/// down a tree by calling themselves.
///
/// Linux gives the main thread 8 MB, which 5,000 nested layers fill, but lets it grow as far as a limit that the process itself may raise.
/// A test nests 6,000 views in a debug build.
enum StackRoom {
  static let bytes: UInt = 256 << 20

  /// Once per process, before the first frame. A lower hard limit of the system stays in force.
  @MainActor static let raise: Void = {
    let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0, UInt(limit.rlim_cur) < bytes else { return }
    limit.rlim_cur = min(rlim_t(bytes), limit.rlim_max)
    _ = setrlimit(resource, &limit)
  }()
}
