import type { Round } from '@senluna/contract/play/house.ts'
import { amount } from '@senluna/kit/money.ts'
import type { GameSession } from '../../engine/session/game-session.ts'
import type { Playing } from '../../engine/slot/playing.ts'
import { SlotPresenter, type Pointing } from '../../engine/slot/presenter.ts'
import { NOTHING_SHOWN } from '../../engine/slot/view.ts'
import { quietRow } from '../../engine/slot/win-steps.ts'
import { SEN_VANG, senVang, windowOf, type Beat } from '../rules/index.ts'
import type { Scene } from './scene/scene.ts'
import { winsOf } from './scene/win-lines.ts'
import type { Own } from './view.ts'

const FIRST_STOPS = [23, 15, 21, 14, 29]

export const beatsOfRound = (round: Round): readonly Beat[] => senVang.beats(round.draws, amount(BigInt(round.stake)))

/** Plays rounds on the reels. */
export class Presenter extends SlotPresenter<Beat, Own> {
  readonly #reels: Scene
  #stops: readonly number[]

  constructor(scene: Scene, session: GameSession, playing: Playing) {
    const { phase } = session.state
    const last = phase.at === 'showing' && phase.step > 0 ? beatsOfRound(phase.round)[phase.step - 1] : undefined
    const stops = last?.stops ?? FIRST_STOPS
    super(scene, session, playing, { ...NOTHING_SHOWN, window: windowOf(SEN_VANG, stops), pointedAt: undefined })
    this.#reels = scene
    this.#stops = stops
    scene.show(stops)
    this.begin()
  }

  protected beatsOf(round: Round): readonly Beat[] {
    return beatsOfRound(round)
  }

  protected turn(): void {
    this.#reels.turn(this.playing.calm())
  }

  protected async land(beat: Beat, { quick }: { quick: boolean }): Promise<void> {
    const { calm, sounds } = this.playing
    await this.#reels.land(beat, {
      quick,
      calm: calm(),
      signal: this.reels.signal,
      onStop: (reel) => {
        sounds.end('riser')
        sounds.play({ name: 'stop', reel })
      },
      onWait: (seconds) => sounds.play({ name: 'riser', seconds }),
    })
    this.#stops = beat.stops
  }

  protected giveUp(): Promise<void> {
    const stops = this.#stops
    return this.#reels.land(
      { stops, window: windowOf(SEN_VANG, stops), freeSpinsWon: 0 },
      {
        quick: true,
        calm: this.playing.calm(),
        signal: this.reels.signal,
        onStop: () => undefined,
        onWait: () => undefined,
      },
    )
  }

  protected point(beat: Beat, how: Pointing): Promise<void> {
    return this.#reels.wins(beat, { ...how, onWin: (win) => this.set({ pointedAt: win }) })
  }

  protected quietRow(beat: Beat): -1 | 0 | 1 {
    return quietRow(winsOf(beat))
  }

  protected shown(beat: Beat | undefined): Partial<Own> {
    return beat ? { window: beat.window } : { pointedAt: undefined }
  }
}
