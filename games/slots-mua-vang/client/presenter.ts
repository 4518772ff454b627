import type { Round } from '@senluna/contract/play/house.ts'
import { amount } from '@senluna/kit/money.ts'
import type { GameSession } from '../../engine/session/game-session.ts'
import type { Playing } from '../../engine/slot/playing.ts'
import { SlotPresenter, type Pointing } from '../../engine/slot/presenter.ts'
import { NOTHING_SHOWN } from '../../engine/slot/view.ts'
import { muaVang, type Beat } from '../rules/index.ts'
import { FIRST_GRID } from './first-grid.ts'
import type { Scene } from './scene.ts'
import type { Own } from './view.ts'

export const beatsOfRound = ({ draws, stake, choice = 'base' }: Round): readonly Beat[] =>
  muaVang.beats(draws, amount(BigInt(stake)), choice)

/** Plays rounds on the field: what falls into its furrows, and baskets that stay. */
export class Presenter extends SlotPresenter<Beat, Own> {
  readonly #field: Scene

  constructor(scene: Scene, session: GameSession, playing: Playing) {
    const { phase } = session.state
    const last = phase.at === 'showing' && phase.step > 0 ? beatsOfRound(phase.round)[phase.step - 1] : undefined
    const grid = last?.grid ?? FIRST_GRID
    super(scene, session, playing, { ...NOTHING_SHOWN, grid, pointedAt: undefined })
    this.#field = scene
    scene.show(grid)
    this.begin()
  }

  protected beatsOf(round: Round): readonly Beat[] {
    return beatsOfRound(round)
  }

  protected turn(): void {
    this.#field.float(this.playing.calm())
  }

  protected giveUp(): Promise<void> {
    return this.#field.settle(this.playing.calm())
  }

  protected async land({ grid, held, baskets }: Beat, { quick }: { quick: boolean }): Promise<void> {
    const { sounds } = this.playing
    const how = { quick, calm: this.playing.calm(), signal: this.reels.signal }
    const onColumn = (column: number) => sounds.play({ name: 'stop', reel: column })
    await this.#field.land(grid, { ...how, held, onColumn })
    this.set({ grid })
    // A new basket is heard: it brings the respins back.
    if (held.length > 0 && baskets.length > held.length)
      sounds.play({ name: 'tumble', nth: baskets.length - held.length })
  }

  protected async point(beat: Beat, { calm, signal }: Pointing): Promise<void> {
    if (beat.wins.length > 0) {
      this.set({ pointedAt: { kind: 'wins', wins: beat.wins } })
      await this.#field.point(
        beat.wins.flatMap(({ positions }) => positions),
        { calm, signal },
      )
    }
    if (beat.harvest === 0 || signal.aborted) return
    this.set({ pointedAt: { kind: 'harvest', beat } })
    await this.#field.point(beat.baskets, { calm, signal })
  }

  protected quietRow(): 0 {
    return 0
  }

  protected shown(beat: Beat | undefined): Partial<Own> {
    return beat ? { grid: beat.grid } : { pointedAt: undefined }
  }
}
