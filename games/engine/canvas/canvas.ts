import { kept } from '@senluna/web/client/storage.ts'
import type { DrawingMode } from './drawing-mode.ts'
import { FrameLoop } from './frame-loop.ts'

/** More pixels than these to a CSS pixel are seen by nobody, or cost too much. */
const MOST_DENSE: Record<DrawingMode, number> = { rich: 3, light: 1.5 }
const KEPT_AS = 'drawing'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Draws in CSS pixels from the layer's corner; `dense` is how many device pixels one of them has.
 */
export type Paint = (context: CanvasRenderingContext2D, size: Box, dense: number) => void

/**
 * One sheet of the picture, as large as what is drawn on it. It is drawn again only after `touch`:
 * what stands still behind what moves costs nothing.
 */
export class Layer {
  readonly element = document.createElement('canvas')
  readonly #context: CanvasRenderingContext2D
  readonly #paint: Paint
  readonly #loop: () => FrameLoop
  #box: Box = { x: 0, y: 0, width: 1, height: 1 }
  #dense = 1
  #due = true

  constructor(paint: Paint, loop: () => FrameLoop) {
    const context = this.element.getContext('2d')
    if (!context) throw new Error('this browser draws no pictures')
    this.#context = context
    this.#paint = paint
    this.#loop = loop
    this.element.setAttribute('aria-hidden', 'true')
  }

  /** Puts the layer to its place; the pixels of the screen are its own. */
  place(box: Box, dense: number): void {
    this.#box = box
    this.#dense = dense
    const { style } = this.element
    const left = Math.round(box.x * dense) / dense
    const top = Math.round(box.y * dense) / dense
    const width = Math.max(1, Math.round(box.width * dense))
    const height = Math.max(1, Math.round(box.height * dense))
    if (this.element.width !== width) this.element.width = width
    if (this.element.height !== height) this.element.height = height
    style.left = `${left}px`
    style.top = `${top}px`
    style.width = `${width / dense}px`
    style.height = `${height / dense}px`
    this.touch()
  }

  touch(): void {
    this.#due = true
    this.#loop().touch()
  }

  show(on: boolean): void {
    this.element.style.display = on ? '' : 'none'
    if (on) this.touch()
  }

  /** Draws what was touched. */
  draw(): void {
    if (!this.#due || this.element.style.display === 'none') return
    this.#due = false
    const context = this.#context
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.globalAlpha = 1
    context.globalCompositeOperation = 'source-over'
    context.clearRect(0, 0, this.element.width, this.element.height)
    context.setTransform(this.#dense, 0, 0, this.#dense, 0, 0)
    this.#paint(context, this.#box, this.#dense)
  }
}

/** The layers of a picture that fills `host`, from the lowest, and when they are drawn. */
export class Canvas {
  readonly loop: FrameLoop
  readonly #host: HTMLElement
  readonly #layers: Layer[] = []

  /** `onMode` lays everything out again: pixels are more or fewer. */
  constructor(host: HTMLElement, onMode: () => void) {
    this.#host = host
    this.loop = new FrameLoop(kept.get(KEPT_AS) === 'light' ? 'light' : 'rich', {
      draw: () => {
        for (const layer of this.#layers) layer.draw()
      },
      onMode: (mode) => {
        kept.set(KEPT_AS, mode === 'light' ? mode : null)
        onMode()
      },
    })
  }

  /** Device pixels to a CSS pixel. */
  get dense(): number {
    return Math.min(MOST_DENSE[this.loop.mode], Math.max(1, window.devicePixelRatio))
  }

  layer(paint: Paint): Layer {
    const layer = new Layer(paint, () => this.loop)
    this.#layers.push(layer)
    this.#host.append(layer.element)
    return layer
  }

  destroy(): void {
    this.loop.stop()
    for (const { element } of this.#layers) element.remove()
  }
}
