import { rebatesOf } from '@senluna/kit/agents/rebates/rebate-chain.ts'
import { businessDate, type Instant } from '@senluna/kit/time.ts'
import type { Tx } from '../../platform/database/db.ts'
import { chainTickets, settledDraw } from '../lottery/index.ts'
import { lockScope, writeParts } from './part-store.ts'
import { postDues } from './post-dues.ts'
import type { RebateParts, Scope } from './rebates.ts'
import { Sums } from './sums.ts'

/**
 * Pays those above the players of a settled draw what its tickets earn them, one payment each; the
 * players' own rebates came with the payouts. Doing it again changes nothing; after a correction it
 * posts the differences. A draw that isn't settled waits for its settlement. Answers how many
 * payments there were. Cost: one read of the draw's tickets on which others earn.
 */
export function payDraw({ db, brands }: RebateParts, draw: number, now: Instant): Promise<number> {
  const scope: Scope = `draw ${draw}`
  return db.transaction().execute(async (tx) => {
    await lockScope(tx, scope)
    const settled = await settledDraw(tx, draw)
    if (!settled) return 0
    const sums = await sumsOfDraw(tx, draw)
    // Draws stand above the brands: the day is the first brand's, as their halls show it.
    const zone = brands[0]?.timeZone ?? 'UTC'
    await writeParts(tx, scope, businessDate(settled.settledAt, zone), sums.parts)
    return postDues(tx, scope, now)
  })
}

async function sumsOfDraw(tx: Tx, draw: number): Promise<Sums> {
  const sums = new Sums()
  for await (const tickets of chainTickets(tx, draw))
    for (const { owner: source, chain, own, most, ...bets } of tickets) {
      const [, ...above] = rebatesOf(bets.base, chain, own, most)
      sums.add({ source, ...bets }, above)
    }
  return sums
}
