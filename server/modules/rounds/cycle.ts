import type { JurisdictionProfile } from '@senluna/kit/brand.ts'
import type { HouseGame } from '@senluna/kit/games/game.ts'

/** The least time from one round of a game to the next, in ms. */
export const cycleMsOf = ({ pace }: HouseGame, profile: JurisdictionProfile): number =>
  pace === 'other' ? profile.otherCycleMs : profile.slotCycleMs
