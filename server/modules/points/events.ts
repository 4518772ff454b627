import { roundBetOf } from '@senluna/contract/events/wagers.ts'
import type { Brand } from '@senluna/kit/brand.ts'
import type { Consumers } from '../../platform/live/consumers.ts'
import { countPlay } from './earning/count-play.ts'
import type { LevelsOf } from './points.ts'

/** Settled wagers of real money toward points. */
export const consumers: Consumers<{ brands: readonly Brand[]; levelsOf: LevelsOf }> = {
  wagerSettled: async ({ tx, now, brands, levelsOf }, events) => {
    const played = events.flatMap(({ payload }) => {
      const { isReal, memberId, merchantCode, wagerId } = payload
      return isReal ? [{ memberId, merchantCode, wagerId, round: roundBetOf(payload) }] : []
    })
    if (played.length > 0) await countPlay({ tx, now, brands, levelsOf }, played)
  },
}
