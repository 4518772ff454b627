/** How much is drawn: everything, or what the game itself needs. */
export type DrawingMode = 'rich' | 'light'

/** Frames this far apart, in the middle, are fewer than 25 a second. */
const SLOW_MS = 40
/** Frames this close, in the middle, leave enough time for everything. */
const FAST_MS = 20
const BEFORE_LIGHT = 12
const BEFORE_RICH = 150
/** A gap as long as this was a hidden tab, not a slow machine. */
const HIDDEN_MS = 1_000
/** A machine that was too slow this often stays with less. */
const MOST_FALLS = 2

/**
 * Decides from the time between frames how much is drawn.
 *
 * A dozen slow frames are enough for less; more comes back only after many fast ones, and not after
 * a second fall.
 */
export class DrawingMeter {
  #gaps: number[] = []
  #falls: number
  #mode: DrawingMode

  constructor(mode: DrawingMode) {
    this.#mode = mode
    this.#falls = mode === 'light' ? 1 : 0
  }

  get mode(): DrawingMode {
    return this.#mode
  }

  /** Takes the time between two frames in which something moved. */
  add(gapMs: number): void {
    if (gapMs >= HIDDEN_MS) return
    this.#gaps.push(gapMs)
    if (this.#gaps.length > BEFORE_RICH) this.#gaps.shift()
  }

  /** Changes the mode if the frames say so. Returns whether it did. */
  settle(): boolean {
    const middle = medianOf(this.#gaps)
    const falls = this.#mode === 'rich' && this.#gaps.length >= BEFORE_LIGHT && middle > SLOW_MS
    const rises =
      this.#mode === 'light' && this.#falls < MOST_FALLS && this.#gaps.length >= BEFORE_RICH && middle < FAST_MS
    if (!falls && !rises) return false
    if (falls) this.#falls++
    this.#mode = falls ? 'light' : 'rich'
    this.#gaps = []
    return true
  }
}

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
