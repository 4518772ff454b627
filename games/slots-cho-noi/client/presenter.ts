import type { Round } from '@senluna/contract/play/house.ts'
import { amount } from '@senluna/kit/money.ts'
import type { GameSession } from '../../engine/session/game-session.ts'
import type { Playing } from '../../engine/slot/playing.ts'
import { TumblePresenter, type TumbleScript } from '../../engine/slot/tumble-presenter.ts'
import { choNoi, placesOf, type Beat, type TumbleSymbol, type Win } from '../rules/index.ts'
import { worthOf } from './captions.ts'
import { FIRST_GRID } from './first-grid.ts'
import type { Scene } from './scene.ts'

export const beatsOfRound = (round: Round): readonly Beat[] => choNoi.beats(round.draws, amount(BigInt(round.stake)))

const SCRIPT: TumbleScript<TumbleSymbol, Beat> = {
  beatsOf: beatsOfRound,
  firstGrid: FIRST_GRID,
  worthOf,
  multipliers: (grid) => placesOf(grid, 'M'),
}

/** Plays rounds on the tumbling board. */
export class Presenter extends TumblePresenter<TumbleSymbol, Win, Beat> {
  constructor(scene: Scene, session: GameSession, playing: Playing) {
    super(SCRIPT, scene, session, playing)
  }
}
