import { Container, Graphics, Sprite, type Texture } from 'pixi.js'
import { ease, pause, tween, type Frames } from '../../../engine/canvas/tween.ts'
import type { Beat, LineWin, Position, ScatterWin } from '../../rules/index.ts'
import { along } from './along.ts'

/** A win as it is pointed at: one line, or the scatters. */
export type Shown = LineWin | ScatterWin

const COLOURS = [0xffd766, 0xff8fb8, 0x7ee8c0, 0x8fc8ff, 0xd9a8ff]
const ALL_MS = 950
const EACH_MS = 1_050

interface Board {
  /** Behind the symbols. */
  under: Container
  /** Over the symbols. */
  layer: Container
  frames: Frames
  mote: Texture
  lines: readonly (readonly number[])[]
  centre(at: Position): { x: number; y: number }
  cell(): { width: number; height: number }
  symbol(at: Position): Sprite
  every(): Iterable<{ at: Position; sprite: Sprite }>
}

export const winsOf = (beat: Pick<Beat, 'lineWins' | 'scatterWin'>): Shown[] => [
  ...(beat.scatterWin ? [beat.scatterWin] : []),
  ...beat.lineWins,
]

/** Points at the wins of a spin: all of them at once, then one after the other until `signal`. */
export class WinLines {
  readonly #board: Board
  constructor(board: Board) {
    this.#board = board
  }

  /** Settles when all wins were shown together once; the single lines go on in turn behind it. */
  async show(
    beat: Beat,
    {
      calm,
      lively,
      signal,
      onWin,
    }: { calm: boolean; lively: boolean; signal: AbortSignal; onWin(win: Shown | undefined): void },
  ): Promise<void> {
    const wins = winsOf(beat)
    if (wins.length === 0) return
    await this.#point(wins, { ms: ALL_MS, calm, lively, signal })
    if (signal.aborted) return
    void this.#inTurn(wins, { calm, signal, onWin })
  }

  async #inTurn(
    wins: readonly Shown[],
    { calm, signal, onWin }: { calm: boolean; signal: AbortSignal; onWin(win: Shown | undefined): void },
  ) {
    // Twice around, then the board rests: what blinks for ever tires the eye.
    for (let nth = 0; nth < wins.length * 2 && !signal.aborted; nth++) {
      const win = wins[nth % wins.length]!
      onWin(win)
      await this.#point([win], { ms: EACH_MS, calm, lively: false, signal })
    }
    onWin(undefined)
  }

  async #point(
    wins: readonly Shown[],
    { ms, calm, lively, signal }: { ms: number; calm: boolean; lively: boolean; signal: AbortSignal },
  ) {
    const { under, layer, frames, cell } = this.#board
    const behind = under.addChild(new Container())
    const drawn = layer.addChild(new Container())
    const lit = new Set(wins.flatMap((win) => win.positions.map(key)))
    for (const { at, sprite } of this.#board.every()) sprite.alpha = lit.has(key(at)) ? 1 : 0.32
    const lights = [...lit].map((name) => this.#light(behind, unkey(name)))
    const runners = wins.flatMap((win) => ('line' in win ? [this.#line(drawn, win)] : []))
    if (calm) await pause(ms, signal)
    else {
      const sprites = [...lit].map((name) => this.#board.symbol(unkey(name)))
      const scales = sprites.map((sprite) => sprite.scale.x)
      await tween(
        frames,
        ms,
        (share) => {
          const pop = share >= 1 ? 1 : 1 + (lively ? 0.13 : 0.07) * Math.sin(share * Math.PI * (lively ? 3 : 2)) ** 2
          for (const [nth, sprite] of sprites.entries()) sprite.scale.set(scales[nth]! * pop)
          for (const light of lights) light.alpha = 0.3 + 0.55 * Math.sin(share * Math.PI) ** 0.6
          for (const run of runners) run(ease.inOut(Math.min(1, share * 1.25)), cell().width)
        },
        { signal },
      )
    }
    drawn.destroy({ children: true })
    behind.destroy({ children: true })
    for (const { sprite } of this.#board.every()) sprite.alpha = 1
  }

  #light(into: Container, at: Position): Sprite {
    const { mote, centre, cell } = this.#board
    const { x, y } = centre(at)
    const light = into.addChild(new Sprite(mote))
    light.anchor.set(0.5)
    light.blendMode = 'add'
    light.alpha = 0.6
    light.setSize(cell().width * 1.7)
    light.position.set(x, y)
    return light
  }

  /** Draws a line across the board; the answer moves a light along it. */
  #line(into: Container, win: LineWin): (share: number, cell: number) => void {
    const { centre, cell, lines, mote } = this.#board
    const colour = COLOURS[win.line % COLOURS.length]!
    const points = lines[win.line - 1]!.map((row, reel) => centre({ reel, row }))
    const half = cell().width / 2
    const path = [
      { x: points[0]!.x - half * 0.9, y: points[0]!.y },
      ...points,
      { x: points.at(-1)!.x + half * 0.9, y: points.at(-1)!.y },
    ]
    const width = Math.max(2, cell().width * 0.028)
    for (const [wide, alpha] of [
      [6, 0.12],
      [3.4, 0.25],
      [1.5, 0.95],
    ] as const) {
      const line = into.addChild(new Graphics())
      line
        .poly(
          path.flatMap(({ x, y }) => [x, y]),
          false,
        )
        .stroke({ width: width * wide, color: colour, alpha, cap: 'round', join: 'round' })
    }
    const core = into.addChild(new Graphics())
    core
      .poly(
        path.flatMap(({ x, y }) => [x, y]),
        false,
      )
      .stroke({ width: width * 0.5, color: 0xffffff, alpha: 0.9, cap: 'round', join: 'round' })
    const runner = into.addChild(new Sprite(mote))
    runner.anchor.set(0.5)
    runner.blendMode = 'add'
    // Where movement is unwelcome it never sets out.
    runner.visible = false
    return (share, size) => {
      const { x, y } = along(path, share)
      runner.visible = share < 1
      runner.setSize(size * 0.7)
      runner.position.set(x, y)
    }
  }
}

const key = ({ reel, row }: Position) => reel * 3 + row
const unkey = (name: number): Position => ({ reel: Math.floor(name / 3), row: name % 3 })
