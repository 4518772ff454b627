import { Container, Sprite, type Texture } from 'pixi.js'
import type { FrameLoop } from '../../../engine/canvas/frame-loop.ts'
import { ease, tween } from '../../../engine/canvas/tween.ts'
import { textureOf } from '../../../engine/canvas/pictures.ts'
import type { Images } from './looks.ts'

interface Drifter {
  sprite: Sprite
  /** Shares of the screen. */
  x: number
  y: number
  /** Share of the height a second, upward. */
  rise: number
  sway: number
  phase: number
  turn: number
}

/** A pond whose picture hasn't come yet. */
const UNDRAWN = { tall: false, pixels: 0 }

/** The pond with its moon, and what drifts over it. */
export class Backdrop extends Container {
  readonly #images: Partial<Images>
  readonly #frames: FrameLoop
  readonly #day = new Sprite()
  readonly #late = new Sprite()
  readonly #air = new Container()
  readonly #petals = new Container()
  readonly #drifters: Drifter[] = []
  #late01 = 0
  #size = { width: 1, height: 1, tall: false, dense: 1 }
  readonly #shown = { day: UNDRAWN, late: UNDRAWN }

  constructor(
    images: Partial<Images>,
    frames: FrameLoop,
    textures: { warm: Texture; rose: Texture; petal: Texture; mote: Texture },
    still: boolean,
  ) {
    super()
    this.#images = images
    this.#frames = frames
    this.#late.alpha = 0
    this.#petals.alpha = 0
    this.#late.visible = this.#petals.visible = false
    this.addChild(this.#day, this.#late, this.#air, this.#petals)
    for (let nth = 0; nth < 9; nth++) {
      this.#drift(
        this.#air,
        nth % 3 === 1 ? textures.rose : textures.warm,
        nth,
        34 + ((nth * 37) % 5) * 12,
        0.012 + (nth % 4) * 0.004,
        0,
      )
    }
    for (let nth = 0; nth < 16; nth++)
      this.#drift(this.#air, textures.mote, nth + 20, 8 + (nth % 4) * 5, 0.01 + (nth % 5) * 0.005, 0)
    for (let nth = 0; nth < 22; nth++)
      this.#drift(this.#petals, textures.petal, nth + 50, 14 + (nth % 4) * 5, -0.05 - (nth % 5) * 0.012, 0.6)
    this.#place(0)
    if (!still) {
      let before = performance.now()
      this.#move = () => {
        const now = performance.now()
        this.#place(Math.min(0.1, (now - before) / 1_000))
        before = now
      }
      frames.addScenery(this.#move)
    }
  }

  #move: (() => void) | undefined

  size(width: number, height: number, tall: boolean, dense: number): void {
    this.#size = { width, height, tall, dense }
    this.#draw('day', this.#day, this.#images[tall ? 'pondTall' : 'pondWide'])
    this.#draw('late', this.#late, this.#images[tall ? 'lateTall' : 'lateWide'])
    for (const sprite of [this.#day, this.#late]) {
      const scale = Math.max(width / sprite.texture.width, height / sprite.texture.height)
      sprite.scale.set(scale)
      // The moon stays in view: what is cut off is cut off below and at both sides.
      sprite.position.set((width - sprite.texture.width * scale) / 2, 0)
    }
    this.#place(0)
  }

  /** Changes between the pond and the golden hour of the free spins. */
  mood(late: boolean, ms: number): Promise<void> {
    const from = this.#late01
    const to = late ? 1 : 0
    if (from === to) return Promise.resolve()
    return tween(
      this.#frames,
      ms,
      (share) => {
        this.#late01 = from + (to - from) * share
        this.#late.alpha = this.#late01
        this.#petals.alpha = this.#late01
        this.#late.visible = this.#petals.visible = this.#late01 > 0
        this.#day.visible = this.#late01 < 1 || this.#shown.late === UNDRAWN
      },
      { by: ease.inOut },
    )
  }

  override destroy(): void {
    if (this.#move) this.#frames.removeScenery(this.#move)
    super.destroy({ children: true })
  }

  /** Draws a pond for the screen as it is now; one whose picture hasn't come stays as it was. */
  #draw(which: 'day' | 'late', sprite: Sprite, image: HTMLImageElement | undefined): void {
    const { width, height, tall, dense } = this.#size
    const shown = this.#shown[which]
    const pixels = Math.min(2_600, Math.max(width, height) * dense)
    const fits = shown.tall === tall && shown.pixels >= pixels * 0.8 && shown.pixels <= pixels * 1.6
    if (fits || !image) return
    this.#shown[which] = { tall, pixels }
    const old = sprite.texture
    const scale = pixels / Math.max(image.naturalWidth, image.naturalHeight)
    sprite.texture = textureOf(image, image.naturalWidth * scale, image.naturalHeight * scale)
    if (old.source.label !== 'EMPTY') old.destroy(true)
  }

  #drift(into: Container, texture: Texture, seed: number, size: number, rise: number, turn: number): void {
    const sprite = new Sprite(texture)
    sprite.anchor.set(0.5)
    sprite.setSize(size)
    sprite.alpha = turn ? 0.8 : 0.55 + (seed % 4) * 0.1
    into.addChild(sprite)
    // The golden ratio spreads them evenly and never in a row.
    this.#drifters.push({
      sprite,
      x: (seed * 0.618) % 1,
      y: (seed * 0.381) % 1,
      rise,
      sway: 0.012 + (seed % 3) * 0.008,
      phase: seed * 1.7,
      turn,
    })
  }

  #place(seconds: number): void {
    const { width, height } = this.#size
    for (const drifter of this.#drifters) {
      drifter.y = (drifter.y - drifter.rise * seconds + 1) % 1
      drifter.phase += seconds * 0.5
      drifter.sprite.position.set(
        (drifter.x + Math.sin(drifter.phase) * drifter.sway) * width,
        (drifter.y * 1.2 - 0.1) * height,
      )
      if (drifter.turn) drifter.sprite.rotation = drifter.phase * drifter.turn
    }
  }
}
