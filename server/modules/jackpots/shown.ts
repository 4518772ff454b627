import type { JackpotPot } from '@senluna/contract/play/jackpots.ts'
import { shownOf } from '@senluna/kit/games/jackpot.ts'
import type { Pot } from './pot-store.ts'
import { storedTerms } from './terms.ts'

/** What a pot shows: of a must-hit level never more than its cap. */
export function amountShown({ micro, terms }: Pick<Pot, 'micro' | 'terms'>): bigint {
  const shown = shownOf(micro)
  return terms.cap !== undefined && shown > terms.cap ? terms.cap : shown
}

/** A pot as everybody may see it; nothing for one that is retired. */
export const potShown = (pot: Pot): JackpotPot[] =>
  pot.state === 'RETIRED'
    ? []
    : [
        {
          level: pot.level,
          state: pot.state,
          amount: amountShown(pot).toString(),
          cycle: pot.cycle,
          openedAt: pot.openedAt.toISOString(),
          terms: storedTerms(pot.terms),
          ...(pot.commitment ? { commitment: pot.commitment.toString('hex') } : {}),
        },
      ]
