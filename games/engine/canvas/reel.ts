import { Container, Sprite, type Texture } from 'pixi.js'
import { ease, tween, type Frames } from './tween.ts'

/** How a symbol looks standing still and rushing past. */
export interface SymbolLook {
  still: Texture
  rushing: Texture
}

/** Symbols a second at full speed. */
const SPEED = 24
/** From this speed on the eye sees a smear. */
const SMEAR = 9
/** Symbols that still go by once a reel slows down. */
const LAST_SYMBOLS = 7

/** The whole number of symbols behind `position` and what is over, for a strip that goes round. */
export function onStrip(position: number, length: number): { first: number; over: number } {
  const whole = Math.floor(position)
  return { first: ((whole % length) + length) % length, over: position - whole }
}

/**
 * One reel: a column of symbols that moves along its strip.
 *
 * It only ever shows the strip the rules read, in its order; slowing down it passes the very
 * symbols that stand before its stop.
 */
export class Reel<Name extends string> extends Container {
  readonly #strip: readonly Name[]
  readonly #looks: Record<Name, SymbolLook>
  readonly #rows: number
  readonly #sprites: Sprite[]
  #position = 0
  #cell = { width: 1, height: 1 }
  #stopTurning: (() => void) | undefined

  constructor(strip: readonly Name[], rows: number, looks: Record<Name, SymbolLook>) {
    super()
    this.#strip = strip
    this.#looks = looks
    this.#rows = rows
    // One above and one below the window, for what is half in view.
    this.#sprites = Array.from({ length: rows + 2 }, () => {
      const sprite = new Sprite()
      sprite.anchor.set(0.5)
      return this.addChild(sprite)
    })
  }

  /** The sprite that stands in a row, once the reel is still. */
  at(row: number): Sprite {
    return this.#sprites[row + 1]!
  }

  size(width: number, height: number): void {
    this.#cell = { width, height }
    this.#draw(0)
  }

  /** Shows a stop without moving. */
  show(stop: number): void {
    this.#stopTurning?.()
    this.#position = stop
    this.#draw(0)
  }

  /** Begins to turn and goes on until `land`. */
  turn(frames: Frames): void {
    this.#stopTurning?.()
    let before = performance.now()
    const began = before
    const step = () => {
      const now = performance.now()
      // A tab that slept does not rush through what it missed.
      const seconds = Math.min(0.1, (now - before) / 1_000)
      before = now
      const speed = SPEED * Math.min(1, (now - began) / 180)
      this.#position -= speed * seconds
      this.#draw(speed)
    }
    frames.add(step)
    this.#stopTurning = () => {
      frames.remove(step)
      this.#stopTurning = undefined
    }
  }

  /** Comes to rest at `stop`, `extra` more symbols later than usual. */
  async land(
    frames: Frames,
    stop: number,
    { extra = 0, signal }: { extra?: number; signal?: AbortSignal | undefined },
  ): Promise<void> {
    this.#stopTurning?.()
    const way = LAST_SYMBOLS + extra
    const { over } = onStrip(this.#position, this.#strip.length)
    const from = stop + way + over
    let before = from
    let at = performance.now()
    // The easing starts at three times its mean speed, which is full speed: the eye sees no jump.
    await tween(
      frames,
      (3 * way * 1_000) / SPEED / 1.9,
      (share) => {
        this.#position = from + (stop - from) * share
        const now = performance.now()
        const speed = now > at ? ((before - this.#position) * 1_000) / (now - at) : SPEED
        before = this.#position
        at = now
        this.#draw(share === 1 ? 0 : speed)
      },
      { by: landing, signal },
    )
  }

  #draw(speed: number): void {
    const { first, over } = onStrip(this.#position, this.#strip.length)
    const { width, height } = this.#cell
    const size = Math.min(width, height) * 0.98
    for (const [index, sprite] of this.#sprites.entries()) {
      const row = index - 1
      const name = this.#strip[(first + row + this.#strip.length) % this.#strip.length]!
      const look = this.#looks[name]
      const texture = speed > SMEAR ? look.rushing : look.still
      if (sprite.texture !== texture) sprite.texture = texture
      sprite.setSize(size, size)
      sprite.position.set(width / 2, (row - over + 0.5) * height)
      sprite.visible = row < this.#rows || over > 0
    }
  }
}

/** Slows down, goes a quarter of a symbol too far, settles. */
function landing(t: number): number {
  const settle = 0.8
  return t < settle ? ease.out(t / settle) * 1.035 : 1.035 - 0.035 * ease.inOut((t - settle) / (1 - settle))
}
