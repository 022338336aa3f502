import UIKit

/// Calls a closure in each frame until it is stopped.
@MainActor final class FrameTicker {
  private var link: CADisplayLink?
  private let tick: @MainActor (_ seconds: Double) -> Void

  /// - Parameter tick: Receives the length of a frame.
  init(_ tick: @escaping @MainActor (_ seconds: Double) -> Void) { self.tick = tick }

  var isRunning: Bool { link != nil }

  func start() {
    if link != nil { return }
    #if canImport(ObjectiveC)
      let link = CADisplayLink(target: TickerTarget(self), selector: #selector(TickerTarget.frame(_:)))
    #else
      let link = CADisplayLink { [weak self] link in
        guard let self else { return link.invalidate() }
        frame(link)
      }
    #endif
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  fileprivate func frame(_ link: CADisplayLink) { tick(link.duration) }
}

#if canImport(ObjectiveC)
  /// The link's target; the link retains it, but not the ticker.
  @MainActor private final class TickerTarget: NSObject {
    private weak var ticker: FrameTicker?

    init(_ ticker: FrameTicker) { self.ticker = ticker }

    @objc func frame(_ link: CADisplayLink) {
      guard let ticker else { return link.invalidate() }
      ticker.frame(link)
    }
  }
#endif
