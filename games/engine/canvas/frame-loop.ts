import type { Frames } from './tween.ts'

/** Between two pictures while nothing but the scenery moves. */
const CALM_MS = 33
/** Pictures this far apart say that the machine has enough to do with the game itself. */
const SLOW_MS = 70
/** A gap as long as this was a hidden tab, not a slow machine. */
const HIDDEN_MS = 1_000
const TRIES = 12

/**
 * Draws when something moves, and only then.
 *
 * Scenery runs at half speed to spare the battery, and stands still on machines that can't keep up,
 * so that the reels get what there is.
 */
export class FrameLoop implements Frames {
  readonly #draw: () => void
  readonly #steps = new Set<() => void>()
  readonly #scenery = new Set<() => void>()
  #wanted = true
  #running = 0
  #last = 0
  #mean = 16
  #measured = 0
  #slow = false

  constructor(draw: () => void) {
    this.#draw = draw
  }

  add(step: () => void): void {
    this.#steps.add(step)
    this.#run()
  }

  remove(step: () => void): void {
    this.#steps.delete(step)
    this.touch()
  }

  addScenery(step: () => void): void {
    this.#scenery.add(step)
    this.#run()
  }

  removeScenery(step: () => void): void {
    this.#scenery.delete(step)
  }

  /** One more picture is needed. */
  touch(): void {
    this.#wanted = true
    this.#run()
  }

  stop(): void {
    cancelAnimationFrame(this.#running)
    this.#running = 0
    this.#steps.clear()
    this.#scenery.clear()
  }

  #run(): void {
    if (!this.#running) this.#running = requestAnimationFrame((now) => this.#frame(now))
  }

  #frame(now: number): void {
    this.#running = 0
    const gap = now - this.#last
    const scenery = this.#scenery.size > 0 && !this.#slow
    if (this.#steps.size > 0 || this.#wanted || (scenery && gap >= CALM_MS)) {
      this.#wanted = false
      this.#last = now
      this.#measure(gap)
      for (const step of this.#scenery) if (!this.#slow) step()
      for (const step of this.#steps) step()
      this.#draw()
    }
    if (this.#steps.size > 0 || this.#wanted || scenery) this.#run()
  }

  #measure(gap: number): void {
    if (gap > HIDDEN_MS || this.#slow) return
    this.#mean = this.#mean * 0.8 + gap * 0.2
    this.#measured++
    this.#slow = this.#measured > TRIES && this.#mean > SLOW_MS
  }
}
