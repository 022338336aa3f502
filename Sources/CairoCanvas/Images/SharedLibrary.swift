internal import Foundation
internal import WarningLog

/// A library that is loaded when a program first needs it, so that programs which do not need it run without.
final class SharedLibrary: @unchecked Sendable {
  /// Never closed: its code stays in use.
  private let handle: UnsafeMutableRawPointer

  /// nil, with a warning, if it is not installed.
  ///
  /// - Parameters:
  ///   - file: `librsvg-2.so.2`.
  ///   - package: Debian's, for the warning.
  ///   - purpose: What cannot be shown without it: `SVG images`.
  init?(_ file: String, package: String, purpose: String) {
    guard let handle = dlopen(file, RTLD_NOW) else {
      WarningLog.warn("\(purpose) are not shown: there is no \(file); install the package \(package)")
      return nil
    }
    self.handle = handle
  }

  /// The C function of that name; nil if the library is of a version without it. `type` must be the function's type.
  func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
