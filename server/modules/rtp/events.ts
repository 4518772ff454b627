import type { Brand } from '@senluna/kit/brand.ts'
import type { WagerMoved } from '@senluna/contract/events/wagers.ts'
import type { Consumers } from '../../platform/live/consumers.ts'
import { countRounds } from './count.ts'

/** Counts each round of our own games once, when it is settled by its own outcome. */
export const consumers: Consumers<{ brands: readonly Brand[] }> = {
  wagerSettled: async ({ tx, brands }, events) =>
    countRounds(
      tx,
      brands,
      events.flatMap(({ payload }) => (payload.isReal && isOutcome(payload) ? [payload] : [])),
    ),
}

/**
 * A round of one step, or the end of a run. What staff void or correct later is money, and changes
 * nothing of what the game came to.
 */
const isOutcome = ({ step, validBet }: WagerMoved): boolean =>
  step === 'round' || ((step === 'win' || step === 'close') && BigInt(validBet ?? 0) > 0n)
