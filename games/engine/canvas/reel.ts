import { ease, tween, type Frames } from './tween.ts'

/** How a symbol looks standing still and rushing past, drawn at the size of the screen. */
export interface SymbolLook {
  still: HTMLCanvasElement
  rushing: HTMLCanvasElement
}

/** How a symbol at rest is pointed at: 1 and 1 unless something points. */
export interface Mark {
  scale: number
  alpha: number
}

/** A reel's place on its layer, in device pixels. */
export interface Column {
  x: number
  y: number
  width: number
  cell: number
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
export class Reel<Name extends string> {
  readonly #strip: readonly Name[]
  readonly #rows: number
  readonly #touch: () => void
  /** One for each row. */
  readonly marks: readonly Mark[]
  #position = 0
  #speed = 0
  #stopTurning: (() => void) | undefined

  /** `touch` says that the reel looks other than before. */
  constructor(strip: readonly Name[], rows: number, touch: () => void) {
    this.#strip = strip
    this.#rows = rows
    this.#touch = touch
    this.marks = Array.from({ length: rows }, () => ({ scale: 1, alpha: 1 }))
  }

  /** Shows a stop without moving. */
  show(stop: number): void {
    this.#stopTurning?.()
    this.#move(stop, 0)
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
      this.#move(this.#position - speed * seconds, speed)
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
    await tween(
      frames,
      landingMs(extra),
      (share) => {
        const position = share === 1 ? stop : from + (stop - from) * share
        const now = performance.now()
        const speed = now > at ? ((before - position) * 1_000) / (now - at) : SPEED
        before = position
        at = now
        this.#move(position, share === 1 ? 0 : speed)
      },
      { by: landing, signal },
    )
  }

  /** Draws what is in view; nothing is scaled that stands or rushes unmarked. */
  draw(context: CanvasRenderingContext2D, looks: Record<Name, SymbolLook>, { x, y, width, cell }: Column): void {
    const { first, over } = onStrip(this.#position, this.#strip.length)
    const still = over === 0
    for (let row = -1; row <= this.#rows; row++) {
      if (still && (row < 0 || row >= this.#rows)) continue
      const name = this.#strip[(first + row + this.#strip.length) % this.#strip.length]!
      const look = looks[name]
      const picture = this.#speed > SMEAR ? look.rushing : look.still
      const mark = still ? this.marks[row] : undefined
      const [wide, high] = [picture.width * (mark?.scale ?? 1), picture.height * (mark?.scale ?? 1)]
      const left = x + (width - wide) / 2
      const top = y + (row - over + 0.5) * cell - high / 2
      context.globalAlpha = mark?.alpha ?? 1
      if (mark === undefined || mark.scale === 1) context.drawImage(picture, Math.round(left), Math.round(top))
      else context.drawImage(picture, left, top, wide, high)
    }
    context.globalAlpha = 1
  }

  #move(position: number, speed: number): void {
    this.#position = position
    this.#speed = speed
    this.#touch()
  }
}

/**
 * How long a reel takes to its stop with so many symbols more. The easing starts at three times its
 * mean speed, which is full speed: the eye sees no jump.
 */
export const landingMs = (extra: number): number => (3 * (LAST_SYMBOLS + extra) * 1_000) / SPEED / 1.9

/** Slows down, goes a quarter of a symbol too far, settles. */
function landing(t: number): number {
  const settle = 0.8
  return t < settle ? ease.out(t / settle) * 1.035 : 1.035 - 0.035 * ease.inOut((t - settle) / (1 - settle))
}
