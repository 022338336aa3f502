internal import Foundation
internal import QuartzCore
internal import UIKitCore

/// Makes keyframe animations of the changes in one block of `UIView.animateKeyframes`.
///
/// Changes that add up (of numbers, points and rectangles) get an animation each. Other ones replace each other: one animation goes through
/// all values of a property.
@MainActor final class Keyframes {
  /// The block that runs.
  private(set) static var current: Keyframes?

  /// The changes of one property of a layer, in the order of their times.
  private struct Course {
    let layer: CALayer
    let key: String
    let model: CABasicAnimation
    var values: [Any]
    var times: [Double]

    /// Adds a change after the ones so far; one that begins before the last has ended begins at that end.
    mutating func append(_ value: Any, from start: Double, until end: Double) {
      let start = max(start, times[times.count - 2])
      values += [value, value]
      times[times.count - 1] = start
      times += [max(start, end), 1]
    }
  }

  private let isDiscrete: Bool
  private weak var block: ViewAnimation?
  private var outer: (any ViewAnimationDriver)?
  private var courses: [Course] = []
  private var (start, end) = (0.0, 1.0)
  /// False while views are laid out at the end of the block: their changes last from start to end.
  private var isRecording = true

  init(isDiscrete: Bool) { self.isDiscrete = isDiscrete }

  func run(_ makeBlock: () -> ViewAnimation, _ changes: () -> Void) {
    outer = ViewAnimation.driver
    ViewAnimation.driver = self
    let block = makeBlock()
    ViewAnimation.driver = outer
    self.block = block
    let former = Self.current
    Self.current = self
    block.run {
      changes()
      for course in courses { add(course, to: block) }
      courses = []
      isRecording = false
    }
    Self.current = former
  }

  /// Makes changes that last from a share of the whole duration on, for another share.
  func change(from start: Double, lasting duration: Double, _ changes: () -> Void) {
    let former = (self.start, self.end)
    self.start = min(max(start, 0), 1)
    self.end = min(max(start + duration, self.start), 1)
    changes()
    (self.start, self.end) = former
  }

  private func add(_ course: Course, to block: ViewAnimation) {
    let (model, animation) = (course.model, CAKeyframeAnimation(keyPath: course.model.keyPath))
    (animation.values, animation.isAdditive) = (course.values, model.isAdditive)
    if isDiscrete {
      // A value is shown until the next one's time: the first until the end of its keyframe.
      let ends = stride(from: 2, to: course.times.count - 1, by: 2).map { course.times[$0] }
      animation.calculationMode = .discrete
      animation.values = [course.values[0]] + stride(from: 2, to: course.values.count - 1, by: 2).map { course.values[$0] }
      animation.keyTimes = ([0] + ends + [1]).map { NSNumber(value: $0) }
    } else {
      animation.keyTimes = course.times.map { NSNumber(value: $0) }
    }
    (animation.duration, animation.timingFunction) = (model.duration, model.timingFunction)
    (animation.repeatCount, animation.autoreverses) = (model.repeatCount, model.autoreverses)
    (animation.beginTime, animation.fillMode, animation.delegate) = (model.beginTime, model.fillMode, model.delegate)
    if outer?.take(animation, forKey: course.key, of: course.layer, in: block) ?? true {
      course.layer.add(animation, forKey: course.key)
    }
  }
}

extension Keyframes: ViewAnimationDriver {
  func take(_ animation: CAAnimation, forKey key: String, of layer: CALayer, in block: ViewAnimation) -> Bool {
    guard block === self.block, let change = animation as? CABasicAnimation, let from = change.fromValue, let to = change.toValue
    else { return outer?.take(animation, forKey: key, of: layer, in: block) ?? true }
    if !change.isAdditive, let place = courses.firstIndex(where: { $0.layer === layer && $0.key == key }) {
      courses[place].append(to, from: start, until: end)
      change.delegate?.animationDidStop(change, finished: true)
      return false
    }
    let course = Course(
      layer: layer, key: change.isAdditive ? key + freeSuffix(key, of: layer) : key, model: change, values: [from, from, to, to],
      times: [0, start, end, 1])
    if isRecording { courses.append(course) } else { add(course, to: block) }
    return false
  }

  /// Keys are free on the layer until the end of the block: those of the block's own changes are distinguished by their number.
  private func freeSuffix(_ key: String, of layer: CALayer) -> String {
    let count = courses.filter { $0.layer === layer && $0.key.hasPrefix(key) }.count
    return count == 0 ? "" : ".keyframe\(count)"
  }
}
