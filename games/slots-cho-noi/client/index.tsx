import type { GameClient } from '../../engine/client.ts'
import { ChoNoi } from './ChoNoi.tsx'
import { beatsOfRound } from './presenter.ts'

/** Chợ Nổi's screen. */
export const client: GameClient = {
  wonByStep: (round) => beatsOfRound(round).map(({ won }) => won),
  Screen: ChoNoi,
}
