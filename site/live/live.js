// Moves the nodes of the live lists. What moves, how far, and which rows there are, is decided in live.wasm: see Exports.swift.

const frameLength = 1 / 60
const kinds = [{ name: "Light", style: "light" }, { name: "City", style: "city" }]
const header = -1
const waiting = -2
const still = matchMedia("(prefers-reduced-motion: reduce)")

/** The functions of live.wasm, and the changes that it leaves in its memory. */
class Engine {
  static async load(address) {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${address}: ${response.status}`)
    const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), {})
    return new Engine(instance.exports)
  }

  constructor(functions) {
    this.call = functions
  }

  begin(stage, rate, scale) {
    this.call.begin(stage.height, scale)
    for (const list of stage.lists) this.call.addList(list.rows, list.rowHeight, list.headerHeight)
    this.call.setDecelerationRate(rate)
  }

  get offset() {
    return this.call.offset()
  }

  forEachChange(body) {
    const count = this.call.layOut()
    const view = new DataView(this.call.memory.buffer, this.call.changes(), count * 24)
    for (let at = 0; at < count * 24; at += 24) {
      body(view.getInt32(at, true), view.getInt32(at + 4, true), view.getInt32(at + 8, true), view.getFloat64(at + 16, true))
    }
  }
}

/** The rows that exist, each in a node that shows one row after another. */
class ReusingPane {
  constructor(content) {
    this.content = content
    this.nodes = []
  }

  apply(engine) {
    engine.forEachChange((id, list, row, place) => {
      const node = this.nodes[id] ?? this.make(id)
      if (row === waiting) return void (node.hidden = true)
      node.hidden = false
      fill(node, list, row, place)
    })
  }

  make(id) {
    const node = document.createElement("div")
    node.dataset.node = id + 1
    this.content.append(node)
    return (this.nodes[id] = node)
  }

  reset() {
    for (const node of this.nodes) node.hidden = true
  }
}

/** A node for every row, made at once. */
function fillNaively(content, stage) {
  const all = document.createDocumentFragment()
  let place = 0
  stage.lists.forEach((list, index) => {
    const add = (row, at) => {
      const node = document.createElement("div")
      fill(node, index, row, at)
      all.append(node)
    }
    for (let row = 0; row < list.rows; row++) add(row, place + list.headerHeight + row * list.rowHeight)
    add(header, place)
    place += list.headerHeight + list.rows * list.rowHeight
  })
  content.append(all)
}

function fill(node, list, row, place) {
  const kind = kinds[list % kinds.length]
  node.className = `${row === header ? "head" : "row"} ${kind.style}`
  node.textContent = row === header ? (list === 0 ? "Lights" : "Cities") : `${kind.name} ${row}`
  node.style.transform = `translateY(${place}px)`
}

class Live {
  constructor(section, engine, stage) {
    this.section = section
    this.engine = engine
    this.stage = stage
    this.panes = [...section.querySelectorAll("[data-pane]")]
    this.contents = this.panes.map((pane) => pane.querySelector(".content"))
    this.reusing = new ReusingPane(this.contents[0])
    this.rate = section.querySelector("[data-rate]")
    this.status = section.querySelector("[data-status]")
    this.curve = section.querySelector("[data-curve]")
    this.base = 0
    this.finger = null
    this.script = null
    this.pending = 0
    fillNaively(this.contents[1], stage)
    this.restart(stage.flicks[0].rate)
    this.count()
    this.listen()
  }

  // MARK: State

  /** Seconds of the engine's clock. */
  time(milliseconds) {
    return Math.max(0, milliseconds / 1000 - this.base)
  }

  restart(rate, scale = devicePixelRatio) {
    this.base = performance.now() / 1000
    this.reusing.reset()
    this.engine.begin(this.stage, rate, scale)
    this.showRate(rate)
    this.show()
  }

  show() {
    this.reusing.apply(this.engine)
    const move = `translateY(${-this.engine.offset}px)`
    for (const content of this.contents) content.style.transform = move
  }

  count() {
    this.panes.forEach((pane, index) => {
      pane.querySelector("[data-count]").textContent = this.contents[index].childElementCount.toLocaleString("en")
    })
  }

  showRate(rate) {
    this.rate.value = rate
    this.section.querySelector("[data-rate-value]").textContent = Number(rate).toFixed(3)
  }

  // MARK: Frames

  run() {
    this.pending ||= requestAnimationFrame((now) => {
      this.pending = 0
      if (this.script ? this.advanceScript(now) : this.engine.call.frame(this.time(now))) this.run()
      this.show()
      this.count()
      if (!this.script) this.tellOffset()
    })
  }

  tellOffset() {
    this.section.querySelector("[data-offset]").textContent = Math.round(this.engine.offset).toLocaleString("en")
  }

  // MARK: Input

  listen() {
    for (const viewport of this.section.querySelectorAll(".viewport")) {
      viewport.addEventListener("pointerdown", (event) => this.began(event, viewport))
      viewport.addEventListener("pointermove", (event) => this.moved(event))
      viewport.addEventListener("pointerup", (event) => this.ended(event, 2))
      viewport.addEventListener("pointercancel", (event) => this.ended(event, 3))
      viewport.addEventListener("wheel", (event) => this.wheel(event), { passive: false })
      viewport.addEventListener("keydown", (event) => this.key(event))
    }
    // A turn that began on the page goes on there, also when a list comes under the pointer.
    addEventListener("wheel", (event) => this.chooseOwner(event), { passive: true, capture: true })
    this.rate.addEventListener("input", () => {
      this.stopScript()
      this.engine.call.setDecelerationRate(Number(this.rate.value))
      this.showRate(this.rate.value)
    })
  }

  began(event, viewport) {
    if (event.button !== 0 || this.finger !== null) return
    this.stopScript()
    this.finger = event.pointerId
    viewport.setPointerCapture(event.pointerId)
    viewport.classList.add("held")
    this.touch(0, event)
  }

  moved(event) {
    if (event.pointerId !== this.finger) return
    const samples = event.getCoalescedEvents?.() ?? []
    for (const sample of samples.length ? samples : [event]) this.touch(1, sample)
  }

  ended(event, phase) {
    if (event.pointerId !== this.finger) return
    this.finger = null
    event.currentTarget.classList.remove("held")
    this.touch(phase, event)
  }

  touch(phase, event) {
    this.engine.call.touch(phase, event.clientY, this.time(event.timeStamp))
    this.run()
  }

  chooseOwner(event) {
    const isInside = event.target instanceof Element && this.section.contains(event.target.closest(".viewport"))
    if (!(event.timeStamp - this.lastTurn < 400)) this.ownsWheel = isInside && this.hasRoom(event.deltaY)
    this.ownsWheel &&= isInside
    this.lastTurn = event.timeStamp
  }

  hasRoom(delta) {
    const { offset, call } = this.engine
    return delta > 0 ? offset < call.contentHeight() - this.stage.height - 0.5 : offset > 0.5
  }

  wheel(event) {
    if (!this.ownsWheel || event.ctrlKey || event.deltaY === 0) return
    event.preventDefault()
    this.stopScript()
    const isNotch = event.deltaMode !== 0 || (Math.abs(event.deltaY) >= 40 && event.wheelDeltaY % 120 === 0)
    const delta = event.deltaMode === 0 ? event.deltaY : Math.sign(event.deltaY) * 100
    this.engine.call.turn(delta, isNotch && !still.matches, this.time(event.timeStamp))
    this.run()
  }

  key(event) {
    const page = 0.875 * this.stage.height
    const all = this.engine.call.contentHeight()
    const strides = {
      ArrowDown: 40, ArrowUp: -40, PageDown: page, PageUp: -page, " ": event.shiftKey ? -page : page, Home: -all, End: all,
    }
    const delta = strides[event.key]
    if (delta === undefined || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    this.stopScript()
    this.engine.call.turn(delta, !still.matches, this.time(event.timeStamp))
    this.run()
  }

  // MARK: Flicks of a stage

  /** The frame of a script and the touches up to it; as on a stage the frame comes first where both have the same time. */
  step(script) {
    const { flick, frame } = script
    const time = frame * frameLength
    this.sendTouches(script, time - 1e-9)
    this.engine.call.frame(time)
    this.sendTouches(script, time + 1e-9)
    script.difference = Math.max(script.difference, Math.abs(this.engine.offset - flick.offsets[frame]))
    script.frame++
    return script.frame < flick.offsets.length
  }

  sendTouches(script, end) {
    const { touches } = script.flick
    while (script.next < touches.length && touches[script.next][1] <= end) {
      const [phase, time, y] = touches[script.next++]
      this.engine.call.touch(phase, y, time)
    }
  }

  makeScript(name) {
    const flick = this.stage.flicks.find((flick) => flick.name === name)
    return { flick, frame: 0, next: 0, difference: 0, offsets: [] }
  }

  play(name) {
    this.stopScript()
    const script = this.makeScript(name)
    this.restart(script.flick.rate, this.stage.scale)
    this.script = script
    this.drawStageCurve(script.flick)
    this.section.querySelectorAll("[data-flick]").forEach((button) => {
      button.setAttribute("aria-pressed", button.dataset.flick === name)
    })
    this.run()
  }

  advanceScript(now) {
    const { script } = this
    const last = still.matches ? Infinity : Math.floor(this.time(now) / frameLength)
    let goesOn = true
    while (goesOn && script.frame <= last) {
      goesOn = this.step(script)
      script.offsets.push(this.engine.offset)
    }
    this.drawCurve(script)
    this.tell(script, goesOn)
    if (!goesOn) {
      this.script = null
      // Frames that were run at once are ahead of the browser's clock.
      this.base = Math.min(this.base, now / 1000 - script.frame * frameLength)
    }
    return true
  }

  stopScript() {
    if (!this.script) return
    const { frame } = this.script
    this.script = null
    this.engine.call.touch(3, 0, frame * frameLength)
    this.status.textContent = "Your flick."
  }

  tell(script, goesOn) {
    const { flick, frame, difference } = script
    const largest = `largest difference ${difference.toFixed(difference < 0.005 ? 0 : 2)} points`
    this.tellOffset()
    this.status.textContent = goesOn
      ? `Frame ${frame} of ${flick.offsets.length}: ${largest}.`
      : `${flick.offsets.length} frames, beside the same touches on a stage: ${largest}.`
  }

  // MARK: Curves

  points(flick, offsets) {
    const [least, most] = [Math.min(...flick.offsets), Math.max(...flick.offsets)]
    const x = (frame) => ((frame / Math.max(1, flick.offsets.length - 1)) * 600).toFixed(1)
    const y = (offset) => (84 - ((offset - least) / (most - least || 1)) * 78).toFixed(1)
    return offsets.map((offset, frame) => `${x(frame)},${y(offset)}`).join(" ")
  }

  drawStageCurve(flick) {
    this.curve.querySelector(".stage").setAttribute("points", this.points(flick, flick.offsets))
    this.curve.querySelector(".page").setAttribute("points", "")
  }

  drawCurve(script) {
    this.curve.querySelector(".page").setAttribute("points", this.points(script.flick, script.offsets))
  }

  /** Runs a flick at once, with all that it does to the nodes: for scripts/blackbox/check-site. */
  replay(name) {
    this.stopScript()
    const script = this.makeScript(name)
    this.restart(script.flick.rate, this.stage.scale)
    let most = 0
    let goesOn = true
    while (goesOn) {
      goesOn = this.step(script)
      script.offsets.push(this.engine.offset)
      this.show()
      most = Math.max(most, this.contents[0].childElementCount)
    }
    this.count()
    const shown = this.stage.lists.map((_, list) => {
      const rows = [...this.contents[0].querySelectorAll(`.row.${kinds[list].style}:not([hidden])`)]
      const numbers = rows.map((row) => Number(row.textContent.split(" ")[1]))
      return numbers.length ? [Math.min(...numbers), Math.max(...numbers)] : null
    })
    return { offsets: script.offsets, nodes: most, shown, naiveNodes: this.contents[1].childElementCount }
  }
}

async function start(section) {
  const base = new URL(".", import.meta.url)
  try {
    const [engine, stage] = await Promise.all([
      Engine.load(new URL("live.wasm", base)), fetch(new URL("flicks.json", base)).then((response) => response.json()),
    ])
    section.classList.add("ready")
    const live = new Live(section, engine, stage)
    for (const button of section.querySelectorAll("[data-flick]")) {
      button.addEventListener("click", () => live.play(button.dataset.flick))
    }
    section.live = live
    live.drawStageCurve(stage.flicks[0])
    if (!still.matches) playOnceSeen(live)
  } catch (error) {
    section.classList.add("failed")
    throw error
  }
}

/** The first flick, once the lists are on the screen, unless the visitor was faster. */
function playOnceSeen(live) {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry.isIntersecting) return
      observer.disconnect()
      if (live.engine.offset === 0 && live.finger === null && !live.script) live.play(live.stage.flicks[0].name)
    },
    { threshold: 0.6 },
  )
  observer.observe(live.panes[0])
}

for (const section of document.querySelectorAll("[data-live]")) start(section)
