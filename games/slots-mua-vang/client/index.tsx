import type { GameClient } from '../../engine/client.ts'
import { MuaVang } from './MuaVang.tsx'
import { beatsOfRound } from './presenter.ts'

/** Mùa Vàng's screen. */
export const client: GameClient = {
  wonByStep: (round) => beatsOfRound(round).map(({ won }) => won),
  Screen: MuaVang,
}
