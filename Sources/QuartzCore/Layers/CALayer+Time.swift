internal import Foundation

extension CALayer {
  /// The same time: layers have no clock of their own, so that every time is on the host's.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }

  /// The same time: layers have no clock of their own, so that every time is on the host's.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
}
