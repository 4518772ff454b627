import type { Layer } from '../../canvas/canvas.ts'
import { ease, pause, tween } from '../../canvas/tween.ts'
import { BoardScene, firstPictures, type Opening, type Scenery } from './board-scene.ts'
import { looksOf, type Looks, type Numbering } from './looks.ts'
import { drawTokens } from './draw-tokens.ts'
import {
  fallIn,
  fallOut,
  restsAt,
  rowAt,
  standsAt,
  tokensOf,
  tumble,
  type Fall,
  type Grid,
  type Position,
  type Token,
} from './tokens.ts'

const POINT_MS = 620
const POP_MS = 260
const MULTIPLY_MS = 900
/** How far a floating board sways, in cells. */
const SWAY = 0.06

export interface Moving {
  /** Everything at once, and shortly. */
  quick: boolean
  /** Fades instead of movement. */
  calm: boolean
  signal: AbortSignal
}

/** What one tumble takes away, and what is there after it. */
export interface Tumbled<Kind extends string> {
  wins: readonly { positions: readonly Position[] }[]
  grid: Grid<Kind>
}

/** What a tumbling board needs besides its scenery. */
export interface TumbleBoard<Name extends string, Kind extends Name> extends Scenery<Name> {
  symbols: readonly Kind[]
  /** The light under what is pointed at, and what flies from what bursts. */
  glow: Name
  drops: Name
  numbering?: Numbering
}

/** A board of cells in which symbols fall, burst and tumble. */
export class TumbleScene<Name extends string, Kind extends Name> extends BoardScene<Name> {
  readonly #look: TumbleBoard<Name, Kind>
  #looks: Looks | undefined
  #tokens: readonly Token<Kind>[] = []
  /** What falls out below while the next falls in. */
  #leaving: readonly Token<Kind>[] = []
  #pops: readonly { x: number; y: number }[] = []
  #popped = 0
  #sway = 0
  #stopSwaying: (() => void) | undefined

  /** Loads the pictures and draws them. */
  static async open<Name extends string, Kind extends Name>(
    look: TumbleBoard<Name, Kind>,
    host: HTMLElement,
    { still, onLoading }: Opening,
  ): Promise<TumbleScene<Name, Kind>> {
    return new TumbleScene(look, host, await firstPictures(look, host, onLoading), still)
  }

  private constructor(
    look: TumbleBoard<Name, Kind>,
    host: HTMLElement,
    images: Partial<Record<Name, HTMLImageElement>>,
    still: boolean,
  ) {
    super(host, look, images, still)
    this.#look = look
    this.begin()
  }

  show(grid: Grid<Kind>): void {
    this.#rest(grid)
    this.board.touch()
  }

  /** The board floats while the outcome is waited for. */
  float(calm: boolean): void {
    this.#stopSwaying?.()
    if (calm) {
      void tween(this.canvas.loop, 160, (share) => this.#see(1 - 0.7 * share))
      return
    }
    const began = performance.now()
    const step = () => {
      const seconds = (performance.now() - began) / 1_000
      this.#sway = Math.min(1, seconds / 0.35) * SWAY
      // Light on every cell is the dearest thing to draw: a slow machine sways without it.
      if (this.mode === 'rich')
        for (const token of this.#tokens)
          token.glow = 0.12 * (0.5 + 0.5 * Math.sin(seconds * 7 - token.column * 0.9 - token.row * 0.4))
      this.board.touch()
    }
    this.canvas.loop.add(step)
    this.#stopSwaying = () => {
      this.canvas.loop.remove(step)
      this.#stopSwaying = undefined
      this.#sway = 0
      for (const token of this.#tokens) token.glow = 0
    }
  }

  /** Nothing came: what floats comes to rest again. */
  settle(calm: boolean): Promise<void> {
    this.#stopSwaying?.()
    return calm ? tween(this.canvas.loop, 160, (share) => this.#see(0.3 + 0.7 * share)) : Promise.resolve()
  }

  /**
   * What is there falls out, a new grid falls in; says when each column stands. What stands at
   * `held` stays where it is.
   */
  async land(
    grid: Grid<Kind>,
    {
      quick,
      calm,
      signal,
      onColumn,
      held = [],
    }: Moving & { onColumn(column: number): void; held?: readonly Position[] },
  ): Promise<void> {
    this.#stopSwaying?.()
    const { loop } = this.canvas
    const { columns } = this.#look.shape
    if (calm) {
      this.#rest(grid)
      await tween(loop, 260, (share) => this.#see(0.3 + 0.7 * share), { signal })
      onColumn(columns - 1)
      return this.bringAll()
    }
    const next = tokensOf(grid)
    this.#leaving = this.#tokens.filter((token) => !standsAt(token, held))
    this.#tokens = next
    const coming = next.filter((token) => !standsAt(token, held))
    const shorter = (falls: Fall[]) => falls.map((fall) => ({ ...fall, afterMs: quick ? 0 : fall.afterMs }))
    const { rows } = this.#look.shape
    const out = shorter(fallOut(this.#leaving, rows))
    const after = quick ? 60 : 170
    const falling = shorter(fallIn(coming, rows)).map((fall) => ({ ...fall, afterMs: fall.afterMs + after }))
    for (const fall of falling) fall.token.row = fall.from
    const lands = Array.from({ length: columns }, (_, column) =>
      Math.max(0, ...falling.filter(({ token }) => token.column === column).map(restsAt)),
    )
    let stood = 0
    await this.#fall([...out, ...falling], signal, (ms) => {
      while (stood < columns && ms >= lands[stood]! - 130) {
        if (lands[stood]! > 0) onColumn(stood)
        stood++
      }
    })
    this.#leaving = []
    this.bringAll()
  }

  /** Points at what won, lets it burst, and the rest tumble into the next grid. */
  async drop({ wins, grid }: Tumbled<Kind>, { quick, calm, signal }: Moving, onBurst: () => void): Promise<void> {
    const { loop } = this.canvas
    const places = wins.flatMap(({ positions }) => positions)
    const winning = this.#tokens.filter((token) => standsAt(token, places))
    const staying = this.#tokens.filter((token) => !standsAt(token, places))
    for (const token of staying) token.alpha = 0.4
    await this.#point(winning, quick ? POINT_MS * 0.55 : POINT_MS, { calm, signal })
    onBurst()
    if (calm) {
      await tween(loop, 220, (share) => this.#fade(winning, 1 - share), { signal })
      this.#rest(grid)
      await tween(loop, 220, (share) => this.#see(0.3 + 0.7 * share), { signal })
      return
    }
    this.#pops = winning.map((token) => this.#middle(token))
    for (const token of staying) token.alpha = 1
    await tween(
      loop,
      quick ? POP_MS * 0.6 : POP_MS,
      (share) => {
        this.#popped = share
        for (const token of winning)
          Object.assign(token, { scale: 1.1 + 0.45 * share, alpha: 1 - share, glow: 1 - share })
        this.board.touch()
      },
      { by: ease.out, signal },
    )
    this.#pops = []
    const { tokens, falls } = tumble(staying, grid, this.#look.shape.rows)
    this.#tokens = tokens
    for (const fall of falls) fall.token.row = fall.from
    await this.#fall(falls, signal)
    this.#rest(grid)
  }

  /** Points at symbols that stand where they are: scatters that paid, multipliers that count. */
  async point(places: readonly Position[], { calm, signal }: Omit<Moving, 'quick'>): Promise<void> {
    const pointed = this.#tokens.filter((token) => standsAt(token, places))
    const others = this.#tokens.filter((token) => !standsAt(token, places))
    for (const token of others) token.alpha = 0.4
    await this.#point(pointed, MULTIPLY_MS, { calm, signal })
    for (const token of this.#tokens) Object.assign(token, { alpha: 1, glow: 0, scale: 1 })
    this.board.touch()
  }

  override destroy(): void {
    this.#stopSwaying?.()
    super.destroy()
  }

  /** A grid at rest, whatever moved before. */
  #rest(grid: Grid<Kind>): void {
    this.#stopSwaying?.()
    this.#tokens = tokensOf(grid)
    this.#leaving = []
    this.#pops = []
    this.#see(1)
  }

  async #fall(falls: readonly Fall[], signal: AbortSignal, onMove: (ms: number) => void = () => undefined) {
    const whole = Math.max(0, ...falls.map(restsAt))
    await tween(
      this.canvas.loop,
      whole,
      (share) => {
        const ms = share * whole
        for (const fall of falls) fall.token.row = share === 1 ? fall.to : rowAt(fall, ms)
        onMove(share === 1 ? Infinity : ms)
        this.board.touch()
      },
      { signal },
    )
  }

  async #point(tokens: readonly Token[], ms: number, { calm, signal }: { calm: boolean; signal: AbortSignal }) {
    if (calm) {
      for (const token of tokens) Object.assign(token, { alpha: 1, glow: 0.7 })
      this.board.touch()
      return pause(ms, signal)
    }
    await tween(
      this.canvas.loop,
      ms,
      (share) => {
        const pulse = Math.sin(share * Math.PI * 2) ** 2
        for (const token of tokens)
          Object.assign(token, { alpha: 1, scale: 1 + 0.12 * pulse, glow: 0.45 + 0.5 * pulse })
        this.board.touch()
      },
      { signal },
    )
  }

  #fade(tokens: readonly Token[], alpha: number): void {
    for (const token of tokens) token.alpha = alpha
    this.board.touch()
  }

  #see(share: number): void {
    const layer: Layer = this.board
    layer.element.style.opacity = `${share}`
    layer.touch()
  }

  protected drawBoard(context: CanvasRenderingContext2D): void {
    const looks = this.#looks
    if (!looks) return
    const { shape, glow, drops } = this.#look
    drawTokens(context, {
      tokens: [...this.#leaving, ...this.#tokens],
      layout: this.layout,
      shape,
      looks,
      size: looks.pixels / this.canvas.dense,
      glow: this.light(glow),
      middle: (token) => this.#middle(token),
      pops: { places: this.#pops, picture: this.light(drops), share: this.#popped, rich: this.mode === 'rich' },
    })
  }

  #middle({ column, row }: Pick<Token, 'column' | 'row'>): { x: number; y: number } {
    const { cell, border } = this.layout
    const { rows } = this.#look.shape
    const swayed = this.#sway === 0 ? 0 : this.#sway * Math.sin(performance.now() / 210 - column * 0.9)
    return { x: border + (column + 0.5) * cell.width, y: border + (rows - 0.5 - row + swayed) * cell.height }
  }

  protected size(cell: { width: number; height: number }, dense: number): void {
    const pixels = Math.max(1, Math.round(Math.min(cell.width, cell.height) * 0.97 * dense))
    if (this.#looks?.pixels === pixels) return
    this.#looks = looksOf(this.images, { symbols: this.#look.symbols, numbering: this.#look.numbering }, pixels)
  }
}
