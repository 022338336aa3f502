package import Foundation
package import QuartzCore

extension CADisplayLink: FrameClient {}

extension FrameDriver: DisplayLinkDriver {
  package var frameInterval: TimeInterval { 1 / Double(max(liveScreen?.maximumFramesPerSecond ?? 60, 1)) }

  package func add(_ link: CADisplayLink) { add(link as any FrameClient) }

  package func remove(_ link: CADisplayLink) { remove(link as any FrameClient) }
}
