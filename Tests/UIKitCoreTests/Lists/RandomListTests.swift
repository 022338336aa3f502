import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKitCore

/// Random programs on tables and collections, compared with plain arrays: at every frame all that the bounds show is there; at rest
/// everything has its place, its height, its selection and its messages. Everything that is said or asked may be answered by a call.
///
/// SCROLLWORK_SESSIONS says how many programs of about eight batches; SCROLLWORK_SEED runs a single one, as a failure names it.
@MainActor @Suite(.serialized) struct RandomListTests {

  private static var seeds: Range<UInt64> {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["SCROLLWORK_SEED"].flatMap({ UInt64($0) }) { return seed..<seed + 1 }
    return 0..<(environment["SCROLLWORK_SESSIONS"].flatMap { UInt64($0) } ?? 16)
  }

  @Test func tablesShowWhatTheirRowsSay() {
    var (answered, batches) = (Set<String>(), 0)
    for seed in Self.seeds {
      let session = RandomTable(seed: seed)
      guard play(session, seed) else { return }
      answered.formUnion(session.answered)
      batches += session.batches
    }
    if Self.seeds.count > 50 { #expect(answered.count > 10 && batches > Self.seeds.count * 4, "\(answered)") }
  }

  private func play(_ session: RandomTable, _ seed: UInt64) -> Bool {
    for step in 0..<8 {
      session.calls = session.random.roll(0..<2) == 0 ? 0 : session.random.roll(1..<6)
      if let wrong = take(session) ?? watch(session) {
        Issue.record("table, seed \(seed), step \(step), \(session.heights): \(wrong); \(session.calledLast.suffix(20))")
        return false
      }
    }
    return true
  }

  /// One action of a person or of the program around the table.
  private func take(_ session: RandomTable) -> String? {
    let stage = session.stage
    let call = session.random.roll(0..<8)
    session.calledLast.append("step \(call)")
    switch call {
    case 0: return anchored(session)
    case 1: stage.flick(from: CGPoint(x: 100, y: 240), velocity: CGPoint(x: 0, y: session.random.between(-3_000, 3_000)))
    case 2: stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: session.random.between(100, 470)), duration: 0.2)
    case 3: rotate(session)
    default: session.act()
    }
    return nil
  }

  /// What is looked at keeps its place in a batch while nothing else moves it.
  private func anchored(_ session: RandomTable) -> String? {
    session.stage.settle()
    session.calls = 0
    session.scroll(animated: false)
    session.stage.settle()
    let (before, anchor) = (session.lists, session.anchor())
    let updates = session.batch()
    guard let anchor, let updates else { return nil }
    return session.hasMoved(anchor, from: before, updates)
  }

  private func rotate(_ session: RandomTable) {
    let isWide = session.table.bounds.width > 400
    let frame = CGRect(x: 0, y: 0, width: isWide ? 320 : 480, height: isWide ? 480 : 320)
    let isAnimated = session.random.roll(0..<2) == 0
    session.stage.resize(to: frame.size, safeAreaInsets: .zero, duration: isAnimated ? 0.3 : 0)
    UIView.animate(withDuration: isAnimated ? 0.3 : 0) { session.table.frame = frame }
  }

  private func watch(_ session: RandomTable) -> String? {
    for _ in 0..<session.random.roll(0..<6) {
      session.stage.advance(by: 1.0 / 60)
      if let wrong = session.contradiction() { return wrong }
    }
    guard session.random.roll(0..<3) == 0 else { return nil }
    session.calls = 0
    session.stage.settle()
    return session.contradictionAtRest()
  }

  // MARK: Collections

  @Test func collectionsShowWhatTheirItemsSay() {
    var (answered, batches) = (Set<String>(), 0)
    for seed in Self.seeds {
      let session = RandomCollection(seed: seed)
      guard play(session, seed) else { return }
      answered.formUnion(session.answered)
      batches += session.batches
    }
    if Self.seeds.count > 50 { #expect(answered.count > 10 && batches > Self.seeds.count * 4, "\(answered)") }
  }

  private func play(_ session: RandomCollection, _ seed: UInt64) -> Bool {
    for step in 0..<8 {
      session.calls = session.random.roll(0..<2) == 0 ? 0 : session.random.roll(1..<6)
      take(session)
      if let wrong = watch(session) {
        Issue.record("collection, seed \(seed), step \(step), \(session.sizes): \(wrong); \(session.calledLast.suffix(20))")
        return false
      }
    }
    return true
  }

  private func take(_ session: RandomCollection) {
    let stage = session.stage
    let call = session.random.roll(0..<8)
    session.calledLast.append("step \(call)")
    switch call {
    case 0: stage.flick(from: CGPoint(x: 100, y: 240), velocity: CGPoint(x: 0, y: session.random.between(-3_000, 3_000)))
    case 1: stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: session.random.between(100, 470)), duration: 0.2)
    case 2:
      let size = CGSize(width: 320, height: session.random.between(200, 480).rounded())
      let isAnimated = session.random.roll(0..<2) == 0
      UIView.animate(withDuration: isAnimated ? 0.3 : 0) { session.collection.frame.size = size }
    default: session.act()
    }
  }

  private func watch(_ session: RandomCollection) -> String? {
    for _ in 0..<session.random.roll(0..<6) {
      session.stage.advance(by: 1.0 / 60)
      if let wrong = session.contradiction() { return wrong }
    }
    guard session.random.roll(0..<3) == 0 else { return nil }
    session.calls = 0
    session.stage.settle()
    return session.contradictionAtRest()
  }
}
