import { Container, Graphics, Sprite } from 'pixi.js'
import { openCanvas, type Canvas } from '../../../engine/canvas/canvas.ts'
import { textureOf } from '../../../engine/canvas/pictures.ts'
import { Reel } from '../../../engine/canvas/reel.ts'
import { ease, pause, tween } from '../../../engine/canvas/tween.ts'
import { REELS, ROWS, SEN_VANG, type Beat, type Position, type SlotSymbol } from '../../rules/index.ts'
import type { PictureName } from '../art/pictures.ts'
import { Backdrop } from './backdrop.ts'
import { layoutOf, type Layout } from './layout.ts'
import { loadImages, looksOf, SYMBOLS, type Images } from './looks.ts'
import { burst } from './sparks.ts'
import { waitedReels } from './waited.ts'
import { WinLines, type Shown } from './win-lines.ts'

const DRIFTING = ['lanternWarm', 'lanternRose', 'petal', 'mote'] as const
/** What stands behind the reels and around them, upright and wide. */
const SCENERY = {
  tall: { before: ['pondTall', 'frameTall'], later: ['lateTall'] },
  wide: { before: ['pondWide', 'frameWide'], later: ['lateWide'] },
} as const
/** What isn't in view at first comes when the first spin has landed. */
const LATER = Object.values(SCENERY).flatMap(({ before, later }) => [...before, ...later])
const STAGGER_MS = 130
/** More symbols that pass a reel which is going to bring the free spins. */
const WAITED_SYMBOLS = 15

export interface Landing {
  /** The reels stop at once, all together. */
  quick: boolean
  /** Fades instead of movement. */
  calm: boolean
  signal: AbortSignal
  onStop(reel: number): void
}

/** Everything that is drawn on the canvas. It knows no money: it shows what it gets. */
export class Scene {
  readonly #canvas: Canvas
  readonly #host: HTMLElement
  readonly #images: Partial<Images>
  readonly #backdrop: Backdrop
  readonly #board = new Container()
  readonly #frame = new Sprite()
  readonly #reels: readonly Reel<SlotSymbol>[]
  readonly #window = new Container()
  readonly #mask = new Graphics()
  readonly #glow: Sprite
  readonly #under = new Container()
  readonly #over = new Container()
  readonly #winLines: WinLines
  readonly #sparks: readonly Sprite['texture'][]
  readonly #watch: ResizeObserver
  readonly #coming = new Set<PictureName>()
  #layout: Layout
  #framed = ''
  #gone = false

  /** Loads the pictures and opens the canvas. */
  static async open(
    host: HTMLElement,
    { still, onLoading }: { still: boolean; onLoading(percent: number): void },
  ): Promise<Scene> {
    const { before } = SCENERY[layoutOf(host.clientWidth, host.clientHeight).tall ? 'tall' : 'wide']
    const first = [...SYMBOLS, ...DRIFTING, ...before]
    const [canvas, images] = await Promise.all([openCanvas(host, '#070a24'), loadImages(first, onLoading)])
    const scene = new Scene(canvas, host, images, still)
    onLoading(100)
    return scene
  }

  private constructor(canvas: Canvas, host: HTMLElement, images: Partial<Images>, still: boolean) {
    this.#canvas = canvas
    this.#host = host
    this.#images = images
    const mote = textureOf(images.mote!, 128, 128)
    const petal = textureOf(images.petal!, 96, 96, true)
    const warm = textureOf(images.lanternWarm!, 192, 192, true)
    this.#sparks = [mote, petal, mote]
    this.#backdrop = new Backdrop(
      images,
      canvas.loop,
      { warm, rose: textureOf(images.lanternRose!, 192, 192, true), petal, mote },
      still,
    )
    const looks = looksOf(images)
    this.#reels = SEN_VANG.strips.map((strip) => new Reel(strip, ROWS, looks))
    this.#glow = new Sprite(mote)
    this.#glow.anchor.set(0.5)
    this.#glow.blendMode = 'add'
    this.#glow.visible = false
    this.#window.addChild(this.#glow, ...this.#reels)
    this.#window.mask = this.#mask
    this.#board.addChild(this.#frame, this.#under, this.#window, this.#mask, this.#over)
    canvas.stage.addChild(this.#backdrop, this.#board)
    this.#winLines = new WinLines({
      under: this.#under,
      layer: this.#over,
      frames: canvas.loop,
      mote,
      lines: SEN_VANG.lines,
      centre: ({ reel, row }) => this.#centre(reel, row),
      cell: () => this.#layout.cell,
      symbol: ({ reel, row }) => this.#reels[reel]!.at(row),
      every: () => this.#every(),
    })
    this.#layout = layoutOf(host.clientWidth, host.clientHeight)
    this.#fit()
    this.#watch = new ResizeObserver(() => this.#fit())
    this.#watch.observe(host)
  }

  get layout(): Layout {
    return this.#layout
  }

  /** How the picture is made: `webgl` or `canvas`. */
  get renderer(): string {
    return this.#canvas.renderer.name
  }

  show(stops: readonly number[]): void {
    this.clear()
    for (const [reel, stop] of stops.entries()) this.#reels[reel]?.show(stop)
    this.#canvas.loop.touch()
  }

  /** All reels begin to turn, from the left. */
  turn(calm: boolean): void {
    this.clear()
    if (calm) void tween(this.#canvas.loop, 160, (share) => (this.#window.alpha = 1 - 0.75 * share))
    else for (const reel of this.#reels) reel.turn(this.#canvas.loop)
  }

  /** The reels come to rest on a spin's result. */
  async land(
    beat: Pick<Beat, 'stops' | 'window' | 'freeSpinsWon'>,
    { quick, calm, signal, onStop }: Landing,
  ): Promise<void> {
    const { loop } = this.#canvas
    if (calm) {
      for (const [reel, stop] of beat.stops.entries()) this.#reels[reel]?.show(stop)
      await tween(loop, 260, (share) => (this.#window.alpha = 0.25 + 0.75 * share), { signal })
      this.#window.alpha = 1
      onStop(REELS - 1)
      return this.#bring(LATER)
    }
    const waited = quick ? [] : waitedReels(beat)
    let before: Promise<void> = Promise.resolve()
    const landings = this.#reels.map(async (reel, nth) => {
      const previous = before
      const waits = waited.includes(nth)
      const landing = (async () => {
        if (waits) await previous
        else if (!quick) await pause(nth * STAGGER_MS, signal)
        // A reel after one that is waited for does not overtake it.
        if (!waits && waited.some((other) => other < nth)) await previous
        if (waits && !signal.aborted) this.#light(nth)
        await reel.land(loop, beat.stops[nth]!, { extra: waits ? WAITED_SYMBOLS : 0, signal })
        onStop(nth)
      })()
      before = landing
      await landing
    })
    await Promise.all(landings)
    this.#glow.visible = false
    this.#bring(LATER)
  }

  /** Points at the wins; settles when all were shown together once. */
  wins(
    beat: Beat,
    how: { calm: boolean; lively: boolean; signal: AbortSignal; onWin(win: Shown | undefined): void },
  ): Promise<void> {
    return this.#winLines.show(beat, how)
  }

  burst(signal: AbortSignal): Promise<void> {
    const { board } = this.#layout
    return burst(
      this.#over,
      this.#canvas.loop,
      this.#sparks,
      { x: board.width / 2, y: board.height * 0.6 },
      board.width * 0.55,
      signal,
    )
  }

  mood(late: boolean, calm: boolean): Promise<void> {
    return this.#backdrop.mood(late, calm ? 400 : 1_100)
  }

  /** Takes away what points at wins. */
  clear(): void {
    this.#window.alpha = 1
    this.#glow.visible = false
  }

  destroy(): void {
    this.#gone = true
    this.#watch.disconnect()
    this.#backdrop.destroy()
    this.#canvas.destroy()
  }

  /** Loads pictures that aren't here yet, and draws what waits for them. */
  #bring(names: readonly PictureName[]): void {
    const missing = names.filter((name) => !this.#images[name] && !this.#coming.has(name))
    if (missing.length === 0) return
    for (const name of missing) this.#coming.add(name)
    const over = () => {
      for (const name of missing) this.#coming.delete(name)
    }
    void loadImages(missing, () => undefined).then((images) => {
      over()
      Object.assign(this.#images, images)
      if (!this.#gone) this.#fit()
      // Without a network what stands there stays; the next change of the screen asks again.
    }, over)
  }

  #light(nth: number): void {
    const { cell } = this.#layout
    this.#glow.visible = true
    this.#glow.alpha = 0.5
    this.#glow.setSize(cell.width * 2.2, cell.height * 4)
    this.#glow.position.set((nth + 0.5) * cell.width, cell.height * 1.5)
    void tween(this.#canvas.loop, 600, (share) => (this.#glow.alpha = 0.55 * share), { by: ease.out })
  }

  #centre(reel: number, row: number): { x: number; y: number } {
    const { cell, border } = this.#layout
    return { x: border + (reel + 0.5) * cell.width, y: border + (row + 0.5) * cell.height }
  }

  *#every(): Iterable<{ at: Position; sprite: Sprite }> {
    for (const [reel, column] of this.#reels.entries()) {
      for (let row = 0; row < ROWS; row++) yield { at: { reel, row }, sprite: column.at(row) }
    }
  }

  #fit(): void {
    const width = Math.max(1, this.#host.clientWidth)
    const height = Math.max(1, this.#host.clientHeight)
    this.#canvas.renderer.resize(width, height)
    const layout = layoutOf(width, height)
    this.#layout = layout
    const { board, border, cell, tall } = layout
    this.#backdrop.size(width, height, tall, this.#canvas.renderer.resolution)
    this.#board.position.set(board.x, board.y)
    const pixels = Math.ceil((board.width * this.#canvas.renderer.resolution) / 64) * 64
    const image = this.#images[tall ? 'frameTall' : 'frameWide']
    this.#bring(SCENERY[tall ? 'tall' : 'wide'].before)
    if (image && this.#framed !== `${tall}${pixels}`) {
      this.#framed = `${tall}${pixels}`
      this.#frame.texture = textureOf(image, pixels, (pixels * image.naturalHeight) / image.naturalWidth)
    }
    this.#frame.setSize(board.width, board.height)
    this.#window.position.set(border, border)
    this.#mask
      .clear()
      .rect(border, border, cell.width * REELS, cell.height * ROWS)
      .fill(0xffffff)
    for (const [nth, reel] of this.#reels.entries()) {
      reel.position.set(nth * cell.width, 0)
      reel.size(cell.width, cell.height)
    }
    this.#canvas.loop.touch()
    // Signs over the board are HTML: they learn from here where it stands.
    const { style } = this.#host.parentElement ?? this.#host
    style.setProperty('--board-top', `${board.y}px`)
    style.setProperty('--board-height', `${board.height}px`)
    style.setProperty('--board-width', `${board.width}px`)
  }
}
