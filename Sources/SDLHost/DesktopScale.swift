internal import Foundation

/// Pixels per point according to the environment and the desktop's settings.
///
/// `SCROLLWORK_SCALE` has precedence on every window system. Without it, Wayland reports the scale of windows. X11 does not: there the
/// larger of `GDK_SCALE` and the resource `Xft.dpi` / 96 holds, in steps of a quarter.
struct DesktopScale: Equatable {
  /// nil if the window system decides.
  private(set) var scale: CGFloat?
  /// A warning about a setting that cannot be used.
  private(set) var complaint: String?

  private static let range: ClosedRange<Double> = 0.5...8

  init(driver: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.init(environment: environment, isX11: driver == "x11") { XResources.value(of: "dpi", in: "Xft") }
  }

  init(environment: [String: String], isX11: Bool, dpi: () -> String?) {
    if let wish = environment["SCROLLWORK_SCALE"] {
      if let number = Double(wish), Self.range.contains(number) {
        scale = number
        return
      }
      complaint = "SCROLLWORK_SCALE is \"\(wish)\": set a number from 0.5 to 8"
    }
    guard isX11 else { return }
    let settings: [Double?] = [environment["GDK_SCALE"].flatMap { Double($0) }, dpi().flatMap { Double($0) }.map { $0 / 96 }]
    let steps = settings.compactMap { $0 }.filter(\.isFinite).map { ($0 * 4).rounded() / 4 }
    if let greatest = steps.max(), greatest > 1 { scale = min(greatest, Self.range.upperBound) }
  }
}

/// The settings that the desktop stores on the X server or in `~/.Xdefaults`.
///
/// Read through libX11, which SDL also loads at run time: a machine without libX11 has no X11 windows.
enum XResources {
  private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias Close = @convention(c) (OpaquePointer?) -> Int32
  private typealias Get = @convention(c) (OpaquePointer?, UnsafePointer<CChar>, UnsafePointer<CChar>) -> UnsafePointer<CChar>?

  static func value(of option: String, in program: String) -> String? {
    guard let library = XLibrary.handle, let open = XLibrary.function("XOpenDisplay", in: library, as: Open.self),
      let close = XLibrary.function("XCloseDisplay", in: library, as: Close.self),
      let get = XLibrary.function("XGetDefault", in: library, as: Get.self), let display = open(nil)
    else { return nil }
    defer { _ = close(display) }
    return get(display, program, option).map { String(cString: $0).trimmingCharacters(in: .whitespaces) }
  }
}

enum XLibrary {
  /// nil if libX11 is not installed; never closed, since SDL goes on using it.
  static var handle: UnsafeMutableRawPointer? { dlopen("libX11.so.6", RTLD_NOW | RTLD_LOCAL) }

  static func function<Function>(_ name: String, in library: UnsafeMutableRawPointer, as type: Function.Type) -> Function? {
    dlsym(library, name).map { unsafeBitCast($0, to: type) }
  }
}
