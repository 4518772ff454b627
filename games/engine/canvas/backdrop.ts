import type { Canvas, Layer } from './canvas.ts'
import { ease, tween } from './tween.ts'

/** Something that drifts before the scenery: a lantern, a light, a petal. */
export interface Drifter {
  picture: HTMLCanvasElement
  size: number
  alpha: number
  /** Shares of the screen. */
  x: number
  y: number
  /** Share of the height a second, upward. */
  rise: number
  sway: number
  phase: number
  /** Drifts in the hour of the free spins only. */
  late: boolean
}

/** The picture of one hour, upright and wide; undefined until it is loaded. */
export type Scenery = (late: boolean, tall: boolean) => HTMLImageElement | undefined

/**
 * The scenery behind a board, its other hour for the free spins, and what drifts before it.
 *
 * Both hours are drawn once for a screen; only what drifts is drawn again, and in the light mode
 * not even that.
 */
export class Backdrop {
  readonly #scenery: Scenery
  readonly #canvas: Canvas
  readonly #day: Layer
  readonly #late: Layer
  readonly #air: Layer
  readonly #drifters: readonly Drifter[]
  readonly #still: boolean
  #late01 = 0
  #size = { width: 1, height: 1, tall: false }
  #move: (() => void) | undefined

  constructor(canvas: Canvas, scenery: Scenery, drifters: readonly Drifter[], still: boolean) {
    this.#scenery = scenery
    this.#canvas = canvas
    this.#still = still
    this.#drifters = drifters
    this.#day = canvas.layer((context) => {
      this.#fill(context, false)
      if (canvas.loop.mode === 'light') this.#drift(context, (drifter) => !drifter.late)
    })
    this.#late = canvas.layer((context) => {
      this.#fill(context, true)
      if (canvas.loop.mode === 'light') this.#drift(context, () => true)
    })
    this.#air = canvas.layer((context) => this.#drift(context, () => true))
    this.#late.show(false)
    if (!still) this.#begin()
  }

  size(width: number, height: number, tall: boolean): void {
    this.#size = { width, height, tall }
    const box = { x: 0, y: 0, width, height }
    const { dense } = this.#canvas
    for (const layer of [this.#day, this.#late, this.#air]) layer.place(box, dense)
    this.#air.show(this.#canvas.loop.mode === 'rich')
  }

  /** Changes between the two hours. */
  mood(late: boolean, ms: number): Promise<void> {
    const from = this.#late01
    const to = late ? 1 : 0
    if (from === to) return Promise.resolve()
    this.#late.show(true)
    return tween(
      this.#canvas.loop,
      ms,
      (share) => {
        this.#late01 = from + (to - from) * share
        this.#late.element.style.opacity = `${this.#late01}`
        this.#late.element.style.display = this.#late01 > 0 ? '' : 'none'
      },
      { by: ease.inOut },
    )
  }

  destroy(): void {
    if (this.#move) this.#canvas.loop.removeScenery(this.#move)
  }

  #begin(): void {
    let before = performance.now()
    this.#move = () => {
      const now = performance.now()
      // A tab that slept does not rush through what it missed.
      const seconds = Math.min(0.1, (now - before) / 1_000)
      before = now
      for (const drifter of this.#drifters) {
        drifter.y = (drifter.y - drifter.rise * seconds + 1) % 1
        drifter.phase += seconds * 0.5
      }
      this.#air.touch()
    }
    this.#canvas.loop.addScenery(this.#move)
  }

  /** Covers the screen from its top on; what is too much is cut off below and at both sides. */
  #fill(context: CanvasRenderingContext2D, late: boolean): void {
    const { width, height, tall } = this.#size
    const image = this.#scenery(late, tall)
    if (!image) return
    const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight)
    const [across, down] = [image.naturalWidth * scale, image.naturalHeight * scale]
    context.drawImage(image, (width - across) / 2, 0, across, down)
  }

  #drift(context: CanvasRenderingContext2D, shown: (drifter: Drifter) => boolean): void {
    const { width, height } = this.#size
    const light = this.#canvas.loop.mode === 'light'
    for (const drifter of this.#drifters) {
      if (!shown(drifter)) continue
      const late = drifter.late && !light ? this.#late01 : 1
      if (late === 0) continue
      context.save()
      context.globalAlpha = drifter.alpha * late
      context.translate((drifter.x + Math.sin(drifter.phase) * drifter.sway) * width, (drifter.y * 1.2 - 0.1) * height)
      if (drifter.late && !this.#still) context.rotate(drifter.phase * 0.6)
      context.drawImage(drifter.picture, -drifter.size / 2, -drifter.size / 2, drifter.size, drifter.size)
      context.restore()
    }
  }
}
