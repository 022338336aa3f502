// expect: true 3
#if canImport(os)
import os.log
#endif
import UIKit

private let corpusLog = os.Logger(subsystem: "corpus", category: "import")
private let corpusOldLog = OSLog.disabled

@MainActor func corpusImportOS() -> String {
  var count = 0
  os_log("%d rows", log: corpusOldLog, type: .debug, 3)
  for _ in 0..<3 { count += 1 }
  #if canImport(os)
  return "\(OSLog.default.isEnabled(type: .error)) \(count)"
  #else
  return "no os"
  #endif
}
