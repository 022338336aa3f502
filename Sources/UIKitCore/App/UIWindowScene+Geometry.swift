internal import Diagnostics
public import Foundation

extension UIWindowScene {
  /// The orientation and the frame of a scene at a time.
  @preconcurrency @MainActor open class Geometry: NSObject, NSCopying {
    /// That of a simulated device, else by the sides of the window.
    public nonisolated let interfaceOrientation: UIInterfaceOrientation
    /// The window's content in points, at zero: a desktop does not tell every app where its windows are.
    public nonisolated let systemFrame: CGRect

    init(interfaceOrientation: UIInterfaceOrientation, systemFrame: CGRect) {
      (self.interfaceOrientation, self.systemFrame) = (interfaceOrientation, systemFrame)
    }

    /// The geometry itself, which cannot change.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// Geometries are equal if their orientations and frames are.
    open nonisolated override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Geometry else { return false }
      return other.interfaceOrientation == interfaceOrientation && other.systemFrame == systemFrame
    }

    open nonisolated override var hash: Int { interfaceOrientation.hashValue }
  }

  /// What an app wishes for the geometry of a scene: one of the two classes below.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    fileprivate override init() {}

    /// The orientations that the app wishes.
    @preconcurrency @MainActor public final class iOS: GeometryPreferences {
      /// The current orientation has to be one of them; nil for any.
      public var interfaceOrientations: UIInterfaceOrientationMask?

      /// - Parameter interfaceOrientations: The allowed ones.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }

    /// The frame of the desktop's window.
    @preconcurrency @MainActor public final class Mac: GeometryPreferences {
      /// In points. Its size counts; the place is the desktop's choice. nil changes nothing.
      public var systemFrame: CGRect?

      /// - Parameter systemFrame: With the size of the content, in points.
      public init(systemFrame: CGRect? = nil) {
        self.systemFrame = systemFrame
        super.init()
      }
    }
  }

  /// Asks the desktop for another size of the window, which cuts it to the display and to `sizeRestrictions`.
  ///
  /// - Parameter errorHandler: Called at once if the wish cannot be met: a size on a simulated device, or orientations among which the present one is
  ///   not. A window is turned by the person alone.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    switch geometryPreferences {
    case let wish as GeometryPreferences.Mac:
      guard let size = wish.systemFrame?.size else { return }
      ensure(
        size.width.isFinite && size.height.isFinite && size.width >= 1 && size.height >= 1,
        "UIWindowScene.requestGeometryUpdate(_:errorHandler:): the size \(size): set finite numbers of points from 1 on")
      if !screen.driver.host.request(.size(size)) { errorHandler?(UISceneError(.geometryRequestUnsupported)) }
    case let wish as GeometryPreferences.iOS:
      let present = UIInterfaceOrientationMask(rawValue: 1 << UInt(interfaceOrientation.rawValue))
      if let mask = wish.interfaceOrientations, !mask.contains(present) { errorHandler?(UISceneError(.geometryRequestDenied)) }
    default: break
    }
  }
}

/// Why a request of a scene has failed.
public struct UISceneError: Error, Hashable, Sendable {
  /// The kinds of failures.
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported, requestDenied
    case geometryRequestUnsupported = 100
    case geometryRequestDenied
  }

  /// Its kind.
  public let code: Code

  /// Makes an error of a kind.
  public init(_ code: Code) { self.code = code }
}
