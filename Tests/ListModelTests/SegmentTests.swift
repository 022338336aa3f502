import ListModel
import Testing

@Suite struct SegmentTests {
  @Test func segmentsThatOnlyTouchDoNotIntersect() {
    let segment = Segment(start: 10, length: 20)
    #expect(!segment.intersects(from: 0, to: 10) && !segment.intersects(from: 30, to: 40))
    #expect(segment.intersects(from: 0, to: 10.5) && segment.intersects(from: 29.5, to: 40))
    #expect(segment.intersects(from: 15, to: 16) && segment.intersects(from: 0, to: 40))
    #expect(!Segment(start: 10, length: 0).intersects(from: 0, to: 40), "nothing is in it")
  }

  @Test func aSegmentIsMovedAndExtendedAtBothEnds() {
    let segment = Segment(start: 10, length: 20)
    #expect(segment.end == 30 && segment.moved(by: -4) == Segment(start: 6, length: 20))
    #expect(segment.extended(by: 3) == Segment(start: 7, length: 26))
    #expect([0, 12, 40].map { segment.clamp($0) } == [10, 12, 30])
  }
}
