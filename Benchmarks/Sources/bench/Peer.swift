import CMeasure
import Foundation
import UIKit
import UIKitTesting

/// The list that other toolkits are measured on, at the offsets of a file, one a frame; prints what they print.
///
/// Frames are drawn as for a window, by the canvas into a frame buffer; nothing is presented.
@MainActor func measurePeer(_ options: Options) {
  let offsets = PeerFrames.offsets(in: options.text("offsets", default: ""))
  let warm = options.number("warm", default: 0)
  let stage = Stage(size: viewport.size, scale: CGFloat(options.number("scale", default: 1)))
  stage.drawsEveryFrame = true
  let rows = Rows(count: options.number("rows", default: 1_000_000), font: UIFont(name: "DejaVu Sans", size: 17))
  let table = rows.table(frame: viewport)
  table.separatorStyle = .none
  stage.show(table)
  var frames = PeerFrames(warm: warm, count: offsets.count)

  for offset in offsets {
    table.contentOffset.y = offset
    stage.advance(by: frame)
    frames.lap()
  }
  frames.report(live: rows.cellsMade, stage)
}

/// Times of frames: one ends where the next begins.
private struct PeerFrames {
  private let first = measure_nanoseconds()
  private let firstCPU = measure_cpu_nanoseconds()
  private let warm: Int
  private var (wall, cpu): ([Double], [Double]) = ([], [])
  private var last: (wall: UInt64, cpu: UInt64)
  private var frame = 0

  /// Made when the first frame has been drawn.
  init(warm: Int, count: Int) {
    self.warm = warm
    wall.reserveCapacity(count)
    cpu.reserveCapacity(count)
    last = (first, firstCPU)
  }

  /// One offset a line, in points.
  static func offsets(in path: String) -> [CGFloat] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      print("bench peer: cannot read the offsets in \"\(path)\"")
      exit(66)
    }
    return text.split(separator: "\n").compactMap { Double($0).map { CGFloat($0) } }
  }

  mutating func lap() {
    let now = (wall: measure_nanoseconds(), cpu: measure_cpu_nanoseconds())
    if frame >= warm {
      wall.append(Double(now.wall - last.wall) / 1000)
      cpu.append(Double(now.cpu - last.cpu) / 1000)
    }
    frame += 1
    last = now
  }

  /// One line of JSON, as of `peer.h`. Memory is read before the pixels are.
  @MainActor func report(live: Int, _ stage: Stage) {
    let start = ProcessInfo.processInfo.environment["PEER_START_MS"].flatMap { Double($0) } ?? 0
    let memory = (peak: measure_peak_kib(), proportional: measure_proportional_kib())
    let picture = stage.snapshot()
    let (width, height) = (Int(picture.size.width * picture.scale), Int(picture.size.height * picture.scale))
    var copy = FrameCopy(bytes: width * height * 4)
    let copies = (0..<20).map { _ in copy.microseconds() }
    let png = picture.pngData() ?? Data()
    if let path = ProcessInfo.processInfo.environment["PEER_PICTURE"] { try? png.write(to: URL(fileURLWithPath: path)) }
    let report: [String: Any] = [
      "version": "", "live": live, "first_ms": Double(first) / 1e6 - start, "first_cpu_ms": Double(firstCPU) / 1e6,
      "wall_us": wall, "cpu_us": cpu, "peak_kib": memory.peak, "pss_kib": memory.proportional,
      // A list without labels takes less than a kilobyte.
      "drawn": png.count > 4096, "width": width, "height": height, "memcpy_us": copies.median,
    ]
    print(String(decoding: try! JSONSerialization.data(withJSONObject: report), as: UTF8.self))
  }
}

/// Offsets of flicks down a list, one a frame, taken from a table under a finger: `flicks.txt` holds them for all peers.
@MainActor func printFlicks(_ options: Options) {
  let stage = Stage.ofViewport()
  let rows = Rows(count: 1_000_000)
  let table = rows.table(frame: viewport)
  stage.show(table)
  // Rows of six digits from the first to the last.
  table.contentOffset.y = 100_000 * 44
  let count = options.number("frames", default: 1_100)
  var offsets: [CGFloat] = []
  func follow(_ body: () -> Void) {
    body()
    if offsets.count < count { offsets.append(table.contentOffset.y) }
  }
  // Slow and fast ones in turn, each a tenth of a second long, the next after half a second and then after a rest.
  var flick = 0
  while offsets.count < count {
    let speed = [450.0, 1_250, 2_500, 4_000][flick % 4]
    for step in 0...6 {
      let point = CGPoint(x: 180, y: 600 - speed * 0.1 * CGFloat(step) / 6)
      stage.touch(step == 0 ? .began : step == 6 ? .ended : .moved, at: point)
      follow { stage.advance(by: frame) }
    }
    for _ in 0..<(flick.isMultiple(of: 2) ? 30 : 120) { follow { stage.advance(by: frame) } }
    flick += 1
  }
  for offset in offsets { print(format(offset, 0)) }
}
