import Foundation
import ManualHost
import Testing
import UIKitCore
import UIKitGraphics
import UIKitTestSupport

/// A timeline recorded on iOS.
struct Trace: Decodable {
  struct Input {
    let time: Double
    let y: Double
    let phase: UITouch.Phase
  }

  struct Message: Decodable {
    let t: Double
    let name: String
  }

  struct Lift: Decodable {
    let vy: Double
    let targetY: Double
  }

  let startOffsetY: Double
  let contentSize: [Double]
  let viewport: [Double]
  let inputX: Double
  let input: [Input]
  let samples: [[Double]]
  let delegate: [Message]
  let willEndDragging: Lift
  let finalOffsetY: Double

  init(named name: String) throws {
    let url = try #require(Bundle.module.url(forResource: "Traces/\(name)", withExtension: "json"))
    self = try JSONDecoder().decode(Trace.self, from: Data(contentsOf: url))
  }
}

extension Trace.Input: Decodable {
  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    time = try values.decode(Double.self)
    y = try values.decode(Double.self)
    phase =
      switch try values.decode(String.self) {
      case "began": .began
      case "moved": .moved
      case "stationary": .stationary
      default: .ended
      }
  }
}

/// iOS's own timelines through touches, gestures, views and the machine.
@MainActor @Suite struct TraceReplayTests {
  nonisolated static let pixel = 1.0 / 3

  @Test(arguments: ["touch_calib", "decel_v3000", "rubberband_top"], [false, true])
  func everySampleIsTheRecordedOne(name: String, mirrored: Bool) throws {
    let trace = try Trace(named: name)
    let rig = rig(for: trace, mirrored: mirrored)
    let lift = try #require(trace.input.last?.time)
    var rest = trace.input[...]
    for sample in trace.samples {
      while let next = rest.first, next.time <= sample[0] {
        rest.removeFirst()
        rig.touch(next.phase, CGPoint(x: trace.inputX, y: mirrored ? 852 - next.y : next.y), at: next.time)
      }
      rig.frame(at: sample[0])
      let offset = plain(rig.scroll.contentOffset.y, mirrored)
      #expect(abs(offset - sample[1]) < (sample[0] < lift ? 1e-9 : Self.pixel + 1e-9), "at \(sample[0])")
    }
    #expect(abs(plain(rig.scroll.contentOffset.y, mirrored) - trace.finalOffsetY) < 1e-9)
    #expect(rig.recorder.names == trace.delegate.map(\.name).map(Self.short(trace)))
    #expect(abs(plain(rig.recorder.target.y, mirrored) - trace.willEndDragging.targetY) < 1e-9)
    #expect(abs(rig.recorder.velocity.y * (mirrored ? -1 : 1) - trace.willEndDragging.vy) < 1e-6)
    #expect(rig.recorder.velocity.x == 0)
  }

  /// The stage's frames fall where they like between the recorded ones: that changes nothing.
  @Test(arguments: ["touch_calib", "decel_v3000", "rubberband_top"]) func theStageShowsTheSame(name: String) throws {
    let trace = try Trace(named: name)
    let stage = ManualStage()
    let scroll = UIScrollView(frame: stage.window.bounds)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: trace.contentSize[0], height: trace.contentSize[1])
    scroll.contentOffset.y = trace.startOffsetY
    stage.window.addSubview(scroll)
    let recorder = MessageRecorder()
    scroll.delegate = recorder
    var rest = trace.input[...]
    for sample in trace.samples {
      while let next = rest.first, next.time <= sample[0] {
        rest.removeFirst()
        stage.advance(by: max(0, next.time - stage.time))
        stage.touch(next.phase, at: CGPoint(x: trace.inputX, y: next.y))
      }
      stage.advance(by: sample[0] - stage.time)
      #expect(abs(scroll.contentOffset.y - sample[1]) < Self.pixel + 1e-9, "at \(sample[0])")
    }
    #expect(abs(recorder.target.y - trace.willEndDragging.targetY) < 1e-9)
    #expect(abs(scroll.contentOffset.y - trace.finalOffsetY) < 1e-9)
    #expect(recorder.names == trace.delegate.map(\.name).map(Self.short(trace)))
  }

  /// The end of the content mirrors its beginning.
  private static let span = 40000.0 - 852

  private func plain(_ y: Double, _ mirrored: Bool) -> Double { mirrored ? Self.span - y : y }

  private func rig(for trace: Trace, mirrored: Bool) -> ScrollRig {
    let rig = ScrollRig(content: CGSize(width: trace.contentSize[0], height: trace.contentSize[1]))
    rig.scroll.contentOffset = CGPoint(x: 0, y: plain(trace.startOffsetY, mirrored))
    rig.recorder.forget()
    return rig
  }

  private static func short(_ trace: Trace) -> (String) -> String {
    { name in
      name == "didEndDragging" ? "didEndDragging(\(trace.delegate.last?.name == "didEndDecelerating"))" : name
    }
  }
}
