import { Canvas, type Layer } from '../../../engine/canvas/canvas.ts'
import { Backdrop } from '../../../engine/canvas/backdrop.ts'
import { drawn, pictures } from '../../../engine/canvas/pictures.ts'
import { landingMs, Reel, type SymbolLook } from '../../../engine/canvas/reel.ts'
import { burst } from '../../../engine/canvas/sparks.ts'
import { ease, pause, tween } from '../../../engine/canvas/tween.ts'
import { layoutOf, type Layout } from '../../../engine/slot/layout.ts'
import { REELS, ROWS, SEN_VANG, type Beat, type Position, type SlotSymbol } from '../../rules/index.ts'
import type { PictureName } from '../art/pictures.ts'
import { FRAME } from '../art/reel-frame.ts'
import { urls } from '../art/urls.ts'
import { drifters } from './drifters.ts'
import { lightsOf, type Lights } from './lights.ts'
import { looksOf, SYMBOLS, type Images } from './looks.ts'
import { drawWaited, type WaitedLight } from './waited-light.ts'
import { waitedReels } from './waited.ts'
import { WinLines, type Pointing, type Shown } from './win-lines.ts'

const DRIFTING = ['lanternWarm', 'lanternRose', 'petal', 'mote'] as const
/** What stands behind the reels and around them, upright and wide. */
const SCENERY = {
  tall: { before: ['pondTall', 'frameTall'], later: ['lateTall'] },
  wide: { before: ['pondWide', 'frameWide'], later: ['lateWide'] },
} as const
/** What isn't in view at first comes when the first spin has landed. */
const LATER = Object.values(SCENERY).flatMap(({ before, later }) => [...before, ...later])
const EVERY: readonly Position[] = Array.from({ length: REELS * ROWS }, (_, nth) => ({
  reel: Math.floor(nth / ROWS),
  row: nth % ROWS,
}))
const STAGGER_MS = 130
/** More symbols that pass a reel that may bring the free spins. */
const WAITED_SYMBOLS = 8

export interface Landing {
  /** The reels stop at once, all together. */
  quick: boolean
  /** Fades instead of movement. */
  calm: boolean
  signal: AbortSignal
  onStop(reel: number): void
  /** A reel is waited for, about so long. */
  onWait(seconds: number): void
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
  readonly #reels: readonly Reel<SlotSymbol>[]
  readonly #winLines: WinLines
  readonly #watch: ResizeObserver
  readonly #coming = new Set<PictureName>()
  #layout: Layout
  #looks: { pixels: number; of: Record<SlotSymbol, SymbolLook> } | undefined
  /** How visible the symbols are. */
  #seen = 1
  /** The reel that is waited for, and how bright its light is. */
  #waited: WaitedLight | undefined
  #pointing: Pointing | undefined
  #flying: ((context: CanvasRenderingContext2D) => void) | undefined
  #gone = false

  /** Loads the pictures and draws them. */
  static async open(
    host: HTMLElement,
    { still, onLoading }: { still: boolean; onLoading(percent: number): void },
  ): Promise<Scene> {
    const { before } = SCENERY[layoutOf(FRAME, host.clientWidth, host.clientHeight).tall ? 'tall' : 'wide']
    const scene = new Scene(host, await pictures(urls, [...SYMBOLS, ...DRIFTING, ...before], onLoading), still)
    onLoading(100)
    return scene
  }

  private constructor(host: HTMLElement, images: Partial<Images>, still: boolean) {
    const canvas = new Canvas(host, () => this.#fit())
    this.#canvas = canvas
    this.#host = host
    this.#images = images
    this.#lights = lightsOf(images)
    this.#backdrop = new Backdrop(
      canvas,
      (late, tall) => images[`${late ? 'late' : 'pond'}${tall ? 'Tall' : 'Wide'}`],
      drifters(this.#lights),
      still,
    )
    this.#frame = canvas.layer((context, { width, height }, dense) => {
      const image = this.#images[this.#layout.tall ? 'frameTall' : 'frameWide']
      if (image) context.drawImage(drawn(image, width * dense, height * dense), 0, 0, width, height)
    })
    this.#board = canvas.layer((context, _, dense) => this.#drawBoard(context, dense))
    this.#sparks = canvas.layer((context) => this.#flying?.(context))
    this.#sparks.show(false)
    this.#reels = SEN_VANG.strips.map((strip) => new Reel(strip, ROWS, () => this.#board.touch()))
    this.#winLines = new WinLines({
      canvas,
      mote: this.#lights.mote,
      lines: SEN_VANG.lines,
      size: () => this.#layout.board,
      centre: ({ reel, row }) => this.#centre(reel, row),
      cell: () => this.#layout.cell,
      mark: ({ reel, row }) => this.#reels[reel]!.marks[row]!,
      every: () => EVERY,
      point: (pointing) => {
        this.#pointing = pointing
        this.#board.touch()
      },
      touch: () => this.#board.touch(),
    })
    this.#layout = layoutOf(FRAME, host.clientWidth, host.clientHeight)
    this.#fit()
    this.#watch = new ResizeObserver(() => this.#fit())
    this.#watch.observe(host)
  }

  get layout(): Layout {
    return this.#layout
  }

  /** How much is drawn just now. */
  get mode(): string {
    return this.#canvas.loop.mode
  }

  show(stops: readonly number[]): void {
    this.clear()
    for (const [reel, stop] of stops.entries()) this.#reels[reel]?.show(stop)
  }

  /** All reels begin to turn, from the left. */
  turn(calm: boolean): void {
    this.clear()
    if (calm) void tween(this.#canvas.loop, 160, (share) => this.#see(1 - 0.75 * share))
    else for (const reel of this.#reels) reel.turn(this.#canvas.loop)
  }

  /** The reels come to rest on a spin's result. */
  async land(
    beat: Pick<Beat, 'stops' | 'window' | 'freeSpinsWon'>,
    { quick, calm, signal, onStop, onWait }: Landing,
  ): Promise<void> {
    const { loop } = this.#canvas
    if (calm) {
      for (const [reel, stop] of beat.stops.entries()) this.#reels[reel]?.show(stop)
      await tween(loop, 260, (share) => this.#see(0.25 + 0.75 * share), { signal })
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
        if (waits && !signal.aborted) {
          this.#light(nth)
          onWait(landingMs(WAITED_SYMBOLS) / 1_000)
        }
        await reel.land(loop, beat.stops[nth]!, { extra: waits ? WAITED_SYMBOLS : 0, signal })
        onStop(nth)
      })()
      before = landing
      await landing
    })
    await Promise.all(landings)
    this.#waited = undefined
    this.#board.touch()
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
    const { mote, petal } = this.#lights
    const at = { x: board.x + board.width / 2, y: board.y + board.height * 0.6 }
    this.#sparks.show(true)
    const flying = { pictures: [mote, petal, mote], at, reach: board.width * 0.55, signal }
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

  /** Takes away what points at wins. */
  clear(): void {
    this.#see(1)
    this.#waited = undefined
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
    void pictures(urls, missing, () => undefined).then((images) => {
      over()
      Object.assign(this.#images, images)
      if (!this.#gone) this.#fit()
      // Without a network what stands there stays; the next change of the screen asks again.
    }, over)
  }

  /** The symbols, what points at them, and nothing that stands still around them. */
  #drawBoard(context: CanvasRenderingContext2D, dense: number): void {
    const { border, cell } = this.#layout
    const looks = this.#looks
    if (!looks) return
    context.save()
    this.#pointing?.under(context)
    context.restore()
    context.save()
    context.beginPath()
    context.rect(border, border, cell.width * REELS, cell.height * ROWS)
    context.clip()
    if (this.#waited) drawWaited(context, this.#lights.mote, this.#waited, this.#layout)
    context.setTransform(1, 0, 0, 1, 0, 0)
    if (this.#seen > 0)
      for (const [nth, reel] of this.#reels.entries())
        reel.draw(context, looks.of, {
          x: (border + nth * cell.width) * dense,
          y: border * dense,
          width: cell.width * dense,
          cell: cell.height * dense,
        })
    context.restore()
    context.save()
    this.#pointing?.over(context)
    context.restore()
  }

  #light(reel: number): void {
    void tween(
      this.#canvas.loop,
      600,
      (share) => {
        this.#waited = { reel, bright: 0.25 + 0.4 * share }
        this.#board.touch()
      },
      { by: ease.out },
    )
  }

  #see(share: number): void {
    this.#seen = share
    this.#board.element.style.opacity = `${share}`
    this.#board.touch()
  }

  #centre(reel: number, row: number): { x: number; y: number } {
    const { cell, border } = this.#layout
    return { x: border + (reel + 0.5) * cell.width, y: border + (row + 0.5) * cell.height }
  }

  #fit(): void {
    const width = Math.max(1, this.#host.clientWidth)
    const height = Math.max(1, this.#host.clientHeight)
    const { dense } = this.#canvas
    const layout = layoutOf(FRAME, width, height)
    this.#layout = layout
    const { board, cell, tall } = layout
    this.#bring(SCENERY[tall ? 'tall' : 'wide'].before)
    const pixels = Math.max(1, Math.round(Math.min(cell.width, cell.height) * 0.98 * dense))
    if (this.#looks?.pixels !== pixels) this.#looks = { pixels, of: looksOf(this.#images, pixels) }
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
