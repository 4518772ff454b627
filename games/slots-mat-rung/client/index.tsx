import type { GameClient } from '../../engine/client.ts'
import { MatRung } from './MatRung.tsx'
import { beatsOfRound } from './presenter.ts'

/** Mật Rừng's screen. */
export const client: GameClient = {
  wonByStep: (round) => beatsOfRound(round).map(({ won }) => won),
  Screen: MatRung,
}
