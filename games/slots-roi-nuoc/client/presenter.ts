import type { Round } from '@senluna/contract/play/house.ts'
import { amount } from '@senluna/kit/money.ts'
import type { GameSession } from '../../engine/session/game-session.ts'
import type { Playing } from '../../engine/slot/playing.ts'
import { ReelsPresenter, type ReelsScript } from '../../engine/slot/present/reels-presenter.ts'
import { ROI_NUOC, roiNuoc, windowOf, type Beat } from '../rules/index.ts'
import type { Scene } from './scene.ts'
import { winsOf, type Shown } from './view.ts'

export const beatsOfRound = ({ draws, stake, choice = 'base' }: Round): readonly Beat[] =>
  roiNuoc.beats(draws, amount(BigInt(stake)), choice)

const SCRIPT: ReelsScript<Beat, Shown> = {
  beatsOf: beatsOfRound,
  winsOf,
  windowOf: (stops) => windowOf(ROI_NUOC, stops),
  firstStops: [4, 12, 20, 28, 9],
}

/** Plays rounds on the water stage. */
export class Presenter extends ReelsPresenter<Beat, Shown> {
  constructor(scene: Scene, session: GameSession, playing: Playing) {
    super(SCRIPT, scene, session, playing)
  }
}
