import type { Brand } from '@senluna/kit/brand.ts'
import type { Consumers } from '../../platform/live/consumers.ts'
import { countPlay } from './earning/count-play.ts'
import type { LevelsOf } from './points.ts'

/** Settled wagers of real money toward points. */
export const consumers: Consumers<{ brands: readonly Brand[]; levelsOf: LevelsOf }> = {
  wagerSettled: async ({ tx, now, brands, levelsOf }, events) => {
    const played = events.flatMap(({ payload: { isReal, memberId, merchantCode, wagerId, step } }) =>
      isReal ? [{ memberId, merchantCode, wagerId, isNewWager: step === 'round' }] : [],
    )
    if (played.length > 0) await countPlay({ tx, now, brands, levelsOf }, played)
  },
}
