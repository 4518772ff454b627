import type { GameClient } from '../../engine/client.ts'
import { beatsOfRound } from './presenter.ts'
import { RoiNuoc } from './RoiNuoc.tsx'

/** Rối Nước's screen. */
export const client: GameClient = {
  wonByStep: (round) => beatsOfRound(round).map(({ won }) => won),
  Screen: RoiNuoc,
}
