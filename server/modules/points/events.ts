import type { Brand } from '@senluna/kit/brand.ts'
import type { Consumers } from '../../platform/live/consumers.ts'
import { countPlay } from './earning/count-play.ts'
import type { LevelOf } from './points.ts'

/** Settled wagers of real money toward points. */
export const consumers: Consumers<{ brands: readonly Brand[]; levelOf: LevelOf }> = {
  wagerSettled: async ({ tx, now, brands, levelOf }, events) => {
    const played = events.flatMap(({ payload: { isReal, memberId, merchantCode, wagerId } }) =>
      isReal ? [{ memberId, merchantCode, wagerId }] : [],
    )
    if (played.length > 0) await countPlay({ tx, now, brands, levelOf }, played)
  },
}
