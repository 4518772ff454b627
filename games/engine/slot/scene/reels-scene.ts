import { drawn, rushing } from '../../canvas/pictures.ts'
import { landingMs, Reel, type SymbolLook } from '../../canvas/reel.ts'
import { ease, pause, tween } from '../../canvas/tween.ts'
import { BoardScene, firstPictures, type Opening, type Scenery } from './board-scene.ts'
import { waitedReels } from './waited.ts'
import { drawWaited, type WaitedLight } from './waited-light.ts'
import { WinLines, type Pointing, type Position, type Win } from './win-lines.ts'

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

/** Where the reels stop, and what they show then: `window[reel][row]`, top to bottom. */
export interface Stopped {
  stops: readonly number[]
  window: readonly (readonly string[])[]
}

/** What reels need besides their scenery. */
export interface ReelsBoard<Name extends string, Kind extends Name> extends Scenery<Name> {
  symbols: readonly Kind[]
  strips: readonly (readonly Kind[])[]
  /** The row of each reel a line runs through; none where wins are no lines. */
  lines: readonly (readonly number[])[]
  /** What is waited for once all but one of its kind are in view, and how many there must be. */
  waited: { symbol: Kind; enough: number }
  /** The light under what is pointed at. */
  glow: Name
}

/** Reels that turn along their strips. It knows no money: it shows what it gets. */
export class ReelsScene<Name extends string, Kind extends Name> extends BoardScene<Name> {
  readonly #look: ReelsBoard<Name, Kind>
  readonly #reels: readonly Reel<Kind>[]
  readonly #winLines: WinLines
  #looks: { pixels: number; of: Record<Kind, SymbolLook> } | undefined
  /** How visible the symbols are. */
  #seen = 1
  /** The reel that is waited for, and how bright its light is. */
  #waited: WaitedLight | undefined
  #pointing: Pointing | undefined

  /** Loads the pictures and draws them. */
  static async open<Name extends string, Kind extends Name>(
    look: ReelsBoard<Name, Kind>,
    host: HTMLElement,
    { still, onLoading }: Opening,
  ): Promise<ReelsScene<Name, Kind>> {
    return new ReelsScene(look, host, await firstPictures(look, host, onLoading), still)
  }

  private constructor(
    look: ReelsBoard<Name, Kind>,
    host: HTMLElement,
    images: Partial<Record<Name, HTMLImageElement>>,
    still: boolean,
  ) {
    super(host, look, images, still)
    this.#look = look
    const { columns, rows } = look.shape
    this.#reels = look.strips.map((strip) => new Reel(strip, rows, () => this.board.touch()))
    const every: readonly Position[] = Array.from({ length: columns * rows }, (_, nth) => ({
      reel: Math.floor(nth / rows),
      row: nth % rows,
    }))
    this.#winLines = new WinLines({
      canvas: this.canvas,
      mote: this.light(look.glow),
      lines: look.lines,
      size: () => this.layout.board,
      centre: ({ reel, row }) => this.#centre(reel, row),
      cell: () => this.layout.cell,
      mark: ({ reel, row }) => this.#reels[reel]!.marks[row]!,
      every: () => every,
      point: (pointing) => {
        this.#pointing = pointing
        this.board.touch()
      },
      touch: () => this.board.touch(),
    })
    this.begin()
  }

  show(stops: readonly number[]): void {
    this.clear()
    for (const [reel, stop] of stops.entries()) this.#reels[reel]?.show(stop)
  }

  /** All reels begin to turn, from the left. */
  turn(calm: boolean): void {
    this.clear()
    if (calm) void tween(this.canvas.loop, 160, (share) => this.#see(1 - 0.75 * share))
    else for (const reel of this.#reels) reel.turn(this.canvas.loop)
  }

  /** The reels come to rest on a spin's result. */
  async land(stopped: Stopped, { quick, calm, signal, onStop, onWait }: Landing): Promise<void> {
    const { loop } = this.canvas
    const { stops } = stopped
    if (calm) {
      for (const [reel, stop] of stops.entries()) this.#reels[reel]?.show(stop)
      await tween(loop, 260, (share) => this.#see(0.25 + 0.75 * share), { signal })
      onStop(stops.length - 1)
      return this.bringAll()
    }
    const waited = quick ? [] : waitedReels(stopped, this.#look.waited)
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
        await reel.land(loop, stops[nth]!, { extra: waits ? WAITED_SYMBOLS : 0, signal })
        onStop(nth)
      })()
      before = landing
      await landing
    })
    await Promise.all(landings)
    this.#waited = undefined
    this.board.touch()
    this.bringAll()
  }

  /** Points at the wins; settles when all were shown together once. */
  wins<Shown extends Win>(
    wins: readonly Shown[],
    how: { calm: boolean; lively: boolean; signal: AbortSignal; onWin(win: Shown | undefined): void },
  ): Promise<void> {
    return this.#winLines.show(wins, how)
  }

  /** Takes away what points at wins. */
  clear(): void {
    this.#see(1)
    this.#waited = undefined
  }

  protected drawBoard(context: CanvasRenderingContext2D, dense: number): void {
    const { border, cell } = this.layout
    const { columns, rows } = this.#look.shape
    const looks = this.#looks
    if (!looks) return
    context.save()
    this.#pointing?.under(context)
    context.restore()
    context.save()
    context.beginPath()
    context.rect(border, border, cell.width * columns, cell.height * rows)
    context.clip()
    if (this.#waited) drawWaited(context, this.light(this.#look.glow), this.#waited, this.layout, rows)
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
      this.canvas.loop,
      600,
      (share) => {
        this.#waited = { reel, bright: 0.25 + 0.4 * share }
        this.board.touch()
      },
      { by: ease.out },
    )
  }

  #see(share: number): void {
    this.#seen = share
    this.board.element.style.opacity = `${share}`
    this.board.touch()
  }

  #centre(reel: number, row: number): { x: number; y: number } {
    const { cell, border } = this.layout
    return { x: border + (reel + 0.5) * cell.width, y: border + (row + 0.5) * cell.height }
  }

  protected size(cell: { width: number; height: number }, dense: number): void {
    const pixels = Math.max(1, Math.round(Math.min(cell.width, cell.height) * 0.98 * dense))
    if (this.#looks?.pixels === pixels) return
    const looks = this.#look.symbols.map((name) => {
      const still = drawn(this.images[name]!, pixels, pixels)
      return [name, { still, rushing: rushing(still) }] as const
    })
    this.#looks = { pixels, of: Object.fromEntries(looks) as Record<Kind, SymbolLook> }
  }
}
