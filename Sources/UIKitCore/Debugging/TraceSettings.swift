internal import Foundation
internal import WarningLog

/// What the environment variable SCROLLWORK_TRACE asks to be printed on standard error.
struct TraceSettings: Equatable {
  /// A line for each frame; see `FrameTrace`.
  private(set) var tracesFrames = false
  /// What cannot be understood.
  private(set) var complaint: String?

  /// The process' own. Read once; a value that is not known gives one warning.
  static let current: TraceSettings = {
    // Not by ProcessInfo, which copies all of the environment into a dictionary.
    let settings = TraceSettings(getenv("SCROLLWORK_TRACE").map { String(cString: $0) })
    settings.complaint.map { WarningLog.warn($0) }
    return settings
  }()

  /// nil and the empty string trace nothing.
  init(_ value: String?) {
    switch value ?? "" {
    case "": break
    case "frames": tracesFrames = true
    default: complaint = "SCROLLWORK_TRACE is \"\(value ?? "")\": set it to frames, or leave it out"
    }
  }
}
