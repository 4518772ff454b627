import type { Box, Canvas } from '../../canvas/canvas.ts'
import { made } from '../../canvas/pictures.ts'
import type { Mark } from '../../canvas/reel.ts'
import { ease, pause, tween } from '../../canvas/tween.ts'
import { along } from './along.ts'

/** A place on the reels: the reel from the left, the row from the top, both from 0. */
export interface Position {
  reel: number
  row: number
}

/** A win as it is pointed at: where its symbols stand, and on which line, from 1, if on one. */
export interface Win {
  positions: readonly Position[]
  line?: number
}

/** What is drawn on the board besides its symbols, in CSS pixels of its layer. */
export interface Pointing {
  /** Behind the symbols. */
  under(context: CanvasRenderingContext2D): void
  /** Over the symbols. */
  over(context: CanvasRenderingContext2D): void
}

const COLOURS = ['#ffd766', '#ff8fb8', '#7ee8c0', '#8fc8ff', '#d9a8ff']
const ALL_MS = 950
const EACH_MS = 1_050

interface Board {
  canvas: Canvas
  mote: HTMLCanvasElement
  lines: readonly (readonly number[])[]
  size(): Box
  centre(at: Position): { x: number; y: number }
  cell(): { width: number; height: number }
  mark(at: Position): Mark
  every(): readonly Position[]
  /** Draws the board again with this over it; nothing when it is undefined. */
  point(pointing: Pointing | undefined): void
  touch(): void
}

interface How {
  calm: boolean
  lively: boolean
  signal: AbortSignal
}

/** Points at the wins of a spin: all of them at once, then one after the other until `signal`. */
export class WinLines {
  readonly #board: Board
  constructor(board: Board) {
    this.#board = board
  }

  /** Settles when all wins were shown together once; the single lines go on in turn behind it. */
  async show<Shown extends Win>(
    wins: readonly Shown[],
    { onWin, ...how }: How & { onWin(win: Shown | undefined): void },
  ): Promise<void> {
    if (wins.length === 0) return
    await this.#point(wins, ALL_MS, how)
    if (how.signal.aborted) return
    void this.#inTurn(wins, { ...how, onWin })
  }

  async #inTurn<Shown extends Win>(
    wins: readonly Shown[],
    { calm, signal, onWin }: { calm: boolean; signal: AbortSignal; onWin(win: Shown | undefined): void },
  ) {
    // Twice around, then the board rests: what blinks for ever tires the eye.
    for (let nth = 0; nth < wins.length * 2 && !signal.aborted; nth++) {
      const win = wins[nth % wins.length]!
      onWin(win)
      await this.#point([win], EACH_MS, { calm, lively: false, signal })
    }
    onWin(undefined)
  }

  async #point(wins: readonly Win[], ms: number, { calm, lively, signal }: How) {
    const { canvas, cell, centre, every, mark, mote, point, touch } = this.#board
    const places = [...new Map(wins.flatMap(({ positions }) => positions.map((at) => [key(at), at] as const))).values()]
    const lit = new Set(places.map(key))
    for (const at of every()) mark(at).alpha = lit.has(key(at)) ? 1 : 0.32
    const paths = wins.flatMap(({ line }) => (line === undefined ? [] : [this.#path(line)]))
    // Lines are drawn once and copied: a stroke as wide and soft as these costs more than the rest.
    const { width, height } = this.#board.size()
    const { dense } = canvas
    const lines = made(width * dense, height * dense, (context) => {
      context.scale(dense, dense)
      for (const path of paths) stroke(context, path, Math.max(2, cell().width * 0.028))
    })
    let share = 0
    point({
      under: (context) => {
        context.globalCompositeOperation = 'lighter'
        context.globalAlpha = calm ? 0.6 : 0.3 + 0.55 * Math.sin(share * Math.PI) ** 0.6
        for (const at of places) disc(context, mote, centre(at), cell().width * 1.7)
      },
      over: (context) => {
        context.drawImage(lines, 0, 0, width, height)
        // Where movement is unwelcome the light never sets out.
        const way = ease.inOut(Math.min(1, share * 1.25))
        if (calm || way >= 1) return
        context.globalCompositeOperation = 'lighter'
        for (const { points } of paths) disc(context, mote, along(points, way), cell().width * 0.7)
      },
    })
    if (calm) await pause(ms, signal)
    else {
      await tween(
        canvas.loop,
        ms,
        (now) => {
          share = now
          const pop = now >= 1 ? 1 : 1 + (lively ? 0.13 : 0.07) * Math.sin(now * Math.PI * (lively ? 3 : 2)) ** 2
          for (const at of places) mark(at).scale = pop
          touch()
        },
        { signal },
      )
    }
    for (const at of every()) Object.assign(mark(at), { alpha: 1, scale: 1 })
    point(undefined)
  }

  /** The way of a line across the board, from edge to edge. */
  #path(line: number): Path {
    const { centre, cell, lines } = this.#board
    const middles = lines[line - 1]!.map((row, reel) => centre({ reel, row }))
    const half = cell().width / 2
    const [first, last] = [middles[0]!, middles.at(-1)!]
    return {
      colour: COLOURS[line % COLOURS.length]!,
      points: [{ x: first.x - half * 0.9, y: first.y }, ...middles, { x: last.x + half * 0.9, y: last.y }],
    }
  }
}

interface Path {
  colour: string
  points: readonly { x: number; y: number }[]
}

function disc(
  context: CanvasRenderingContext2D,
  picture: HTMLCanvasElement,
  { x, y }: { x: number; y: number },
  size: number,
) {
  context.drawImage(picture, x - size / 2, y - size / 2, size, size)
}

/** A glowing line: wide and faint, narrow and bright, and a white core. */
function stroke(context: CanvasRenderingContext2D, { colour, points }: Path, width: number) {
  context.lineCap = context.lineJoin = 'round'
  for (const [wide, alpha, ink] of [
    [6, 0.12, colour],
    [3.4, 0.25, colour],
    [1.5, 0.95, colour],
    [0.5, 0.9, '#fff'],
  ] as const) {
    context.beginPath()
    for (const { x, y } of points) context.lineTo(x, y)
    context.globalAlpha = alpha
    context.strokeStyle = ink
    context.lineWidth = width * wide
    context.stroke()
  }
}

const key = ({ reel, row }: Position) => reel * 16 + row
