import type { Round } from '@senluna/contract/play/house.ts'
import { amount } from '@senluna/kit/money.ts'
import type { GameSession } from '../../engine/session/game-session.ts'
import type { Playing } from '../../engine/slot/playing.ts'
import { ReelsPresenter, type ReelsScript } from '../../engine/slot/reels-presenter.ts'
import { SEN_VANG, senVang, windowOf, type Beat } from '../rules/index.ts'
import type { Scene } from './scene.ts'
import { winsOf, type Shown } from './view.ts'

export const beatsOfRound = (round: Round): readonly Beat[] => senVang.beats(round.draws, amount(BigInt(round.stake)))

const SCRIPT: ReelsScript<Beat, Shown> = {
  beatsOf: beatsOfRound,
  winsOf,
  windowOf: (stops) => windowOf(SEN_VANG, stops),
  firstStops: [23, 15, 21, 14, 29],
}

/** Plays rounds on the reels. */
export class Presenter extends ReelsPresenter<Beat, Shown> {
  constructor(scene: Scene, session: GameSession, playing: Playing) {
    super(SCRIPT, scene, session, playing)
  }
}
