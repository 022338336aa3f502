// Effects of code on a scroll view: setting the offset, animating the offset, stopping a motion.
extension ScrollMachine {
  /// Adopts an offset that code has already set. A running motion continues from that offset with its velocity, a drag with a shifted
  /// anchor.
  mutating func jump(to position: Vector) {
    let shift = position - offset
    offset = position
    switch activity {
    case .idle, .tracking:
      break
    case .dragging(var drag):
      let raw = drag.raw
      let shifted = Vector { geometry.axes[$0].shown(forRaw: raw[$0], pulledBy: drag.device) + shift[$0] }
      drag.anchor = geometry.raw(forShown: shifted, pulledBy: drag.device) + drag.translation
      drag.startPage = geometry.pages(drag.startPage, shiftedBy: shift)
      activity = .dragging(drag)
    case .wheelScrolling(var wheel):
      wheel.updateTarget(at: wheel.target, from: time, shiftedBy: shift)
      activity = .wheelScrolling(wheel)
    case .lifting(var lift):
      lift.motion = lift.motion?.restarted(at: time, shiftedBy: shift, in: geometry)
      lift.startPage = geometry.pages(lift.startPage, shiftedBy: shift)
      lift.chosen = PerAxis { axis in lift.chosen[axis].map { geometry.axes[axis].clamped($0 + shift[axis]) } }
      activity = .lifting(lift)
    case .decelerating(let motion):
      activity = .decelerating(motion.restarted(at: time, shiftedBy: shift, in: geometry))
    case .animating(var animation):
      animation.glide = animation.glide.shifted(by: shift, at: time - animation.start, in: geometry)
      activity = .animating(animation)
    case .zooming(var pinch):
      pinch.anchor.isStale = true
      activity = .zooming(pinch)
    case .zoomMoving(var zoom):
      zoom.anchor.isStale = true
      activity = .zoomMoving(zoom)
    }
  }

  /// Animates to `position`. Does nothing, and sends no message, if the offset is at `position`, also during a deceleration. Any other
  /// motion is replaced. During a finger's drag the offset is set without animation.
  mutating func animate(to position: Vector, for purpose: AnimationPurpose, at now: Double, _ emit: Emit) {
    var isTracked = false
    var caught = false
    switch activity {
    case .idle where position == offset, .tracking where position == offset, .wheelScrolling where position == offset,
      .decelerating where position == offset:
      return
    case .idle:
      break
    case .tracking(let wasCaught):
      isTracked = true
      caught = wasCaught
    case .dragging, .zooming:
      return jumpUnderFinger(to: position, for: purpose, emit)
    case .wheelScrolling:
      cutWheelScroll(to: .idle, emit)
      guard case .idle = activity else { return }
    case .lifting(let lift):
      caught = lift.mustSendDidEndDecelerating
    case .decelerating:
      caught = true
    case .animating(let previous):
      isTracked = previous.isTracked
      caught = previous.caught
    case .zoomMoving(let zoom):
      return zoom.drag == nil ? land(zoom, at: position, for: purpose) : jumpUnderFinger(to: position, for: purpose, emit)
    }
    let glide = Glide(from: offset, to: position)
    time = now
    enter(.animating(Animation(glide: glide, start: now, purpose: purpose, isTracked: isTracked, caught: caught)))
  }

  /// Moves the destination of an animation by code, without a jump and within the same time; nothing else has a destination.
  package mutating func redirect(to destination: Vector) {
    guard case .animating(var animation) = activity else { return }
    animation.glide.redirect(to: destination, at: time - animation.start)
    activity = .animating(animation)
  }

  private mutating func jumpUnderFinger(to position: Vector, for purpose: AnimationPurpose, _ emit: Emit) {
    guard position != offset else { return }
    jump(to: position)
    emit(&self, .scroll(to: position))
    announce(purpose, emit)
  }

  /// Ends the motion before setting the offset, so that an edge moved inside `didScroll` moves the resting offset too.
  mutating func stop(at position: Vector? = nil, _ emit: Emit) {
    let stopped = activity
    switch stopped {
    case .idle, .tracking, .dragging, .zooming, .zoomMoving:
      break
    case .lifting(var lift) where lift.motion == nil:
      lift.velocity = .zero
      lift.chosen = PerAxis(x: nil, y: nil)
      activity = .lifting(lift)
    case .wheelScrolling, .lifting, .decelerating:
      enter(.idle)
    case .animating(let animation):
      enter(animation.isTracked ? .tracking(caught: false) : .idle)
    }
    if let position, position != offset {
      jump(to: position)
      emit(&self, .scroll(to: position))
    }
    announceEnd(of: stopped, emit)
  }

  /// Sends the message that ends an activity which code or the system has stopped.
  private mutating func announceEnd(of stopped: Activity, _ emit: Emit) {
    switch stopped {
    case .wheelScrolling:
      emit(&self, .didEndDragging(willDecelerate: false))
    case .lifting(let lift) where lift.motion != nil && lift.mustSendDidEndDecelerating:
      emit(&self, .didEndDecelerating)
    case .decelerating:
      emit(&self, .didEndDecelerating)
    case .animating(let animation):
      announceEnd(of: animation, wasReached: false, emit)
      if animation.caught { emit(&self, .didEndDecelerating) }
    case .idle, .tracking, .dragging, .lifting, .zooming, .zoomMoving:
      break
    }
  }

  mutating func interrupt(at now: Double, _ emit: Emit) {
    switch activity {
    case .idle:
      break
    case .tracking(let caught):
      enter(.idle)
      guard caught else { return }
      show(geometry.settled(offset), emit)
      emit(&self, .didEndDecelerating)
    case .dragging(let drag):
      enter(.idle)
      show(geometry.settled(offset), emit)
      emit(&self, .didEndDragging(willDecelerate: false))
      if drag.caught { emit(&self, .didEndDecelerating) }
    case .lifting(let lift):
      enter(.idle)
      show(geometry.settled(offset), emit)
      if lift.mustSendDidEndDecelerating { emit(&self, .didEndDecelerating) }
    case .decelerating(let motion):
      enter(.idle)
      show(Vector { motion[$0].interrupted(at: time) }, emit)
      emit(&self, .didEndDecelerating)
    case .wheelScrolling:
      show(geometry.settled(offset), emit)
      stop(emit)
    case .animating(let animation):
      enter(.idle)
      show(Vector { geometry.axes[$0].clamped(offset[$0], onTheWayTo: animation.glide.destination[$0]) }, emit)
      announceEnd(of: animation, wasReached: false, emit)
      if animation.caught { emit(&self, .didEndDecelerating) }
    case .zooming, .zoomMoving:
      settleZoom(emit)
    }
  }

  /// - Parameter wasReached: false if a finger or code ended the animation before its destination.
  mutating func announceEnd(of animation: Animation, wasReached: Bool, _ emit: Emit) {
    if wasReached || animation.purpose == .scroll { announce(animation.purpose, emit) }
  }

  mutating func announce(_ purpose: AnimationPurpose, _ emit: Emit) {
    switch purpose {
    case .scroll: emit(&self, .didEndScrollingAnimation)
    case .scrollToTop: emit(&self, .didScrollToTop)
    }
  }
}

extension AxisGeometry {
  /// The nearest offset between the edges, or between them and the place beyond an edge to which code wants to go.
  func clamped(_ offset: Double, onTheWayTo destination: Double) -> Double {
    min(max(offset, min(minimum, destination)), max(maximum, destination))
  }
}

extension ScrollGeometry {
  /// The offset at which content rests after an interrupted drag: the nearest page on paging axes, else clamped to the edges.
  func settled(_ offset: Vector) -> Vector {
    Vector { axes[$0].isPaging ? axes[$0].page(axes[$0].nearestPage(to: offset[$0])) : axes[$0].clamped(offset[$0]) }
  }

  func pages(nearest offset: Vector) -> Vector { Vector { axes[$0].nearestPage(to: offset[$0]) } }

  /// The indices of the pages nearest to the given pages after a shift of the content.
  func pages(_ pages: Vector, shiftedBy shift: Vector) -> Vector {
    Vector { shift[$0] == 0 ? pages[$0] : axes[$0].nearestPage(to: axes[$0].page(pages[$0]) + shift[$0]) }
  }
}
