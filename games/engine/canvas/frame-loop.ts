import { DrawingMeter, type DrawingMode } from './drawing-mode.ts'
import type { Frames } from './tween.ts'

/** Between two pictures while nothing but the scenery moves. */
const CALM_MS = 33
/**
 * How long nothing has moved before the drawing mode may change: no stop of a reel is disturbed.
 */
const STILL_MS = 250

/** What the loop does for a picture. */
export interface Drawing {
  draw(): void
  /** The machine is slower or faster than the mode it was drawn in. */
  onMode(mode: DrawingMode): void
}

/**
 * Draws when something moves, and only then.
 *
 * Scenery runs at half speed to spare the battery, and stands still in the light mode, so that the
 * reels get what there is.
 */
export class FrameLoop implements Frames {
  readonly #drawing: Drawing
  readonly #meter: DrawingMeter
  readonly #steps = new Set<() => void>()
  readonly #scenery = new Set<() => void>()
  #wanted = true
  #running = 0
  #last = 0
  #drawn = 0
  #still: ReturnType<typeof setTimeout> | undefined

  constructor(mode: DrawingMode, drawing: Drawing) {
    this.#meter = new DrawingMeter(mode)
    this.#drawing = drawing
  }

  get mode(): DrawingMode {
    return this.#meter.mode
  }

  add(step: () => void): void {
    clearTimeout(this.#still)
    // The gap before the first frame is waiting, not drawing.
    if (this.#steps.size === 0) this.#last = 0
    this.#steps.add(step)
    this.#run()
  }

  remove(step: () => void): void {
    this.#steps.delete(step)
    if (this.#steps.size === 0) {
      clearTimeout(this.#still)
      this.#still = setTimeout(() => this.#settle(), STILL_MS)
    }
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
    clearTimeout(this.#still)
    this.#running = 0
    this.#steps.clear()
    this.#scenery.clear()
  }

  #settle(): void {
    if (this.#steps.size > 0 || !this.#meter.settle()) return
    this.#drawing.onMode(this.#meter.mode)
    this.touch()
  }

  #run(): void {
    if (!this.#running) this.#running = requestAnimationFrame((now) => this.#frame(now))
  }

  #frame(now: number): void {
    this.#running = 0
    const moving = this.#steps.size > 0
    if (moving && this.#last > 0) this.#meter.add(now - this.#last)
    this.#last = now
    const scenery = this.#scenery.size > 0 && this.mode === 'rich'
    const sceneryDue = scenery && now - this.#drawn >= CALM_MS
    if (moving || this.#wanted || sceneryDue) {
      this.#wanted = false
      if (sceneryDue) {
        this.#drawn = now
        for (const step of this.#scenery) step()
      }
      for (const step of this.#steps) step()
      this.#drawing.draw()
    }
    if (this.#steps.size > 0 || this.#wanted || scenery) this.#run()
  }
}
