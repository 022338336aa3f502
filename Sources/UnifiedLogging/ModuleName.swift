/// Apple's name of the module, so that qualified names such as `os.Logger` compile in translated code.
///
/// The module itself cannot be called `os`: packages that ask `canImport(os)` would take Linux for an Apple platform.
public enum os {
  /// The module's logger.
  public typealias Logger = UnifiedLogging.Logger
  /// The module's log.
  public typealias OSLog = UnifiedLogging.OSLog
  /// The module's importance of a message.
  public typealias OSLogType = UnifiedLogging.OSLogType
  /// The module's maker of signposts.
  public typealias OSSignposter = UnifiedLogging.OSSignposter
}
