import type { Round } from '@senluna/contract/play/house.ts'
import { amount } from '@senluna/kit/money.ts'
import { pause } from '../../engine/canvas/tween.ts'
import type { GameSession } from '../../engine/session/game-session.ts'
import type { Playing } from '../../engine/slot/playing.ts'
import { SlotPresenter, type Pointing } from '../../engine/slot/presenter.ts'
import { NOTHING_SHOWN } from '../../engine/slot/view.ts'
import { choNoi, placesOf, type Beat } from '../rules/index.ts'
import { worthOf } from './captions.ts'
import { FIRST_GRID } from './first-grid.ts'
import type { Scene } from './scene/scene.ts'
import type { Own } from './view.ts'

/** How long the counter of one drop takes. */
const DROP_COUNT_MS = 420
/** Before the board tumbles again. */
const BREATH_MS = 140

export const beatsOfRound = (round: Round): readonly Beat[] => choNoi.beats(round.draws, amount(BigInt(round.stake)))

/** Plays rounds on the tumbling board. */
export class Presenter extends SlotPresenter<Beat, Own> {
  readonly #board: Scene

  constructor(scene: Scene, session: GameSession, playing: Playing) {
    const { phase } = session.state
    const last = phase.at === 'showing' && phase.step > 0 ? beatsOfRound(phase.round)[phase.step - 1] : undefined
    const grid = last?.end ?? FIRST_GRID
    super(scene, session, playing, { ...NOTHING_SHOWN, grid, pointedAt: undefined, stake: 0n })
    this.#board = scene
    scene.show(grid)
    this.begin()
  }

  protected beatsOf(round: Round): readonly Beat[] {
    return beatsOfRound(round)
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
      const counted = least(before + worthOf(units, stake), beat.total)
      this.set({ pointedAt: { kind: 'wins', wins: drop.wins }, counted, countMs: calm ? 0 : DROP_COUNT_MS })
      // What is no more than the stake so far is shown, and not celebrated.
      sounds.play(counted > stake ? { name: 'tumble', nth } : { name: 'neutral' })
      await this.#board.drop(drop, how, () => sounds.play({ name: 'splash' }))
      this.set({ grid: drop.grid })
    }
    if (beat.times > 1 && units > 0) {
      this.set({ pointedAt: { kind: 'times', times: beat.times } })
      sounds.play({ name: 'riser', seconds: 0.8 })
      await this.#board.point(placesOf(beat.end, 'M'), { calm, signal })
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

  protected shown(beat: Beat | undefined): Partial<Own> {
    return beat ? { grid: beat.end } : { pointedAt: undefined }
  }
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)
