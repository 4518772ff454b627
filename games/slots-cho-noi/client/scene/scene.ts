import { Backdrop } from '../../../engine/canvas/backdrop.ts'
import { Canvas, type Layer } from '../../../engine/canvas/canvas.ts'
import { drawn, pictures } from '../../../engine/canvas/pictures.ts'
import { burst } from '../../../engine/canvas/sparks.ts'
import { ease, pause, tween } from '../../../engine/canvas/tween.ts'
import { layoutOf, type Layout } from '../../../engine/slot/layout.ts'
import { COLUMNS, ROWS, SYMBOLS, type Drop, type Grid, type Position } from '../../rules/index.ts'
import { BOARD } from '../art/board.ts'
import type { PictureName } from '../art/pictures.ts'
import { urls } from '../art/urls.ts'
import { drifters, type Lights } from './drifters.ts'
import { looksOf, type Images, type Looks } from './looks.ts'
import { fallIn, fallOut, restsAt, rowAt, standsAt, tokensOf, tumble, type Fall, type Token } from './tokens.ts'

const DRIFTING = ['lamp', 'leaf', 'glimmer', 'drop'] as const
const SCENERY = {
  tall: { before: ['dawnTall', 'boardTall'], later: ['duskTall'] },
  wide: { before: ['dawnWide', 'boardWide'], later: ['duskWide'] },
} as const
/** What isn't in view at first comes when the first spin has landed. */
const LATER = Object.values(SCENERY).flatMap(({ before, later }) => [...before, ...later])

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

/** Everything that is drawn. It knows no money: it shows what it gets. */
export class Scene {
  readonly #canvas: Canvas
  readonly #host: HTMLElement
  readonly #images: Partial<Images>
  readonly #lights: Lights
  readonly #backdrop: Backdrop
  readonly #frame: Layer
  readonly #board: Layer
  readonly #sparks: Layer
  readonly #watch: ResizeObserver
  readonly #coming = new Set<PictureName>()
  #layout: Layout
  #looks: Looks | undefined
  #tokens: readonly Token[] = []
  /** What falls out below while the next falls in. */
  #leaving: readonly Token[] = []
  #pops: readonly { x: number; y: number }[] = []
  #popped = 0
  #sway = 0
  #stopSwaying: (() => void) | undefined
  #flying: ((context: CanvasRenderingContext2D) => void) | undefined
  #gone = false

  /** Loads the pictures and draws them. */
  static async open(
    host: HTMLElement,
    { still, onLoading }: { still: boolean; onLoading(percent: number): void },
  ): Promise<Scene> {
    const { before } = SCENERY[layoutOf(BOARD, host.clientWidth, host.clientHeight).tall ? 'tall' : 'wide']
    const scene = new Scene(host, await pictures(urls, [...SYMBOLS, ...DRIFTING, ...before], onLoading), still)
    onLoading(100)
    return scene
  }

  private constructor(host: HTMLElement, images: Partial<Images>, still: boolean) {
    const canvas = new Canvas(host, () => this.#fit())
    this.#canvas = canvas
    this.#host = host
    this.#images = images
    this.#lights = {
      glimmer: drawn(images.glimmer!, 128, 128),
      leaf: drawn(images.leaf!, 64, 64),
      lamp: drawn(images.lamp!, 128, 128),
      drop: drawn(images.drop!, 64, 64),
    }
    this.#backdrop = new Backdrop(
      canvas,
      (late, tall) => images[`${late ? 'dusk' : 'dawn'}${tall ? 'Tall' : 'Wide'}`],
      drifters(this.#lights),
      still,
    )
    this.#frame = canvas.layer((context, { width, height }, dense) => {
      const image = this.#images[this.#layout.tall ? 'boardTall' : 'boardWide']
      if (image) context.drawImage(drawn(image, width * dense, height * dense), 0, 0, width, height)
    })
    this.#board = canvas.layer((context) => this.#drawBoard(context))
    this.#sparks = canvas.layer((context) => this.#flying?.(context))
    this.#sparks.show(false)
    this.#layout = layoutOf(BOARD, host.clientWidth, host.clientHeight)
    this.#fit()
    this.#watch = new ResizeObserver(() => this.#fit())
    this.#watch.observe(host)
  }

  /** How much is drawn just now. */
  get mode(): string {
    return this.#canvas.loop.mode
  }

  show(grid: Grid): void {
    this.#rest(grid)
    this.#board.touch()
  }

  /** The board floats while the outcome is waited for. */
  float(calm: boolean): void {
    this.#stopSwaying?.()
    if (calm) {
      void tween(this.#canvas.loop, 160, (share) => this.#see(1 - 0.7 * share))
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
      this.#board.touch()
    }
    this.#canvas.loop.add(step)
    this.#stopSwaying = () => {
      this.#canvas.loop.remove(step)
      this.#stopSwaying = undefined
      this.#sway = 0
      for (const token of this.#tokens) token.glow = 0
    }
  }

  /** Nothing came: what floats comes to rest again. */
  settle(calm: boolean): Promise<void> {
    this.#stopSwaying?.()
    return calm ? tween(this.#canvas.loop, 160, (share) => this.#see(0.3 + 0.7 * share)) : Promise.resolve()
  }

  /** What is there falls out, a new grid falls in; says when each column stands. */
  async land(
    grid: Grid,
    { quick, calm, signal, onColumn }: Moving & { onColumn(column: number): void },
  ): Promise<void> {
    this.#stopSwaying?.()
    const { loop } = this.#canvas
    if (calm) {
      this.#rest(grid)
      await tween(loop, 260, (share) => this.#see(0.3 + 0.7 * share), { signal })
      onColumn(COLUMNS - 1)
      return this.#bring(LATER)
    }
    this.#leaving = this.#tokens
    this.#tokens = tokensOf(grid)
    const shorter = (falls: Fall[]) => falls.map((fall) => ({ ...fall, afterMs: quick ? 0 : fall.afterMs }))
    const out = shorter(fallOut(this.#leaving))
    const after = quick ? 60 : 170
    const falling = shorter(fallIn(this.#tokens)).map((fall) => ({ ...fall, afterMs: fall.afterMs + after }))
    const lands = Array.from({ length: COLUMNS }, (_, column) =>
      Math.max(...falling.filter(({ token }) => token.column === column).map(restsAt)),
    )
    let stood = 0
    await this.#fall([...out, ...falling], signal, (ms) => {
      while (stood < COLUMNS && ms >= lands[stood]! - 130) onColumn(stood++)
    })
    this.#leaving = []
    this.#bring(LATER)
  }

  /** Points at what won, lets it burst, and the rest tumble into the next grid. */
  async drop({ wins, grid }: Drop, { quick, calm, signal }: Moving, onBurst: () => void): Promise<void> {
    const { loop } = this.#canvas
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
        this.#board.touch()
      },
      { by: ease.out, signal },
    )
    this.#pops = []
    const { tokens, falls } = tumble(staying, grid)
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
    this.#board.touch()
  }

  burst(signal: AbortSignal): Promise<void> {
    const { board } = this.#layout
    const { glimmer, leaf, drop } = this.#lights
    const at = { x: board.x + board.width / 2, y: board.y + board.height * 0.6 }
    this.#sparks.show(true)
    const flying = { pictures: [glimmer, drop, leaf, glimmer], at, reach: board.width * 0.55, signal }
    return burst(this.#canvas, flying, (paint) => {
      this.#flying = paint
      this.#sparks.touch()
    }).then(() => {
      this.#flying = undefined
      this.#sparks.show(false)
    })
  }

  mood(late: boolean, calm: boolean): Promise<void> {
    return this.#backdrop.mood(late, calm ? 400 : 1_100)
  }

  destroy(): void {
    this.#gone = true
    this.#stopSwaying?.()
    this.#watch.disconnect()
    this.#backdrop.destroy()
    this.#canvas.destroy()
  }

  /** A grid at rest, whatever moved before. */
  #rest(grid: Grid): void {
    this.#stopSwaying?.()
    this.#tokens = tokensOf(grid)
    this.#leaving = []
    this.#pops = []
    this.#see(1)
  }

  async #fall(falls: readonly Fall[], signal: AbortSignal, onMove: (ms: number) => void = () => undefined) {
    const whole = Math.max(0, ...falls.map(restsAt))
    await tween(
      this.#canvas.loop,
      whole,
      (share) => {
        const ms = share * whole
        for (const fall of falls) fall.token.row = share === 1 ? fall.to : rowAt(fall, ms)
        onMove(share === 1 ? Infinity : ms)
        this.#board.touch()
      },
      { signal },
    )
  }

  async #point(tokens: readonly Token[], ms: number, { calm, signal }: { calm: boolean; signal: AbortSignal }) {
    if (calm) {
      for (const token of tokens) Object.assign(token, { alpha: 1, glow: 0.7 })
      this.#board.touch()
      return pause(ms, signal)
    }
    await tween(
      this.#canvas.loop,
      ms,
      (share) => {
        const pulse = Math.sin(share * Math.PI * 2) ** 2
        for (const token of tokens)
          Object.assign(token, { alpha: 1, scale: 1 + 0.12 * pulse, glow: 0.45 + 0.5 * pulse })
        this.#board.touch()
      },
      { signal },
    )
  }

  #fade(tokens: readonly Token[], alpha: number): void {
    for (const token of tokens) token.alpha = alpha
    this.#board.touch()
  }

  #see(share: number): void {
    this.#board.element.style.opacity = `${share}`
    this.#board.touch()
  }

  /** Loads pictures that aren't here yet, and draws what waits for them. */
  #bring(names: readonly PictureName[]): void {
    const missing = names.filter((name) => !this.#images[name] && !this.#coming.has(name))
    if (missing.length === 0) return
    for (const name of missing) this.#coming.add(name)
    const over = () => {
      for (const name of missing) this.#coming.delete(name)
    }
    void pictures(urls, missing, () => undefined).then((images) => {
      over()
      Object.assign(this.#images, images)
      if (!this.#gone) this.#fit()
      // Without a network what stands there stays; the next change of the screen asks again.
    }, over)
  }

  /** The symbols and their light, and nothing that stands still around them. */
  #drawBoard(context: CanvasRenderingContext2D): void {
    const { border, cell } = this.#layout
    const looks = this.#looks
    if (!looks) return
    const { glimmer } = this.#lights
    const size = looks.pixels / this.#canvas.dense
    context.save()
    context.beginPath()
    context.rect(border, border, cell.width * COLUMNS, cell.height * ROWS)
    context.clip()
    const all = [...this.#leaving, ...this.#tokens]
    context.globalCompositeOperation = 'lighter'
    for (const token of all) {
      if (token.glow <= 0) continue
      const { x, y } = this.#middle(token)
      context.globalAlpha = token.glow
      context.drawImage(glimmer, x - size * 0.85, y - size * 0.85, size * 1.7, size * 1.7)
    }
    context.globalCompositeOperation = 'source-over'
    for (const token of all) {
      if (token.alpha <= 0 || token.row <= -1 || token.row >= ROWS) continue
      const { x, y } = this.#middle(token)
      const wide = size * token.scale
      context.globalAlpha = token.alpha
      context.drawImage(looks.of(token), x - wide / 2, y - wide / 2, wide, wide)
    }
    this.#drawPops(context, size)
    context.restore()
  }

  /** Drops of water that fly from what burst; fewer where less is drawn. */
  #drawPops(context: CanvasRenderingContext2D, size: number): void {
    const count = this.#canvas.loop.mode === 'rich' ? 7 : 3
    for (const { x, y } of this.#pops)
      for (let nth = 0; nth < count; nth++) {
        const angle = nth * 2.399 + x
        const far = size * (0.2 + 0.6 * this.#popped) * (0.7 + (nth % 3) * 0.2)
        const wide = size * 0.2 * (1 - this.#popped)
        context.globalAlpha = 1 - this.#popped
        const [left, top] = [x + Math.cos(angle) * far, y + Math.sin(angle) * far + size * 0.25 * this.#popped ** 2]
        context.drawImage(this.#lights.drop, left - wide / 2, top - wide / 2, wide, wide)
      }
  }

  #middle({ column, row }: Pick<Token, 'column' | 'row'>): { x: number; y: number } {
    const { cell, border } = this.#layout
    const swayed = this.#sway === 0 ? 0 : this.#sway * Math.sin(performance.now() / 210 - column * 0.9)
    return { x: border + (column + 0.5) * cell.width, y: border + (ROWS - 0.5 - row + swayed) * cell.height }
  }

  #fit(): void {
    const width = Math.max(1, this.#host.clientWidth)
    const height = Math.max(1, this.#host.clientHeight)
    const { dense } = this.#canvas
    const layout = layoutOf(BOARD, width, height)
    this.#layout = layout
    const { board, cell, tall } = layout
    this.#bring(SCENERY[tall ? 'tall' : 'wide'].before)
    const pixels = Math.max(1, Math.round(Math.min(cell.width, cell.height) * 0.97 * dense))
    if (this.#looks?.pixels !== pixels) this.#looks = looksOf(this.#images, pixels)
    this.#backdrop.size(width, height, tall)
    this.#frame.place(board, dense)
    this.#board.place(board, dense)
    this.#sparks.place({ x: 0, y: 0, width, height }, dense)
    this.#host.setAttribute('data-drawing', this.mode)
    // Signs over the board are HTML: they learn from here where it stands.
    const { style } = this.#host.parentElement ?? this.#host
    style.setProperty('--board-top', `${board.y}px`)
    style.setProperty('--board-height', `${board.height}px`)
    style.setProperty('--board-width', `${board.width}px`)
  }
}
