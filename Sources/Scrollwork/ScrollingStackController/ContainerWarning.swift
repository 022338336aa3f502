#if os(Linux)
  internal import WarningLog
#else
  internal import Foundation
#endif

/// Where the containers' warnings go: to swift-log on Linux, to the system's log on Apple's platforms.
enum ContainerWarning {
  static func log(_ text: String) {
    #if os(Linux)
      WarningLog.warn(text)
    #else
      NSLog("Scrollwork: %@", text)
    #endif
  }
}
