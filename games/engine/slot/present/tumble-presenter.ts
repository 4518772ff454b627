import type { Round } from '@senluna/contract/play/house.ts'
import { pause } from '../../canvas/tween.ts'
import type { GameSession } from '../../session/game-session.ts'
import type { Playing } from '../playing.ts'
import { SlotPresenter, type Pointing, type SlotScene } from '../presenter.ts'
import type { Grid, Position } from '../scene/tokens.ts'
import type { Moving, Tumbled } from '../scene/tumble-scene.ts'
import { NOTHING_SHOWN, type SlotBeat } from '../view.ts'

/** How long the counter of one drop takes. */
const DROP_COUNT_MS = 420
/** Before the board tumbles again. */
const BREATH_MS = 140

/** Symbols of a kind that won; `units` are hundredths of the stake before any multiplier. */
export interface TumbleWin {
  count: number
  units: number
  positions: readonly Position[]
}

/** A grid that won, and the one it tumbled into. */
export interface TumbleDrop<Kind extends string, Win extends TumbleWin> extends Tumbled<Kind> {
  wins: readonly Win[]
  /** What it adds to the round, in hundredths of the stake. */
  units: number
  /** What its wins were multiplied by, where each drop has a multiplier of its own. */
  times?: number
}

/** A spin of a tumbling board as every such game tells it. */
export interface TumbleBeat<Kind extends string, Win extends TumbleWin> extends SlotBeat {
  grid: Grid<Kind>
  drops: readonly TumbleDrop<Kind, Win>[]
  end: Grid<Kind>
  scatterWin: TumbleWin | undefined
  /** What all drops of the spin are multiplied by in its end; 1 where nothing does. */
  times: number
}

/** What is pointed at: symbols that win in this drop, scatters that paid, or the multipliers. */
export type Pointed<Win extends TumbleWin> =
  | { kind: 'wins'; wins: readonly Win[]; times: number }
  | { kind: 'scatters'; win: TumbleWin }
  | { kind: 'times'; times: number }

/** What the board looks like just now, for everything that is not canvas. */
export interface TumbleView<Kind extends string, Win extends TumbleWin> {
  grid: Grid<Kind>
  pointedAt: Pointed<Win> | undefined
  /** The stake of the round in view. */
  stake: bigint
}

/** The board a presenter plays on. */
export interface Board<Kind extends string> extends SlotScene {
  show(grid: Grid<Kind>): void
  float(calm: boolean): void
  settle(calm: boolean): Promise<void>
  land(grid: Grid<Kind>, how: Moving & { onColumn(column: number): void }): Promise<void>
  drop(drop: Tumbled<Kind>, how: Moving, onBurst: () => void): Promise<void>
  point(places: readonly Position[], how: Omit<Moving, 'quick'>): Promise<void>
}

/** How a game of a tumbling board tells its rounds. */
export interface TumbleScript<Kind extends string, Beat extends SlotBeat> {
  beatsOf(round: Round): readonly Beat[]
  /** What the board shows before the first spin. */
  firstGrid: Grid<Kind>
  /** What units of a win are worth in a round of this stake; a mode's bet is the beat's. */
  worthOf(units: number, stake: bigint, beat: Beat): bigint
  /** The multipliers in view, where they are symbols. */
  multipliers(grid: Grid<Kind>): readonly Position[]
}

/** Plays rounds on a tumbling board. */
export class TumblePresenter<
  Kind extends string,
  Win extends TumbleWin,
  Beat extends TumbleBeat<Kind, Win>,
> extends SlotPresenter<Beat, TumbleView<Kind, Win>> {
  readonly #script: TumbleScript<Kind, Beat>
  readonly #board: Board<Kind>

  constructor(script: TumbleScript<Kind, Beat>, board: Board<Kind>, session: GameSession, playing: Playing) {
    const { phase } = session.state
    const last = phase.at === 'showing' && phase.step > 0 ? script.beatsOf(phase.round)[phase.step - 1] : undefined
    const grid = last?.end ?? script.firstGrid
    super(board, session, playing, { ...NOTHING_SHOWN, grid, pointedAt: undefined, stake: 0n })
    this.#script = script
    this.#board = board
    board.show(grid)
    this.begin()
  }

  protected beatsOf(round: Round): readonly Beat[] {
    return this.#script.beatsOf(round)
  }

  protected turn(): void {
    this.#board.float(this.playing.calm())
  }

  protected giveUp(): Promise<void> {
    return this.#board.settle(this.playing.calm())
  }

  /** The first grid falls in, then one drop after the other, and last what multiplies them. */
  protected async land(beat: Beat, { quick, stake }: { quick: boolean; stake: bigint }): Promise<void> {
    const { sounds } = this.playing
    const calm = this.playing.calm()
    const { signal } = this.reels
    const how = { quick, calm, signal }
    await this.#board.land(beat.grid, { ...how, onColumn: (column) => sounds.play({ name: 'stop', reel: column }) })
    sounds.end('spin')
    this.set({ grid: beat.grid, stake })
    const before = beat.total - beat.won
    let units = 0
    for (const [nth, drop] of beat.drops.entries()) {
      if (nth > 0) await pause(quick ? 0 : BREATH_MS, signal)
      units += drop.units
      const counted = least(before + this.#script.worthOf(units, stake, beat), beat.total)
      const pointedAt = { kind: 'wins' as const, wins: drop.wins, times: drop.times ?? 1 }
      this.set({ pointedAt, counted, countMs: calm ? 0 : DROP_COUNT_MS })
      // What is no more than the stake so far is shown, and not celebrated.
      sounds.play(counted > stake ? { name: 'tumble', nth } : { name: 'neutral' })
      await this.#board.drop(drop, how, () => sounds.play({ name: 'splash' }))
      this.set({ grid: drop.grid })
    }
    if (beat.times > 1 && units > 0) {
      this.set({ pointedAt: { kind: 'times', times: beat.times } })
      sounds.play({ name: 'riser', seconds: 0.8 })
      await this.#board.point(this.#script.multipliers(beat.end), { calm, signal })
    }
  }

  protected async point({ scatterWin }: Beat, { calm, signal }: Pointing): Promise<void> {
    if (!scatterWin) return
    this.set({ pointedAt: { kind: 'scatters', win: scatterWin } })
    await this.#board.point(scatterWin.positions, { calm, signal })
  }

  protected quietRow(): 0 {
    return 0
  }

  protected shown(beat: Beat | undefined): Partial<TumbleView<Kind, Win>> {
    return beat ? { grid: beat.end } : { pointedAt: undefined }
  }
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)
