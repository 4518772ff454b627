import type { GameClient } from '../../engine/client.ts'
import { beatsOfRound } from './presenter.ts'
import { SenVang } from './SenVang.tsx'

/** Sen Vàng's screen. */
export const client: GameClient = {
  wonByStep: (round) => beatsOfRound(round).map(({ won }) => won),
  Screen: SenVang,
}
