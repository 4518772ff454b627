import type { Round } from '@senluna/contract/play/house.ts'
import { amount } from '@senluna/kit/money.ts'
import type { GameSession } from '../../engine/session/game-session.ts'
import type { Playing } from '../../engine/slot/playing.ts'
import { TumblePresenter, type TumbleScript } from '../../engine/slot/present/tumble-presenter.ts'
import { matRung, type Beat, type ClusterWin, type HiveSymbol } from '../rules/index.ts'
import { worthOf } from './captions.ts'
import { FIRST_GRID } from './first-grid.ts'
import type { Scene } from './scene.ts'

export const beatsOfRound = ({ draws, stake, choice = 'base' }: Round): readonly Beat[] =>
  matRung.beats(draws, amount(BigInt(stake)), choice)

const SCRIPT: TumbleScript<HiveSymbol, Beat> = {
  beatsOf: beatsOfRound,
  firstGrid: FIRST_GRID,
  worthOf: (units, _, { bet }) => worthOf(units, bet),
  multipliers: () => [],
}

/** Plays rounds on the comb. */
export class Presenter extends TumblePresenter<HiveSymbol, ClusterWin, Beat> {
  constructor(scene: Scene, session: GameSession, playing: Playing) {
    super(SCRIPT, scene, session, playing)
  }
}
